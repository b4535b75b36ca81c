"""What the player to act owes (`Hand.to_call`)."""

from tests.builders import play, table


def test_the_big_blind_owes_nothing_in_a_limped_pot_and_the_others_owe_his_blind() -> None:
    hand = table("SB:90 BB:90 BTN:90")
    owed = [hand.to_call, play(hand, "c").to_call, play(hand, "c").to_call]
    assert owed == [2, 1, 0]


def test_nobody_owes_more_than_he_has() -> None:
    assert play(table("A:90 B:90 C:7", street="flop"), "x b40").to_call == 7


def test_it_is_what_the_menu_says() -> None:
    hand = play(table("A:500 B:16 C:500", street="flop"), "b10 a")
    assert (hand.to_call, hand.legal.to_call) == (16, 16)


def test_nobody_owes_anything_when_nobody_is_to_act() -> None:
    assert play(table("SB:90 BB:90 BTN:90"), "f f").to_call == 0
