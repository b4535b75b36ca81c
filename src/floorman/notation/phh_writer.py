"""A hand of ours as PHH text, and the little TOML that takes.

What the format has no place for is refused (`no-place-for`), never left out: bomb pots, dead posts, several boards, corrected stacks,
a hand called off, a hand that began after the flop, pot-limit.
"""

import datetime
import json
import re
from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any

from floorman.notation.phh_reader import Fault, PhhError
from floorman.rules.cards import name_of
from floorman.rules.house import AnteKind, Game
from floorman.rules.record import NOBODY
from floorman.rules.streets import Street
from floorman.table import events as e
from floorman.table.hand import Hand
from floorman.table.setup import Setup
from floorman.table.state import State

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def write(hand: Hand, scale: int = 1, fields: Mapping[str, Any] | None = None) -> str:
    """The text of a `.phh`. `scale` is how many of our chips are one of the file's; `fields` are added, as `{"event": "Home game"}`.

    Read and played again under the same house rules it gives the same chips. Raises `PhhError` for what the format cannot say.
    """
    state = hand.state
    setup = state.setup
    log = hand.log
    _refuse_the_unsayable(setup, log)
    lines: dict[str, Any] = {"variant": "NT" if setup.game == Game.NO_LIMIT else "FT"}
    lines["ante_trimming_status"] = setup.ante_kind not in (AnteKind.BIG_BLIND, AnteKind.BUTTON)
    lines["antes"] = [_number(chips, scale) for chips in _antes(setup)]
    lines["blinds_or_straddles"] = [_number(chips, scale) for chips in _blinds(setup)]
    if setup.game == Game.NO_LIMIT:
        lines["min_bet"] = _number(setup.big_blind, scale)
    else:
        lines["small_bet"], lines["big_bet"] = _number(state.record.small_bet, scale), _number(state.record.big_bet, scale)
    lines["starting_stacks"] = [_number(chips, scale) for chips in setup.stacks]
    lines["actions"] = list(_actions(state, log, scale))
    lines["players"] = list(setup.names)
    if hand.over:
        lines["finishing_stacks"] = [_number(chips, scale) for chips in hand.stacks.values()]
    if setup.unit != 1:
        lines["_unit"] = _number(setup.unit, scale)
    return toml({**lines, **(fields or {})})


def write_all(texts: Iterable[str]) -> str:
    """The text of a `.phhs` from those of its hands: [1], [2], ..."""
    return "\n".join(f"[{number}]\n{text}" for number, text in enumerate(texts, 1))


def _refuse_the_unsayable(setup: Setup, log: list[e.Event]) -> None:
    absent = {
        "pot-limit": setup.game == Game.POT_LIMIT,
        "bomb pot": setup.bomb_pot > 0,
        "later street": setup.street != Street.PREFLOP or setup.pot > 0,
        "folded seats": bool(setup.folded),
        "dead post": any(dead for _, _, dead in setup.posts),
        "post on a blind or straddle": any(_blinds_without_posts(setup)[_place(setup, seat)] for seat, _, _ in setup.posts),
        "button": setup.button_seat != len(setup.names) - 1,
        "several boards": any(isinstance(event, e.RunsAgreed) and event.runs > 1 for event in log),
        "corrected stack": any(isinstance(event, e.StackCorrected) for event in log),
        "void hand": any(isinstance(event, e.HandOver) and event.reason == e.Reason.VOID for event in log),
        "big bet": setup.game == Game.FIXED_LIMIT and setup.small_bet not in (0, setup.big_blind),
    }
    for what, there in absent.items():
        if there:
            raise PhhError(Fault.NO_PLACE_FOR, what)


def _place(setup: Setup, seat: int) -> int:
    """Where a seat stands in the lists of antes and blinds: heads-up they are turned round."""
    return 1 - seat if len(setup.names) == 2 else seat


def _antes(setup: Setup) -> list[int]:
    antes = [0] * len(setup.names)
    if setup.ante_kind == AnteKind.PER_PLAYER:
        return [setup.ante] * len(setup.names)
    payer = {AnteKind.BIG_BLIND: setup.big_blind_seat, AnteKind.BUTTON: setup.button_seat}.get(setup.ante_kind, NOBODY)
    if payer != NOBODY:
        antes[_place(setup, payer)] = setup.ante
    return antes


def _blinds_without_posts(setup: Setup) -> list[int]:
    blinds = [0] * len(setup.names)
    for seat, chips in ((setup.small_blind_seat, setup.small_blind), (setup.big_blind_seat, setup.big_blind), *setup.straddles):
        if seat != NOBODY:
            blinds[_place(setup, seat)] = chips
    return blinds


def _blinds(setup: Setup) -> list[int]:
    blinds = _blinds_without_posts(setup)
    for seat, live, _ in setup.posts:
        blinds[_place(setup, seat)] = -live
    return blinds


def _actions(state: State, log: list[e.Event], scale: int) -> Iterable[str]:
    """The log in the words of the format. Cards that were entered later are written where they were dealt."""
    board = state.boards[0]
    lying = 0
    for event in log:
        if isinstance(event, e.HoleDealt):
            for seat, cards in enumerate(state.hole):
                yield f"d dh p{seat + 1} {''.join(map(name_of, cards)) or '????'}"
        elif isinstance(event, e.BoardDealt):
            cards_now = 3 if event.street == Street.FLOP else 1
            known = board[lying : lying + cards_now] if len(board) >= lying + cards_now else []
            lying += cards_now
            yield f"d db {''.join(map(name_of, known)) or '??' * cards_now}"
        elif isinstance(event, e.Folded):
            yield f"p{event.seat + 1} f"
        elif isinstance(event, (e.Checked, e.Called)):
            yield f"p{event.seat + 1} cc"
        elif isinstance(event, (e.Bet, e.Raised)):
            yield f"p{event.seat + 1} cbr {_number(event.to, scale)}"
        elif isinstance(event, e.Shown):
            yield f"p{event.seat + 1} sm {''.join(map(name_of, state.hole[event.seat]))}"
        elif isinstance(event, e.Mucked):
            yield f"p{event.seat + 1} sm"


def _number(chips: int, scale: int) -> int | Decimal:
    """Our chips in the file's: 1250 at a scale of 100 is 12.5."""
    if chips % scale == 0:
        return chips // scale
    return (Decimal(chips) / scale).normalize()


def toml(fields: Mapping[str, Any]) -> str:
    """Fields as TOML, one a line. Text, numbers, truth values, dates, lists and tables of these."""
    return "".join(f"{_key(name)} = {_value(value)}\n" for name, value in fields.items())


def _key(name: str) -> str:
    return name if _BARE_KEY.fullmatch(name) else _text(name)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Decimal):
        return f"{value:f}" if value % 1 else f"{value:.1f}"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, (datetime.datetime, datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(name)} = {_value(item)}" for name, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_value, value)) + "]"
    raise PhhError(Fault.WRONG_TYPE, type(value).__name__)


def _text(text: str) -> str:
    """A basic string: its escapes are JSON's, and DEL must be one of them."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
