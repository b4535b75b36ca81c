"""`floorman tour`: what `make run` shows."""

import pytest

from tests.cli.calling import NAMES, call, data, languages, refusal


@pytest.mark.parametrize("lang", languages)
def test_the_tour_settles_the_guides_example_and_tells_a_hand(lang: str) -> None:
    page = call("tour", lang).stdout
    assert "30,000 × 3 = 90,000" in page
    assert "40,000 × 2 = 80,000" in page
    assert "7♣ 2♦ 9♥" in page
    assert all(f"$ floorman {name}" in page for name in NAMES)


def test_what_the_tour_shows_is_what_the_command_prints() -> None:
    assert call('pots A=30000 B=70000 C=120000 --winners "A > B = C" --steps').stdout in call("tour").stdout
    assert call('ruling "1/2 A=1000 B=1000 C=1000 flop | b50 c r100 f c" C:b200').stdout in call("tour").stdout


def test_the_pots_of_the_hand_that_is_told_have_different_winners() -> None:
    hand = data("tour")["hand"]
    assert hand["payouts"] == {"C": 125, "D": 158}
    assert sum(hand["stacks"].values()) == 561
    assert hand["story"][-1] == "Hand over: all pots paid"


def test_the_json_names_every_command_with_an_example() -> None:
    commands = data("tour", "ko")["commands"]
    assert [command["name"] for command in commands] == list(NAMES)
    assert all(command["summary"] and command["examples"] for command in commands)


def test_wrong_input_is_told_and_ends_with_two() -> None:
    assert "More arguments" in refusal("tour now")
    assert "no option --fast" in refusal("tour --fast")
