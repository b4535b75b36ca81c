"""The language of a run, and the sentences in it."""

import locale
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "ko", "ja")


def asked_language(arguments: Sequence[str]) -> str | None:
    """What `--lang` says, before or after the command name; None where it is absent or no language we speak."""
    found = None
    for at, word in enumerate(arguments):
        if word == "--":
            break
        if word == "--lang" and at + 1 < len(arguments):
            found = arguments[at + 1]
        elif word.startswith("--lang="):
            found = word.removeprefix("--lang=")
    return found if found in LANGUAGES else None


def locale_language(environment: Mapping[str, str]) -> str:
    """The language of the locale, English where we do not speak it."""
    chosen = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), None)
    if chosen is None:
        chosen = locale.getlocale()[0] or ""
    return next((lang for lang in LANGUAGES if chosen.lower().startswith(lang)), "en")


_bundles: dict[str, Any] = {}


def say(lang: str, key: str, /, **values: Any) -> str:
    """SHIM until floorman.text stands."""
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in _bundles:
        bundle = FluentBundle([lang], use_isolating=False)
        path = Path(__file__).parent.parent / "text" / lang / "cli.ftl"
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        _bundles[lang] = bundle
    bundle = _bundles[lang]
    if not bundle.has_message(key):
        return f'[{key} {values}]'
    message = bundle.get_message(key)
    text, errors = bundle.format_pattern(message.value, values)
    assert not errors, errors
    return str(text)
