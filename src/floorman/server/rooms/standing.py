"""The chips of a hand as the stepped building, while it runs and when it is over."""

from typing import Any

from msgspec import to_builtins

from floorman.server.chances import odds
from floorman.server.floors import floors
from floorman.table.events import Reason
from floorman.table.settlement import Settlement, of_hand
from floorman.table.state import BETTING, RUNNING_OUT, State

Building = dict[str, Any]


def settled_now(hand: State) -> Settlement | None:
    """How the chips in the middle would be cut if nobody put in another one. None of a void or empty hand."""
    record = hand.record
    if hand.reason == Reason.VOID or (not any(record.put_in) and not any(record.returned)):
        return None
    return of_hand(hand)


def floors_now(hand: State, lang: str) -> Building | None:
    """The building of the hand. In the middle of a street whoever has not answered yet still stands in every pot he can match: what he owes
    is drawn as an outline, and counted nowhere. Bet 1,000, all-in 1,600: one pot, and 600 that the bettor has still to call.
    """
    settlement = settled_now(hand)
    if settlement is None:
        return None
    owed = _owed(hand) if hand.phase == BETTING else {}
    if not owed:
        return floors(settlement, lang)
    put_in = settlement.contributions
    met = of_hand(hand, owed)
    if owed.keys() & met.returned.keys():  # the price is more than others can match: what would come back at once is not drawn
        owed = {name: max(0, chips - met.returned.get(name, 0)) for name, chips in owed.items()}
        met = of_hand(hand, owed)
    building = floors(met, lang)
    names = [column["name"] for column in building["columns"]]
    for floor in building["floors"]:
        floor["bricks"] = [part for brick in floor["bricks"] for part in _parts(brick, put_in[names[brick["column"]]])]
        dead = settlement.dead if floor["index"] == 0 else 0
        floor["amount"] = dead + sum(brick["amount"] for brick in floor["bricks"] if brick["kind"] != "owed")
        floor["formula"] = ""
    for column in building["columns"]:
        column["put_in"] = put_in[column["name"]]
    terms = [{"amount": floor["amount"], "pot": floor["index"]} for floor in building["floors"]]
    terms += [{"amount": back["amount"], "pot": -1} for back in building["returned"]]
    total = settlement.put_in
    pot_total = sum(floor["amount"] for floor in building["floors"])
    check = {"terms": terms, "total": total, "holds": sum(term["amount"] for term in terms) == total}
    return building | {"total": total, "pot_total": pot_total, "check": check}


def odds_now(hand: State, lang: str) -> dict[str, Any] | None:
    """The chances of every pot, while the board is run out and all hands left are turned up: from what everybody sees, and nothing else."""
    live = [seat for seat in range(hand.record.seats) if not hand.record.folded[seat]]
    if hand.phase != RUNNING_OUT or hand.runs != 1 or not all(hand.shown[seat] for seat in live) or len(hand.boards[0]) != hand.dealt[0]:
        return None
    settlement = settled_now(hand)
    found = None if settlement is None else odds(settlement, {hand.names[s]: hand.hole[s] for s in live}, tuple(hand.boards[0]), lang)
    return None if found is None or found.state != "ready" else to_builtins(found)


def _owed(hand: State) -> dict[str, int]:
    """What each live player could still put in to match the price."""
    record = hand.record
    found = {}
    for seat, name in enumerate(hand.names):
        short = min(record.price - record.street_bet[seat], record.stack[seat])
        if short > 0 and not record.folded[seat]:
            found[name] = short
    return found


def _parts(brick: Building, stands: int) -> list[Building]:
    """A brick as far as it is paid, and the outline of the rest."""
    if brick["to"] <= stands:
        return [brick]
    split = max(brick["from"], stands)
    owed = brick | {"from": split, "amount": brick["to"] - split, "kind": "owed"}
    paid = brick | {"to": split, "amount": split - brick["from"]}
    return [paid, owed] if paid["amount"] else [owed]
