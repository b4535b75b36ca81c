# A night around its hands: what is refused, what happened, the terms it is played by, its results.

## Refused, and what is possible instead

night-refusal-settings-wrong = The game cannot be played like this. { $faults }
night-refusal-night-closed = The game is closed. Its results stand.
night-refusal-not-a-guest = Not on the guest list. Join first.
    .named = { $name } is not on the guest list. Join first.
night-refusal-already-a-guest = { $name } is on the guest list already. A seat can be taken.
night-refusal-name-empty = A name has 1 to { $most } letters.
night-refusal-name-taken = The name { $name } is taken. Choose another one.
night-refusal-room-locked = The room is locked. The host can open it.
night-refusal-no-phoneless-seats = Everybody joins with a phone here. Guests without one cannot be added.
night-refusal-not-yours = Only { $name } or the host can do this.
night-refusal-host-only = Only the host can do this: { $name }.
night-refusal-no-such-chair = No such seat: { $chair }. Seats here: 1 to { $chairs }.
night-refusal-chair-taken = Seat { $chair } is taken by { $name }. Choose a free one.
night-refusal-already-seated = { $name } has seat { $chair } already. Between hands a move is possible.
night-refusal-not-seated = { $name } has no seat. Take one first.
night-refusal-kicked = { $name } was sent home. After that only the host gives the seat back.
night-refusal-in-a-hand = { $name } is in the hand. The seat can be changed after it.
night-refusal-already-sitting-out = { $name } sits out already. Coming back is possible at any time.
night-refusal-already-leaving = { $name } leaves after this hand. Coming back first keeps the seat.
night-refusal-not-chips = Not an amount of chips: { $value }. Whole numbers only.
night-refusal-not-in-units = { $amount } cannot be made up. The smallest chip is { $unit }: { $below } or { $above }.
night-refusal-below-minimum-buy-in = Below the minimum buy-in. Asked { $asked }, minimum { $least }.
night-refusal-above-maximum-buy-in = Above the maximum. Asked { $asked }, possible { $most }: stack { $stack }, maximum { $maximum }.
    .full = Stack { $stack }, maximum { $maximum }. No chips can be added now.
night-refusal-below-what-was-taken-off = { $name } is back within { $minutes } minutes and brings at least what was taken off. Asked { $asked }, taken off { $least }.
night-refusal-already-asked = { $name } has asked for { $amount } already. Take that back first.
night-refusal-nothing-asked = { $name } has not asked for chips.
night-refusal-reason-missing = A reason is needed, for the log. One word is enough.
night-refusal-hand-running = Hand { $number } is running. After it this is possible.
night-refusal-no-hand = No hand yet. Begin one first.
night-refusal-too-few-ready = Two players are needed who have chips and do not sit out. Ready: { $ready }.
night-refusal-paused = Paused. The host resumes.
night-refusal-not-paused = Not paused. The game is on.
night-refusal-last-hand-played = Hand { $number } was the last. The host calls that off or closes the game.
night-refusal-setup-wrong = The hand cannot begin. { $faults }
night-refusal-deck-wrong = The deck does not fit. Cards { $cards }, needed { $needed }, each one once.
night-refusal-cards-are-dealt = The deck deals this hand. Cards and winners are not entered.
night-refusal-cards-already-seen = Cards that everybody has seen are not put back. The step stands.
night-refusal-not-your-step = Not your step. Whoever made it takes it back, or the host.
night-refusal-cashed-out-since = { $name } has cashed out since. The last hand stands; the host can correct a stack.
night-refusal-seats-changed-since = { $name } has changed seats since. The last hand stands; the host can correct a stack.
night-refusal-corrected-since = { $name }: stack corrected since. The last hand stands; the host can correct a stack again.
night-refusal-not-dealt-in = { $name } is not in this hand. The players in it and the host can do this.
night-refusal-cannot-be-host = { $name } cannot be the host. Another guest with a phone can.
night-refusal-nothing-offered = { $name } has not been offered to be the host. The present host offers it.
night-refusal-host-cannot-be-kicked = The host cannot be sent home. Make somebody else the host first.
night-refusal-already-so = That is so already. Nothing changes.
night-refusal-count-incomplete = Not counted yet: { $names }.
night-refusal-count-off = Counted { $counted }, issued { $issued }: { $by } too many. Count again, or name who bears it.
    .short = Counted { $counted }, issued { $issued }: { $by } missing. Count again, or name who bears it.
night-refusal-not-a-card = Not a card: { $card }.
night-refusal-no-such-action = No such action: { $verb }. Possible are fold, check, call, bet, raise.

## What is wrong with the terms

night-fault-not-a-number = { $what }: { $value } is not a whole number from 0 to { $most }.
night-fault-seats-out-of-range = Seats: { $seats }. 2 to { $most } are possible.
night-fault-blinds-out-of-order = The small blind { $small } is larger than the big blind { $big }.
night-fault-no-big-blind = The big blind is { $value }. At least 1 is needed.
night-fault-no-such-choice = { $what }: { $value } is not known. Possible: { $known }.
    .option = There is no house option { $value }.
night-fault-buy-in-limits-crossed = The maximum buy-in { $most } is smaller than the minimum { $least }.
night-fault-unit-not-positive = The smallest chip and the rounding of payments are at least 1, not { $value }.
night-fault-not-in-units = { $what }: { $value } cannot be made up. The smallest chip is { $unit }.
night-fault-rake-out-of-range = Rake { $value } per mille. The rate is 0 to 1,000.
night-fault-ante-above-big-blind = The ante { $ante } is larger than the big blind { $big }.
night-fault-buy-in-below-big-blind = The maximum buy-in { $most } is smaller than the big blind { $big }.
night-fault-option-out-of-range = { $what }: { $value }. { $least } to { $most } are possible.
night-fault-not-a-text = { $what }: { $value } is not text.

night-setting-name = Name of the room
night-setting-seats = Seats
night-setting-small-blind = Small blind
night-setting-big-blind = Big blind
night-setting-ante = Ante
night-setting-ante-kind = Who pays the ante
night-setting-house = House rules
night-setting-options = House options
night-setting-game = Game
night-setting-small-bet = Small bet
night-setting-big-bet = Big bet
night-setting-min-buy-in = Minimum buy-in
night-setting-max-buy-in = Maximum buy-in
night-setting-approval = The host approves buy-ins
night-setting-unit = Smallest chip
night-setting-rake-per-mille = Rake
night-setting-rake-cap = Rake cap
night-setting-time-charge = Time charge
night-setting-time-charge-minutes = Minutes between time charges
night-setting-rathole-minutes = Minutes for bringing back what was taken off
night-setting-phoneless = Guests without a phone
night-setting-settle-unit = Rounding of payments

## What happened

night-opened = { $name } opens the room. Blinds { $small }/{ $big }
    .named = { $name } opens the room { $room }. Blinds { $small }/{ $big }
night-joined = { $name } joins
    .kept = { $name } joins without a phone. { $keeper } acts for this seat
night-renamed = New name: { $name }
    .before = { $before } is now called { $name }
night-seat-taken = { $name } takes seat { $chair }
    .post = { $name } takes seat { $chair } and posts to be dealt in
night-seat-moved = { $name } moves to seat { $chair }
    .new = { $name } moves to seat { $chair } and enters as a new player
night-sat-out = { $name } sits out
night-came-back = { $name } is back
    .post = { $name } is back and posts what is owed
night-leave-marked = { $name } leaves after this hand
    .kicked = { $name } is sent home after this hand
night-cashed-out = { $name } cashes out { $amount }
    .empty = { $name } leaves the table
    .kicked = { $name } is sent home and cashes out { $amount }
    .kicked-empty = { $name } is sent home
night-chips-asked = { $name } asks for { $amount }
night-chips-granted = { $name }: { $amount } on the way
    .approved = { $name }: { $amount } approved by { $by }
night-chips-declined = { $name } takes the request back
    .declined = { $name }: request declined by { $by }
    .full = { $name }: no chips added, the stack is at the maximum
night-chips-bought = { $name } buys in for { $amount }
    .cut = { $name } buys in for { $amount } of { $asked }, up to the maximum
night-stack-set-right = { $name }: stack corrected from { $before } to { $after }. Reason: { $reason }
night-time-charged = Time charge: { $amounts }
    .none = Time charge: the clock runs, nothing taken
    .back = Time charge given back: { $amounts }
night-charge = { $name } { $amount }
night-hand-begun = Hand { $number }. { $button }. { $stakes }
night-button = Button: { $name }
    .dead = Dead button
night-stakes = Blinds { $small }/{ $big }
    .ante = Blinds { $small }/{ $big }, ante { $ante }
    .bomb-pot = Bomb pot { $bomb }
night-taken-back = Undone by { $name }
    .step = Undone by { $name }: { $undone }
night-paused = Paused by { $name }
night-resumed = Resumed by { $name }
night-last-hand-called = Hand { $number } is the last
    .off = The last hand is called off
night-room-locked = Room locked: no new guests
    .open = Room open to new guests
night-stakes-changed = From the next hand: blinds { $small }/{ $big }
    .ante = From the next hand: blinds { $small }/{ $big }, ante { $ante }
night-host-offered = { $name } is asked to be the host
    .off = The host stays
night-host-changed = { $name } is the host
    .lost = The host was away too long. { $name } is the host
night-host-away = The host is away
    .back = The host is back
night-closed = Game closed. Counted { $counted }, nothing missing
    .over = Game closed. Counted { $counted }, { $by } too many. Borne by { $name }
    .short = Game closed. Counted { $counted }, { $by } missing. Borne by { $name }

## Where somebody stands

night-standing-guest = No seat
night-standing-busted = No chips
night-standing-sitting-out = Sitting out
night-standing-waiting = Waiting for the big blind
night-standing-ready = Ready
night-standing-in-hand = In the hand
night-standing-leaving = Leaving after this hand

## The terms on a card

night-terms-stakes = { $game }, blinds { $small }/{ $big }
    .ante = { $game }, blinds { $small }/{ $big }, ante { $ante } ({ $kind })
night-terms-bets = Small bet { $small }, big bet { $big }
night-terms-game-nl = No-limit hold'em
night-terms-game-pl = Pot-limit hold'em
night-terms-game-fl = Fixed-limit hold'em
night-terms-seats = Seats: { $seats }
    .phoneless = Seats: { $seats }, also without a phone
night-terms-buy-in = Buy-in: any amount
    .least = Buy-in: { $least } or more
    .most = Buy-in: up to { $most }
    .range = Buy-in: { $least } to { $most }
    .exact = Buy-in: { $most }
night-terms-rebuy = Rebuy and top-up at any time, without limit. The chips come between hands.
    .most = Rebuy and top-up at any time, to a stack of { $most } at most. The chips come between hands.
night-terms-approval = The host approves every buy-in.
    .free = Buy-ins need no approval.
night-terms-rathole = Back within { $minutes } minutes: with at least the chips taken off.
night-terms-house = House rules: { $house }. { $meaning }
night-terms-house-house = Home game by our guide: both blinds are always there, newcomers post or wait, actions against the rules are refused.
night-terms-house-tda = Tournament rules: dead button, newcomers are dealt in at once, the floor rules on irregular actions.
night-terms-house-wsop = Casino cash game: dead button, straddle from UTG or the button, bomb pots, up to three boards, rulings by the floor.
night-terms-house-online = As poker sites deal: both blinds are always there, every player antes, up to three boards, actions against the rules are refused.
night-terms-option = { $option }: { $value }
night-terms-no-take = No rake, no time charge.
night-terms-rake = Rake { $rate }, no cap
    .cap = Rake { $rate }, at most { $cap } a hand
night-terms-time = Time charge: { $amount } a hand from everybody dealt in
    .clock = Time charge: { $amount } every { $minutes } minutes from everybody dealt in
night-terms-unit = Smallest chip: { $unit }
night-terms-settle = Settled to the chip.
    .rounded = Settled in units of { $unit }.
night-terms-play-chips = Play chips or bookkeeping only. No cash value, no money moves here.
night-terms-yes = Yes
night-terms-no = No

## The results

night-results-title = Results
    .named = Results: { $name }
night-results-line = { $name }: in { $bought_in }, out { $cashed_out }, net { $net }
    .borne = { $name }: in { $bought_in }, out { $cashed_out }, difference { $borne }, net { $net }
night-results-check = Check: { $sum } = 0
night-results-take = House take { $amount }, held by { $name }
night-results-difference = Counted { $by } too many. Borne by { $name }
    .short = Counted { $by } too few. Borne by { $name }
night-results-payment = { $payer } pays { $payee } { $amount }
night-results-nothing = Nobody owes anything.
night-results-exact = Fewest payments (exact)
    .more = Few payments. Even fewer may be possible.
night-results-rounding = Paid in units of { $unit }: every net is rounded down, the units left go to the largest remainders.

## The score sheet

score-word-posted = Blind
score-word-folded = Fold
score-word-checked = Check
score-word-called = Call
score-word-bet = Bet
score-word-raised = Raise
score-word-all-in = All-in
