"""What the floor rules at a real table, in words: gestures, and hands that did not go as they should.

The rulings themselves come from `rules.floor` and `rules.irregular`; here stand their sentences and sources.
"""

from floorman.rules.gesture import Binding, Bound, Floor, options
from floorman.rules.irregular import Irregular
from floorman.text.catalogue import say, slug
from floorman.text.labels import sources_label

FLOOR_SOURCES: dict[Floor, tuple[str, ...]] = {
    Floor.AS_SAID: ("TDA 40-A", "TDA 51-A"),
    Floor.AS_PUSHED: ("TDA 41-B", "TDA 42-A"),
    Floor.WORDS_FIRST: ("TDA 40-A", "WSOP L180"),
    Floor.BARE_AMOUNT: ("TDA 40-C", "WSOP T90"),
    Floor.RAISE_IS_A_TOTAL: ("TDA 43-B",),
    Floor.ONE_CHIP_BET: ("TDA 44",),
    Floor.ONE_CHIP_RAISE: ("TDA 44",),
    Floor.LAST_CHIPS: ("TDA 45-B",),
    Floor.PRIOR_CHIPS: ("TDA 46-C", "WSOP T98"),
    Floor.ONE_OVERSIZED_CHIP: ("TDA 44", "WSOP T97", "WSOP L141", "WSOP L182"),
    Floor.EVERY_CHIP_NEEDED: ("TDA 45-A", "WSOP T92"),
    Floor.OVERCHIP_ON_PRIOR_CHIPS: ("TDA 46-C",),
    Floor.HALF_A_RAISE: ("TDA 43-A", "WSOP T95", "WSOP L140"),
    Floor.LESS_THAN_HALF: ("TDA 43-A",),
    Floor.UNDERRAISE_TO_MINIMUM: ("guide 004",),
    Floor.UNDERRAISE_TO_CALL: ("guide 004",),
    Floor.UNDERRAISE_REFUSED: ("guide 004",),
    Floor.RAISE_SAID_FIRST: ("TDA 43-A",),
    Floor.RAISE_WITHOUT_AMOUNT: ("TDA 51-A",),
    Floor.UNDERBET: ("TDA 52-A",),
    Floor.STRING_BET: ("guide 004", "TDA 56", "WSOP T103", "WSOP L140"),
    Floor.AMBIGUOUS_AMOUNT: ("TDA 57", "WSOP T60"),
    Floor.CALL_WITHOUT_BET: ("TDA 55-A",),
    Floor.RAISE_WITHOUT_BET: ("TDA 55-B",),
    Floor.CHECK_FACING_BET: ("TDA 55",),
    Floor.BET_FACING_BET: ("TDA 40-A",),
    Floor.UNDERCALL_FULL: ("TDA 51-B",),
    Floor.UNDERCALL_DISCRETION: ("TDA 51-B", "WSOP T93-f"),
    Floor.RAISE_NOT_OPEN: ("TDA 47-A", "WSOP L175"),
    Floor.ABOVE_STACK: ("guide 004",),
    Floor.ABOVE_MAXIMUM: ("TDA 52-B", "TDA 54"),
    Floor.PULLED_BACK: ("TDA 46-B",),
    Floor.NO_GESTURE: (),
    Floor.LEAST_READING: ("TDA 57", "WSOP T60"),
}

IRREGULAR_SOURCES: dict[Irregular, tuple[str, ...]] = {
    Irregular.NOTHING_WRONG: (),
    Irregular.OUT_OF_TURN_STANDS: ("TDA 53-A", "WSOP T90-d", "WSOP L136"),
    Irregular.OUT_OF_TURN_FREE: ("TDA 53-A", "WSOP T90-d", "WSOP L136"),
    Irregular.OUT_OF_TURN_FOLD_STANDS: ("TDA 58",),
    Irregular.OUT_OF_TURN_NEVER_BINDS: (),
    Irregular.OUT_OF_TURN_REFUSED: ("guide 004",),
    Irregular.SKIPPED_MAY_ACT: ("TDA 53-B",),
    Irregular.SKIPPED_FLOOR_RULES: ("TDA 53-B", "WSOP L137"),
    Irregular.FOULED_DECK: ("TDA 35-E", "WSOP T88-d", "WSOP L116"),
    Irregular.TOO_LATE_FOR_A_MISDEAL: ("TDA 35-D",),
    Irregular.MISDEAL_BOXED_CARDS: ("TDA 35-A1",),
    Irregular.MISDEAL_WRONG_SEAT: ("TDA 35-A2",),
    Irregular.MISDEAL_WRONG_COUNT: ("TDA 35-A5",),
    Irregular.MISDEAL_FOREIGN_CARD: ("TDA 35-A6",),
    Irregular.MISDEAL_EXPOSED: ("TDA 35-A7",),
    Irregular.EXPOSED_HAND_LIVE: ("TDA 68", "WSOP T117"),
    Irregular.DISCARD_LIVE: ("TDA 14",),
    Irregular.HAND_DEAD: ("TDA 14", "WSOP T108"),
    Irregular.CORRECTED: ("TDA 52", "WSOP T90-e", "WSOP L189"),
    Irregular.ERROR_STANDS: ("TDA 52", "WSOP T90-e", "WSOP L189"),
    Irregular.ACCEPTED_ACTION: ("TDA 49", "WSOP T104"),
    Irregular.HIDDEN_CHIPS_PLAY: ("TDA 62",),
    Irregular.HIDDEN_CHIPS_NOT_PAID: ("TDA 62", "WSOP T105"),
    Irregular.HIDDEN_CHIPS_NOT_SAVED: ("TDA 62", "WSOP T105"),
    Irregular.TIME_FOLDS: ("TDA 29", "WSOP T80"),
    Irregular.TIME_CHECKS: ("TDA 29", "WSOP T80"),
    Irregular.SEE_RIGHT: ("TDA 18-B",),
    Irregular.SEE_NO_RIGHT: ("TDA 18-A",),
    Irregular.SEE_FLOOR_DECIDES: ("TDA 18-B", "WSOP L14", "WSOP L147"),
    Irregular.SEE_IN_THE_HISTORY: (),
}


# What a strict table refuses with a reason of its own; everything else it refuses because it takes no gestures.
REFUSED_FOR_ITSELF = (Floor.UNDERRAISE_REFUSED, Floor.NO_GESTURE)
STRICT_SOURCES = ("guide 004",)


def floor_sentence(bound: Bound, lang: str, house: str | None = None) -> str:
    """What a gesture binds to, why, what goes back, and the source: "Call, 10 in front. String bet: only the first motion counts. ..." """
    rule = Floor(bound.rule)
    sources = FLOOR_SOURCES[rule]
    parts = [_binding(bound, lang), say(lang, f"floor-{rule.name.lower()}")]
    if bound.binding == Binding.REFUSED and rule not in REFUSED_FOR_ITSELF:
        sources = STRICT_SOURCES
        parts = [say(lang, "binding-strict")]
    if bound.returned > 0:
        parts.append(say(lang, "binding-returned", amount=bound.returned))
    return _cited(say(lang, "sentence-separator").join(parts), sources, lang, house)


def irregular_sentence(code: int, lang: str, to: int = 0, house: str | None = None) -> str:
    """The ruling on a hand that did not go as it should. `to`: the street total that some of them end in."""
    found = Irregular(code)
    return _cited(say(lang, f"irregular-{found.name.lower()}", to=to), IRREGULAR_SOURCES[found], lang, house)


def early_sentence(unchanged: int, changed: int, name: str, lang: str) -> str:
    """What becomes of an action out of turn once the turn of `name` has come, by what has happened to the price until then."""
    if unchanged == changed:
        return irregular_sentence(unchanged, lang)
    return _cited(say(lang, "out-of-turn-pending", name=name), IRREGULAR_SOURCES[Irregular(unchanged)], lang, None)


def _binding(bound: Bound, lang: str) -> str:
    if bound.binding == Binding.DISCRETION:
        one, other = (slug(Binding(choice).name) for choice in options(bound.rule))
        return say(lang, f"binding-{one}-or-{other}")
    return say(lang, f"binding-{slug(Binding(bound.binding).name)}", to=bound.to)


def _cited(sentence: str, sources: tuple[str, ...], lang: str, house: str | None) -> str:
    return say(lang, "cited", sentence=sentence, sources=sources_label(sources, lang, house)) if sources else sentence
