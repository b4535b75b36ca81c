"""Runs the cases of the conformance suite: files of rule questions with expected answers, in the format of `conformance/FORMAT.md`.

    for outcome in run_file(Path("conformance/legal.json")): ...

A case is played under all four presets, its own options on top, and passes only where it passes in each: an option that a case does not
name must not matter. What the suite asks and this runner does not play is skipped by name; a case that cannot be read has failed.
"""

import json
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from floorman.notation import case_betting, case_chips, case_floor, case_table
from floorman.notation.case_fields import Case, CaseError, Facts, Fields, house_with, short
from floorman.rules.house import PRESETS


class Result(StrEnum):
    """How a case came out."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"
    UNREADABLE = "unreadable"  # a whole file that holds no list of cases


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
    "gesture": case_floor.gesture,
    "out_of_turn": case_floor.ahead_of_turn,
}

NOT_YET = {
    "icm": "tournament equity is not built yet",
    "settle": "settling up a night is not built yet",
    "chip_race": "colour-ups are not built yet",
}


def run_file(path: Path | str) -> tuple[Outcome, ...]:
    """The outcomes of all cases of a file, in its order. A file that cannot be read is one outcome by its name."""
    path = Path(path)
    try:
        cases = json.loads(path.read_text("utf-8-sig"))  # some editors put a mark before the text
    except (OSError, ValueError, RecursionError) as error:
        return (Outcome(Result.UNREADABLE, path.name, "", f"the file cannot be read: {short(str(error))}"),)
    if not isinstance(cases, list) or not cases:
        return (Outcome(Result.UNREADABLE, path.name, "", "the file is not a list of cases"),)
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
    if name in ("seat", "next_seat", "last_to_act", "first"):
        return bool((None if want is None else str(want)) == got)
    if name not in _LOOSE or type(want) is not type(got) or isinstance(want, int):
        return _equal(want, got)
    return _LOOSE[name](want, got)


def _equal(one: object, other: object) -> bool:
    """Equal and of one kind: 5.0 is no number of chips, and true no 1."""
    return type(one) is type(other) and one == other


def _same_list(want: list[Any], got: list[Any]) -> bool:
    return list(map(str, want)) == got


def _same_seats(want: list[Any], got: list[Any]) -> bool:
    return len(want) == len(got) and set(map(str, want)) == set(map(str, got))


def _same_chips(want: dict[str, Any], got: dict[str, Any]) -> bool:
    """Who got nothing may be named or not."""
    named = {seat: chips for seat, chips in want.items() if not _equal(chips, 0)}
    return all(_equal(chips, got.get(seat)) for seat, chips in named.items()) and all(seat in named for seat, chips in got.items() if chips)


def _same_where_named(want: dict[str, Any], got: dict[str, Any]) -> bool:
    return bool(want) and all(seat in got and _equal(value, got[seat]) for seat, value in want.items())


def _same_each(want: list[Any], got: list[Any]) -> bool:
    """Objects in their order, compared where the case names a field."""
    if len(want) != len(got) or not all(isinstance(one, dict) and one for one in want):
        return False
    return all(name in other and _same(name, one[name], other[name]) for one, other in zip(want, got, strict=True) for name in one)


_LOOSE: dict[str, Callable[[Any, Any], bool]] = {
    "order": _same_list,
    "award_order": _same_list,
    "winners": _same_seats,
    "eligible": _same_seats,
    "table_now": _same_seats,
    "win": _same_chips,
    "refund": _same_chips,
    "stacks": _same_where_named,
    "category": _same_where_named,
    "hole": _same_where_named,
    "pots": _same_each,
    "boards": _same_each,
}
