"""`floorman perft`: counts, parts, digests, limits and wrong input."""

import pytest

from tests.cli.calling import call, data, languages, refusal


def test_the_json_of_a_count() -> None:
    assert data('perft "6,6" --blinds 1/2 --rules tda') == {
        "stacks": [6, 6],
        "blinds": [1, 2],
        "ante": 0,
        "rules": "tda",
        "leaves": 178,
        "nodes": 322,
        "complete": True,
    }


def test_unequal_stacks_see_the_house() -> None:
    assert data("perft 3,5,7 --rules tda")["leaves"] == 522
    assert data("perft 3,5,7")["leaves"] == data("perft 3,5,7 --rules house")["leaves"] == 606


def test_divide_gives_the_count_below_each_first_action() -> None:
    found = data("perft 3,3,3 --divide --settle")
    assert {action: part["leaves"] for action, part in found["divide"].items()} == {"f": 18, "c": 60, "r3": 4}
    assert found["leaves"] == 82
    assert found["nodes"] == 1 + sum(part["nodes"] for part in found["divide"].values())
    whole = data("perft 3,3,3 --settle")
    assert {key: found[key] for key in ("outcomes", "digest")} == {key: whole[key] for key in ("outcomes", "digest")}
    assert len(whole["digest"]) == 16


def test_depth_cuts_lines() -> None:
    assert data("perft 6,6 --depth 1")["leaves"] == 5
    assert data("perft 10k,10k --depth 1 --blinds 500/1000")["leaves"] == 2 + 8_001


def test_a_count_that_grows_too_large_stops_with_status_one() -> None:
    stopped = call("perft 10,10 --max-nodes 100 --json")
    assert stopped.exit_code == 1
    assert stopped.stderr == "Stopped: more than 100 nodes.\n"
    assert '"complete": false' in stopped.stdout
    assert call("perft 10,10 --max-nodes 100").stdout == ""
    assert call("perft 6,6 --max-nodes 322").exit_code == 0


def test_an_ante_is_paid_by_everybody() -> None:
    assert data("perft 6,6,6 --ante 1")["leaves"] == data("perft 5,5,5")["leaves"]


@pytest.mark.parametrize("lang", languages)
def test_the_numbers_are_printed_in_every_language(lang: str) -> None:
    assert "178" in call("perft 6,6", lang).stdout
    assert "322" in call("perft 6,6", lang).stdout


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ('perft ""', "is not a list of stacks"),
        ("perft 6,", "is not a list of stacks"),
        ("perft 6", "at least two are needed"),
        ("perft 6,x", '"x" is no amount'),
        ("perft 6,1.5", "whole number"),
        ('perft -- "-6,6"', "negative"),
        ("perft 6,0", "the stack is 0"),
        ("perft 2,2,2,2,2,2,2,2,2,2,2", "at most 10"),
        ("perft 99999999999999999999,6", "more than"),
        ("perft 100000000,100000000", "too deep"),
        ("perft 6,6 --blinds 12", "no pair of blinds"),
        ("perft 6,6 --blinds 2/1", "larger than the big blind"),
        ("perft 6,6 --blinds 1/x", '"x" is no amount'),
        ("perft 6,6 --blinds 0/0", "The big blind is 0"),
        ("perft 6,6 --rules vegas", "--rules: vegas"),
        ("perft 6,6 --ante 5", "larger than the big blind"),
        ("perft 6,6 --ante -1", "negative"),
        ("perft 6,6 --depth x", '"x" is no whole number'),
        ("perft 6,6 --max-nodes 1.5", "whole number"),
        ("perft 6,6 --divide=3", "--divide"),
    ],
)
def test_wrong_input_is_told_and_ends_with_two(line: str, part: str) -> None:
    assert part in refusal(line)
