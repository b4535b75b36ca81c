"""A settlement as a picture: the stepped building. One column a player, sorted by what was put in; one floor a pot; heights to scale.

A brick is one player's share of one pot, its amount inside where it fits. Solid: can win it. Hatched: folded, the chips stay. Dashed
outline: went back. Floors are labelled at the right with amount, formula and the names of those who can win.
"""

from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from floorman.cli.screen import at_right, cut, padded
from floorman.table.settlement import Settlement
from floorman.text.catalogue import listed, say
from floorman.text.labels import pot_label
from floorman.text.settlement import pot_sum

ROWS = 12  # of the highest column at most, before thin floors are given the two rows that their labels need
ROWS_PER_FLOOR = 4
GAP = 2
LONGEST_NAME = 12
RETURNED = -1

# Fill and what is printed on it: pine, indigo, ochre, blush, stone. Seen on dark and on light.
_PAINT = (("#2f7f6b", "#ffffff"), ("#4875ae", "#ffffff"), ("#c9922b", "#14212b"), ("#d9a3b6", "#14212b"), ("#8f9b94", "#14212b"))


class Floor(NamedTuple):
    """One pot, or the chips that went back (`pot` RETURNED): a slice of every column from `low` to `high`, drawn in `rows` lines."""

    pot: int
    low: int
    high: int
    rows: int


def drawing(lang: str, settlement: Settlement, width: int) -> Text | None:
    """The picture in at most `width` cells, or None where it cannot be drawn in so little room."""
    order = sorted(settlement.contributions, key=lambda name: settlement.contributions[name])
    names = {name: cut(name, LONGEST_NAME) for name in order}
    floors = _floors(settlement)
    labels = [_label(lang, settlement, floor) for floor in floors]
    room = max(max(cell_len(text) for text in label) for label in labels) + GAP
    words = [*names.values(), *([say(lang, "cli-pots-folded")] if settlement.folded else [])]
    figures = max(len(f"{chips:,}") for chips in settlement.contributions.values())
    narrow = max(figures, *map(cell_len, words))
    roomy = max(figures + 4, narrow)
    column = roomy if len(order) * (roomy + GAP) + room <= width else narrow
    if len(order) * (column + GAP) + room > width:
        return None
    picture = Text()
    for floor, label in zip(reversed(floors), reversed(labels), strict=True):
        first = (floor.rows - len(label)) // 2
        for row in range(floor.rows):
            for name in order:
                picture.append(" " * GAP)
                _brick_row(picture, settlement, floor, name, row, column)
            if first <= row < first + len(label):
                picture.append(" " * GAP)
                picture.append(label[row - first], style="bold" if row == first else "")
            picture.append("\n")
    _ground(picture, lang, settlement, order, names, column)
    return picture


def _floors(settlement: Settlement) -> list[Floor]:
    """From the ground up. A pot of dead money alone has no height."""
    top = max(settlement.contributions.values()) or 1
    slices: list[tuple[int, int, int]] = []
    for pot in range(len(settlement.pots)):
        edges = [edge for layer in settlement.layers if layer.pot == pot for edge in (layer.floor, layer.ceiling)]
        slices.append((pot, min(edges, default=0), max(edges, default=0)))
    for name, amount in settlement.returned.items():
        put_in = settlement.contributions[name]
        slices.append((RETURNED, put_in - amount, put_in))
    rows = min(ROWS, ROWS_PER_FLOOR * len(slices))
    return [Floor(pot, low, high, max(2, round(rows * (high - low) / top))) for pot, low, high in slices]


def _label(lang: str, settlement: Settlement, floor: Floor) -> tuple[str, ...]:
    words = [pot_label(index, lang) for index in range(len(settlement.pots))] + [say(lang, "cli-pots-returned")]
    amounts = [f"{pot.amount:,}" for pot in settlement.pots] + [f"{chips:,}" for chips in settlement.returned.values()]
    width, figures = max(map(cell_len, words)), max(map(len, amounts))
    if floor.pot == RETURNED:
        (name, chips), *_ = settlement.returned.items()
        return (f"{padded(words[-1], width)}  {at_right(f'{chips:,}', figures)}  → {name}",)
    pot = settlement.pots[floor.pot]
    first = f"{padded(words[floor.pot], width)}  {at_right(amounts[floor.pot], figures)}  = {pot_sum(settlement, floor.pot, lang)}"
    return first, " " * (width + 2) + (listed(lang, pot.eligible) or say(lang, "cli-pots-nobody"))


def _brick_row(picture: Text, settlement: Settlement, floor: Floor, name: str, row: int, width: int) -> None:
    """One line of one brick; `row` 0 is the top of the floor. What does not reach the ceiling fills from below."""
    put_in = settlement.contributions[name]
    if floor.pot != RETURNED:
        put_in -= settlement.returned.get(name, 0)
    share = min(put_in, floor.high) - floor.low
    height = floor.high - floor.low
    if share <= 0 or height == 0:
        picture.append(" " * width)
        return
    rows = max(1, round(floor.rows * share / height))
    row -= floor.rows - rows
    if row < 0:
        picture.append(" " * width)
        return
    number = f" {share:,} " if row == rows // 2 and len(f"{share:,}") + 4 <= width else ""
    if floor.pot == RETURNED:
        picture.append(_returned_row(row, number, width), style="dim")
        return
    fill, ink = _PAINT[min(floor.pot, len(_PAINT) - 1)]
    if name in settlement.folded:
        picture.append("┈" * width if row == 0 and rows > 1 else number.center(width, "░"), style=fill)
    elif row == 0:
        picture.append("▄" * width, style=fill)
    else:
        left, _, right = number.center(width, "█").partition(number) if number else ("█" * width, "", "")
        picture.append(left, style=fill)
        picture.append(number, style=f"{ink} on {fill}")
        picture.append(right, style=fill)


def _returned_row(row: int, number: str, width: int) -> str:
    if row == 0:
        return "┌" + "╌" * (width - 2) + "┐"
    return "╎" + number.center(width - 2) + "╎"


def _ground(picture: Text, lang: str, settlement: Settlement, order: list[str], names: dict[str, str], width: int) -> None:
    """The floor that all stand on, and under it who put in how much."""
    picture.append(" " * GAP + "━" * (len(order) * (width + GAP) - GAP) + "\n")
    folded = say(lang, "cli-pots-folded")
    lines = [[names[name] for name in order], [f"{settlement.contributions[name]:,}" for name in order]]
    if settlement.folded:
        lines.append([cut(folded, width) if name in settlement.folded else "" for name in order])
    for at, words in enumerate(lines):
        row = "".join(" " * GAP + _centred(word, width) for word in words).rstrip()
        picture.append(row + "\n", style="bold" if at == 0 else "")


def _centred(text: str, width: int) -> str:
    left = (width - cell_len(text)) // 2
    return padded(" " * max(left, 0) + text, width)
