"""What people type, made into values: amounts, names with amounts, presets. Whatever is wrong is said with the part that is wrong."""

import unicodedata
from collections.abc import Sequence
from typing import Any

import click

from floorman.cli.app import Callback, Option, one_of, option, refuse
from floorman.cli.complaints import BadInput
from floorman.notation.amounts import AmountError, amount_of
from floorman.rules.house import PRESETS
from floorman.table.setup import SetupError
from floorman.text.catalogue import say
from floorman.text.faults import fault_lines

# They part names from amounts and from each other in what is typed.
NOT_IN_NAMES = "=＝>＞:：,"


def chips(lang: str, text: str, what: str) -> int:
    """An amount, or the complaint that names `what` it was for."""
    try:
        return amount_of(text)
    except AmountError as error:
        raise BadInput(f"{what}: {say(lang, f'amount-{error.fault}', **error.numbers)}") from None


def chips_of(lang: str) -> Callback:
    """For an option that takes an amount."""

    def convert(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
        return None if value is None else chips(lang, value, param.opts[-1])

    return convert


def number_of(lang: str) -> Callback:
    """For an option that takes a number of things."""

    def convert(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
        try:
            return None if value is None else amount_of(value)
        except AmountError:
            refuse(lang, "cli-error-number", option=param.opts[-1], value=value)

    return convert


def chips_option(lang: str, name: str, about: str, **settings: Any) -> Option:
    """An option that takes an amount: 8000, 8k, 3만."""
    return option(lang, name, about, callback=chips_of(lang), **({"metavar": "cli-metavar-chips"} | settings))


def rules_option(lang: str, about: str) -> Option:
    """`--rules`: one of the presets."""
    return option(lang, "--rules", about, metavar="|".join(PRESETS), callback=one_of(lang, tuple(PRESETS)))


def named_chips(lang: str, texts: Sequence[str]) -> dict[str, int]:
    """`A=30000 B=3만` -> {"A": 30000, "B": 30000}, in the order typed."""
    found: dict[str, int] = {}
    for text in texts:
        name, equals, amount = text.replace("＝", "=").rpartition("=")
        name = name_of(lang, name) if equals else ""
        if not equals:
            refuse(lang, "cli-error-name-and-chips", text=text)
        if name in found:
            refuse(lang, "cli-error-name-twice", name=name)
        found[name] = chips(lang, amount, name)
    return found


def name_of(lang: str, text: str) -> str:
    """A player's name in one spelling; empty ones and those that could not be told from an amount are refused."""
    name = unicodedata.normalize("NFC", text).strip()
    if not name or not name.isprintable() or any(sign in name for sign in NOT_IN_NAMES):
        refuse(lang, "cli-error-name", name=text)
    return name


def known_name(lang: str, text: str, known: Sequence[str]) -> str:
    """A name that is at the table."""
    name = unicodedata.normalize("NFC", text).strip()
    if name not in known:
        refuse(lang, "cli-error-unknown-name", name=text.strip(), known=", ".join(known))
    return name


def setup_complaint(lang: str, error: SetupError) -> BadInput:
    """Everything that is wrong with a setup, one sentence each."""
    return BadInput(*fault_lines(error, lang))
