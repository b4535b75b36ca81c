"""A long job is the same in threads, in processes, and when a worker dies in the middle of it."""

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from floorman import PRESETS, Hand
from floorman.analysis import equity
from floorman.bulk import BulkError, perft, tally
from floorman.bulk.spread import spread
from floorman.table import perft as one_table

HANDS, SEED = 400_000, 5  # eight blocks


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A scheduler and two workers, each a process of its own."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as started:
        yield started


def doubled(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize("threads", [1, 2])
def test_every_part_is_answered_once_with_its_place(threads: int) -> None:
    assert sorted(spread([(doubled, (number,)) for number in range(7)], threads)) == [(number, 2 * number) for number in range(7)]


@pytest.mark.filterwarnings("ignore")  # Dask's own, about processes and sockets that it leaves behind
def test_a_killed_worker_changes_nothing_in_the_answer(cluster: Any) -> None:
    alone = tally("random", HANDS, seed=SEED, house="tda")
    victims = [next(iter(cluster.workers.values())).process.pid]

    def kill_one(hands: int) -> None:
        while victims:
            os.kill(victims.pop(), signal.SIGKILL)

    assert tally("random", HANDS, seed=SEED, house="tda", scheduler=cluster.scheduler_address, progress=kill_one) == alone
    assert not victims, "nobody was killed"


@pytest.mark.filterwarnings("ignore")
def test_lines_counted_on_workers_are_those_counted_at_one_table(cluster: Any) -> None:
    hand = Hand({"A": 9, "B": 12}).state.record
    counted = perft(hand, PRESETS["tda"], settle=True, scheduler=cluster.scheduler_address)
    assert tuple(counted) == tuple(one_table.perft(hand, PRESETS["tda"], settle=True))


@pytest.mark.filterwarnings("ignore")
def test_what_a_policy_does_wrong_on_a_worker_is_said_here(cluster: Any) -> None:
    with pytest.raises(BulkError, match="known: random, call"):
        tally("rnadom", 10, scheduler=cluster.scheduler_address)


@pytest.mark.filterwarnings("ignore")
def test_no_scheduler_is_named_with_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("floorman.bulk.spread._PATIENCE", 1)
    with pytest.raises(BulkError, match=r"no Dask scheduler answers at tcp://127\.0\.0\.1:1:"):
        list(spread([(doubled, (1,))], scheduler="tcp://127.0.0.1:1"))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("hands", "how"),
    [
        (("QQ+, AKs", "22-77, A5s-A2s:0.5"), {"board": "Ah7d2c"}),
        (("random", "AsKs"), {"board": "2c3d4h", "exact": True}),
        (("AsKs", "random", "random"), {"exact": False, "samples": 400_000, "seed": 3}),
    ],
)
def test_chances_of_ranges_counted_on_workers_are_those_counted_here(cluster: Any, hands: tuple[str, ...], how: dict[str, Any]) -> None:
    assert equity(*hands, **how, scheduler=cluster.scheduler_address) == equity(*hands, **how)
