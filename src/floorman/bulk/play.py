"""A whole hand at a table of the bulk player: forced bets, cards, actions, streets and payment, by the functions of `rules/`.

Laws
1. Nothing is decided here that `rules/` decides: this file only asks in the order in which a hand goes.
2. The same table with the same random state and the same actions ends the same, interpreted and compiled.
3. An action is asked about first (`betting.refusal`) and changes nothing where it is refused.
4. What the cards are depends on the random state alone, not on what the players do.

Written in the subset that Numba compiles, as `rules/` is. Knows no names, no events, and one board.
"""

from floorman.bulk.chance import draw
from floorman.bulk.compiled import compilable
from floorman.bulk.rank_tables import Tables
from floorman.bulk.ranking import best_of_seven
from floorman.bulk.record import Room, TableRecord
from floorman.rules import betting, posts, pots, showdown, streets
from floorman.rules.house import FoldedOnlyLayer, HouseRules, OddChipRule
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import CALL, CHECK, FOLD, NONE, RAISE, Refusal
from floorman.rules.streets import OVER, PREFLOP, SHOWDOWN

MERGE_DOWN = FoldedOnlyLayer.MERGE_DOWN
HIGH_CARD_BY_SUIT = OddChipRule.HIGH_CARD_BY_SUIT
HAND_OVER, NO_BETTING_NOW, NOT_A_NUMBER = Refusal.HAND_OVER, Refusal.NO_BETTING_NOW, Refusal.NOT_A_NUMBER


@compilable
def begin(table: TableRecord, house: HouseRules, room: Room) -> None:
    """Starts a hand with the stacks and stakes of the table: cards, forced bets, and the first to act."""
    clear(table)
    deal(table, house, room)
    post(table, house)
    if table.bomb_pot > 0:  # no betting before the flop (WSOP L31)
        table.to_act = NOBODY
    else:
        streets.open_preflop(table, house, table.straddler, table.straddle)
    if table.to_act == NOBODY:
        close_streets(table, house)


@compilable
def clear(table: TableRecord) -> None:
    """Forgets the last hand. Stacks and stakes stay."""
    for seat in range(table.seats):
        table.put_in[seat] = 0
        table.folded[seat] = 0
        table.returned[seat] = 0
        table.begun[seat] = table.stack[seat]
    table.dead = 0
    table.table_ante = 0
    table.street = PREFLOP
    table.pots = 0
    table.lying = 0
    table.rake = 0
    table.settled = 0
    table.decisions = 0
    table.bet_size = table.small_bet
    streets.clear_street(table)


@compilable
def deal(table: TableRecord, house: HouseRules, room: Room) -> None:
    """Shuffles as far as cards are needed, and puts them where the rules say (guide 001; TDA 38)."""
    deck, seats, burns = room.deck, table.seats, house.burn_cards
    for card in range(52):
        deck[card] = card
    for place in range(showdown.board_index(4, seats, burns) + 1):
        other = place + draw(table, 52 - place)
        card = deck[other]
        deck[other] = deck[place]
        deck[place] = card
    for seat in range(seats):
        table.first[seat] = deck[showdown.hole_index(seat, 0, seats)]
        table.second[seat] = deck[showdown.hole_index(seat, 1, seats)]
    for place in range(5):
        table.board[place] = deck[showdown.board_index(place, seats, burns)]


@compilable
def post(table: TableRecord, house: HouseRules) -> None:
    """The forced bets in their order; who has less posts that."""
    for place in range(table.seats + posts.PLACES_BESIDE_SEATS):
        seat, kind, amount = posts.forced_bet(place, table, house, table.ante, table.ante_kind, table.bomb_pot)
        if seat != NOBODY:
            streets.post(table, seat, kind, min(amount, table.stack[seat]))
    if table.straddler != NOBODY:
        seat = table.straddler
        streets.post(table, seat, posts.STRADDLE, min(table.straddle, table.stack[seat]))


@compilable
def act(table: TableRecord, house: HouseRules, verb: int, to: int) -> int:
    """The seat to act does `verb`, to the street total `to`. NONE, or the refusal's code: then nothing has changed. Law 3."""
    seat = table.to_act
    if seat == NOBODY:
        return HAND_OVER if table.settled else NO_BETTING_NOW
    if verb < FOLD or verb > RAISE or to < 0:
        return NOT_A_NUMBER
    refused = betting.refusal(table, house, seat, verb, to)
    if refused == NONE:
        take(table, house, verb, to)
    return refused


@compilable
def take(table: TableRecord, house: HouseRules, verb: int, to: int) -> None:
    """What has been found legal happens: the seat to act does `verb`, and streets close and open as far as they do."""
    seat = table.to_act
    table.decisions += 1
    if verb == FOLD:
        betting.fold(table, house, seat)
    elif verb == CHECK:
        betting.note_action(table, seat)
    elif verb == CALL:
        betting.call(table, seat)
    else:
        betting.wager(table, house, seat, to)
    table.to_act = streets.next_to_act(table, seat)
    if table.to_act == NOBODY:
        close_streets(table, house)


@compilable
def close_streets(table: TableRecord, house: HouseRules) -> None:
    """The street is over: what nobody matched goes back, and streets open until somebody has a decision or betting is over."""
    while table.to_act == NOBODY:
        seat, amount = streets.uncalled(table, house)
        if seat != NOBODY:
            streets.give_back(table, seat, amount)
        following = streets.street_after(table)
        if following >= SHOWDOWN:
            if following == SHOWDOWN:
                table.lying = 5
            table.street = following
            table.pots = pots.make_pots(
                table.put_in, table.folded, table.seats, table.dead, MERGE_DOWN, table.pot_amount, table.pot_eligible
            )
            return
        streets.open_street(table, following)
        table.lying = following + 2


@compilable
def settle(table: TableRecord, house: HouseRules, room: Room, made: Tables) -> None:
    """Takes the rake, pays every pot and ends the hand; nothing happens before the betting is over or a second time.

    `made` are `rank_tables.tables()`, which compiled code ranks with; interpreted they may be None.
    """
    if table.street < SHOWDOWN or table.settled:
        return
    compare(table, room, made)
    unit = pots.odd_chip_unit(table.small_blind, table.big_blind, table.unit, house)
    if house.rake_per_mille > 0:
        take_rake(table, house, unit)
    if house.odd_chip_rule == HIGH_CARD_BY_SUIT:
        note_best_cards(table, room)
    pots.order_odd_chips(table.seats, room.best, house, room.order)
    for pot in range(table.pots):
        amount, eligible = table.pot_amount[pot], table.pot_eligible[pot]
        pots.award(amount, eligible, room.strength, table.seats, 1, room.order, unit, house, table.stack)
    table.street = OVER
    table.settled = 1


@compilable
def compare(table: TableRecord, room: Room, made: Tables) -> None:
    """The strength of every hand, -1 for who does not contest. Who is alone needs no cards."""
    lying = 0
    for place in range(5):
        lying |= 1 << table.board[place]
    alone = table.street == OVER
    for seat in range(table.seats):
        if table.folded[seat]:
            room.strength[seat] = -1
        elif alone:
            room.strength[seat] = 0
        else:
            room.strength[seat] = best_of_seven(made, lying | 1 << table.first[seat] | 1 << table.second[seat])


@compilable
def note_best_cards(table: TableRecord, room: Room) -> None:
    """Everybody's highest card, as odd chips ask for it (TDA 20-A): by rank, then clubs, diamonds, hearts, spades."""
    for seat in range(table.seats):
        first, second = table.first[seat], table.second[seat]
        room.best[seat] = max(first % 13 * 4 + first // 13, second % 13 * 4 + second // 13)


@compilable
def take_rake(table: TableRecord, house: HouseRules, unit: int) -> None:
    """What the house takes, out of the pots."""
    total = 0
    for pot in range(table.pots):
        total += table.pot_amount[pot]
    table.rake = pots.rake_of(total, table.lying >= 3, unit, house)
    pots.take_rake(table.pot_amount, table.pots, table.rake, unit)
