"""Chances for people and for machines: tables, the picture of the pots, and plain data."""

import sys
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len

from floorman.analysis import AllIn, CallOdds, Chances
from floorman.cli.equity_bars import bar, drawing
from floorman.cli.screen import at_right, console, padded, write
from floorman.rules.cards import cards_of
from floorman.table.pot import pot_name
from floorman.text.catalogue import say
from floorman.text.labels import cards_label, pot_label

if TYPE_CHECKING:
    from floorman.cli.equity import Asked

PIPE_WIDTH = 132


def show(lang: str, asked: "Asked", chances: Chances) -> None:
    """One pot: who wins how often."""
    write("\n".join(_headline(lang, asked, chances.exact, chances.total)) + "\n")
    heads = ["", *(say(lang, f"cli-equity-{word}") for word in ("wins", "ties", "equity"))]
    rows = []
    for player, hand in enumerate(asked.hands):
        part = chances.equities[player]
        rows.append([hand, f"{chances.wins[player]:,}", f"{chances.ties[player]:,}", percent(part)])
    if not chances.exact:
        heads.append("")
        for row, error in zip(rows, chances.errors, strict=True):
            row.append(f"±{percent(error)}")
    bars = [bar(part) for part in chances.equities]
    lines = table([heads, *rows])
    write("\n".join([lines[0], *(f"{line}  {picture}".rstrip() for line, picture in zip(lines[1:], bars, strict=True))]))


def show_pots(lang: str, asked: "Asked", hands: Mapping[str, str], all_in: AllIn, call: tuple[str, CallOdds] | None) -> None:
    """Every pot: the picture, then who wins it how often, and what all of it is worth."""
    write("\n".join(_headline(lang, asked, all_in.exact, all_in.deals)) + "\n")
    screen = console(sys.stdout)
    picture = drawing(lang, all_in, screen.width if screen.is_terminal else PIPE_WIDTH)
    if picture is not None:
        screen.print(picture, end="")
        write()
    heads = [say(lang, f"cli-equity-{word}") for word in ("win", "tie", "equity", "chips")]
    for number in range(len(all_in.pots) - 1, -1, -1):
        pot = all_in.pots[number]
        rows = [[f"{pot_label(number, lang)} {pot.amount:,}", "", *heads]]
        for place, player in enumerate(pot.eligible):
            name = all_in.names[player]
            parts = [percent(parts[place]) for parts in (pot.wins, pot.ties, pot.shares)]
            rows.append([f"  {name}", hands[name], *parts, chips_text(pot.chips[place])])
        if not pot.eligible:
            rows.append([f"  {say(lang, 'cli-pots-nobody')}", "", "", "", "", ""])
        write("\n".join(table(rows, left=2)) + "\n")
    write("\n".join(_values(lang, all_in)))
    if call is not None:
        write("\n" + "\n".join(_call_lines(lang, *call, all_in)))


def _call_lines(lang: str, name: str, odds: CallOdds, all_in: AllIn) -> list[str]:
    """What a call has to win of the chips in sight and what the hand has of them: of all pots, and of each where there are several."""
    has = _won(name, odds, all_in)
    first = {"name": name, "cost": f"{odds.cost:,}", "winnable": f"{odds.winnable:,}"}
    lines = [say(lang, "cli-equity-call", **first, needed=percent(odds.break_even), has=percent(has / odds.winnable))]
    for part in odds.parts if len(odds.parts) > 1 else ():
        pot = all_in.pots[part.pot]
        share = pot.shares[pot.eligible.index(all_in.names.index(name))]
        words = {"pot": pot_label(part.pot, lang), "amount": f"{part.amount:,}", "cost": f"{part.cost:,}"}
        lines.append("  " + say(lang, "cli-equity-call-pot", **words, needed=percent(part.break_even), has=percent(share)))
    gain = has - odds.cost
    return [*lines, say(lang, "cli-equity-call-gain", gain=("+" if gain > 0 else "−" if gain < 0 else "±") + chips_text(abs(gain)))]


def _won(name: str, odds: CallOdds, all_in: AllIn) -> Fraction:
    """What a player's hand is worth in the pots alone."""
    return all_in.values[name] - odds.settlement.returned.get(name, 0)


def _values(lang: str, all_in: AllIn) -> list[str]:
    """What everybody has put in, what comes back, and what it is worth now."""
    settled = all_in.settlement
    heads = [say(lang, f"cli-equity-{word}") for word in ("put-in", "returned", "value", "net")]
    rows = [["", *heads]]
    for name, value in all_in.values.items():
        back = settled.returned.get(name, 0)
        net = value - settled.contributions[name]
        sign = "+" if net > 0 else "−" if net < 0 else "±"
        rows.append([name, f"{settled.contributions[name]:,}", f"{back:,}" if back else "", chips_text(value), sign + chips_text(abs(net))])
    return table(rows)


def _headline(lang: str, asked: "Asked", exact: bool, deals: int) -> list[str]:
    lines = []
    if asked.board:
        lines.append(say(lang, "cli-equity-board", cards=cards_label(cards_of(asked.board))))
    if asked.dead:
        lines.append(say(lang, "cli-equity-dead", cards=cards_label(cards_of(asked.dead))))
    if exact:
        return [*lines, say(lang, "cli-equity-counted", deals=f"{deals:,}")]
    return [*lines, say(lang, "cli-equity-drawn", deals=f"{deals:,}", seed=str(asked.seed or 0))]


def as_data(asked: "Asked", chances: Chances) -> dict[str, Any]:
    """Plain data for `--json`."""
    players = [
        {"hand": hand, "wins": wins, "ties": ties, "equity": part, "standard_error": error}
        for hand, wins, ties, part, error in zip(asked.hands, chances.wins, chances.ties, chances.equities, chances.errors, strict=True)
    ]
    return _asked_data(asked, chances.exact, chances.total) | {"players": players}


def pots_as_data(asked: "Asked", hands: Mapping[str, str], all_in: AllIn, call: tuple[str, CallOdds] | None) -> dict[str, Any]:
    """Plain data for `--json`, with pots. `exact` fractions are text, as 1/3."""
    pots = []
    for number, pot in enumerate(all_in.pots):
        columns = (pot.eligible, pot.wins, pot.ties, pot.shares, pot.chips, pot.errors)
        players = [
            {
                "name": all_in.names[player],
                "hand": hands[all_in.names[player]],
                "win": float(win),
                "tie": float(tie),
                "equity": float(share),
                "chips": float(chips),
                "standard_error": error,
            }
            for player, win, tie, share, chips, error in zip(*columns, strict=True)
        ]
        pots.append({"name": pot_name(number), "amount": pot.amount, "players": players})
    return _asked_data(asked, all_in.exact, all_in.deals) | {
        "put_in": all_in.settlement.put_in,
        "pots": pots,
        "returned": all_in.settlement.returned,
        "values": {name: float(value) for name, value in all_in.values.items()},
        "values_exact": {name: str(value) for name, value in all_in.values.items()},
        "call": None if call is None else _call_data(*call, all_in),
    }


def _call_data(name: str, odds: CallOdds, all_in: AllIn) -> dict[str, Any]:
    won = _won(name, odds, all_in)
    return {
        "name": name,
        "cost": odds.cost,
        "winnable": odds.winnable,
        "break_even": float(odds.break_even),
        "equity": float(won / odds.winnable),
        "gain": float(won - odds.cost),
        "pots": [{"pot": pot_name(part.pot), "cost": part.cost, "break_even": float(part.break_even)} for part in odds.parts],
    }


def _asked_data(asked: "Asked", exact: bool, deals: int) -> dict[str, Any]:
    return {
        "hands": list(asked.hands),
        "board": asked.board or "",
        "dead": asked.dead or "",
        "exact": exact,
        "deals": deals,
        "seed": None if exact else asked.seed or 0,
    }


def table(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Columns two cells apart; the first `left` of them begin at the left edge, the others end at the right."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            padded(text, width) if place < left else at_right(text, width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def percent(part: float | Fraction) -> str:
    """0.46214 is 46.21%."""
    return f"{100 * float(part):.2f}%"


def chips_text(chips: Fraction) -> str:
    """Whole chips as such, others with two digits behind the point."""
    return f"{chips.numerator:,}" if chips.denominator == 1 else f"{float(chips):,.2f}"
