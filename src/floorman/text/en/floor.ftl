# What a gesture binds to and why, and what the floor rules when a hand goes wrong.

binding-fold = Fold.
binding-check = Check.
binding-call = Call, { $to } in front.
binding-bet = Bet { $to }.
binding-raise = Raise to { $to }.
binding-all-in = All-in, { $to } in front.
binding-call-or-fold = Call or fold.
binding-call-or-raise = Call or raise.
binding-refused = Nothing is bound.
binding-strict = Nothing is bound. This table takes no gestures: the action and its amount are entered.
binding-returned = { $amount } goes back.

floor-as_said = The words count as said.
floor-as_pushed = The chips count as they lie.
floor-words_first = The words came first; the chips only pay.
floor-bare_amount = An amount alone counts as that many chips pushed in silence.
floor-raise_is_a_total = The amount named with a raise is its total.
floor-one_chip_bet = Nothing to call: one chip in silence bets all it is worth.
floor-one_chip_raise = The raise was said before the chip landed: all of it counts.
floor-last_chips = The last chips, and more than the call: all-in.
floor-prior_chips = The new chips count together with those left out from the earlier bet.
floor-one_oversized_chip = Facing a bet, one chip in silence is a call.
floor-every_chip_needed = Every chip is needed for the call, so it is a call.
floor-overchip_on_prior_chips = One chip onto an earlier bet that does not cover the price is a call.
floor-half_a_raise = At least half a raise: it goes up to the minimum.
floor-less_than_half = Less than half a raise: it comes down to a call.
floor-underraise_to_minimum = Below the minimum: this house raises it to the minimum.
floor-underraise_to_call = Below the minimum: this house makes it a call.
floor-underraise_refused = Below the minimum: this table does not take it.
floor-raise_said_first = The raise was said: too little goes up to the minimum.
floor-raise_without_amount = A raise without an amount is the minimum.
floor-underbet = A bet below the minimum goes up to it.
floor-string_bet = String bet: only the first motion counts.
floor-ambiguous_amount = An unclear amount is read as the largest that the pot covers.
floor-least_reading = An unclear amount that the pot does not cover is read as the smallest that is a bet.
floor-call_without_bet = Nothing to call: it is a check.
floor-raise_without_bet = Nothing to raise: it is a bet, the minimum or more.
floor-check_facing_bet = No check facing a bet, and no raise any more.
floor-bet_facing_bet = A bet said over a bet, and nothing else: the floor decides.
floor-undercall_full = Too little against an opening bet, or heads-up: the full call.
floor-undercall_discretion = Too little against a raise: the full call, or a fold that leaves the chips in.
floor-raise_not_open = Raising is closed here: it is a call.
floor-above_stack = More than the stack: the stack counts.
floor-above_maximum = More than the limit: the limit counts.
floor-pulled_back = The earlier bet was pulled back facing a raise: no fold any more.
floor-no_gesture = Nothing said, nothing pushed.

## Out of turn

irregular-nothing_wrong = Nothing to put right.
irregular-out_of_turn_stands = Out of turn, and nothing has changed since: the action stands.
irregular-out_of_turn_free = Out of turn, and the price has changed: the chips go back, every option is open.
irregular-out_of_turn_fold_stands = A fold out of turn stands.
irregular-out_of_turn_never_binds = Nothing out of turn binds in this house: the chips go back, every option is open.
irregular-out_of_turn_refused = An action out of turn is not taken here.
out-of-turn-pending = If the price is unchanged when the turn of { $name } comes, the action stands. If it has changed, the action does not bind: the chips go back, every option is open.
irregular-skipped_may_act = The skipped hand still acts.
irregular-skipped_floor_rules = Too much has happened behind the skipped hand. The floor decides: dead, or check, call and fold only.

## The deal

irregular-fouled_deck = Fouled deck, the same card twice: play stops and all chips go back.
irregular-too_late_for_a_misdeal = Too late for a misdeal: enough action has gone by, and the hand plays on.
irregular-misdeal_boxed_cards = Misdeal: two or more cards lay face up in the deck.
irregular-misdeal_wrong_seat = Misdeal: cards went to the wrong seat.
irregular-misdeal_wrong_count = Misdeal: a hand has the wrong number of cards.
irregular-misdeal_foreign_card = Misdeal: a card that does not belong to the deck.
irregular-misdeal_exposed = Misdeal: the dealer exposed one of the first two cards, or two others.

## Cards

irregular-exposed_hand_live = Shown by its owner, the hand still plays; a penalty may follow.
irregular-discard_live = Face down, identifiable, not yet in the muck: the hand is live.
irregular-hand_dead = In the muck or not identifiable: the hand is dead.

## Amounts

irregular-corrected = Found in time: { $to } for everyone who put in the wrong amount.
irregular-error_stands = Found too late: { $to } stands.
irregular-accepted_action = The true amount is owed, whatever was announced: { $to }.
irregular-hidden_chips_play = The hidden chips belong to the all-in: they play.
irregular-hidden_chips_not_paid = Hidden chips are not paid when their hand wins.
irregular-hidden_chips_not_saved = Hidden chips are not saved when their hand loses: the floor may give them to the caller.

## Time, and asking to see a hand

irregular-time_folds = Time is up facing a bet: fold.
irregular-time_checks = Time is up with nothing to call: check.
irregular-see_right = The hand is shown on request.
irregular-see_no_right = There is no right to see this hand.
irregular-see_floor_decides = The floor decides whether the hand is shown.
irregular-see_in_the_history = Nobody asks: all can read the hand in the history afterwards.
