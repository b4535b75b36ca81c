### The table display: read from four metres.

web-tv-title = Table display
web-tv-game = Home game
web-tv-hand = Hand { $number }
web-tv-pot = Pot
web-tv-players = Player
web-tv-stack = Stack
web-tv-bought = Buy-in
web-tv-code = Room code
web-tv-join = Scan to join, or enter the code.
web-tv-qr = QR code of the invite
web-tv-spectators = Spectators { $count }
web-tv-all-in = All-in
web-tv-preflop = Preflop
web-tv-flop = Flop
web-tv-turn = Turn
web-tv-river = River
web-tv-won = Winner of hand { $number }
web-tv-winners = Winners of hand { $number }
web-tv-void = Hand { $number } is void
web-tv-results = Net
web-tv-wait = One moment
web-tv-offline = Reconnecting
web-tv-net = Net
