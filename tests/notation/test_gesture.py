"""Gestures in words, in three languages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.notation.gesture import LONGEST_TEXT, MOST_COUNTED, Fault, Gesture, GestureError, Push, parse_gesture
from floorman.rules.floor import binding
from floorman.rules.gesture import ALL, Act, Binding, Bound, Floor, Order, Said, Turn
from floorman.rules.house import TDA
from floorman.table.setup import MOST_CHIPS

ONE_5000 = Push(5000, ((5000, 1),))
ONE_1000 = Push(1000, ((1000, 1),))
RAISE_WITH_ONE_5000 = Gesture(Said.RAISE, pushes=(ONE_5000,))
STRING = Gesture(pushes=(Push(10), Push(20)))
TWO_CHIPS = Gesture(pushes=(Push(1500, ((1000, 1), (500, 1))),))


@pytest.mark.parametrize(
    ("text", "gesture"),
    [
        ("pushes 1400", Gesture(pushes=(Push(1400),))),
        ("Pushes out 1,400 in chips.", Gesture(pushes=(Push(1400),))),
        ("silently puts in 1.4k", Gesture(pushes=(Push(1400),))),
        ("pushes 10 then 20", STRING),
        ("pushes 10, then pushes another 20", STRING),
        ("pushes 1000+500", TWO_CHIPS),
        ("pushes one 1000 chip and a 500 chip", TWO_CHIPS),
        ("says raise, pushes one 5000 chip", RAISE_WITH_ONE_5000),
        ("He says “Raise” and pushes a 5000 chip", RAISE_WITH_ONE_5000),
        ("says raise, pushes 5000 chip", RAISE_WITH_ONE_5000),
        ("says raise, one 5000 chip", RAISE_WITH_ONE_5000),
        ("says raise, 8,000", Gesture(Said.RAISE, 8000)),
        ("declares raise to 8000", Gesture(Said.RAISE, 8000)),
        ("announces: bet 600", Gesture(Said.BET, 600)),
        ("says 400", Gesture(Said.AMOUNT, 400)),
        ("says five", Gesture(Said.AMOUNT, 5)),
        ('says "I bet five"', Gesture(Said.BET, 5)),
        ("says fourteen hundred", Gesture(Said.AMOUNT, 1400)),
        ("says twenty-five thousand", Gesture(Said.AMOUNT, 25_000)),
        ("says all in", Gesture(Said.ALL_IN)),
        ("says call 400", Gesture(Said.CALL, 400)),
        ("says re-raise", Gesture(Said.RAISE)),
        ("pushes 1000, says raise", Gesture(Said.RAISE, order=Order.CHIPS_FIRST, pushes=(Push(1000),))),
        ("pushes 1000 while saying raise", Gesture(Said.RAISE, order=Order.TOGETHER, pushes=(Push(1000),))),
        ("pushes one 1000 and five 100s", Gesture(pushes=(Push(1500, ((1000, 1), (100, 5))),))),
        ("pushes 1000 + 5 x 100", Gesture(pushes=(Push(1500, ((1000, 1), (100, 5))),))),
        ("pushes 3 500 chips", Gesture(pushes=(Push(1500, ((500, 3),)),))),
        ("with 25+25 out, pushes one 1000 chip", Gesture(pushes=(ONE_1000,), prior=50)),
        ("pulls back 25, pushes one 1000 chip", Gesture(pushes=(ONE_1000,), pulled_back=25)),
        ("pulls in his chips, says fold", Gesture(Said.FOLD, pulled_back=ALL)),
        ("pulls back all", Gesture(pulled_back=ALL)),
    ],
)
def test_english(text: str, gesture: Gesture) -> None:
    assert parse_gesture(text) == gesture


@pytest.mark.parametrize(
    ("text", "gesture"),
    [
        ("1400을 밉니다", Gesture(pushes=(Push(1400),))),
        ("말없이 1,400을 밀었습니다.", Gesture(pushes=(Push(1400),))),
        ("1400을 앞으로 밀어 넣습니다", Gesture(pushes=(Push(1400),))),
        ("1만5천을 밉니다", Gesture(pushes=(Push(15_000),))),
        ("10을 밀고 20을 더 밉니다", STRING),
        ("1000 칩 한 개와 500 칩 한 개를 냅니다", TWO_CHIPS),
        ("1000+500을 밉니다", TWO_CHIPS),
        ("레이즈라고 말하고 5000 칩 한 개", RAISE_WITH_ONE_5000),
        ("레이즈를 선언한 뒤 5천 칩 1개를 밉니다", RAISE_WITH_ONE_5000),
        ("레이즈라고 말하면서 5000 칩 한 개를 밉니다", RAISE_WITH_ONE_5000._replace(order=Order.TOGETHER)),
        ("5000 칩 한 개를 밀고 레이즈라고 말합니다", RAISE_WITH_ONE_5000._replace(order=Order.CHIPS_FIRST)),
        ("레이즈라고 말하고 8000", Gesture(Said.RAISE, pushes=(Push(8000),))),
        ("레이즈 8000이라고 말합니다", Gesture(Said.RAISE, 8000)),
        ("8000까지 레이즈라고 말합니다", Gesture(Said.RAISE, 8000)),
        ("400이라고 말합니다", Gesture(Said.AMOUNT, 400)),
        ("올인이라고 선언합니다", Gesture(Said.ALL_IN)),
        ("콜이라고 말합니다", Gesture(Said.CALL)),
        ("25+25를 둔 채 1000 칩 한 개를 밉니다", Gesture(pushes=(ONE_1000,), prior=50)),
        ("칩을 모두 회수하고 1000 칩 한 개를 밉니다", Gesture(pushes=(ONE_1000,), pulled_back=ALL)),
        ("25를 회수하고 1000 칩 한 개를 밉니다", Gesture(pushes=(ONE_1000,), pulled_back=25)),
    ],
)
def test_korean(text: str, gesture: Gesture) -> None:
    assert parse_gesture(text) == gesture


@pytest.mark.parametrize(
    ("text", "gesture"),
    [
        ("1400を出します", Gesture(pushes=(Push(1400),))),
        ("無言で１４００を出す", Gesture(pushes=(Push(1400),))),
        ("3万を押し出す", Gesture(pushes=(Push(30_000),))),
        ("10を出し、さらに20を出す", STRING),
        ("1000チップ1枚と500チップ1枚を出す", TWO_CHIPS),
        ("レイズと言い、5000チップ1枚を出す", RAISE_WITH_ONE_5000),
        ("「レイズ」と宣言して5000チップ一枚を出します", RAISE_WITH_ONE_5000),
        ("レイズと言いながら5000チップ1枚を出す", RAISE_WITH_ONE_5000._replace(order=Order.TOGETHER)),
        ("8000にレイズと言う", Gesture(Said.RAISE, 8000)),
        ("400と言う", Gesture(Said.AMOUNT, 400)),
        ("コールと宣言", Gesture(Said.CALL)),
        ("25+25を残したまま1000チップ1枚を出す", Gesture(pushes=(ONE_1000,), prior=50)),
        ("チップをすべて引き戻し、1000チップ1枚を出す", Gesture(pushes=(ONE_1000,), pulled_back=ALL)),
    ],
)
def test_japanese(text: str, gesture: Gesture) -> None:
    assert parse_gesture(text) == gesture


@pytest.mark.parametrize(
    ("text", "fault", "part"),
    [
        ("", Fault.EMPTY, ""),
        ("with 50 out", Fault.EMPTY, "with 50 out"),
        ("pushes fish", Fault.NOT_UNDERSTOOD, "pushes fish"),
        ("says raise, takes a nap", Fault.NOT_UNDERSTOOD, "takes a nap"),
        ("pushes 1400 onto, them", Fault.NOT_UNDERSTOOD, "onto"),
        ("1400", Fault.NOT_UNDERSTOOD, "1400"),
        ("raise 400", Fault.NOT_UNDERSTOOD, "raise 400"),
        ("says fold 400", Fault.NOT_UNDERSTOOD, "says fold 400"),
        ("says raise, says call", Fault.SAID_TWICE, "says call"),
        ("레이즈라고 말하고 물고기를 밉니다", Fault.NOT_UNDERSTOOD, "물고기를 밉니다"),
        ("レイズと言い、魚を出す", Fault.NOT_UNDERSTOOD, "魚を出す"),
        ("pushes -5", Fault.NOT_UNDERSTOOD, "pushes -5"),
        ("pushes 0", Fault.NOT_POSITIVE, "0"),
        ("pushes 0x500", Fault.NOT_POSITIVE, "0x500"),
        ("pushes 1.5", Fault.NOT_WHOLE, "1.5"),
        (f"pushes {MOST_COUNTED + 1}x5", Fault.TOO_LARGE, f"{MOST_COUNTED + 1}x5"),
        (f"says {MOST_CHIPS + 1}", Fault.TOO_LARGE, str(MOST_CHIPS + 1)),
        (f"pushes 2x{MOST_CHIPS}", Fault.TOO_LARGE, f"2x{MOST_CHIPS}"),
        ("pushes 1" + "+1" * LONGEST_TEXT, Fault.TOO_LONG, ("pushes 1" + "+1" * LONGEST_TEXT)[:40]),
    ],
)
def test_what_is_not_understood_is_named(text: str, fault: Fault, part: str) -> None:
    with pytest.raises(GestureError) as caught:
        parse_gesture(text)
    assert (caught.value.fault, caught.value.part) == (fault, part)
    assert str(caught.value) == f"{fault}: {part!r}"


amounts = st.integers(1, 10**6)
chips = st.lists(st.tuples(amounts, st.integers(1, 9)), min_size=1, max_size=3).map(tuple)
pushes = st.one_of(amounts.map(Push), chips.map(lambda named: Push(sum(value * many for value, many in named), named)))
words = st.one_of(
    st.tuples(st.just(Said.AMOUNT), amounts),
    st.tuples(st.sampled_from([Said.CALL, Said.BET, Said.RAISE]), st.one_of(st.just(0), amounts)),
    st.tuples(st.sampled_from([Said.NOTHING, Said.FOLD, Said.CHECK, Said.ALL_IN]), st.just(0)),
)


@st.composite
def gestures(draw: st.DrawFn) -> Gesture:
    said, said_to = draw(words)
    pushed = tuple(draw(st.lists(pushes, min_size=int(said == Said.NOTHING), max_size=3)))
    order = draw(st.sampled_from(Order)) if said != Said.NOTHING and pushed else Order.WORDS_FIRST
    return Gesture(said, said_to, order, pushed, draw(st.one_of(st.just(-1), amounts)), draw(st.one_of(st.sampled_from([0, ALL]), amounts)))


@given(gestures())
def test_what_is_written_reads_back_the_same(gesture: Gesture) -> None:
    assert parse_gesture(str(gesture)) == gesture


@given(st.text(alphabet="says raisepuh1050 x+,.'と言い出す레이즈라고밀칩개枚k", max_size=60))
def test_any_text_is_a_gesture_that_reads_back_or_our_error(text: str) -> None:
    try:
        gesture = parse_gesture(text)
    except GestureError:
        return
    assert parse_gesture(str(gesture)) == gesture


def test_a_gesture_in_the_numbers_of_the_floor() -> None:
    assert parse_gesture("says raise while pushing 1000+5x100 then 300").act() == Act(
        said=Said.RAISE, order=Order.TOGETHER, first=1500, pieces=6, smallest=100, later=300
    )
    assert parse_gesture("with 50 out, pulls back 25, says 400").act() == Act(said=Said.AMOUNT, said_to=400, prior=50, pulled_back=25)
    assert parse_gesture("pushes 1400").act() == Act(first=1400)


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("pushes 1400", Bound(Binding.CALL, 1000, 400, Floor.LESS_THAN_HALF)),
        ("pushes 1500", Bound(Binding.RAISE, 2000, 0, Floor.HALF_A_RAISE)),
        ("pushes one 5000 chip", Bound(Binding.CALL, 1000, 4000, Floor.ONE_OVERSIZED_CHIP)),
        ("says raise, pushes one 5000 chip", Bound(Binding.RAISE, 5000, 0, Floor.ONE_CHIP_RAISE)),
        ("pushes 2x600", Bound(Binding.CALL, 1000, 200, Floor.EVERY_CHIP_NEEDED)),
        ("pushes 1000 then 2000", Bound(Binding.CALL, 1000, 2000, Floor.STRING_BET)),
        ("says 400", Bound(Binding.CALL, 1000, 0, Floor.UNDERCALL_FULL)),
    ],
)
def test_from_the_text_to_the_ruling(text: str, bound: Bound) -> None:
    """Facing an opening bet of 1000."""
    turn = Turn(1000, 0, 20_000, 2000, 20_000, 1000, 1, 1, 3, 50, 100, 1300)
    assert binding(turn, parse_gesture(text).act(), TDA) == bound
