### What every web page says.

web-nav = Pages
web-nav-pots = Side-pot calculator
web-nav-new = Create a room
web-theme-dark = Dark
web-theme-light = Light
web-languages = Languages
web-close = Close
web-why = Why
web-folded = folded
web-all-in = all-in
web-nobody-called = Nobody called it
web-nobody-eligible = Nobody eligible
web-pots-table = Pots
web-pot = Pot
web-amount = Amount
web-formula = Formula
web-eligible = Eligible
web-check-sum = Check sum
web-graph = The night, hand by hand
web-odds-win = win
web-odds-tie = tie
web-odds-chips = chips
web-odds-worth = worth
web-odds-coming = Counting the boards …
