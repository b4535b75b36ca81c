"""`floorman conform`: counts per file and in all, failures with reasons, skipped kinds by name."""

import json
from pathlib import Path
from typing import Any

import pytest

from floorman.text.catalogue import say
from tests.cli.calling import call, data, languages, refusal

SETUP = {"contrib": {"A": 20, "B": 60, "C": 100}, "folded": [], "dead": 0}
RIGHT: dict[str, Any] = {"id": "pots-right", "setup": SETUP, "question": {"kind": "pots"}, "expected": {"refund": {"C": 40}}}
WRONG: dict[str, Any] = RIGHT | {"id": "pots-wrong", "expected": {"refund": {"C": 30}}}
UNKNOWN: dict[str, Any] = RIGHT | {"id": "weather-1", "question": {"kind": "weather"}}


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    (tmp_path / "good.json").write_text(json.dumps([RIGHT, UNKNOWN]), encoding="utf-8")
    (tmp_path / "bad.json").write_text(json.dumps([RIGHT, WRONG]), encoding="utf-8")
    return tmp_path


def test_counts_per_file_and_in_all(cases: Path) -> None:
    result = call(f"conform {cases}")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0] == f"{cases}/bad.json: 1 passed, 1 failed, 0 skipped"
    assert "failed pots-wrong: " in lines[1]
    assert "30" in lines[1]
    assert lines[2] == f"{cases}/good.json: 1 passed, 0 failed, 1 skipped"
    assert "weather" in lines[3]
    assert lines[-1] == "2 passed, 1 failed, 1 skipped"


def test_a_kind_that_is_not_known_is_skipped_by_name_and_fails_nothing(cases: Path) -> None:
    result = call(f"conform {cases}/good.json")
    assert result.exit_code == 0
    assert "skipped, kind weather: 1" in result.stdout


@pytest.mark.parametrize("lang", languages)
def test_the_counts_are_for_machines_in_every_language(cases: Path, lang: str) -> None:
    lines = call(f"conform {cases}", lang).stdout.splitlines()
    assert lines[-1] == "2 passed, 1 failed, 1 skipped"
    assert ("failed pots-wrong" in lines[1]) == (lang == "en")


def test_the_json_has_the_counts_and_the_failures(cases: Path) -> None:
    found = data(f"conform {cases}")
    assert (found["passed"], found["failed"], found["skipped"]) == (2, 1, 1)
    assert [failure["id"] for failure in found["failures"]] == ["pots-wrong"]
    assert found["skipped_kinds"] == {"weather": 1}
    assert [Path(file["file"]).name for file in found["files"]] == ["bad.json", "good.json"]
    assert found["files"][1]["passed"] == 1


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("text", ["nonsense", "{}", "[]"])
def test_a_file_that_is_no_list_of_cases_is_told_on_standard_error_and_ends_with_two(cases: Path, text: str, lang: str) -> None:
    broken = cases / "broken.json"
    broken.write_text(text, encoding="utf-8")
    result = call(f"conform {cases}", lang)
    assert result.exit_code == 2
    assert result.stderr == say(lang, "cli-conform-unreadable", path=str(broken)) + "\n"
    assert result.stdout.splitlines()[-1] == "2 passed, 1 failed, 1 skipped"  # the others have run
    assert data(f"conform {cases}")["unreadable"] == [str(broken)]


@pytest.mark.parametrize("lang", languages)
def test_the_totals_are_told_in_the_language_before_the_line_for_machines(cases: Path, lang: str) -> None:
    lines = call(f"conform {cases}", lang).stdout.splitlines()
    totals = say(lang, "cli-conform-totals", passed="2", failed="1", skipped="1")
    assert (totals in lines[:-1]) == (lang != "en")


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("/nowhere", "cannot be read"),
        ("/nowhere/cases.json", "cannot be read"),
        ("{folder}", "no case files"),
        ("", "Missing: PATH..."),
        ("{folder} --rules tda", "no option --rules"),
    ],
)
def test_wrong_input_is_told_and_ends_with_two(arguments: str, part: str, tmp_path: Path) -> None:
    assert part in refusal(f"conform {arguments.format(folder=tmp_path)}")
