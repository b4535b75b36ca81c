"""Sums over hands are those of the hands."""

from statistics import stdev

import numpy as np
import pytest

from floorman.bulk import BulkError, simulate, tally
from floorman.bulk.sums import added, tally_of

TERMS = {"seats": 3, "stacks": [40, 200, 90], "house": "wsop", "seed": 3}


def test_a_tally_is_the_sum_of_what_simulate_keeps() -> None:
    result = simulate("random", 60_000, **TERMS)  # type: ignore[arg-type]
    found = tally("random", 60_000, **TERMS, threads=2)  # type: ignore[arg-type]
    assert found == tally_of(result)
    assert list(found.net) == result.net.sum(axis=0).tolist()
    assert sum(found.ended_on) == found.hands == 60_000
    assert sum(found.net) == -found.rake


def test_the_standard_error_is_that_of_the_mean() -> None:
    result = simulate("random", 500, **TERMS)  # type: ignore[arg-type]
    found = tally_of(result)
    for seat in range(3):
        assert found.mean(seat) == pytest.approx(result.net[:, seat].mean())
        assert found.standard_error(seat) == pytest.approx(stdev(result.net[:, seat].tolist()) / 500**0.5)


def test_squares_of_the_largest_stacks_are_exact() -> None:
    result = simulate("call", 4, seats=2, stacks=1000)
    large = np.array([[2**30, -(2**30)], [2**30 - 1, 1 - 2**30]] * 2, np.int32)
    assert tally_of(result._replace(net=large)).squares == (2 * (2**60 + (2**30 - 1) ** 2),) * 2


def test_tallies_add_up_in_any_order() -> None:
    one, other = (tally("call", 50, seats=2, seed=5, first=first) for first in (0, 50))
    assert added(one, other) == added(other, one) == tally("call", 100, seats=2, seed=5)


def test_no_hand_has_no_error_and_no_mean() -> None:
    nothing = tally("call", 0, seats=2)
    assert nothing.hands == 0
    assert nothing.mean(0) == nothing.standard_error(0) == 0


def test_a_number_of_hands_below_nothing_is_refused() -> None:
    with pytest.raises(BulkError, match="hands is -1"):
        tally("call", -1)
