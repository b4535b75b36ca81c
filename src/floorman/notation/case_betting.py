"""Cases in which somebody acts: `legal`, `next_actor`, `play`, `showdown`, `cap`. A case becomes a `Hand`, the hand answers."""

from typing import Any, NamedTuple

from floorman.notation.case_fields import Case, CaseError, Facts, Fields, short
from floorman.notation.options import allowing
from floorman.rules import showdown
from floorman.rules.house import AnteKind, Game
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Refusal
from floorman.rules.streets import Street
from floorman.table.award import award_next
from floorman.table.hand import Hand
from floorman.table.pot import names_in, pot_name
from floorman.table.ruling import IllegalAction
from floorman.table.setup import GAMES, STREETS, Setup, make_setup
from floorman.table.state import Phase

ANTES = {kind.name.lower(): kind for kind in AnteKind}
PLENTY = 1_000_000  # a stack that no case runs out of, where the case gives none
MOST_RUNGS = 12  # as far as a ladder without a cap is climbed


class Standing(NamedTuple):
    """A hand after the actions of a case. The flags are of the moment after the last action, `hand` has gone on to the next street."""

    hand: Hand
    round_over: bool
    run_out: bool
    table_now: bool


def betting_setup(case: Case, *, complete: bool = True) -> Setup:
    """The setup of a betting case. `complete`: blinds and stacks have to be there, else there is plenty of both."""
    fields = case.setup
    order = fields.seats("order")
    folded = fields.seats("folded", [])
    blinds = fields.pair("blinds") if complete or "blinds" in fields else (1, 2)
    stacks = fields.chips_by_seat("stacks") if complete or "stacks" in fields else dict.fromkeys(order, PLENTY)
    for name in order:
        if name not in stacks and name not in folded:
            raise CaseError(f"setup.stacks has nothing for {name}")
    for name in stacks:
        if name not in order:
            raise CaseError(f"setup.stacks: {name} is not in order")
    street = fields.word("street", STREETS, Street.PREFLOP)
    game = fields.word("game", GAMES, Game.NO_LIMIT)
    straddles = _straddles(fields)
    bomb = _bomb(fields)
    in_the_middle = bomb * (len(order) - len(folded)) if street else 0  # later than preflop the antes of a bomb pot are in already
    bomb_pot = 0 if street else bomb
    kind, ante = _ante(fields)
    setup = make_setup(
        {name: stacks.get(name, 0) for name in order}, blinds, house=allowing(case.house, len(straddles), bomb_pot), game=game, ante=ante,
        ante_kind=kind, straddles=straddles, bomb_pot=bomb_pot, unit=max(case.unit, fields.chips("unit", 1)),
        bets=_bets(fields, game, street), street=street, pot=fields.chips("pot", in_the_middle), folded=folded,
    )  # fmt: skip
    if fields.flag("dead_sb"):
        setup = setup._replace(small_blind_seat=NOBODY, big_blind_seat=order.index("BB") if "BB" in order else 0)
    if "players_in_event" in fields:
        setup = setup._replace(event_heads_up=fields.chips("players_in_event") == 2)
    return setup


def _straddles(fields: Fields) -> dict[str, int]:
    straddles: dict[str, int] = {}
    for entry in fields.entries("straddles", []):
        if not isinstance(entry, list) or len(entry) != 2 or type(entry[1]) is not int:
            raise fields.wrong("straddles", "[[seat, amount]]")
        straddles[fields.seat("straddles", entry[0])] = entry[1]
    return straddles


def _bomb(fields: Fields) -> int:
    """`{"ante": 20}`."""
    if fields.get("bomb_pot") is None:
        return 0
    inner = fields.inner("bomb_pot")
    ante = inner.chips("ante")
    inner.close()
    return ante


def _ante(fields: Fields) -> tuple[AnteKind | None, int]:
    """`{"kind": "big_blind", "amount": 200}`."""
    if fields.get("ante") is None:
        return None, 0
    inner = fields.inner("ante")
    kind, amount = inner.word("kind", ANTES, AnteKind.PER_PLAYER), inner.chips("amount")
    inner.close()
    return kind, 0 if kind == AnteKind.NONE else amount


def _bets(fields: Fields, game: Game, street: Street) -> tuple[int, int]:
    """The two sizes of fixed limit from the one of this street: it doubles on the turn."""
    size = fields.chips("bet_size", 0)
    if size and game != Game.FIXED_LIMIT:
        raise CaseError("setup.bet_size goes with game FL")
    if street >= Street.TURN:
        return max(1, size // 2) if size else 0, size
    return size, 2 * size


def played(setup: Setup, actions: list[Any]) -> Standing:
    """Plays the actions, streets opening by themselves, and notes whether the last one has closed its street."""
    hand = Hand.from_setup(setup, manual=True)
    if setup.street != Street.PREFLOP or setup.bomb_pot:
        hand.deal()
    for number, action in enumerate(actions, 1):
        if hand.state.phase == Phase.DEALING:
            hand.deal()
        try:
            _act(hand, action)
        except IllegalAction as error:
            refusal = error.ruling.refusal.name.lower()
            raise CaseError(f"action {number} {short(action)} refused: {refusal} ({error.ruling.rule})") from None
        except CaseError as error:
            raise CaseError(f"action {number} {short(action)}: {error}") from None
    state = hand.state
    phase = state.phase
    several = sum(1 for seat in range(state.record.seats) if not state.record.folded[seat]) > 1
    over = phase in (Phase.RUNNING_OUT, Phase.SHOWDOWN)
    standing = Standing(
        hand, phase != Phase.BETTING, phase == Phase.RUNNING_OUT, over and several and showdown.must_be_tabled(state.record, state.house)
    )
    while hand.state.phase in (Phase.DEALING, Phase.RUNNING_OUT):
        hand.deal()
    return standing


def _act(hand: Hand, action: object) -> None:
    """`[seat, verb, to?]`. "raise" may be the first wager of a street, and `to` may state what a call or an all-in comes to."""
    if not isinstance(action, list) or not 2 <= len(action) <= 3 or not isinstance(action[1], str):
        raise CaseError("[seat, verb, to] expected")
    seat, verb, to = str(action[0]), action[1], action[2] if len(action) == 3 else None
    if to is not None and type(to) is not int:
        raise CaseError("the amount is no whole number of chips")
    if seat not in hand.state.names:
        raise CaseError(f"there is no seat {seat}")
    record = hand.state.record
    at = hand.seat(seat)
    if verb in ("fold", "check"):
        if to:
            raise CaseError(f"a {verb} has no amount")
        hand.act(verb, seat=seat)
    elif verb in ("bet", "raise"):
        if to is None and record.game == Game.FIXED_LIMIT:
            to = hand.legal.max_raise_to
        if to is None:
            raise CaseError("to how much?")
        hand.act("bet" if record.price == 0 else "raise", to, seat)
    elif verb in ("call", "allin", "all-in"):
        total = record.street_bet[at] + (hand.legal.to_call if verb == "call" else record.stack[at])
        if to is not None and to != total and record.to_act == at:
            raise CaseError(f"comes to {total}")
        hand.act("call" if verb == "call" else "all-in", seat=seat)
    else:
        raise CaseError("fold, check, call, bet, raise or allin expected")


def _pots(hand: Hand) -> list[dict[str, object]]:
    """The pots, main first; of a hand that is over, those that were paid."""
    record = hand.state.record
    if not hand.state.awarded:
        return [{"amount": pot.amount, "eligible": list(pot.eligible)} for pot in hand.pots]
    names = hand.state.names
    return [{"amount": record.pot_amount[i], "eligible": list(names_in(record.pot_eligible[i], names))} for i in range(record.pots)]


def _last_to_act(hand: Hand) -> str | None:
    """Who has the last turn of the street if everybody from here on checks or calls."""
    twin = Hand.replay(hand.events)
    last = None
    while twin.to_act is not None:
        last = twin.to_act
        twin.act("check" if twin.legal.can_check else "call")
    return last


def _facts(standing: Standing) -> Facts:
    hand = standing.hand
    legal = hand.legal
    betting_over = hand.state.phase >= Phase.RUNNING_OUT
    amounts = [int(str(pot["amount"])) for pot in _pots(hand)]
    return {
        "seat": lambda _: hand.to_act,
        "next_seat": lambda _: hand.to_act,
        "to_call": lambda _: legal.to_call,
        "can_fold": lambda _: legal.fold.possible,
        "can_check": lambda _: legal.can_check,
        "can_call": lambda _: legal.call.possible,
        "can_raise": lambda _: legal.can_raise,
        "min_raise_to": lambda _: legal.min_raise_to,
        "max_raise_to": lambda _: legal.max_raise_to,
        "raise_to": lambda _: legal.max_raise_to,
        "round_over": lambda _: standing.round_over,
        "run_out": lambda _: standing.run_out,
        "table_hands_now": lambda _: standing.table_now,
        "last_to_act": lambda _: _last_to_act(hand),
        "hand_over": lambda _: hand.over,
        "betting_over": lambda _: betting_over,
        "street": lambda _: hand.street,
        "refund": lambda _: hand.returned,
        "stacks": lambda _: hand.stacks,
        "win": lambda _: hand.payouts,
        "pots": lambda _: _pots(hand),
        "pot_amounts": lambda _: amounts,
        "pot_total": lambda _: sum(amounts),
        "pot": lambda _: sum(amounts),
    }


def legal(case: Case) -> Facts:
    """The menu of `question.seat`, whose turn it has to be."""
    standing = played(betting_setup(case), case.setup.entries("actions", []))
    seat = case.question.seat("seat", case.question.need("seat"))
    if standing.hand.to_act != seat:
        raise CaseError(f"it is {standing.hand.to_act or 'nobody'}'s turn, not {seat}'s")
    return _facts(standing)


def next_actor(case: Case) -> Facts:
    """Whose turn it is, or that the street is over."""
    return _facts(played(betting_setup(case), case.setup.entries("actions", [])))


def play(case: Case) -> Facts:
    """Where the hand stands, or how it ended."""
    return _facts(played(betting_setup(case), case.setup.entries("actions", [])))


def show(case: Case) -> Facts:
    """Who shows in which order, who may muck, and in which order the pots are paid. A pot lies there, whether it is given or not.

    `all_in` names those who were all-in before the street, `pots` the side pots that stand already.
    """
    setup = betting_setup(case, complete=False)._replace(automatic=False)
    if setup.street != Street.PREFLOP and not setup.pot:
        setup = setup._replace(pot=setup.big_blind)
    all_in = case.setup.seats("all_in", [])
    setup = setup._replace(stacks=tuple(0 if name in all_in else stack for name, stack in zip(setup.names, setup.stacks, strict=True)))
    hand = played(setup, case.setup.entries("actions", [])).hand
    if hand.state.phase < Phase.SHOWDOWN:
        raise CaseError("betting is not over")
    if "pots" in case.setup:
        _stand(hand, case.setup.objects("pots"))
    order = _show_order(hand)
    tabled = bool(order) and showdown.must_be_tabled(hand.state.record, hand.state.house)
    return {
        "first": lambda _: order[0] if order else None,
        "order": lambda _: order,
        "must_show": lambda _: bool(order),
        "may_muck": lambda _: bool(order) and not tabled,
        "table_now": lambda _: order if tabled else [],
        "award_order": lambda _: _award_order(hand),
        "win": lambda _: hand.payouts,
    }


def _stand(hand: Hand, pots: list[Fields]) -> None:
    """Puts the pots of a case where those of its actions stood; what the pots hold, betting of the case included, is the case's word."""
    record = hand.state.record
    record.pots = len(pots)
    hand.state.awarded, hand.state.winners = [0] * len(pots), [0] * len(pots)
    for number, pot in enumerate(pots):
        record.pot_amount[number] = pot.chips("amount")
        record.pot_eligible[number] = sum(1 << hand.seat(name) for name in pot.seats("eligible"))
        pot.close()


def _show_order(hand: Hand) -> list[str]:
    """All who show, in turn; nobody where one is left (guide 001)."""
    if hand.over:
        return []
    state = hand.state
    shown = [0] * state.record.seats
    order = []
    while (seat := showdown.next_to_show(state.record, state.house, shown)) != NOBODY:
        shown[seat] = 1
        order.append(state.names[seat])
    return order


def _award_order(hand: Hand) -> list[str]:
    """The names of the pots in the order in which the engine lets them be awarded."""
    twin = Hand.replay(hand.events)
    twin.state = hand.state.copy()  # with the pots of the case
    order = []
    while not twin.over:
        pot = award_next(twin.state)
        order.append(pot_name(pot))
        twin.award(pot, names_in(twin.state.record.pot_eligible[pot], twin.state.names)[0])
    return order


def cap(case: Case) -> Facts:
    """The ladder of a fixed-limit street in which everybody raises."""
    fields = case.setup
    blinds = fields.pair("blinds") if "blinds" in fields else (1, 2)
    players = fields.chips("players", 3)
    street = fields.word("street", STREETS, Street.PREFLOP)
    game = fields.word("game", GAMES, Game.FIXED_LIMIT)
    if game != Game.FIXED_LIMIT:
        raise CaseError("setup.game: only FL has a cap")
    house = case.house
    if "cap" in fields:
        house = house._replace(limit_raise_cap=0 if fields.get("cap") in (None, "none") else fields.chips("cap"))
    names = [f"P{number}" for number in range(1, players + 1)]
    setup = make_setup(dict.fromkeys(names, PLENTY), blinds, house=house, game=game, bets=_bets(fields, game, street), street=street)
    if "players_in_event" in fields:
        setup = setup._replace(event_heads_up=fields.chips("players_in_event") == 2)
    hand = Hand.from_setup(setup)
    levels = [hand.state.record.price] if hand.state.record.price else []
    refused = _climb(hand, levels)

    def ladder(want: Any) -> list[int]:
        return levels[: len(want)] if not refused and isinstance(want, list) else levels

    return {
        "levels": ladder,
        "next": lambda _: "call or fold only" if refused else "raise",
        "capped": lambda _: refused,
        "raises": lambda _: len(levels) - 1,
    }


def _climb(hand: Hand, levels: list[int]) -> bool:
    """Raises until the cap says no (true), or until it is plain that there is none."""
    while len(levels) < MOST_RUNGS:
        to = hand.legal.max_raise_to
        if to is None:
            ruling = hand.legal.raise_.ruling
            if ruling is None or ruling.refusal != Refusal.CAP_REACHED:
                raise CaseError("raising ended for another reason than the cap")
            return True
        hand.act("raise" if hand.state.record.price else "bet", to)
        levels.append(to)
    return False
