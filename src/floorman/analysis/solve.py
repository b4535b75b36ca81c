"""How a question is answered: counted exactly in the cheapest of two ways, or drawn at random where both would take too long.

Blocks of work are handed to threads in turn; every block gives whole numbers that are added up, so nothing depends on how many there are.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from math import comb, inf, prod
from typing import Any, NamedTuple

import numpy as np

from floorman.analysis import boards, deals, draws, exact, sampling
from floorman.analysis.chances import Chances
from floorman.analysis.combos import COMBOS
from floorman.analysis.faults import AnalysisError
from floorman.analysis.question import Question
from floorman.bulk.rank_tables import tables
from floorman.bulk.spread import Part, spread
from floorman.rules.ranking import mask_of

Progress = Callable[[int, int], None]  # blocks done, of how many
SECONDS = 2.0  # how long counting deal by deal may take on one core before samples are drawn instead
BOARD_SECONDS = 8.0  # and board by board
MOST_DEALS = 4_000_000
MOST_SAMPLES = 10**12
_ROW_SECONDS = (3e-6, 8e-6, 3e-5, 9e-5, 2.5e-4, 6e-4)  # two hands counted, by cards to come: an estimate
_PAIR_SECONDS = 2e-8  # one pair of cards on one board
_ROWS = 16  # deals in a block
_BOARDS = 128
_PARTS = 64  # that go over a scheduler
_FITS = 1 << 62


class Wanted(NamedTuple):
    """How to answer. `exact` None: as it seems best."""

    exact: bool | None = None
    samples: int = 2_000_000
    seed: int = 0
    threads: int = 1
    progress: Progress | None = None
    scheduler: str | None = None  # see `bulk.spread`


def solve(question: Question, eligible: Sequence[int], wanted: Wanted) -> tuple[Chances, ...]:
    """The chances of every pot; `eligible` has a mask of players for each. Raises `AnalysisError`."""
    for what, value, least, most in (
        ("samples", wanted.samples, 1, MOST_SAMPLES), ("seed", wanted.seed, 0, 2**63 - 1), ("threads", wanted.threads, 1, 256),
    ):  # fmt: skip
        if not least <= value <= most:
            raise AnalysisError("out_of_range", what=what, value=value, least=least, most=most)
    masks = np.array(eligible, np.int64)
    counted = None if wanted.exact is False else _counted(question, masks, wanted)
    counts = _sampled(question, masks, wanted) if counted is None else counted
    total = sum(counts[0])
    return tuple(
        Chances(question.players, {winners: count for winners, count in enumerate(pot) if count}, total, counted is not None)
        for pot in counts
    )


def _counted(question: Question, eligible: Any, wanted: Wanted) -> list[list[int]] | None:
    """The exact counts; None where they would take too long and samples will do."""
    if question.known:
        return _count_deals(question, eligible, np.array([[own[0][0] for own in question.combos]]), np.ones(1, np.int64), wanted)
    orders = deals.orders_of(question)
    board_cost = _board_cost(question, len(eligible), orders)
    deal_cost = _ROW_SECONDS[question.to_come] * question.players / 2
    # Deals that an exchange of suits makes equal cost as much as one, so at most as many are worth listing.
    worth = board_cost if wanted.exact else min(SECONDS, board_cost)
    most = MOST_DEALS if worth == inf else min(int(worth / deal_cost * len(orders)) + 1, MOST_DEALS)
    found = deals.deals_of(question.combos, most)
    if found is not None:
        rows, weights = deals.without_copies(*found, orders)
        if len(rows) * deal_cost <= worth:
            return _count_deals(question, eligible, rows, weights, wanted)
    if board_cost <= BOARD_SECONDS or (wanted.exact and board_cost != inf):
        return _count_boards(question, wanted)
    if wanted.exact:
        raise AnalysisError("too_large", rows=prod(map(len, question.combos)), most=MOST_DEALS)
    return None


def _board_cost(question: Question, pots: int, orders: list[tuple[int, ...]]) -> float:
    """The seconds that two ranges take board by board."""
    if question.players != 2 or pots != 1:
        return inf
    kept = deals.orders_that_keep_ranges(question, orders)
    free = 52 - len(question.board) - len(question.dead)
    return comb(free, question.to_come) / len(kept) * len({combo for own in question.combos for combo, _ in own}) * _PAIR_SECONDS


def _in_blocks(work: Callable[[int], Any], blocks: int, wanted: Wanted) -> list[list[int]]:
    """The counts of all blocks together, as whole numbers of any size."""
    if wanted.scheduler is not None and blocks > 1:
        size = -(-blocks // _PARTS)
        parts: list[Part] = [(_several, (work, first, min(first + size, blocks))) for first in range(0, blocks, size)]
        found = spread(parts, scheduler=wanted.scheduler)
        return _added((counts for _, counts in found), len(parts), wanted.progress)
    return _added(_answers(work, blocks, wanted.threads), blocks, wanted.progress)


def _answers(work: Callable[[int], Any], blocks: int, threads: int) -> Iterator[Any]:
    """What each block gives, in their order. Only a few are handed out ahead, so that an interrupt ends at once."""
    if threads == 1 or blocks == 1:
        yield from map(work, range(blocks))
        return
    pool = ThreadPoolExecutor(min(threads, blocks))
    ahead: deque[Future[Any]] = deque()
    try:
        for block in range(blocks):
            ahead.append(pool.submit(work, block))
            if len(ahead) > 2 * threads:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _several(work: Callable[[int], Any], first: int, end: int) -> Any:
    """The counts of some blocks, added up where they are counted."""
    return sum(work(block).astype(object) for block in range(first, end))


def _added(answers: Iterable[Any], blocks: int, progress: Progress | None) -> list[list[int]]:
    total: Any = 0
    for done, counts in enumerate(answers, 1):
        total = total + (counts.astype(object) if blocks > 1 else counts)
        if progress is not None:
            progress(done, blocks)
    found: list[list[int]] = total.tolist()
    return found


def _count_deals(question: Question, eligible: Any, rows: Any, weights: Any, wanted: Wanted) -> list[list[int]]:
    """Deal by deal: `exact.count_boards`."""
    board, dead = np.array(question.board, np.uint8), mask_of(question.dead)
    at_once = int(weights.max()) * comb(52, question.to_come) * _ROWS < _FITS
    holes = deals.CARDS[rows]

    def work(block: int) -> Any:
        part = slice(block * _ROWS, (block + 1) * _ROWS)
        if at_once:
            counts = np.zeros((len(eligible), 1 << question.players), np.int64)
            exact.count_boards(tables(), holes[part], board, dead, eligible, weights[part].astype(np.int64), counts)
            return counts
        total: Any = 0
        for row, weight in zip(holes[part], weights[part], strict=True):
            counts = np.zeros((len(eligible), 1 << question.players), np.int64)
            exact.count_boards(tables(), row[None], board, dead, eligible, np.ones(1, np.int64), counts)
            total = total + counts.astype(object) * int(weight)
        return total

    return _in_blocks(work, -(-len(rows) // _ROWS), wanted)


def _count_boards(question: Question, wanted: Wanted) -> list[list[int]]:
    """Board by board: `boards.count_ranges`."""
    free = np.array([card for card in range(52) if not question.out >> card & 1], np.int64)
    kept = deals.orders_that_keep_ranges(question, deals.orders_of(question))
    most = comb(len(free), question.to_come)
    masks, times = np.empty(most, np.uint64), np.empty(most, np.int64)
    kinds = boards.boards_of(free, question.to_come, np.array(kept, np.int64), masks, times)
    weights = np.zeros((COMBOS, 2), np.int64)
    for player, own in enumerate(question.combos):
        for combo, weight in own:
            weights[combo, player] = weight
    used, lying = np.flatnonzero(weights.any(axis=1)), draws.lying_row(question)
    pairs = boards.packed(draws.pair_rows(used), deals.CARDS[used], weights[used])

    def work(block: int) -> Any:
        part = slice(block * _BOARDS, min((block + 1) * _BOARDS, kinds))
        counts = np.zeros((1, 4), np.int64)
        boards.count_ranges(tables(), masks[part], times[part], lying, pairs, counts)
        return counts

    return _in_blocks(work, -(-kinds // _BOARDS), wanted)


def _sampled(question: Question, eligible: Any, wanted: Wanted) -> list[list[int]]:
    """At random, in blocks of `sampling.BLOCK`."""
    blocks = -(-wanted.samples // sampling.BLOCK)
    draw = _known_hands(question, eligible) if question.known else _any_hands(question, eligible)

    def work(block: int) -> Any:
        counts = np.zeros((len(eligible), 1 << question.players), np.int64)
        draw(wanted.seed, block, min(sampling.BLOCK, wanted.samples - block * sampling.BLOCK), counts)
        return counts

    return _in_blocks(work, blocks, wanted)


def _known_hands(question: Question, eligible: Any) -> Callable[..., None]:
    numbers = np.array([own[0][0] for own in question.combos])
    holes = draws.pair_rows(numbers)
    parts, ends = draws.board_parts(question, question.out | int(holes[:, 1].sum()))
    hands = holes + draws.lying_row(question)[None, :]

    def draw(seed: int, block: int, samples: int, counts: Any) -> None:
        if question.players == 2 and len(eligible) == 1:
            sampling.sample_two(tables(), parts, ends, hands, seed, block, samples, counts)
        else:
            sampling.sample_known(tables(), parts, ends, hands, eligible, seed, block, samples, counts)

    return draw


def _any_hands(question: Question, eligible: Any) -> Callable[..., None]:
    parts, ends = draws.board_parts(question, question.out)
    groups = draws.groups_of(question)
    pairs = draws.pair_rows(np.flatnonzero(deals.MASKS & np.uint64(question.out) == 0))
    any_two, lying = draws.any_two(question), draws.lying_row(question)

    def draw(seed: int, block: int, samples: int, counts: Any) -> None:
        sampling.sample_hands(tables(), parts, ends, *groups, pairs, any_two, lying, eligible, seed, block, samples, counts)

    return draw
