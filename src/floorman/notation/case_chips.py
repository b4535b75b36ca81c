"""Cases about chips and cards: `pots`, `payout`, `winners`, `rake`."""

from collections.abc import Mapping
from math import gcd
from typing import Any

from floorman.notation.case_fields import Case, CaseError, Facts, Fields, per_mille
from floorman.rules.cards import CardError, cards_of
from floorman.rules.house import HouseRules, OddChipMulti, OddChipRule, OddChipUnit, RakeRounding, RunOddChip
from floorman.rules.pots import award, rake_of, take_rake
from floorman.rules.ranking import is_royal
from floorman.table import settlement
from floorman.table.rank import rank
from floorman.table.settlement import Settlement

ODD_MODES = {"one_each_clockwise": OddChipMulti.ONE_EACH_CLOCKWISE, "all_to_first": OddChipMulti.ALL_TO_FIRST}
RIT_ODD = {
    "first_board_one_each": RunOddChip.ONE_EACH_IN_BOARD_ORDER,
    "one_each_in_board_order": RunOddChip.ONE_EACH_IN_BOARD_ORDER,
    "all_to_first_board": RunOddChip.ALL_TO_FIRST_BOARD,
}
ROUNDINGS = {rounding.name.lower(): rounding for rounding in RakeRounding}
Board = dict[str, int]  # the place of each hand on one board: 1 is best, equal is a tie


def pots(case: Case) -> Facts:
    """The pots and refunds of contributions."""
    settled = _settled(case, case.house, case.setup.seats("odd_order", []), None)
    return _facts(settled)


def payout(case: Case) -> Facts:
    """Who wins how much, from contributions or from pots that are ready."""
    fields = case.setup
    house = case.house._replace(
        odd_chip_multi=fields.word("odd_mode", ODD_MODES, case.house.odd_chip_multi),
        rit_odd_chip=fields.word("rit_odd", RIT_ODD, case.house.rit_odd_chip),
    )
    holes = fields.by_seat("holes") if "holes" in fields else {}
    boards = _boards(fields, holes)
    order = fields.seats("odd_order", [])
    if house.odd_chip_rule == OddChipRule.HIGH_CARD_BY_SUIT:
        order = _by_high_card(holes, order)
    if "pots" in fields:
        return _ready(case, house, order, boards)
    return _facts(_settled(case, house, order, boards))


def _settled(case: Case, house: HouseRules, order: list[str], boards: list[Board] | None) -> Settlement:
    """The calculator's answer. Contributors stand in the order in which they get odd chips."""
    fields = case.setup
    contrib = fields.chips_by_seat("contrib")
    folded = fields.seats("folded", [])
    if order:
        for name in contrib:
            if name not in order and name not in folded:
                raise CaseError(f"setup.odd_order has no {name}")
        contrib = {name: contrib[name] for name in [*order, *(n for n in contrib if n not in order)] if name in contrib}
    live = [name for name in contrib if name not in folded]
    if boards is not None and not boards and len(live) == 1:
        boards = [{live[0]: 1}]  # won without a showdown
    return settlement.pots(
        contrib, folded=folded, dead=fields.chips("dead", 0), ranking=boards, unit=_unit(case), house=house,
        folded_only=house.folded_only_layer, flop_dealt=fields.flag("flop_dealt", True),
    )  # fmt: skip


def _unit(case: Case) -> int:
    """The smallest chip: given, or under `smallest_blind_unit` (WSOP L152) that of the blinds."""
    fields = case.setup
    blinds = fields.pair("blinds") if "blinds" in fields else (1, 1)
    if "unit" not in fields and case.house.odd_chip_unit == OddChipUnit.SMALLEST_BLIND_UNIT:
        return gcd(*blinds)
    unit = max(case.unit, fields.chips("unit", case.unit))
    if fields.get("unit") == 0:
        raise fields.wrong("unit", "a chip")
    return unit


def _facts(settled: Settlement) -> Facts:
    return {
        "pots": lambda _: [{"amount": pot.amount, "eligible": list(pot.eligible)} for pot in settled.pots],
        "refund": lambda _: settled.returned,
        "win": lambda _: settled.payouts or {},
        "rake": lambda _: settled.rake,
    }


def _ready(case: Case, house: HouseRules, order: list[str], boards: list[Board]) -> Facts:
    """Pots that are ready: each is paid by itself (TDA 21)."""
    ready = []
    for pot in case.setup.objects("pots"):
        ready.append((pot.chips("amount"), pot.seats("eligible")))
        pot.close()
    if not boards:
        if any(len(eligible) > 1 for _, eligible in ready):
            raise CaseError("setup.boards: who wins a pot of several expected")
        boards = [{name: 1 for _, eligible in ready for name in eligible}]  # nobody contests
    names = order or list(dict.fromkeys(name for _, eligible in ready for name in eligible))
    seats = len(names)
    strength = [-board[name] + seats if name in board else -1 for board in boards for name in names]
    unit = _unit(case)
    won = [0] * seats
    for amount, eligible in ready:
        for name in eligible:
            if name not in names:
                raise CaseError(f"setup.odd_order has no {name}")
        mask = sum(1 << names.index(name) for name in eligible)
        if mask:
            award(amount, mask, strength, seats, len(boards), list(range(seats)), unit, house, won)
    return {"win": lambda _: dict(zip(names, won, strict=True)), "refund": lambda _: {}, "pots": lambda _: case.setup.get("pots")}


def _boards(fields: Fields, holes: Mapping[str, Any]) -> list[Board]:
    """Places on each board: given, or from the cards."""
    given = fields.entries("boards", [])
    if "board" in fields:
        if given:
            raise CaseError("setup: board or boards, not both")
        given = [fields.get("board")]
    return [_by_cards(board, holes) if isinstance(board, str) else _places(fields, board) for board in given]


def _places(fields: Fields, board: object) -> Board:
    if not isinstance(board, dict) or not all(type(place) is int and place >= 1 for place in board.values()):
        raise fields.wrong("boards", "places by seat, 1 is best")
    distinct = sorted(set(board.values()))
    return {str(name): distinct.index(place) + 1 for name, place in board.items()}


def _by_cards(board: str, holes: Mapping[str, Any]) -> Board:
    if not holes:
        raise CaseError("setup.holes: the cards of somebody expected")
    values = {name: _rank(name, cards, board).value for name, cards in holes.items()}
    best_first = sorted(set(values.values()), reverse=True)
    return {name: best_first.index(value) + 1 for name, value in values.items()}


def _rank(name: str, cards: object, board: str) -> Any:
    if not isinstance(cards, str):
        raise CaseError(f"setup.holes.{name}: two cards expected")
    try:
        if len(cards_of(cards)) != 2:
            raise CaseError(f"setup.holes.{name}: two cards expected")
        return rank(cards, board)
    except CardError as error:
        raise CaseError(f"setup.holes.{name}: {error}") from None


def _by_high_card(holes: Mapping[str, Any], order: list[str]) -> list[str]:
    """Seats by their highest card, spades before hearts, diamonds and clubs among equals."""
    if not holes:
        raise CaseError("setup.holes: high_card_by_suit needs the cards")
    key = {name: max((card % 13, card // 13) for card in cards_of(cards)) for name, cards in holes.items()}
    return sorted(order or list(holes), key=lambda name: key.get(name, (-1, -1)), reverse=True)


def winners(case: Case) -> Facts:
    """The best hands on one board."""
    holes, board = case.setup.by_seat("holes"), case.setup.text("board")
    ranks = {name: _rank(name, cards, board) for name, cards in holes.items()}
    best = max(hand.value for hand in ranks.values()) if ranks else 0

    def categories(want: Any) -> dict[str, str]:
        """In the spelling of the case, where it names the same category; a royal flush may be called by its own name."""
        names = {}
        for name, hand in ranks.items():
            word = hand.category.name.lower().replace("_", " ")
            asked = want.get(name) if isinstance(want, dict) else None
            known = {word, word.removeprefix("one ")} | ({"royal flush"} if is_royal(hand.value) else set())
            names[name] = asked if isinstance(asked, str) and asked.lower() in known else word
        return names

    return {"winners": lambda _: [name for name, hand in ranks.items() if hand.value == best], "category": categories}


def rake(case: Case) -> Facts:
    """What the house takes. Uncalled chips go back first and are no part of what it is taken from."""
    fields = case.setup
    uncalled = fields.chips("uncalled", 0)
    total = fields.chips("pot_including_uncalled") - uncalled if "pot_including_uncalled" in fields else fields.chips("pot")
    if total < 0:
        raise CaseError("setup.uncalled is more than the pot")
    house = case.house
    if "pct" in fields:
        house = house._replace(rake_per_mille=per_mille("setup.pct", fields.get("pct")))
    if fields.get("cap") is not None:
        house = house._replace(rake_cap=fields.chips("cap"))
    house = house._replace(rake_rounding=fields.word("rounding", ROUNDINGS, house.rake_rounding))
    if "no_flop_no_drop" in fields:
        house = house._replace(no_flop_no_drop=int(fields.flag("no_flop_no_drop")))
    unit = _unit(case)
    taken = rake_of(total, fields.flag("flop_dealt", True), unit, house)
    left = [total]
    take_rake(left, 1, taken, unit)
    return {"rake": lambda _: taken, "paid": lambda _: left[0], "refund": lambda _: uncalled}
