"""One case run on the spot: what the tests of the runner share."""

from typing import Any

from floorman.notation.conformance import Outcome, Result, run_case

THREE = {"order": ["A", "B", "C"], "stacks": {"A": 500, "B": 16, "C": 500}, "blinds": [1, 2], "street": "flop", "pot": 6}
SIX = {"order": ["SB", "BB", "UTG", "MP", "CO", "BTN"], "stacks": dict.fromkeys(["SB", "BB", "UTG", "MP", "CO", "BTN"], 500)}


def case(
    kind: str, setup: dict[str, Any], expected: dict[str, Any], options: dict[str, Any] | None = None, **question: Any
) -> dict[str, Any]:
    return {
        "id": "X-1", "topic": "t", "source": ["derived"], "confidence": "derived", "options": options or {}, "setup": setup,
        "question": {"kind": kind, **question}, "expected": expected,
    }  # fmt: skip


def run(kind: str, setup: dict[str, Any], expected: dict[str, Any], options: dict[str, Any] | None = None, **question: Any) -> Outcome:
    return run_case(case(kind, setup, expected, options, **question))


def passes(kind: str, setup: dict[str, Any], expected: dict[str, Any], options: dict[str, Any] | None = None, **question: Any) -> None:
    assert run(kind, setup, expected, options, **question) == (Result.PASSED, "X-1", kind, "")


def fails(
    detail: str, kind: str, setup: dict[str, Any], expected: dict[str, Any], options: dict[str, Any] | None = None, **question: Any
) -> None:
    outcome = run(kind, setup, expected, options, **question)
    assert outcome.result == Result.FAILED
    assert detail in outcome.detail, outcome.detail
