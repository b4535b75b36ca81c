"""A second share of the random hands beside pokerkit: a file stays on one core, and there are two."""

import pytest

from tests.differential.hands import play
from tests.differential.test_pokerkit import FREQUENT, SHARE, check_share


@pytest.mark.untraced
def test_more_random_hands_differ_only_for_named_reasons() -> None:
    check_share([play(seed) for seed in range(SHARE, 2 * SHARE)], FREQUENT)
