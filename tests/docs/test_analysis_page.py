"""`docs/analysis.md` shows what the command prints and what Python answers."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from floorman.analysis import call_odds, equity, icm, pot_values
from tests.cli.calling import call

PAGE = Path(__file__).parents[2] / "docs" / "analysis.md"


def test_the_page_shows_what_the_command_prints() -> None:
    """Not by `make docs`: the first run of a version says on standard error that it compiles."""
    blocks = re.findall(r"```text\n\$ floorman (.*)\n((?:.*\n)*?)```", PAGE.read_text(encoding="utf-8"))
    assert len(blocks) == 1
    for line, shown in blocks:
        assert shown.rstrip() == call(line).stdout.rstrip()


def test_the_numbers_of_the_page() -> None:
    assert equity("AsKs", "QdQc").wins == (787_966, 917_606)
    assert [f"{part:.6f}"[:6] for part in equity("QQ+, AKs", "22-77, A5s-A2s:0.5", board="Ah7d2c").equities] == ["0.7068", "0.2931"]
    found = pot_values({"A": 30, "B": 70, "C": 120}, {"A": "AhAd", "B": "KsKc", "C": "7h6h"})
    assert round(float(found.values["C"]), 2) == 87.89
    assert [round(float(pot.chips[-1]), 2) for pot in found.pots] == [19.04, 18.84]
    odds = call_odds({"A": 100, "B": 300, "C": 0}, "C", 300)
    assert [odds.break_even, *(part.break_even for part in odds.parts)] == [Fraction(3, 7), Fraction(1, 3), Fraction(1, 2)]
    assert icm([50, 30, 20], [50, 30, 20]) == pytest.approx([38.392857, 32.75, 28.857143])
