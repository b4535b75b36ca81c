"""The legal menu in words: what the player to act may do, and why not what is refused."""

from typing import NamedTuple

from floorman.rules.record import NOBODY
from floorman.table.legal import Legal, Option
from floorman.text.catalogue import say
from floorman.text.rulings import statement


class MenuLine(NamedTuple):
    """One action: whether it is possible, and its line: the amounts, or the sentence of the refusal."""

    possible: bool
    text: str


def turn_line(legal: Legal, lang: str) -> str:
    """Whose turn it is: "A to act". With nobody to act, why."""
    if legal.name is None:
        return menu_lines(legal, lang)[0].text
    return say(lang, "menu-turn", name=legal.name)


def menu_lines(legal: Legal, lang: str) -> list[MenuLine]:
    """Fold, check, call, bet, raise, all-in. Bet 10, all-in 16: "Call 16", "Raise to 20, up to 500". One line when nobody is to act."""
    options = legal.options()
    if legal.seat == NOBODY:
        ruling = options[0].ruling
        return [MenuLine(False, statement(ruling, lang))] if ruling else []
    return [MenuLine(option.possible, _line(option, legal, lang)) for option in options]


def _line(option: Option, legal: Legal, lang: str) -> str:
    key = f"menu-{option.verb}"
    if option.ruling is not None:
        return say(lang, "menu-refused", action=say(lang, key), sentence=statement(option.ruling, lang))
    if option.verb == "call":
        return say(lang, f"{key}.one", amount=legal.to_call)
    if option.most == 0:
        return say(lang, key)
    return say(lang, f"{key}.one" if option.least == option.most else f"{key}.range", least=option.least, most=option.most)
