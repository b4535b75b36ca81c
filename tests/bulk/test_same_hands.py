"""The bulk player is the rule book: interpreted, compiled and event by event, the same hands come out in every number."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from floorman.bulk import play, policies
from floorman.bulk.rank_tables import tables as rank_tables
from floorman.bulk.record import Room, house_row
from floorman.bulk.simulation import empty_result, runner_of
from floorman.bulk.stakes import MOST_CHIPS, MOST_FORCED, stakes_of
from floorman.rules.record import FIELDS, NOBODY
from floorman.rules.rulebook import BET, CALL, CHECK, FOLD, NONE, RAISE, Refusal
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction
from tests.bulk.playing import begin, numbers, play_on, random_terms, record_of, row_numbers, unlike

pytestmark = pytest.mark.untraced
DEFAULTS: dict[str, Any] = {
    "blinds": (1, 2), "house": "house", "game": "NL", "ante": 0, "ante_kind": None, "bomb_pot": 0, "bets": (0, 0), "unit": 1, "straddle": 0,
}  # fmt: skip
IN_PLAY = [field.name for field in FIELDS if field.name not in ("pots", "pot_amount", "pot_eligible")]  # pots are cut at the end
VERBS: tuple[int, ...] = (FOLD, CHECK, CALL, BET, RAISE)


def check_stakes(terms: dict[str, Any], seed: int, hands: int, seen: dict[str, int]) -> None:
    """Hands for these stakes, played compiled and interpreted."""
    stakes = stakes_of(1, **(DEFAULTS | terms))
    stacks = terms["stacks"]
    compiled, result = stakes.rows.copy(), empty_result(hands, len(stacks))
    fault: Any = np.zeros(4, np.int64)
    first = seed * 1_000_003
    run = runner_of("random")
    run(compiled, house_row(stakes.house), rank_tables(), np.array(stacks, np.int64), seed, first, fault, *result)
    assert not fault.any()
    record, room = record_of(stakes.rows[0]), Room()
    for hand in range(hands):
        begin(record, stakes.house, room, stacks, seed, first + hand)
        ours = play_on(record, stakes.house, room, policies.at_random)
        theirs = tuple(array[hand].tolist() for array in result)
        assert ours == theirs, (terms, hand)
        seen["decisions"] += record.decisions
        seen["showdowns"] += ours[4]
        seen["side pots"] += record.pots > 1
        seen["raked"] += record.rake > 0
        assert sum(record.stack[: record.seats]) + record.rake == sum(stacks)
    # The last hand is still there whole.
    assert not unlike(numbers(record), row_numbers(compiled[0])), terms


def check_hands(make_terms: Callable[[Random], dict[str, Any]], stakes: int, hands: int) -> dict[str, int]:
    seen = dict.fromkeys(("decisions", "showdowns", "side pots", "raked"), 0)
    for seed in range(stakes):
        check_stakes(make_terms(Random(seed)), seed, hands, seen)
    return seen


def largest_terms(random: Random) -> dict[str, Any]:
    """As many chips as one table holds, and forced bets as large as may be, for stacks long and short."""
    terms = random_terms(random)
    big = random.choice([MOST_FORCED, MOST_FORCED // 2, 1_000])
    stacks = [random.choice([1, big, MOST_CHIPS // terms["seats"]]) for _ in range(terms["seats"])]
    scale = {"ante": big, "bomb_pot": MOST_FORCED, "straddle": random.choice([2 * big, 2 * MOST_FORCED]), "bets": (big, MOST_FORCED)}
    return terms | {name: value for name, value in scale.items() if name in terms} | {"stacks": stacks, "blinds": (big, big), "unit": 1}


def test_twenty_thousand_hands_are_equal_interpreted_and_compiled() -> None:
    seen = check_hands(random_terms, 1_000, 20)
    assert seen["decisions"] > 80_000, seen
    assert min(seen.values()) > 500, seen


def test_no_number_is_too_large_for_a_compiled_record_of_the_most_chips_there_may_be() -> None:
    """Interpreted, whole numbers have no end."""
    check_hands(largest_terms, 300, 5)


@pytest.mark.long
def test_a_million_hands_are_equal_interpreted_and_compiled() -> None:
    check_hands(random_terms, 10_000, 100)


# Against the engine that keeps events.


def hand_of(terms: dict[str, Any], deck: list[int]) -> Hand:
    """The same hand at the table that keeps events."""
    names = "ABCDEFGHIJ"[: terms["seats"]]
    told = {name: value for name, value in terms.items() if name not in ("seats", "stacks", "straddle")}
    straddles = {"C": terms["straddle"]} if terms.get("straddle") else None
    return Hand(dict(zip(names, terms["stacks"], strict=True)), straddles=straddles, deck=deck, **told)


def asked(hand: Hand, verb: int, to: int) -> int:
    """The code of the refusal, NONE for an action that has been made."""
    try:
        hand.act(verb, to)
    except IllegalAction as refused:
        return refused.ruling.refusal
    return NONE


def check_against_events(seed: int, seen: dict[str, int]) -> None:
    random = Random(seed)
    terms = random_terms(random)
    stakes = stakes_of(1, **(DEFAULTS | terms))
    house, record, room = stakes.house, record_of(stakes.rows[0]), Room()
    begin(record, house, room, terms["stacks"], seed, 7)
    hand = hand_of(terms, [*room.deck])
    while record.to_act != NOBODY:
        theirs = hand.state.record
        for name in IN_PLAY:
            assert getattr(record, name) == getattr(theirs, name), (name, terms)
        assert record.board[: record.lying] == list(hand.state.boards[0])
        verb, to = policies.at_random(record, house, record.to_act)
        if random.random() < 0.5:
            verb, to = random.choice(VERBS), random.randint(0, 2 * record.stack[record.to_act] + 2)
        before = numbers(record)
        mine = play.act(record, house, verb, to)
        assert mine == asked(hand, verb, to), (terms, verb, to)
        if mine != NONE:
            seen["refused"] += 1
            assert numbers(record) == before
    seen["hands"] += 1
    play.settle(record, house, room, None)
    assert hand.over, terms
    assert record.stack[: record.seats] == list(hand.stacks.values()), terms
    assert record.rake == max(hand.state.rake, 0)
    assert record.lying == len(hand.state.boards[0])
    # The pots are those that were paid, less the rake.
    in_pots = [record.pot_amount[pot] for pot in range(record.pots)]
    assert in_pots == [hand.state.record.pot_amount[pot] for pot in range(hand.state.record.pots)], terms
    assert play.act(record, house, FOLD, 0) == Refusal.HAND_OVER == asked(hand, FOLD, 0)


def test_the_bulk_player_and_the_event_log_play_the_same_hands_with_the_same_deck() -> None:
    seen = {"refused": 0, "hands": 0}
    for seed in range(4_000):
        check_against_events(seed, seen)
    assert seen["refused"] > 4_000, seen
