"""Samples: within four standard errors of what is counted, and the same for everybody who asks."""

import pytest

from floorman.analysis import Chances, equity
from floorman.analysis.draws import WHOLE, alias_table, groups_of
from floorman.analysis.question import ask

QUESTIONS: list[tuple[tuple[str, ...], str, str]] = [
    (("AsKs", "QdQc"), "", ""),
    (("AsKs", "QdQc"), "2c3d4h", ""),
    (("AsKs", "QdQc"), "2c3d4h5h", ""),
    (("AsKs", "QdQc"), "2c3d4h5h6h", ""),
    (("AsKs", "QdQc", "7h6h"), "", "2c2d"),
    (("QQ+, AKs", "22-55, AJs:0.5, KQo"), "", ""),
    (("AA", "KK, QQ:0.25", "AKs"), "", ""),
    (("AA", "AA", "AA, KK:0.1", "AA, KK"), "", ""),  # seldom fit together: drawn out of all that do
    (("AsKs", "random"), "AhTd7c", ""),
    (("22", "random"), "AhTd7c5s", "2c"),
]


@pytest.mark.parametrize(("hands", "board", "dead"), QUESTIONS)
def test_samples_are_near_what_is_counted(hands: tuple[str, ...], board: str, dead: str) -> None:
    counted = equity(*hands, board=board, dead=dead, exact=True)
    drawn = equity(*hands, board=board, dead=dead, exact=False, samples=400_000, seed=7)
    assert counted.exact
    assert not drawn.exact
    assert drawn.total == 400_000
    for ours, theirs, error in zip(drawn.equities, counted.equities, drawn.errors, strict=True):
        assert abs(ours - theirs) <= 4 * error + 1e-12
    near = [(drawn.counts.get(mask, 0) / drawn.total, counted.counts.get(mask, 0) / counted.total) for mask in range(1, 1 << len(hands))]
    assert all(abs(ours - theirs) <= 4 * (theirs * (1 - theirs) / drawn.total) ** 0.5 + 1e-12 for ours, theirs in near)


def test_ten_players_with_any_cards_are_equal() -> None:
    drawn = equity(*["random"] * 10, samples=300_000)
    assert all(abs(part - 0.1) <= 4 * error for part, error in zip(drawn.equities, drawn.errors, strict=True))
    assert sum(drawn.fractions) == 1


@pytest.mark.parametrize("hands", [("AsKs", "QdQc"), ("QQ+", "random", "AKs")])
def test_threads_change_nothing(hands: tuple[str, ...]) -> None:
    one, two, three = (equity(*hands, exact=False, samples=600_000, seed=3, threads=threads) for threads in (1, 2, 3))
    assert one == two == three


def test_the_seed_decides() -> None:
    def drawn(seed: int) -> Chances:
        return equity("AsKs", "QdQc", exact=False, samples=50_000, seed=seed)

    assert drawn(1) == drawn(1)
    assert drawn(1) != drawn(2)


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    equity("AsKs", "QdQc", exact=False, samples=600_000, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_row_is_drawn_as_often_as_its_weight() -> None:
    for weights in ([1], [3, 1], [5, 5], [1, 2, 3, 4], [1000, 1, 1, 1, 500]):
        kept, others = (column.tolist() for column in alias_table(weights))
        drawn = [0] * len(weights)
        for row, times in enumerate(kept):
            drawn[row] += times
            drawn[others[row]] += WHOLE - times
        for row, weight in enumerate(weights):
            assert drawn[row] / (WHOLE * len(weights)) == pytest.approx(weight / sum(weights), abs=1e-12)


def test_ranges_that_seldom_fit_are_drawn_together() -> None:
    assert len(groups_of(ask(("AA", "AA", "AA, KK", "AA, KK"))).who) == 1
    assert len(groups_of(ask(("22+", "AKs", "random"))).who) == 2
