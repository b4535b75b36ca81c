"""The documentation says what the code does."""

from functools import cache
from pathlib import Path

import pytest

import build_docs
from floorman.rules.disagreements import CASE_DISAGREEMENTS, DISAGREEMENTS, CaseDisagreement, Disagreement
from floorman.rules.house import PRESETS, TDA
from floorman.rules.rulebook import BY_KEY

EVERY: list[Disagreement | CaseDisagreement] = [*DISAGREEMENTS, *CASE_DISAGREEMENTS]


@cache
def right_pages() -> dict[Path, str]:
    """Every page as the code writes it."""
    return dict(build_docs.pages())


WRITTEN = ["docs/rule-keys.md", "docs/house-rules.md", "docs/disagreements.md", "docs/protocol.md", "web/src/wire/messages.ts"]


@pytest.mark.parametrize("page", [*WRITTEN, "README.md", "docs/notation.md"])
def test_the_page_is_what_the_code_writes(page: str) -> None:
    path = build_docs.ROOT / page
    assert path.read_text("utf-8") == right_pages().get(path, path.read_text("utf-8")), "run `make docs`"


def test_the_readme_shows_every_command() -> None:
    text = Path(build_docs.ROOT, "README.md").read_text("utf-8")
    for command in ("pots", "ruling", "hand", "replay", "conform", "perft"):
        assert f"$ floorman {command} " in text, command


@pytest.mark.parametrize("entry", EVERY, ids=lambda entry: f"{entry.rule}-{entry.option}")
def test_a_disagreement_is_about_an_option_of_its_rule(entry: Disagreement | CaseDisagreement) -> None:
    assert BY_KEY[entry.rule].option == entry.option
    values = [position.value for position in entry.positions]
    assert len(set(values)) == len(values) >= 2
    assert any(build_docs._value(entry.option, value) == getattr(TDA, entry.option) for value in values)


@pytest.mark.parametrize("entry", DISAGREEMENTS, ids=lambda entry: f"{entry.rule}-{entry.option}")
def test_the_spot_shows_that_the_answers_differ(entry: Disagreement) -> None:
    answers = {
        build_docs.outcome(entry, build_docs.with_option(TDA, entry.option, build_docs._value(entry.option, position.value)))
        for position in entry.positions
    }
    assert len(answers) >= 2


@pytest.mark.parametrize("entry", CASE_DISAGREEMENTS, ids=lambda entry: entry.option)
def test_the_cases_of_a_disagreement_are_cases_of_that_answer(entry: CaseDisagreement) -> None:
    known = build_docs.cases()
    for position in entry.positions:
        assert known[position.case][1]["options"][entry.option] == position.value


def test_every_option_in_which_the_presets_differ_over_a_hand_is_shown() -> None:
    shown = {entry.option for entry in EVERY}
    over_rooms = {  # no disagreement of the books: what a room offers, or how it takes input
        "new_player_entry", "straddle", "straddle_max_levels", "bomb_pot", "bomb_pot_button_moves", "ante_kind", "burn_cards", "rit_max",
        "see_hand_request", "input_mode", "odd_chip_unit", "rake_per_mille", "rake_cap", "no_flop_no_drop",
    }  # fmt: skip
    for option in TDA._fields:
        if len({getattr(house, option) for house in PRESETS.values()}) > 1 and option not in over_rooms:
            assert option in shown, option
