"""Commands in, events out: what `decide` answers, what `evolve` does, what follows by itself, and what is refused in which phase."""

import pytest

from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Refusal, Verb
from floorman.rules.streets import Street
from floorman.table import commands as c
from floorman.table import events as e
from floorman.table.decide import decide, follow, judge, run
from floorman.table.evolve import apply, effective, evolve, fold, start
from floorman.table.hand import Hand
from floorman.table.ruling import Ruling
from floorman.table.setup import make_setup
from floorman.table.state import BETTING, DEALING, OVER, POSTING, RUNNING_OUT, SHOWDOWN, Phase, State
from tests.builders import play, rules, table


def refusal(state: State, command: c.Command) -> Refusal | None:
    verdict = decide(state, command)
    return verdict.refusal if isinstance(verdict, Ruling) else None


# What happens, told.


def test_a_hand_begins_with_its_setup_its_posts_and_its_cards() -> None:
    setup = make_setup({"SB": 90, "BB": 90, "BTN": 90}, (1, 2))
    hand = Hand.from_setup(setup)
    assert hand.events == [
        e.HandStarted(setup),
        e.Posted(0, e.Post.SMALL_BLIND, 1),
        e.Posted(1, e.Post.BIG_BLIND, 2),
        e.HoleDealt(((), (), ())),
    ]


def test_an_action_is_an_event_with_its_amounts_resolved() -> None:
    state = table("A:90 B:16 C:90", street="flop").state
    assert decide(state, c.Act(0, Verb.BET, 10)) == (e.Bet(0, 10, full=True, all_in=False),)
    state = evolve(state, e.Bet(0, 10, True, False))
    assert decide(state, c.Act(1, Verb.RAISE, 16)) == (e.Raised(1, 16, 6, full=False, all_in=True),)
    assert decide(state, c.Act(1, Verb.CALL)) == (e.Called(1, 10, 10, all_in=False),)
    assert decide(state, c.Act(1, Verb.FOLD)) == (e.Folded(1),)
    assert decide(table("A:90 B:90", street="flop").state, c.Act(0, Verb.CHECK)) == (e.Checked(0),)


def test_an_action_that_ends_a_street_tells_everything_up_to_the_dealer() -> None:
    state = play(table("A:90 B:16", street="flop", manual=True).deal(), "b50").state
    assert decide(state, c.Act(1, Verb.CALL)) == (
        e.Called(1, 16, 16, all_in=True),
        e.Returned(0, 34),
        e.StreetClosed(Street.FLOP, Street.SHOWDOWN),
    )


def test_the_last_fold_tells_everything_up_to_the_end() -> None:
    state = play(table("A:90 B:90", street="flop", pot=6), "b10").state
    assert decide(state, c.Act(1, Verb.FOLD)) == (
        e.Folded(1),
        e.Returned(0, 10),
        e.StreetClosed(Street.FLOP, Street.OVER),
        e.PotAwarded(0, 6, ((0, 6),), declared=False),
        e.HandOver(e.Reason.ALL_OTHERS_FOLDED, ""),
    )


def test_dealing_may_close_the_street_it_opens() -> None:
    """Everybody but one is all-in: no betting on the next street."""
    hand = play(table("A:90 B:10 C:90", street="flop", pot=6, manual=True).deal(), "a c c")
    assert hand.state.phase == RUNNING_OUT
    late = Hand({"A": 0, "B": 50}, street="turn", pot=10, manual=True)
    assert decide(late.state, c.DealBoard()) == (
        e.BoardDealt(Street.TURN, (), -1, 0),
        e.StreetClosed(Street.TURN, Street.SHOWDOWN),
    )


# Phases.


def phases(hand: Hand, line: str) -> list[Phase]:
    found = [hand.state.phase]
    for part in line.split("|"):
        play(hand, part)
        found.append(hand.state.phase)
        if hand.state.phase in (DEALING, RUNNING_OUT):
            hand.deal()
    return found


def test_a_hand_waits_for_players_then_for_the_dealer_in_turns() -> None:
    hand = table("A:90 B:90", manual=True)
    assert phases(hand, "c x|x x|x x|x x") == [BETTING, DEALING, DEALING, DEALING, SHOWDOWN]
    assert hand.award(0, "A").state.phase == OVER


def test_a_run_out_waits_for_the_dealer_only() -> None:
    hand = table("A:90 B:90", manual=True)
    play(hand, "a c")
    assert [hand.state.phase, hand.deal().state.phase, hand.deal().state.phase, hand.deal().state.phase] == [RUNNING_OUT] * 3 + [SHOWDOWN]


def test_an_all_in_on_the_river_needs_no_run_out() -> None:
    assert play(table("A:90 B:90", street="river", pot=6, manual=True).deal(), "a c").state.phase == SHOWDOWN


ALL: tuple[c.Command, ...] = (
    c.Act(0, Verb.FOLD),
    c.DealBoard(),
    c.ReportHole(0, (1, 2)),
    c.AgreeRuns(2, (0, 1)),
    c.Show(0),
    c.Muck(0),
    c.AwardPot(0, ((0,),)),
)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (
            Hand.replay([e.HandStarted(make_setup({"A": 90, "B": 90}, (1, 2)))]),
            ["NO_BETTING_NOW", "NO_CARDS_NOW", None, "RUNS_NOT_POSSIBLE", "NOT_AT_SHOWDOWN", "NOT_AT_SHOWDOWN", "NOT_AT_SHOWDOWN"],
        ),
        (
            table("A:90 B:90", street="flop", pot=6),
            [None, "NO_CARDS_NOW", None, "RUNS_NOT_POSSIBLE", "NOT_AT_SHOWDOWN", "NOT_AT_SHOWDOWN", "NOT_AT_SHOWDOWN"],
        ),
        (
            table("A:90 B:90", street="flop", pot=6, manual=True),
            ["NO_BETTING_NOW", None, None, "RUNS_NOT_POSSIBLE", "NOT_AT_SHOWDOWN", "NOT_AT_SHOWDOWN", "NOT_AT_SHOWDOWN"],
        ),
        (
            play(table("A:90 B:90", rules="wsop", manual=True), "a c"),
            ["NO_BETTING_NOW", None, None, None, "CARDS_NOT_KNOWN", "MUST_BE_TABLED", "NOT_AT_SHOWDOWN"],
        ),
        (
            play(table("A:90 B:90", street="river", pot=6), "x x"),
            ["NO_BETTING_NOW", "NO_CARDS_NOW", None, "RUNS_NOT_POSSIBLE", "CARDS_NOT_KNOWN", None, None],
        ),
        (
            play(table("A:90 B:90", street="river", pot=6), "b10 f"),
            ["HAND_OVER", "HAND_OVER", "HAND_OVER", "HAND_OVER", "NOT_AT_SHOWDOWN", "NOT_AT_SHOWDOWN", "NOT_AT_SHOWDOWN"],
        ),
    ],
    ids=["posting", "betting", "dealing", "running_out", "showdown", "over"],
)
def test_each_phase_has_its_commands(hand: Hand, expected: list[str | None]) -> None:
    answers = [refusal(hand.state, command) for command in ALL]
    assert [answer.name if answer else None for answer in answers] == expected


def test_a_ruling_is_no_event_and_an_event_no_ruling() -> None:
    state = table("A:90 B:90", street="flop").state
    assert isinstance(judge(state, c.Act(0, Verb.CALL)), Ruling)
    assert judge(state, c.Act(0, Verb.CHECK)) == [e.Checked(0)]


@pytest.mark.parametrize("verb", [5, -1, 99])
def test_a_verb_of_no_meaning_is_an_error_and_no_raise(verb: int) -> None:
    state = play(table("A:90 B:90", street="flop"), "b10").state
    with pytest.raises(ValueError, match="unknown action"):
        decide(state, c.Act(1, verb, 30))


# Evolving.


def test_evolve_leaves_its_state_and_apply_does_not() -> None:
    state = table("A:90 B:90", street="flop").state
    before = state.copy()
    after = evolve(state, e.Bet(0, 10, True, False))
    assert state == before
    assert after.record.stack[0] == 80
    apply(state, e.Bet(0, 10, True, False))
    assert state == after


def test_a_copy_of_a_state_shares_nothing_that_changes() -> None:
    hand = table("A:90 B:90", rules="wsop", manual=True, cards={"A": "AsAh"})
    play(hand, "a c").run_times(2).deal("2c3d4h")
    state = hand.state
    twin = state.copy()
    before = state.copy()
    twin.record.stack[0] += 1
    twin.hole[0] = ()
    twin.boards[0].append(51)
    for changing in (twin.shown, twin.mucked, twin.awarded, twin.payouts, twin.dealt):
        changing[0] += 1
    assert state == before
    assert twin != before


def test_a_state_counts_the_events_that_made_it() -> None:
    hand = play(table("A:90 B:90", seed=3), "c x | b10 f")
    assert hand.state.version == len(hand.events)
    assert hand.undo().state.version == len(hand.log)


def test_an_undone_event_cuts_the_log_where_it_says() -> None:
    one, two, three = e.Folded(0), e.Folded(1), e.Folded(2)
    begun = e.HandStarted(make_setup({"A": 9, "B": 9, "C": 9}, (1, 2)))
    assert effective([begun, one, two, e.Undone(2), three]) == [begun, one, three]
    assert effective([begun, one, e.Undone(1), two, e.Undone(1), three, e.Undone(2)]) == [begun, three]


def test_folding_a_log_judges_nothing() -> None:
    """History is not re-judged: a raise that today's house would refuse stands."""
    log = play(table("A:90 B:90", street="flop"), "b10").events
    state = fold([*log, e.Raised(1, 12, 2, full=False, all_in=False)])
    assert (state.record.price, state.record.to_act) == (12, 0)


def test_a_started_hand_has_its_stacks_in_front_and_nothing_posted() -> None:
    state = start(make_setup({"A": 90, "B": 80}, (1, 2)))
    assert (state.phase, state.version, state.chips) == (POSTING, 1, 170)
    assert state.record.stack[:2] == [90, 80]
    assert state.record.to_act == NOBODY
    late = start(make_setup({"A": 90, "B": 80}, (1, 2), street="turn", pot=7))
    assert (late.phase, late.next_street, late.chips) == (DEALING, Street.TURN, 177)


def test_a_fold_out_of_turn_leaves_the_turn_where_it_is() -> None:
    """A killed hand in a log from elsewhere."""
    state = table("A:90 B:90 C:90", street="flop").state
    assert evolve(state, e.Folded(2)).record.to_act == 0


def test_nothing_follows_while_somebody_is_waited_for() -> None:
    assert follow(table("A:90 B:90", street="flop").state) == []
    assert follow(table("A:90 B:90", street="flop", manual=True).state) == []
    assert run(table("A:90 B:90", street="flop").state, []) == []


def test_a_bomb_pot_waits_for_the_flop() -> None:
    hand = table("A:90 B:90 C:90", rules=rules("wsop"), bomb_pot=10, manual=True)
    assert (hand.state.phase, hand.state.next_street) == (DEALING, Street.FLOP)


def test_a_show_that_tells_no_cards_keeps_those_that_are_known() -> None:
    """As logs from elsewhere have them."""
    state = play(table("A:90 B:90", street="river", pot=6, cards={"A": "AsAh"}), "x x").state
    after = evolve(evolve(state, e.Shown(0, ())), e.Shown(1, ()))
    assert (after.shown, after.hole) == ([1, 1], [state.hole[0], ()])
    assert evolve(state, e.Shown(0, (1, 2))).hole[0] == (1, 2)
