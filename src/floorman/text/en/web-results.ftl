### The results of a night.

web-results-title = Results
web-results-of = { $name }: net
web-results-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
  }
web-results-hours = { $hours } h { $minutes } min
web-results-minutes = { $minutes } min
web-results-menu = Menu
web-results-table = To the table
web-results-player = Player
web-results-in = Buy-in
web-results-out = Out
web-results-stack = Stack
web-results-net = Net
web-results-course = { $name }: net after each hand, from { $least } to { $most }
web-results-check = Check sum
web-results-take = House take { $amount }, held by { $name }
web-results-over = Counted { $by } too many. Borne by { $name }
web-results-short = Counted { $by } too few. Borne by { $name }
web-results-settle = Settle up
web-results-fewest = { $payments ->
    [one] { $payments } payment (fewest)
   *[other] { $payments } payments (fewest)
  }
web-results-few = { $payments } payments. Even fewer may be possible; that is not proven.
web-results-nothing = Nobody owes anything.
web-results-paid = Paid
web-results-tick = { $payer } pays { $payee } { $amount }: paid
web-results-rounding = Paid in units of { $unit }: every net is rounded down, the units left go to the largest remainders.
web-results-play-chips = Play chips or bookkeeping only. No cash value, no money moves here.
web-results-open = The night is not over yet. The hand in play is not counted; all of this still changes.
web-results-empty = Nobody has bought chips yet.
web-results-history = Hands
web-results-hand = Hand { $number }
web-results-older = Older hands
web-results-no-hands = No hand was played.
web-results-copy-text = Copy text
web-results-share = Share results
web-results-send = Send by an app
web-results-copy-link = Copy link
web-results-image = Save image
web-results-csv = Table (CSV)
web-results-json = Record (JSON)
web-results-txt = Text file
web-results-copied = Copied
web-results-not-copied = Not copied. This browser does not allow it.
web-results-not-saved = Not saved: no connection. Try again.
web-results-wait = One moment
web-results-offline = Reconnecting
