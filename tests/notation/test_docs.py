"""Every example of docs/notation.md holds."""

import re
from pathlib import Path

import pytest

from floorman.notation.spot import SpotError, parse, play, print_spot
from floorman.table.hand import Hand

PAGE = Path(__file__, "../../../docs/notation.md").resolve()


def examples(fence: str) -> list[tuple[str, str]]:
    """(line, what is said of it) of all blocks of one kind."""
    blocks = re.findall(rf"^```{fence}\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return re.findall(r"^(\S.*)\n    (.*)$", "\n".join(blocks), re.MULTILINE)


def menu(hand: Hand) -> str:
    legal = hand.legal
    if legal.name is None:
        return f"{hand.street}: nobody to act"
    raising = f"raise {legal.min_raise_to} to {legal.max_raise_to}" if legal.can_raise else "no raise"
    return f"{legal.name}: to call {legal.to_call}, {raising}"


@pytest.mark.parametrize(("line", "said"), examples("spot"))
def test_the_page_says_what_the_line_plays_to(line: str, said: str) -> None:
    spot = parse(line)
    assert menu(play(spot)) == said
    assert parse(print_spot(spot)) == spot


@pytest.mark.parametrize(("line", "said"), examples("spot-error"))
def test_the_page_says_why_the_line_is_refused(line: str, said: str) -> None:
    with pytest.raises(SpotError) as refused:
        parse(line)
    assert str(refused.value) == said


def test_the_page_has_examples_of_both_kinds() -> None:
    assert len(examples("spot")) >= 14
    assert len(examples("spot-error")) >= 7


def test_every_kind_of_token_is_in_an_example() -> None:
    lines = " ".join(line for line, _ in examples("spot"))
    for word in ("PL", "FL", "rules=", "button=", "sb=-", "ante=bb:", "straddle=", "post=", "bomb=", "folded=", "pot=", "turn"):
        assert word in lines, word
