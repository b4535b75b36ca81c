"""Settlements step by step (`text/settlement.py`): the guide's examples as goldens, and every printed sum true."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.rules.house import FoldedOnlyLayer
from floorman.table.settlement import NoteKind, Settlement, pots
from floorman.text import languages, note_line, pot_label, settlement_steps
from tests.builders import rules
from tests.text.catalogues import all_texts

THREE = pots({"A": 30000, "B": 70000, "C": 120000}, ranking={"A": 1, "B": 3, "C": 2})
FOUR = {"あきら": 100, "ばんり": 250, "ちひろ": 250, "だい": 400}

# guide 000: 3만, 7만, 12만.
GUIDE_000 = {
    "en": """Put in, from the smallest: A 30,000, B 70,000, C 120,000
Main pot: 30,000 × 3 = 90,000. Eligible: A, B, C
Side pot 1: 40,000 × 2 = 80,000. Eligible: B, C
Returned: 120,000 − 70,000 = 50,000 to C, uncalled
Check: 90,000 + 80,000 + 50,000 = 220,000
Side pot 1 (80,000): C
Main pot (90,000): A
Paid: A 90,000, C 80,000""",
    "ko": """낸 금액을 작은 순으로: A 30,000, B 70,000, C 120,000
메인 팟: 30,000 × 3 = 90,000 · 참여 자격: A, B, C
사이드 팟 1: 40,000 × 2 = 80,000 · 참여 자격: B, C
초과분 반환: 120,000 − 70,000 = 50,000 · C에게 반환
검산: 90,000 + 80,000 + 50,000 = 220,000
사이드 팟 1(80,000): C
메인 팟(90,000): A
팟 지급: A 90,000, C 80,000""",
    "ja": """投入額を小さい順に：A 30,000、B 70,000、C 120,000
メインポット：30,000 × 3 = 90,000。獲得資格：A、B、C
サイドポット 1：40,000 × 2 = 80,000。獲得資格：B、C
コールされなかった分を返却：120,000 − 70,000 = 50,000 を C に返却
検算：90,000 + 80,000 + 50,000 = 220,000
サイドポット 1（80,000）：C
メインポット（90,000）：A
配った額：A 90,000、C 80,000""",
}

# guide 002: the calculator whose second side pot nobody can win.
GUIDE_002 = {
    "en": """Put in, from the smallest: あきら 100, ばんり 250, ちひろ 250, だい 400 (folded)
Main pot: 100 × 4 = 400. Eligible: あきら, ばんり, ちひろ
Side pot 1: 150 × 3 = 450. Eligible: ばんり, ちひろ
Side pot 2: 150 × 1 = 150. Nobody eligible
Side pot 2: 150 came from folded hands only. Where it goes is a house rule.
Check: 400 + 450 + 150 = 1,000""",
    "ko": """낸 금액을 작은 순으로: あきら 100, ばんり 250, ちひろ 250, だい 400(폴드)
메인 팟: 100 × 4 = 400 · 참여 자격: あきら, ばんり, ちひろ
사이드 팟 1: 150 × 3 = 450 · 참여 자격: ばんり, ちひろ
사이드 팟 2: 150 × 1 = 150 · 자격자 없음
사이드 팟 2 · 폴드한 칩 150뿐이라 가져갈 사람이 없습니다. 처리는 하우스 규정에 따릅니다.
검산: 400 + 450 + 150 = 1,000""",
    "ja": """投入額を小さい順に：あきら 100、ばんり 250、ちひろ 250、だい 400（フォールド）
メインポット：100 × 4 = 400。獲得資格：あきら、ばんり、ちひろ
サイドポット 1：150 × 3 = 450。獲得資格：ばんり、ちひろ
サイドポット 2：150 × 1 = 150。資格のあるプレイヤーなし
サイドポット 2：150 は降りた人のチップだけで、獲得できる人がいません。扱いはハウスルールによります。
検算：400 + 450 + 150 = 1,000""",
}


@pytest.mark.parametrize("lang", languages)
def test_three_all_ins_are_settled_in_the_guide_s_order(lang: str) -> None:
    assert "\n".join(settlement_steps(THREE, lang)) == GUIDE_000[lang]


@pytest.mark.parametrize("lang", languages)
def test_a_layer_that_only_a_folded_player_paid_has_nobody_eligible(lang: str) -> None:
    assert "\n".join(settlement_steps(pots(FOUR, folded=["だい"]), lang)) == GUIDE_002[lang]


def test_four_all_ins_make_three_pots_and_a_refund() -> None:
    """guide 003: 20만, 40만, 60만, 100만."""
    steps = settlement_steps(pots({"A": 200000, "B": 400000, "C": 600000, "D": 1000000}), "ko")
    assert steps[1:] == [
        "메인 팟: 200,000 × 4 = 800,000 · 참여 자격: A, B, C, D",
        "사이드 팟 1: 200,000 × 3 = 600,000 · 참여 자격: B, C, D",
        "사이드 팟 2: 200,000 × 2 = 400,000 · 참여 자격: C, D",
        "초과분 반환: 1,000,000 − 600,000 = 400,000 · D에게 반환",
        "검산: 800,000 + 600,000 + 400,000 + 400,000 = 2,200,000",
    ]


def test_folded_chips_are_added_to_the_pot_they_belong_to() -> None:
    """guide 003: A·B·C가 낸 20만씩 60만에 E의 15만."""
    settlement = pots({"A": 200000, "B": 400000, "C": 1000000, "E": 150000}, folded=["E"])
    assert settlement_steps(settlement, "ko")[1] == "메인 팟: 200,000 × 3 + 150,000(폴드한 E) = 750,000 · 참여 자격: A, B, C"
    assert settlement_steps(settlement, "en")[1] == "Main pot: 200,000 × 3 + 150,000 (folded E) = 750,000. Eligible: A, B, C"
    assert settlement_steps(settlement, "ja")[1] == "メインポット：200,000 × 3 + 150,000（降りた E） = 750,000。獲得資格：A、B、C"


def test_odd_chips_are_named_with_the_order_in_which_they_went() -> None:
    settlement = pots({"A": 101, "B": 101, "C": 100, "D": 20}, folded=["D"], button="A", ranking={"A": 1, "B": 1, "C": 1})
    assert settlement_steps(settlement, "en")[-4:] == [
        "Side pot 1 (2), split: B 1, A 1",
        "Main pot (320), split: B 107, C 107, A 106",
        "Odd chips: B 1, C 1. Order from the left of the button: B, C, A",
        "Paid: B 108, C 107, A 107",
    ]
    assert settlement_steps(settlement, "ko")[-2] == "남는 칩: B 1, C 1 · 버튼 왼쪽부터 순서: B, C, A"
    assert settlement_steps(settlement, "ja")[-2] == "端数チップ：B 1、C 1。ボタンの左からの順：B、C、A"


def test_dead_money_and_rake_stand_in_the_sums() -> None:
    settlement = pots({"A": 50, "B": 100, "C": 100}, dead=8, house=rules("house", rake_per_mille=50))
    assert settlement_steps(settlement, "en") == [
        "Put in, from the smallest: A 50, B 100, C 100",
        "Dead money: 8",
        "Main pot: 50 × 3 + 8 (dead) − 8 (rake) = 150. Eligible: A, B, C",
        "Side pot 1: 50 × 2 − 4 (rake) = 96. Eligible: B, C",
        "Check: 150 + 96 + 12 (rake) = 258",
    ]


def test_a_bet_that_nobody_called_at_all_goes_back_whole() -> None:
    assert settlement_steps(pots({"A": 0, "B": 40}), "ja")[1] == "コールされなかった分を返却：40 を B に返却"


def test_nothing_put_in_checks_too() -> None:
    assert settlement_steps(pots({"A": 0, "B": 0}), "en") == ["Put in, from the smallest: A 0, B 0", "Check: 0 = 0"]


def test_a_pot_that_nobody_can_win_is_said_to_stay() -> None:
    steps = settlement_steps(pots(FOUR, folded=["だい"], ranking={"あきら": 1, "ばんり": 2, "ちひろ": 3}), "en")
    assert steps[-4:] == [
        "Side pot 2 (150): nobody eligible",
        "Side pot 1 (450): ばんり",
        "Main pot (400): あきら",
        "Paid: あきら 400, ばんり 450",
    ]


NOTED = {
    NoteKind.FOLDED_ONLY_LAYER: pots(FOUR, folded=["だい"]),
    NoteKind.FOLDED_ONLY_RETURNED: pots(FOUR, folded=["だい"], folded_only=FoldedOnlyLayer.RETURN_TO_BETTOR),
    NoteKind.FOLDED_ONLY_MERGED: pots(FOUR, folded=["だい"], folded_only=FoldedOnlyLayer.MERGE_DOWN),
    NoteKind.UNCONTESTED: pots({"A": 20, "B": 60, "C": 40}, folded=["C"]),
    NoteKind.BELOW_UNIT: pots({"A": 30, "B": 30}, unit=25),
}


@pytest.mark.parametrize("kind", NoteKind)
def test_every_remark_is_a_sentence_among_the_steps(kind: NoteKind) -> None:
    settlement = NOTED[kind]
    note = next(note for note in settlement.notes if note.kind == kind)
    said = [note_line(note, lang) for lang in languages]
    assert len(set(said)) == 3
    for lang, line in zip(languages, said, strict=True):
        assert line in settlement_steps(settlement, lang)
        assert all_texts(lang)[f"note-{kind.name.lower().replace('_', '-')}"].variables <= note.numbers.keys()


def test_pots_are_numbered_from_the_inside() -> None:
    assert [pot_label(index, "en") for index in range(3)] == ["Main pot", "Side pot 1", "Side pot 2"]
    assert pot_label(0, "ko") == "메인 팟"
    assert pot_label(1, "ja") == "サイドポット 1"


CHIPS = st.integers(0, 2000)


@st.composite
def settlements(draw: st.DrawFn) -> Settlement:
    """Any pot: folded hands, dead money, rake, every way with a folded layer, winners on one or two boards."""
    names = "ABCDEF"[: draw(st.integers(2, 6))]
    put_in = {name: draw(CHIPS) for name in names}
    folded = [name for name in names[1:] if draw(st.booleans())]
    place = st.fixed_dictionaries({name: st.integers(1, 3) for name in names if name not in folded})
    boards = draw(st.none() | st.lists(place, min_size=1, max_size=2))
    return pots(
        put_in,
        folded=folded,
        dead=draw(st.sampled_from([0, 0, 7])),
        unit=draw(st.sampled_from([1, 1, 25])),
        ranking=boards,
        house=rules("house", rake_per_mille=draw(st.sampled_from([0, 0, 50]))),
        folded_only=draw(st.sampled_from(FoldedOnlyLayer)),
    )


@given(settlement=settlements(), lang=st.sampled_from(languages))
def test_every_sum_that_is_printed_is_true(settlement: Settlement, lang: str) -> None:
    """Each `a × b + c = d` of the steps is worked out again; the last one is the check sum."""
    sums = 0
    for line in settlement_steps(settlement, lang):
        plain = re.sub(r"[(（][^)）]*[)）]", "", line).replace("：", ":").replace(",", "")
        for left, right in re.findall(r"(?:^|: *)([\d×+− ]+) = (\d+)", plain):
            assert eval(left.replace("×", "*").replace("−", "-")) == int(right), line
            sums += 1
    assert sums >= len(settlement.pots)
