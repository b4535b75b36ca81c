"""What every test shares: hypothesis tries the same examples on each run, no slow machine fails it, and mass runs are not traced.

A test with the mark `untraced` plays hands by the ten thousand. Counting lines would make it four times slower, and they are counted
where a test of their own asks for them.
"""

import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import settings

# derandomize: a red run is red again; deadline: two busy cores are no error of the rules.
settings.register_profile("ci", derandomize=True, deadline=None)
# For a search by hand: HYPOTHESIS_PROFILE=explore pytest tests/...
settings.register_profile("explore", deadline=None, max_examples=5_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_configure(config: pytest.Config) -> None:
    """The mark of mass runs."""
    config.addinivalue_line("markers", "untraced: plays hands by the ten thousand; lines are not counted meanwhile")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Takes the trace function away while an `untraced` test and its fixtures run. (pytest-cov's `no_cover` does not reach workers.)"""
    if item.get_closest_marker("untraced") is None:
        return (yield)
    tracing = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracing)
