"""The calculator over HTTP: what the guide works out by hand comes out, and what cannot be is named."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import convert

from floorman.server.calculator import Mistake, SettlementAnswer, SettlementRequest, answer, pots_page
from floorman.server.examples import EXAMPLES
from floorman.server.order import Contradiction, places_of
from floorman.server.wire.views import FloorsView
from floorman.text.catalogue import languages
from tests.server.phones import Server


def asked(**request: Any) -> SettlementAnswer:
    return answer(convert(request, SettlementRequest))


def rows(*players: tuple[str, int | str], **states: str) -> list[dict[str, Any]]:
    return [{"name": name, "put_in": chips, "state": states.get(name, "all_in")} for name, chips in players]


def paid(found: SettlementAnswer) -> dict[str, int]:
    assert found.payouts is not None
    return {payout.name: payout.amount for payout in found.payouts}


GUIDE = {
    "folded": ([75_0000, 40_0000], {"C": 60_0000}),
    "two": ([10_0000], {"B": 5_0000}),
    "three": ([9_0000, 8_0000], {"C": 5_0000}),
    "tie": ([9_0000, 8_0000], {"C": 5_0000}),
    "four": ([80_0000, 60_0000, 40_0000], {"D": 40_0000}),
    "flush": ([80_0000, 60_0000, 40_0000], {"D": 40_0000}),
    "levels": ([120_0000, 80_0000], {}),
    "nobody": ([400, 450, 150], {}),
    "odd": ([151], {}),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_worked_example_of_the_guide_comes_out(name: str) -> None:
    amounts, returned = GUIDE[name]
    found = answer(convert(EXAMPLES[name], SettlementRequest))
    assert [floor["amount"] for floor in found.floors["floors"]] == amounts
    assert {back["name"]: back["amount"] for back in found.floors["returned"]} == returned
    assert found.floors["check"]["holds"]


def test_the_guides_showdowns_pay_what_the_guide_says() -> None:
    assert paid(answer(convert(EXAMPLES["tie"], SettlementRequest))) == {"A": 90_000, "B": 40_000, "C": 90_000}
    assert paid(answer(convert(EXAMPLES["flush"], SettlementRequest))) == {"C": 1_800_000, "D": 400_000}
    odd = answer(convert(EXAMPLES["odd"], SettlementRequest))
    assert paid(odd) == {"A": 76, "B": 75}
    assert odd.odd_order == ["A", "B", "C"]
    assert "A" in odd.odd[0]


def test_a_pot_that_nobody_can_win_is_shown_with_where_its_chips_go() -> None:
    """Complaint 18, guide 002."""
    found = answer(convert(EXAMPLES["nobody"], SettlementRequest))
    assert found.floors["floors"][2]["eligible"] == []
    assert len(found.notes[0]) == 3


@pytest.mark.parametrize("lang", languages)
def test_amounts_are_read_as_people_write_them(lang: str) -> None:
    found = asked(players=rows(("A", "30k"), ("B", "7만"), ("C", "12万")), lang=lang)
    assert [floor["amount"] for floor in found.floors["floors"]] == [90_000, 80_000]


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ({"players": rows(("A", "thirty"), ("B", 5))}, "A"),
        ({"players": rows(("A", "-3"), ("B", 5))}, "A"),
        ({"players": rows(("A", 3), ("A", 5))}, "A"),
        ({"players": rows((" ", 3), ("B", 5))}, " "),
        ({"players": rows(("A", 0), ("B", 0))}, ""),
        ({"players": rows(("A", 3), ("B", 5), A="folded", B="folded")}, ""),
        ({"players": rows(("A", 3), ("B", 5)), "button": "Z"}, ""),
        ({"players": rows(("A", 3), ("B", 5)), "unit": 0}, ""),
        ({"players": rows(("A", 3), ("B", 5)), "ante": "x"}, "ante"),
        ({"players": rows(("A", 3), ("B", 5)), "ranking": [["Z"]]}, "ranking"),
        ({"players": rows(("A", 3), ("B", 5)), "winners": {"0": ["Z"]}}, "winners"),
        ({"players": rows(("A", 3), ("B", 5)), "cards": {"A": "AsAh", "B": "AsKh"}, "board": "2c3c4c5d7h"}, "cards"),
        ({"players": rows(("A", 3), ("B", 5)), "cards": {"A": "AsXx"}, "board": "2c3c4c5d7h"}, "A"),
        ({"players": rows(("A", 3), ("B", 5)), "cards": {"A": "AsKsQs"}, "board": "2c3c4c5d7h"}, "A"),
        ({"players": rows(("A", 3), ("B", 5)), "board": "2c3c"}, "board"),
    ],
)
def test_impossible_input_is_named_with_its_place(request_: Mapping[str, Any], field: str) -> None:
    for lang in languages:
        with pytest.raises(Mistake) as caught:
            asked(lang=lang, **request_)
        assert caught.value.field == field
        assert caught.value.sentence


def test_winners_pot_by_pot_pay_as_a_ranking_does() -> None:
    players = rows(("A", 30), ("B", 70), ("C", 70), ("D", 120))
    by_pots = asked(players=players, winners={"0": ["A"], "1": ["B", "C"]})
    by_ranking = asked(players=players, ranking=[["A"], ["B", "C"], ["D"]])
    assert by_pots.payouts == by_ranking.payouts


@pytest.mark.parametrize("key", ["²", "9" * 5000, "00", "-1", "", "7"])
def test_a_pot_that_is_not_there_has_no_winner(key: str) -> None:
    players = rows(("A", 30), ("B", 70), ("C", 120))
    assert (
        asked(players=players, winners={key: ["A"], "0": ["A"], "1": ["B"]}).payouts
        == asked(players=players, winners={"0": ["A"], "1": ["B"]}).payouts
    )


def test_a_pot_whose_winner_is_not_told_is_still_waiting() -> None:
    found = asked(players=rows(("A", 30), ("B", 70), ("C", 120)), winners={"1": ["B"]})
    assert found.payouts is None
    assert found.waiting == ["Main pot", "Side pot 1"]


def test_one_hand_does_not_win_a_pot_and_lose_another_to_the_same_hand() -> None:
    with pytest.raises(Mistake) as caught:
        asked(players=rows(("A", 30), ("B", 70), ("C", 120)), winners={"0": ["B"], "1": ["C"]})
    assert caught.value.field == "winners"


def test_cards_pay_as_they_rank() -> None:
    """Guide 003: the flush takes all three pots."""
    cards = {"A": "8h7d", "B": "QcQd", "C": "Ks4s", "D": "AhAd"}
    found = asked(players=EXAMPLES["four"]["players"], cards=cards, board="9s6sTs2c3d")
    assert paid(found) == {"C": 1_800_000, "D": 400_000}
    assert set(found.hands) == set(cards)


def test_antes_and_dead_money_lie_in_the_main_pot() -> None:
    """Three antes of 5, a big blind ante of 10, a dead small blind of 2."""
    found = asked(players=rows(("A", 20), ("B", 40), ("C", 40)), ante=5, bb_ante=10, dead=2)
    assert [floor["amount"] for floor in found.floors["floors"]] == [60 + 15 + 10 + 2, 40]


@given(
    st.lists(st.tuples(st.integers(0, 5000), st.sampled_from(["in", "all_in", "folded"])), min_size=1, max_size=10),
    st.integers(0, 50),
    st.sampled_from(["house", "tda", "wsop", "online"]),
)
def test_every_chip_is_in_the_picture_and_the_bricks_are_the_floors(rows_: list[tuple[int, str]], dead: int, house: str) -> None:
    players = [{"name": f"P{at}", "put_in": chips, "state": state} for at, (chips, state) in enumerate(rows_)]
    try:
        found = asked(players=players, dead=dead, house=house)
    except Mistake:
        return
    building = convert(found.floors, FloorsView)
    put_in = sum(chips for chips, _ in rows_)
    bricks = sum(brick["amount"] for floor in building["floors"] for brick in floor["bricks"])
    returned = sum(back["amount"] for back in building["returned"])
    assert bricks + returned == put_in
    assert sum(term["amount"] for term in building["check"]["terms"]) == building["total"] == put_in + dead
    for floor in building["floors"]:
        extra = dead if floor["index"] == 0 else 0
        assert sum(brick["amount"] for brick in floor["bricks"]) + extra == floor["amount"]
    for column in building["columns"]:
        at = building["columns"].index(column)
        height = sum(brick["amount"] for floor in building["floors"] for brick in floor["bricks"] if brick["column"] == at)
        assert height + sum(back["amount"] for back in building["returned"] if back["column"] == at) == column["put_in"]


@pytest.mark.parametrize("lang", languages)
async def test_the_page_shows_its_default_example_without_script(server: Server, lang: str) -> None:
    page = (await server.http.get(f"/{lang}/pots")).text
    settled = pots_page(lang)["settlement"]  # type: ignore[arg-type]
    for floor in settled["floors"]["floors"]:
        assert floor["label"] in page
        assert f"{floor['amount']:,}" in page
    assert "750,000" in page


async def test_a_mistake_over_http_has_its_sentence_and_its_field(server: Server) -> None:
    answered = await server.http.post("/api/settlement", json={"players": rows(("A", "x"), ("B", 5)), "lang": "ko"})
    assert answered.status_code == 400
    assert answered.json()["field"] == "A"
    good = await server.http.post("/api/settlement", json={"players": rows(("A", 5), ("B", 5))})
    assert good.json()["floors"]["total"] == 10
    unknown = await server.http.post("/api/settlement", json={"players": [], "x": 1})
    assert unknown.status_code == 400


def test_places_are_found_from_winners_or_refused() -> None:
    assert places_of({0: ("ABC", "A"), 1: ("BC", "BC")}) == {"A": 1, "B": 2, "C": 2}
    with pytest.raises(Contradiction):
        places_of({0: ("ABC", "B"), 1: ("BC", "C")})
    with pytest.raises(Contradiction):
        places_of({0: ("ABC", "BC"), 1: ("BC", "C")})


async def test_a_name_is_the_same_wherever_it_stands(server: Server) -> None:
    """A row "B " and "B" in the showdown, Hangul taken apart in one of them: one player."""
    apart = "\u1106\u1175\u11ab\u1109\u116e"  # 민수
    players = [{"name": " B\u200d ", "put_in": 20}, {"name": "민수", "put_in": 20}]
    asked = {"players": players, "ranking": [[apart], ["B "]], "button": f"{apart} "}
    answer = (await server.http.post("/api/settlement", json=asked)).json()
    assert [(payout["name"], payout["amount"]) for payout in answer["payouts"]] == [("민수", 40)]
