"""Straddles and bomb pots, offered where the house allows them."""

from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.house import Straddle
from floorman.rules.record import NOBODY
from floorman.table.session import commands as c
from floorman.table.session.decide import decide
from floorman.table.session.offers import bomb_pot_offered, straddles_offered
from tests.table.session.nights import night


def test_a_house_without_straddles_and_bomb_pots_offers_none() -> None:
    table = night("Ann:100 Bo:100 Cy:100")
    assert straddles_offered(table.state) == []
    assert bomb_pot_offered(table.state) == 0


def test_under_the_gun_may_straddle_and_whoever_sits_next_on_top_of_it() -> None:
    table = night("Ann:100 Bo:100 Cy:100 Di:100", options={"straddle": "utg", "straddle_max_levels": 2})
    table.begin().line("f f f")
    assert straddles_offered(table.state) == [(NOBODY, (("Ann", 4),)), (NOBODY, (("Ann", 4), ("Bo", 8)))]
    table.begin()
    assert straddles_offered(table.state) == []


def test_before_the_first_hand_a_straddle_belongs_to_the_button_that_is_drawn() -> None:
    table = night("Ann:100 Bo:100 Cy:100", options={"straddle": "button"})
    assert straddles_offered(table.state) == [(0, (("Ann", 4),)), (1, (("Bo", 4),)), (2, (("Cy", 4),))]


def test_who_has_too_few_chips_is_offered_no_straddle() -> None:
    table = night("Ann:3 Bo:100 Cy:100", options={"straddle": "button"})
    assert [straddles for _, straddles in straddles_offered(table.state)] == [(("Bo", 4),), (("Cy", 4),)]


def test_the_bomb_pot_that_is_suggested_can_be_played() -> None:
    table = night("Ann:100 Bo:100 Cy:100", options={"bomb_pot": 1})
    assert bomb_pot_offered(table.state) == 10
    table.ask(c.BeginHand("Ann", (), 0, (), bomb_pot_offered(table.state)))
    assert sum(table.hand.record.put_in) == 30


@given(
    st.lists(st.integers(1, 40), min_size=2, max_size=7),
    st.sampled_from([word.name.lower() for word in Straddle]),
    st.integers(1, 4),
    st.integers(0, 3),
)
def test_whatever_is_offered_is_taken(stacks: list[int], who: str, levels: int, hands: int) -> None:
    names = [chr(ord("A") + at) for at in range(len(stacks))]
    seated = " ".join(f"{name}:{stack}" for name, stack in zip(names, stacks, strict=True))
    table = night(seated, options={"straddle": who, "straddle_max_levels": levels})
    for _ in range(hands):
        if table.view("A")["begin"] is not None:
            return
        table.begin()
        while table.view("A")["hand"]["waits_for"] == "player":
            table.act("fold")
        if table.view("A")["hand"]["running"]:
            return
    for button, straddles in straddles_offered(table.state):
        verdict = decide(table.state, c.BeginHand("A", (), max(button, 0), straddles))
        assert isinstance(verdict, tuple), (straddles, verdict)
        assert any(getattr(getattr(event, "event", None), "amount", 0) == straddles[-1][1] for event in verdict)
