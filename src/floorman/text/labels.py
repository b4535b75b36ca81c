"""Names of things: pots, streets, sources, rules, house options and their values, presets."""

from collections.abc import Iterable
from decimal import Decimal
from enum import IntEnum

from floorman.rules.cards import symbol_of
from floorman.rules.house import PRESETS, HouseRules
from floorman.rules.streets import Street
from floorman.text.catalogue import listed, say, slug

# Options of a house that are a number. The other options without an enum are switches, 0 or 1.
NUMBERS = ("straddle_max_levels", "limit_raise_cap", "rit_max", "rake_per_mille", "rake_cap")
# The book that a preset plays by, as sources are named.
BOOKS = {"house": "guide", "tda": "TDA", "wsop": "WSOP"}


def pot_label(index: int, lang: str) -> str:
    """0 is the main pot, 1 the first side pot: "Main pot", "Side pot 1"."""
    return say(lang, "pot-main") if index == 0 else say(lang, "pot-side", number=index)


def pot_index(name: str) -> int:
    """The place of a pot by its name in a settlement: "main" is 0, "side 2" is 2."""
    return 0 if name == "main" else int(name.removeprefix("side "))


def street_label(street: int, lang: str) -> str:
    """ "Preflop" to "River"."""
    return say(lang, f"street-{slug(Street(street).name)}")


def cards_label(cards: Iterable[int]) -> str:
    """Cards as people write them: A♥ 7♦ 2♣."""
    return " ".join(symbol_of(card) for card in cards)


def source_label(source: str, lang: str) -> str:
    """Where a rule stands: "guide 004" in words of the language, the books as they are cited."""
    book, _, number = source.partition(" ")
    return say(lang, "source-guide", number=number) if book == "guide" else source


def sources_label(sources: Iterable[str], lang: str, house: str | None = None) -> str:
    """Sources one after another; where a preset is named, those of its own book if the rule stands in it."""
    found = list(sources)
    own = [source for source in found if house in BOOKS and source.startswith(BOOKS[house])]
    return listed(lang, [source_label(source, lang) for source in own or found])


def rule_title(key: str, lang: str) -> str:
    """The title of a rule: `raise.reopen` is "Reopening the betting"."""
    return say(lang, f"rule-{key.replace('.', '-')}")


def rule_says(key: str, lang: str) -> str:
    """The rule in one or two sentences, with numbers."""
    return say(lang, f"rule-{key.replace('.', '-')}.says")


def preset_label(house: str, lang: str) -> str:
    """The name of a preset; anything that is none is called own rules."""
    return say(lang, f"preset-{house if house in PRESETS else 'own'}")


def option_label(option: str, lang: str) -> str:
    """The name of a house option."""
    return say(lang, f"house-{option}")


def option_says(option: str, lang: str) -> str:
    """What the option asks."""
    return say(lang, f"house-{option}.says")


def value_label(option: str, value: int, lang: str) -> str:
    """The name of a value. `("short_allin_min_raise", 1)` is "On top of the all-in"; 35 of `rake_per_mille` is "3.5 %"."""
    if option in NUMBERS:
        shown = Decimal(value) / 10 if option == "rake_per_mille" else value
        return say(lang, f"house-{option}.value", value=shown)
    return say(lang, _value_key(option, value))


def option_choices(option: str, lang: str) -> list[tuple[str | int, str]]:
    """The values of an option that is no number, as settings name them, and their names."""
    kind = HouseRules.__annotations__[option]
    if issubclass(kind, IntEnum):
        return [(value.name.lower(), value_label(option, value, lang)) for value in kind]
    return [(value, value_label(option, value, lang)) for value in (0, 1)]


def value_says(option: str, value: int, lang: str) -> str:
    """What is different under this value; for an option that is a number, what the number is."""
    return option_says(option, lang) if option in NUMBERS else say(lang, f"{_value_key(option, value)}.says")


def _value_key(option: str, value: int) -> str:
    kind = HouseRules.__annotations__[option]
    word = kind(value).name.lower() if issubclass(kind, IntEnum) else ("no", "yes")[value]
    return f"house-{option}-{word}"
