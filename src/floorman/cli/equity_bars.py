"""An all-in as a picture: one bar a pot, as long as its chips; one brick a player, as long as his part of it.

The highest side pot is on top and the main pot below, as in the stepped building; what goes back is a dashed brick. So the bricks of a
player add up to what his hand is worth. Players have fills of their own, since a pipe has no colour.
"""

from fractions import Fraction

from rich.cells import cell_len
from rich.text import Text

from floorman.analysis import AllIn
from floorman.cli.screen import at_right, padded
from floorman.text.catalogue import say
from floorman.text.labels import pot_label

LONGEST = 64
SHORTEST = 24
EQUITY_CELLS = 30
_FILLS = "█▓▒░"
# Fill and what is printed on it, as in the building: pine, indigo, ochre, blush, stone.
_PAINT = (("#2f7f6b", "#ffffff"), ("#4875ae", "#ffffff"), ("#c9922b", "#14212b"), ("#d9a3b6", "#14212b"), ("#8f9b94", "#14212b"))


def bar(part: float) -> str:
    """A part of one as a bar of at most thirty cells."""
    return "█" * round(part * EQUITY_CELLS)


def drawing(lang: str, all_in: AllIn, width: int) -> Text | None:
    """The picture in at most `width` cells, or None where it cannot be drawn in so little room."""
    returned = all_in.settlement.returned
    labels = [pot_label(number, lang) for number in range(len(all_in.pots))] + [say(lang, "cli-pots-returned") for _ in returned]
    amounts = [pot.amount for pot in all_in.pots] + list(returned.values())
    words, figures = max(map(cell_len, labels)), max(len(f"{amount:,}") for amount in amounts)
    room = min(width - words - figures - 4, LONGEST)
    if room < SHORTEST:
        return None
    most = max(amounts) or 1
    picture = Text()
    for number in range(len(amounts) - 1, -1, -1):
        length = max(round(room * amounts[number] / most), 1)
        front = f"{padded(labels[number], words)}  {at_right(f'{amounts[number]:,}', figures)}  "
        if number < len(all_in.pots):
            bricks = _bricks(all_in, number, length)
        else:
            bricks = [_dashed(list(returned)[number - len(all_in.pots)], length)]
        for row in range(2):
            picture.append(front if row else " " * cell_len(front))
            for brick in bricks:
                picture.append_text(brick[row])
            picture.append("\n")
    return picture


def _bricks(all_in: AllIn, number: int, length: int) -> list[tuple[Text, Text]]:
    """Top and body of each player's brick; bricks end where the parts up to them do."""
    pot = all_in.pots[number]
    bricks = []
    reached, before = Fraction(0), 0
    for place, player in enumerate(pot.eligible):
        reached += pot.shares[place]
        end = round(length * reached)
        last = end == length
        bricks.append(_brick(player, all_in.names[player], pot.chips[place], end - before, 0 if last else 1))
        before = end
    return bricks


def _brick(player: int, name: str, chips: Fraction, width: int, gap: int) -> tuple[Text, Text]:
    if width <= 0:
        return Text(), Text()
    paint, ink = _PAINT[player % len(_PAINT)]
    fill = _FILLS[player % len(_FILLS)]
    body = Text()
    inside = max(width - gap, 1)  # a gap, so that neighbours are told apart
    words = next((text for text in (f" {name} {float(chips):,.1f} ", f" {name} ") if cell_len(text) + 2 <= inside), "")
    before = (inside - cell_len(words)) // 2
    body.append(fill * before, style=paint)
    body.append(words, style=f"{ink} on {paint}")
    body.append(fill * (inside - before - cell_len(words)), style=paint)
    apart = " " * (width - inside)
    return Text("▄" * inside + apart, style=paint), body.append(apart)


def _dashed(name: str, width: int) -> tuple[Text, Text]:
    words = f" → {name} "
    if cell_len(words) + 2 > width:
        return Text("╌" * width, style="dim"), Text(words.rstrip(), style="dim")
    left = (width - 2 - cell_len(words)) // 2
    body = "╎" + " " * left + words + " " * (width - 2 - left - cell_len(words)) + "╎"
    return Text("┌" + "╌" * (width - 2) + "┐", style="dim"), Text(body, style="dim")
