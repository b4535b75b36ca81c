"""Runs the cases of the conformance suite: files of rule questions with expected answers, in the format of `conformance/FORMAT.md`.

    for outcome in run_file(Path("conformance/legal.json")): ...

A case is played under all four presets, its own options on top, and passes only where it passes in each: an option that a case does not
name must not matter. What the suite asks and this runner does not play is skipped by name; a case that cannot be read has failed.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from floorman.notation import case_betting, case_chips, case_table
from floorman.notation.case_fields import Case, CaseError, Facts, Fields, house_with, short
from floorman.rules.house import PRESETS
from floorman.rules.rulebook import BY_KEY


class Result(StrEnum):
    """How a case came out."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"


class Outcome(NamedTuple):
    """One case run. `kind` is empty where it could not be read; `detail` says what differs, or why it was skipped."""

    result: Result
    id: str
    kind: str
    detail: str = ""


KINDS: dict[str, Callable[[Case], Facts]] = {
    "legal": case_betting.legal,
    "next_actor": case_betting.next_actor,
    "play": case_betting.play,
    "showdown": case_betting.show,
    "cap": case_betting.cap,
    "pots": case_chips.pots,
    "payout": case_chips.payout,
    "winners": case_chips.winners,
    "rake": case_chips.rake,
    "button": case_table.button,
    "post": case_table.post,
    "deal": case_table.deal,
}

NOT_YET = {
    "icm": "tournament equity is not built yet",
    "settle": "settling up a night is not built yet",
    "chip_race": "colour-ups are not built yet",
}


def run_file(path: Path | str) -> tuple[Outcome, ...]:
    """The outcomes of all cases of a file, in its order. A file that cannot be read is one failed case by its name."""
    path = Path(path)
    try:
        cases = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        return (Outcome(Result.FAILED, path.name, "", f"the file cannot be read: {short(str(error))}"),)
    if not isinstance(cases, list):
        return (Outcome(Result.FAILED, path.name, "", "the file is not a list of cases"),)
    if not cases:
        return (Outcome(Result.FAILED, path.name, "", "the file has no case"),)
    return tuple(run_case(case, f"{path.name}[{place}]") for place, case in enumerate(cases))


def run_case(case: object, place: str = "?") -> Outcome:
    """The outcome of one case; `place` stands for the id of a case that has none. Never raises."""
    if not isinstance(case, dict):
        return Outcome(Result.FAILED, place, "", "the case is not an object")
    name = case.get("id")
    if not isinstance(name, str) or not name:
        return Outcome(Result.FAILED, place, "", "the case has no id")
    kind = ""
    try:
        kind = _kind(case)
        if kind not in KINDS:
            return Outcome(Result.SKIPPED, name, kind, NOT_YET.get(kind, "this runner does not know the kind"))
        detail = _differences(case, KINDS[kind])
    except CaseError as error:
        return Outcome(Result.FAILED, name, kind, str(error))
    return Outcome(Result.FAILED if detail else Result.PASSED, name, kind, detail)


def _kind(case: dict[str, Any]) -> str:
    """`question.kind`. A scenario has no fixed form and is proved by tests of its own; its kind is only its topic."""
    if "scenario" in case and "question" not in case:
        scenario = case["scenario"]
        kind = scenario.get("kind") if isinstance(scenario, dict) else None
        return f"scenario {kind}" if isinstance(kind, str) else "scenario"
    kind = Fields("case", case).inner("question").need("kind")
    if not isinstance(kind, str) or not kind:
        raise CaseError("question.kind is no word")
    return kind


_ABOUT = ("id", "topic", "source", "confidence", "note", "question", "rules")


def _differences(case: dict[str, Any], ask: Callable[[Case], Facts]) -> str:
    """What differs, preset by preset; once, where it is the same everywhere."""
    fields = Fields("case", case)
    expected = fields.by_seat("expected")
    if not expected:
        raise CaseError("case.expected is empty")
    options = fields.get("options", {})
    if not isinstance(options, dict):
        raise fields.wrong("options", "an object")
    for about in _ABOUT:
        fields.get(about)
    rules = case.get("rules", [])
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise fields.wrong("rules", "a list of rule keys")
    fields.inner("setup")
    fields.close()
    found: dict[str, str] = {}
    for preset in PRESETS:
        found[preset] = "; ".join(_under(case, preset, options, expected, ask))
    distinct = set(found.values())
    if distinct == {""}:
        return ""
    if len(distinct) == 1:
        return distinct.pop()
    return " | ".join(f"{preset}: {detail}" for preset, detail in found.items() if detail)


def _under(
    case: dict[str, Any], preset: str, options: dict[str, Any], expected: dict[str, Any], ask: Callable[[Case], Facts]
) -> Iterator[str]:
    """What differs under one preset."""
    setup, question = Fields("setup", case["setup"]), Fields("question", case["question"])
    question.get("kind")
    try:
        house, unit = house_with(PRESETS[preset], options)
        facts = ask(Case(setup, question, house, unit))
        setup.close()
        question.close()
        yield from _compared(expected, facts)
    except CaseError as error:
        yield str(error)
    except Exception as error:
        # Other people's files: whatever they ask of the engine, the other cases still run, and this one has failed with its reason.
        yield f"{type(error).__name__}: {error}"


def _compared(expected: dict[str, Any], facts: Facts) -> Iterator[str]:
    for name, want in expected.items():
        if name not in facts:
            yield f"expected field {name} not understood (known: {', '.join(sorted(facts))})"
            continue
        got = facts[name](want)
        if not _same(name, want, got):
            yield f"{name}: expected {short(want)}, got {short(got)}"


def _same(name: str, want: Any, got: Any) -> bool:
    """Equal, where order, nothing won, and seats that are not named do not matter."""
    if isinstance(want, bool) or isinstance(got, bool):
        return want is got
    if name in ("seat", "next_seat", "last_to_act", "first"):
        return (None if want is None else str(want)) == got
    if name in ("order", "award_order") and isinstance(want, list):
        return list(map(str, want)) == got
    if name in ("winners", "table_now", "eligible") and isinstance(want, list) and isinstance(got, list):
        return len(want) == len(got) and set(map(str, want)) == set(map(str, got))
    if name == "pots" and isinstance(want, list) and isinstance(got, list):
        return len(want) == len(got) and all(_same_pot(one, other) for one, other in zip(want, got, strict=True))
    if name in ("win", "refund") and isinstance(want, dict) and isinstance(got, dict):
        return _without_zero(want) == _without_zero(got)
    if name in ("stacks", "category", "hole") and isinstance(want, dict) and isinstance(got, dict):
        return bool(want) and all(seat in got and _equal(got[seat], value) for seat, value in want.items())
    if name == "boards" and isinstance(want, list) and isinstance(got, list):
        return len(want) == len(got) and all(
            isinstance(one, dict) and all(other.get(key) == value for key, value in one.items())
            for one, other in zip(want, got, strict=True)
        )
    return _equal(want, got)


def _equal(one: object, other: object) -> bool:
    """Equal and no chip more; 5.0 is no number of chips, and true no 1."""
    return type(one) is type(other) and one == other


def _same_pot(want: Any, got: Any) -> bool:
    if not isinstance(want, dict) or not set(want) <= {"amount", "eligible"} or not want:
        return False
    return all(_same(name, value, got[name]) for name, value in want.items())


def _without_zero(chips: Mapping[str, Any]) -> dict[str, Any]:
    return {seat: won for seat, won in chips.items() if won != 0}


def unknown_rules(case: Mapping[str, Any]) -> list[str]:
    """Rule keys of a case that the rule book does not have."""
    return [key for key in case.get("rules", []) if key not in BY_KEY]
