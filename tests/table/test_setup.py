"""What a hand starts from: every fault named, all together, and nothing started from a setup with one."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.house import HOUSE, TDA, WSOP, AnteKind, Game, HouseRules, Straddle
from floorman.rules.record import NOBODY
from floorman.rules.streets import Street
from floorman.table.hand import Hand
from floorman.table.setup import MOST_CHIPS, CheckedSetup, Fault, Setup, SetupError, check, faults, make_setup
from tests.builders import table

GOOD = make_setup({"A": 100, "B": 100, "C": 100, "D": 100}, (1, 2), house="wsop")


def found(**changes: Any) -> list[Fault]:
    """The faults of a good setup with some changes; starting a hand from it must name the same."""
    setup = GOOD._replace(**changes)
    wrong = [fault.fault for fault in faults(setup)]
    if wrong:
        with pytest.raises(SetupError) as error:
            Hand.from_setup(setup)
        assert [fault.fault for fault in error.value.faults] == wrong
        assert all(fault.fault.name.lower() in str(error.value) for fault in error.value.faults)
    return wrong


def test_a_good_setup_has_no_fault_and_is_read_once() -> None:
    assert found() == []
    checked = check(GOOD)
    assert isinstance(checked, CheckedSetup)
    assert checked == GOOD
    assert check(checked) is checked


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"names": ("A",), "stacks": (100,), "button_seat": 0, "small_blind_seat": NOBODY, "big_blind_seat": 0}, Fault.TOO_FEW_SEATS),
        ({"names": tuple("ABCDEFGHIJK"), "stacks": (9,) * 11}, Fault.TOO_MANY_SEATS),
        ({"names": ("A", "B", "A", "D")}, Fault.NAME_TWICE),
        ({"names": ("A", "B", " ", "D")}, Fault.NAME_EMPTY),
        ({"names": ("A", "B", "", "D")}, Fault.NAME_EMPTY),
        ({"names": ("A", "B", 3, "D")}, Fault.NAME_EMPTY),
        ({"stacks": (1, 2, 3)}, Fault.STACKS_DO_NOT_FIT_NAMES),
        ({"button_seat": 4}, Fault.NO_SUCH_SEAT),
        ({"button_seat": -2}, Fault.NO_SUCH_SEAT),
        ({"button_seat": True}, Fault.NO_SUCH_SEAT),
        ({"big_blind_seat": 1.0}, Fault.NO_SUCH_SEAT),
        ({"folded": (NOBODY,)}, Fault.NO_SUCH_SEAT),
        ({"folded": ("A",)}, Fault.NO_SUCH_SEAT),
        ({"posts": ((NOBODY, 2, 1),)}, Fault.NO_SUCH_SEAT),
        ({"straddles": ((NOBODY, 4),)}, Fault.NO_SUCH_SEAT),
        ({"small_blind_seat": 1}, Fault.SAME_SEAT_TWICE),
        ({"folded": (0, 1, 2)}, Fault.ALL_FOLDED),
        ({"stacks": (100, -1, 100, 100)}, Fault.NOT_CHIPS),
        ({"names": ("A", "B\x1b[2J", "C", "D")}, Fault.NAME_NOT_PLAIN),
        ({"names": ("A", "B\n", "C", "D")}, Fault.NAME_NOT_PLAIN),
        ({"names": ("A", "B\ud800", "C", "D")}, Fault.NAME_NOT_PLAIN),
        ({"stacks": (100, 1.0, 100, 100)}, Fault.NOT_CHIPS),
        ({"stacks": (100, True, 100, 100)}, Fault.NOT_CHIPS),
        ({"stacks": (100, None, 100, 100)}, Fault.NOT_CHIPS),
        ({"stacks": (100, "100", 100, 100)}, Fault.NOT_CHIPS),
        ({"pot": -1}, Fault.NOT_CHIPS),
        ({"ante": 0.5}, Fault.NOT_CHIPS),
        ({"unit": -1}, Fault.NOT_CHIPS),
        ({"small_bet": "2"}, Fault.NOT_CHIPS),
        ({"big_bet": None}, Fault.NOT_CHIPS),
        ({"bomb_pot": -5}, Fault.NOT_CHIPS),
        ({"posts": ((2, -1, 0),)}, Fault.NOT_CHIPS),
        ({"posts": ((2, 0, 1.5),)}, Fault.NOT_CHIPS),
        ({"straddles": ((2, None),)}, Fault.NOT_CHIPS),
        ({"stacks": (100, MOST_CHIPS + 1, 100, 100)}, Fault.TOO_MANY_CHIPS),
        ({"pot": 10**30}, Fault.TOO_MANY_CHIPS),
        ({"stacks": (100, 0, 100, 100)}, Fault.STACK_EMPTY),
        ({"unit": 0}, Fault.UNIT_NOT_POSITIVE),
        ({"small_blind": 0, "big_blind": 0}, Fault.NO_BIG_BLIND),
        ({"small_blind": 3}, Fault.BLINDS_OUT_OF_ORDER),
        ({"ante": 3, "ante_kind": AnteKind.PER_PLAYER}, Fault.ANTE_ABOVE_BIG_BLIND),
        ({"posts": ((3, 3, 0),)}, Fault.POST_ABOVE_BIG_BLIND),
        ({"posts": ((3, 1, 0), (3, 2, 0))}, Fault.POST_ABOVE_BIG_BLIND),
        ({"straddles": ((2, 4), (2, 8)), "house": WSOP._replace(straddle_max_levels=2)}, Fault.STRADDLE_NOT_ALLOWED),
        ({"house": TDA, "bomb_pot": 5}, Fault.BOMB_POT_NOT_ALLOWED),
        ({"house": TDA, "straddles": ((2, 4),)}, Fault.STRADDLE_NOT_ALLOWED),
        ({"straddles": ((0, 4),)}, Fault.STRADDLE_NOT_ALLOWED),
        ({"straddles": ((1, 4),)}, Fault.STRADDLE_NOT_ALLOWED),
        ({"straddles": ((2, 3),)}, Fault.STRADDLE_TOO_SMALL),
        ({"straddles": ((2, 4), (3, 8))}, Fault.STRADDLES_TOO_MANY),
        ({"house": WSOP._replace(straddle_max_levels=2), "straddles": ((2, 4), (3, 7))}, Fault.STRADDLE_TOO_SMALL),
        ({"house": WSOP._replace(straddle_max_levels=0)}, Fault.STRADDLES_TOO_MANY),
        ({"house": HOUSE._replace(rake_per_mille=1001)}, Fault.RAKE_OUT_OF_RANGE),
        ({"house": HOUSE._replace(rake_per_mille=-1)}, Fault.RAKE_OUT_OF_RANGE),
        ({"house": HOUSE._replace(rake_cap=-1)}, Fault.RAKE_OUT_OF_RANGE),
        ({"house": HOUSE._replace(rit_max=0)}, Fault.RUNS_OUT_OF_RANGE),
        ({"house": HOUSE._replace(rit_max=4)}, Fault.RUNS_OUT_OF_RANGE),
        ({"house": HOUSE._replace(limit_raise_cap=-1)}, Fault.CAP_NEGATIVE),
        ({"house": None}, Fault.NO_SUCH_CHOICE),
        ({"house": "tda"}, Fault.NO_SUCH_CHOICE),
        ({"game": 3}, Fault.NO_SUCH_CHOICE),
        ({"game": "NL"}, Fault.NO_SUCH_CHOICE),
        ({"street": Street.SHOWDOWN}, Fault.NO_SUCH_CHOICE),
        ({"street": -1}, Fault.NO_SUCH_CHOICE),
        ({"ante_kind": 7}, Fault.NO_SUCH_CHOICE),
    ],
)
def test_a_fault_is_named(changes: dict[str, Any], expected: Fault) -> None:
    wrong = found(**changes)
    assert expected in wrong
    assert len(set(wrong)) == 1 or "names" in changes, wrong


@pytest.mark.parametrize(
    ("posts", "straddles", "amount"),
    [
        (((1, 1, 0),), (), 3),  # onto the big blind
        (((0, 2, 0),), (), 3),  # onto the small blind
        (((2, 2, 0),), ((2, 4),), 6),  # onto a straddle
    ],
)
def test_a_live_post_never_stacks_above_the_big_blind_on_a_blind_or_a_straddle(
    posts: tuple[tuple[int, int, int], ...], straddles: tuple[tuple[int, int], ...], amount: int
) -> None:
    (fault,) = faults(GOOD._replace(posts=posts, straddles=straddles, house=WSOP))
    assert (fault.fault, fault.numbers["amount"], fault.numbers["big"]) == (Fault.POST_ABOVE_BIG_BLIND, amount, 2)


def test_a_small_blind_may_post_up_to_the_big_blind_and_anybody_dead_chips() -> None:
    assert faults(GOOD._replace(posts=((0, 1, 1), (1, 0, 1)))) == ()
    assert faults(GOOD._replace(posts=((2, 0, 1),), straddles=((2, 4),), house=WSOP)) == ()


def test_signs_of_every_script_and_joined_ones_are_plain_enough_for_a_name() -> None:
    assert faults(GOOD._replace(names=("김 민", "さくら　花", "👨‍👩‍👧", "Ann\u00a0B"))) == ()


def test_a_single_seat_is_one_fault_and_not_several() -> None:
    with pytest.raises(SetupError) as error:
        Hand({"A": 100})
    assert [fault.fault for fault in error.value.faults] == [Fault.TOO_FEW_SEATS]


def test_all_faults_are_named_together() -> None:
    wrong = found(names=("A", "A", "", "D"), stacks=(0, -5, 10**20, 1), unit=0, button_seat=9)
    assert wrong == [
        Fault.NAME_TWICE,
        Fault.NAME_EMPTY,
        Fault.NO_SUCH_SEAT,
        Fault.NOT_CHIPS,
        Fault.TOO_MANY_CHIPS,
        Fault.STACK_EMPTY,
        Fault.UNIT_NOT_POSITIVE,
    ]
    both = found(small_blind=5, house=HOUSE._replace(rit_max=9, limit_raise_cap=-1), bomb_pot=4)
    assert both == [Fault.BLINDS_OUT_OF_ORDER, Fault.BOMB_POT_NOT_ALLOWED, Fault.RUNS_OUT_OF_RANGE, Fault.CAP_NEGATIVE]


def test_a_fault_has_the_numbers_that_show_it() -> None:
    (fault,) = faults(GOOD._replace(small_blind=5))
    assert fault.numbers == {"small": 5, "big": 2}
    (fault,) = faults(GOOD._replace(straddles=((2, 3),)))
    assert fault.numbers == {"amount": 3, "least": 4}
    (fault,) = faults(GOOD._replace(small_blind_seat=1))
    assert fault.numbers == {"name": "B"}


@pytest.mark.parametrize(
    ("rule", "allowed"),
    [(Straddle.OFF, ""), (Straddle.UTG, "C"), (Straddle.BUTTON, "E"), (Straddle.UTG_OR_BUTTON, "CE"), (Straddle.ANY, "CDE")],
)
def test_who_may_straddle(rule: Straddle, allowed: str) -> None:
    """WSOP L22. Seats: A small blind, B big blind, C under the gun, D, E button."""
    setup = make_setup(dict.fromkeys("ABCDE", 100), (1, 2), house=WSOP._replace(straddle=rule))
    may = "".join(name for seat, name in enumerate("ABCDE") if not faults(setup._replace(straddles=((seat, 4),))))
    assert may == allowed


def test_a_second_straddle_comes_from_the_left_of_the_first() -> None:
    house = WSOP._replace(straddle=Straddle.UTG, straddle_max_levels=2)
    setup = make_setup(dict.fromkeys("ABCDE", 100), (1, 2), house=house)
    assert not faults(setup._replace(straddles=((2, 4), (3, 8))))
    assert [f.fault for f in faults(setup._replace(straddles=((2, 4), (4, 8))))] == [Fault.STRADDLE_NOT_ALLOWED]


def test_a_short_stack_may_straddle_with_what_it_has() -> None:
    assert found(stacks=(100, 100, 3, 100), straddles=((2, 3),)) == []
    assert found(stacks=(100, 100, 3, 100), straddles=((2, 2),)) == [Fault.STRADDLE_TOO_SMALL]


def test_an_empty_stack_is_no_fault_where_it_is_all_in_or_out() -> None:
    assert found(stacks=(0, 100, 100, 100), street=Street.FLOP) == []
    assert found(stacks=(0, 100, 100, 100), folded=(0,)) == []


def test_a_folded_seat_named_twice_is_folded_once() -> None:
    assert found(folded=(0, 0, 1)) == []


@given(st.dictionaries(st.sampled_from(Setup._fields[:-2]), st.one_of(st.none(), st.integers(-3, 12), st.text(max_size=2), st.booleans())))
def test_whatever_is_written_into_a_setup_is_answered_with_faults_and_not_with_an_accident(changes: dict[str, Any]) -> None:
    """Lists that are no lists are the caller's own error; numbers, words and nothing in the place of a number are ours."""
    lists = ("names", "stacks", "straddles", "posts", "folded")
    setup = GOOD._replace(**{name: value for name, value in changes.items() if name not in lists})
    if not faults(setup):
        Hand.from_setup(setup)


# From names.


def test_seats_come_clockwise_and_the_last_has_the_button() -> None:
    setup = make_setup({"A": 1, "B": 2, "C": 3}, (1, 2))
    assert (setup.names, setup.stacks) == (("A", "B", "C"), (1, 2, 3))
    assert (setup.button_seat, setup.small_blind_seat, setup.big_blind_seat) == (2, 0, 1)
    assert not setup.event_heads_up


def test_a_named_button_turns_the_seats() -> None:
    setup = make_setup({"A": 1, "B": 2, "C": 3}, (1, 2), button="A")
    assert (setup.names, setup.stacks) == (("B", "C", "A"), (2, 3, 1))


def test_heads_up_the_button_is_the_small_blind() -> None:
    """TDA 34-B."""
    setup = make_setup({"A": 1, "B": 2}, (1, 2))
    assert (setup.button_seat, setup.small_blind_seat, setup.big_blind_seat, setup.event_heads_up) == (1, 1, 0, True)
    assert make_setup({"A": 1, "B": 2}, (1, 2), button="A").names == ("B", "A")


def test_in_a_bomb_pot_nobody_posts_a_blind() -> None:
    setup = make_setup({"A": 50, "B": 50, "C": 50}, (1, 2), house="wsop", bomb_pot=10)
    assert (setup.small_blind_seat, setup.big_blind_seat) == (NOBODY, NOBODY)


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"button": "X"}, Fault.NO_SUCH_SEAT),
        ({"folded": ["X"]}, Fault.NO_SUCH_SEAT),
        ({"posts": {"X": (2, 1)}}, Fault.NO_SUCH_SEAT),
        ({"rules": "wsop", "straddles": {"X": 4}}, Fault.NO_SUCH_SEAT),
        ({"rules": "vegas"}, Fault.NO_SUCH_CHOICE),
        ({"game": "PLO"}, Fault.NO_SUCH_CHOICE),
        ({"street": "fourth"}, Fault.NO_SUCH_CHOICE),
        ({"street": "showdown"}, Fault.NO_SUCH_CHOICE),
        ({"ante": 1, "ante_kind": "big"}, Fault.NO_SUCH_CHOICE),
    ],
)
def test_unknown_names_and_words_are_faults(options: dict[str, Any], fault: Fault) -> None:
    with pytest.raises(SetupError) as error:
        table("A:50 B:50 C:50", **options)
    assert fault in [f.fault for f in error.value.faults]


def test_words_and_members_name_the_same() -> None:
    words = table("A:50 B:50 C:50", rules="wsop", game="FL", street="turn", ante=1, ante_kind="button")
    members = table("A:50 B:50 C:50", rules=WSOP, game=Game.FIXED_LIMIT, street=Street.TURN, ante=1, ante_kind=AnteKind.BUTTON)
    assert words.state.setup == members.state.setup


def test_an_ante_of_nothing_has_no_kind() -> None:
    assert make_setup({"A": 5, "B": 5}, (1, 2), ante_kind="button").ante_kind == AnteKind.NONE


def test_an_ante_of_no_kind_is_everybodys() -> None:
    assert make_setup({"A": 5, "B": 5}, (1, 2), ante=1, ante_kind="none").ante_kind == AnteKind.PER_PLAYER


def test_rules_of_ones_own_are_taken_as_they_are() -> None:
    mine: HouseRules = HOUSE._replace(burn_cards=0)
    assert make_setup({"A": 5, "B": 5}, (1, 2), house=mine).house is mine
