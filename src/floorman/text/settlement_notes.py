"""What a reader of a settlement should be told besides: notes of house rules, who was paid what of which pot, where odd chips went."""

from collections.abc import Sequence

from floorman.rules.house import PRESETS, FoldedOnlyLayer
from floorman.table.settlement import Note, NoteKind, Settlement, pots
from floorman.text.catalogue import listed, say
from floorman.text.labels import pot_label
from floorman.text.settlement import note_line


def notes(lang: str, settlement: Settlement) -> list[list[str]]:
    """A sentence a note, with lines of detail after it."""
    return [_note(lang, settlement, note) for note in settlement.notes]


def _note(lang: str, settlement: Settlement, note: Note) -> list[str]:
    more = _where_it_goes(lang, settlement) if note.kind == NoteKind.FOLDED_ONLY_LAYER else []
    return [note_line(note, lang), *more]


def _where_it_goes(lang: str, settlement: Settlement) -> list[str]:
    """The same chips under each rule that houses have for them, with the presets that have it."""
    lines = []
    for rule, key in ((FoldedOnlyLayer.RETURN_TO_BETTOR, "return"), (FoldedOnlyLayer.MERGE_DOWN, "merge")):
        other = pots(settlement.contributions, folded=settlement.folded, dead=settlement.dead, folded_only=rule)
        presets = ", ".join(name for name, house in PRESETS.items() if house.folded_only_layer == rule)
        grown = [(at, pot.amount) for at, pot in enumerate(other.pots) if pot.amount != settlement.pots[at].amount]
        parts = [say(lang, "settled-goes-back", name=name, amount=chips) for name, chips in other.returned.items()]
        parts += [say(lang, "settled-goes-in", pot=pot_label(at, lang), amount=amount) for at, amount in grown]
        lines.append("  " + say(lang, f"settled-goes-{key}", presets=presets, parts=listed(lang, parts)))
    return lines


def parts_of(settlement: Settlement, name: str, lang: str) -> list[str]:
    """What one player was paid, pot by pot: "Main pot 600"."""
    return [f"{pot_label(share.pot, lang)} {share.amount:,}" for share in settlement.shares if share.name == name]


def odd_lines(settlement: Settlement, order: Sequence[str], lang: str) -> list[str]:
    """Who got the odd chips of each pot, and why he: `order` is clockwise from the left of the button. And where a tie left somebody
    without a chip, that it was a tie nevertheless.
    """
    return [line for index in range(len(settlement.pots)) for line in _odd_lines(settlement, order, index, lang)]


def _odd_lines(settlement: Settlement, order: Sequence[str], index: int, lang: str) -> list[str]:
    pot, shares = pot_label(index, lang), [share for share in settlement.shares if share.pot == index]
    lines = []
    if any(share.amount == 0 for share in shares):
        lines.append(say(lang, "settled-tie", pot=pot, names=listed(lang, [share.name for share in shares])))
    for share in shares:
        if share.odd:
            lines.append(say(lang, "settled-odd", pot=pot, amount=share.odd, name=share.name, order=listed(lang, order)))
    return lines
