### What the server says besides the rules: titles of slips, refusals at the door and on the wire, prompts of the table.

said-title = Not possible
said-title-fold = Fold unavailable
said-title-check = Check unavailable
said-title-call = Call unavailable
said-title-bet = Bet unavailable
said-title-raise = Raise unavailable
said-title-all-in = All-in unavailable

door-no-room = There is no room { $code }. Check the code with the host.
door-no-invite = This link opens no room. Ask the host for a new one.
door-old-invite = This invite has been replaced. Ask the host for the new link.
door-old-move = This link for a new phone is used up or too old. Ask for a new one.
door-not-host = Only the host can do this.
door-not-yours = Only { $name } or the host can move this seat to another phone.
door-no-device = Open the room with its link first.
door-not-a-guest = Join the room first.
door-already-in = This phone is already in the room as { $name }.
door-night-open = Payments can be ticked once the night is closed.
door-results-open = There are no results before the night is closed.
door-no-payment = There is no such payment.

wire-bad-message = The server did not understand this message: { $reason }
wire-stale = Something happened in between. Look again, then decide.
wire-too-fast = Too many messages at once. Wait a moment.
wire-too-slow = The connection could not keep up. Reconnecting.
wire-busy = The room is busy. Try again.
wire-store = The log could not be written. Nothing has happened; try again.
wire-going-down = The server is restarting. Nothing is lost.
wire-hello-first = Say hello first.
wire-not-found = There is nothing here.
wire-bad-origin = Requests from other sites are refused.
wire-bad-request = This request cannot be read: { $reason }
wire-too-many = Too many requests. Wait { $seconds } s.
wire-trouble = Something went wrong here. Nothing has changed.

prompt-lobby = Waiting for players
prompt-lobby-more = Two players with chips are needed.
prompt-begin = Next hand
prompt-begin-more = { $ready } players are ready.
prompt-player = { $name } to act
prompt-player-call = { $name } to act · { $amount } to call
prompt-cards-flop = Deal the flop
prompt-cards-turn = Deal the turn
prompt-cards-river = Deal the river
prompt-cards-more = Betting is closed.
prompt-cards-run-more = Board { $run }
prompt-winners = Who won the { $pot }?
prompt-winners-more = { $amount } · { $names }
prompt-paused = Paused
prompt-paused-more = The host continues the game.
prompt-closed = The night is over
prompt-closed-more = { $hands } hands played.

reason-all-others-folded = All others folded
reason-showdown = Showdown
reason-void = Void

verb-fold = Fold
verb-check = Check
verb-call = Call
verb-bet = Bet
verb-raise = Raise
verb-all-in = All-in

size-bb = { $size } BB
size-third = ⅓ pot
size-half = ½ pot
size-two-thirds = ⅔ pot
size-pot = Pot
size-all-in = All-in


page-title-start = floorman: the floor’s ruling
page-title-pots = Side-pot calculator · floorman
page-title-new = Create a room · floorman
page-title-room = Room · floorman
page-title-tv = Table display · floorman
page-title-results = Results · floorman
page-says = A side-pot calculator and rooms for home games with real cards: phones as chips, every ruling explained.

floors-returned = Returned to { $name }
floors-returned-sum = { $top } − { $second }
