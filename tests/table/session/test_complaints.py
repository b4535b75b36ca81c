"""What went wrong in other rooms, one test each; the numbers are those of the list of complaints."""

import itertools

from floorman.table import commands as h
from floorman.table.session import commands as c
from floorman.table.session.evolve import fold
from floorman.table.session.ledger import imbalance
from floorman.table.session.refusal import SessionRefusal
from floorman.table.session.state import Standing
from tests.table.session.nights import big_blind, fold_round, night, refused, why


def test_19_nobody_has_the_big_blind_four_times_beside_somebody_who_sits_out() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100", house="tda")).sit_out("Bo")
    blinds = [big_blind(fold_round(table)) for _ in range(6)]
    assert all(before != now for before, now in itertools.pairwise(blinds))


def test_20_nobody_posts_the_big_blind_again_because_somebody_went_bust() -> None:
    for gone in ("Ann", "Bo", "Cy"):
        table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100", house="tda"))
        before = big_blind(table)
        table.ask(c.SetStackRight("Ann", gone, 0, "bust")).begin()
        assert big_blind(table) != before


def test_21_who_missed_only_the_small_blind_owes_only_the_small_blind() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100 Eve:100"))
    table.sit_out("Cy")
    fold_round(fold_round(table))
    cy = table.state.guests["Cy"]
    assert (cy.missed_small, cy.missed_big) == (1, 0)
    table.come_back("Cy", post=True).begin()
    assert [(live, dead) for _, live, dead in table.hand.setup.posts] == [(0, 1)]


def test_22_when_three_become_two_the_button_is_the_small_blind_and_acts_first() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100")).leave("Cy").begin()
    button, small, big = table.state.placed
    assert button == small != big
    assert table.to_act == table.state.chairs[button]


def test_23_the_button_does_not_stick_beside_inactive_seats() -> None:
    table = fold_round(night("Ann:100 Bo@3:100 Cy@5:100 Dee@7:100")).sit_out("Bo")
    buttons = [fold_round(table).state.placed[0] for _ in range(3)]
    assert buttons == [5, 7, 0]


def test_24_no_stack_is_ever_negative() -> None:
    table = night("Ann:3 Bo:1 Cy:2", ante=2, ante_kind="per_player").begin()
    assert min(table.stacks.values()) >= 0
    assert imbalance(table.state) == 0


def test_25_nobody_is_seated_or_listed_twice() -> None:
    table = night("Ann:100 Bo:100")
    assert why(table, c.TakeSeat("Bo", "Bo", 5)) == SessionRefusal.ALREADY_SEATED
    assert why(table, c.Join("Bo", "Bo")) == SessionRefusal.ALREADY_A_GUEST
    table.leave("Bo").sit("Bo", 5, 100)
    assert [guest.player for guest in table.state.guests.values()] == ["Ann", "Bo"]


def test_26_a_chair_is_empty_for_him_who_left_it_whatever_his_place_in_the_hand() -> None:
    table = night("Ann@4:100 Bo@9:100 Cy@2:100").begin().leave("Bo").line("f f")
    table.leave("Bo")
    assert [table.state.chairs[chair] for chair in (4, 9, 2)] == ["Ann", "", "Cy"]


def test_37_a_night_that_stops_with_chips_on_the_table_adds_up() -> None:
    table = night("Ann:200 Bo:200 Cy:200").begin().line("r20 c c | b30")
    after = fold(table.events)
    assert after == table.state
    assert imbalance(after) == 0
    table.void("power cut").close()
    found = table.results
    assert found is not None
    assert set(found.nets.values()) == {0}


def test_38_the_ledger_ends_in_who_pays_whom() -> None:
    table = night("Ann:100 Bo:100").close({"Ann": 130, "Bo": 70})
    found = table.results
    assert found is not None
    assert [tuple(payment) for payment in found.settle_up.payments] == [("Bo", "Ann", 30)]


def test_39_a_past_night_can_be_replayed_from_its_log() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().line("c c x | x b4 f c | x x | x x").award(0, "Bo").close()
    assert fold(table.events) == table.state


def test_42_a_new_name_in_the_middle_of_the_night_breaks_no_record() -> None:
    table = fold_round(night("Ann:100 Bo:100")).ask(c.Rename("Bo", "Bo", "Robert"))
    fold_round(table)
    assert [row.player for row in table.ledger] == ["Ann", "Bo"]
    assert "Robert" in table.hand.names


def test_43_a_rebuy_is_possible_after_folding() -> None:
    table = night("Ann:100 Bo:100 Cy:100", max_buy_in=200).begin().line("f").buy("Ann", 100)
    assert table.stacks["Ann"] == 100
    table.line("f")
    assert table.stacks["Ann"] == 200


def test_44_sitting_in_before_the_chips_have_landed_breaks_nothing() -> None:
    table = night("Ann:100 Bo:100", approval=True).ask(c.GrantChips("Ann", "Bo")).sit("Cy", 2)
    table.buy("Cy", 100).come_back("Cy", post=True)
    assert table.state.standing("Cy") == Standing.BUSTED
    table.begin()
    assert "Cy" not in table.state.players
    table.ask(c.GrantChips("Ann", "Cy"))
    assert table.state.standing("Cy") == Standing.READY


def test_46_who_is_kicked_is_cashed_out_and_stays_in_the_ledger() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin().line("r10 c f").ask(c.Kick("Ann", "Bo")).deal()
    assert table.state.live is None
    table.begin()
    row = next(row for row in table.ledger if row.player == "Bo")
    assert (row.bought_in, row.cashed_out, row.net) == (100, 90, -10)


def test_47_the_night_believes_the_id_it_is_given_and_nobody_speaks_for_another() -> None:
    table = night("Ann:100 Bo:100 Cy:100")
    for command in (
        c.Leave("Bo", "Cy"),
        c.SitOut("Bo", "Cy"),
        c.AskChips("Bo", "Cy", 10),
        c.MoveSeat("Bo", "Cy", 7),
        c.ComeBack("Bo", "Cy"),
    ):
        assert why(table, command) == SessionRefusal.NOT_YOURS


def test_49_the_host_changes_after_a_minute_and_not_by_anybody() -> None:
    table = night("Ann:100 Bo:100 Cy:100")
    assert why(table, c.AcceptHost("Cy")) == SessionRefusal.NOTHING_OFFERED
    table.ask(c.Tick(0, ("Bo", "Cy"))).ask(c.Tick(59, ("Bo", "Cy")))
    assert table.state.host == "Ann"


def test_59_leaving_twice_does_not_cheat_the_rathole_rule() -> None:
    table = night("Ann:100 Bo:300", max_buy_in=300).leave("Bo", instant=100).sit("Bo", 1).leave("Bo", instant=200).sit("Bo", 1)
    assert refused(table, c.AskChips("Bo", "Bo", 100, 300)).numbers["least"] == 300
    table.buy("Bo", 300, instant=300).begin().line("f")
    assert table.state.guests["Bo"].taken_off == 0


def test_18_a_side_pot_of_a_room_always_has_somebody_who_can_win_it() -> None:
    table = night("Ann:20 Bo:100 Cy:100").begin().line("a c c | b40 c | x b30 f")
    assert all(pot.eligible for pot in table.pots)
    assert imbalance(table.state) == 0


def test_36_nobody_settles_a_frozen_all_in_by_hand() -> None:
    table = night("Ann:100 Bo:100").begin().line("a c | | |")
    table.play(h.AwardPot(0, ((0, 1),)))
    assert table.stacks == {"Ann": 100, "Bo": 100}
