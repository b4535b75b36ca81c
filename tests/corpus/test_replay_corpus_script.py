"""`scripts/replay_corpus.py` as somebody runs it: its last line, its exit status, its JSON."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
WALK: dict[str, Any] = {
    "id": "own/4", "site": "home", "tournament": False, "blinds": [10, 25], "ante": 0, "button": 1, "seats": [[1, 500], [2, 500]],
    "actions": [["preflop", "s1", "sb", 10], ["preflop", "s2", "bb", 25], ["preflop", "s1", "fold"]], "board": [], "holes": {},
    "live_put": {"s1": 10, "s2": 10}, "dead": {}, "uncalled": {"s2": 15}, "folded": ["s1"], "collected": {"s2": 20}, "rake": 0,
    "pots": [[20, ["s2"]]], "flags": [], "payout_check": "ok_nosd",
}  # fmt: skip
ODD = {**WALK, "id": "own/5", "uncalled": {"s2": 9}, "flags": ["log_fault"]}
WRONG = {**WALK, "id": "own/6", "uncalled": {"s2": 9}}


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    script = ROOT / "scripts" / "replay_corpus.py"
    return subprocess.run([sys.executable, script, *arguments], capture_output=True, text=True, check=False)


def corpus(folder: Path, *records: dict[str, Any]) -> Path:
    path = folder / "hands.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


def test_the_last_line_is_the_count_and_hands_that_differ_come_first(tmp_path: Path) -> None:
    ran = run(corpus(tmp_path, WALK, ODD, WRONG))
    assert ran.stdout.splitlines() == [
        "differs own/6",
        "    returned: recorded s2 9, found s2 15",
        "log_fault: 1 with it, 1 odd for it: own/5",
        "1 replayed, 1 odd, 1 differ",
    ]
    assert (ran.returncode, ran.stderr) == (1, "")


def test_without_a_difference_the_status_is_zero(tmp_path: Path) -> None:
    ran = run(corpus(tmp_path, WALK, ODD))
    assert (ran.returncode, ran.stdout.splitlines()[-1]) == (0, "1 replayed, 1 odd, 0 differ")


def test_only_the_first_hands_that_differ_are_shown(tmp_path: Path) -> None:
    ran = run("--show", "1", corpus(tmp_path, WRONG, {**WRONG, "id": "own/7"}))
    assert "own/6" in ran.stdout
    assert "own/7" not in ran.stdout
    assert ran.stdout.endswith("0 replayed, 0 odd, 2 differ\n")


def test_json_has_totals_and_every_hand_that_is_not_plain(tmp_path: Path) -> None:
    data = json.loads(run("--json", corpus(tmp_path, WALK, ODD, WRONG)).stdout)
    assert data["totals"]["hands"] == 3
    assert data["totals"]["odd_by_flag"] == {"log_fault": 1}
    assert {result: [hand["name"] for hand in hands] for result, hands in data["hands"].items()} == {
        "odd": ["own/5"],
        "differs": ["own/6"],
    }


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [("absent.jsonl", None, "no recorded hands"), ("hands.jsonl", "{}\n", "hands.jsonl:1"), ("hands.jsonl.gz", "plain", "hands.jsonl.gz")],
)
def test_what_cannot_be_read_is_status_two_on_standard_error(tmp_path: Path, name: str, content: str | None, message: str) -> None:
    if content is not None:
        (tmp_path / name).write_text(content)
    ran = run(tmp_path / name)
    assert ran.returncode == 2
    assert message in ran.stderr
    assert "Traceback" not in ran.stderr


def test_help_shows_examples() -> None:
    ran = run("--help")
    assert ran.returncode == 0
    assert "real_nlhe.jsonl.gz" in ran.stdout
    assert run().returncode == 2
