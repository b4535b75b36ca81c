"""Who has won, as people tell it: places in words, or cards on the table. Both become one place a player, 1 is best, equal is a tie.

Every player who can win a contested pot has to be named: a name left out may be a loser or a slip, and chips depend on it.
"""

import re
import unicodedata
from collections.abc import Collection, Sequence

from floorman.cli.app import refuse
from floorman.cli.complaints import BadInput
from floorman.cli.inputs import known_name
from floorman.rules.cards import CardError, cards_of, name_of, symbol_of
from floorman.table.rank import HandRank, rank
from floorman.text.catalogue import say
from floorman.text.faults import card_line


def places_of(lang: str, text: str, live: Sequence[str], needed: Collection[str]) -> dict[str, int]:
    """`A > B = C` -> A 1, B 2, C 2. Names are of the live; all of `needed` must be there."""
    places: dict[str, int] = {}
    plain = text.translate(str.maketrans("＞＝", ">="))
    for place, group in enumerate(plain.split(">"), 1):
        for part in group.split("="):
            if not part.strip():
                refuse(lang, "cli-error-winners", text=text)
            name = known_name(lang, part, live)
            if name in places:
                refuse(lang, "cli-error-name-twice", name=name)
            places[name] = place
    _all_there(lang, places, needed, "cli-error-winners-missing")
    return places


def hands_of(lang: str, texts: Sequence[str], board: str, live: Sequence[str], needed: Collection[str]) -> dict[str, HandRank]:
    """`A:AsKs B:QhQd` with five board cards -> what each live player holds. No card may come twice."""
    shared = cards(lang, board, "--board", 5)
    holes: dict[str, tuple[int, ...]] = {}
    for text in texts:
        for name, own in _entries(lang, text, live):
            if name in holes:
                refuse(lang, "cli-error-name-twice", name=name)
            holes[name] = cards(lang, own, name, 2)
    _all_there(lang, holes, needed, "cli-error-cards-missing")
    lying = list(shared)
    for hole in holes.values():
        for card in hole:
            if card in lying:
                raise BadInput(say(lang, "card-same-card-twice", part=symbol_of(card)))
            lying.append(card)
    on_board = "".join(map(name_of, shared))
    return {name: rank("".join(map(name_of, hole)), on_board) for name, hole in holes.items()}


def places_by_cards(hands: dict[str, HandRank]) -> dict[str, int]:
    """Best first, equal hands in one place."""
    values = sorted({hand.value for hand in hands.values()}, reverse=True)
    return {name: values.index(hand.value) + 1 for name, hand in hands.items()}


def cards(lang: str, text: str, what: str, many: int) -> tuple[int, ...]:
    """So many cards, or the complaint."""
    try:
        found = cards_of(text)
    except CardError as error:
        raise BadInput(f"{what}: {card_line(error, lang)}") from None
    if len(found) != many:
        refuse(lang, "cli-error-card-count", what=what, given=len(found), expected=many)
    return found


def _entries(lang: str, text: str, live: Sequence[str]) -> list[tuple[str, str]]:
    """`A:AsKs B:QhQd` -> pairs. A name may have spaces in it, so the text is cut at the names that are known."""
    plain = unicodedata.normalize("NFC", text).replace("：", ":")
    names = "|".join(re.escape(name) for name in sorted(live, key=len, reverse=True))
    cuts = list(re.finditer(rf"(?:^|(?<=[\s,;]))({names})\s*:", plain))
    before = plain[: cuts[0].start()] if cuts else plain
    if before.strip(" ,;"):
        if ":" in before:
            known_name(lang, before.partition(":")[0], live)
        refuse(lang, "cli-error-cards", text=text)
    if not cuts:
        refuse(lang, "cli-error-cards", text=text)
    ends = [cut.start() for cut in cuts[1:]] + [len(plain)]
    pairs = []
    for cut, end in zip(cuts, ends, strict=True):
        own = plain[cut.end() : end].strip(" ,;")
        stranger = re.search(r"([^\s,;]+)\s*:", own)
        if stranger:
            known_name(lang, stranger[1], live)
        pairs.append((cut[1], own))
    return pairs


def _all_there(lang: str, named: Collection[str], needed: Collection[str], key: str) -> None:
    missing = [name for name in needed if name not in named]
    if missing:
        refuse(lang, key, names=", ".join(missing), count=len(missing))
