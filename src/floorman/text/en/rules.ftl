# The rule book: a title for each key of `rulebook.RULES`, and the rule in a sentence or two with numbers.

## Turn and street

rule-turn-order = Order of action
    .says = Before the flop the first seat left of the big blind opens, later the first hand left of the button. With 4 players that is UTG, then the small blind.
rule-turn-big_blind_option = Big blind option
    .says = If nobody has raised, the big blind may check or raise. 1/2, all call 2: check, or raise to 4 or more.
rule-turn-street_closes = End of a betting round
    .says = A round ends when everyone left has acted and put in the same amount; whoever raised last gets no further turn. A bets 50, B calls, C raises to 100, A folds, B calls: closed.
rule-turn-no_more_betting = No more betting
    .says = Where nobody is left who could call a bet, there is no more betting: hands are shown and the board is dealt out. A all-in 16, B calls 16: no bet on the turn.
rule-turn-button_straddle = Button straddle
    .says = When the button straddles, the small blind opens, or UTG does and the button waits for last. 1/2, button straddles 4: the house says which.
rule-turn-fold_when_free = Folding for free
    .says = Where checking costs 0, a fold gives the hand away. Most houses let it stand, some refuse it.

## Betting

rule-call-amount = What a call costs
    .says = A call matches the price of the street, or puts in what one has. Bet 10, all-in 16: the bettor calls 6 more.
rule-call-short_blind = Short big blind
    .says = A big blind that is all-in for less does not lower the price. Blind 100, only 60 posted: the next player still owes 100.
rule-bet-minimum = Minimum bet
    .says = The first bet of a street is at least the big blind; an ante changes nothing. 1/2: at least 2.
rule-raise-minimum = Minimum raise
    .says = A raise adds at least what the last full bet or raise added; the total is not the measure. 6 raised to 16 added 10: the next raise is to 26 or more.
rule-raise-after_short_all_in = Minimum after a short all-in
    .says = Bet 10, all-in 16. Our guide counts from the last full bet: the next raise is to 20. TDA and WSOP add a full raise to the all-in: 26.
rule-raise-reopen = Reopening the betting
    .says = Whoever has acted may raise again only when a full raise has come since. Bet 10, all-in 16: raised by 6, closed. All-in 25: raised by 15, open.
rule-raise-short_bet = Raise over a short opening bet
    .says = An opening all-in below the big blind is completed or raised on top. Blind 100, all-in 20: the next raise is to 100 or to 120, as the house says.
rule-raise-short_bet_checkers = Short opening bet after a check
    .says = Whoever has checked and faces less than a full bet calls or folds. Blind 100, check, all-in 20: no raise for the checker, unless the house allows it.
rule-raise-all_in_for_less = All-in for less
    .says = All one has is always enough: for a call, and for a raise where raising is open. Minimum 20, stack 16: all-in 16 stands.
rule-raise-nobody_left_to_call = A raise needs a caller
    .says = Where no opponent has chips beyond the price, there is nothing to raise. Everyone else all-in for 16: call 16 or fold.
rule-raise-straddle = Raise over a straddle
    .says = 1/2 with a straddle of 4: the first raise is to 8, twice the straddle, or to 6, one big blind more.
rule-limit-raise = Fixed-limit raise
    .says = Bets and raises have one size, and an all-in of half of it or more counts as whole. Bet 20, all-in 30: reopened. All-in 28: not reopened.
rule-limit-cap = Cap on raises
    .says = In fixed limit a round has one bet and a set number of raises. Size 2, cap of four: 2, 4, 6, 8, 10.
rule-limit-cap_heads_up = Cap heads-up
    .says = For two players the cap may fall away; the house says from when. Size 2, two left: whether 12 may follow 10.
rule-pot_limit-maximum = Pot limit
    .says = The largest raise is the pot as it stands after one's own call. Pot 100, bet 50: call 50, then raise by 200, to 250.

## Forced bets

rule-post-blinds = Blinds
    .says = The first seat left of the button posts the small blind, the next one the big blind; heads-up the button has the small blind. 1/2: the pot begins with 3.
rule-post-ante = Ante
    .says = An ante goes into the pot and moves neither price nor minimum. Blinds 100/200, big blind ante 200: the minimum bet stays 200.
rule-post-ante_order = Short big blind with an ante
    .says = A big blind who cannot pay both pays the blind first, or the ante first. 500/1,000, ante 1,000, stack 1,500: blind 1,000 and ante 500, or the other way round.
rule-post-missed_blind = Missed blinds
    .says = Whoever missed blinds makes them good before the next hand, or waits for the big blind. 1/2, both missed: 2 live and 1 dead.
rule-post-straddle = Straddle
    .says = A blind bet before the cards by a seat that owes none, usually twice the big blind. 1/2: 4.
rule-post-bomb_pot = Bomb pot
    .says = Everybody antes the same and play begins on the flop. Six players, 20 each: pot 120.

## Pots

rule-pots-refund = Uncalled chips
    .says = What nobody matched goes back; it is never won. A 30,000, B 70,000, C 120,000: 50,000 back to C.
rule-pots-layers = Layers
    .says = Each all-in amount closes a layer; whoever paid into it and has not folded can win it. 30,000 × 3 = 90,000, then 40,000 × 2 = 80,000.
rule-pots-merge = Same players, one pot
    .says = Layers that the same players can win are one pot. A, B and C 20 each, E folded 15: no pot of its own at 15, the main pot is 75.
rule-pots-dead_money = Dead money
    .says = Folded chips, antes for the table and dead blinds stay in the pot and give nobody a right to it. Three with 20 and a folded 15: 60 + 15 = 75.
rule-pots-folded_only = Layer of folded chips
    .says = A layer that only folded players paid has nobody eligible. 100, 250, 250 and a folded 400: the house says what becomes of the 150.
rule-pots-award_order = Order of the pots
    .says = Pots are judged from the last side pot to the main pot. First side pot 1 with 80,000, then the main pot with 90,000.
rule-pots-odd_chip = Odd chip
    .says = A chip that does not divide goes to the first winner left of the button. 101 for two: 51 and 50.
rule-pots-odd_chips = Several odd chips
    .says = Several odd chips go one each, clockwise from the left of the button. 302 for three: 101, 101, 100.
rule-pots-odd_chip_unit = Smallest chip of a split
    .says = A pot is split down to the smallest chip in play. Chips of 25, pot 1,075 for two: 550 and 525.
rule-pots-boards = Several boards
    .says = Every pot is divided by the boards first, then among the winners of each. 101 on two boards: 51 and 50.
rule-pots-rake = Rake
    .says = The rake is taken from the pots once uncalled chips have gone back. 10 %, cap 6: a pot of 40 gives 4, a pot of 100 gives 6.

## Cards and showdown

rule-cards-ranking = Best five cards
    .says = The best five of seven count, and suits have no rank. Two with the same straight split 80,000 into 40,000 each.
rule-deal-order = Deal
    .says = Two rounds of one card from the left of the button, then flop 3, turn 1, river 1. Where cards are burned, one before each: 3 in a hand.
rule-showdown-order = Order of showing
    .says = Whoever bet or raised last on the final round shows first; if it was checked, the first hand left of the button. River: A bets 100, B raises to 300, C and A call: B, C, A.
rule-showdown-all_in = All-in: every hand is shown
    .says = When nobody can bet any more, every hand is shown before the next card and none is mucked. All-in 16, called: both hands, then the board.
rule-showdown-uncontested = Won without a showdown
    .says = The last player left takes the pot and shows nothing. Pot 6, bet 10, all fold: 6 won, 10 returned.

## The floor at a real table

rule-floor-words_first = Words or chips, whichever comes first
    .says = What comes first binds; at the same moment, the words. “Call”, then 5,000 pushed over a bet of 1,000: a call, 4,000 goes back.
rule-floor-string_bet = String bet
    .says = Without a word a bet is one motion, and of several only the first counts. Bet 10, pushed 10 and then 20 more: a call of 10.
rule-floor-underraise = Raise below the minimum
    .says = Half a raise or more goes up to the minimum, less comes down to a call; some houses say otherwise. Bet 1,000: 1,500 pushed is a raise to 2,000, 1,400 a call.
rule-floor-one_chip = One oversized chip
    .says = Facing a bet, one chip in silence is a call, whatever it is worth. Bet 1,000, one chip of 5,000: a call, 4,000 goes back.
rule-floor-several_chips = Several chips
    .says = Several chips of which none can be spared are a call. Facing 1,200, two chips of 1,000: a call, 800 goes back.
rule-floor-prior_chips = Chips already in front
    .says = Chips left out from an earlier bet count together with the new ones, but one new chip is a call. 50 in front, raise to 600: 1,000 and 500 added make a raise to 1,550.
rule-floor-bare_amount = An amount and nothing else
    .says = An amount alone is that many chips in silence; a number too small for the blinds means hundreds or thousands, as far as the pot covers. 200/400, “five”: 500.
rule-floor-no_bet_to_call = The wrong word
    .says = Where there is no bet, “call” is a check and “raise” a bet of the minimum; “check” facing a bet leaves call or fold. 100/200, “raise”: bet 200.
rule-floor-out_of_turn = Out of turn
    .says = An action out of turn stands if nothing has changed when the turn comes. Bet 300, 800 pushed out of turn: after a fold it stands, after a raise to 600 the chips go back.

## Button

rule-button-moves = The button moves
    .says = After each hand the button moves one seat clockwise, from seat 1 to seat 2; empty seats are a matter of the house.
rule-button-heads_up = From three players to two
    .says = The button has the small blind, and nobody posts the big blind twice running. 1/2, A button, B small blind, C big blind; A leaves: B posts 2, and C, the button, posts 1.
