"""Hands to try the laws on: setups of every kind for hypothesis, hands played at random, and small games walked to the end.

A setup is drawn by hypothesis, so that a failing one shrinks; how it is then played comes from a seed, which is quick.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from floorman.rules.house import PRESETS, AnteKind, Game, HouseRules, Straddle
from floorman.rules.record import FIELDS, NOBODY
from floorman.rules.rulebook import Verb
from floorman.rules.streets import Street
from floorman.table import commands as c
from floorman.table import events as e
from floorman.table.decide import contradicted_pot, decide
from floorman.table.evolve import apply
from floorman.table.hand import Hand
from floorman.table.legal import Legal
from floorman.table.ruling import Ruling
from floorman.table.setup import Setup, check, live_before_the_cards
from floorman.table.state import BETTING, DEALING, OVER, RUNNING_OUT, State

LETTERS = "ABCDEFGHIJ"


@st.composite
def houses(draw: st.DrawFn) -> HouseRules:
    """A preset, or one with random answers to every question."""
    house = draw(st.sampled_from(list(PRESETS.values())))
    changes: dict[str, Any] = {}
    if draw(st.booleans()):
        for name, value in house._asdict().items():
            if type(value) is not int:
                changes[name] = draw(st.sampled_from(type(value)))
        changes["limit_raise_cap"] = draw(st.sampled_from([0, 1, 3, 4]))
        changes["rake_per_mille"], changes["rake_cap"] = draw(st.sampled_from([(0, 0), (50, 0), (100, 3), (1000, 0)]))
        changes["no_flop_no_drop"], changes["burn_cards"] = draw(st.integers(0, 1)), draw(st.integers(0, 1))
        changes["rit_max"] = draw(st.integers(1, 3))
    return house._replace(**changes)


@st.composite
def setups(draw: st.DrawFn, most_seats: int = 5, most_stack: int = 60) -> Setup:
    """A hand about to begin: any game, any house, antes, straddles, missed blinds, dead seats, bomb pots, and late starts."""
    seats = draw(st.integers(2, most_seats))
    small, big = draw(st.sampled_from([(1, 2), (1, 3), (0, 2), (2, 2), (5, 10)]))
    chips = st.one_of(st.integers(1, 2 * big), st.integers(1, most_stack))
    house = draw(houses())
    setup = Setup(
        names=tuple(LETTERS[:seats]),
        stacks=tuple(draw(chips) for _ in range(seats)),
        small_blind=small,
        big_blind=big,
        button_seat=seats - 1,
        small_blind_seat=1 if seats == 2 else 0,
        big_blind_seat=0 if seats == 2 else 1,
        house=house,
        game=draw(st.sampled_from(list(Game))),
        unit=draw(st.sampled_from([1, 1, 1, 5])),
        event_heads_up=draw(st.booleans()),
        automatic=draw(st.booleans()),
    )
    kind = draw(st.sampled_from(["plain", "plain", "ante", "straddle", "posts", "dead", "bomb", "late"]))
    return check(_special(draw, setup, kind))


def _special(draw: st.DrawFn, setup: Setup, kind: str) -> Setup:
    """The setup with one peculiarity."""
    seats, big = len(setup.names), setup.big_blind
    if kind == "ante":
        return setup._replace(ante=draw(st.integers(1, big)), ante_kind=draw(st.sampled_from(list(AnteKind))))
    if kind == "straddle" and seats > 2:
        at = draw(st.integers(2, seats - 1))
        return setup._replace(house=setup.house._replace(straddle=Straddle.ANY), straddles=((at, 2 * big),))
    if kind == "posts":
        at = draw(st.integers(0, seats - 1))
        room = big - live_before_the_cards(setup, at)
        return setup._replace(posts=((at, draw(st.integers(0, room)), draw(st.integers(0, big))),))
    if kind == "dead" and seats > 2:
        return setup._replace(
            button_seat=draw(st.sampled_from([NOBODY, seats - 1])),
            small_blind_seat=NOBODY,
            big_blind_seat=draw(st.sampled_from([0, NOBODY])),
        )
    if kind == "bomb":
        return setup._replace(
            house=setup.house._replace(bomb_pot=1), bomb_pot=draw(st.integers(1, 8)), small_blind_seat=NOBODY, big_blind_seat=NOBODY
        )
    if kind == "late":
        folded = draw(st.sets(st.integers(0, seats - 1), max_size=seats - 2))
        street = draw(st.sampled_from([Street.FLOP, Street.TURN, Street.RIVER]))
        return setup._replace(street=street, pot=draw(st.integers(0, 40)), folded=tuple(sorted(folded)))
    return setup


def deck_of(seed: int) -> list[int]:
    """A shuffled deck."""
    deck = list(range(52))
    Random(seed).shuffle(deck)
    return deck


def began(setup: Setup, seed: int) -> Hand:
    """A hand with hole cards from a deck; the board waits for the dealer."""
    return Hand.from_setup(setup, deck=deck_of(seed), manual=True)


def an_act(state: State, random: Random) -> c.Act:
    """A legal action of the one to act, often a wager, and of wagers often the smallest or all there is."""
    legal = Legal(state)
    seat = legal.seat
    if legal.min_raise_to is not None and legal.max_raise_to is not None and random.random() < 0.5:
        to = random.choice([legal.min_raise_to, legal.max_raise_to, random.randint(legal.min_raise_to, legal.max_raise_to)])
        return c.Act(seat, Verb.RAISE if state.record.price else Verb.BET, to)
    if legal.to_call:
        return c.Act(seat, Verb.FOLD if random.random() < 0.25 else Verb.CALL)
    return c.Act(seat, Verb.CHECK)


def a_command(state: State, deck: list[int], random: Random) -> c.Command:
    """Something that brings the hand forward and is legal: an action, the next cards, a show or muck, a winner named."""
    if state.phase == BETTING:
        return an_act(state, random)
    if state.phase in (DEALING, RUNNING_OUT):
        if state.phase == RUNNING_OUT and not state.runs_agreed and random.random() < 0.4:
            seats = tuple(range(state.record.seats))
            return c.AgreeRuns(random.randint(1, state.house.rit_max), seats if random.random() < 0.8 else seats[:1])
        return _deal(state, deck, random)
    return _at_showdown(state, random)


def _deal(state: State, deck: list[int], random: Random) -> c.DealBoard:
    """The next cards of the deck that nobody has seen, now and then unknown ones."""
    run = next(at for at, lying in enumerate(state.dealt) if lying < 5)
    lying = state.dealt[run]
    street = state.next_street if state.phase == DEALING else max(Street.FLOP, lying - 1)
    wanted = (0, 3, 4, 5)[street] - lying
    if random.random() < 0.1:
        return c.DealBoard()
    seen = {card for cards in (*state.hole, *state.boards) for card in cards}
    free = [card for card in deck if card not in seen]
    return c.DealBoard(tuple(free[:wanted]), free[wanted])


def _at_showdown(state: State, random: Random) -> c.Command:
    """Shows and mucks while there are any to make, else the dealer names winners."""
    record = state.record
    left = [seat for seat in range(record.seats) if not record.folded[seat] and not state.shown[seat] and not state.mucked[seat]]
    random.shuffle(left)
    tried: list[c.Command] = [c.Muck(seat) if random.random() < 0.4 else c.Show(seat) for seat in left if state.hole[seat]]
    if random.random() < 0.3:
        tried = []
    pot = next(p for p in _pots_in_order(state) if not state.awarded[p])
    can = [seat for seat in range(record.seats) if record.pot_eligible[pot] >> seat & 1 and not state.mucked[seat]]
    winners = tuple(tuple(random.sample(can, random.randint(1, len(can)))) for _ in range(state.runs))
    while state.runs == 1 and contradicted_pot(state, pot, winners[0]) >= 0:
        winners = (tuple(random.sample(can, random.randint(1, len(can)))),)
    for command in tried:
        if not isinstance(decide(state, command), Ruling):
            return command
    return c.AwardPot(pot, winners)


def _pots_in_order(state: State) -> list[int]:
    pots = list(range(state.record.pots))
    return pots if state.house.pot_award_order else pots[::-1]


def host_command(state: State, random: Random) -> c.Command:
    """What a host or somebody entering cards may ask; legal or not."""
    seat = random.randrange(state.record.seats)
    known = [card for cards in (*state.hole, *state.boards) for card in cards]
    free = [card for card in range(52) if card not in known]
    kind = random.randrange(4)
    if kind == 0:
        return c.CorrectStack(seat, random.choice([0, 1, random.randrange(80)]), "counted again")
    if kind == 1:
        return c.ReportHole(seat, tuple(random.sample(free, 2)))
    if kind == 2:
        run = random.randrange(state.runs)
        return c.ReportBoard(tuple(random.sample(free, state.dealt[run])), run)
    return c.VoidHand("called off") if random.random() < 0.2 else c.ReportHole(seat, tuple(random.sample(known or free, 2)))


def commands(hand: Hand, seed: int, host: bool = False) -> Iterator[c.Command]:
    """Commands until the hand is over, drawn from the state of `hand`, which the caller moves on by asking them."""
    random, deck = Random(seed), deck_of(seed)
    for _ in range(400):
        if hand.state.phase == OVER:
            return
        if host and random.random() < 0.15:
            yield host_command(hand.state, random)
        else:
            yield a_command(hand.state, deck, random)
    raise AssertionError(f"a hand without end: {hand}")


# Small games, walked through every action of every player.


def key_of(state: State) -> tuple[Any, ...]:
    """What makes two states of one game the same position."""
    record = state.record
    numbers = (tuple(getattr(record, name)[: record.seats]) if per_seat else getattr(record, name) for name, _, per_seat in FIELDS)
    return (state.phase, *numbers)


def walk(setup: Setup) -> Iterator[tuple[State, list[c.Act]]]:
    """Every position of a small game with somebody to act, and the legal actions that lead on. Cards stay unknown."""
    start = Hand.from_setup(setup, manual=True).state
    todo, seen = [start], {key_of(start)}
    while todo:
        state = todo.pop()
        if state.phase == BETTING:
            acts = every_act(state)
            yield state, acts
        else:
            acts = []  # the dealer's turn
        moves: list[c.Act] | list[c.DealBoard] = acts or [c.DealBoard()]
        for command in moves:
            after = after_events(state, decide(state, command))
            if after.phase in (BETTING, DEALING) and (key := key_of(after)) not in seen:
                seen.add(key)
                todo.append(after)


def after_events(state: State, events: tuple[e.Event, ...] | Ruling) -> State:
    """The state after all of `events`, which must not be a refusal."""
    assert not isinstance(events, Ruling), events
    after = state.copy()
    for event in events:
        apply(after, event)
    return after


def every_act(state: State) -> list[c.Act]:
    """The legal menu, written out."""
    legal, acts = Legal(state), []
    for option, verb in ((legal.fold, Verb.FOLD), (legal.check, Verb.CHECK), (legal.call, Verb.CALL)):
        if option.possible:
            acts.append(c.Act(legal.seat, verb))
    for option, verb in ((legal.bet, Verb.BET), (legal.raise_, Verb.RAISE)):
        if option.possible:
            acts += [c.Act(legal.seat, verb, to) for to in range(option.least, option.most + 1)]
    return acts
