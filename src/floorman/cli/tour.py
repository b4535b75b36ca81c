"""`floorman tour`: what `make run` shows. A worked settlement, a hand told street by street, a ruling, and the commands."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from floorman.cli.app import NAMES, Command, build, json_option
from floorman.cli.help import Example
from floorman.cli.screen import write, write_json
from floorman.cli.settled import show_hand
from floorman.notation.spot import parse, play
from floorman.table.hand import Hand
from floorman.text.catalogue import say
from floorman.text.stories import tell_all

SETTLEMENT = ("pots", "A=30000", "B=70000", "C=120000", "--winners", "A > B = C", "--steps")
# Two all-ins of different size: the shortest stack has the best hand and wins the main pot, the side pot goes to another.
HAND = "1/2 A=200:KcKd B=200 C=41:AhAd D=120:7s7h | r6 c r20 f a c c | 7c2d9h b50 a c | 3s | Ac"
RULING = ("ruling", "1/2 A=1000 B=1000 C=1000 flop | b50 c r100 f c", "C:b200")
EXAMPLES = (Example("floorman tour", "cli-example-tour"), Example("floorman tour --lang ja", "cli-tour-example-language"))


def command(lang: str) -> Command:
    """The command in one language."""

    def run(as_json: bool) -> None:
        hand = play(parse(HAND))
        if as_json:
            write_json(as_data(lang, hand))
            return
        write(say(lang, "cli-tour-welcome"))
        _chapter(lang, "cli-tour-settlement", SETTLEMENT)
        write("\n" + say(lang, "cli-tour-hand") + f'\n$ floorman hand "{HAND}"\n')
        write("\n".join(tell_all(hand.log, lang)) + "\n")
        show_hand(lang, hand, sys.stdout)
        _chapter(lang, "cli-tour-ruling", RULING)
        write("\n" + say(lang, "cli-tour-commands"))
        for name in NAMES:
            write(f"\n  {say(lang, f'cli-{name}-summary')}\n  $ {_examples(lang, name)[0].line}")
        write("\n" + say(lang, "cli-tour-more"))

    return Command(lang, "tour", run, [json_option(lang)], EXAMPLES)


def _chapter(lang: str, heading: str, arguments: Sequence[str]) -> None:
    """A command line, and what it prints."""
    quoted = " ".join(f'"{word}"' if " " in word else word for word in arguments)
    write("\n" + say(lang, heading) + f"\n$ floorman {quoted}\n")
    build(lang).main(list(arguments), standalone_mode=False)


def _examples(lang: str, name: str) -> Sequence[Example]:
    found: Sequence[Example] = import_module(f"floorman.cli.{name}").command(lang).examples
    return found


def as_data(lang: str, hand: Hand) -> dict[str, Any]:
    """Plain data for `--json`: the hand told, and every command with its examples."""
    return {
        "hand": {
            "spot": HAND,
            "story": tell_all(hand.log, lang),
            "stacks": hand.stacks,
            "payouts": hand.payouts,
            "returned": hand.returned,
        },
        "commands": [
            {"name": name, "summary": say(lang, f"cli-{name}-summary"), "examples": [example.line for example in _examples(lang, name)]}
            for name in NAMES
        ],
    }
