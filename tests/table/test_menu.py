"""The legal menu against brute force: every position of small games, every verb, every whole number, and a textbook beside it.

The menu and `decide` rest on the same functions, so their agreement says that they cannot drift apart. The textbook below is the rule of
TDA 43 and 47-A written again from the wagers of a street, and knows nothing of the record.
"""

from typing import Any, NamedTuple

import pytest

from floorman.rules.house import PRESETS
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Refusal, Verb
from floorman.table import commands as c
from floorman.table import events as e
from floorman.table.decide import decide
from floorman.table.hand import Hand
from floorman.table.legal import Legal
from floorman.table.ruling import Ruling
from floorman.table.setup import Setup, make_setup
from floorman.table.state import BETTING, DEALING, State
from tests.builders import play, table
from tests.strategies import after_events, every_act, key_of, walk

GAMES = ("NL", "PL", "FL")


def small(stacks: str, preset: str, game: str, **options: Any) -> Setup:
    chips = {"ABCDE"[at]: int(stack) for at, stack in enumerate(stacks.split())}
    return make_setup(chips, (1, 2), house=preset, game=game, **options)


def accepted(state: State, seat: int) -> set[c.Act]:
    """What `decide` accepts of a seat, over every verb and every whole number around what it has."""
    most = state.record.street_bet[seat] + state.record.stack[seat] + 5
    tried = [c.Act(seat, verb, to) for verb in (Verb.BET, Verb.RAISE) for to in range(-2, most + 1)]
    tried += [c.Act(seat, verb) for verb in (Verb.FOLD, Verb.CHECK, Verb.CALL)]
    return {command for command in tried if not isinstance(decide(state, command), Ruling)}


VECTORS = [
    *[("4 7 9", preset, "NL") for preset in ("house", "tda")],
    *[("6 3 5", preset, game) for preset in PRESETS for game in GAMES],
    *[("3 2 5 4", preset, game) for preset in ("house", "tda") for game in GAMES],
    *[("7 8", preset, game) for preset in ("house", "online") for game in GAMES],
]


@pytest.mark.parametrize(("stacks", "preset", "game"), VECTORS)
def test_the_menu_is_what_decide_accepts(stacks: str, preset: str, game: str) -> None:
    for state, acts in walk(small(stacks, preset, game)):
        before = state.copy()
        assert accepted(state, state.record.to_act) == set(acts), state
        assert state == before
        assert acts, "somebody to act always has something to do"


@pytest.mark.parametrize(("stacks", "preset", "game"), [v for v in VECTORS if v[0] == "3 2 5 4"])
def test_nobody_else_may_act(stacks: str, preset: str, game: str) -> None:
    for state, _ in walk(small(stacks, preset, game)):
        for seat in range(-2, state.record.seats + 2):
            if seat != state.record.to_act:
                for verb in Verb:
                    ruling = decide(state, c.Act(seat, verb, 4))
                    assert isinstance(ruling, Ruling)
                    assert ruling.refusal in (Refusal.OUT_OF_TURN, Refusal.NOT_IN_THE_HAND, Refusal.ALREADY_ALL_IN, Refusal.NO_SUCH_SEAT)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("preset", PRESETS)
def test_antes_straddles_and_pots_in_the_middle_change_nothing_about_that(preset: str, game: str) -> None:
    games = [
        small("5 4 6", preset, game, ante=1, ante_kind="per_player"),
        small("4 3 5", preset, game, ante=2, ante_kind="big_blind"),
        small("5 3 6", preset, game, street="flop", pot=3),
        small("5 4 6", preset, game, posts={"C": (2, 1)}),
    ]
    if preset == "wsop":
        games += [small("3 6 5 5", preset, game, straddles={"D": 4}), small("5 4 6", preset, game, bomb_pot=2)]
    for setup in games:
        for state, acts in walk(setup):
            assert accepted(state, state.record.to_act) == set(acts), state


def test_no_position_loses_a_chip_or_gives_an_outer_pot_to_a_stranger() -> None:
    """Conservation and laws 1 and 4 of `pots`, over a whole small game."""
    setup = small("3 5 7 6", "tda", "NL")
    for state, _ in walk(setup):
        record = state.record
        assert state.chips == sum(setup.stacks)
        assert min(record.stack) >= 0
        assert min(record.street_bet) >= 0
        assert max(record.street_bet) <= record.price
        assert not record.folded[record.to_act]
        assert record.stack[record.to_act] > 0


class Street(NamedTuple):
    """The wagers of a street as a dealer would remember them: (seat, total), and who has acted since he last faced the price."""

    wagers: tuple[tuple[int, int], ...]
    acted: frozenset[int]


def textbook(street: Street, own: int, seat: int, opening: int, completes: bool) -> tuple[bool, int]:
    """Whether `seat` may raise, and the least total, from the wagers alone: TDA 43, 47-A; `completes`: guide 004."""
    price, full, size = opening, opening, 2
    for _, to in street.wagers:
        added = to - price
        least = full + size if completes else price + size
        if added >= size or to >= least:
            size = max(size, added)
            full = to
        elif to - full >= size:
            full = to
        price = to
    least = full + size if completes else price + size
    return seat not in street.acted or price - own >= size, least


@pytest.mark.parametrize(("preset", "completes"), [("house", True), ("tda", False)])
@pytest.mark.parametrize("stacks", ["4 7 9", "3 5 6 7", "11 7 6"])
def test_the_menu_is_what_the_textbook_says(stacks: str, preset: str, completes: bool) -> None:
    start = Hand.from_setup(small(stacks, preset, "NL"), manual=True).state
    todo: list[tuple[State, Street]] = [(start, Street((), frozenset()))]
    seen = {key_of(start)}
    compared = 0
    while todo:
        state, street = todo.pop()
        record, legal = state.record, Legal(state)
        if state.phase == BETTING:
            seat = record.to_act
            may, least = textbook(street, record.street_bet[seat], seat, 2 if record.street == 0 else 0, completes)
            others = [s for s in range(record.seats) if s != seat and not record.folded[s] and record.stack[s] > 0]
            callers = any(record.street_bet[s] + record.stack[s] > record.price for s in others)
            have = record.street_bet[seat] + record.stack[seat]
            may = may and callers and have > record.price
            assert legal.min_raise_to == (min(least, have) if may else None), (state, street)
            compared += 1
        moves: list[c.Act] | list[c.DealBoard] = every_act(state) if state.phase == BETTING else [c.DealBoard()]
        for command in moves:
            events = decide(state, command)
            after = after_events(state, events)
            if after.phase <= DEALING and (key := key_of(after)) not in seen:
                seen.add(key)
                todo.append((after, remembered(street, events)))
    assert compared > 500


def remembered(street: Street, events: tuple[e.Event, ...] | Ruling) -> Street:
    """What the dealer remembers after these events."""
    assert not isinstance(events, Ruling)
    first = events[0]
    if isinstance(first, e.BoardDealt):
        return Street((), frozenset())
    assert isinstance(first, e.Folded | e.Checked | e.Called | e.Bet | e.Raised)
    wagers = street.wagers
    if isinstance(first, e.Bet | e.Raised):
        wagers += ((first.seat, first.to),)
    return Street(wagers, street.acted | {first.seat})


# The menu as a person reads it.


def test_the_menu_names_every_action_with_its_amounts() -> None:
    legal = play(table("A:500 B:16 C:500", street="flop", pot=6), "b10 a").legal
    assert str(legal) == repr(legal) == "C: fold, call 16, raise 20 to 500, all-in 500"
    assert [(o.verb, o.possible, o.least, o.most) for o in legal.options()] == [
        ("fold", True, 0, 0),
        ("check", False, 0, 0),
        ("call", True, 16, 16),
        ("bet", False, 0, 0),
        ("raise", True, 20, 500),
        ("all-in", True, 500, 500),
    ]
    assert (legal.name, legal.can_raise, legal.can_check) == ("C", True, False)


def test_what_is_not_possible_says_why() -> None:
    legal = play(table("A:500 B:16 C:500", street="flop", pot=6), "b10 a c").legal
    refusals = [o.ruling.refusal if o.ruling else None for o in legal.options()]
    assert refusals == [
        None,
        Refusal.CHECK_FACING_A_BET,
        None,
        Refusal.BET_FACING_A_BET,
        Refusal.NOT_REOPENED,
        Refusal.NOT_REOPENED,
    ]
    assert legal.raise_.ruling is not None
    assert legal.raise_.ruling.sources[:2] == ("guide 004", "TDA 47-A")


def test_a_free_check_reads_so() -> None:
    legal = table("A:30 B:90", street="flop").legal
    assert str(legal) == "A: fold, check, bet 2 to 30, all-in 30"
    assert legal.can_check


def test_a_call_for_less_is_the_all_in() -> None:
    legal = play(table("A:90 B:7 C:90", street="flop"), "b10").legal
    assert str(legal) == "B: fold, call 7, all-in 7"


def test_with_nobody_to_act_nothing_is_possible() -> None:
    hand = play(table("A:90 B:90", street="flop", manual=True).deal(), "x x")
    legal = hand.legal
    assert (legal.seat, legal.name, legal.to_call, legal.can_raise, legal.can_check) == (NOBODY, None, 0, False, False)
    assert str(legal) == "nobody to act"
    assert {o.ruling.refusal for o in legal.options() if o.ruling} == {Refusal.NO_BETTING_NOW}
    assert len([o for o in legal.options() if o.ruling]) == 6
    over = play(table("A:90 B:90", street="flop"), "b10 f").legal
    assert {o.ruling.refusal for o in over.options() if o.ruling} == {Refusal.HAND_OVER}


def test_an_option_is_true_only_where_it_is_possible() -> None:
    legal = Hand({"A": 500, "B": 16, "C": 500}, street="flop").bet(10).all_in().call().legal
    assert bool(legal.call)
    assert not bool(legal.raise_)
