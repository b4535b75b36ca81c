### The front page.

web-start-headline = The floor’s ruling, at your table
web-start-lead = Who can win which chips, what is legal, and why: a side-pot calculator, and rooms for home games with real cards.
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
web-start-play-chips = Play chips or bookkeeping only. No money moves here, and nothing can be exchanged.
