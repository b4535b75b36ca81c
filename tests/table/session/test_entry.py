"""Coming into the game: the button, newcomers, missed blinds, changed chairs."""

from floorman.table.events import Post, Posted
from floorman.table.session import commands as c
from floorman.table.session.night import Night
from tests.table.session.nights import big_blind, fold_round, night, why


def posted(table: Night, name: str) -> list[tuple[Post, int]]:
    """What somebody posted in the running hand."""
    seat = table.seat(name)
    return [(event.kind, event.amount) for event in table.state.log if isinstance(event, Posted) and event.seat == seat]


def test_the_first_button_is_the_chair_that_was_drawn() -> None:
    table = night("Ann:100 Bo:100 Cy:100").begin(button=1)
    assert table.state.placed == (1, 2, 0)
    assert table.state.players == ("Cy", "Ann", "Bo")


def test_the_button_moves_one_player_a_hand() -> None:
    table = night("Ann:100 Bo:100 Cy:100")
    placed = [fold_round(table).state.placed for _ in range(4)]
    assert placed == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_a_newcomer_who_posts_is_dealt_in_at_once() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100"))
    table.sit("Eve", 7, 100, post=True).begin()
    assert posted(table, "Eve") == [(Post.LIVE_POST, 2)]


def test_a_newcomer_who_waits_comes_in_as_the_big_blind() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100"))
    table.sit("Eve", 7, 100)
    assert fold_round(table).state.players == ("Cy", "Dee", "Ann", "Bo")
    table.begin()
    assert big_blind(table) == "Eve"
    assert posted(table, "Eve") == [(Post.BIG_BLIND, 2)]


def test_a_newcomer_between_button_and_big_blind_waits_even_if_he_would_post() -> None:
    table = fold_round(night("Ann:100 Bo@2:100 Cy@4:100 Dee@6:100"))
    table.sit("Eve", 3, 100, post=True).begin()
    assert "Eve" not in table.state.players


def test_in_a_free_house_a_newcomer_owes_nothing() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100", house="tda"))
    table.sit("Eve", 7, 100).begin()
    assert posted(table, "Eve") == []


def test_who_missed_both_blinds_posts_the_big_one_live_and_the_small_one_dead() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100 Eve:100"))
    table.sit_out("Dee")
    for _ in range(3):
        fold_round(table)
    assert (table.state.guests["Dee"].missed_small, table.state.guests["Dee"].missed_big) == (1, 1)
    table.come_back("Dee", post=True).begin()
    assert posted(table, "Dee") == [(Post.LIVE_POST, 2), (Post.DEAD_POST, 1)]
    assert not table.state.guests["Dee"].missed_big


def test_who_missed_blinds_and_waits_comes_back_as_the_big_blind_and_owes_nothing_more() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100 Eve:100"))
    table.sit_out("Dee")
    for _ in range(4):
        fold_round(table)
    table.come_back("Dee")
    while "Dee" not in table.state.players:
        fold_round(table)
    assert big_blind(table) == "Dee"
    assert table.state.guests["Dee"].missed_big == 0


def test_a_house_that_waits_for_the_big_blind_takes_no_post() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100 Eve:100", options={"missed_blind": "wait_for_bb"}))
    table.sit_out("Dee")
    for _ in range(3):
        fold_round(table)
    table.come_back("Dee", post=True).begin()
    assert "Dee" not in table.state.players


def test_who_sat_out_without_missing_a_blind_owes_nothing() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100 Eve:100 Fay:100"))
    table.sit_out("Ann")
    fold_round(table)
    table.come_back("Ann").begin()
    assert "Ann" in table.state.players
    assert posted(table, "Ann") == []


def test_heads_up_nobody_waits() -> None:
    table = fold_round(night("Ann:100 Bo:100"))
    table.leave("Bo").sit("Cy", 5, 100).begin()
    assert set(table.state.players) == {"Ann", "Cy"}


def test_heads_up_the_big_blind_changes_hands_even_if_its_player_changes_his_chair() -> None:
    table = fold_round(night("Ann:100 Bo:100"))
    first = big_blind(table)
    table.ask(c.MoveSeat(first, first, 6)).begin()
    assert big_blind(table) != first


def test_who_had_the_big_blind_does_not_get_it_again_by_moving_before_it() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee@5:100", house="tda"))
    assert big_blind(table) == "Cy"
    table.ask(c.MoveSeat("Cy", "Cy", 3)).begin()
    assert big_blind(table) == "Dee"
    assert "Cy" not in table.state.players


def test_a_move_past_more_than_two_players_makes_a_newcomer() -> None:
    """WSOP L163."""
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100 Eve:100 Fay:100 Guy:100"))
    table.ask(c.MoveSeat("Fay", "Fay", 7)).ask(c.MoveSeat("Dee", "Dee", 8))
    assert [table.state.guests[name].entry.name for name in ("Fay", "Dee", "Eve")] == ["BACK", "NEW", "IN"]


def test_under_the_dead_button_the_small_blind_may_be_nobodys() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100 Eve:100", house="tda"))
    assert table.state.placed == (0, 1, 2)
    table.leave("Cy").begin()
    assert table.state.placed == (1, -1, 3)
    assert table.hand.setup.small_blind_seat == -1
    assert table.state.small_due == 2


def test_under_the_dead_button_the_button_may_stand_before_nobody() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100", house="tda"))
    table.leave("Bo").begin()
    assert table.state.placed == (1, 2, 3)
    assert table.hand.setup.button_seat == -1


def test_under_the_moving_button_who_is_passed_over_posts_a_big_blind_and_then_a_small_one() -> None:
    options = {"button_rule": "moving_button"}
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100 Eve:100", options=options))
    table.leave("Cy").begin()
    assert table.state.placed == (1, -1, 4)
    assert posted(table, "Dee") == [(Post.LIVE_POST, 2)]
    assert table.state.extra == ("Dee",)
    while table.state.live is not None:
        table.act("fold")
    table.begin()
    assert posted(table, "Eve") == [(Post.SMALL_BLIND, 1)]
    assert posted(table, "Dee") == [(Post.LIVE_POST, 1)]


def test_a_bomb_pot_keeps_the_button_and_the_blinds_due_where_the_house_says_so() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100", house="wsop"))
    table.begin(bomb_pot=5)
    assert table.state.placed == (1, 2, 3)
    assert table.hand.record.put_in[:4] == [5] * 4
    table.void("no").begin(bomb_pot=5).deal().line("b10 f f f")
    table.begin()
    assert table.state.placed == (1, 2, 3)


def test_a_bomb_pot_moves_the_button_where_the_house_says_so() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100", options={"bomb_pot": 1}))
    table.begin(bomb_pot=5).deal().line("b10 f f f").begin()
    assert table.state.placed == (2, 3, 0)


def test_nobody_posts_his_way_into_a_bomb_pot() -> None:
    table = fold_round(night("Ann:100 Bo:100 Cy:100 Dee:100", options={"bomb_pot": 1}))
    table.sit("Eve", 7, 100, post=True).begin(bomb_pot=5)
    assert "Eve" not in table.state.players


def test_a_hand_needs_two_who_are_ready() -> None:
    table = night("Ann:100 Bo:100 Cy").sit_out("Bo")
    assert why(table, c.BeginHand("Ann")).name == "TOO_FEW_READY"
