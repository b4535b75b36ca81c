"""The three languages say the same things, and every code that can come out of the rules has its words."""

import re
from enum import Enum
from pathlib import Path
from typing import get_args

import pytest

from floorman.notation.gesture import Fault as GestureFault
from floorman.rules.gesture import Binding, Floor
from floorman.rules.house import PRESETS, HouseRules
from floorman.rules.irregular import Irregular
from floorman.rules.ranking import Category
from floorman.rules.rulebook import RULES, Refusal, Verb
from floorman.rules.streets import Street
from floorman.table import events as e
from floorman.table.settlement import NoteKind
from floorman.table.setup import Fault
from floorman.text import languages
from floorman.text.catalogue import slug
from floorman.text.faults import CARD_REASONS
from floorman.text.labels import NUMBERS
from tests.text.catalogues import FILES, FOLDER, Text, all_texts, texts

OTHERS = [lang for lang in languages if lang != "en"]
# Latin that belongs to cards, seats, books and files, and our name. Everything else in Korean or Japanese is a word left in English.
LATIN = {"A", "ACPC", "B", "BB", "BTN", "C", "CSV", "E", "JSON", "QR", "SB", "TDA", "TV", "UTG", "WSOP", "floorman"}
# Files whose messages the command line explains itself with: commands and examples stay as they are typed.
TYPED = {"bulk.ftl", "cli.ftl", "equity.ftl", "notation.ftl", "serve.ftl"}
OURS = [file for file in FILES if file not in TYPED]


def _slugs(prefix: str, codes: type[Enum], *without: Enum) -> list[str]:
    return [f"{prefix}-{slug(code.name)}" for code in codes if code not in without]


def _house_keys() -> list[str]:
    keys = [f"preset-{house}" for house in (*PRESETS, "own")]
    for option, kind in HouseRules.__annotations__.items():
        keys += [f"house-{option}", f"house-{option}.says"]
        if option in NUMBERS:
            keys.append(f"house-{option}.value")
            continue
        words = [value.name.lower() for value in kind] if issubclass(kind, Enum) else ["no", "yes"]
        keys += [f"house-{option}-{word}{part}" for word in words for part in ("", ".says")]
    return keys


def _event_keys() -> list[str]:
    """A class of events has one message, or one for each kind where it has kinds."""
    kinds: dict[str, type[Enum]] = {"Posted": e.Post, "HandOver": e.Reason}
    keys = []
    for event in get_args(e.Event):
        key = "event-" + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", event.__name__).lower()
        keys += _slugs(key, kinds[event.__name__]) if event.__name__ in kinds else [key]
    return keys


NEEDED = [
    *_slugs("refusal", Refusal, Refusal.NONE),
    *_slugs("fault", Fault),
    *(f"gesture-{fault}" for fault in GestureFault),
    *(f"card-{reason}" for reason in CARD_REASONS.values()),
    *_event_keys(),
    *_slugs("menu", Verb),
    *_slugs("note", NoteKind),
    *_slugs("category", Category),
    *_slugs("hand", Category),
    *(f"street-{slug(street.name)}" for street in Street if street < Street.SHOWDOWN),
    *(f"rule-{rule.key.replace('.', '-')}{part}" for rule in RULES for part in ("", ".says")),
    *_house_keys(),
    *_slugs("binding", Binding, Binding.DISCRETION),
    *(f"floor-{code.name.lower()}" for code in Floor),
    *(f"irregular-{code.name.lower()}" for code in Irregular),
]


@pytest.mark.parametrize("lang", languages)
def test_every_code_has_its_words(lang: str) -> None:
    assert [key for key in NEEDED if key not in all_texts(lang)] == []


# Messages that follow a code, so that none is left over when the code goes.
FOLLOWING = ("refusal-", "fault-", "gesture-", "event-posted-", "event-hand-over-", "rule-", "house-", "floor-", "irregular-", "note-")


def test_no_words_are_left_for_codes_that_are_gone() -> None:
    named = {key.partition(".")[0] for key in NEEDED}
    assert [key for key in all_texts("en") if key.startswith(FOLLOWING) and key.partition(".")[0] not in named] == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_the_languages_have_the_same_messages_in_the_same_order(lang: str, file: str) -> None:
    assert list(texts(lang, file)) == list(texts("en", file))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", OURS)
def test_the_languages_tell_the_same_numbers_and_names(lang: str, file: str) -> None:
    english = texts("en", file)
    differing = {key: text.variables ^ english[key].variables for key, text in texts(lang, file).items()}
    assert {key: variables for key, variables in differing.items() if variables} == {}


@pytest.mark.parametrize("lang", languages)
def test_no_message_leans_on_another(lang: str) -> None:
    """Each is parsed for itself when it is asked for (`text/catalogue.py`)."""
    assert [text.key for text in all_texts(lang).values() if text.references] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_worked_numbers_are_the_same_in_all_languages(lang: str) -> None:
    """What the rules and house options say, they say with the same numbers; how many players or boards there are may be a word."""
    for file in ("rules.ftl", "house.ftl"):
        for key, text in texts(lang, file).items():
            ours, english = _amounts(text), _amounts(texts("en", file)[key])
            assert ours >= english, (lang, key, english - ours)


def _amounts(text: Text) -> set[str]:
    """Numbers of two digits and more."""
    return set(re.findall(r"\d[\d,.]*\d", text.plain))


@pytest.mark.parametrize("lang", OTHERS)
def test_no_english_words_are_left(lang: str) -> None:
    for file in OURS:
        for text in texts(lang, file).values():
            left = set(re.findall(r"[A-Za-z]+", text.plain)) - LATIN
            if text.key.startswith("rank-"):
                left -= {"J", "Q", "K"}
            assert not left, (lang, text.key, left)


@pytest.mark.parametrize("lang", languages)
def test_the_voice_never_raises_itself(lang: str) -> None:
    assert [text.key for text in all_texts(lang).values() if "!" in text.plain or "！" in text.plain] == []


PARTICLES = r"(?:은|는|이|가|을|를|과|와|으로|로|나|이나|랑|이랑|아|야)"


@pytest.mark.parametrize(
    "pattern",
    [
        r"\([가-힣]\)[가-힣]|[가-힣]\([가-힣]\)(?![가-힣])",  # 은(는), (으)로: a machine's way out
        rf"\{{\}}{PARTICLES}(?![가-힣])",  # after a variable: its last sound is not known
        r"\d(?:은|는|을|를|과|와|으로|로|나|이나)(?![가-힣])",  # after a figure
        r"(?:\{\}|\d)만",  # 600만 is six million
    ],
)
def test_no_korean_particle_leans_on_what_may_change_its_form(pattern: str) -> None:
    found = {text.key: re.findall(rf".{{0,9}}(?:{pattern})", text.plain) for file in OURS for text in texts("ko", file).values()}
    assert {key: parts for key, parts in found.items() if parts} == {}


POLITE = {"ko": ("니다", "시오"), "ja": ("です", "ます", "ません", "ました", "でした", "ください", "ましょう")}
# Files and parts of them that hold sentences; other messages are labels and rows of labels.
SENTENCES = ("rulings.ftl", "faults.ftl", "floor.ftl", "rules.ftl", "house.ftl")
LABELS = ("what-", "explain-", "binding-", "preset-")


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_ends_politely(lang: str) -> None:
    """Korean in -습니다, Japanese in です or ます: wherever a message is a sentence, one part of it ends so, and none ends plainly."""
    for file in SENTENCES:
        for key, text in texts(lang, file).items():
            label = key.startswith(LABELS) or key.endswith((".sum", ".value")) or (file in ("rules.ftl", "house.ftl") and "." not in key)
            if not label:
                assert any(end in text.plain for end in POLITE[lang]), (key, text.plain)
            if lang == "ko":
                assert not re.search(r"(?<!니)다[.。](?: |$)", text.plain), (key, text.plain)


def test_the_catalogues_lie_where_the_package_finds_them() -> None:
    assert [path.name for path in sorted(Path(FOLDER).iterdir()) if (path / "rulings.ftl").exists()] == sorted(languages)
