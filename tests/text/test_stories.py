"""Events in words (`text/stories.py`): each class once, and a hand of the guide told from the first chip to the last."""

from collections.abc import Callable
from typing import Any, get_args

import pytest

from floorman.rules.cards import cards_of
from floorman.rules.streets import Street
from floorman.table import events as e
from floorman.table.hand import Hand
from floorman.table.setup import Setup, make_setup
from floorman.text import languages, tell, tell_all
from floorman.text.stories import _STORIES
from tests.builders import play, rules, table

NAMES = ("민수", "B", "C")
SETUP = make_setup({"A": 500, "B": 500, "C": 500}, (1, 2))


def _later(setup: Setup, **changes: Any) -> e.HandStarted:
    return e.HandStarted(setup._replace(**changes))


TOLD: list[tuple[e.Event, str, str, str]] = [
    (
        e.HandStarted(SETUP),
        "New hand, blinds 1/2. Button: C.",
        "새 판 · 블라인드 1/2 · 버튼 C",
        "新しいハンド：ブラインド 1/2、ボタン C",
    ),
    (
        _later(SETUP, button_seat=-1),
        "New hand, blinds 1/2. Dead button.",
        "새 판 · 블라인드 1/2 · 데드 버튼",
        "新しいハンド：ブラインド 1/2、デッドボタン",
    ),
    (_later(SETUP, bomb_pot=20), "New hand, bomb pot. Button: C.", "새 판 · 밤 팟 · 버튼 C", "新しいハンド：ボムポット、ボタン C"),
    (
        _later(SETUP, street=Street.FLOP, pot=6),
        "Hand taken up on the way: Flop, pot 6. Button: C.",
        "도중에 시작한 판 · 플랍 · 팟 6 · 버튼 C",
        "途中から始めたハンド：フロップ、ポット 6、ボタン C",
    ),
    (e.Posted(0, e.Post.ANTE, 10), "민수 posts an ante of 10", "민수 · 앤티 10", "민수：アンティ 10"),
    (
        e.Posted(0, e.Post.TABLE_ANTE, 200),
        "민수 posts the ante for the table, 200",
        "민수 · 테이블 전체 앤티 200",
        "민수：全員分のアンティ 200",
    ),
    (e.Posted(0, e.Post.SMALL_BLIND, 1), "민수 posts the small blind, 1", "민수 · 스몰블라인드 1", "민수：スモールブラインド 1"),
    (e.Posted(1, e.Post.BIG_BLIND, 2), "B posts the big blind, 2", "B · 빅블라인드 2", "B：ビッグブラインド 2"),
    (e.Posted(2, e.Post.STRADDLE, 4), "C straddles 4", "C · 스트래들 4", "C：ストラドル 4"),
    (e.Posted(2, e.Post.LIVE_POST, 2), "C posts 2 live", "C · 라이브 블라인드 2", "C：ライブブラインド 2"),
    (e.Posted(2, e.Post.DEAD_POST, 1), "C posts 1 dead", "C · 데드 블라인드 1", "C：デッドブラインド 1"),
    (e.Posted(2, e.Post.BOMB, 20), "C antes 20 for the bomb pot", "C · 밤 팟 앤티 20", "C：ボムポットのアンティ 20"),
    (e.HoleDealt(((0, 1), (2, 3), (4, 5))), "Hole cards dealt", "홀카드를 나눠 주었습니다", "ホールカードを配りました"),
    (e.Folded(0), "민수 folds", "민수 · 폴드", "민수：フォールド"),
    (e.Checked(0), "민수 checks", "민수 · 체크", "민수：チェック"),
    (e.Called(0, 1016, 1000, False), "민수 calls 1,000", "민수 · 콜 1,000", "민수：1,000 をコール"),
    (e.Called(0, 16, 6, True), "민수 calls 6, all-in", "민수 · 콜 6 · 올인", "민수：6 をコール、オールイン"),
    (e.Bet(0, 10, True, False), "민수 bets 10", "민수 · 베트 10", "민수：10 をベット"),
    (e.Bet(0, 10, True, True), "민수 bets 10, all-in", "민수 · 베트 10 · 올인", "민수：10 をベット、オールイン"),
    (e.Bet(0, 1, False, True), "민수 short all-in, 1", "민수 · 짧은 올인 1", "민수：ショートオールイン 1"),
    (
        e.Raised(0, 120, 60, True, False),
        "민수 raises to 120 (by 60)",
        "민수 · 레이즈 120 (올린 폭 60)",
        "민수：120 にレイズ（レイズ幅 60）",
    ),
    (
        e.Raised(0, 25, 15, True, True),
        "민수 raises to 25 (by 15), all-in",
        "민수 · 레이즈 25 (올린 폭 15) · 올인",
        "민수：25 にレイズ（レイズ幅 15）、オールイン",
    ),
    (
        e.Raised(0, 16, 6, False, True),
        "민수 short all-in, 16 (by 6)",
        "민수 · 짧은 올인 16 (올린 폭 6)",
        "민수：ショートオールイン 16（レイズ幅 6）",
    ),
    (
        e.Returned(0, 50000),
        "50,000 uncalled, returned to 민수",
        "초과분 50,000 · 민수에게 반환",
        "コールされなかった 50,000 を 민수 に返却",
    ),
    (e.StreetClosed(0, 1), "Preflop: betting round closed", "프리플랍 · 베팅 라운드 종료", "プリフロップ：ベッティングラウンド終了"),
    (e.StreetClosed(3, 4), "River: betting is over", "리버 · 베팅 종료", "リバー：ベット終了"),
    (e.BoardDealt(1, cards_of("Ah7d2c"), 9, 0), "Flop: A♥ 7♦ 2♣", "플랍 · A♥ 7♦ 2♣", "フロップ：A♥ 7♦ 2♣"),
    (e.BoardDealt(2, (), -1, 0), "Turn dealt", "턴 펼침", "ターンを開きました"),
    (e.BoardDealt(3, cards_of("Ah"), -1, 1), "Board 2, River: A♥", "보드 2 · 리버 · A♥", "ボード 2、リバー：A♥"),
    (e.BoardDealt(3, (), -1, 2), "Board 3, River dealt", "보드 3 · 리버 펼침", "ボード 3、リバーを開きました"),
    (e.RunsAgreed(1), "One board", "보드 한 번", "ボード 1 回"),
    (e.RunsAgreed(2), "2 boards", "보드 두 번", "ボード 2 回"),
    (e.RunsAgreed(3), "3 boards", "보드 3번", "ボード 3 回"),
    (e.HoleReported(0, (0, 1)), "민수: hole cards entered", "민수 · 홀카드 입력", "민수：ホールカードを入力"),
    (e.BoardReported(0, cards_of("AhKd")), "Board entered: A♥ K♦", "보드 입력 · A♥ K♦", "ボードを入力：A♥ K♦"),
    (e.Shown(0, cards_of("AsKs")), "민수 shows A♠ K♠", "민수 · 공개 A♠ K♠", "민수：ショウ A♠ K♠"),
    (e.Shown(0, ()), "민수 shows", "민수 · 공개", "민수：ショウ"),
    (e.Mucked(0), "민수 mucks", "민수 · 머크", "민수：マック"),
    (e.RakeTaken(6), "Rake 6", "레이크 6", "レーキ 6"),
    (
        e.PotAwarded(0, 90000, ((0, 90000),), False),
        "Main pot (90,000): 민수",
        "메인 팟(90,000) · 민수",
        "メインポット（90,000）：민수",
    ),
    (
        e.PotAwarded(1, 80000, ((1, 40000), (2, 40000)), False),
        "Side pot 1 (80,000), split: B 40,000, C 40,000",
        "사이드 팟 1(80,000) · 스플릿 · B 40,000, C 40,000",
        "サイドポット 1（80,000）、チョップ：B 40,000、C 40,000",
    ),
    (
        e.PotAwarded(0, 101, ((0, 51), (2, 50)), True),
        "Main pot (101), split: 민수 51, C 50. Odd chip: 민수 (winner named by the dealer)",
        "메인 팟(101) · 스플릿 · 민수 51, C 50 · 남는 칩 민수 (딜러가 승자 선택)",
        "メインポット（101）、チョップ：민수 51、C 50。端数チップ：민수（勝者はディーラーが選択）",
    ),
    (
        e.StackCorrected(0, 100, 1200, "miscount"),
        "민수: stack corrected from 100 to 1,200. Reason: miscount",
        "민수 · 스택 수정 100 → 1,200 · 사유: miscount",
        "민수：スタックを 100 から 1,200 に修正。理由：miscount",
    ),
    (
        e.StackCorrected(0, 100, 120, ""),
        "민수: stack corrected from 100 to 120",
        "민수 · 스택 수정 100 → 120",
        "민수：スタックを 100 から 120 に修正",
    ),
    (
        e.HandOver(e.Reason.ALL_OTHERS_FOLDED, ""),
        "Hand over: all others folded",
        "판 종료 · 나머지 전원 폴드",
        "ハンド終了：ほかは全員フォールド",
    ),
    (
        e.HandOver(e.Reason.SHOWDOWN, ""),
        "Hand over: all pots paid",
        "판 종료 · 팟 지급 완료",
        "ハンド終了：すべてのポットを配りました",
    ),
    (e.HandOver(e.Reason.VOID, ""), "Hand void. All chips go back", "판 무효 · 모든 칩 반환", "ハンド無効：チップはすべて返却"),
    (
        e.HandOver(e.Reason.VOID, "fouled deck"),
        "Hand void. All chips go back. Reason: fouled deck",
        "판 무효 · 모든 칩 반환 · 사유: fouled deck",
        "ハンド無効：チップはすべて返却。理由：fouled deck",
    ),
    (
        e.Undone(7),
        "Undone. The first 7 events stand",
        "되돌리기 · 처음부터 7번째 기록까지 유효",
        "元に戻しました：最初から 7 件目までが有効",
    ),
]


@pytest.mark.parametrize(("event", "english", "korean", "japanese"), TOLD, ids=lambda told: type(told).__name__)
def test_an_event_is_told_in_one_line(event: e.Event, english: str, korean: str, japanese: str) -> None:
    assert [tell(event, NAMES, lang) for lang in languages] == [english, korean, japanese]


def test_every_class_of_events_is_told_here() -> None:
    assert {type(event) for event, *_ in TOLD} == set(get_args(e.Event))
    assert {*_STORIES, e.PotAwarded} == set(get_args(e.Event))
    assert {event.kind for event, *_ in TOLD if isinstance(event, e.Posted)} == set(e.Post)
    assert {event.reason for event, *_ in TOLD if isinstance(event, e.HandOver)} == set(e.Reason)


def test_a_hand_taken_up_on_the_way_may_have_a_dead_button() -> None:
    assert tell(_later(SETUP, street=Street.TURN, button_seat=-1), NAMES, "en") == "Hand taken up on the way: Turn, pot 0. Button: –."


@pytest.mark.parametrize("lang", languages)
def test_hole_cards_are_told_only_when_they_are_shown(lang: str) -> None:
    assert "♠" not in tell(e.HoleDealt((cards_of("AsKs"), cards_of("QsJs"))), ("A", "B"), lang)
    assert "♠" not in tell(e.HoleReported(0, cards_of("AsKs")), ("A", "B"), lang)


def test_unequal_shares_of_several_boards_are_no_odd_chips() -> None:
    awarded = e.PotAwarded(0, 301, ((0, 151), (1, 150)), False)
    assert "Odd chip" in tell(awarded, NAMES, "en")
    assert "Odd chip" not in tell(awarded, NAMES, "en", boards=2)


GUIDE_000 = {
    "en": """Hand taken up on the way: Flop, pot 0. Button: B.
Flop dealt
C bets 120,000, all-in
A calls 30,000, all-in
B calls 70,000, all-in
50,000 uncalled, returned to C
Flop: betting is over
Turn dealt
River dealt
Side pot 1 (80,000): C (winner named by the dealer)
Main pot (90,000): A (winner named by the dealer)
Hand over: all pots paid""",
    "ko": """도중에 시작한 판 · 플랍 · 팟 0 · 버튼 B
플랍 펼침
C · 베트 120,000 · 올인
A · 콜 30,000 · 올인
B · 콜 70,000 · 올인
초과분 50,000 · C에게 반환
플랍 · 베팅 종료
턴 펼침
리버 펼침
사이드 팟 1(80,000) · C (딜러가 승자 선택)
메인 팟(90,000) · A (딜러가 승자 선택)
판 종료 · 팟 지급 완료""",
    "ja": """途中から始めたハンド：フロップ、ポット 0、ボタン B
フロップを開きました
C：120,000 をベット、オールイン
A：30,000 をコール、オールイン
B：70,000 をコール、オールイン
コールされなかった 50,000 を C に返却
フロップ：ベット終了
ターンを開きました
リバーを開きました
サイドポット 1（80,000）：C（勝者はディーラーが選択）
メインポット（90,000）：A（勝者はディーラーが選択）
ハンド終了：すべてのポットを配りました""",
}


def _guide_000() -> Hand:
    return play(table("C:120000 A:30000 B:70000", "100/200", street="flop"), "a c c").award(1, "C").award(0, "A")


@pytest.mark.parametrize("lang", languages)
def test_the_three_all_ins_of_the_guide_are_told(lang: str) -> None:
    assert "\n".join(tell_all(_guide_000().events, lang)) == GUIDE_000[lang]


def _undone() -> Hand:
    return play(table("A:500 B:16 C:500", street="flop"), "b10 a").undo()


def _run_twice() -> Hand:
    hand = table("A:101 B:101 C:101", street="flop", pot=1, rules=rules("wsop", rit_max=2), manual=True).deal("Ah7d2c")
    play(hand, "b101 c c").run_times(2)
    for cards in ("Td", "9d", "8c", "7s"):
        hand.deal(cards)
    return hand.know("A", "AsKc").know("B", "AcKh").know("C", "QsJs")


@pytest.mark.parametrize("make", [_undone, _run_twice])
@pytest.mark.parametrize("lang", languages)
def test_a_whole_log_has_a_line_for_every_event(make: Callable[[], Hand], lang: str) -> None:
    hand = make()
    assert len(tell_all(hand.events, lang)) == len(hand.events)


def test_the_boards_agreed_on_are_known_to_the_whole_story() -> None:
    told = tell_all(_run_twice().events, "en")
    assert "2 boards" in told
    assert "Board 2, River: 7♠" in told
    assert not any("Odd chip" in line for line in told)
