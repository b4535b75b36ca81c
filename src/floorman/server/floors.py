"""A settlement as the stepped building: a column for every player, a floor for every pot, heights in chips. The picture of a settlement
everywhere; what is drawn from it computes nothing.
"""

from typing import Any

from floorman.table.settlement import Settlement
from floorman.text.catalogue import say
from floorman.text.labels import pot_label
from floorman.text.settlement import pot_sum


def floors(settlement: Settlement, lang: str) -> dict[str, Any]:
    """The building of a settlement (`wire.views.FloorsView`).

    30,000 / 70,000 / 120,000: columns A, B, C; floor 0 from 0 to 30,000 with three bricks, floor 1 from 30,000 to 70,000 with two, and
    50,000 from 70,000 to 120,000 returned to C.
    """
    put_in = settlement.contributions
    names = sorted(settlement.order, key=lambda name: put_in[name])  # ties stay in the order of the seats
    return {
        "total": settlement.put_in,
        "pot_total": sum(pot.amount for pot in settlement.pots),
        "dead": settlement.dead,
        "columns": [
            {"name": name, "put_in": put_in[name], "folded": name in settlement.folded, "all_in": False} for name in names if put_in[name]
        ],
        "floors": [_floor(settlement, index, names, lang) for index in range(len(settlement.pots))],
        "returned": _returned(settlement, names, lang),
        "check": _check(settlement),
    }


def _floor(settlement: Settlement, index: int, names: list[str], lang: str) -> dict[str, Any]:
    pot = settlement.pots[index]
    layers = [layer for layer in settlement.layers if layer.pot == index]
    low, high = (layers[0].floor, layers[-1].ceiling) if layers else (0, 0)
    bricks = []
    for name in names:
        stays = settlement.contributions[name] - settlement.returned.get(name, 0)
        top = min(stays, high)
        if top > low:
            kind = "folded" if name in settlement.folded else "live"
            bricks.append({"column": _column(settlement, names, name), "from": low, "to": top, "amount": top - low, "kind": kind})
    return {
        "index": index,
        "label": pot_label(index, lang),
        "amount": pot.amount,
        "formula": pot_sum(settlement, index, lang),
        "eligible": list(pot.eligible),
        "bricks": bricks,
    }


def _returned(settlement: Settlement, names: list[str], lang: str) -> list[dict[str, Any]]:
    """What nobody matched, on top of its column."""
    found = []
    for name, chips in settlement.returned.items():
        top = settlement.contributions[name]
        sums = say(lang, "floors-returned-sum", top=top, second=top - chips) if top > chips else ""
        sentence = say(lang, "floors-returned", name=name)
        column = _column(settlement, names, name)
        found.append(
            {"column": column, "name": name, "from": top - chips, "to": top, "amount": chips, "formula": sums, "sentence": sentence}
        )
    return found


def _column(settlement: Settlement, names: list[str], name: str) -> int:
    """The place of a player among the columns that are drawn."""
    return sum(1 for other in names[: names.index(name)] if settlement.contributions[other])


def _check(settlement: Settlement) -> dict[str, Any]:
    """The check sum: pots, what went back, the rake, and whether they are what was put in."""
    terms = [{"amount": pot.amount, "pot": index} for index, pot in enumerate(settlement.pots)]
    terms += [{"amount": chips, "pot": -1} for chips in settlement.returned.values()]
    terms += [{"amount": settlement.rake, "pot": -2}] if settlement.rake else []
    return {"terms": terms, "total": settlement.put_in, "holds": settlement.balanced}
