"""Button and blinds of the next hand. Chairs are numbered from 1 in the tables and examples, as rule books do."""

from typing import NamedTuple

import pytest

from floorman.rules.button import Entry, after_bomb_pot, first_button, is_skipped, may_be_dealt_in, next_button, next_player, steps
from floorman.rules.house import HOUSE, ONLINE, TDA, WSOP, ButtonRule, HeadsUpTransition, HouseRules, NewPlayerEntry
from floorman.rules.record import NOBODY

DEAD = TDA
FORWARD = HOUSE
MOVING = HOUSE._replace(button_rule=ButtonRule.MOVING_BUTTON)
RULES = (DEAD, FORWARD, MOVING)
PLAIN = HeadsUpTransition.PLAIN_FORWARD


class Place(NamedTuple):
    """Chairs counted from 1; 0 = nobody."""

    btn: int
    dead: int
    sb: int
    bb: int
    extra_bb: int = 0


def chairs(size: int, players: str) -> list[int]:
    return [int(str(chair) in players) for chair in range(1, size + 1)]


def place(answer: tuple[int, int, int, int, int]) -> Place:
    return Place(answer[0] + 1, answer[1], answer[2] + 1, answer[3] + 1, answer[4] + 1)


def after(players: str, last: tuple[int, int, int], house: HouseRules, size: int = 6) -> Place:
    """The next hand of chairs 1..size, from the last hand's button, small blind (0: dead) and big blind."""
    return place(next_button(size, chairs(size, players), last[0] - 1, last[1] - 1, last[2] - 1, house))


def entry(players: str, chair: int, last: tuple[int, int, int], terms: NewPlayerEntry, house: HouseRules, size: int = 6) -> Entry:
    """May the newcomer on `chair`, one of `players`, be dealt in."""
    return may_be_dealt_in(size, chairs(size, players), chair - 1, last[0] - 1, last[1] - 1, last[2] - 1, terms, house)


# The table of three rules: ring 1-6, last hand BTN 1, SB 2, BB 3.


@pytest.mark.parametrize(
    ("players", "this_hand", "hand_after"),
    [
        ("123456", Place(2, 0, 3, 4), Place(3, 0, 4, 5)),
        ("13456", Place(2, 1, 3, 4), Place(3, 0, 4, 5)),
        ("12456", Place(2, 0, 0, 4), Place(3, 1, 4, 5)),
        ("1456", Place(2, 1, 0, 4), Place(3, 1, 4, 5)),
    ],
)
def test_the_dead_button_follows_the_big_blind(players: str, this_hand: Place, hand_after: Place) -> None:
    """TDA 32, WSOP T85, L155: cases RC097, RC098, RC100 and the hands after them."""
    assert after(players, (1, 2, 3), DEAD) == this_hand
    assert after(players, (this_hand.btn, this_hand.sb, this_hand.bb), DEAD) == hand_after


def test_with_both_blinds_gone_the_same_player_acts_last_three_hands_running() -> None:
    """TDA 32: after the button's own hand come two with a dead button that nobody sits behind but chair 1."""
    first = after("1456", (1, 2, 3), DEAD)
    second = after("1456", (first.btn, first.sb, first.bb), DEAD)
    assert (first.btn, first.dead, second.btn, second.dead) == (2, 1, 3, 1)
    assert after("1456", (second.btn, second.sb, second.bb), DEAD) == Place(4, 0, 5, 6)


def test_a_dead_button_stands_on_the_empty_chair_of_a_small_blind_who_was_there_in_name_only() -> None:
    """RC099: the last small blind is given as chair 3, though nobody sits there any more."""
    assert after("12456", (2, 3, 4), DEAD) == Place(3, 1, 4, 5)


def test_a_dead_small_blind_is_followed_by_a_dead_button() -> None:
    """BT-01: five chairs, BTN 1, SB 2, BB 3, and 3 busts."""
    assert after("1245", (1, 2, 3), DEAD, size=5) == Place(2, 0, 0, 4)
    assert after("1245", (2, 0, 4), DEAD, size=5) == Place(3, 1, 4, 5)


def test_somebody_who_takes_the_chair_of_the_big_blind_who_left_posts_the_small_blind() -> None:
    """TDA 10-A: he takes the place he gets."""
    assert after("123456", (1, 2, 3), DEAD) == Place(2, 0, 3, 4)
    assert entry("123456", 3, (1, 2, 3), NewPlayerEntry.FREE, DEAD) == Entry.DEALT_IN


def test_an_absent_stack_keeps_its_blinds() -> None:
    """RC248, TDA 30: it counts as dealt in, so the button waits for nobody."""
    place_of_absent = 4
    assert after("123456", (1, 2, 3), DEAD).bb == place_of_absent


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        ("123456", Place(2, 0, 3, 4)),
        ("13456", Place(3, 0, 4, 5)),
        ("12456", Place(2, 0, 4, 5)),
        ("1456", Place(4, 0, 5, 6)),
    ],
)
def test_the_forward_moving_button_always_has_two_live_blinds(players: str, expected: Place) -> None:
    """PokerStars; cases RC096, RC102."""
    assert after(players, (1, 2, 3), FORWARD) == expected


def test_the_moving_button_catches_a_skipped_big_blind_up() -> None:
    """Robert 4, blinds 2a: BB 3 leaves, 4 and 5 post big blinds; next hand both post the small blind, 4 on the button."""
    assert after("12456", (1, 2, 3), MOVING) == Place(2, 0, 0, 5, 4)
    assert after("12456", (2, 0, 5), MOVING) == Place(4, 0, 5, 6)
    assert is_skipped(6, chairs(6, "12456"), 2, 4, 3) == 1


def test_the_moving_button_posts_the_small_blind_he_would_have_missed() -> None:
    """SB 2 leaves: 3 has posted the big blind, is the button and owes the small one; 4 was passed over."""
    assert after("13456", (1, 2, 3), MOVING) == Place(3, 0, 3, 5, 4)
    assert after("13456", (3, 3, 5), MOVING) == Place(4, 0, 5, 6)
    assert after("1346", (3, 3, 5), MOVING) == Place(4, 0, 0, 1, 6)


def test_with_both_blinds_gone_the_moving_button_has_three_big_blinds() -> None:
    """One a player a hand, the bigger first: 4 and 5 were passed over, 6 is due."""
    players = chairs(6, "1456")
    assert after("1456", (1, 2, 3), MOVING) == Place(4, 0, 0, 6, 5)
    assert [is_skipped(6, players, 2, 5, seat) for seat in range(6)] == [0, 0, 0, 1, 1, 0]


def test_nobody_is_skipped_when_nobody_leaves() -> None:
    assert after("123456", (1, 2, 3), MOVING) == Place(2, 0, 3, 4)
    assert after("123456", (5, 6, 1), MOVING) == Place(6, 0, 1, 2)
    assert [is_skipped(6, chairs(6, "123456"), 2, 3, seat) for seat in range(6)] == [0] * 6


# Heads-up.


@pytest.mark.parametrize("house", RULES)
@pytest.mark.parametrize(("players", "btn", "bb"), [("12", 2, 1), ("13", 3, 1), ("23", 3, 2)])
def test_three_become_two_and_nobody_posts_the_big_blind_twice(house: HouseRules, players: str, btn: int, bb: int) -> None:
    """TDA 34-B, WSOP T87: cases RC104-RC106 and HU-02, last hand BTN A (1), SB B (2), BB C (3)."""
    assert after(players, (1, 2, 3), house, size=3) == Place(btn, 0, btn, bb)


@pytest.mark.parametrize("house", [ONLINE, DEAD._replace(heads_up_transition=PLAIN), MOVING._replace(heads_up_transition=PLAIN)])
@pytest.mark.parametrize(("players", "btn", "bb"), [("12", 2, 1), ("13", 3, 1), ("23", 2, 3)])
def test_plain_forward_moves_the_button_on_even_if_the_big_blind_stays(house: HouseRules, players: str, btn: int, bb: int) -> None:
    """PokerStars: with the button gone, C is the big blind again."""
    assert after(players, (1, 2, 3), house, size=3) == Place(btn, 0, btn, bb)


@pytest.mark.parametrize("house", [DEAD, FORWARD, MOVING, ONLINE])
def test_a_player_who_sits_out_does_not_freeze_the_button(house: HouseRules) -> None:
    """BT-03: 1 and 2 play, 3 sits out; the big blind alternates."""
    assert after("12", (3, 1, 2), DEAD, size=3) == Place(2, 0, 2, 1)
    second = after("12", (2, 2, 1), house, size=3)
    third = after("12", (second.btn, second.sb, second.bb), house, size=3)
    assert (second, third) == (Place(1, 0, 1, 2), Place(2, 0, 2, 1))


@pytest.mark.parametrize(
    ("house", "third_chair", "expected"),
    [
        (DEAD, 2, Place(2, 0, 4, 1)),
        (DEAD, 6, Place(1, 0, 4, 6)),
        (FORWARD, 2, Place(2, 0, 4, 1)),
        (FORWARD, 6, Place(4, 0, 6, 1)),
        (MOVING, 2, Place(2, 0, 4, 1)),
        (MOVING, 6, Place(4, 0, 4, 1, 6)),
    ],
)
def test_two_become_three_and_the_last_big_blind_does_not_post_it_again(house: HouseRules, third_chair: int, expected: Place) -> None:
    """Heads-up BTN and SB 1, BB 4; the third sits down before or after the big blind."""
    assert after(f"14{third_chair}", (1, 1, 4), house) == expected
    for terms in NewPlayerEntry:
        assert entry(f"14{third_chair}", third_chair, (1, 1, 4), terms, house) == Entry.DEALT_IN


def test_two_become_four_under_the_dead_button_and_the_button_stands_behind_the_small_blind() -> None:
    """BTN and SB 1, BB 4; 2 and 3 sit down. The big blind is due from 1, so 1 cannot keep the button."""
    assert after("1234", (1, 1, 4), DEAD) == Place(3, 0, 4, 1)


# A first hand, and hands that cannot be.


def test_the_first_hand_takes_the_drawn_button() -> None:
    assert place(first_button(6, chairs(6, "1256"), 4)) == Place(5, 0, 6, 1)


def test_a_first_button_drawn_for_an_empty_chair_goes_to_the_next_player() -> None:
    assert place(first_button(6, chairs(6, "1256"), 2)) == Place(5, 0, 6, 1)


def test_a_first_hand_heads_up_has_the_small_blind_on_the_button() -> None:
    assert place(first_button(6, chairs(6, "36"), 5)) == Place(6, 0, 6, 3)


@pytest.mark.parametrize("house", RULES)
def test_without_a_last_hand_the_first_player_has_the_button(house: HouseRules) -> None:
    assert after("1346", (0, 0, 0), house) == Place(1, 0, 3, 4)
    assert after("3456", (0, 0, 0), house) == Place(3, 0, 4, 5)


@pytest.mark.parametrize("players", ["", "3"])
def test_fewer_than_two_players_have_no_button(players: str) -> None:
    assert after(players, (1, 2, 3), DEAD) == Place(0, 0, 0, 0)
    assert place(first_button(6, chairs(6, players), 2)) == Place(0, 0, 0, 0)


def test_nobody_is_the_next_player_of_an_empty_table() -> None:
    assert next_player(6, chairs(6, ""), 3) == NOBODY
    assert next_player(6, chairs(6, "4"), 3) == 3


def test_a_chair_is_a_whole_lap_from_itself() -> None:
    assert [steps(6, 2, seat) for seat in range(6)] == [4, 5, 6, 1, 2, 3]


# Bomb pots.


@pytest.mark.parametrize("house", [WSOP, WSOP._replace(button_rule=ButtonRule.FORWARD_MOVING)])
def test_a_bomb_pot_leaves_the_button_where_it_was(house: HouseRules) -> None:
    """RC246, WSOP L31: BTN 3 in the bomb pot and after it; the blinds that were due there are posted now."""
    players = chairs(6, "123456")
    assert after("123456", (2, 3, 4), house) == Place(3, 0, 4, 5)
    assert place(after_bomb_pot(6, players, (1, 2, 3), (2, 3, 4), house)) == Place(3, 0, 4, 5)


@pytest.mark.parametrize("house", RULES)
@pytest.mark.parametrize("players", ["123456", "12356", "12346"])
def test_a_bomb_pot_moves_the_button_where_the_house_says_so(house: HouseRules, players: str) -> None:
    """The hand after it follows the bomb pot as it would follow any hand."""
    moves = house._replace(bomb_pot_button_moves=1)
    assert place(after_bomb_pot(6, chairs(6, players), (1, 2, 3), (2, 3, 4), moves)) == after(players, (3, 4, 5), house)


def test_a_kept_moving_button_still_catches_up_who_was_skipped() -> None:
    """BTN 1, SB 2, BB 3, a bomb pot with BTN 2; then 3 leaves, and 4 has yet to post the big blind."""
    house = MOVING._replace(bomb_pot_button_moves=0)
    assert place(after_bomb_pot(6, chairs(6, "12456"), (0, 1, 2), (1, 2, 3), house)) == Place(2, 0, 0, 5, 4)


def test_a_kept_button_moves_on_when_its_player_leaves() -> None:
    house = WSOP._replace(button_rule=ButtonRule.FORWARD_MOVING)
    assert place(after_bomb_pot(6, chairs(6, "12456"), (1, 2, 3), (2, 3, 4), house)) == Place(4, 0, 5, 6)


def test_a_kept_dead_button_stays_when_its_player_leaves() -> None:
    """Under the dead button it stands on the chair, whoever sits there."""
    assert place(after_bomb_pot(6, chairs(6, "12456"), (1, 2, 3), (2, 3, 4), WSOP)) == Place(3, 1, 4, 5)


def test_a_kept_button_does_not_go_back_to_a_newcomer() -> None:
    """BTN 2 in the last hand, 4 in the bomb pot over the empty chair 3, where somebody has sat down since."""
    house = WSOP._replace(button_rule=ButtonRule.FORWARD_MOVING)
    assert place(after_bomb_pot(6, chairs(6, "123456"), (1, 3, 4), (3, 4, 5), house)) == Place(4, 0, 5, 6)


def test_a_first_hand_that_was_a_bomb_pot_leaves_its_button_too() -> None:
    assert place(after_bomb_pot(6, chairs(6, "123456"), (-1, -1, -1), (0, 1, 2), WSOP)) == Place(1, 0, 2, 3)


def test_opting_out_of_a_bomb_pot_costs_no_position() -> None:
    """L31: 5, due for the big blind, was not dealt in there, and is the big blind of the hand after."""
    bomb = next_button(6, chairs(6, "12346"), 1, 2, 3, WSOP)
    assert place(after_bomb_pot(6, chairs(6, "123456"), (1, 2, 3), (bomb[0], bomb[2], bomb[3]), WSOP)) == Place(3, 0, 4, 5)


# Newcomers.


@pytest.mark.parametrize(("chair", "expected"), [(3, Entry.WAIT), (2, Entry.DEALT_IN), (5, Entry.DEALT_IN), (6, Entry.DEALT_IN)])
def test_a_newcomer_waits_only_between_the_button_and_the_small_blind(chair: int, expected: Entry) -> None:
    """RC249, TDA 10-A, WSOP T66. The next hand has BTN 2, SB 4; one newcomer, the others stay."""
    players = "1247" if chair in (2, 4) else f"1247{chair}"
    assert entry(players, chair, (1, 2, 4), NewPlayerEntry.FREE, DEAD, size=7) == expected


def test_a_newcomer_waits_before_a_small_blind_that_is_dead() -> None:
    """BTN 2, the small blind due on the empty chair 5, BB 6: chair 4 lies between."""
    assert after("1267", (1, 2, 5), DEAD, size=7) == Place(2, 0, 0, 6)
    assert entry("12467", 4, (1, 2, 5), NewPlayerEntry.FREE, DEAD, size=7) == Entry.WAIT
    assert entry("12567", 5, (1, 2, 5), NewPlayerEntry.FREE, DEAD, size=7) == Entry.DEALT_IN


@pytest.mark.parametrize("house", [FORWARD, MOVING])
@pytest.mark.parametrize(("players", "chair"), [("12357", 2), ("13457", 4)])
def test_a_newcomer_may_not_hold_up_the_big_blind(house: HouseRules, players: str, chair: int) -> None:
    """BTN 1, SB 3, BB 5: whoever sits down between them would make 5 the big blind again."""
    first, second = (2, 3) if chair == 2 else (3, 4)
    assert after(players, (1, 3, 5), house, size=7) == Place(first, 0, second, 5)
    assert entry(players, chair, (1, 3, 5), NewPlayerEntry.FREE, house, size=7) == Entry.WAIT


def test_under_the_moving_button_a_newcomer_waits_before_the_chair_of_the_small_blind() -> None:
    """BTN 1, SB 2, BB 4 has left. 3 would sit between the button 2 and the small blind's empty chair."""
    assert after("12356", (1, 2, 4), MOVING) == Place(2, 0, 0, 5)
    assert entry("12356", 3, (1, 2, 4), NewPlayerEntry.FREE, MOVING) == Entry.WAIT


def test_a_newcomer_who_is_passed_over_posts_the_second_big_blind() -> None:
    """BTN 1, SB 2, BB 3 has left and somebody sits down on 4: he and 5 post."""
    assert after("12456", (1, 2, 3), MOVING) == Place(2, 0, 0, 5, 4)
    assert entry("12456", 4, (1, 2, 3), NewPlayerEntry.POST_BIG_BLIND, MOVING) == Entry.DEALT_IN


def test_in_the_place_of_the_big_blind_a_newcomer_posts_no_more_than_that() -> None:
    """Next hand BTN 2, SB 3, BB 4 is the newcomer."""
    for terms in NewPlayerEntry:
        assert entry("1234567", 4, (1, 2, 3), terms, DEAD, size=7) == Entry.DEALT_IN


@pytest.mark.parametrize(
    ("terms", "behind_the_blinds", "on_the_button", "small_blind"),
    [
        (NewPlayerEntry.FREE, Entry.DEALT_IN, Entry.DEALT_IN, Entry.DEALT_IN),
        (NewPlayerEntry.POST_BIG_BLIND, Entry.MUST_POST, Entry.WAIT, Entry.WAIT),
        (NewPlayerEntry.POST_OR_WAIT, Entry.POST_OR_WAIT, Entry.WAIT, Entry.WAIT),
        (NewPlayerEntry.BUY_THE_BUTTON, Entry.POST_OR_WAIT, Entry.WAIT, Entry.BUY_OR_WAIT),
    ],
)
def test_a_cash_game_lets_nobody_in_between_the_button_and_the_big_blind_who_does_not_buy_the_button(
    terms: NewPlayerEntry, behind_the_blinds: Entry, on_the_button: Entry, small_blind: Entry
) -> None:
    """Robert 4, WSOP L158. Next hand BTN 2, SB 3, BB 4; the newcomer is 6, or has the chair of the last small or big blind."""
    assert entry("123456", 6, (1, 2, 3), terms, DEAD) == behind_the_blinds
    assert entry("123456", 2, (1, 2, 3), terms, DEAD) == on_the_button
    assert entry("123456", 3, (1, 2, 3), terms, DEAD) == small_blind


@pytest.mark.parametrize("house", [DEAD, FORWARD])
def test_who_buys_the_button_has_it_in_the_next_hand(house: HouseRules) -> None:
    """WSOP L158. BTN 1, SB 2, BB 4; 3 buys between the button 2 and the small blind 4, who post in the hand after."""
    bought = after("123456", (1, 2, 4), DEAD)
    assert bought.btn == 2
    assert entry("123456", 3, (1, 2, 4), NewPlayerEntry.BUY_THE_BUTTON, DEAD) == Entry.BUY_OR_WAIT
    assert after("123456", (bought.btn, 3, 4), house) == Place(3, 0, 4, 5)


@pytest.mark.parametrize("house", RULES)
@pytest.mark.parametrize("stays", [1, 2, 4])
@pytest.mark.parametrize("chair", [3, 5, 6])
def test_a_newcomer_beside_one_player_is_dealt_in(house: HouseRules, stays: int, chair: int) -> None:
    """BTN 1, SB 2, BB 4, and all but one leave: with a newcomer on any chair it is a heads-up game."""
    for terms in NewPlayerEntry:
        assert entry(f"{stays}{chair}", chair, (1, 2, 4), terms, house) == Entry.DEALT_IN


def test_a_newcomer_who_is_the_big_blind_holds_nobody_up() -> None:
    """BTN 5, SB 7, BB 4; 4 and 5 leave, 6 has been let in, and 8 is the third after the old button."""
    assert after("678", (5, 7, 4), FORWARD, size=8) == Place(6, 0, 7, 8)
    assert entry("678", 8, (5, 7, 4), NewPlayerEntry.POST_BIG_BLIND, FORWARD, size=8) == Entry.DEALT_IN


@pytest.mark.parametrize("house", [FORWARD, MOVING])
def test_a_third_newcomer_waits_who_would_hold_up_a_heads_up_big_blind(house: HouseRules) -> None:
    """BTN and SB 1, BB 4; 1 leaves, 2 has been let in. With 3 as well, 4 would be the big blind again."""
    assert entry("234", 3, (1, 1, 4), NewPlayerEntry.FREE, house) == Entry.WAIT


def test_a_third_newcomer_waits_between_a_heads_up_button_and_the_chair_of_the_small_blind() -> None:
    """BTN and SB 1, BB 3; 3 leaves, 4 has been let in as the big blind, and the small blind is due on the empty chair 3."""
    assert after("124", (1, 1, 3), DEAD, size=4) == Place(1, 0, 0, 4)
    assert entry("124", 2, (1, 1, 3), NewPlayerEntry.FREE, DEAD, size=4) == Entry.WAIT


def test_in_a_first_hand_everybody_is_dealt_in() -> None:
    assert entry("1234", 2, (0, 0, 0), NewPlayerEntry.POST_BIG_BLIND, DEAD) == Entry.DEALT_IN
