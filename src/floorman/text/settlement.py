"""A settlement step by step, in the order of our guide: amounts sorted, main pot, side pots, refunds, check sum, then who wins what."""

from floorman.table.settlement import Layer, Note, Settlement
from floorman.text.catalogue import listed, say, slug
from floorman.text.labels import pot_index, pot_label


def settlement_steps(settlement: Settlement, lang: str) -> list[str]:
    """The whole account. 30,000 / 70,000 / 120,000: "Main pot: 30,000 × 3 = 90,000. Eligible: A, B, C", ..., the check sum, the winners."""
    lines = [_sorted(settlement, lang)]
    if settlement.dead:
        lines.append(say(lang, "steps-dead", amount=settlement.dead))
    lines += [_pot(settlement, index, lang) for index in range(len(settlement.pots))]
    lines += _returned(settlement, lang)
    lines += [note_line(note, lang) for note in settlement.notes]
    lines.append(check_line(settlement, lang))
    if settlement.payouts is not None:
        for index in range(len(settlement.pots) - 1, -1, -1):
            lines += _won(settlement, index, lang)
        lines.append(say(lang, "steps-paid", shares=_amounts(list(settlement.payouts.items()), lang)))
    return lines


def check_line(settlement: Settlement, lang: str) -> str:
    """The check sum: 90,000 + 80,000 + 50,000 = 220,000."""
    terms = [_number(pot.amount, lang) for pot in settlement.pots] + [_number(chips, lang) for chips in settlement.returned.values()]
    if settlement.rake:
        terms.append(say(lang, "steps-part-rake", amount=settlement.rake))
    return say(lang, "steps-check", sum=" + ".join(terms) or "0", total=settlement.put_in)


def note_line(note: Note, lang: str) -> str:
    """What a reader should be told, in a sentence."""
    values = dict(note.numbers)
    if "pot" in values:
        values["pot"] = pot_label(pot_index(values["pot"]), lang)
    return say(lang, f"note-{slug(note.kind.name)}", **values)


def pot_sum(settlement: Settlement, index: int, lang: str) -> str:
    """How a pot comes about: "30,000 × 3", or "20 × 3 + 15 (folded E)"."""
    terms, taken = _terms(settlement, index, lang)
    total = " + ".join(terms)
    return total + " − " + say(lang, "steps-part-rake", amount=taken) if taken else total


def _number(chips: int, lang: str) -> str:
    return say(lang, "steps-number", value=chips)


def _amounts(pairs: list[tuple[str, int]], lang: str) -> str:
    return listed(lang, [say(lang, "steps-amount", name=name, amount=chips) for name, chips in pairs])


def _sorted(settlement: Settlement, lang: str) -> str:
    amounts = []
    for name, chips in sorted(settlement.contributions.items(), key=lambda pair: pair[1]):
        key = "steps-amount.folded" if name in settlement.folded else "steps-amount"
        amounts.append(say(lang, key, name=name, amount=chips))
    return say(lang, "steps-sorted", amounts=listed(lang, amounts))


def _pot(settlement: Settlement, index: int, lang: str) -> str:
    pot = settlement.pots[index]
    values = {"pot": pot_label(index, lang), "sum": pot_sum(settlement, index, lang), "amount": pot.amount}
    if not pot.eligible:
        return say(lang, "steps-pot.nobody", **values)
    return say(lang, "steps-pot", names=listed(lang, pot.eligible), **values)


def _terms(settlement: Settlement, index: int, lang: str) -> tuple[list[str], int]:
    """What a pot is made of, and the rake taken from it.

    One layer is its depth times all who paid it. Merged layers are what each eligible player paid, times their number, and what each
    folded player added: 20 × 3 + 15 (folded E) = 75 (guide 003).
    """
    layers = [layer for layer in settlement.layers if layer.pot == index]
    dead = settlement.dead if index == 0 else 0
    eligible = settlement.pots[index].eligible
    terms = []
    if len(layers) == 1:
        terms.append(_times(layers[0].ceiling - layers[0].floor, len(layers[0].payers), lang))
    elif layers:
        if eligible:
            terms.append(_times(sum(_depth(layer) for layer in layers if layer.eligible), len(eligible), lang))
        for name in settlement.folded:
            chips = sum(_depth(layer) for layer in layers if name in layer.payers)
            if chips:
                terms.append(say(lang, "steps-part-folded", amount=chips, name=name))
    if dead:
        terms.append(say(lang, "steps-part-dead", amount=dead))
    gross = sum(layer.amount for layer in layers) + dead
    return terms, gross - settlement.pots[index].amount


def _depth(layer: Layer) -> int:
    return layer.ceiling - layer.floor


def _times(depth: int, payers: int, lang: str) -> str:
    return say(lang, "steps-layer", depth=depth, payers=payers)


def _returned(settlement: Settlement, lang: str) -> list[str]:
    lines = []
    for name, chips in settlement.returned.items():
        top = settlement.contributions[name]
        values = {"name": name, "amount": chips, "top": top, "second": top - chips}
        lines.append(say(lang, "steps-returned" if top > chips else "steps-returned.plain", **values))
    return lines


def _won(settlement: Settlement, index: int, lang: str) -> list[str]:
    """Who gets one pot, and its odd chips with the order in which they were given."""
    values = {"pot": pot_label(index, lang), "amount": settlement.pots[index].amount}
    shares = [share for share in settlement.shares if share.pot == index]
    if not shares:
        return [say(lang, "steps-nobody", **values)]
    if len(shares) == 1:
        return [say(lang, "steps-won", name=shares[0].name, **values)]
    lines = [say(lang, "steps-split", shares=_amounts([(share.name, share.amount) for share in shares], lang), **values)]
    odd = [(share.name, share.odd) for share in shares if share.odd]
    if odd:
        lines.append(say(lang, "steps-odd", shares=_amounts(odd, lang), order=listed(lang, [share.name for share in shares])))
    return lines
