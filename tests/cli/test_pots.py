"""`floorman pots`: pots and refunds, payouts, odd chips, cards, and what is wrong with what was typed."""

import pytest

from floorman.text.catalogue import listed, say
from floorman.text.labels import pot_label
from tests.cli.calling import call, data, languages, refusal

GUIDE = "pots A=30000 B=70000 C=120000"


def test_the_json_of_the_guides_example() -> None:
    found = data(GUIDE)
    assert {key: found[key] for key in ("put_in", "pots", "returned", "payouts", "balanced", "notes")} == {
        "put_in": 220_000,
        "pots": [
            {"name": "main", "amount": 90_000, "eligible": ["A", "B", "C"]},
            {"name": "side 1", "amount": 80_000, "eligible": ["B", "C"]},
        ],
        "returned": {"C": 50_000},
        "payouts": None,
        "balanced": True,
        "notes": [],
    }


@pytest.mark.parametrize(
    "line", ["pots A=30k B=70k C=120k", "pots A=3만 B=7만 C=12만", "pots A=3万 B=7万 C=12万", "pots A=30,000 B=７万 C＝1.2m"]
)
def test_amounts_as_people_write_them(line: str) -> None:
    assert data(line)["pots"][0]["amount"] == 90_000


@pytest.mark.parametrize("lang", languages)
def test_json_is_the_same_in_every_language_but_for_its_notes(lang: str) -> None:
    found = data("pots A=100 B=250 C=250 --fold D=400", lang)
    english = data("pots A=100 B=250 C=250 --fold D=400")
    assert found | {"notes": []} == english | {"notes": []}
    assert (found["notes"] == english["notes"]) == (lang == "en")


def test_a_layer_of_folded_chips_is_reported_with_where_it_goes() -> None:
    """Guide 002: 400, 450, and 150 that nobody can win."""
    line = "pots A=100 B=250 C=250 --fold D=400"
    reported = data(line)
    assert [(pot["amount"], pot["eligible"]) for pot in reported["pots"]] == [(400, ["A", "B", "C"]), (450, ["B", "C"]), (150, [])]
    (note,) = reported["notes"]
    assert "150 back to D" in note
    assert "Side pot 1 becomes 600" in note
    for options in ("--folded-only return", "--rules tda", "--rules house --folded-only return"):
        assert data(f"{line} {options}")["returned"] == {"D": 150}
    for options in ("--folded-only merge", "--rules house", "--rules tda --folded-only merge"):
        assert [pot["amount"] for pot in data(f"{line} {options}")["pots"]] == [400, 600]
    assert data(f"{line} --folded-only report --rules tda")["pots"] == reported["pots"]


def test_a_folded_player_may_be_listed_or_brought_in() -> None:
    listed = data("pots E=15 A=20 B=60 C=100 --fold E")
    brought = data("pots A=20 B=60 C=100 --fold E=15")
    assert listed["pots"] == brought["pots"]
    assert [pot["amount"] for pot in listed["pots"]] == [75, 80]
    assert listed["folded"] == brought["folded"] == ["E"]


def test_dead_money_joins_the_main_pot() -> None:
    assert [pot["amount"] for pot in data("pots A=20 B=60 C=100 --dead 8")["pots"]] == [68, 80]


def test_places_pay_each_pot() -> None:
    found = data(f'{GUIDE} --winners "A > B = C"')
    assert found["payouts"] == {"A": 90_000, "B": 40_000, "C": 40_000}
    assert found["returned"] == {"C": 50_000}
    assert data(f'{GUIDE} --winners "C>A＞B"')["payouts"] == {"C": 170_000}
    assert data(f'{GUIDE} --winners "B＝C>A"')["payouts"] == {"B": 85_000, "C": 85_000}


def test_cards_pay_each_pot() -> None:
    found = data('pots A=20 B=60 C=100 --cards "A:AsAh B:KsKh" --cards C:QsQh --board Kd7c2s9h3d')
    assert found["payouts"] == {"B": 140}
    tie = data('pots A=20 B=20 --cards "A:2s3s B:2h3h" --board AdKdQdJdTd')
    assert tie["payouts"] == {"A": 20, "B": 20}


def test_names_may_have_spaces_and_any_script() -> None:
    found = data('pots "Big Al=20" 민수=60 ゆき=100 --cards "Big Al:AsAh 민수:KsKh ゆき:QsQh" --board Kd7c2s9h3d')
    assert found["payouts"] == {"민수": 140}
    assert data('pots "Big Al=20" 민수=60 --winners "Big Al > 민수"')["payouts"] == {"Big Al": 40}


def test_odd_chips_go_clockwise_from_the_left_of_the_button() -> None:
    tie = 'pots A=50 B=50 C=51 --dead 8 --winners "A = B = C"'
    assert data(tie)["payouts"] == {"A": 53, "B": 53, "C": 52}
    turned = data(f"{tie} --button A")
    assert turned["payouts"] == {"B": 53, "C": 53, "A": 52}
    assert turned["odd_chip_order"] == ["B", "C", "A"]
    assert "odd chip 1 to B. Order from the left of the button: B, C, A" in call(f"{tie} --button A").stdout
    assert data('pots A=550 B=525 --winners "A = B" --unit 25')["payouts"] == {"A": 525, "B": 525}
    assert data('pots A=525 B=525 --dead 25 --winners "A = B" --unit 25')["payouts"] == {"A": 550, "B": 525}


def test_the_only_one_left_has_won() -> None:
    found = data("pots A=20 --fold B=60")
    assert found["payouts"] == {"A": 40}
    assert data("pots A=100")["returned"] == {"A": 100}
    assert "Paid" not in call("pots A=100").stdout


def test_whoever_can_win_no_contested_pot_need_not_be_placed() -> None:
    assert data('pots A=0 B=60 C=60 --winners "B > C"')["payouts"] == {"B": 120}
    assert "Not named, but in a contested pot: C." in refusal('pots A=20 B=60 C=100 --winners "A > B"')


def test_a_narrow_terminal_and_a_crowd_get_lines_instead_of_the_picture() -> None:
    crowd = " ".join(f"P{number}={number * 10}" for number in range(1, 24))
    page = call(f"pots {crowd}").stdout
    assert "█" not in page
    assert "Main pot  10 × 23 = 230" in page
    assert "Check: " in page


def test_in_a_crowd_numbers_leave_the_bricks_first() -> None:
    names = "ABCDEFGHI"
    page = call("pots " + " ".join(f"{name}={10_000 * place}" for place, name in enumerate(names, 1))).stdout
    assert "█" in page
    assert " 10,000 █" not in page
    assert "10,000 × 9" in page
    assert " 10,000 █" in call("pots A=10000 B=20000").stdout


def test_a_partly_filled_floor_is_filled_from_below() -> None:
    """Folded 15 in a floor of 30: half the rows are hatched, and no row of another floor is."""
    rows = [line for line in call("pots A=30 B=70 C=120 --fold E=15").stdout.splitlines() if "░" in line]
    assert rows
    assert all(line.index("░") < line.index("█") for line in rows)


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("pots A=-5", '"-5" is negative'),
        ("pots A=1.5", '"1.5" is no whole number'),
        ("pots A=99999999999999999999", "is more than"),
        ("pots A=10 B=ten", '"ten" is no amount'),
        ("pots A=", "An amount of chips is missing"),
        ("pots A", "is not NAME=CHIPS"),
        ("pots =30", "cannot be a name"),
        ('pots "A>B=30"', "cannot be a name"),
        ("pots A=1 A=2", "The name A is given twice"),
        ("pots A=1 --fold A=2", "The name A is given twice"),
        ("pots A=1 B=2 --fold B --fold B", "The name B is given twice"),
        ("pots A=1 --fold X", "Nobody here is called X. Names: A"),
        ("pots A=1 B=2 --button X", "Nobody here is called X"),
        ("pots A=0 B=0", "Nobody has put anything in"),
        ("pots A=1 B=2 --fold A --fold B", "Not enough hands left"),
        ("pots A=1 B=2 --unit 0", "The smallest chip is 0"),
        ("pots A=1 B=2 --unit -1", "negative"),
        ("pots A=1 B=2 --dead 0.5", "whole number"),
        ("pots A=1 B=2 --rules vegas", "--rules: vegas is not one of"),
        ("pots A=1 B=2 --folded-only burn", "--folded-only: burn is not one of"),
        ('pots A=1 B=2 --winners "A > X"', "Nobody here is called X"),
        ('pots A=1 B=2 --winners "A > A"', "The name A is given twice"),
        ('pots A=1 B=2 --winners "A >"', "does not say who won"),
        ('pots A=1 B=2 --winners ""', "does not say who won"),
        ('pots A=1 B=2 --winners "A"', "contested pot: B"),
        ('pots A=5 B=5 C=5 --fold C --winners "A > B > C"', "Nobody here is called C"),
        ('pots A=1 B=2 --winners "A > B" --cards A:AsKs --board Ah7d2c9s5s', "not both"),
        ("pots A=1 B=2 --cards A:AsKs", "go together"),
        ("pots A=1 B=2 --board Ah7d2c9s5s", "go together"),
        ("pots A=1 B=2 --cards A:AsKs --board Ah7d2c9s5s", "Cards are missing of: B"),
        ('pots A=1 B=2 --cards "A:AsKs B:AsQd" --board Ah7d2c9s5s', "same card twice: A♠"),
        ('pots A=1 B=2 --cards "A:AsKs B:AhQd" --board Ah7d2c9s5s', "same card twice: A♥"),
        ('pots A=1 B=2 --cards "A:AsAs B:KhQd" --board Ah7d2c9s5s', "same card twice"),
        ('pots A=1 B=2 --cards "A:AsXx B:KhQd" --board Ah7d2c9s5s', "Not a card"),
        ('pots A=1 B=2 --cards "A:AsKsQs B:KhQd" --board Ah7d2c9s5s', "A: 2 cards are needed, 3 given"),
        ('pots A=1 B=2 --cards "A:AsKs B:KhQd" --board Ah7d2c', "--board: 5 cards are needed, 3 given"),
        ('pots A=1 B=2 --cards "A:AsKs B:KhQd" --board ""', "No card"),
        ('pots A=1 B=2 --cards "A:AsKs X:KhQd" --board Ah7d2c9s5s', "Nobody here is called X"),
        ('pots A=1 B=2 --cards "X:AsKs A:KhQd" --board Ah7d2c9s5s', "Nobody here is called X"),
        ('pots A=1 B=2 --cards "AsKs" --board Ah7d2c9s5s', "does not say whose cards"),
        ('pots A=1 B=2 --cards "what A:AsKs" --board Ah7d2c9s5s', "does not say whose cards"),
        ('pots A=1 B=2 --cards "A:AsKs A:KhQd" --board Ah7d2c9s5s', "The name A is given twice"),
    ],
)
def test_wrong_input_is_told_and_ends_with_two(line: str, part: str) -> None:
    assert part in refusal(line)
    assert refusal(line, "ja") != refusal(line, "ko") != refusal(line)


@pytest.mark.parametrize("lang", languages)
def test_a_tie_that_the_chip_unit_gives_to_one_player_is_told_as_a_tie(lang: str) -> None:
    told = call("pots A=5 B=5 --unit 10 --winners A=B", lang).stdout
    tie = say(lang, "settled-tie", pot=pot_label(0, lang), names=listed(lang, ["A", "B"]))
    odd = say(lang, "settled-odd", pot=pot_label(0, lang), amount=10, name="A", order=listed(lang, ["A", "B"]))
    assert told.index(tie) < told.index(odd)
    steps = call("pots A=5 B=5 --unit 10 --winners A=B --steps", lang).stdout
    assert all(f"{name} {chips}" in steps for name, chips in (("A", 10), ("B", 0)))
