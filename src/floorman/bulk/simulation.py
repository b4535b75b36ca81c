"""Whole hands by the million: a policy plays every seat, and what came of each hand comes back as arrays.

    >>> result = simulate("random", 1_000_000, seats=6, stacks=200, house="tda", seed=1)
    >>> result.net.sum(axis=1)                     # what the house took, and nothing else

A compiled policy is a plain function (`bulk.policies`); a NumPy policy is given `Tables` and their `LegalArrays` and answers two arrays.
Hands are numbered, and a hand's cards and a compiled policy's choices follow from seed and number alone: any number of threads, and any
split into parts (`first`), gives the same hands.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from floorman.bulk import play
from floorman.bulk.chance import random_state
from floorman.bulk.compiled import compilable, compiled
from floorman.bulk.faults import BulkError
from floorman.bulk.policies import LAWFUL, POLICIES
from floorman.bulk.rank_tables import tables as rank_tables
from floorman.bulk.record import ROOM, house_row
from floorman.bulk.spread import Part, spread
from floorman.bulk.stakes import Stakes, check_seed, stakes_of
from floorman.bulk.tables import LegalArrays, Tables
from floorman.rules.house import AnteKind, Game, HouseRules
from floorman.rules.record import MAX_SEATS, NOBODY
from floorman.rules.rulebook import NONE, Refusal, Verb
from floorman.rules.streets import SHOWDOWN

BLOCK = 50_000  # hands that a thread plays between two steps of the progress bar
Progress = Callable[[int], None]
ArrayPolicy = Callable[[Tables, LegalArrays], tuple[Any, Any]]


class Result(NamedTuple):
    """What came of each hand, in the order of their numbers."""

    net: Any  # int32[n, seats]: chips won or lost
    pot: Any  # int32[n]: all pots together, refunds off, rake still in
    rake: Any  # int32[n]
    lying: Any  # uint8[n]: community cards that lay at the end
    showdown: Any  # uint8[n]: 1 where cards decided
    decisions: Any  # int32[n]

    def save(self, path: str | Path) -> None:
        """Writes the arrays to one `.npz` file."""
        with open(path, "wb") as file:
            np.savez_compressed(file, **self._asdict())

    def to_parquet(self, path: str | Path) -> None:
        """Writes one row a hand, with a column `net_0`, `net_1`, ... for each seat. Needs `pip install pyarrow`."""
        try:
            from pyarrow import parquet, table
        except ImportError as error:
            raise BulkError("missing_package", what="Parquet", package="pyarrow") from error
        columns = {f"net_{seat}": self.net[:, seat] for seat in range(self.net.shape[1])}
        parquet.write_table(table(columns | {name: getattr(self, name) for name in self._fields[1:]}), str(path))


def empty_result(hands: int, seats: int) -> Result:
    """Arrays for so many hands."""
    return Result(
        np.zeros((hands, seats), np.int32), np.zeros(hands, np.int32), np.zeros(hands, np.int32), np.zeros(hands, np.uint8),
        np.zeros(hands, np.uint8), np.zeros(hands, np.int32),
    )  # fmt: skip


def simulate(
    policy: str | Callable[..., tuple[int, int]] | ArrayPolicy,
    hands: int,
    *,
    seats: int = 6,
    stacks: Any = 200,
    blinds: tuple[int, int] = (1, 2),
    house: str | HouseRules = "house",
    game: str | Game = "NL",
    ante: int = 0,
    ante_kind: str | AnteKind | None = None,
    bomb_pot: int = 0,
    bets: tuple[int, int] = (0, 0),
    unit: int = 1,
    straddle: int = 0,
    seed: int = 0,
    first: int = 0,
    threads: int = 1,
    scheduler: str | None = None,
    arrays: bool = False,
    tables: int = 10_000,
    progress: Progress | None = None,
) -> Result:
    """Plays `hands` whole hands, everybody by one policy, every hand from the same stacks.

    `policy`: "random", "call", or a function (table, house, seat) -> (verb, total) in the subset that Numba compiles; with `arrays`, a
    function (tables, legal) -> (actions, amounts) over NumPy arrays, asked for `tables` tables at a time. `stacks`: one number or one
    for each seat. `first` is the number of the first hand. `scheduler`: see `spread`; not with `arrays`. `progress` is called with the
    hands just played. Raises `BulkError`, also for a policy that asks for something illegal: it names the hand, the action and the
    refusal.
    """
    if isinstance(hands, bool) or not isinstance(hands, int) or not 0 <= hands < 2**40:
        raise BulkError("out_of_range", what="hands", value=hands, least=0, most=2**40 - 1)
    terms: dict[str, Any] = {
        "seats": seats, "stacks": stacks, "blinds": blinds, "house": house, "game": game, "ante": ante, "ante_kind": ante_kind,
        "bomb_pot": bomb_pot, "bets": bets, "unit": unit, "straddle": straddle,
    }  # fmt: skip
    stakes = stakes_of(1, **terms)
    seed, first = check_seed("seed", seed), check_seed("first", first)
    result = empty_result(hands, seats)
    if arrays:
        _play_arrays(policy, result, Tables(min(tables, max(hands, 1)), **terms, seed=seed, first=first, threads=threads), progress)
        return result
    for place, part in spread(parts_of(policy, stakes, seed, first, hands), threads, scheduler):
        for whole, piece in zip(result, part, strict=True):
            whole[place * BLOCK : place * BLOCK + len(piece)] = piece
        _report(progress, len(part.pot))
    return result


def parts_of(policy: Any, stakes: Stakes, seed: int, first: int, hands: int) -> list[Part]:
    """The hands in blocks, as parts of a job that answer with a `Result` each."""
    runner_of(policy)  # what is no policy is refused here, and not on another machine
    begins = range(0, hands, BLOCK)
    return [(play_block, (policy, stakes, seed, first + begin, min(BLOCK, hands - begin))) for begin in begins]


def play_block(policy: Any, stakes: Stakes, seed: int, first: int, hands: int) -> Result:
    """Plays the hands `first`, `first + 1`, ... Raises `BulkError` for an illegal action."""
    result = empty_result(hands, int(stakes.rows["seats"][0]))
    table = stakes.rows[:1].copy()
    fault = np.zeros(4, np.int64)
    chips = stakes.rows["stack"][0].astype(np.int64)
    runner_of(policy)(table, house_row(stakes.house), rank_tables(), chips, seed, first, fault, *result)
    if fault[0]:
        raise illegal(*fault)
    return result


def illegal(code: int, hand: int, verb: int, to: int) -> BulkError:
    """What is raised where a policy asks for something that is refused."""
    name = Verb(verb).name.lower() if verb in list(Verb) else str(verb)
    return BulkError("illegal_action", verb=name, to=int(to), hand=int(hand), refusal=Refusal(code).name.lower())


def runner_of(policy: Any) -> Any:
    """The compiled loop for a policy, by name or as a plain function."""
    if isinstance(policy, str):
        if policy not in POLICIES:
            raise BulkError("no_such_choice", what="policy", value=policy, known=", ".join(POLICIES))
        policy = POLICIES[policy]
    return _runner(policy)


@lru_cache(maxsize=32)
def _runner(policy: Callable[..., tuple[int, int]]) -> Any:
    decide = compilable(policy)
    judged = policy not in LAWFUL

    @compiled
    def run(
        tables: Any, house: Any, made: Any, stacks: Any, seed: int, first: int, fault: Any,
        net: Any, pot: Any, rake: Any, lying: Any, showdown: Any, decisions: Any,
    ) -> None:  # fmt: skip
        room = np.zeros(1, ROOM)[0]
        table = tables[0]
        for hand in range(len(pot)):
            table.random = random_state(seed, first + hand)
            for seat in range(table.seats):
                table.stack[seat] = stacks[seat]
            play.begin(table, house, room)
            while table.to_act != NOBODY:
                verb, to = decide(table, house, table.to_act)
                refused: int = NONE
                if judged:
                    refused = play.act(table, house, verb, to)
                else:
                    play.take(table, house, verb, to)
                if refused != NONE:
                    fault[0], fault[1], fault[2], fault[3] = refused, first + hand, verb, to
                    return
            showdown[hand] = table.street == SHOWDOWN
            total = 0
            for place in range(table.pots):
                total += table.pot_amount[place]
            play.settle(table, house, room, made)
            for seat in range(table.seats):
                net[hand, seat] = table.stack[seat] - stacks[seat]
            pot[hand] = total
            rake[hand] = table.rake
            lying[hand] = table.lying
            decisions[hand] = table.decisions

    return run


def _play_arrays(policy: Any, result: Result, tables: Tables, progress: Progress | None) -> None:
    """Plays by a NumPy policy. Table i of n plays the hands i, i + n, i + 2n, ... of them; a table that has played its share waits."""
    hands, size = len(result.pot), len(tables)
    number: Any = np.arange(size)
    playing = number < hands
    while playing.any():
        legal = tables.legal()
        actions, amounts = policy(tables, legal)
        acting = legal.seat >= 0
        codes = tables.step(actions, amounts, settle=False)
        if (wrong := (codes != NONE) & acting).any():
            at = int(wrong.argmax())
            raise illegal(codes[at], tables.first + number[at], actions[at], amounts[at])
        data = tables.data
        ended = playing & (data["to_act"] == NOBODY)
        if not ended.any():
            continue
        done, hand = np.flatnonzero(ended), number[ended]
        result.showdown[hand] = data["street"][done] == SHOWDOWN
        result.pot[hand] = np.where(np.arange(MAX_SEATS) < data["pots"][done, None], data["pot_amount"][done], 0).sum(axis=1)
        tables.settle(ended)
        result.net[hand] = tables.net[done]
        result.rake[hand], result.lying[hand], result.decisions[hand] = data["rake"][done], data["lying"][done], data["decisions"][done]
        number[done] += size
        playing[done] = number[done] < hands
        tables.reset(ended & playing)
        _report(progress, len(done))


def _report(progress: Progress | None, hands: int) -> None:
    if progress is not None:
        progress(hands)
