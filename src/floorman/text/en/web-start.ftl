### The front page.

web-start-headline =
    Who can win which chips,
    and why.
web-start-lead = Settle one pot, or run the whole night: real cards on your table, phones as chips.
web-start-new = Create a room
web-start-pots = Side-pot calculator
web-start-code = Room code
web-start-enter = Join
web-start-offline = No connection. Try again.
web-start-fact-1 = Real cards, phones as chips
web-start-fact-1-says = Bets, pots and stacks are kept for you. Nobody counts, nobody argues.
web-start-fact-2 = Every ruling with its reason
web-start-fact-2-says = A raise that is closed stays on the screen and says why, with the rule’s number.
web-start-fact-3 = Settled to the last chip
web-start-fact-3-says = Undo, rebuys, a ledger anyone can check, and the fewest payments at the end.
web-start-example = A ruling, as the table sees it
web-start-ruling-title = Raise unavailable
web-start-ruling = A bet 50, B called, C raised to 100, A folded, B called. C may not bet again: nobody raised C.
web-start-ruling-sum = The street is closed: everybody left has put in 100.
web-start-pot-main = Main pot
web-start-pot-side = Side pot 1
web-start-returned = Returned to C
web-start-play-chips = Free, no account. Play chips or bookkeeping only: no money moves here, and nothing can be exchanged.
