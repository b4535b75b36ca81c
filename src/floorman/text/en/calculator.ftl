### The side-pot calculator: what is wrong with an input, its examples, and the page without script.

calc-nothing-put-in = Nobody has put anything in.
calc-name-missing = A player needs a name.
calc-name-twice = { $name } is there twice.
calc-not-live = { $name } has folded or is not in the list.
calc-not-eligible = { $name } cannot win the { $pot }.
calc-contradiction = { $name } and { $other }: one hand cannot win one pot and lose another to the same hand.
calc-board-cards = The board has three, four or five cards, not { $given }.
calc-two-cards = { $name } holds two cards.
calc-returned = Returned
calc-text-title = Side pots (floorman)

calc-example-folded = Three all-ins and a fold
calc-example-two = Two players
calc-example-three = Three all-ins
calc-example-tie = A tie in the side pot
calc-example-four = Four all-ins
calc-example-flush = One hand wins all
calc-example-levels = Equal all-ins
calc-example-nobody = A pot nobody can win
calc-example-odd = An odd chip

calc-word-title = Side-pot calculator
calc-word-lead = Your limit against each player is what you put in.
calc-word-player = Player
calc-word-put-in = Put in
calc-word-status = Status
calc-word-in = in
calc-word-all-in = all-in
calc-word-folded = folded
calc-word-pot = Pot
calc-word-amount = Amount
calc-word-formula = Formula
calc-word-eligible = Eligible
calc-word-check = Check sum
calc-word-steps = Step by step
calc-word-faq = Questions

calc-faq-1 = Can I win more than I put in?
    .says = From each player at most what you put in yourself. All-in with 30,000 against two callers, you can win 90,000.
calc-faq-2 = What becomes of chips that nobody can call?
    .says = They go back to the player who put them in. They are no pot, and nobody wins them.
calc-faq-3 = Does a folded player get chips back?
    .says = No. What he put in stays in the pots it reached; he can win none of them.
calc-odds-title = All-in: chances and worth
