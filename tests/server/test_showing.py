"""What a screen shows of a hand in play: the building with what is owed, boards that may be agreed on, lines nobody may miss."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import convert
from msgspec.json import decode

from floorman.server.rooms.hall import Hall
from floorman.server.rooms.lines import KEPT
from floorman.server.rooms.sections import _hand
from floorman.server.rooms.standing import floors_now, settled_now
from floorman.server.rooms.viewer import Viewer
from floorman.server.wire.commands import Rename
from floorman.server.wire.inbound import Ask
from floorman.server.wire.outbound import Done
from floorman.server.wire.views import FloorsView
from floorman.store import open_log
from floorman.table.hand import Hand
from floorman.table.session.night import Night
from floorman.table.session.refusal import Refused
from floorman.table.session.score import score
from floorman.table.session.settings import Settings
from floorman.table.session.view import hand_of
from tests.server.phones import Phone


def night(**terms: Any) -> Night:
    found = Night(seats=6, small_blind=100, big_blind=200, **terms)
    for chair, (name, chips) in enumerate((("Jin", 2200), ("Ken", 9800), ("Min", 15200))):
        found.sit(name, chair, chips)
    return found.begin()


def test_who_may_still_call_stands_in_the_pot_with_an_outline_for_what_he_owes() -> None:
    """600 each before the flop; Min bets 1,000, Jin is all-in for 1,600, Ken calls: one pot, and 600 that Min has still to call."""
    played = night(house="tda").line("r600 c c |").line("x b1000 a c")
    building = floors_now(played.hand, "en")
    assert building is not None
    (pot,) = building["floors"]
    assert pot["eligible"] == ["Ken", "Min", "Jin"]
    assert pot["amount"] == building["total"] == 6000
    owed = [brick for brick in pot["bricks"] if brick["kind"] == "owed"]
    assert [(building["columns"][brick["column"]]["name"], brick["from"], brick["to"]) for brick in owed] == [("Min", 1600, 2200)]
    assert building["check"]["holds"]


def test_what_nobody_can_match_is_not_owed() -> None:
    """Ann's big blind of 10 is her last 5. Bo's price is 10, but he can lose 5: no outline says more, and nothing comes back yet."""
    building = floors_now(Hand({"Ann": 5, "Bo": 100}, blinds=(0, 10)).state, "en")
    assert building is not None
    (pot,) = building["floors"]
    owed = [(brick["from"], brick["to"]) for brick in pot["bricks"] if brick["kind"] == "owed"]
    assert (pot["amount"], owed, building["returned"]) == (5, [(0, 5)], [])
    assert building["check"]["holds"]


def test_once_he_has_folded_the_pot_is_cut_as_it_is_paid() -> None:
    played = night(house="tda").line("r600 c c |").line("x b1000 a c f")
    assert played.hand is not None
    settlement = settled_now(played.hand)
    assert settlement is not None
    building = floors_now(played.hand, "en")
    assert building is not None
    assert [floor["amount"] for floor in building["floors"]] == [pot.amount for pot in settlement.pots] == [6000]
    assert all(brick["kind"] != "owed" for floor in building["floors"] for brick in floor["bricks"])


@settings(max_examples=60)
@given(st.randoms(use_true_random=False), st.integers(2, 6))
def test_the_bricks_of_a_running_hand_are_its_chips(chance: object, seats: int) -> None:
    stacks = {f"P{seat}": chance.randint(3, 400) for seat in range(seats)}  # type: ignore[attr-defined]
    hand = Hand(stacks, blinds=(1, 2), seed=chance.randint(0, 10**6))  # type: ignore[attr-defined]
    while not hand.over:
        building = floors_now(hand.state, "en")
        assert building is not None
        shape = convert(building, FloorsView)
        assert shape["check"]["holds"]
        assert shape["total"] == sum(hand.state.record.put_in) + sum(hand.state.record.returned) + hand.state.record.dead
        options = [option for option in hand.legal.options() if option.possible]
        option = chance.choice(options)  # type: ignore[attr-defined]
        hand.act(option.verb, option.least)


def test_several_boards_are_offered_when_betting_is_over_and_the_house_has_them() -> None:
    def offered(played: Night) -> list[int]:
        shown = _hand(played.state, hand_of(played.state), score(played.state), {}, "en")
        assert shown is not None
        return list(shown["runs_offered"])

    assert offered(night(house="wsop")) == []
    run_out = night(house="wsop").line("a a c")
    assert offered(run_out) == [2, 3]
    assert offered(night(house="tda").line("a a c")) == []


async def test_what_changes_what_others_have_seen_is_loud(host: Phone) -> None:
    await host.sit(0, 1000)
    ann = await host.friend("Ann", 1, 1000)
    await host.do("begin_hand")
    await host.act("call")
    assert not host.lines[-1]["loud"]
    await host.do("undo")
    assert host.lines[-1]["loud"]
    await host.do("set_stack", player=ann.player, stack=900, reason="counted")
    assert host.lines[-1]["loud"]
    await ann.disconnect()


async def test_lines_that_have_left_memory_come_from_the_log() -> None:
    """Every line once and in order, however long the night was."""
    log = await open_log("memory:")
    hall = Hall(log)
    made = await hall.create(Settings(), "Mei", "d" * 43)
    assert not isinstance(made, Refused)
    room, player = made
    viewer = Viewer("d" * 64, player, "en", "http://here")
    for number in range(KEPT + 150):
        answer = await room.ask(viewer, Ask(f"c{number}", 0, Rename(player, f"Mei {number}")))
        assert isinstance(answer, Done)
    found: list[int] = []
    more, before = True, room.history.state.version + 1
    while more:
        older = await room.older(viewer, before)
        lines = decode(older.lines)
        found = [line["version"] for line in lines] + found
        more, before = older.older, found[0]
    assert found == list(range(1, KEPT + 152))
    await hall.close()
    await log.close()
