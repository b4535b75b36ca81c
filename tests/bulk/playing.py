"""Hands of every kind for the bulk player, and the same hands played interpreted."""

from random import Random
from typing import Any

import numpy as np

from floorman.bulk import play
from floorman.bulk.chance import random_state
from floorman.bulk.record import ALL_FIELDS, Room, TableRecord
from floorman.rules.house import PRESETS, HouseRules, Straddle
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Refusal
from floorman.rules.streets import SHOWDOWN

NO_CHANGE = Refusal.NONE


def random_house(random: Random) -> HouseRules:
    """A preset, or one with random answers to half of the questions and perhaps a rake."""
    house = random.choice(list(PRESETS.values()))
    if random.random() < 0.4:
        return house
    changes: dict[str, Any] = {
        "rake_per_mille": random.choice([0, 0, 50, 100]),
        "rake_cap": random.choice([0, 3]),
        "no_flop_no_drop": random.randint(0, 1),
        "limit_raise_cap": random.choice([0, 1, 3, 4]),
        "burn_cards": random.randint(0, 1),
    }
    for name, value in house._asdict().items():
        kind: Any = type(value)
        if kind is not int and random.random() < 0.5:
            changes[name] = random.choice(list(kind))
    return house._replace(**changes)


def random_terms(random: Random) -> dict[str, Any]:
    """What `Tables` and `simulate` are told: two to ten seats, short and long stacks, any game, ante, straddle and bomb pot."""
    seats = random.randint(2, 10)
    house = random_house(random)
    small, big = random.choice([(1, 2), (1, 3), (0, 2), (2, 2), (5, 10)])
    terms: dict[str, Any] = {
        "seats": seats,
        "stacks": [random.choice([random.randint(1, 2 * big), random.randint(1, 60 * big)]) for _ in range(seats)],
        "blinds": (small, big),
        "game": random.choice(["NL", "NL", "PL", "FL"]),
        "unit": random.choice([1, 1, 1, 5]),
    }
    special = random.choice(["plain", "plain", "ante", "ante", "straddle", "bomb"])
    if special == "ante":
        terms |= {"ante": random.randint(1, big), "ante_kind": random.choice(["per_player", "big_blind", "button"])}
    if special == "straddle" and seats > 2:
        house = house._replace(straddle=random.choice([Straddle.UTG, Straddle.UTG_OR_BUTTON, Straddle.ANY]))
        terms["straddle"] = 2 * big + random.choice([0, 0, 1])
    if special == "bomb":
        house = house._replace(bomb_pot=1)
        terms["bomb_pot"] = random.randint(1, 2 * big)
    if terms["game"] == "FL" and random.random() < 0.3:
        terms["bets"] = (big, 3 * big)
    return terms | {"house": house}


def record_of(row: Any) -> TableRecord:
    """A compiled row as an interpreted record."""
    record = TableRecord()
    for field in ALL_FIELDS:
        setattr(record, field.name, row[field.name].tolist())
    return record


def numbers(record: TableRecord) -> dict[str, Any]:
    """Every number of an interpreted record, copied."""
    return {f.name: [*getattr(record, f.name)] if f.per_seat else getattr(record, f.name) for f in ALL_FIELDS}


def row_numbers(row: Any) -> dict[str, Any]:
    """Every number of a compiled row, likewise."""
    return {f.name: row[f.name].tolist() for f in ALL_FIELDS}


def begin(record: TableRecord, house: HouseRules, room: Room, stacks: list[int], seed: int, number: int) -> None:
    """Hand `number` of the seed begins, as the compiled loops begin it."""
    record.random = random_state(seed, number)
    record.stack[: record.seats] = stacks
    play.begin(record, house, room)


def play_on(record: TableRecord, house: HouseRules, room: Room, policy: Any) -> tuple[Any, ...]:
    """Plays to the end by a policy, every action judged; what `simulate.Result` says of the hand."""
    begun = [*record.begun[: record.seats]]
    while record.to_act != NOBODY:
        verb, to = policy(record, house, record.to_act)
        assert play.act(record, house, verb, to) == NO_CHANGE
    showdown = record.street == SHOWDOWN
    total = sum(record.pot_amount[: record.pots])
    play.settle(record, house, room, None)
    net = [after - before for after, before in zip(record.stack, begun, strict=False)]
    return net, total, record.rake, record.lying, int(showdown), record.decisions


def unlike(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """The fields in which two records differ."""
    return {name: (ours[name], theirs[name]) for name in ours if ours[name] != theirs[name]}


def random_hands(random: Random, hands: int, cards: int) -> Any:
    """uint8[hands, cards]: different cards in each row."""
    generator = np.random.default_rng(random.randrange(2**32))
    return generator.random((hands, 52)).argsort(axis=1)[:, :cards].astype(np.uint8)
