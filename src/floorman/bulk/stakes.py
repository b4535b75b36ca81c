"""What is played for at the tables of the bulk player, read once and refused whole: seats, stacks, blinds, ante, game and house."""

from typing import Any, NamedTuple

import numpy as np

from floorman.bulk.faults import BulkError
from floorman.bulk.record import TABLE
from floorman.rules.house import PRESETS, AnteKind, Game, HouseRules, Straddle
from floorman.rules.record import MAX_SEATS, NOBODY

GAMES = {"NL": Game.NO_LIMIT, "PL": Game.POT_LIMIT, "FL": Game.FIXED_LIMIT}
MOST_CHIPS = 2**31 - 1  # on one table, all seats together
MOST_FORCED = MOST_CHIPS // 8  # a blind, ante, straddle or fixed bet: what prices are added up from has to fit 31 bits too


class Stakes(NamedTuple):
    """One row for each table, ready to be dealt, and the house whose rules hold at all of them."""

    rows: Any  # TABLE[n]
    house: HouseRules


def stakes_of(
    tables: int,
    seats: int = 6,
    stacks: Any = 200,
    blinds: tuple[int, int] = (1, 2),
    house: str | HouseRules = "house",
    game: str | Game = "NL",
    ante: int = 0,
    ante_kind: str | AnteKind | None = None,
    bomb_pot: int = 0,
    bets: tuple[int, int] = (0, 0),
    unit: int = 1,
    straddle: int = 0,
) -> Stakes:
    """Reads what a caller of `Tables` or `simulate` has given. Raises `BulkError`, which names the first fault."""
    _check_number("tables", tables, 1, 2**31 - 1)
    _check_number("seats", seats, 2, MAX_SEATS)
    rules = _house_of(house)
    small, big = _pair("blinds", blinds)
    small_bet, big_bet = _pair("bets", bets)
    least_of = {"small blind": (small, 0), "big blind": (big, 1), "ante": (ante, 0), "bomb pot": (bomb_pot, 0), "unit": (unit, 1)}
    least_of |= {"small bet": (small_bet, 0), "big bet": (big_bet, 0)}
    for what, (value, least) in least_of.items():
        _check_number(what, value, least, MOST_FORCED)
    if small > big:
        raise BulkError("blinds_out_of_order", small=small, big=big)
    if bomb_pot and not rules.bomb_pot:
        raise BulkError("no_bomb_pot", value=bomb_pot)
    rows = np.zeros(tables, TABLE)
    rows["seats"] = seats
    rows["game"] = _named("game", game, GAMES)
    rows["small_blind"], rows["big_blind"] = small, big
    rows["small_bet"] = small_bet or big
    rows["big_bet"] = big_bet or 2 * (small_bet or big)
    rows["button_seat"] = seats - 1
    heads_up = seats == 2  # the button posts the small blind (TDA 34-B)
    rows["small_blind_seat"] = NOBODY if bomb_pot else int(heads_up)
    rows["big_blind_seat"] = NOBODY if bomb_pot else int(not heads_up)
    rows["event_heads_up"] = heads_up
    rows["ante"], rows["bomb_pot"], rows["unit"] = ante, bomb_pot, unit
    kinds = {member.name.lower(): member for member in AnteKind}
    kind = rules.ante_kind if ante_kind is None else _named("ante_kind", ante_kind, kinds)
    if kind == AnteKind.NONE:
        kind = AnteKind.PER_PLAYER  # an ante is there, and somebody pays it
    if kind == AnteKind.PER_PLAYER:
        _check_number("ante", ante, 0, big)
    rows["ante_kind"] = kind if ante else AnteKind.NONE
    rows["straddler"] = NOBODY
    if straddle:
        _seat_straddle(rows, seats, big, straddle, rules)
    rows["stack"][:, :seats] = stacks_of(stacks, tables, seats)
    return Stakes(rows, rules)


def stacks_of(stacks: Any, tables: int, seats: int) -> Any:
    """Stacks as int64[tables, seats], from one number, one for each seat, or one for each seat of each table."""
    given = np.asarray(stacks)
    if given.dtype.kind not in "iu":
        raise BulkError("not_whole_numbers", what="stacks", dtype=str(given.dtype))
    if given.shape not in ((), (seats,), (tables, seats)):
        raise BulkError("wrong_shape", what="stacks", found=list(given.shape), wanted=f"[], [{seats}] or [{tables}, {seats}]")
    for stack in (int(given.min()), int(given.max())):
        if not 1 <= stack <= MOST_CHIPS:
            raise BulkError("out_of_range", what="stack", value=stack, least=1, most=MOST_CHIPS)
    spread = np.broadcast_to(given, (tables, seats)).astype(np.int64)
    total = int(spread.sum(axis=1).max())
    if total > MOST_CHIPS:
        raise BulkError("too_many_chips", value=total, most=MOST_CHIPS)
    return spread


def _seat_straddle(rows: Any, seats: int, big: int, straddle: int, rules: HouseRules) -> None:
    """A straddle under the gun (WSOP L22): at least twice the big blind, at a table where that is not a blind."""
    if rules.straddle == Straddle.OFF or (rules.straddle == Straddle.BUTTON and seats != 3):
        raise BulkError("no_straddle", value=straddle)
    if seats < 3:
        raise BulkError("out_of_range", what="seats with a straddle", value=seats, least=3, most=MAX_SEATS)
    _check_number("straddle", straddle, 2 * big, 2 * MOST_FORCED)
    rows["straddler"], rows["straddle"] = 2, straddle


def _house_of(house: str | HouseRules) -> HouseRules:
    if isinstance(house, HouseRules):
        _check_number("rake_per_mille", house.rake_per_mille, 0, 1000)
        _check_number("rake_cap", house.rake_cap, 0, MOST_CHIPS)
        _check_number("limit_raise_cap", house.limit_raise_cap, 0, MOST_CHIPS)
        return house
    found: HouseRules = _named("house", house, PRESETS)
    return found


def _pair(what: str, value: Any) -> tuple[Any, Any]:
    if not isinstance(value, tuple | list) or len(value) != 2:
        raise BulkError("not_a_number", what=f"each of two {what}", value=repr(value)[:40])
    return value[0], value[1]


def _named(what: str, value: Any, known: dict[str, Any]) -> Any:
    if isinstance(value, str):
        if value not in known:
            raise BulkError("no_such_choice", what=what, value=value, known=", ".join(known))
        return known[value]
    if value not in known.values():
        raise BulkError("no_such_choice", what=what, value=str(value), known=", ".join(known))
    return value


def check_seed(what: str, value: Any) -> int:
    """The seed or the number of a hand, 0 to 2**63 - 1. Raises `BulkError`."""
    _check_number(what, value, 0, 2**63 - 1)
    return int(value)


def _check_number(what: str, value: Any, least: int, most: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise BulkError("not_a_number", what=what, value=repr(value)[:40])
    if not least <= value <= most:
        raise BulkError("out_of_range", what=what, value=int(value), least=least, most=most)
