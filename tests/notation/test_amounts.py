"""Amounts of chips as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.notation.amounts import AmountError, AmountFault, amount_of
from floorman.table.setup import MOST_CHIPS


@pytest.mark.parametrize(
    ("text", "chips"),
    [
        ("1400", 1400),
        ("0", 0),
        ("1,400", 1400),
        ("12,345,678", 12_345_678),
        ("30k", 30_000),
        ("30K", 30_000),
        ("1.5k", 1_500),
        ("2m", 2_000_000),
        ("0.25m", 250_000),
        ("3만", 30_000),
        ("3.5만", 35_000),
        ("3만5천", 35_000),
        ("3만5000", 35_000),
        ("5천", 5_000),
        ("3万", 30_000),
        ("1億2千万", None),
        ("1億2000万", 120_000_000),
        (" 30k ", 30_000),
        ("１４００", 1400),
    ],
)
def test_an_amount_is_read_as_it_is_written(text: str, chips: int | None) -> None:
    if chips is None:  # units that multiply one another are not guessed at
        with pytest.raises(AmountError):
            amount_of(text)
    else:
        assert amount_of(text) == chips


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", AmountFault.EMPTY),
        ("  ", AmountFault.EMPTY),
        ("-5", AmountFault.NEGATIVE),
        ("−5", AmountFault.NEGATIVE),
        ("-1.5k", AmountFault.NEGATIVE),
        ("2.5", AmountFault.NOT_WHOLE),
        ("1.400", AmountFault.NOT_WHOLE),
        ("1.0", AmountFault.NOT_WHOLE),
        ("1.2345k", AmountFault.NOT_WHOLE),
        ("1_000", AmountFault.NOT_UNDERSTOOD),
        ("1,40", AmountFault.NOT_UNDERSTOOD),
        (",400", AmountFault.NOT_UNDERSTOOD),
        ("1 400", AmountFault.NOT_UNDERSTOOD),
        ("5천3만", AmountFault.NOT_UNDERSTOOD),
        ("k", AmountFault.NOT_UNDERSTOOD),
        ("1e9", AmountFault.NOT_UNDERSTOOD),
        ("+5", AmountFault.NOT_UNDERSTOOD),
        ("NaN", AmountFault.NOT_UNDERSTOOD),
        ("ten", AmountFault.NOT_UNDERSTOOD),
        ("٣", AmountFault.NOT_UNDERSTOOD),
        ("$5", AmountFault.NOT_UNDERSTOOD),
        ("99999999999999999999", AmountFault.TOO_LARGE),
        ("9" * 10_000, AmountFault.TOO_LARGE),
        ("9" * 10_000 + "k", AmountFault.NOT_UNDERSTOOD),
    ],
)
def test_what_is_no_amount_is_refused_by_name(text: str, fault: AmountFault) -> None:
    with pytest.raises(AmountError) as refused:
        amount_of(text)
    assert refused.value.fault == fault
    assert refused.value.text == (text if len(text) <= 40 else text[:37] + "...")
    assert repr(refused.value.text) in str(refused.value)


@given(st.integers(0, MOST_CHIPS))
def test_a_plain_number_is_itself_with_commas_or_without(chips: int) -> None:
    assert amount_of(str(chips)) == chips
    assert amount_of(f"{chips:,}") == chips


@given(st.text() | st.text("0123456789.,-km만천万 "))
def test_any_text_is_chips_or_our_error(text: str) -> None:
    try:
        chips = amount_of(text)
    except AmountError:
        return
    assert 0 <= chips <= MOST_CHIPS
