"""Sentences by key, from the Fluent catalogues of one folder a language.

`say("ko", "refusal-not-reopened", owed=6, size=10)`; an attribute stands after a dot, as in `rule-raise-reopen.says`. A message that is
missing, or one whose variable is, raises `TextError`: a person never reads a key. Every `.ftl` file of a language is found by itself.

Catalogues are read once and parsed a message at a time, since parsing them whole would take longer than most commands run. Therefore
messages do not refer to one another. Numbers are written as 1,000 in all three languages.
"""

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

languages = ("en", "ko", "ja")

# A message: its first line, and all lines up to the next one that begins a message, a comment or a term.
_ENTRY = re.compile(r"^([a-z][a-z0-9_-]*) =.*(?:\n(?![a-z#-]).*)*", re.MULTILINE)
_VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")


class TextError(LookupError):
    """A catalogue lacks what was asked of it, or cannot be read."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self.lang = lang
        self.entries: dict[str, str] = {}
        for text in texts:
            for entry in _ENTRY.finditer(text):
                if entry[1] in self.entries:
                    raise TextError(f"{lang}: {entry[1]} stands twice")
                self.entries[entry[1]] = entry[0]
        self._bundle: FluentBundle | None = None

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such an attribute of one."""
        name, _, attribute = key.partition(".")
        return name in self.entries and (not attribute or attribute in self._message(name).attributes)

    def say(self, key: str, values: Mapping[str, Any]) -> str:
        """The text of `key`. Values are text, whole numbers or decimals; more of them than the message uses do no harm."""
        if not self.has(key):
            raise TextError(f"{self.lang}: no message {key}")
        name, _, attribute = key.partition(".")
        message = self._message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None or self._bundle is None:
            raise TextError(f"{self.lang}: {key} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise TextError(f"{self.lang}: {key}: {errors[0]}")
        return str(text)

    def variables(self, key: str) -> frozenset[str]:
        """What the message of `key` may use, its attributes included. None of a message that is not there."""
        return frozenset(_VARIABLE.findall(self.entries.get(key.partition(".")[0], "")))

    def _message(self, name: str) -> Any:
        from fluent.runtime import FluentBundle, FluentResource  # takes half a second, and help pages need no sentence

        if self._bundle is None:
            self._bundle = FluentBundle([self.lang], use_isolating=False)
        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(self.entries[name]))
        if not self._bundle.has_message(name):
            raise TextError(f"{self.lang}: {name} cannot be read")
        return self._bundle.get_message(name)


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language, read on first use."""
    if lang not in languages:
        raise TextError(f"no language {lang!r}: {', '.join(languages)}")
    folder = files(__package__).joinpath(lang)
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return Catalogue(lang, [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")])


def say(lang: str, key: str, /, **values: Any) -> str:
    """The message `key` in `lang`. `say("en", "pot-side", number=1)` is "Side pot 1". Raises `TextError`."""
    used = _variables(lang, key)
    return _said(lang, key, tuple([item for item in values.items() if item[0] in used]))


@cache
def _variables(lang: str, key: str) -> frozenset[str]:
    """A ruling brings a dozen numbers and its sentence uses two of them: only those make a sentence another one."""
    return catalogue(lang).variables(key)


@lru_cache(maxsize=16_384)
def _said(lang: str, key: str, values: tuple[tuple[str, Any], ...]) -> str:
    """A room says the same few sentences to every phone after every action; filling one in takes longer than deciding the action."""
    return catalogue(lang).say(key, dict(values))


def has(lang: str, key: str) -> bool:
    """Whether `lang` has the message, or the attribute, `key`."""
    return catalogue(lang).has(key)


def listed(lang: str, items: Iterable[str]) -> str:
    """Names or amounts one after another: "A, B, C", in Japanese "A、B、C"."""
    return say(lang, "list-separator").join(items)


def language_of(locale: str | None = None) -> str:
    """The language for a locale as `ko_KR.UTF-8`; without one, for the LC_ALL, LC_MESSAGES or LANG that is set first. Else English."""
    if locale is None:
        locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    lang = re.split("[-_.@]", locale)[0].lower()
    return lang if lang in languages else "en"


def slug(name: str) -> str:
    """The part of a key that stands for the member of an enum: NOT_REOPENED is `not-reopened`."""
    return name.lower().replace("_", "-")
