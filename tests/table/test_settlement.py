"""The side-pot calculator: `floorman.pots` (guide 000, 002, 003; rules.md 11 and 12)."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import floorman
from floorman.rules.house import HOUSE, PRESETS, FoldedOnlyLayer, OddChipMulti, RakeRounding
from floorman.table.events import PotAwarded
from floorman.table.hand import Hand
from floorman.table.pot import Pot
from floorman.table.settlement import Layer, NoteKind, Settlement, Share, pots
from floorman.table.setup import MOST_CHIPS, Fault, SetupError


def kinds(settlement: Settlement) -> list[NoteKind]:
    return [note.kind for note in settlement.notes]


def faults(*arguments: Any, **options: Any) -> list[Fault]:
    with pytest.raises(SetupError) as error:
        pots(*arguments, **options)
    return [fault.fault for fault in error.value.faults]


def test_three_all_ins_are_two_pots_and_a_refund() -> None:
    """Guide 000."""
    settlement = floorman.pots({"A": 30000, "B": 70000, "C": 120000})
    assert settlement.pots == (Pot("main", 90000, ("A", "B", "C")), Pot("side 1", 80000, ("B", "C")))
    assert settlement.returned == {"C": 50000}
    assert (settlement.put_in, settlement.payouts, settlement.balanced, settlement.notes) == (220000, None, True, ())


def test_every_layer_is_shown_before_neighbours_are_merged() -> None:
    """Guide 003: E's 15 is a layer of its own and joins the main pot."""
    settlement = pots({"A": 20, "B": 40, "C": 100, "E": 15}, folded=["E"])
    assert settlement.layers == (
        Layer(0, 15, ("A", "B", "C", "E"), ("A", "B", "C"), 60, 0),
        Layer(15, 20, ("A", "B", "C"), ("A", "B", "C"), 15, 0),
        Layer(20, 40, ("B", "C"), ("B", "C"), 40, 1),
    )
    assert [pot.amount for pot in settlement.pots] == [75, 40]


@pytest.mark.parametrize(
    ("option", "amounts", "returned", "note"),
    [
        (FoldedOnlyLayer.REPORT_NO_ELIGIBLE, [400, 450, 150], {}, NoteKind.FOLDED_ONLY_LAYER),
        (FoldedOnlyLayer.RETURN_TO_BETTOR, [400, 450], {"D": 150}, NoteKind.FOLDED_ONLY_RETURNED),
        (FoldedOnlyLayer.MERGE_DOWN, [400, 600], {}, NoteKind.FOLDED_ONLY_MERGED),
    ],
)
def test_a_layer_that_nobody_can_win_is_noted(
    option: FoldedOnlyLayer, amounts: list[int], returned: dict[str, int], note: NoteKind
) -> None:
    """Guide 002: 100 / 250 / 250 and 400 folded; 1000 in all."""
    settlement = pots({"A": 100, "B": 250, "C": 250, "D": 400}, folded={"D"}, folded_only=option)
    assert [pot.amount for pot in settlement.pots] == amounts
    assert settlement.returned == returned
    assert kinds(settlement) == [note]
    assert settlement.notes[0].numbers["amount"] == 150
    assert settlement.put_in == 1000
    assert settlement.balanced


def test_what_nobody_can_win_is_paid_to_nobody_and_still_balances() -> None:
    settlement = pots({"A": 100, "B": 250, "C": 250, "D": 400}, folded={"D"}, ranking={"A": 1, "B": 2, "C": 2})
    assert settlement.payouts == {"A": 400, "B": 225, "C": 225}
    assert settlement.balanced


def test_an_uncontested_pot_is_won_and_not_returned() -> None:
    """Guide 000, 003: chips of others are in it."""
    settlement = pots({"A": 20, "B": 50, "C": 30}, folded={"C"})
    assert settlement.returned == {"B": 20}
    assert settlement.pots[1] == Pot("side 1", 20, ("B",))
    assert kinds(settlement) == [NoteKind.UNCONTESTED]


def test_winners_are_paid_from_the_last_side_pot() -> None:
    """Guide 000: A best, C second: 90 and 80, and C's 50 back, which is no win."""
    settlement = pots({"A": 30, "B": 70, "C": 120}, ranking={"A": 1, "B": 3, "C": 2})
    assert settlement.payouts == {"A": 90, "C": 80}
    assert settlement.shares == (Share(1, "C", 80, 0), Share(0, "A", 90, 0))
    assert settlement.balanced


def test_a_tie_divides_its_own_pot_only_and_marks_the_odd_chip() -> None:
    settlement = pots({"A": 33, "B": 84, "C": 84, "D": 1}, folded={"D"}, ranking={"A": 1, "B": 1, "C": 1})
    assert [pot.amount for pot in settlement.pots] == [100, 102]
    assert settlement.shares == (
        Share(1, "B", 51, 0), Share(1, "C", 51, 0), Share(0, "A", 34, 1), Share(0, "B", 33, 0), Share(0, "C", 33, 0)
    )  # fmt: skip


def test_the_button_says_who_gets_the_odd_chip() -> None:
    """TDA 20-A: 75 for A and C. Without a button the first named sits left of it; with A on the button C comes first."""
    chips, tie = {"A": 25, "B": 25, "C": 25}, {"A": 1, "C": 1}
    assert pots(chips, ranking=tie).payouts == {"A": 38, "C": 37}
    assert pots(chips, ranking=tie, button="C").payouts == {"A": 38, "C": 37}
    assert pots(chips, ranking=tie, button="A").payouts == {"A": 37, "C": 38}


def test_the_smallest_chip_and_the_house_divide_the_odd_chips() -> None:
    chips = {"A": 525, "B": 525, "C": 25}
    assert pots(chips, folded=["C"], ranking={"A": 1, "B": 1}, unit=25).payouts == {"A": 550, "B": 525}
    chips = {"A": 33, "B": 33, "C": 33, "D": 2}
    three = {"A": 1, "B": 1, "C": 1}
    assert pots(chips, folded=["D"], ranking=three).payouts == {"A": 34, "B": 34, "C": 33}
    first = HOUSE._replace(odd_chip_multi=OddChipMulti.ALL_TO_FIRST)
    assert pots(chips, folded=["D"], ranking=three, house=first).payouts == {"A": 35, "B": 33, "C": 33}


def test_a_pot_that_does_not_divide_into_the_smallest_chip_is_noted() -> None:
    settlement = pots({"A": 30, "B": 30}, unit=25, ranking={"A": 1, "B": 1})
    assert [(note.kind, note.numbers) for note in settlement.notes] == [(NoteKind.BELOW_UNIT, {"pot": "main", "amount": 10, "unit": 25})]
    assert settlement.payouts == {"A": 35, "B": 25}


def test_several_boards_divide_every_pot() -> None:
    """Main 301, side 200: A 151, B 100, C 250."""
    boards = [{"A": 1, "B": 2, "C": 3}, {"A": 3, "B": 2, "C": 1}]
    settlement = pots({"A": 100, "B": 200, "C": 200}, dead=1, ranking=boards)
    assert settlement.payouts == {"A": 151, "B": 100, "C": 250}
    assert all(share.odd == 0 for share in settlement.shares)
    assert settlement.balanced


def test_dead_money_is_in_the_main_pot_and_in_no_layer() -> None:
    settlement = pots({"A": 1000, "B": 8000, "C": 8000}, dead=8000)
    assert [pot.amount for pot in settlement.pots] == [11000, 14000]
    assert [layer.amount for layer in settlement.layers] == [3000, 14000]
    assert settlement.put_in == 25000
    assert settlement.balanced


def test_rake_comes_after_the_refund() -> None:
    """200 with 160 uncalled at 5 %: 2."""
    five = HOUSE._replace(rake_per_mille=50)
    settlement = pots({"A": 20, "B": 180}, house=five, ranking={"A": 1, "B": 2})
    assert (settlement.returned, settlement.rake, settlement.payouts) == ({"B": 160}, 2, {"A": 38})
    assert settlement.balanced
    assert pots({"A": 20, "B": 180}, house=five, flop_dealt=False).rake == 0


def test_rake_that_takes_everything_leaves_nothing_to_win() -> None:
    settlement = pots({"A": 20, "B": 20}, house=HOUSE._replace(rake_per_mille=1000), ranking={"A": 1, "B": 1})
    assert (settlement.rake, settlement.payouts, settlement.shares) == (40, {}, ())
    assert settlement.balanced


def test_who_has_no_place_does_not_contest() -> None:
    """A mucked."""
    assert pots({"A": 50, "B": 50, "C": 50}, ranking={"B": 2, "C": 5}).payouts == {"B": 150}


def test_where_nobody_has_a_place_all_who_could_win_divide() -> None:
    assert pots({"A": 50, "B": 50}, ranking={}).payouts == {"A": 50, "B": 50}
    assert pots({"A": 50, "B": 50}, ranking=[]).payouts is None


def test_two_all_ins_of_one_size_make_no_side_pot() -> None:
    """Guide 002."""
    assert len(pots({"A": 50, "B": 50}).pots) == 1


def test_one_player_alone_gets_everything_back() -> None:
    settlement = pots({"A": 50})
    assert (settlement.returned, settlement.pots, settlement.balanced) == ({"A": 50}, (), True)


def test_nothing_put_in_is_no_pot() -> None:
    settlement = pots({"A": 0, "B": 0}, ranking={"A": 1})
    assert (settlement.pots, settlement.layers, settlement.payouts, settlement.balanced) == ((), (), {}, True)


def test_more_players_than_a_table_seats_are_settled_too() -> None:
    """A calculator knows no table: thirty amounts."""
    settlement = pots({f"P{i}": i for i in range(1, 31)})
    assert len(settlement.pots) == 29
    assert settlement.returned == {"P30": 1}
    assert settlement.balanced


@pytest.mark.parametrize("chips", [-1, 1.5, 2.0, True, None, "30", [30]])
def test_only_whole_chips_are_an_amount(chips: Any) -> None:
    assert faults({"A": chips, "B": 50}) == [Fault.NOT_CHIPS]
    assert Fault.NOT_CHIPS in faults({"A": 50, "B": 50}, dead=chips)
    assert Fault.NOT_CHIPS in faults({"A": 50, "B": 50}, unit=chips)


def test_everything_that_is_wrong_is_said_together() -> None:
    wrong = faults({"A": -1, "B": 10**16}, folded=["X"], dead=-5, unit=0, button="Y", ranking={"Z": 1, "A": 0})
    assert wrong == [
        Fault.NOT_CHIPS,
        Fault.TOO_MANY_CHIPS,
        Fault.NOT_CHIPS,
        Fault.UNIT_NOT_POSITIVE,
        Fault.NO_SUCH_SEAT,
        Fault.NO_SUCH_SEAT,
        Fault.NO_SUCH_SEAT,
        Fault.NO_SUCH_CHOICE,
    ]


def test_nobody_and_nobody_left_are_faults() -> None:
    assert faults({}) == [Fault.TOO_FEW_SEATS]
    assert faults({"A": 5, "B": 5}, folded=["A", "B"]) == [Fault.ALL_FOLDED]


def test_a_folded_player_has_no_place() -> None:
    assert faults({"A": 5, "B": 5, "C": 5}, folded=["A"], ranking={"A": 1, "B": 2}) == [Fault.NO_SUCH_SEAT]


def test_amounts_may_be_as_large_as_chips_get() -> None:
    assert pots({"A": MOST_CHIPS, "B": MOST_CHIPS}).pots[0].amount == 2 * MOST_CHIPS
    assert faults({"A": MOST_CHIPS + 1, "B": 1}) == [Fault.TOO_MANY_CHIPS]


def test_a_settlement_is_plain_data_for_machines() -> None:
    settlement = pots({"A": 30, "B": 70, "C": 120}, ranking={"A": 1, "B": 2, "C": 2})
    data = json.loads(json.dumps(settlement.as_dict()))
    assert data["pots"] == [
        {"name": "main", "amount": 90, "eligible": ["A", "B", "C"]},
        {"name": "side 1", "amount": 80, "eligible": ["B", "C"]},
    ]
    assert (data["put_in"], data["returned"], data["payouts"], data["balanced"]) == (220, {"C": 50}, {"A": 90, "B": 40, "C": 40}, True)
    assert data["shares"][0] == {"pot": 1, "name": "B", "amount": 40, "odd": 0}
    assert data["notes"] == []
    noted = pots({"A": 100, "B": 250, "C": 250, "D": 400}, folded={"D"}).as_dict()
    assert noted["notes"] == [{"kind": "folded_only_layer", "pot": "side 2", "amount": 150}]


def test_a_settlement_reads_well() -> None:
    settlement = pots({"A": 100, "B": 250, "C": 300, "D": 400}, folded={"D"}, ranking={"A": 1, "B": 2, "C": 2})
    assert str(settlement).splitlines() == [
        "main 400: A, B, C",
        "side 1 450: B, C",
        "side 2 100: C",
        "side 3 100: nobody eligible",
        "A wins 400",
        "B wins 225",
        "C wins 325",
    ]
    assert str(pots({"A": 30, "B": 70, "C": 120})).splitlines() == ["main 90: A, B, C", "side 1 80: B, C", "returned 50: C"]


NAMES = "ABCDEFGHIJ"


@given(st.lists(st.integers(0, 500), min_size=1, max_size=10), st.data())
def test_every_settlement_balances(chips: list[int], data: st.DataObject) -> None:
    """Pots, refunds and rake are what was put in, and every pot is paid out, under every option."""
    names = NAMES[: len(chips)]
    live = data.draw(st.sets(st.sampled_from(names), min_size=1))
    places = st.dictionaries(st.sampled_from(sorted(live)), st.integers(1, 4))
    boards = data.draw(st.lists(places, max_size=3))
    house = HOUSE._replace(rake_per_mille=data.draw(st.sampled_from([0, 50, 1000])), rake_rounding=data.draw(st.sampled_from(RakeRounding)))
    settlement = pots(
        dict(zip(names, chips, strict=True)),
        folded=set(names) - live,
        dead=data.draw(st.integers(0, 50)),
        ranking=boards,
        button=data.draw(st.sampled_from([None, *names])),
        unit=data.draw(st.sampled_from([1, 5, 25])),
        house=house,
        folded_only=data.draw(st.sampled_from(FoldedOnlyLayer)),
    )
    assert settlement.balanced
    assert sum(layer.amount for layer in settlement.layers) + settlement.dead + sum(settlement.returned.values()) == settlement.put_in
    by_pot = [0] * len(settlement.pots)
    for layer in settlement.layers:
        by_pot[layer.pot] += layer.amount
    if settlement.pots and not settlement.rake:
        by_pot[0] += settlement.dead
        assert by_pot == [pot.amount for pot in settlement.pots]
    for share in settlement.shares:
        assert share.name in settlement.pots[share.pot].eligible


def test_a_tie_over_too_few_chips_names_everybody_who_ties() -> None:
    settlement = pots({"A": 5, "B": 5}, ranking={"A": 1, "B": 1}, unit=10)
    assert settlement.shares == (Share(0, "A", 10, 10), Share(0, "B", 0, 0))
    assert settlement.payouts == {"A": 10}
    three = pots({"A": 7, "B": 7, "C": 7}, ranking={"A": 1, "B": 1, "C": 1}, unit=10)
    assert three.shares == (Share(0, "A", 11, 11), Share(0, "B", 10, 10), Share(0, "C", 0, 0))


def test_who_wins_some_chips_on_one_board_is_not_called_empty_handed_for_another() -> None:
    twice = pots({"A": 5, "B": 5}, ranking=[{"A": 1, "B": 2}, {"A": 1, "B": 1}], unit=10)
    assert [(share.name, share.amount) for share in twice.shares] == [("A", 10), ("B", 0)]


def test_a_hand_that_ties_over_too_few_chips_names_everybody_too() -> None:
    hand = Hand({"A": 5, "B": 5, "C": 5}, blinds=(5, 5), unit=10, automatic=False, manual=True)
    hand.call()
    for _ in "123":
        hand.deal()
    hand.award(0, "A", "B", "C")
    awarded = next(event for event in hand.events if isinstance(event, PotAwarded))
    assert awarded.shares == ((0, 15), (1, 0), (2, 0))


def test_a_name_with_a_control_character_is_refused() -> None:
    assert faults({"A": 5, "B\x1b[31m": 5}) == [Fault.NAME_NOT_PLAIN]
    assert pots({"A": 5, "さくら　花": 5}).balanced


def test_a_house_may_be_named_by_its_preset_and_a_wrong_name_is_told_the_presets() -> None:
    contributions = {"A": 100, "B": 250, "C": 250, "D": 400}
    assert floorman.pots(contributions, folded=["D"], house="tda") == pots(contributions, folded=["D"], house=PRESETS["tda"])
    with pytest.raises(SetupError, match="house, tda, wsop, online"):
        floorman.pots(contributions, house="vegas")
