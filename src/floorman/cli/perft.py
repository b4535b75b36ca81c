"""`floorman perft`: counts every complete betting line of a hand."""

from typing import Any

from rich.cells import cell_len

from floorman.cli.app import Argument, Command, flag, json_option, option, refuse
from floorman.cli.help import Example
from floorman.cli.inputs import chips, chips_option, number_of, rules_option, setup_complaint
from floorman.cli.long_work import bulk_complaint, jobs_options, need_bulk, progress, threads_of
from floorman.cli.screen import at_right, complain, padded, write, write_json
from floorman.table.hand import Hand
from floorman.table.perft import UNLIMITED, Count, TooManyNodes, divide, perft
from floorman.table.setup import SetupError
from floorman.text.catalogue import say

GIVEN_UP = 1
EXAMPLES = (
    Example('floorman perft "6,6"', "cli-perft-example-equal"),
    Example('floorman perft "3,5,7" --blinds 1/2 --rules tda', "cli-perft-example-unequal"),
    Example('floorman perft "3,3,3" --divide --settle', "cli-perft-example-divide"),
    Example('floorman perft "24,24" --jobs 2', "cli-perft-example-jobs"),
)


def command(lang: str) -> Command:
    """The command in one language."""

    def run(stacks: str, blinds: str, rules: str | None, ante: int | None, as_json: bool, max_nodes: int | None, **wanted: Any) -> int:
        house = rules or "house"
        hand = _hand(lang, stacks, blinds, house, ante or 0)
        complete = True
        try:
            if wanted["jobs"] is None and wanted["scheduler"] is None:
                total, parts = count(lang, hand, wanted["depth"], wanted["settle"], max_nodes, wanted["divide"])
            elif wanted["divide"] or max_nodes is not None:
                refuse(lang, "cli-error-perft-jobs")
            else:
                total, parts = count_compiled(lang, hand, wanted), {}
        except TooManyNodes as stopped:
            total, parts, complete = stopped.count, {}, False
            complain([say(lang, "cli-perft-too-many", most=max_nodes)])
        setup = hand.state.setup
        if as_json:
            data = {"stacks": list(setup.stacks), "blinds": [setup.small_blind, setup.big_blind], "ante": setup.ante, "rules": house}
            write_json(data | as_data(total, parts, wanted["settle"]) | {"complete": complete})
        elif complete:
            write(say(lang, "cli-perft-line", stacks=", ".join(map(str, setup.stacks)), blinds=blinds, rules=house) + "\n")
            write("\n".join(table(lang, total, parts, wanted["settle"])))
        return 0 if complete else GIVEN_UP

    params = [
        Argument(lang, "stacks", "cli-perft-metavar-stacks"),
        option(lang, "--blinds", "cli-perft-option-blinds", metavar="1/2", default="1/2"),
        rules_option(lang, "cli-perft-option-rules"),
        chips_option(lang, "--ante", "cli-perft-option-ante"),
        flag(lang, "--divide", "cli-perft-option-divide"),
        flag(lang, "--settle", "cli-perft-option-settle"),
        option(lang, "--depth", "cli-perft-option-depth", metavar="N", callback=number_of(lang)),
        option(lang, "--max-nodes", "cli-perft-option-max-nodes", metavar="N", callback=number_of(lang)),
        *jobs_options(lang),
        json_option(lang),
    ]
    return Command(lang, "perft", run, params, EXAMPLES)


def _hand(lang: str, stacks: str, blinds: str, house: str, ante: int) -> Hand:
    """The position before the first action. Seats are numbered from 1, the last is the button."""
    parts = stacks.replace("，", ",").split(",")
    if not all(part.strip() for part in parts):
        refuse(lang, "cli-error-perft-stacks", text=stacks)
    small, slash, big = blinds.partition("/")
    if not slash:
        refuse(lang, "cli-error-perft-blinds", text=blinds)
    seats = {str(seat): chips(lang, part, stacks) for seat, part in enumerate(parts, 1)}
    both = (chips(lang, small, "--blinds"), chips(lang, big, "--blinds"))
    try:
        return Hand(seats, both, house=house, ante=ante, ante_kind="per_player")
    except SetupError as error:
        raise setup_complaint(lang, error) from None


def count(lang: str, hand: Hand, depth: int | None, settle: bool, most_nodes: int | None, divided: bool) -> tuple[Count, dict[str, Count]]:
    """The whole count, and the parts below each first action where they are wanted."""
    record, house = hand.state.record, hand.state.house
    limits = (UNLIMITED if depth is None else depth, settle, UNLIMITED if most_nodes is None else most_nodes)
    try:
        parts = divide(record, house, *limits) if divided else {}
        if not parts:
            return perft(record, house, *limits), parts
    except RecursionError:
        refuse(lang, "cli-error-perft-deep")
    leaves, nodes, outcomes, digest = (sum(numbers) for numbers in zip(*parts.values(), strict=True))
    return Count(leaves, nodes + 1, outcomes, digest % 2**64), parts


def count_compiled(lang: str, hand: Hand, wanted: dict[str, Any]) -> Count:
    """The whole count, line by line in compiled code, in as many threads or on as many machines as were asked for."""
    need_bulk(lang)
    from floorman.bulk import BulkError
    from floorman.bulk import perft as walk

    depth = UNLIMITED if wanted["depth"] is None else wanted["depth"]
    where: dict[str, Any] = {"threads": threads_of(wanted["jobs"]), "scheduler": wanted["scheduler"]}
    try:
        with progress(lang, "cli-perft-counting") as show:
            return Count(*walk(hand.state.record, hand.state.house, depth, wanted["settle"], progress=show, **where))
    except BulkError as error:
        raise bulk_complaint(lang, error) from None


def as_data(total: Count, parts: dict[str, Count], settled: bool) -> dict[str, Any]:
    """Plain data for `--json`. A digest is text of 16 hexadecimal digits: it does not fit the numbers of every JSON reader."""

    def of(count: Count) -> dict[str, Any]:
        numbers: dict[str, Any] = {"leaves": count.leaves, "nodes": count.nodes}
        return numbers | ({"outcomes": count.outcomes, "digest": f"{count.digest:016x}"} if settled else {})

    return of(total) | ({"divide": {action: of(part) for action, part in parts.items()}} if parts else {})


def table(lang: str, total: Count, parts: dict[str, Count], settled: bool) -> list[str]:
    """Numbers under their names; with parts, one line for each first action and the sum at the end."""

    def row(count: Count) -> list[str]:
        numbers = [f"{count.leaves:,}", f"{count.nodes:,}"]
        return numbers + ([f"{count.outcomes:,}", f"{count.digest:016x}"] if settled else [])

    heads = [say(lang, f"cli-perft-{word}") for word in ("leaves", "nodes", "outcomes", "digest")]
    if not parts:
        width = max(map(cell_len, heads))
        return [f"{padded(head, width)}  {number}" for head, number in zip(heads, row(total), strict=False)]
    rows = [(action, row(part)) for action, part in parts.items()] + [("=", row(total))]
    columns = [max(cell_len(text) for text in column) for column in zip(heads, *(numbers for _, numbers in rows), strict=False)]
    label = max(len(action) for action, _ in rows)
    return [
        "  ".join([padded(name, label), *(at_right(text, width) for text, width in zip(numbers, columns, strict=False))]).rstrip()
        for name, numbers in [("", heads), *rows]
    ]
