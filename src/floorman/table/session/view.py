"""What one viewer may see of a night, as plain data: the only way from a state to a screen.

No card of another seat is in it unless it was turned up, and never the deck. The menu has every entry: what is refused comes with the code
and the numbers of its ruling, so that a screen can say why.
"""

from typing import Any

from floorman.rules.cards import name_of
from floorman.rules.record import NOBODY
from floorman.rules.streets import Street
from floorman.table.award import award_next
from floorman.table.legal import Legal, Option
from floorman.table.pot import names_in, pot_name
from floorman.table.ruling import Ruling
from floorman.table.session.hands import last_step, may_not_begin, may_take_back, no_hand_now
from floorman.table.session.ledger import ledger, results
from floorman.table.session.offers import bomb_pot_offered, straddles_offered
from floorman.table.session.refusal import Refused, SessionRefusal, no
from floorman.table.session.settings import usual_buy_in
from floorman.table.session.state import Guest, NightState, is_ready
from floorman.table.session.work import speaks_for
from floorman.table.state import BETTING, DEALING, OVER, RUNNING_OUT, State
from floorman.table.view import view_with

BIG_BLINDS = (22, 25, 30)  # tenths: the sizes offered before the flop
POT_PARTS = ((1, 3), (1, 2), (2, 3), (1, 1))  # and after it


def view(state: NightState, viewer: str = "") -> dict[str, Any]:
    """The night as `viewer` may see it; empty or unknown: a spectator."""
    known = viewer if viewer in state.guests else ""
    own = Own(state)
    return {
        "version": state.version,
        "viewer": known,
        **terms(state),
        "guests": guest_list(state),
        "hand": hand_of(state, known),
        "begin": reason(own.begin(known)),
        "undo": reason(own.undo(known)),
        "ledger": ledger_rows(state),
        "results": results_of(state),
    }


def terms(state: NightState) -> dict[str, Any]:
    """The room: what is played for, who is host, who sits where."""
    button, small, big = state.placed
    return {
        "settings": {**state.settings._asdict(), "options": dict(state.settings.options)},
        "host": state.host,
        "offered": state.offered,
        "paused": state.paused,
        "locked": state.locked,
        "number": state.number,
        "last_hand": state.last_hand,
        "closed": state.closed is not None,
        "chairs": state.chairs,
        "button": button,
        "small_blind": small,
        "big_blind": big,
        "straddles": [offer._asdict() for offer in straddles_offered(state)],
        "bomb_pot": bomb_pot_offered(state),
        "usual_buy_in": usual_buy_in(state.settings),
    }


class Own:
    """What is different for each viewer: everything else in `view` is the same for all, so a room makes it once and asks this for each.

    It is good for the state as it stands. What is the same for all viewers is found out once.
    """

    def __init__(self, state: NightState) -> None:
        self._state = state
        self._closed = None if state.closed is None else no(SessionRefusal.NIGHT_CLOSED)
        self._not_a_guest = no(SessionRefusal.NOT_A_GUEST, player="")
        self._no_hand = no_hand_now(state) or _too_few(state)
        self._step = last_step(state)
        self._not_yours = no(SessionRefusal.NOT_YOUR_STEP)

    def begin(self, viewer: str) -> Refused | None:
        """Why he may not begin a hand."""
        if self._closed or not viewer:
            return self._closed or self._not_a_guest
        return may_not_begin(self._state, viewer) or self._no_hand

    def undo(self, viewer: str) -> Refused | Ruling | None:
        """Why he may not take back the last step."""
        if self._closed or not viewer:
            return self._closed or self._not_a_guest
        if not isinstance(self._step, int):
            return self._step
        return None if may_take_back(self._state, viewer, self._step) else self._not_yours

    def speaks_for(self, viewer: str) -> list[str]:
        """Those he acts for."""
        return [player for player in self._state.guests if viewer and speaks_for(self._state, viewer, player)]

    def cards(self, viewer: str) -> list[str]:
        """His own two, if they were dealt or somebody entered them."""
        state = self._state
        if state.hand is None or viewer not in state.players:
            return []
        return [name_of(card) for card in state.hand.hole[state.players.index(viewer)]]


def reason(verdict: Refused | Ruling | None) -> dict[str, Any] | None:
    """A refusal as plain data, None where nothing is refused."""
    if verdict is None:
        return None
    said: dict[str, Any] = {"refusal": verdict.refusal.name.lower(), "numbers": dict(verdict.numbers)}
    if isinstance(verdict, Ruling):
        said |= {"rule": verdict.rule, "sources": list(verdict.sources), "option": verdict.option}
    return said


def guest_list(state: NightState) -> list[dict[str, Any]]:
    """Everybody on the guest list and how he stands."""
    return [_guest(state, guest) for guest in state.guests.values()]


def _guest(state: NightState, guest: Guest) -> dict[str, Any]:
    return {
        "player": guest.player,
        "name": guest.name,
        "keeper": guest.keeper,
        "chair": guest.chair,
        "stack": state.behind(guest.player),
        "standing": state.standing(guest.player).name.lower(),
        "sitting_out": guest.sitting_out,
        "leaving": guest.leaving,
        "kicked": guest.kicked,
        "post": guest.post,
        "missed_small": bool(guest.missed_small),
        "missed_big": bool(guest.missed_big),
        "asked": guest.asked,
        "granted": guest.granted,
    }


def _too_few(state: NightState) -> Refused | None:
    ready = sum(is_ready(guest) for guest in state.guests.values())
    return no(SessionRefusal.TOO_FEW_READY, ready=ready) if ready < 2 else None


def hand_of(state: NightState, viewer: str = "") -> dict[str, Any] | None:
    """The hand with its menu, None before the first one."""
    hand, players = state.hand, state.players
    if hand is None:
        return None
    legal = Legal(hand)
    options = legal.options()
    seen = view_with(hand, players.index(viewer) if viewer in players else None, options)
    for at, (seat, player) in enumerate(zip(seen["seats"], players, strict=True)):
        seat["player"] = player
        seat["net"] = hand.record.stack[at] - hand.setup.stacks[at]  # what is in the middle counts as lost until the pots are paid
    return seen | {
        "players": list(players),
        "running": hand.phase != OVER,
        "waits_for": waits_for(hand),
        "actor": _actor(state),
        "may_act": may_act(state, viewer),
        "legal": [_entry(option) for option in options],
        "to_call": legal.to_call,
        "presets": presets(hand, legal),
        "award": _award(hand),
        "dealt_by_server": state.begun is not None and bool(state.begun.deck),
    }


def may_act(state: NightState, viewer: str) -> bool:
    """Whether it is his turn, or that of somebody he acts for."""
    actor = _actor(state)
    return bool(viewer) and bool(actor) and not state.paused and speaks_for(state, viewer, actor)


def _actor(state: NightState) -> str:
    """The player to act."""
    seat = NOBODY if state.hand is None else state.hand.record.to_act
    return "" if seat == NOBODY else state.players[seat]


def waits_for(hand: State) -> str:
    """Whom the table waits for: the player to act, the dealer for cards, the dealer for winners, nobody."""
    if hand.phase == OVER:
        return "nobody"
    if hand.phase in (DEALING, RUNNING_OUT):
        return "cards"
    return "player" if hand.phase == BETTING else "winners"


def _entry(option: Option) -> dict[str, Any]:
    return option._asdict() | {"ruling": reason(option.ruling)}


def presets(hand: State, legal: Legal) -> list[dict[str, Any]]:
    """The sizes offered with one tap, as street totals, in whole chips of the smallest denomination; all-in last.

    Before the flop, as long as nobody has raised, 2.2, 2.5 and 3 big blinds; otherwise the price and a part of the pot once called:
    price 10, pot 40 with 10 to call, half the pot: 10 + 25 = 35. Only what is legal is offered, and nothing is cut to fit.
    """
    if not legal.can_raise:
        return []
    record, unit, least, most = hand.record, hand.setup.unit, legal.min_raise_to or 0, legal.max_raise_to or 0
    if record.street == Street.PREFLOP and record.price <= record.big_blind:
        sizes = [(f"{tenths / 10:g}bb", record.big_blind * tenths, 10) for tenths in BIG_BLINDS]
    else:
        owed = record.price - record.street_bet[legal.seat]
        pot = sum(record.put_in) + record.dead + owed
        sizes = [(f"{part}/{whole}" if whole > 1 else "pot", record.price * whole + pot * part, whole) for part, whole in POT_PARTS]
    everything = record.street_bet[legal.seat] + record.stack[legal.seat]
    offered = [(label, total // (divisor * unit) * unit) for label, total, divisor in sizes]
    offered = [(label, to) for label, to in offered if to < everything and least < most]  # one size alone needs no name but all-in
    return [{"label": label, "to": to} for label, to in [*offered, ("all-in", everything)] if least <= to <= most]


def _award(hand: State) -> dict[str, Any] | None:
    """The pot whose winners have to be named, with those who can win it; None when no word is needed."""
    if waits_for(hand) != "winners":
        return None
    pot = award_next(hand)
    eligible = names_in(hand.record.pot_eligible[pot], hand.names)
    can_win = [name for name, mucked in zip(hand.names, hand.mucked, strict=True) if name in eligible and not mucked]
    return {"pot": pot, "name": pot_name(pot), "amount": hand.record.pot_amount[pot], "eligible": can_win, "boards": hand.runs}


def ledger_rows(state: NightState) -> list[dict[str, Any]]:
    """The ledger as it stands."""
    return [row._asdict() for row in ledger(state)]


def results_of(state: NightState) -> dict[str, Any] | None:
    """The end of the night, None before it."""
    found = results(state)
    if found is None or state.closed is None:
        return None
    return {
        "rows": [row._asdict() for row in found.rows],
        "house_take": found.house_take,
        "nets": found.nets,
        "unit": found.unit,
        "rounded": found.rounded,
        "payments": [payment._asdict() for payment in found.settle_up.payments],
        "exact": found.settle_up.exact,
        "bearer": state.closed.bearer,
        "difference": state.closed.difference,
    }
