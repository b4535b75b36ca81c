"""`floorman equity`: chances, pots in chips, JSON, and what is wrong with what was typed."""

import re
from fractions import Fraction
from pathlib import Path

import pytest

from floorman import bulk
from floorman.analysis.faults import MESSAGES
from floorman.cli.equity import EXAMPLES
from floorman.cli.help import Example
from floorman.text.catalogue import has, slug
from tests.cli.calling import call, data, languages, refusal
from tests.text.catalogues import texts

POTS = 'equity AhAd KsKc 7h6h --pots "A=30 B=70 C=120"'


def test_the_json_of_two_hands() -> None:
    found = data("equity AsKs QdQc")
    assert found["deals"] == 1_712_304
    assert found["exact"] is True
    assert [player["wins"] for player in found["players"]] == [787_966, 917_606]
    assert [player["ties"] for player in found["players"]] == [6_732, 6_732]
    assert sum(player["equity"] for player in found["players"]) == pytest.approx(1)


def test_the_json_of_pots_adds_up_to_the_chip() -> None:
    found = data(POTS + " --board 2c3c4d --fold D=15 --dead-chips 3")
    assert [(pot["name"], pot["amount"], len(pot["players"])) for pot in found["pots"]] == [("main", 108, 3), ("side 1", 80, 2)]
    assert found["returned"] == {"C": 50}
    assert sum(Fraction(value) for value in found["values_exact"].values()) == found["put_in"] == 238
    assert found["values"]["D"] == 0


def test_odd_chips_are_paid_by_the_rule() -> None:
    line = 'equity 2c3d 2d3h --board AsKsQsJsTs --pots "A=10 B=10" --dead-chips 11'
    assert data(line)["values"] == {"A": 15.5, "B": 15.5}
    assert data(line + " --odd-chips")["values"] == {"A": 16, "B": 15}
    assert data(line + " --odd-chips --button A")["values"] == {"B": 16, "A": 15}
    assert data(line + " --odd-chips --unit 5")["values"] == {"A": 16, "B": 15}


def test_a_call_is_weighed_against_all_its_pots() -> None:
    found = data('equity AhAd KsKc 7h6h --pots "A=30 B=70 C=10" --call C=60')
    call = found["call"]
    assert (call["name"], call["cost"], call["winnable"]) == ("C", 60, 170)
    assert call["break_even"] == pytest.approx(60 / 170)
    assert [(pot["pot"], pot["cost"]) for pot in call["pots"]] == [("main", 20), ("side 1", 40)]
    assert call["gain"] == pytest.approx(found["values"]["C"] - 60)
    assert call["equity"] * 170 == pytest.approx(found["values"]["C"])
    assert found["values"] == data(POTS.replace("120", "70"))["values"]  # the call is in


def test_what_a_call_brings_back_is_not_won() -> None:
    call = data('equity AhAd KsKc --pots "A=30 B=0" --call B=100')["call"]
    assert (call["cost"], call["winnable"]) == (30, 60)
    assert call["gain"] == pytest.approx(call["equity"] * 60 - 30)


def test_samples_depend_on_the_seed_and_on_nothing_else() -> None:
    line = "equity AsKs random --samples 150k --seed 5"
    one = data(line + " --jobs 1")
    assert one == data(line + " --jobs 2")
    assert one["exact"] is False
    assert one["deals"] == 150_000
    assert one != data("equity AsKs random --samples 150k --seed 6 --jobs 1")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.remark)
def test_the_examples_of_the_help_page_work_as_they_stand(example: Example) -> None:
    assert call(example.line.removeprefix("floorman ")).exit_code == 0


@pytest.mark.parametrize("lang", languages)
def test_pots_are_shown_in_every_language(lang: str) -> None:
    page = call(POTS, lang).stdout
    for part in ("61.04%", "54.94", "61.16", "87.89", "−32.11"):
        assert part in page


def test_a_page_too_narrow_for_the_picture_has_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    import floorman.cli.equity_page as page

    monkeypatch.setattr(page, "PIPE_WIDTH", 30)
    assert "▄" not in call(POTS).stdout
    assert "61.04%" in call(POTS).stdout


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("equity AsKs", "One hand: there may be 2 to 10"),
        ("equity " + "random " * 11, "11 hands"),
        ("equity AsKs AsQd", "The card As is there twice"),
        ("equity AsKs QdQc --board AsKd2c", "The card As is there twice"),
        ("equity AsKs QdQc --board 2c3c4c5c6c7c", "The board has 6 cards"),
        ("equity AsKs QdQc --board xx", "Not a card: 'xx'"),
        ("equity AsKs QdQc --board 2c2c", "The same card twice: 2c"),
        ("equity AA KK --dead AsAhAdKs", "Hand 1: every combination"),
        ("equity AA AA AA", "cannot be dealt together"),
        ("equity AsKs ''", "A hand is empty"),
        ("equity AsKs QQ+:2", "2 is no weight"),
        ("equity AsKs QQs", "neither suited nor offsuit"),
        ("equity AsKs 'AA, AA:0.5'", "has weight 1 already, and now 0.5"),
        ("equity AsKs AKs-22", "AKs-22 is no range"),
        ("equity AsKs QdQc --exact --samples 5", "not both"),
        ("equity AsKs QdQc --samples 0", "samples: 0"),
        ("equity AsKs QdQc --seed x", '"x" is no whole number'),
        ("equity random random random --exact", "too many deals"),
        ("equity AsKs QdQc --pots 'A=5'", "2 hands for one player"),
        ("equity AsKs QdQc --pots ''", "is not NAME=CHIPS"),
        ("equity AsKs QdQc --pots 'A=5 A=6'", "given twice"),
        ("equity AsKs QdQc --pots 'A=5 B=x'", '"x" is no amount'),
        ("equity AsKs QdQc --pots 'A=5 B=6' --fold B=3", "given twice"),
        ("equity AsKs QdQc --pots 'A=5 B=6' --button C", "Nobody here is called C"),
        ("equity AsKs QdQc --pots 'A=5 B=6' --unit 0", "The smallest chip is 0"),
        ("equity AsKs QdQc --call B=3", "--call needs --pots"),
        ("equity AsKs QdQc --fold B=3", "--fold needs --pots"),
        ("equity AsKs QdQc --odd-chips", "--odd-chips needs --pots"),
        ("equity AsKs QdQc --pots 'A=5 B=6' --call A", "is not NAME=CHIPS"),
        ("equity AsKs QdQc --pots 'A=5 B=6' --call C=1", "Nobody here is called C"),
        ("equity AsKs QdQc --pots 'A=5 B=6' --call B=9", "B has nothing to call"),
        ("equity AsKs QdQc --pots 'A=5 B=6' --call B=0", "B has nothing to call"),
        ("equity AsKs QdQc --pots 'A=5 B=6' --fold C=6 --call C=1", "Nobody here is called C"),
        ("equity AsKs QdQc --rules vegas", "--rules: vegas"),
    ],
)
def test_wrong_input_is_told_and_ends_with_two(line: str, part: str) -> None:
    assert part in refusal(line)


@pytest.mark.parametrize(("lang", "range_"), [("en", "QQ+, AKz"), ("ko", "QQ+, AKz"), ("ja", "QQ+、AKz")])
def test_a_mark_stands_under_what_is_wrong_with_a_range(lang: str, range_: str) -> None:
    _, text, mark, _ = refusal(f"equity '{range_}' AsKs", lang).splitlines()
    assert text == f"    {range_}"
    assert mark == "    " + " " * 7 + "^"


@pytest.mark.parametrize("lang", languages)
def test_without_numpy_it_says_what_to_install(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise bulk.BulkMissing(("numpy", "numba"))

    monkeypatch.setattr(bulk, "require", missing)
    said = refusal("equity AsKs QdQc", lang)
    assert "pip install 'floorman[bulk]'" in said
    assert "numpy, numba" in said


@pytest.mark.parametrize("lang", languages)
def test_every_fault_has_its_words_and_every_word_its_fault(lang: str) -> None:
    words = {key for key in texts(lang, "equity.ftl") if key.startswith("equity-fault-")}
    assert words == {f"equity-fault-{slug(code)}" for code in MESSAGES}
    assert all(has(lang, key) for key in words)


def test_every_sentence_of_the_command_is_used() -> None:
    cli = Path(__file__).parents[2] / "src" / "floorman" / "cli"
    code = "\n".join(path.read_text(encoding="utf-8") for path in cli.glob("equity*.py"))
    built = {f"cli-equity-{word}" for word in ("summary", "about", "wins", "ties", "win", "tie", "equity", "chips", "put-in", "returned")}
    built |= {"cli-equity-value", "cli-equity-net"}
    keys = [key for key in texts("en", "equity.ftl") if key.startswith("cli-")]
    assert [key for key in keys if key not in built and not re.search(f"[\"']{key}[\"']", code)] == []
