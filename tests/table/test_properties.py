"""Laws of any hand: what is always true, whatever is dealt, bet, entered or taken back. Laws only; examples stand in the other files."""

import json
from itertools import pairwise
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorman.rules.cards import CardError, name_of
from floorman.rules.house import AnteKind, Game, OddChipRule, OddChipUnit
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Refusal
from floorman.table import commands as c
from floorman.table import events as e
from floorman.table.decide import decide, follow, judge
from floorman.table.evolve import apply, effective, evolve, fold, start
from floorman.table.hand import Hand
from floorman.table.legal import Legal
from floorman.table.ruling import IllegalAction, Ruling
from floorman.table.setup import Setup, check
from floorman.table.state import BETTING, OVER, State
from floorman.table.undo import undone
from floorman.table.view import table_text, view
from tests.strategies import after_events, began, commands, deck_of, setups

SEEDS = st.integers(0, 2**32)


def whole(setup: Setup, seed: int, host: bool = False) -> Hand:
    """A hand played to the end; refused host commands change nothing and are passed over."""
    hand = began(setup, seed)
    for command in commands(hand, seed, host):
        try:
            hand.ask(command)
        except IllegalAction:
            assert host
    return hand


def check_state(state: State) -> None:
    """What every state owes: no chip below zero, pots inside each other, whoever is to act can act."""
    record = state.record
    assert min(record.stack) >= 0
    assert min(record.street_bet) >= 0
    assert min(record.put_in) >= 0
    assert record.dead >= 0
    eligible = record.pot_eligible[: record.pots]
    assert all(inner & outer == outer for inner, outer in pairwise(eligible))
    assert all(eligible)
    if record.to_act != NOBODY:
        assert state.phase == BETTING
        assert not record.folded[record.to_act]
        assert record.stack[record.to_act] > 0
        assert any(option.possible for option in Legal(state).options())


@given(setups(), SEEDS)
def test_no_event_makes_or_loses_a_chip(setup: Setup, seed: int) -> None:
    chips = sum(setup.stacks) + setup.pot
    hand = began(setup, seed)
    for command in commands(hand, seed):
        hand.ask(command)
    state = start(setup)
    for event in hand.events[1:]:
        apply(state, event)
        assert state.chips == chips, event
        check_state(state)
    assert state.phase == OVER
    assert sum(state.record.stack) + max(state.rake, 0) == chips


@given(setups(), SEEDS)
def test_only_a_host_changes_how_many_chips_there_are(setup: Setup, seed: int) -> None:
    hand = whole(setup, seed, host=True)
    state = start(hand.events[0].setup)  # type: ignore[union-attr]
    chips = sum(setup.stacks) + setup.pot
    for event in hand.events[1:]:
        apply(state, event)
        if isinstance(event, e.StackCorrected):
            chips += event.after - event.before
        assert state.chips == chips, event
        check_state(state)


@given(setups(), SEEDS)
def test_decide_and_evolve_do_what_a_hand_does_in_place(setup: Setup, seed: int) -> None:
    """And leave what they are given alone; every event leads to the state that the log folds to."""
    hand = began(setup, seed)
    state, log = fold(hand.events), list(hand.events)
    assert state == hand.state
    for command in commands(hand, seed, host=True):
        before = state.copy()
        verdict = decide(state, command)
        assert state == before
        if isinstance(verdict, Ruling):
            with pytest.raises(IllegalAction):
                hand.ask(command)
            assert hand.state == state
            continue
        hand.ask(command)
        for event in verdict:
            kept = state.copy()
            after = evolve(state, event)
            assert state == kept
            state = after
            log.append(event)
            assert state.version == len(log)
        assert hand.state == state
        assert hand.events == log
    assert fold(log) == state


@given(setups(), SEEDS)
def test_every_prefix_of_a_log_is_a_legal_state_that_goes_on_to_the_same_hand(setup: Setup, seed: int) -> None:
    log = whole(setup, seed).events
    for length in range(1, len(log) + 1):
        state = fold(log[:length])
        assert state.version == length
        check_state(state)
        table_text(state)
        posted = any(isinstance(event, e.HoleDealt) for event in log[:length])
        if posted or setup.street:
            for event in follow(state):
                assert event == log[length]
                length += 1


@given(setups(), SEEDS)
def test_undo_takes_back_exactly_the_last_step(setup: Setup, seed: int) -> None:
    """From the end of any hand back to its beginning, and what stood then stands again."""
    hand = whole(setup, seed)
    log = list(hand.events)
    lengths = [len(log)]
    while not isinstance(undone(hand.events), Ruling):
        hand.undo()
        standing = effective(hand.events)
        assert standing == log[: len(standing)]
        assert hand.state == fold(standing)
        lengths.append(len(standing))
    assert undone(hand.events) == Ruling(Refusal.NOTHING_TO_UNDO, {})
    assert lengths == sorted(set(lengths), reverse=True)
    assert len(hand.events) == len(log) + len(lengths) - 1
    first = next((at for at, event in enumerate(log) if isinstance(event, e.Folded | e.Checked | e.Called | e.Bet | e.Raised)), None)
    assert first is None or lengths[-1] <= first


@given(setups(), SEEDS, st.integers(0, 30))
def test_a_hand_goes_on_after_an_undo_as_if_nothing_had_been(setup: Setup, seed: int, steps: int) -> None:
    hand, plain = began(setup, seed), began(setup, seed)
    for command, _ in zip(commands(hand, seed), range(steps), strict=False):
        hand.ask(command)
        plain.ask(command)
        hand.undo() if steppable(command) else hand
        if steppable(command):
            assert len(hand.log) < len(plain.log)
            hand.ask(command)
        assert hand.state == plain.state
        assert hand.log == plain.events


def steppable(command: c.Command) -> bool:
    return isinstance(command, c.Act | c.Muck | c.AwardPot | c.AgreeRuns)


# Whatever is asked that is not allowed changes nothing.

JUNK: list[Any] = [-1, -(10**20), 10**20, 99, 1.0, 0.5, True, False, None, "1", "", (), [0], {}]


def junk_commands() -> list[Any]:
    found: list[Any] = []
    for junk in JUNK:
        found += [c.Act(junk, verb, 4) for verb in range(5)] + [c.Act(0, verb, junk) for verb in range(5)] + [c.Act(0, junk, 4)]
        found += [c.Show(junk), c.Muck(junk), c.CorrectStack(junk, 5, ""), c.CorrectStack(0, junk, "")]
        found += [c.DealBoard(junk), c.DealBoard((junk, 1, 2)), c.DealBoard((1, 2, 3), junk), c.DealBoard((1, 1, 2))]
        found += [c.ReportHole(junk, (1, 2)), c.ReportHole(0, junk), c.ReportHole(0, (junk, 3)), c.ReportHole(0, (5, 5))]
        found += [c.ReportBoard(junk), c.ReportBoard((1, 2, junk)), c.ReportBoard((1, 2, 3), junk), c.ReportBoard((7, 7, 7))]
        found += [c.AgreeRuns(junk, (0, 1, 2)), c.AgreeRuns(2, junk), c.AgreeRuns(2, (junk,))]
        found += [c.AwardPot(junk, ((0,),)), c.AwardPot(0, junk), c.AwardPot(0, (junk,)), c.AwardPot(0, ((junk,),))]
    return [*found, None, "fold", 3, object()]


@settings(max_examples=40)
@given(setups(most_seats=3), SEEDS, st.integers(0, 12))
def test_nonsense_is_refused_and_leaves_the_hand_as_it_was(setup: Setup, seed: int, steps: int) -> None:
    """A ruling where a person could ask for it, an error where only a program could; never a change, never an accident."""
    hand = began(setup, seed)
    for command, _ in zip(commands(hand, seed), range(steps), strict=False):
        hand.ask(command)
    state, events = hand.state.copy(), list(hand.events)
    for command in junk_commands():
        try:
            verdict = decide(hand.state, command)
        except (TypeError, ValueError, AttributeError):
            verdict = None
        assert hand.state == state, command
        if isinstance(verdict, tuple) and not isinstance(verdict, Ruling):
            assert harmless(command, verdict), (command, verdict)
        else:
            with pytest.raises((IllegalAction, TypeError, ValueError, AttributeError)):
                hand.ask(command)
            assert hand.state == state, command
            assert hand.events == events, command


def harmless(command: Any, verdict: tuple[e.Event, ...]) -> bool:
    """Some of the junk is sound: a number that is a whole one, or one that the action does not look at."""
    plain = all(type(part) in (int, str, tuple) for part in command)
    return plain or isinstance(command, c.AgreeRuns | c.DealBoard) or (isinstance(command, c.Act) and type(command.seat) is int)


@pytest.mark.parametrize("card", [52, -1, 10**9, True, 3.0, "As", None])
def test_what_is_no_card_is_never_dealt(card: Any) -> None:
    hand = Hand({"A": 9, "B": 9, "C": 9}, manual=True).call().call().check()
    for command in (c.DealBoard((card, 1, 2)), c.ReportHole(0, (card, 5))):
        with pytest.raises(CardError):
            decide(hand.state, command)
    with pytest.raises((CardError, TypeError)):
        decide(hand.state, c.DealBoard((), card) if card not in (-1, None) else c.DealBoard((card, 1, 2)))


# Changing what does not matter.


@given(setups(), SEEDS, st.integers(2, 50))
def test_chips_scaled_give_the_same_hand_scaled(setup: Setup, seed: int, factor: int) -> None:
    """Every amount times `factor`, the smallest chip too. Rake and half bets round to chips, so they are left out."""
    house = setup.house._replace(rake_per_mille=0)
    if house.odd_chip_unit == OddChipUnit.ONE:
        house = house._replace(odd_chip_unit=OddChipUnit.SMALLEST_DENOMINATION)
    setup = setup._replace(house=house, game=Game.NO_LIMIT if setup.big_blind % 2 else setup.game)
    hand, large = began(setup, seed), began(scaled(setup, factor), seed)
    for command in commands(hand, seed):
        hand.ask(command)
        large.ask(command._replace(to=command.to * factor) if isinstance(command, c.Act) else command)
        assert large.state.record.stack == [chips * factor for chips in hand.state.record.stack]
        assert large.state.record.street_bet == [chips * factor for chips in hand.state.record.street_bet]
        assert large.state.record.to_act == hand.state.record.to_act
    assert large.state.payouts == [chips * factor for chips in hand.state.payouts]


def scaled(setup: Setup, factor: int) -> Setup:
    names = ("small_blind", "big_blind", "ante", "bomb_pot", "unit", "pot", "small_bet", "big_bet")
    return check(
        Setup(*setup)._replace(
            **{name: getattr(setup, name) * factor for name in names},
            stacks=tuple(chips * factor for chips in setup.stacks),
            straddles=tuple((seat, chips * factor) for seat, chips in setup.straddles),
            posts=tuple((seat, live * factor, dead * factor) for seat, live, dead in setup.posts),
        )
    )


@given(setups(), SEEDS, st.permutations(range(4)))
def test_suits_have_no_rank(setup: Setup, seed: int, suits: list[int]) -> None:
    """Guide 000, 003: change clubs into hearts and so on, and the same players win the same chips."""
    setup = setup._replace(house=setup.house._replace(odd_chip_rule=OddChipRule.FIRST_LEFT_OF_BUTTON))

    def changed(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(suits[card // 13] * 13 + card % 13 for card in cards)

    hand = began(setup, seed)
    other = Hand.from_setup(setup, deck=changed(tuple(deck_of(seed))), manual=True)
    for command in commands(hand, seed):
        hand.ask(command)
        if isinstance(command, c.DealBoard):
            command = c.DealBoard(changed(command.cards), changed((command.burn,))[0] if command.burn >= 0 else -1)
        other.ask(command)
    assert other.stacks == hand.stacks
    assert other.state.payouts == hand.state.payouts


@given(st.lists(st.integers(1, 50), min_size=2, max_size=6), st.data())
def test_seats_may_be_named_from_any_chair(stacks: list[int], data: st.DataObject) -> None:
    """`button` turns the seats: the same hand, wherever one begins to count."""
    names = "ABCDEF"[: len(stacks)]
    straight = Hand(dict(zip(names, stacks, strict=True)))
    turn = data.draw(st.integers(0, len(stacks) - 1))
    pairs = list(zip(names, stacks, strict=True))
    turned = Hand(dict(pairs[turn:] + pairs[:turn]), button=names[-1])
    assert turned.events == straight.events
    assert turned.state == straight.state


@given(setups(), SEEDS)
def test_the_order_of_the_seats_is_the_only_thing_that_names_do_not_carry(setup: Setup, seed: int) -> None:
    """Other names, same numbers."""
    hand = whole(setup, seed)
    renamed = whole(setup._replace(names=tuple(f"player {name}" for name in setup.names)), seed)
    assert renamed.state.record == hand.state.record
    assert renamed.events[1:] == hand.events[1:]


# What one may see.


@settings(max_examples=50)
@given(setups(), SEEDS)
def test_no_view_holds_a_card_that_its_viewer_may_not_see(setup: Setup, seed: int) -> None:
    """At every step, for every player and for a spectator: neither somebody's unseen hand nor a card of the stub."""
    hand = began(setup, seed)
    look(hand)
    for command in commands(hand, seed):
        hand.ask(command)
        look(hand)


def look(hand: Hand) -> None:
    state = hand.state
    lying = {card for board in state.boards for card in board}
    for viewer in (None, *range(state.record.seats)):
        allowed = set(lying)
        for seat, cards in enumerate(state.hole):
            if seat == viewer or state.shown[seat]:
                allowed |= set(cards)
        text = json.dumps(view(state, viewer))
        seen = {card for card in range(52) if f'"{name_of(card)}"' in text}
        assert seen == allowed
        assert not any(name_of(card) in text for card in set(range(52)) - allowed)


@given(setups(), SEEDS)
def test_a_folded_or_mucked_hand_is_never_seen(setup: Setup, seed: int) -> None:
    hand = whole(setup, seed)
    for seat, folded in enumerate(hand.state.record.folded[: hand.state.record.seats]):
        if (folded and seat not in setup.folded) or hand.state.mucked[seat]:
            assert view(hand.state, None)["seats"][seat]["cards"] == []


# Replaying.


@given(setups(), SEEDS)
def test_a_log_replays_to_the_same_hand_and_the_same_words(setup: Setup, seed: int) -> None:
    hand = whole(setup, seed, host=True)
    again = Hand.replay(hand.events)
    assert again.state == hand.state
    assert str(again) == str(hand)
    assert again.log == hand.log


@given(setups(), SEEDS)
def test_random_numbers_are_the_only_chance(setup: Setup, seed: int) -> None:
    one = Hand.from_setup(setup, seed=seed)
    two = Hand.from_setup(setup, seed=seed)
    assert one.events == two.events


def test_events_of_two_kinds_are_never_equal() -> None:
    fold, check = cast(Any, e.Folded(1)), cast(Any, e.Checked(1))
    assert fold != check
    assert fold == e.Folded(1)
    assert fold != (1,)
    assert len({fold, check, e.Folded(1)}) == 2


def test_random_play_meets_every_kind_of_event() -> None:
    """The laws above would be hollow if the hands were all alike."""
    kinds: set[type] = set()
    refused: set[Refusal] = set()
    for seed in range(150):
        random = Random(seed)
        stacks = {name: random.randint(2, 40) for name in "ABCDE"[: random.randint(2, 5)]}
        setup = Hand(stacks, (1, 2), house="wsop", manual=True, automatic=random.random() < 0.4).state.setup
        setup = setup._replace(house=setup.house._replace(rake_per_mille=50), ante=1, ante_kind=AnteKind.PER_PLAYER)
        hand = began(setup, seed)
        for command in commands(hand, seed, host=True):
            verdict = judge(hand.state, command)
            if isinstance(verdict, Ruling):
                refused.add(verdict.refusal)
            else:
                hand.ask(command)
        kinds |= {type(event) for event in hand.events}
    missing = {kind for kind in vars(e).values() if isinstance(kind, type) and hasattr(kind, "_fields") and kind is not Setup} - kinds
    assert missing == {e.Undone}
    assert len(refused) >= 3


def test_after_events_is_what_a_hand_does() -> None:
    hand = Hand({"A": 9, "B": 9})
    assert after_events(hand.state, decide(hand.state, c.Act(1, 2))) == Hand({"A": 9, "B": 9}).call().state
