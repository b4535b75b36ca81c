"""The score sheet of a hand."""

import json
from typing import Any

from floorman.table.session.score import WORDS, score
from tests.table.session.nights import night
from tests.table.session.random_nights import RandomNight


def sheet(table: Any) -> dict[str, list[tuple[int, str, bool] | None]]:
    """The cells in the order of the streets."""
    rows = score(table.state)["rows"]
    return {player: [tuple(cell.values()) if cell else None for cell in row.values()] for player, row in rows.items()}


def test_before_the_first_hand_the_sheet_is_empty() -> None:
    assert score(night("Ann:100 Bo:100").state) == {"rows": {}, "last": None}


def test_every_street_has_the_last_word_and_the_street_bet() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().line("r6 c f | x b10 c | x x")
    assert sheet(table) == {
        "Bo": [(6, "called", False), (10, "called", False), (0, "checked", False), None],
        "Cy": [(2, "folded", False), None, None, None],
        "Ann": [(6, "raised", False), (10, "bet", False), (0, "checked", False), None],
    }
    assert score(table.state)["last"] == {"player": "Ann", "word": "checked", "to": 0}
    assert list(score(table.state)["rows"]["Bo"]) == ["preflop", "flop", "turn", "river"]


def test_the_blinds_are_posted_and_the_first_to_speak_has_said_nothing() -> None:
    table = night("Ann:100 Bo:100 Cy:2").begin()
    assert sheet(table) == {
        "Bo": [(1, "posted", False), None, None, None],
        "Cy": [(2, "posted", True), None, None, None],
        "Ann": [None] * 4,
    }
    assert score(table.state)["last"] == {"player": "Cy", "word": "posted", "to": 2}


def test_an_ante_is_no_street_bet_but_the_last_chip_in_it_shows() -> None:
    table = night("Ann:100 Bo:100 Cy:100 Dee:1", ante=1, ante_kind="per_player").begin()
    marks = {player: cells[0] for player, cells in sheet(table).items()}
    assert marks == {"Bo": (1, "posted", False), "Cy": (2, "posted", False), "Dee": (0, "posted", True), "Ann": None}


def test_a_short_all_in_is_an_all_in_and_a_full_one_a_raise() -> None:
    table = night("Ann:100 Bo:16 Cy:100").begin().line("r10 a c c | b84 c")
    assert sheet(table)["Bo"][0] == (16, "all_in", True)
    assert sheet(table)["Cy"][:2] == [(16, "called", False), (84, "bet", True)]
    assert sheet(table)["Ann"][:2] == [(16, "called", False), (84, "called", True)]


def test_what_is_taken_back_is_not_on_the_sheet() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin()
    before = score(table.state)
    assert score(table.act("raise", 6).undo().state) == before


def test_the_sheet_is_plain_data_in_known_words() -> None:
    for seed in range(6):
        state = RandomNight(5000 + seed).play(4).state
        found = score(state)
        assert json.loads(json.dumps(found)) == found
        assert list(found["rows"]) == list(state.players)
        assert all(cell is None or cell["word"] in WORDS for row in found["rows"].values() for cell in row.values())
        assert found["last"]["word"] in WORDS
