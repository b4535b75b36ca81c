"""Text to cards and back (`rules/cards.py`)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.cards import FULL_DECK, CardError, card_of, cards_of, name_of, symbol_of

ACE_OF_SPADES = 51
TEN_OF_SPADES = 47


def test_a_card_is_its_suit_times_thirteen_plus_its_rank() -> None:
    assert [card_of(text) for text in ("2c", "Ac", "2d", "Ad", "2h", "Ah", "2s", "As")] == [0, 12, 13, 25, 26, 38, 39, 51]


@pytest.mark.parametrize("text", ["As", "aS", "as", "AS", "A♠", "a♠"])
def test_letters_of_either_case_and_suit_signs_name_the_same_card(text: str) -> None:
    assert card_of(text) == ACE_OF_SPADES


@pytest.mark.parametrize("text", ["Ts", "ts", "tS", "10s", "10S", "10♠", "T♠"])
def test_the_ten_may_be_written_with_a_letter_or_two_digits(text: str) -> None:
    assert card_of(text) == TEN_OF_SPADES


def test_every_card_is_read_back_from_both_of_its_names() -> None:
    assert len(FULL_DECK) == 52
    assert [card_of(name_of(card)) for card in FULL_DECK] == list(FULL_DECK)
    assert [card_of(symbol_of(card)) for card in FULL_DECK] == list(FULL_DECK)
    assert (name_of(TEN_OF_SPADES), symbol_of(TEN_OF_SPADES)) == ("Ts", "T♠")
    assert [symbol_of(card_of(text)) for text in ("9c", "9d", "9h", "9s")] == ["9♣", "9♦", "9♥", "9♠"]


@pytest.mark.parametrize("text", ["AsKs", "As Ks", "As,Ks", "As, Ks", "[As Ks]", "[As] [Ks]", "A♠K♠", "A♠,K♠", " aS\tks\n"])
def test_a_run_of_cards_is_read_in_the_order_written(text: str) -> None:
    assert [name_of(card) for card in cards_of(text)] == ["As", "Ks"]


def test_a_ten_of_two_digits_is_read_inside_a_run() -> None:
    assert [name_of(card) for card in cards_of("10s9h10♦2c")] == ["Ts", "9h", "Td", "2c"]


def test_a_whole_deck_is_read_from_one_text() -> None:
    assert cards_of("".join(name_of(card) for card in FULL_DECK)) == FULL_DECK


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "A", "s", "sA", "♠A", "1s", "0s", "11s", "100s", "10", "Ax", "AsA", "AsKs", " As", "As ", "As\n", "A s", "[As]"),
        *("Aſ", "\u212as", "２s", "A♤", "A♠\ufe0f", "🂡", "♠", "\ud800s", "\x00", pytest.param("Å" * 100_000, id="huge")),
    ],
)
def test_what_is_no_card_is_refused_and_named(text: str) -> None:
    with pytest.raises(CardError) as refused:
        card_of(text)
    assert refused.value.part == repr(text[:12])
    assert str(refused.value) == f"not a card: {text[:12]!r}"


@pytest.mark.parametrize("thing", [None, 7, pytest.param(10**10_000, id="huge"), b"As", ["As"], object()])
def test_what_is_no_text_is_refused_by_its_type(thing: object) -> None:
    for read in (card_of, cards_of):
        with pytest.raises(CardError) as refused:
            read(thing)  # type: ignore[arg-type]
        assert str(refused.value) == f"not text: {type(thing).__name__}"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("1s", "1s"),
        ("AsA", "A"),
        ("AsKx", "Kx"),
        ("As Kx Qs", "Kx"),
        ("As [1h], Ks", "1h"),
        ("A sK", "A"),
        ("As♠K", "♠K"),
        ("As😀", "😀"),
        ("As|Ks", "|Ks"),
        ("As Q♠\ufe0f", "\ufe0f"),
        pytest.param("As" + "x" * 1_000_000, "x" * 12, id="huge"),
    ],
)
def test_a_run_is_refused_with_the_part_that_is_no_card(text: str, part: str) -> None:
    with pytest.raises(CardError) as refused:
        cards_of(text)
    assert refused.value.part == repr(part)


@pytest.mark.parametrize(
    ("text", "card"),
    [("AsAs", "As"), ("AsKs as", "As"), ("10h Th", "Th"), ("[9♦] [9d]", "9d"), pytest.param("2c" * 60_000, "2c", id="huge")],
)
def test_the_same_card_twice_is_refused_and_named(text: str, card: str) -> None:
    with pytest.raises(CardError) as refused:
        cards_of(text)
    assert (refused.value.part, str(refused.value)) == (card, f"the same card twice: {card}")


@pytest.mark.parametrize("text", ["", "   ", "[]", ", ,"])
def test_a_run_without_a_card_is_refused(text: str) -> None:
    with pytest.raises(CardError, match=r"^no card: "):
        cards_of(text)


@pytest.mark.parametrize("card", [-1, 52, -100, pytest.param(10**10_000, id="huge")])
def test_a_number_outside_the_deck_has_no_name(card: int) -> None:
    for name in (name_of, symbol_of):
        with pytest.raises(CardError, match=r"^not a card: "):
            name(card)


def test_a_card_error_is_a_value_error() -> None:
    with pytest.raises(ValueError, match=r"^not a card: 'Xx'$"):
        card_of("Xx")


@given(st.text(max_size=20) | st.text(alphabet="AaKk10TtssShHdDcC♠♥ ,[]x", max_size=20))
def test_any_text_is_read_whole_or_refused(text: str) -> None:
    try:
        cards = cards_of(text)
    except CardError:
        return
    assert len(set(cards)) == len(cards) > 0
    assert cards_of(" ".join(symbol_of(card) for card in cards)) == cards
    letters = text.translate({ord(gap): None for gap in "[], \t\r\n"}).replace("10", "T")
    assert len("".join(letters.split())) == 2 * len(cards)
