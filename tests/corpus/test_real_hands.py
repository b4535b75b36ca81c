"""23,562 hands that were really played, read where they lie beside the repository: `../shared/hands`. None is ours to copy."""

from collections import Counter
from pathlib import Path

import pytest

from floorman.notation.replay import Outcome, Result, Totals, replay_path
from floorman.notation.verdict import ODDITIES, Note

pytestmark = pytest.mark.untraced
HANDS = Path(__file__).parents[3] / "shared" / "hands" / "real_nlhe.jsonl.gz"


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    if not HANDS.is_file():
        pytest.skip(f"no real hands at {HANDS}")
    return list(replay_path(HANDS))


def test_every_hand_agrees_or_is_odd_for_a_known_reason(outcomes: list[Outcome]) -> None:
    wrong = [outcome for outcome in outcomes if outcome.result not in (Result.REPLAYED, Result.ODD)]
    assert not wrong, "\n".join(f"{outcome.name}: {'; '.join(map(str, outcome.findings))} {outcome.message}" for outcome in wrong[:10])
    totals = Totals()
    for outcome in outcomes:
        totals.add(outcome)
    assert totals.line == "23506 replayed, 56 odd, 0 differ"


def test_what_is_odd_is_counted_by_flag(outcomes: list[Outcome]) -> None:
    """Every log fault is one, and the twenty other hands are odd by their own numbers."""
    odd = [outcome for outcome in outcomes if outcome.result == Result.ODD]
    assert sum("log_fault" in outcome.explained for outcome in odd) == sum("log_fault" in outcome.flags for outcome in outcomes) == 36
    others = Counter(outcome.explained for outcome in odd if "log_fault" not in outcome.explained)
    assert others == {
        ("repeated_lines",): 7,
        ("button_out_of_place",): 6,
        ("uncallable_raise",): 5,
        ("card_twice",): 1,
        ("other_blinds",): 1,
    }


def test_capped_tables_and_disconnects_need_no_excuse(outcomes: list[Outcome]) -> None:
    """They are played like all others; the one among them that is odd is so for another reason."""
    flagged = [outcome for outcome in outcomes if {"cap", "disc_fold"} & set(outcome.flags)]
    assert Counter(outcome.result for outcome in flagged) == {Result.REPLAYED: 550, Result.ODD: 1}
    assert not any({"cap", "disc_fold"} & set(outcome.explained) for outcome in flagged)


def test_other_ways_to_write_the_same_chips_are_counted(outcomes: list[Outcome]) -> None:
    notes = Counter(note for outcome in outcomes for note in outcome.notes)
    assert notes == {Note.WALK: 1411, Note.DECLARED: 827, Note.ODD_CHIP: 18}
    assert all(set(outcome.explained) <= set(ODDITIES) for outcome in outcomes)
