"""Files and folders of recorded hands: what is played, skipped and unreadable, and how it is counted."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from floorman.notation import phh
from floorman.notation.playback import Differs, Playback
from floorman.notation.replay import Outcome, Result, Totals, count_hands, files_of, replay_path
from floorman.notation.verdict import Note
from floorman.rules.rulebook import Refusal
from tests.builders import play, table

STEAL = phh.write(table("Ann:200 Bob:200 Cat:200").act("fold").act("raise", 6).act("fold"))
LINE: dict[str, Any] = {
    "id": "own/2", "site": "home", "tournament": False, "blinds": [10, 25], "ante": 0, "button": 1, "seats": [[1, 500], [2, 500]],
    "actions": [["preflop", "s1", "sb", 10], ["preflop", "s2", "bb", 25], ["preflop", "s1", "fold"]], "board": [], "holes": {},
    "live_put": {"s1": 10, "s2": 10}, "dead": {}, "uncalled": {"s2": 15}, "folded": ["s1"], "collected": {"s2": 20}, "rake": 0,
    "pots": [[20, ["s2"]]], "flags": [], "payout_check": "ok_nosd",
}  # fmt: skip


def outcomes(path: Path) -> list[Outcome]:
    return list(replay_path(path))


def test_winners_that_no_cards_explain_are_a_finding_and_no_crash() -> None:
    """C took the side pot from B, and then both are said to have taken the main pot: B 2 of it."""
    playback = Playback(table("A:10 B:90 C:90", street="river", pot=6).state.setup)
    playback.deal("")
    play(playback.hand, "b10 r40 c")
    playback.award_by_word({"C": 60, "B": 2}, slack=3)
    assert [(finding.what, finding.refusal) for finding in playback.findings] == [(Differs.PAYOUTS, Refusal.WINNERS_CONTRADICT)]


def test_a_folder_is_played_file_by_file_in_the_order_of_its_numbers(tmp_path: Path) -> None:
    (tmp_path / "10.phh").write_text(STEAL)
    (tmp_path / "9.phh").write_text(STEAL)
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "two.phhs").write_text(phh.write_all([STEAL, STEAL]))
    (tmp_path / "notes.txt").write_text("no hand")
    names = [Path(outcome.name).name for outcome in outcomes(tmp_path)]
    assert names == ["9.phh", "10.phh", "two.phhs[1]", "two.phhs[2]"]
    assert {outcome.result for outcome in outcomes(tmp_path)} == {Result.REPLAYED}
    assert count_hands(tmp_path) == 3


@pytest.mark.parametrize("name", ["hands.jsonl", "hands.jsonl.gz"])
def test_lines_are_read_plain_and_compressed(tmp_path: Path, name: str) -> None:
    text = json.dumps(LINE) + "\n" + json.dumps({**LINE, "id": "own/3", "collected": {"s2": 19}}) + "\n\nbroken\n"
    data = text.encode()
    (tmp_path / name).write_bytes(gzip.compress(data) if name.endswith("gz") else data)
    found = [(outcome.name.split("/")[-1], outcome.result) for outcome in outcomes(tmp_path / name)]
    assert found == [("2", Result.REPLAYED), ("3", Result.DIFFERS), (f"{name}:4", Result.UNREADABLE)]
    assert count_hands(tmp_path / name) == 3


def test_another_game_is_skipped_and_named(tmp_path: Path) -> None:
    (tmp_path / "omaha.phh").write_text('variant = "PO"\n')
    (outcome,) = outcomes(tmp_path)
    assert (outcome.result, outcome.message) == (Result.SKIPPED, "other-game: PO")


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.phh", b"variant = "),
        ("a.phh", b"\xff\xfe"),
        ("a.phh", STEAL.replace("[1, 2, 0]", "[1, 1, 0]").encode()),
        ("a.jsonl", b"\xff\xfe"),
        ("a.jsonl.gz", b"not compressed"),
        ("a.jsonl.gz", gzip.compress(b"{}" * 1000, mtime=0)[:-9]),
    ],
)
def test_a_broken_file_is_unreadable_and_says_why(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    (outcome,) = outcomes(tmp_path)
    assert outcome.result == Result.UNREADABLE
    assert outcome.message


def test_a_path_without_hands_is_an_error(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "absent.phh"):
        with pytest.raises(FileNotFoundError, match="no recorded hands"):
            files_of(path)


def test_a_phh_hand_that_ends_with_other_stacks_differs(tmp_path: Path) -> None:
    (tmp_path / "a.phh").write_text(STEAL.replace("[202, 198, 200]", "[203, 197, 200]"))
    (outcome,) = outcomes(tmp_path)
    assert outcome.result == Result.DIFFERS
    assert outcome.as_dict()["findings"] == ["stacks: recorded Ann 203, Bob 197, Cat 200, found Ann 202, Bob 198, Cat 200"]


def test_the_house_judges_phh_hands(tmp_path: Path) -> None:
    """Bet 10, all-in 16, raise to 20: the guide's minimum, six too little for TDA."""
    hand = table("A:100 B:18 C:100").act("call").act("call").act("check").bet(10).all_in().act("raise", 20).fold()
    (tmp_path / "a.phh").write_text(phh.write(hand))
    assert [outcome.result for outcome in replay_path(tmp_path, "house")] == [Result.REPLAYED]
    assert [outcome.result for outcome in replay_path(tmp_path, "tda")] == [Result.DIFFERS]


def test_totals_count_results_flags_and_notes() -> None:
    totals = Totals()
    totals.add(Outcome("a", Result.REPLAYED, flags=("disc_fold", "allin"), notes=(Note.WALK,)))
    totals.add(Outcome("b", Result.ODD, flags=("log_fault", "disc_fold"), explained=("log_fault",)))
    assert totals.line == "1 replayed, 1 odd, 0 differ"
    totals.add(Outcome("c", Result.SKIPPED))
    totals.add(Outcome("d", Result.UNREADABLE))
    assert totals.line == "1 replayed, 1 odd, 0 differ, 1 skipped, 1 unreadable"
    assert totals.as_dict() == {
        "hands": 4, "replayed": 1, "odd": 1, "differs": 0, "skipped": 1, "unreadable": 1, "odd_by_flag": {"log_fault": 1},
        "flagged": {"disc_fold": 2, "log_fault": 1}, "notes": {"walk": 1},
    }  # fmt: skip
