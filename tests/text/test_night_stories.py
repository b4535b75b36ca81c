"""What happens in a night, told (`text/night.py`)."""

import re
from collections.abc import Sequence
from typing import Any, get_args

import pytest

from floorman.table import commands as h
from floorman.table.session import commands as c
from floorman.table.session import events as s
from floorman.table.session.night import Night
from floorman.table.session.settings import Settings
from floorman.text import languages
from floorman.text.night import (
    night_story,
    tell_night,
)
from tests.table.session.nights import night
from tests.table.session.random_nights import RandomNight
from tests.text.night_checks import whole
from tests.text.provoked_nights import DECK, NAMES, table


def busy() -> Night:
    """A night in which everything happens that can."""
    game = night("민수:100 Bo:100 Cy:100", name="Friday", approval=True, time_charge=1, max_buy_in=150)
    for player in ("Bo", "Cy"):
        game.ask(c.GrantChips("민수", player))
    game.ask(c.Join("d", "Dee")).ask(c.TakeSeat("d", "d", 5, True)).ask(c.AddGuest("민수", "e", "Eve")).ask(c.Rename("d", "d", "Di"))
    game.ask(c.AskChips("d", "d", 60)).ask(c.DeclineChips("민수", "d")).ask(c.AskChips("d", "d", 50)).ask(c.WithdrawAsk("d", "d"))
    game.ask(c.MoveSeat("Cy", "Cy", 3)).begin().line("r6 c f").undo().line("f").ask(c.Pause("민수")).ask(c.Resume("민수"))
    game.ask(c.Leave("Bo", "Bo")).sit_out("Cy").come_back("Cy").ask(c.CallLastHand("민수")).ask(c.CallLastHand("민수", False))
    game.void("misdeal").ask(c.LockRoom("민수")).ask(c.LockRoom("민수", False)).ask(c.ChangeStakes("민수", 2, 4, 1))
    game.ask(c.SetStackRight("민수", "Cy", 90, "recount")).ask(c.Kick("민수", "d"))
    game.ask(c.OfferHost("민수", "Cy")).ask(c.DeclineHost("Cy")).ask(c.OfferHost("민수", "Cy")).ask(c.AcceptHost("Cy"))
    game.ask(c.Tick(0, ())).ask(c.Tick(10, ("Cy",))).ask(c.Tick(20, ("민수",))).ask(c.Tick(90, ("민수",)))
    stacks = {guest.player: guest.stack for guest in game.state.seated()}
    return game.ask(c.CloseNight(game.state.host, tuple(stacks.items()), "Cy"))


@pytest.mark.parametrize("lang", languages)
def test_every_event_of_a_night_has_its_line(lang: str) -> None:
    game = busy()
    assert {type(event) for event in game.events} == set(get_args(s.SessionEvent))
    lines = night_story(game.events, lang)
    assert len(lines) == len(game.events)
    assert all(map(whole, lines)), [line for line in lines if not whole(line)]


@pytest.mark.parametrize("lang", ["ko", "ja"])
def test_no_line_of_a_night_is_left_in_english(lang: str) -> None:
    ours = {"Bo", "Cy", "Dee", "Di", "Eve", "Friday", "misdeal", "recount"}
    for line in night_story(busy().events, lang):
        assert set(re.findall(r"[A-Za-z]+", line)) <= ours, line


@pytest.mark.parametrize("seed", range(4))
def test_a_random_night_can_be_told(seed: int) -> None:
    log = RandomNight(9000 + seed).play(5).log
    for lang in languages:
        assert all(map(whole, night_story(log, lang)))


def _hand(**changes: Any) -> s.HandBegun:
    table = night("민수:100 Bo:100 Cy:100").begin()
    begun = next(event for event in table.events if isinstance(event, s.HandBegun))
    return begun._replace(number=12, setup=begun.setup._replace(**changes))


TOLD: list[tuple[s.SessionEvent, str, str, str]] = [
    (
        s.NightOpened(Settings(), "민수", "민수"),
        "민수 opens the room. Blinds 1/2",
        "민수 · 방 개설 · 블라인드 1/2",
        "민수がルームを作成：ブラインド 1/2",
    ),
    (
        s.Joined("x", "Eve", "Bo"),
        "Eve joins without a phone. Bo acts for this seat",
        "Eve · 휴대폰 없이 참가 · 대신 입력: Bo",
        "Eve：スマホなしで参加（操作する人：Bo）",
    ),
    (s.Renamed("Bo", "Bob"), "Bo is now called Bob", "이름 변경: Bo → Bob", "名前の変更：Bo → Bob"),
    (s.Renamed("Bo", "Bo"), "New name: Bo", "새 이름: Bo", "新しい名前：Bo"),
    (s.SeatTaken("Bo", 2, False), "Bo takes seat 3", "Bo · 3번 자리", "Bo：3 番の席に着席"),
    (
        s.SeatMoved("Bo", 0, False),
        "Bo moves to seat 1 and enters as a new player",
        "Bo · 1번 자리로 옮김 · 새 플레이어로 참여",
        "Bo：1 番の席に移動、新しいプレイヤーとして参加",
    ),
    (
        s.CameBack("Bo", True),
        "Bo is back and posts what is owed",
        "Bo · 복귀 · 밀린 블라인드를 내고 참여",
        "Bo：復帰、未払いブラインドを出して参加",
    ),
    (s.LeaveMarked("Bo", True), "Bo is sent home after this hand", "Bo · 이 판까지 하고 내보냄", "Bo：このハンドの後に退出させる"),
    (s.CashedOut("Bo", 120, False, 0), "Bo cashes out 120", "Bo · 칩 반납 120", "Bo：チップ返却 120"),
    (s.CashedOut("Bo", 0, False, 0), "Bo leaves the table", "Bo · 자리에서 일어남", "Bo：席を離れました"),
    (
        s.CashedOut("Bo", 1200, True, 0),
        "Bo is sent home and cashes out 1,200",
        "Bo · 내보냄 · 칩 반납 1,200",
        "Bo：退出させる、チップ返却 1,200",
    ),
    (s.CashedOut("Bo", 0, True, 0), "Bo is sent home", "Bo · 내보냄", "Bo：退出させる"),
    (s.ChipsGranted("Bo", 50, "민수"), "Bo: 50 approved by 민수", "Bo · 칩 50 · 민수 승인", "Bo：チップ 50 を 민수が承認"),
    (
        s.ChipsDeclined("Bo", ""),
        "Bo: no chips added, the stack is at the maximum",
        "Bo · 스택이 이미 최대라 칩을 추가하지 않습니다",
        "Bo：スタックが上限なのでチップは追加しません",
    ),
    (
        s.ChipsBought("Bo", 30, 50),
        "Bo buys in for 30 of 50, up to the maximum",
        "Bo · 바이인 30 · 요청 50, 최대까지",
        "Bo：バイイン 30（申請 50、上限まで）",
    ),
    (
        s.StackSetRight("Bo", 100, 90, "recount"),
        "Bo: stack corrected from 100 to 90. Reason: recount",
        "Bo · 스택 수정 100 → 90 · 사유: recount",
        "Bo：スタックを 100 から 90 に修正。理由：recount",
    ),
    (
        s.TimeCharged(0, ()),
        "Time charge: the clock runs, nothing taken",
        "시간 요금 · 시간 재는 중",
        "タイムチャージ：計測中、支払いなし",
    ),
    (s.TimeCharged(0, (("Bo", 2), ("Cy", 2))), "Time charge: Bo 2, Cy 2", "시간 요금 · Bo 2, Cy 2", "タイムチャージ：Bo 2、Cy 2"),
    (s.TimeCharged(0, (("Bo", -2),)), "Time charge given back: Bo 2", "시간 요금 반환 · Bo 2", "タイムチャージを返却：Bo 2"),
    (
        _hand(small_blind=10, big_blind=20),
        "Hand 12. Button: 민수. Blinds 10/20",
        "12판 · 버튼 민수 · 블라인드 10/20",
        "ハンド 12：ボタン 민수、ブラインド 10/20",
    ),
    (
        _hand(button_seat=-1, ante=2),
        "Hand 12. Dead button. Blinds 1/2, ante 2",
        "12판 · 데드 버튼 · 블라인드 1/2 · 앤티 2",
        "ハンド 12：デッドボタン、ブラインド 1/2、アンティ 2",
    ),
    (_hand(bomb_pot=20), "Hand 12. Button: 민수. Bomb pot 20", "12판 · 버튼 민수 · 밤 팟 20", "ハンド 12：ボタン 민수、ボムポット 20"),
    (
        s.HostChanged("Bo", True),
        "The host was away too long. Bo is the host",
        "방장이 오래 자리를 비워 새 방장: Bo",
        "ホストの不在が続いたので交代：Bo",
    ),
    (
        s.NightClosed((("Bo", 390),), "Bo", -10),
        "Game closed. Counted 390, 10 missing. Borne by Bo",
        "게임 종료 · 센 칩 390 · 10 부족 · 차이 부담: Bo",
        "ゲーム終了：数えたチップ 390、10 不足。差額を引き受ける人：Bo",
    ),
    (
        s.NightClosed((("Bo", 410),), "Bo", 10),
        "Game closed. Counted 410, 10 too many. Borne by Bo",
        "게임 종료 · 센 칩 410 · 10 많음 · 차이 부담: Bo",
        "ゲーム終了：数えたチップ 410、10 多い。差額を引き受ける人：Bo",
    ),
    (
        s.NightClosed((("Bo", 400),), "", 0),
        "Game closed. Counted 400, nothing missing",
        "게임 종료 · 센 칩 400 · 차이 없음",
        "ゲーム終了：数えたチップ 400、過不足なし",
    ),
]


@pytest.mark.parametrize(("event", "en", "ko", "ja"), TOLD, ids=lambda value: type(value).__name__)
def test_an_event_in_three_languages(event: s.SessionEvent, en: str, ko: str, ja: str) -> None:
    assert [tell_night(event, NAMES, lang) for lang in languages] == [en, ko, ja]


def told(events: Sequence[s.SessionEvent], lang: str = "en") -> list[str]:
    return night_story(events, lang)


def test_an_undo_says_what_was_undone() -> None:
    game = table().begin().line("r6").undo()
    assert told(game.events)[-1] == "Undone by 민수: 민수 raises to 6 (by 4)"
    assert told(game.events, "ko")[-1] == "민수님이 되돌림: 민수 · 레이즈 6 (올린 폭 4)"
    assert tell_night(s.TakenBack(5, "Bo"), NAMES, "ja") == "Boが取り消し"


def test_boards_taken_back_are_forgotten() -> None:
    """With two boards unequal shares are no odd chips; back at one board they are again."""
    game = night("민수:51 Bo:51 Cy:51", options={"rit_max": 2}).begin().line("c f x | b49 c").play(h.AgreeRuns(2, (1, 2)))
    assert told(game.events)[-1] == "2 boards"
    game.undo().deal().deal().award(0, "민수", "Cy")
    assert "Main pot (103), split: Cy 52, 민수 51. Odd chip: Cy (winner named by the dealer)" in told(game.events)


def test_an_event_of_the_hand_is_told_with_the_names_of_the_hand() -> None:
    game = table().begin(deck=DECK).ask(c.Rename("Bo", "Bo", "Robert"))
    played = next(event for event in game.events if isinstance(event, s.Played))
    assert tell_night(played, {"Bo": "Robert"}, "en", seats=game.hand.names) == "Bo posts the small blind, 1"
