# What the player to act may do. `.one`: a single size is possible.

menu-turn = { $name } to act
menu-fold = Fold
menu-check = Check
menu-call = Call
    .one = Call { $amount }
menu-bet = Bet
    .one = Bet { $least }
    .range = Bet { $least } to { $most }
menu-raise = Raise
    .one = Raise to { $least }
    .range = Raise to { $least }, up to { $most }
menu-all-in = All-in
    .one = All-in { $least }
menu-refused = { $action }: { $sentence }
