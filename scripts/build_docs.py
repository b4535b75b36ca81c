"""Writes what the documentation can be told from the code: rule keys, house rules, disagreements, and the output of every command shown.

    python scripts/build_docs.py            writes
    python scripts/build_docs.py --check    says what is out of date, exit 1

In README.md and docs/, a block that begins with ```console holds commands (`$ floorman ...`) and what they print.
"""

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from floorman.notation.gesture import parse_gesture
from floorman.notation.spot import parse, play
from floorman.rules.disagreements import CASE_DISAGREEMENTS, DISAGREEMENTS, Disagreement
from floorman.rules.floor import binding
from floorman.rules.gesture import Binding, turn_of
from floorman.rules.house import PRESETS, TDA, HouseRules
from floorman.rules.rulebook import RULE_OF_REFUSAL, RULES
from floorman.table.events import PotAwarded
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction
from floorman.text import say
from protocol_page import protocol  # the other pages of this folder, which is on the path where this script is run
from wire_types import types

ROOT = Path(__file__).resolve().parent.parent
LETTERS = {"f": "fold", "x": "check", "c": "call", "b": "bet", "r": "raise", "a": "all-in"}


def rule_keys() -> str:
    """Every rule: key, title, what it says, where it stands, the option and the refusals that rest on it."""
    lines = [
        "# Rule keys",
        "",
        "Every rule that the product applies, by the key that a ruling carries. Written by `make docs` from `rules/rulebook.py`.",
        "",
    ]
    for rule in RULES:
        message = f"rule-{rule.key.replace('.', '-')}"
        refusals = [refusal.name.lower() for refusal, key in RULE_OF_REFUSAL.items() if key == rule.key]
        lines += [f"## `{rule.key}` — {say('en', message)}", "", say("en", f"{message}.says"), ""]
        lines += [f"- Sources: {', '.join(rule.sources)}"]
        lines += [f"- House option: [`{rule.option}`](house-rules.md#{rule.option})"] if rule.option else []
        lines += [f"- Refusals: {', '.join(f'`{name}`' for name in refusals)}"] if refusals else []
        lines += [f"- 한국어: {say('ko', message)}. {say('ko', f'{message}.says')}"]
        lines += [f"- 日本語: {say('ja', message)}。{say('ja', f'{message}.says')}", ""]
    return "\n".join(lines)


def house_rules() -> str:
    """Every option: values, what each means, and what the presets take."""
    lines = [
        "# House rules",
        "",
        "Every question that rooms answer differently, and the answers of the four presets. Written by `make docs`.",
        "",
        f"| option | {' | '.join(PRESETS)} |",
        "|---|" + "---|" * len(PRESETS),
    ]
    for option in HouseRules._fields:
        values = [_word(getattr(house, option)) for house in PRESETS.values()]
        lines.append(f"| [`{option}`](#{option}) | {' | '.join(values)} |")
    for option in HouseRules._fields:
        message = f"house-{option}"
        lines += ["", f"## `{option}`", "", f"{say('en', message)}: {say('en', f'{message}.says')}", ""]
        kind = type(getattr(PRESETS["house"], option))
        if kind is not int:
            for value in kind:
                word = value.name.lower()
                lines.append(f"- `{word}`: {say('en', f'{message}-{word}.says')}")
    return "\n".join([*lines, ""])


def disagreements() -> str:
    """Each question with every answer, who gives it, and what comes out on a spot that anyone can run."""
    lines = [
        "# Where the books disagree",
        "",
        "Our guide, TDA 2024, WSOP 2026 (T tournament, L live), Robert's Rules v11 and known engines, question by question. Each has",
        "its house option, and a spot to run. Written by `make docs` from `rules/disagreements.py`; the engine gives the results.",
        "",
    ]
    for entry in DISAGREEMENTS:
        title = say("en", f"rule-{entry.rule.replace('.', '-')}")
        question = f" {shlex.quote(entry.question)}" if entry.question else ""
        lines += [f"## {title}: `{entry.option}`", ""]
        lines += [f"    floorman ruling {shlex.quote(entry.spot)}{question} --compare", ""]
        lines += ["| value | who | what comes out | presets |", "|---|---|---|---|"]
        for position in entry.positions:
            value = _value(entry.option, position.value)
            presets = ", ".join(name for name, house in PRESETS.items() if getattr(house, entry.option) == value)
            answer = outcome(entry, with_option(TDA, entry.option, value))
            lines.append(f"| `{position.value}` | {', '.join(position.held_by)} | {answer} | {presets} |")
        lines.append("")
    return "\n".join([*lines, *case_disagreements()])


def cases() -> dict[str, tuple[str, dict[str, Any]]]:
    """Every conformance case by its id, with the file it stands in."""
    found = {}
    for path in sorted((ROOT / "conformance").glob("*.json")):
        for case in json.loads(path.read_text("utf-8")):
            found[case["id"]] = (path.name, case)
    return found


def case_disagreements() -> list[str]:
    """The questions that a conformance case shows: its setup and what must come out."""
    lines = []
    known = cases()
    for entry in CASE_DISAGREEMENTS:
        files = sorted({known[position.case][0] for position in entry.positions})
        lines += [f"## {say('en', f'rule-{entry.rule.replace(chr(46), chr(45))}')}: `{entry.option}`", ""]
        lines += [f"    floorman conform {' '.join(f'conformance/{name}' for name in files)}", ""]
        lines += ["| value | who | case | setup | what comes out | presets |", "|---|---|---|---|---|---|"]
        for position in entry.positions:
            case = known[position.case][1]
            value = _value(entry.option, position.value)
            presets = ", ".join(name for name, house in PRESETS.items() if getattr(house, entry.option) == value)
            setup, expected = (f"`{json.dumps(case[part], ensure_ascii=False)}`" for part in ("setup", "expected"))
            lines.append(f"| `{position.value}` | {', '.join(position.held_by)} | {position.case} | {setup} | {expected} | {presets} |")
        lines.append("")
    return lines


def with_option(house: HouseRules, option: str, value: int) -> HouseRules:
    """The same house with one other answer."""
    return HouseRules(**{**house._asdict(), option: value})


def outcome(entry: Disagreement, house: HouseRules) -> str:
    """What the engine says on the spot under these rules, in a few words."""
    hand = play(parse(entry.spot), house=house)
    if entry.option == "pot_award_order":
        return (
            "paid in the order " + ", ".join(str(event.pot) for event in hand.log if isinstance(event, PotAwarded)) + " (0 is the main pot)"
        )
    if hand.over:
        return ", ".join(f"{name} wins {chips}" for name, chips in hand.payouts.items())
    if not entry.question:
        record = hand.state.record
        return f"blind {record.street_bet[1]}, ante {record.dead}" if entry.option == "ante_order" else str(hand.legal)
    if entry.question[0] in LETTERS and not entry.question[1:].strip("0123456789"):
        try:
            hand.act(LETTERS[entry.question[0]], int(entry.question[1:] or 0))
        except IllegalAction as refused:
            return f"refused: `{refused.ruling.refusal.name.lower()}`"
        return "allowed"
    return _bound(hand, entry.question, house)


def _bound(hand: Hand, question: str, house: HouseRules) -> str:
    record = hand.state.record
    bound = binding(turn_of(record, house, record.to_act), parse_gesture(question).act(), house)
    verb = Binding(bound.binding)
    return f"{verb.name.lower()}{f' to {bound.to}' if verb in (Binding.BET, Binding.RAISE, Binding.CALL) else ''}"


def _value(option: str, word: str) -> int:
    kind = type(getattr(PRESETS["house"], option))
    return int(word) if kind is int else kind[word.upper()]


def _word(value: int) -> str:
    return str(value) if type(value) is int else value.name.lower()  # type: ignore[attr-defined]


def run(command: str) -> str:
    """What a shown command prints, with the colours off and a width of 100."""
    line = command.replace("floorman", f"{shlex.quote(sys.executable)} -m floorman", 1)
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "100", "LC_ALL": "C.UTF-8", "TERM": "dumb"}
    done = subprocess.run(line, shell=True, capture_output=True, text=True, cwd=ROOT, env=environment, check=False)
    return (done.stdout + done.stderr).rstrip("\n")


def with_outputs(page: str) -> str:
    """The page with every console block filled anew."""

    def filled(block: re.Match[str]) -> str:
        commands = re.findall(r"^\$ (floorman .*)$", block[1], re.MULTILINE)
        return "```console\n" + "\n\n".join(f"$ {command}\n{run(command)}" for command in commands) + "\n```"

    return re.sub(r"```console\n(.*?)```", filled, page, flags=re.DOTALL)


def pages() -> Iterator[tuple[Path, str]]:
    """Every page that this script writes or fills, with its right content."""
    yield ROOT / "docs/rule-keys.md", rule_keys()
    yield ROOT / "docs/house-rules.md", house_rules()
    yield ROOT / "docs/disagreements.md", disagreements()
    yield ROOT / "docs/protocol.md", protocol()
    yield ROOT / "web/src/wire/messages.ts", types()
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        text = page.read_text("utf-8") if page.exists() else ""
        if "```console\n$ floorman" in text:
            yield page, with_outputs(text)


def main() -> int:
    """Writes, or checks and names what is out of date."""
    check = "--check" in sys.argv[1:]
    stale = []
    for path, content in pages():
        if not path.exists() or path.read_text("utf-8") != content:
            stale.append(path.relative_to(ROOT).as_posix())
            if not check:
                path.write_text(content, "utf-8")
    for name in stale:
        print(f"{'out of date' if check else 'written'}: {name}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
