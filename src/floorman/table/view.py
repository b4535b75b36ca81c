"""What one viewer may see, as plain data and as a short readable table."""

from typing import Any

from floorman.rules.cards import name_of
from floorman.rules.record import NOBODY
from floorman.rules.streets import Street
from floorman.table.legal import Legal, Option
from floorman.table.pot import pots_now
from floorman.table.state import OVER, State


def may_see(state: State, seat: int, viewer: int | None) -> bool:
    """Whether `viewer` (None: a spectator) may see the cards of `seat`: his own, and what was turned up. A mucked hand stays unseen."""
    return bool(state.shown[seat]) or seat == viewer


def view(state: State, viewer: int | None) -> dict[str, Any]:
    """Plain data for one viewer: no card of another seat is in it unless it was turned up."""
    return view_with(state, viewer, Legal(state).options())


def view_with(state: State, viewer: int | None, menu: tuple[Option, ...]) -> dict[str, Any]:
    """`view` for who has the legal menu already: it takes as long to make as all the rest."""
    record = state.record
    seats = []
    for seat, name in enumerate(state.names):
        cards = state.hole[seat] if may_see(state, seat, viewer) else ()
        seats.append(
            {
                "name": name,
                "stack": record.stack[seat],
                "street_bet": record.street_bet[seat],
                "put_in": record.put_in[seat],
                "folded": bool(record.folded[seat]),
                "all_in": is_all_in(state, seat),
                "mucked": bool(state.mucked[seat]),
                "returned": record.returned[seat],
                "won": state.payouts[seat],
                "cards": [name_of(card) for card in cards],
            }
        )
    return {
        "version": state.version,
        "phase": state.phase.name.lower(),
        "street": street_name(state),
        "boards": [[name_of(card) for card in board] for board in state.boards],
        "pots": [pot._asdict() for pot in pots_now(state)],
        "dead": record.dead,
        "price": record.price,
        "button": _name(state, record.button_seat),
        "to_act": _name(state, record.to_act),
        "legal": [option._replace(ruling=None)._asdict() for option in menu if option.possible],
        "seats": seats,
        "reason": None if state.reason is None else state.reason.name.lower(),
    }


def is_all_in(state: State, seat: int) -> bool:
    """In the hand with nothing behind."""
    record = state.record
    return not record.folded[seat] and record.stack[seat] == 0 and state.phase != OVER


def street_name(state: State) -> str:
    """preflop, flop, turn, river, or over."""
    return "over" if state.phase == OVER else Street(state.record.street).name.lower()


def _name(state: State, seat: int) -> str | None:
    return None if seat == NOBODY else state.names[seat]


def table_text(state: State) -> str:
    """The table in a few lines, for a notebook: who has what in front, the pots, the board, and the menu."""
    record = state.record
    board = " ".join(name_of(card) for card in state.boards[0])
    lines = [f"{street_name(state)}  {board}".rstrip()]
    width = max(len(name) for name in state.names)
    for seat, name in enumerate(state.names):
        marks = [
            "button" if seat == record.button_seat else "",
            "folded" if record.folded[seat] else "",
            "all-in" if is_all_in(state, seat) else "",
            "".join(name_of(card) for card in state.hole[seat]),
            f"won {state.payouts[seat]}" if state.payouts[seat] else "",
        ]
        arrow = ">" if seat == record.to_act else " "
        bet = str(record.street_bet[seat]) if record.street_bet[seat] else ""
        lines.append(f"{arrow} {name:<{width}} {record.stack[seat]:>9} {bet:>8}  {' '.join(filter(None, marks))}".rstrip())
    for pot in pots_now(state):
        lines.append(f"  {pot.name} {pot.amount}: {', '.join(pot.eligible)}")
    if record.to_act != NOBODY:
        lines.append(str(Legal(state)))
    return "\n".join(lines)
