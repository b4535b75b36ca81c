"""Machine code is made at the first run; nobody has to be told of it here."""

import pytest

from floorman.bulk.compiled import NOTICE


@pytest.fixture(autouse=True, scope="session")
def _no_notice() -> None:
    NOTICE.say = None
