"""Recorded lines: what is read from one, what is wrong with another, and the verdict on hands that agree, are odd, or differ."""

import json
from typing import Any

import pytest

from floorman.notation.corpus import Fault, ReadError, RecordedHand, read_line, read_lines
from floorman.notation.playback import Differs
from floorman.notation.replay import replay_recorded
from floorman.notation.verdict import ODDITIES, Note, Outcome, Result
from floorman.rules.rulebook import Refusal, Verb
from floorman.rules.streets import Street

Row = list[Any]


def line(acts: str, **changes: Any) -> dict[str, Any]:
    """A record of three seats at 10/25: s1 the small blind, s2 the big blind, s3 the button. `acts`: one action of a street each, as
    `3:raise75 1:fold | 2:check`; what came of it is in `changes`.
    """
    actions: list[Row] = [["preflop", "s1", "sb", 10], ["preflop", "s2", "bb", 25]]
    for street, part in zip(("preflop", "flop", "turn", "river"), acts.split("|"), strict=False):
        for act in part.split():
            seat, word = act.split(":")
            verb = word.rstrip("0123456789")
            actions.append([street, f"s{seat}", verb, *([int(word[len(verb) :])] if len(verb) < len(word) else [])])
    record: dict[str, Any] = {
        "id": "own/1", "site": "home", "tournament": False, "blinds": [10, 25], "ante": 0, "button": 3,
        "seats": [[1, 1000], [2, 1000], [3, 1000]], "actions": actions, "board": [], "holes": {}, "live_put": {}, "dead": {},
        "uncalled": {}, "folded": [], "collected": {}, "rake": 0, "pots": [], "flags": [], "payout_check": "ok_exact",
    }  # fmt: skip
    return {**record, **changes}


STEAL = line(
    "3:raise75 1:fold 2:fold", live_put={"s1": 10, "s2": 25, "s3": 25}, uncalled={"s3": 50}, folded=["s1", "s2"],
    collected={"s3": 60}, pots=[[60, ["s3"]]],
)  # fmt: skip
SHOWN = {"s1": ["As", "Ad"], "s3": ["Ks", "Kd"]}
SHOWDOWN = line(
    "3:raise75 1:call75 2:fold | 1:check 3:check | 1:check 3:check | 1:bet100 3:call100",
    board=["2c", "3d", "9h", "Jc", "6d"], holes=SHOWN, live_put={"s1": 175, "s2": 25, "s3": 175}, folded=["s2"],
    collected={"s1": 375}, pots=[[375, ["s1", "s3"]]],
)  # fmt: skip


def read(record: dict[str, Any], **changes: Any) -> RecordedHand:
    return read_line(json.dumps({**record, **changes}))


def judged(record: dict[str, Any], **changes: Any) -> Outcome:
    return replay_recorded(read(record, **changes))


def differing(outcome: Outcome) -> list[Differs]:
    assert outcome.result == Result.DIFFERS
    return [finding.what for finding in outcome.findings]


# Reading


def test_seats_come_from_the_small_blind_to_the_button() -> None:
    setup = read(STEAL, button=3, seats=[[3, 900], [1, 800], [2, 700]]).setup
    assert setup.names == ("s1", "s2", "s3")
    assert setup.stacks == (800, 700, 900)
    assert (setup.small_blind_seat, setup.big_blind_seat, setup.button_seat) == (0, 1, 2)


def test_actions_and_posts_are_told_apart() -> None:
    hand = read(STEAL)
    assert hand.posted == {"s1": (0, 10, 0), "s2": (0, 25, 0)}
    assert [str(action) for action in hand.actions] == ["preflop s3 raise 75", "preflop s1 fold", "preflop s2 fold"]
    assert hand.actions[0][2:] == (Verb.RAISE, 75)
    assert hand.actions[0].street == Street.PREFLOP


def test_a_seat_that_neither_posts_nor_acts_was_not_dealt_in() -> None:
    assert read(STEAL, seats=[[1, 1000], [2, 1000], [3, 1000], [4, 0]]).setup.names == ("s1", "s2", "s3")


def test_heads_up_the_button_is_last_and_the_small_blind() -> None:
    record = line("", seats=[[1, 500], [2, 500]], button=1)
    record["actions"] += [["preflop", "s1", "fold"]]
    setup = read(record).setup
    assert (setup.names, setup.small_blind_seat, setup.big_blind_seat, setup.button_seat) == (("s2", "s1"), 1, 0, 1)


def test_a_dead_button_leaves_no_button_seat() -> None:
    for button in (None, 9):
        hand = read(STEAL, button=button)
        assert hand.setup.button_seat == -1
        assert hand.button_in_place
        assert hand.setup.names == ("s1", "s2", "s3")


def test_without_a_small_blind_play_begins_left_of_the_button() -> None:
    actions = [["preflop", "s1", "bb", 25], ["preflop", "s2", "fold"], ["preflop", "s3", "fold"]]
    for button in (3, None):
        setup = read(line("", actions=actions), button=button).setup
        assert (setup.names, setup.small_blind_seat, setup.big_blind_seat) == (("s1", "s2", "s3"), -1, 0)


def test_the_smallest_chip_of_a_tournament_is_a_hundred_units() -> None:
    assert read(STEAL).setup.unit == 1
    assert read(STEAL, tournament=True).setup.unit == 100


F = Fault


@pytest.mark.parametrize(
    ("changes", "fault", "part"),
    [
        ({"button": "3"}, F.WRONG_TYPE, "button"),
        ({"rake": 1.5}, F.WRONG_TYPE, "rake"),
        ({"id": 7}, F.WRONG_TYPE, "id"),
        ({"tournament": 0}, F.WRONG_TYPE, "tournament"),
        ({"blinds": [25]}, F.WRONG_TYPE, "blinds"),
        ({"seats": [[1, 1000], [2, 1000], [3]]}, F.WRONG_TYPE, "seats"),
        ({"seats": [[1, 1000], [2, 1000], [3, -5]]}, F.WRONG_TYPE, "seats: -5"),
        ({"actions": [["preflop", "s1"]]}, F.WRONG_TYPE, "actions"),
        ({"actions": [["preflop", "s1", "sb", True]]}, F.WRONG_TYPE, "actions: True"),
        ({"actions": ["fold"]}, F.WRONG_TYPE, "actions"),
        ({"live_put": {"s1": -1}}, F.WRONG_TYPE, "live_put"),
        ({"pots": [[60]]}, F.WRONG_TYPE, "pots"),
        ({"holes": {"s1": ["As"]}}, F.WRONG_TYPE, "holes"),
        ({"flags": [1]}, F.WRONG_TYPE, "flags"),
        ({"board": ["1x"]}, F.NOT_A_CARD, "board: 1x"),
        ({"holes": {"s1": ["As", 5]}}, F.NOT_A_CARD, "holes: 5"),
        ({"holes": {"s9": ["As", "Ad"]}}, F.UNKNOWN_PLAYER, "s9"),
        ({"folded": ["s9"]}, F.UNKNOWN_PLAYER, "s9"),
        ({"actions": [["preflop", "s2", "bb", 25], ["preflop", "s9", "fold"]]}, F.UNKNOWN_PLAYER, "s9"),
        ({"actions": [["preflop", "s1", "shrug"]]}, F.UNKNOWN_VERB, "shrug"),
        ({"actions": [["dawn", "s1", "fold"]]}, F.UNKNOWN_STREET, "dawn"),
        ({"actions": [["preflop", "s1", "fold"], ["preflop", "s2", "fold"]]}, F.NO_BIG_BLIND, "own/1"),
        ({"seats": [[1, 0], [2, 1000], [3, 1000]]}, F.BAD_SETUP, "stack_empty"),
        ({"seats": [[1, 1000]]}, F.BAD_SETUP, "1 seats"),
        ({"blinds": [50, 25]}, F.BAD_SETUP, "blinds_out_of_order"),
    ],
)
def test_what_is_wrong_with_a_line_is_named(changes: dict[str, Any], fault: Fault, part: str) -> None:
    with pytest.raises(ReadError) as caught:
        read_line(json.dumps({**STEAL, **changes}), 12)
    assert (caught.value.fault, caught.value.line) == (fault, 12)
    assert part in caught.value.part


@pytest.mark.parametrize("field", sorted(set(STEAL) - {"site"}))
def test_every_field_is_needed(field: str) -> None:
    with pytest.raises(ReadError) as caught:
        read({name: value for name, value in STEAL.items() if name != field})
    assert (caught.value.fault, caught.value.part) == (F.MISSING, field)


def test_a_broken_line_does_not_hide_the_next() -> None:
    first, second, third = read_lines(["{", "[]", "\n", json.dumps(STEAL)])
    assert isinstance(first, ReadError)
    assert isinstance(second, ReadError)
    assert isinstance(third, RecordedHand)
    assert ((first.fault, first.line), (second.fault, second.line)) == ((F.NOT_JSON, 1), (F.WRONG_TYPE, 2))


@pytest.mark.parametrize("text", ["nope", "[" * 100_000, "\x00"])
def test_text_that_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(ReadError) as caught:
        read_line(text, 3)
    assert (caught.value.fault, caught.value.line) == (F.NOT_JSON, 3)


# Hands that agree


@pytest.mark.parametrize("record", [STEAL, SHOWDOWN])
def test_a_hand_as_the_rules_have_it_is_replayed(record: dict[str, Any]) -> None:
    outcome = judged(record)
    assert (outcome.result, outcome.findings, outcome.notes) == (Result.REPLAYED, (), ())


def test_rake_is_taken_as_recorded() -> None:
    assert judged(SHOWDOWN, rake=18, collected={"s1": 357}, payout_check="ok_raked").result == Result.REPLAYED


def test_antes_straddles_and_returning_players_are_posted() -> None:
    posts = [
        *(["preflop", f"s{seat}", "ante", 2] for seat in (1, 2, 3, 4)),
        ["preflop", "s1", "sb", 10], ["preflop", "s2", "bb", 25], ["preflop", "s4", "extra", 0, 10], ["preflop", "s4", "extra", 25],
        ["preflop", "s3", "straddle", 50],
    ]  # fmt: skip
    acts = [["preflop", "s4", "call", 50], ["preflop", "s1", "fold"], ["preflop", "s2", "fold"], ["preflop", "s3", "raise", 150],
            ["preflop", "s4", "fold"]]  # fmt: skip
    record = line(
        "", ante=2, button=4, seats=[[seat, 1000] for seat in (1, 2, 3, 4)], actions=posts + acts, dead={"s4": 10},
        live_put={"s1": 12, "s2": 27, "s3": 52, "s4": 52}, uncalled={"s3": 100}, folded=["s1", "s2", "s4"],
        collected={"s3": 153}, pots=[[153, ["s3"]]],
    )  # fmt: skip
    assert judged(record).findings == ()


def test_a_walk_may_leave_what_nobody_called_in_the_pot() -> None:
    walk = line("3:fold 1:fold", folded=["s1", "s3"], payout_check="ok_nosd")
    returned = {"live_put": {"s1": 10, "s2": 10}, "uncalled": {"s2": 15}, "collected": {"s2": 20}, "pots": [[20, ["s2"]]]}
    assert judged(walk, **returned).notes == ()
    assert judged(walk, live_put={"s1": 10, "s2": 25}, collected={"s2": 35}, pots=[[35, ["s2"]]]).notes == (Note.WALK,)
    assert judged(walk, live_put={"s1": 10}, uncalled={"s2": 25}, collected={"s2": 10}).notes == (Note.WALK,)
    assert Differs.PAYOUTS in differing(judged(walk, live_put={"s1": 10, "s2": 25}, collected={"s2": 34}, pots=[[35, ["s2"]]]))
    assert differing(judged(walk, **{**returned, "uncalled": {"s2": 14}})) == [Differs.RETURNED]


TIE = {"holes": {"s1": ["As", "Qd"], "s3": ["Ah", "Qc"]}, "flags": ["split_pot"]}


def test_the_odd_chip_may_lie_elsewhere_only_where_the_record_says_so() -> None:
    assert judged(SHOWDOWN, **TIE, collected={"s1": 188, "s3": 187}).result == Result.REPLAYED
    elsewhere = {**TIE, "collected": {"s1": 187, "s3": 188}}
    assert judged(SHOWDOWN, **elsewhere, payout_check="ok_oddchip").notes == (Note.ODD_CHIP,)
    assert differing(judged(SHOWDOWN, **elsewhere)) == [Differs.PAYOUTS]
    more = {**TIE, "collected": {"s1": 186, "s3": 189}}
    assert differing(judged(SHOWDOWN, **more, payout_check="ok_oddchip")) == [Differs.PAYOUTS]


def test_pots_go_by_word_where_cards_are_unknown() -> None:
    outcome = judged(SHOWDOWN, holes={}, payout_check="not_checked")
    assert (outcome.result, outcome.notes) == (Result.REPLAYED, (Note.DECLARED,))
    outcome = judged(SHOWDOWN, holes={}, payout_check="not_checked", collected={"s2": 375})
    assert differing(outcome) == [Differs.PAYOUTS]


def test_side_pots_by_word_go_to_whoever_still_has_chips_coming() -> None:
    record = line(
        "3:raise300 1:call300 2:call300 | 1:check 2:bet700 3:fold 1:fold",
        seats=[[1, 300], [2, 1000], [3, 1000]], board=["2c", "3d", "9h", "Jc", "6d"], payout_check="not_checked",
    )  # fmt: skip
    record["actions"] = [*record["actions"][:-4], ["flop", "s2", "bet", 700], ["flop", "s3", "call", 700]]
    record |= {"live_put": {"s1": 300, "s2": 1000, "s3": 1000}, "pots": [[900, ["s1", "s2", "s3"]], [1400, ["s2", "s3"]]]}
    for collected in ({"s1": 900, "s2": 1400}, {"s2": 2300}, {"s1": 450, "s3": 1850}, {"s1": 900, "s2": 700, "s3": 700}):
        assert judged(record, collected=collected).result == Result.REPLAYED
    assert differing(judged(record, collected={"s1": 2300})) == [Differs.PAYOUTS]


def test_as_many_cards_again_as_were_missing_are_a_second_board() -> None:
    record = line(
        "3:raise75 1:call75 2:fold | 1:bet925 3:call925",
        holes=SHOWN, live_put={"s1": 1000, "s2": 25, "s3": 1000}, folded=["s2"], pots=[[2025, ["s1", "s3"]]], payout_check="not_checked",
    )  # fmt: skip
    split = {"s1": 1013, "s3": 1012}
    assert judged(record, board=["2c", "3d", "9h", "Jc", "6d", "Kc", "4s"], collected=split).result == Result.REPLAYED
    outcome = judged(record, board=["2c", "3d", "9h", "Jc", "6d", "Kc"], collected=split)
    assert Differs.CARDS in differing(outcome)  # six cards are not two boards


# Hands that differ


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"live_put": {"s1": 10, "s2": 25, "s3": 26}}, Differs.PUT_IN),
        ({"dead": {"s2": 1}}, Differs.DEAD),
        ({"uncalled": {"s3": 49}}, Differs.RETURNED),
        ({"folded": ["s1"]}, Differs.FOLDED),
        ({"pots": [[60, ["s3", "s2"]]]}, Differs.POTS),
        ({"pots": [[59, ["s3"]]]}, Differs.POTS),
        ({"collected": {"s3": 59}}, Differs.PAYOUTS),
        ({"ante": 1}, Differs.POSTS),
    ],
)
def test_every_number_is_compared(changes: dict[str, Any], what: Differs) -> None:
    assert what in differing(judged(STEAL, **changes))


def test_an_illegal_raise_differs_even_when_the_chips_agree() -> None:
    record = line(
        "3:raise75 1:raise100 2:fold 3:fold", live_put={"s1": 75, "s2": 25, "s3": 75}, uncalled={"s1": 25}, folded=["s2", "s3"],
        collected={"s1": 175}, pots=[[175, ["s1"]]],
    )  # fmt: skip
    outcome = judged(record)
    assert differing(outcome) == [Differs.REFUSED]
    assert outcome.findings[0].refusal == Refusal.BELOW_MINIMUM
    assert judged(record, flags=["short_raise_notallin"]).explained == ("short_raise_notallin",)
    assert differing(judged(record, flags=["disc_fold"])) == [Differs.REFUSED]


def test_a_call_of_another_size_differs() -> None:
    assert Differs.CALL in differing(judged(line("3:raise75 1:call60 2:fold")))


def test_an_action_on_another_street_differs() -> None:
    assert Differs.STREET in differing(judged(line("3:raise75 1:call75 | 2:fold")))


def test_a_fold_out_of_turn_is_odd_by_its_flag_only() -> None:
    record = line("1:fold 3:raise75 2:fold")
    assert differing(judged(record)) == [Differs.REFUSED, Differs.STOPPED]
    assert judged(record, flags=["disc_fold"]).explained == ("disc_fold",)


# Oddities that show in the record itself


def test_a_raise_that_nobody_can_call_is_odd_when_all_of_it_came_back() -> None:
    record = line(
        "3:fold 1:raise300 2:raise1000", seats=[[1, 300], [2, 1000], [3, 1000]], folded=["s3"], uncalled={"s2": 700},
        live_put={"s1": 300, "s2": 300}, collected={"s1": 600}, pots=[[600, ["s1", "s2"]]],
        board=["2c", "3d", "9h", "Jc", "6d"], holes={"s1": ["As", "Ad"], "s2": ["Ks", "Kd"]},
    )  # fmt: skip
    outcome = judged(record)
    assert (outcome.result, outcome.explained) == (Result.ODD, ("uncallable_raise",))
    assert Differs.REFUSED in differing(judged(record, uncalled={"s2": 600}, live_put={"s1": 300, "s2": 400}))


def test_one_card_in_two_places_is_odd_and_the_pot_goes_by_word() -> None:
    outcome = judged(SHOWDOWN, board=["2c", "3d", "As", "Jc", "6d"])
    assert (outcome.result, outcome.explained, outcome.notes) == (Result.ODD, ("card_twice",), (Note.DECLARED,))


def test_a_button_that_is_not_last_is_odd_and_the_small_blind_opens() -> None:
    outcome = judged(STEAL, button=2)
    assert (outcome.result, outcome.explained) == (Result.ODD, ("button_out_of_place",))


def test_other_blinds_than_named_are_odd_and_those_posted_are_played() -> None:
    outcome = judged(STEAL, blinds=[20, 40])
    assert (outcome.result, outcome.explained) == (Result.ODD, ("other_blinds",))
    assert outcome.findings[0].found == (10, 25)


def test_a_short_blind_is_no_other_blind() -> None:
    record = line("3:fold 1:raise1000", seats=[[1, 1000], [2, 20], [3, 1000]])
    record["actions"][1] = ["preflop", "s2", "bb", 20]
    assert read(record).setup.big_blind == 25


def test_a_blind_posted_again_and_again_is_odd() -> None:
    record = {**STEAL, "actions": [STEAL["actions"][0], *STEAL["actions"]]}
    outcome = judged(record, live_put={"s1": 20, "s2": 25, "s3": 25}, collected={"s3": 70}, pots=[[70, ["s3"]]])
    assert (outcome.result, outcome.explained) == (Result.ODD, ("repeated_lines",))


def test_more_paid_out_than_put_in_is_odd() -> None:
    outcome = judged(STEAL, rake=-60, collected={"s3": 120})
    assert (outcome.result, outcome.explained) == (Result.ODD, ("repeated_lines",))
    assert differing(judged(STEAL, rake=-60, collected={"s3": 120}, uncalled={"s3": 40})) == [Differs.RETURNED, Differs.PAYOUTS]


def test_a_log_fault_explains_everything_and_is_counted() -> None:
    outcome = judged(line("1:fold", flags=["log_fault", "showdown"]))
    assert (outcome.result, outcome.explained) == (Result.ODD, ("log_fault",))


def test_a_flag_without_a_difference_makes_nothing_odd() -> None:
    assert judged(STEAL, flags=sorted(ODDITIES)).result == Result.REPLAYED
