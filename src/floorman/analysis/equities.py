"""Hands and ranges against each other: who wins how often, and each player's part of the pot."""

from floorman.analysis.chances import Chances
from floorman.analysis.question import Cards, ask
from floorman.analysis.ranges import Range
from floorman.bulk import require

TYPE_CHECKING = False
if TYPE_CHECKING:
    from floorman.analysis.solve import Progress


def equity(
    *hands: str | Range,
    board: Cards = "",
    dead: Cards = "",
    exact: bool | None = None,
    samples: int = 2_000_000,
    seed: int = 0,
    threads: int = 1,
    progress: "Progress | None" = None,
    scheduler: str | None = None,
) -> Chances:
    """The chances of two to ten hands or ranges, in the notation of `ranges`.

    `board` has zero to five cards, `dead` those that cannot come. Known hands are counted exactly; ranges too where that takes a few
    seconds, otherwise `samples` deals are drawn from `seed`, the same for any number of `threads`. `exact` True insists on counting, False
    on drawing. `scheduler` spreads ranges and samples over Dask workers (`bulk.spread`). `progress(done, of)` is called from time to time.
    Raises `AnalysisError`, `RangeError`, `CardError`. `equity("AsKs", "QdQc").wins`: (787966, 917606) of 1,712,304.
    """
    question = ask(hands, board, dead)
    require()
    from floorman.analysis.solve import Wanted, solve

    return solve(question, [(1 << len(hands)) - 1], Wanted(exact, samples, seed, threads, progress, scheduler))[0]
