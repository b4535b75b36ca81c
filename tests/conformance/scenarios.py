"""The scenarios of conformance/scenarios.json: what each says, and which test proves it.

They have no fixed form. Those that concern one hand are told as tests with the numbers of their entry; `ELSEWHERE` names the others.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from floorman.rules.rulebook import Refusal
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction

SCENARIOS: dict[str, dict[str, Any]] = {
    scenario["id"]: scenario for scenario in json.loads(Path(__file__, "../../../conformance/scenarios.json").resolve().read_text("utf-8"))
}

ELSEWHERE = {
    "RC220": "a night: chips are added between hands",
    "RC221": "a night: a hand has no way to add chips",
    "RC222": "a night: coming back with what one left with",
    "RC230": "a tournament: levels",
    "RC233": "a tournament: places",
    "RC236": "a tournament: bounties",
    "RD-07": "a reader: one site's logs, with simplified figures that do not add up",
    "RD-09": "a reader: one site's logs",
    "RD-13": "a reader: a broken file",
}

_Test = TypeVar("_Test", bound=Callable[..., None])


def proves(*ids: str) -> Callable[[_Test], _Test]:
    """Says which scenarios a test proves; `test_scenarios` reads it and sees that none is left out."""
    for name in ids:
        assert name in SCENARIOS

    def noted(test: _Test) -> _Test:
        return test

    return noted


def setup(name: str) -> dict[str, Any]:
    """What is given."""
    found: dict[str, Any] = SCENARIOS[name].get("setup") or SCENARIOS[name]["scenario"]
    return found


def expected(name: str) -> dict[str, Any]:
    """What is asked for."""
    found: dict[str, Any] = SCENARIOS[name]["expected"]
    return found


def refused(hand: Hand, verb: str, to: Any = 0, seat: str | None = None) -> Refusal:
    """Why an action is refused; nothing has changed."""
    before, events = hand.state.copy(), list(hand.events)
    with pytest.raises(IllegalAction) as caught:
        hand.act(verb, to, seat)
    assert (hand.state, hand.events) == (before, events)
    return caught.value.ruling.refusal
