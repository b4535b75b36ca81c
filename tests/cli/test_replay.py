"""`floorman replay`: totals, differences, odd and unreadable hands, statuses. The hands are our own."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from floorman.cli.replay import finding_line, oddity_words
from floorman.notation import corpus, phh
from floorman.notation.playback import Differs, Finding
from floorman.notation.verdict import ODDITIES
from floorman.rules.streets import Street
from floorman.text.catalogue import say
from tests.cli.calling import call, data, languages, refusal

HAND = """variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = ["d dh p1 AsKs", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 cbr 6", "p2 f"]
finishing_stacks = [202, 198, 200]
"""
WRONG_STACKS = HAND.replace("[202, 198, 200]", "[203, 197, 200]")
SMALL_RAISE = HAND.replace("p1 cbr 6", "p1 cbr 3")
OUT_OF_TURN = HAND.replace('"p3 f", "p1 cbr 6"', '"p1 cbr 6", "p3 f"')
OTHER_GAME = HAND.replace('"NT"', '"PO"')


@pytest.fixture
def hands(tmp_path: Path) -> Path:
    for name, text in (("1.phh", HAND), ("2.phh", WRONG_STACKS), ("3.phh", SMALL_RAISE), ("4.phh", OTHER_GAME), ("5.phh", OUT_OF_TURN)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_a_hand_that_agrees_ends_with_zero(hands: Path) -> None:
    result = call(f"replay {hands}/1.phh")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "1 replayed, 0 odd, 0 differ\n", "")


def test_a_folder_is_played_whole_and_every_difference_is_told(hands: Path) -> None:
    result = call(f"replay {hands}")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[-1] == "1 replayed, 0 odd, 3 differ, 1 skipped"
    assert "  Final stacks: recorded p1 203, p2 197, p3 200, by the rules p1 202, p2 198, p3 200" in lines
    assert any("p1 cbr 3: Below the minimum. Asked 3, minimum 4." in line for line in lines)
    assert any("p1 cbr 6: Out of turn. p3 to act." in line for line in lines)
    assert any(line.startswith("Skipped: 1") and "PO" in line for line in lines)


@pytest.mark.parametrize("lang", languages)
def test_the_last_line_is_for_machines_in_every_language(hands: Path, lang: str) -> None:
    lines = call(f"replay {hands}", lang).stdout.splitlines()
    assert lines[-1] == "1 replayed, 0 odd, 3 differ, 1 skipped"
    assert ("Final stacks" in "\n".join(lines)) == (lang == "en")


def test_the_json_has_totals_and_what_differs(hands: Path) -> None:
    found = data(f"replay {hands}")
    assert {key: found[key] for key in ("hands", "replayed", "odd", "differs", "skipped", "unreadable")} == {
        "hands": 5,
        "replayed": 1,
        "odd": 0,
        "differs": 3,
        "skipped": 1,
        "unreadable": 0,
    }
    assert [Path(hand["name"]).name for hand in found["differing"]] == ["2.phh", "3.phh", "5.phh"]


def test_only_as_many_differences_as_wanted_are_told(hands: Path) -> None:
    page = call(f"replay {hands} --show 1").stdout
    assert "2.phh" in page
    assert "3.phh" not in page
    assert "Differing hands not shown: 2" in page
    assert "not shown: 3" in call(f"replay {hands} --show 0").stdout


def test_several_hands_in_one_file_and_several_paths(hands: Path, tmp_path: Path) -> None:
    several = tmp_path / "night.phhs"
    several.write_text("\n".join(f"[{number}]\n{HAND}" for number in (1, 2, 3)), encoding="utf-8")
    assert call(f"replay {several} {hands}/1.phh --rules house").stdout == "4 replayed, 0 odd, 0 differ\n"


def test_an_unreadable_hand_is_named_and_ends_with_two(hands: Path) -> None:
    broken = hands / "6.phh"
    broken.write_bytes(b"\xff\xfe\x00")
    result = call(f"replay {broken}")
    assert result.exit_code == 2
    assert str(broken) in result.stderr
    assert result.stdout == "0 replayed, 0 odd, 0 differ, 1 unreadable\n"
    broken.write_text("variant = ", encoding="utf-8")
    assert call(f"replay {broken}").exit_code == 2


def line(**changes: Any) -> str:
    """A recorded hand of our own: the small blind raises, the others fold."""
    record: dict[str, Any] = {
        "id": "ours/1",
        "site": "home",
        "tournament": False,
        "blinds": [1, 2],
        "ante": 0,
        "button": 3,
        "seats": [[1, 200], [2, 200], [3, 200]],
        "actions": [
            ["preflop", "s1", "sb", 1],
            ["preflop", "s2", "bb", 2],
            ["preflop", "s3", "fold"],
            ["preflop", "s1", "raise", 6],
            ["preflop", "s2", "fold"],
        ],
        "board": [],
        "holes": {},
        "live_put": {"s1": 2, "s2": 2},
        "dead": {},
        "uncalled": {"s1": 4},
        "folded": ["s3", "s2"],
        "collected": {"s1": 4},
        "rake": 0,
        "pots": [[4, ["s1"]]],
        "flags": [],
        "payout_check": "ok_exact",
    }
    return json.dumps(record | changes)


def test_recorded_lines_are_read_plain_and_packed(tmp_path: Path) -> None:
    plain, packed = tmp_path / "hands.jsonl", tmp_path / "hands.jsonl.gz"
    plain.write_text(line() + "\n\n" + line(id="ours/2") + "\n", encoding="utf-8")
    packed.write_bytes(gzip.compress(line().encode()))
    assert call(f"replay {tmp_path}").stdout == "3 replayed, 0 odd, 0 differ\n"


def test_odd_hands_are_counted_by_flag(tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_text(line(flags=["log_fault"], collected={"s1": 5}) + "\n" + line(collected={"s1": 5}) + "\nnonsense\n", encoding="utf-8")
    result = call(f"replay {file}")
    assert result.exit_code == 2
    assert "Odd by flag: log mislabels, cuts or leaves out an action: 1" in result.stdout
    assert result.stdout.endswith("0 replayed, 1 odd, 1 differ, 1 unreadable\n")
    assert f"{file}:3" in result.stderr


@pytest.mark.parametrize("lang", languages)
def test_every_reason_is_told_in_the_language(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "hands.jsonl"
    unbeginnable = line(blinds=[5, 2], actions=[["preflop", "s1", "sb", 5], ["preflop", "s2", "bb", 2], ["preflop", "s3", "fold"]])
    file.write_text("\n".join([line(flags=["cap"], board=["Zz"]), line(seats=[[1, 5]]), unbeginnable, "5"]), encoding="utf-8")
    told = call(f"replay {file}", lang).stderr
    assert say(lang, "record-not-a-card", part="board: Zz") in told
    assert say(lang, "fault-too-few-seats", seats=1) in told
    assert say(lang, "fault-blinds-out-of-order", small=5, big=2) in told
    assert not re.search(r"[a-z]+_[a-z]+|not-a-card|bad-setup", told.replace(str(file), ""))


@pytest.mark.parametrize("lang", languages)
def test_values_and_totals_are_told_in_the_language(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "hands.jsonl"
    turned = line(button=1, collected={})  # the button is out of place, and nobody collects
    file.write_text(turned, encoding="utf-8")
    lines = call(f"replay {file}", lang).stdout.splitlines()
    assert any(say(lang, "cli-replay-nothing") in text for text in lines[1:])
    totals = say(lang, "cli-replay-totals", replayed="0", odd="0", differs="1")
    assert (totals in lines[:-1]) == (lang != "en")


@pytest.mark.parametrize("lang", languages)
def test_every_kind_of_difference_and_every_oddity_has_its_words(lang: str) -> None:
    for what in Differs:
        if what not in (Differs.REFUSED, Differs.STOPPED):
            assert finding_line(lang, Finding(what, "", Street.FLOP, frozenset({"A"})))
    for flag in ODDITIES:
        assert oddity_words(lang, flag, 3).endswith("3")
    for fault in {*(f.value for f in corpus.Fault), *(f.value for f in phh.Fault), "file"}:
        assert say(lang, f"record-{fault}", part="x")


def test_a_mark_before_the_text_is_no_fault_of_a_record(hands: Path) -> None:
    (hands / "1.phh").write_text(HAND, encoding="utf-8-sig")
    (hands / "7.jsonl").write_text(line(), encoding="utf-8-sig")
    assert call(f"replay {hands}/1.phh {hands}/7.jsonl").stdout == "2 replayed, 0 odd, 0 differ\n"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("/nowhere", "no recorded hands there"),
        ("{folder}", "no recorded hands there"),
        ("{folder}/1.phh --rules vegas", "--rules: vegas"),
        ("{folder}/1.phh --show x", '"x" is no whole number'),
        ("", "Missing: PATH..."),
    ],
)
def test_wrong_input_is_told_and_ends_with_two(arguments: str, part: str, tmp_path: Path) -> None:
    assert part in refusal(f"replay {arguments.format(folder=tmp_path)}")
