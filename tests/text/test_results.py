"""The results of a night as plain text (`text/results.py`)."""

import re

import pytest

from floorman.table.session.night import Night
from floorman.text import languages
from floorman.text.results import results_text, signed
from tests.table.session.nights import fold_round, night
from tests.table.session.random_nights import RandomNight
from tests.text.night_checks import whole


def played(**settings: object) -> Night:
    """Bo wins 20 off 민수; of 200 each nobody else loses or wins."""
    return night("민수:200 Bo:200 Cy:200", **settings).begin().line("r20 c f | x x | x x | x x").award(0, "Bo")


def test_the_results_have_a_line_a_player_the_check_and_the_payments() -> None:
    assert results_text(played().close().state, "en") == (
        "Results\n\n"
        "민수: in 200, out 180, net −20\n"
        "Bo: in 200, out 222, net +22\n"
        "Cy: in 200, out 198, net −2\n"
        "Check: −20 +22 −2 = 0\n\n"
        "민수 pays Bo 20\n"
        "Cy pays Bo 2\n"
        "Fewest payments (exact)\n\n"
        "Play chips or bookkeeping only. No cash value, no money moves here."
    )


def test_take_difference_and_rounding_are_said() -> None:
    game = played(rake_per_mille=100, name="Friday", settle_unit=10).close({"민수": 179, "Bo": 217, "Cy": 190}, bearer="Cy")
    assert results_text(game.state, "ko") == (
        "게임 결과 · Friday\n\n"
        "민수 · 바이인 200 · 반납 179 · 손익 −21\n"
        "Bo · 바이인 200 · 반납 217 · 손익 +17\n"
        "Cy · 바이인 200 · 반납 190 · 차이 +10 · 손익 0\n"
        "하우스 몫 4 · 보관: 민수\n"
        "검산: −21 +17 +4 = 0\n"
        "센 칩이 10 부족 · 차이 부담: Cy\n\n"
        "민수 → Bo 20\n"
        "가장 적은 송금 횟수(정확)\n"
        "정산 단위 10 · 손익을 내림하고, 남는 단위는 나머지가 큰 사람부터 더합니다.\n\n"
        "게임용 칩 또는 기록용 · 환금 불가. 여기서 돈은 오가지 않습니다."
    )


def test_too_many_chips_are_too_many() -> None:
    game = night("민수:200 Bo:200").close({"민수": 200, "Bo": 205}, bearer="Bo")
    assert "Counted 5 too many. Borne by Bo" in results_text(game.state, "en")


def test_a_host_who_only_holds_the_take_is_named() -> None:
    game = night("Host Ann:200 Bo:200", rake_per_mille=100).begin().line("r20 c | x x | x x | x x").award(0, "Bo").close()
    text = results_text(game.state, "ja")
    assert "預かり：Host" in text
    assert "Ann → Bo 16\nAnn → Host 4\n" in text


def test_an_even_night_owes_nothing() -> None:
    text = results_text(night("민수:200 Bo:200", settle_unit=10).close().state, "en")
    assert "Check: 0 = 0" in text
    assert "Nobody owes anything." in text
    assert "units of 10" in text


def test_with_more_than_ten_the_payments_are_not_called_the_fewest() -> None:
    """Ten chairs, and the eleventh has gone home a small blind down."""
    game = fold_round(night(" ".join(f"P{i}:200" for i in range(10)))).leave("P1").sit("Q", 1, 200)
    moved = (1, 2, 3, 4, 5, -1, -2, -3, -4, -5)
    text = results_text(
        game.close({player: chips + by for (player, chips), by in zip(game.stacks.items(), moved, strict=True)}).state, "en"
    )
    assert "P1: in 200, out 199, net −1" in text
    assert "Few payments. Even fewer may be possible." in text
    assert "exact" not in text


def test_before_the_closing_there_is_no_text() -> None:
    assert results_text(night("민수:200").state, "en") == ""


@pytest.mark.parametrize(("chips", "text"), [(0, "0"), (1200, "+1,200"), (-300, "−300")])
def test_nets_have_a_true_sign(chips: int, text: str) -> None:
    assert signed(chips) == text


@pytest.mark.parametrize("seed", range(5))
def test_the_check_sum_of_a_random_night_is_zero(seed: int) -> None:
    state = RandomNight(9500 + seed).play(6).state
    for lang in languages:
        lines = results_text(state, lang).split("\n")
        assert all(whole(line) for line in lines if line)
        check = next(line for line in lines if line.endswith("= 0"))
        terms = [int(term.replace("−", "-").replace(",", "")) for term in re.findall(r"[+−][\d,]+", check)]
        assert sum(terms) == 0
