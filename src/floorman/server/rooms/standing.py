"""The chips of a hand as a settlement, while it runs and when it is over: what the picture of the pots is drawn from."""

from floorman.rules.house import FoldedOnlyLayer
from floorman.table.events import Reason
from floorman.table.settlement import Settlement, pots
from floorman.table.state import State


def settled_now(hand: State) -> Settlement | None:
    """How the chips in the middle would be cut now, a part that nobody has matched yet standing alone. None of a void or empty hand.

    Bet 50 into two callers of 20: 60 in the pot, 30 beside it until they call or fold.
    """
    record = hand.record
    put_in = {name: record.put_in[seat] + record.returned[seat] for seat, name in enumerate(hand.names)}
    if hand.reason == Reason.VOID or not any(put_in.values()):
        return None
    out = [name for seat, name in enumerate(hand.names) if record.folded[seat]]
    merge, flop = FoldedOnlyLayer.MERGE_DOWN, hand.dealt[0] >= 3
    return pots(put_in, folded=out, dead=record.dead, unit=hand.setup.unit, house=hand.house, folded_only=merge, flop_dealt=flop)
