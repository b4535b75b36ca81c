"""One seeded random hand, played with the rule functions alone. Interpreted and compiled from this one source.

Writes what it saw into `seen`: a digest of every legality code, of every menu, and of the settlement. Integers only; the random numbers
are a linear congruence that fits 64 bits, so both ways draw the same.
"""

from floorman.rules import betting, pots, showdown, streets
from floorman.rules.house import AnteKind, HouseRules
from floorman.rules.ranking import rank_mask
from floorman.rules.record import NOBODY, HandRecord
from floorman.rules.rulebook import Refusal, Verb
from floorman.rules.streets import Street

DIGEST, STEPS, REFUSED, TOTAL = 0, 1, 2, 3


def draw(state: list[int], below: int) -> int:
    """The next random number in 0 .. below - 1."""
    state[0] = (state[0] * 1103515245 + 12345) & 0x7FFFFFFF
    return (state[0] >> 8) % below


def note(seen: list[int], number: int) -> None:
    """Folds a number into the digest."""
    seen[DIGEST] = (seen[DIGEST] * 1000003 + number + 7) & 0xFFFFFFFFFFF


def set_up(hand: HandRecord, house: HouseRules, state: list[int]) -> None:
    """Two to ten seats, stacks of 1 to 60 big blinds with many short ones, any game, ante, straddle, dead button and dead small blind."""
    seats = 2 + draw(state, 9)
    hand.seats = seats
    hand.game = draw(state, 4) % 3
    hand.small_blind, hand.big_blind = 1 + draw(state, 2), 2 + draw(state, 2)
    hand.small_bet, hand.big_bet = hand.big_blind, 2 * hand.big_blind
    hand.button_seat = seats - 1
    hand.small_blind_seat, hand.big_blind_seat = (1, 0) if seats == 2 else (0, 1)
    if seats > 2 and draw(state, 8) == 0:
        hand.small_blind_seat, hand.big_blind_seat = NOBODY, 0
    hand.event_heads_up = 1 if seats == 2 else 0
    for seat in range(seats):
        hand.stack[seat] = 1 + draw(state, 12) if draw(state, 3) == 0 else 1 + draw(state, 60 * hand.big_blind)
    hand.last_aggressor = hand.last_to_act = hand.to_act = NOBODY


def post(hand: HandRecord, house: HouseRules, state: list[int]) -> None:
    """Antes, blinds, and now and then a straddle under the gun or on the button."""
    ante = draw(state, hand.big_blind + 1)
    for seat in range(hand.seats):
        if house.ante_kind == AnteKind.PER_PLAYER:
            streets.post_ante(hand, seat, min(ante, hand.stack[seat]))
    if hand.small_blind_seat != NOBODY:
        streets.post_blind(hand, hand.small_blind_seat, min(hand.small_blind, hand.stack[hand.small_blind_seat]))
    streets.post_blind(hand, hand.big_blind_seat, min(hand.big_blind, hand.stack[hand.big_blind_seat]))
    if house.ante_kind == AnteKind.BIG_BLIND:
        streets.post_table_ante(hand, hand.big_blind_seat, min(ante, hand.stack[hand.big_blind_seat]))
    straddler, straddle = NOBODY, 0
    if hand.seats > 3 and draw(state, 4) == 0:
        straddler = hand.big_blind_seat + 1 if draw(state, 2) == 0 else hand.button_seat
        straddle = 2 * hand.big_blind
        streets.post_blind(hand, straddler, min(straddle, hand.stack[straddler]))
    streets.open_preflop(hand, house, straddler, straddle)


def probe(hand: HandRecord, house: HouseRules, seat: int, state: list[int], seen: list[int]) -> None:
    """Asks for random things, most of them illegal, of a random seat, and the whole menu of the one to act."""
    asker = draw(state, hand.seats)
    to = draw(state, 130) - 5
    code = betting.refusal(hand, house, asker, draw(state, 5), to)
    note(seen, code)
    if code != Refusal.NONE:
        seen[REFUSED] += 1
    note(seen, betting.raise_refusal(hand, house, seat))
    note(seen, betting.to_call(hand, seat))
    note(seen, betting.min_raise_to(hand, house))
    note(seen, betting.max_raise_to(hand, house, seat))
    note(seen, betting.all_in_to(hand, seat))


def act(hand: HandRecord, house: HouseRules, seat: int, state: list[int], seen: list[int]) -> None:
    """A random legal action: fold a quarter of the time, raises between the minimum and all-in, often just one of the two."""
    kind = draw(state, 8)
    owed = hand.price > hand.street_bet[seat]
    verb = Verb.BET if hand.price == 0 else Verb.RAISE
    most = betting.max_raise_to(hand, house, seat)
    least = min(betting.min_raise_to(hand, house), most)
    to = least if kind == 5 else most if kind == 6 else least + draw(state, most - least + 1)
    if kind >= 4 and betting.refusal(hand, house, seat, verb, to) == Refusal.NONE:
        note(seen, 1 if betting.wager(hand, house, seat, to) else 0)
    elif owed and kind < 2:
        betting.fold(hand, house, seat)
    elif owed:
        betting.call(hand, seat)
    else:
        betting.note_action(hand, seat)
    hand.to_act = streets.next_to_act(hand, seat)


def bet_until_done(hand: HandRecord, house: HouseRules, state: list[int], seen: list[int]) -> None:
    """Every street, with its refunds, until nobody can bet any more."""
    while hand.street < Street.SHOWDOWN:
        while hand.to_act != NOBODY:
            probe(hand, house, hand.to_act, state, seen)
            act(hand, house, hand.to_act, state, seen)
            seen[STEPS] += 1
        seat, amount = streets.uncalled(hand, house)
        if seat != NOBODY:
            streets.give_back(hand, seat, amount)
        following = streets.street_after(hand)
        if following >= Street.SHOWDOWN:
            hand.street = following
        else:
            streets.open_street(hand, following)


def settle(hand: HandRecord, house: HouseRules, state: list[int], deck: list[int], strength: list[int], payout: list[int]) -> int:
    """Deals, ranks, takes rake and pays; returns the rake."""
    seats = hand.seats
    hand.pots = pots.make_pots(hand.put_in, hand.folded, seats, hand.dead, 2, hand.pot_amount, hand.pot_eligible)
    for place in range(20 + seats):
        other = place + draw(state, 52 - place)
        card = deck[other]
        deck[other] = deck[place]
        deck[place] = card
    boards = 1 + draw(state, 2)
    for board in range(boards):
        lying = 0
        for place in range(5):
            lying |= (
                1 << deck[showdown.board_index(place, seats, house.burn_cards) + showdown.rerun_shift(board, 3, seats, house.burn_cards)]
            )
        for seat in range(seats):
            first, second = deck[showdown.hole_index(seat, 0, seats)], deck[showdown.hole_index(seat, 1, seats)]
            strength[board * seats + seat] = -1 if hand.folded[seat] else rank_mask(lying | 1 << first | 1 << second)
    total = 0
    for pot in range(hand.pots):
        total += hand.pot_amount[pot]
    rake = pots.rake_of(total, True, 1, house)
    pots.take_rake(hand.pot_amount, hand.pots, rake, 1)
    for pot in range(hand.pots):
        pots.award(hand.pot_amount[pot], hand.pot_eligible[pot], strength, seats, boards, deck_order(deck, seats), 1, house, payout)
    return rake


def deck_order(deck: list[int], seats: int) -> list[int]:
    """Seats from the left of the button, written over the end of the deck, which no card is read from any more."""
    for seat in range(seats):
        deck[seat] = seat
    return deck


def play(
    hand: HandRecord,
    house: HouseRules,
    seed: int,
    state: list[int],
    deck: list[int],
    strength: list[int],
    payout: list[int],
    seen: list[int],
) -> None:
    """A whole hand. `seen` holds digest, decisions, refusals, and the chips there were."""
    state[0] = seed
    for place in range(52):
        deck[place] = place
    set_up(hand, house, state)
    total = 0
    for seat in range(hand.seats):
        total += hand.stack[seat]
    seen[TOTAL] = total
    streets.clear_street(hand)
    post(hand, house, state)
    bet_until_done(hand, house, state, seen)
    first = showdown.first_to_show(hand, house)
    rake = settle(hand, house, state, deck, strength, payout)
    note(seen, first)
    note(seen, showdown.next_to_show(hand, house, hand.folded))
    note(seen, 1 if showdown.must_be_tabled(hand, house) else 0)
    for pot in range(hand.pots):
        note(seen, hand.pot_amount[pot])
        note(seen, hand.pot_eligible[pot])
    left = rake
    for seat in range(hand.seats):
        hand.stack[seat] += payout[seat]
        left += hand.stack[seat]
        note(seen, hand.stack[seat])
        note(seen, hand.returned[seat])
    note(seen, rake)
    if left != total:
        seen[TOTAL] = -1
