# House rules: a label and what is asked for each option, a label and the difference for each value.

preset-house = Our guide
preset-tda = TDA 2024
preset-wsop = WSOP 2026
preset-online = Online
preset-own = Own rules

house-button_rule = Button
    .says = How the button moves when seats empty.
house-button_rule-dead_button = Dead button
    .says = The big blind moves one player on; small blind and button may fall on an empty seat.
house-button_rule-forward_moving = Forward moving
    .says = Small and big blind are always live; somebody may skip a big blind.
house-button_rule-moving_button = Moving button
    .says = Skipped blinds are caught up; there may be several big blinds in one hand.

house-heads_up_transition = From three to two
    .says = Who has the big blind when a third player leaves.
house-heads_up_transition-no_big_blind_twice = No big blind twice
    .says = Nobody posts the big blind in two hands running.
house-heads_up_transition-plain_forward = Plain forward
    .says = The button simply moves on, even if the big blind stays.

house-new_player_entry = New player
    .says = What a newcomer posts before the first hand.
house-new_player_entry-free = Free
    .says = Dealt in without posting.
house-new_player_entry-post_big_blind = Post the big blind
    .says = Posts the big blind at once.
house-new_player_entry-post_or_wait = Post or wait
    .says = Posts the big blind, or waits until it comes.
house-new_player_entry-buy_the_button = Buy the button
    .says = Between blind and button: posts both blinds and has the button next.

house-missed_blind = Missed blinds
    .says = What is owed for blinds that were missed.
house-missed_blind-bb_live_sb_dead = Big blind live, small blind dead
    .says = The big blind counts as a bet, the small blind only goes into the pot.
house-missed_blind-live_up_to_min_bet = Live up to the minimum bet
    .says = As much as one minimum bet is live, the rest is dead.
house-missed_blind-wait_for_bb = Wait for the big blind
    .says = Nothing can be made good; one waits.

house-straddle = Straddle
    .says = Who may straddle.
house-straddle-off = Off
    .says = Nobody.
house-straddle-utg = UTG
    .says = The first seat left of the big blind.
house-straddle-button = Button
    .says = The button.
house-straddle-utg_or_button = UTG or button
    .says = Both, UTG and the button.
house-straddle-any = Any seat
    .says = Everybody but the blinds.

house-straddle_max_levels = Straddles in a hand
    .says = How many straddles may follow one another.
    .value = { $value }
house-straddle_min_raise = Raise over a straddle
    .says = 1/2, straddle 4: the smallest first raise.
house-straddle_min_raise-double_straddle = Twice the straddle
    .says = Raise to 8.
house-straddle_min_raise-plus_big_blind = One big blind more
    .says = Raise to 6.

house-button_straddle_first = Button straddle: who opens
    .says = Who acts first when the button has straddled.
house-button_straddle_first-left_of_straddle = Left of the straddle
    .says = The small blind opens.
house-button_straddle_first-under_the_gun = UTG
    .says = UTG opens, the button waits for last.

house-bomb_pot = Bomb pots
    .says = Whether bomb pots are played.
house-bomb_pot-no = No
    .says = None are played.
house-bomb_pot-yes = Yes
    .says = Everybody antes the same and play begins on the flop.
house-bomb_pot_button_moves = Button after a bomb pot
    .says = Whether the button moves after a bomb pot.
house-bomb_pot_button_moves-no = Stays
    .says = The next hand is played with the same button.
house-bomb_pot_button_moves-yes = Moves
    .says = The bomb pot counts as a hand.

house-ante_kind = Ante
    .says = Who pays an ante where one is played.
house-ante_kind-none = None
    .says = Nobody.
house-ante_kind-per_player = Every player
    .says = Everybody pays their own.
house-ante_kind-big_blind = Big blind ante
    .says = The big blind pays for the table.
house-ante_kind-button = Button ante
    .says = The button pays for the table.
house-ante_order = Short big blind: blind or ante
    .says = Blind 1,000, ante 1,000, stack 1,500: what is paid first.
house-ante_order-big_blind_first = Blind first
    .says = Blind 1,000, ante 500.
house-ante_order-ante_first = Ante first
    .says = Ante 1,000, blind 500.

house-short_blind_call = Call over a short big blind
    .says = Big blind 100, all-in for 60: what the others owe.
house-short_blind_call-nominal_big_blind = The full blind
    .says = 100, however short the blind is.
house-short_blind_call-actual_posted = What was posted
    .says = 60.
house-burn_cards = Burn cards
    .says = Whether a card is burned before flop, turn and river.
house-burn_cards-no = No
    .says = None is burned.
house-burn_cards-yes = Yes
    .says = One before each street.

house-min_raise_basis = Minimum raise
    .says = Raised from 6 to 16: the next minimum.
house-min_raise_basis-last_full_increment = The last raise again
    .says = By 10 more, to 26.
house-min_raise_basis-double_the_bet = Double
    .says = Twice 16, to 32.
house-short_allin_min_raise = Minimum after a short all-in
    .says = Bet 10, all-in 16: the next minimum.
house-short_allin_min_raise-complete_to_full = From the last full bet
    .says = 10 + 10 = 20; the all-in is completed.
house-short_allin_min_raise-on_top_of_all_in = On top of the all-in
    .says = 16 + 10 = 26.
house-short_allin_min_raise-acpc_last_increment = The last increment
    .says = 16 + 6 = 22, as the ACPC dealer program counts.

house-reopen_rule = Reopening
    .says = Bet 100, all-ins 125 and 200: whether the bettor may raise again.
house-reopen_rule-full_bet_only = Each all-in by itself
    .says = No: neither 25 nor 75 is a full raise.
house-reopen_rule-cumulative_per_player = What this player owes
    .says = Yes: 100 owed. Whoever called 125 owes 75 and may not.
house-reopen_rule-cumulative_table = All short all-ins together
    .says = Yes, and everybody else too: 25 + 75 = 100.
house-short_bet_raise = Raise over a short opening bet
    .says = Big blind 100, opening all-in 20: the next minimum.
house-short_bet_raise-bb_on_top = Big blind on top
    .says = 20 + 100 = 120.
house-short_bet_raise-complete_to_bb = Complete it
    .says = 100.
house-short_bet_checkers = Short opening bet after a check
    .says = Big blind 100, check, all-in 20: whether the checker may raise.
house-short_bet_checkers-call_or_fold = Call or fold
    .says = No: 20 is no full bet.
house-short_bet_checkers-may_raise = May raise
    .says = Yes: checking gives nothing away.

house-limit_reopen_rule = Fixed limit: a whole raise
    .says = Size 20, all-in 30 over a bet of 20: whether it reopens.
house-limit_reopen_rule-half_bet = Half-bet rule
    .says = Yes: 10 is half of 20.
house-limit_reopen_rule-full_bet = Full-bet rule
    .says = No: 20 would be needed.
house-limit_raise_cap = Fixed limit: cap
    .says = Raises after the bet of a round.
    .value = { $value ->
        [0] no cap
       *[other] { $value }
    }
house-limit_cap_heads_up = Fixed limit: cap heads-up
    .says = When the cap falls away for two players.
house-limit_cap_heads_up-uncapped_if_heads_up_before_cap = Two left before the cap
    .says = From the moment two are left, if the cap was not reached yet.
house-limit_cap_heads_up-uncapped_if_round_began_heads_up = Round began with two
    .says = Only in rounds that two players began.
house-limit_cap_heads_up-until_event_is_heads_up = Last two of the event
    .says = Only when the whole event is down to two.
house-pl_preflop_pot = Pot limit before the flop
    .says = 5/10: the largest opening raise.
house-pl_preflop_pot-true_count = True count
    .says = The small blind counts as 5: to 35.
house-pl_preflop_pot-round_sb_up = Small blind rounded up
    .says = The small blind counts as 10: to 40.

house-folded_only_layer = Layer of folded chips
    .says = 100, 250, 250 and a folded 400: what becomes of the 150.
house-folded_only_layer-report_no_eligible = Reported
    .says = It stands as a pot with nobody eligible.
house-folded_only_layer-return_to_bettor = Returned
    .says = Nobody called it: it goes back.
house-folded_only_layer-merge_down = To the pot below
    .says = It joins the pot below: 450 + 150 = 600.
house-pot_award_order = Order of the pots
    .says = Which pot is judged first.
house-pot_award_order-last_side_first = Last side pot first
    .says = From the last side pot to the main pot.
house-pot_award_order-main_first = Main pot first
    .says = From the main pot outwards; the amounts are the same.
house-odd_chip_rule = Odd chip
    .says = 101 for two: who gets the 51.
house-odd_chip_rule-first_left_of_button = Left of the button
    .says = The first winner left of the button.
house-odd_chip_rule-high_card_by_suit = Highest card
    .says = The highest hole card, its suit counted.
house-odd_chip_multi = Several odd chips
    .says = 302 for three: how two odd chips are given.
house-odd_chip_multi-one_each_clockwise = One each
    .says = Clockwise: 101, 101, 100.
house-odd_chip_multi-all_to_first = All to the first
    .says = 102, 100, 100.
house-odd_chip_unit = Smallest part of a pot
    .says = Chips of 25, blinds 50/100: what a pot is split down to.
house-odd_chip_unit-smallest_denomination = Smallest chip
    .says = 25, the smallest chip in play.
house-odd_chip_unit-smallest_blind_unit = Blind unit
    .says = 50, the smallest unit of the blinds.
house-odd_chip_unit-one = One
    .says = 1, as programs count.

house-rit_max = Most boards
    .says = How often the board may be run out.
    .value = { $value }
house-rit_odd_chip = Odd chips between boards
    .says = 101 on three boards: which board gets them.
house-rit_odd_chip-one_each_in_board_order = In board order
    .says = 34, 34, 33.
house-rit_odd_chip-all_to_first_board = First board
    .says = 35, 33, 33.
house-showdown_order = Order of showing
    .says = Who shows first.
house-showdown_order-last_aggressor_final_street = Last bettor
    .says = Whoever bet or raised last on the final round.
house-showdown_order-by_position = By position
    .says = Always the first hand left of the button.
house-all_in_reveal = All-in hands
    .says = Whether hands are shown once nobody can bet.
house-all_in_reveal-table_all_at_once = All at once
    .says = All are shown before the next card.
house-all_in_reveal-may_muck = May muck
    .says = A losing hand may go unseen.
house-see_hand_request = Asking to see a hand
    .says = Who may ask for a hand to be shown.
house-see_hand_request-none = Nobody
    .says = Mucked hands stay unseen.
house-see_hand_request-caller_may_see_last_aggressor = The caller
    .says = Whoever called on the river may see the last bettor's hand.
house-see_hand_request-any_dealt_in = Any player of the hand
    .says = Everybody who was dealt in.
house-see_hand_request-collusion_only = On suspicion
    .says = Only where collusion is suspected, through the floor.
house-see_hand_request-hand_history = Hand history
    .says = Nobody asks; all can read it afterwards.

house-input_mode = Mistakes
    .says = What the table does with an action that does not fit.
house-input_mode-strict = Refused
    .says = It is not taken.
house-input_mode-live_rulings = Ruled on
    .says = The floor makes an action of it.
house-underraise_ruling = Raise below the minimum
    .says = Bet 1,000, pushed 1,400: what it counts as.
house-underraise_ruling-fifty_percent = Half decides
    .says = 400 is less than half of 1,000: a call. From 1,500 on: a raise to 2,000.
house-underraise_ruling-always_minimum = Minimum
    .says = A raise to 2,000.
house-underraise_ruling-always_call = Call
    .says = A call of 1,000.
house-underraise_ruling-reject = Refused
    .says = It is not taken.
house-oot_action = Out of turn
    .says = What becomes of an action out of turn.
house-oot_action-binding_if_unchanged = Binding if nothing changed
    .says = It stands unless the price has changed when the turn comes.
house-oot_action-never_binding = Never binding
    .says = Chips go back, every option is open; a fold stands.
house-oot_action-reject = Refused
    .says = It is not taken.
house-fold_when_check_free = Folding for free
    .says = A fold where checking costs nothing.
house-fold_when_check_free-allow = Stands
    .says = It counts as a fold.
house-fold_when_check_free-forbid = Refused
    .says = It is not taken.

house-rake_per_mille = Rake
    .says = The part of a pot the house takes.
    .value = { $value } %
house-rake_cap = Rake cap
    .says = The most the house takes of one hand.
    .value = { $value ->
        [0] no cap
       *[other] { $value }
    }
house-no_flop_no_drop = Rake without a flop
    .says = Whether a hand without a flop is raked.
house-no_flop_no_drop-no = Raked
    .says = Every hand is raked.
house-no_flop_no_drop-yes = No flop, no drop
    .says = Without a flop nothing is taken.
house-rake_rounding = Rounding of the rake
    .says = 5 % of 90: what is taken.
house-rake_rounding-down = Down
    .says = 4.
house-rake_rounding-nearest = To the nearest
    .says = 4.5 becomes 5.
