"""`floorman simulate`: whole hands by the million, and what each seat won."""

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len

from floorman.cli.app import Argument, Command, Option, json_option, one_of, option, refuse
from floorman.cli.help import Example
from floorman.cli.inputs import chips, chips_option, number_of, rules_option
from floorman.cli.long_work import bulk_complaint, jobs_options, need_bulk, progress, threads_of
from floorman.cli.screen import at_right, padded, write, write_json
from floorman.text.catalogue import say

if TYPE_CHECKING:
    from floorman.bulk import Tally

POLICIES = ("random", "call")
GAMES = ("NL", "PL", "FL")
FORMATS = (".npz", ".parquet")
ENDINGS = ("preflop", "flop", "turn", "river")
EXAMPLES = (
    Example("floorman simulate 1m", "cli-simulate-example-plain"),
    Example("floorman simulate 10m --stacks 40,200,200 --rules tda --policy call", "cli-simulate-example-stacks"),
    Example("floorman simulate 1m --seed 7 --out hands.parquet", "cli-simulate-example-out"),
    Example("floorman simulate 1000m --scheduler tcp://10.0.0.5:8786 --json", "cli-simulate-example-scheduler"),
)


def command(lang: str) -> Command:
    """The command in one language."""

    def run(hands: int, as_json: bool, **asked: Any) -> None:
        need_bulk(lang)
        from floorman.bulk import BulkError

        try:
            play(lang, hands, as_json, asked)
        except BulkError as error:
            raise bulk_complaint(lang, error) from None

    params = [
        Argument(lang, "hands", "cli-simulate-metavar-hands", callback=number_of(lang)),
        option(
            lang, "--policy", "cli-simulate-option-policy", metavar="|".join(POLICIES), callback=one_of(lang, POLICIES), default="random"
        ),
        option(lang, "--seats", "cli-simulate-option-seats", metavar="N", callback=number_of(lang)),
        option(lang, "--stacks", "cli-simulate-option-stacks", metavar="200"),
        option(lang, "--blinds", "cli-perft-option-blinds", metavar="1/2", default="1/2"),
        choice(lang, "--game", "cli-simulate-option-game", GAMES),
        rules_option(lang, "cli-perft-option-rules"),
        chips_option(lang, "--ante", "cli-simulate-option-ante"),
        chips_option(lang, "--straddle", "cli-simulate-option-straddle"),
        option(lang, "--seed", "cli-simulate-option-seed", metavar="N", callback=number_of(lang)),
        option(lang, "--out", "cli-simulate-option-out", metavar="FILE.parquet"),
        *jobs_options(lang),
        json_option(lang),
    ]
    return Command(lang, "simulate", run, params, EXAMPLES)


def choice(lang: str, name: str, about: str, known: tuple[str, ...]) -> Option:
    """An option that takes one of the words of `known`, the first if nothing is said."""
    return option(lang, name, about, metavar="|".join(known), callback=one_of(lang, known), default=known[0])


def play(lang: str, hands: int, as_json: bool, asked: dict[str, Any]) -> None:
    """Plays, writes the file that was asked for, and shows the sums."""
    from floorman.bulk import simulate, tally

    terms = terms_of(lang, asked)
    out = None if asked["out"] is None else Path(asked["out"])
    if out is not None and out.suffix not in FORMATS:
        refuse(lang, "cli-error-simulate-out", name=out.name, known=", ".join(FORMATS))
    how: dict[str, Any] = {"seed": asked["seed"] or 0, "threads": threads_of(asked["jobs"]), "scheduler": asked["scheduler"]}
    if how["scheduler"] is None:
        tally(asked["policy"], 1, **terms)  # compiled or loaded now, so that the rate is that of playing
    begun = perf_counter()
    with progress(lang, "cli-simulate-playing", hands) as show:
        done = 0

        def played(more: int) -> None:
            nonlocal done
            done += more
            show(done, None)

        if out is None:
            found = tally(asked["policy"], hands, progress=played, **how, **terms)
        else:
            from floorman.bulk.sums import tally_of

            result = simulate(asked["policy"], hands, progress=played, **how, **terms)
            found = tally_of(result)
            (result.to_parquet if out.suffix == ".parquet" else result.save)(out)
    took = perf_counter() - begun
    if as_json:
        write_json(as_data(found, terms, asked, how, took))
    else:
        write("\n".join(page(lang, found, terms, took)))


def terms_of(lang: str, asked: dict[str, Any]) -> dict[str, Any]:
    """Seats, stacks and stakes as `bulk.simulate` takes them."""
    small, slash, big = asked["blinds"].partition("/")
    if not slash:
        refuse(lang, "cli-error-perft-blinds", text=asked["blinds"])
    stacks: Any = 200
    seats = asked["seats"]
    if asked["stacks"] is not None:
        parts = [chips(lang, part, "--stacks") for part in asked["stacks"].replace("，", ",").split(",")]
        stacks = parts[0] if len(parts) == 1 else parts
        if len(parts) > 1:
            if seats is not None and seats != len(parts):
                refuse(lang, "cli-error-simulate-seats", seats=seats, stacks=len(parts))
            seats = len(parts)
    return {
        "seats": 6 if seats is None else seats, "stacks": stacks, "blinds": (chips(lang, small, "--blinds"), chips(lang, big, "--blinds")),
        "house": asked["rules"] or "house", "game": asked["game"], "ante": asked["ante"] or 0, "straddle": asked["straddle"] or 0,
    }  # fmt: skip


def page(lang: str, found: "Tally", terms: dict[str, Any], took: float) -> list[str]:
    """What each seat won a hand, with the standard error; then how the hands ended."""
    big = terms["blinds"][1]
    heads = [say(lang, f"cli-simulate-{word}") for word in ("net", "per-hand", "error", "per-hundred")]
    rows = []
    for seat in range(terms["seats"]):
        mean, error = found.mean(seat), found.standard_error(seat)
        rows.append([f"{found.net[seat]:+,}", f"{mean:+.3f}", f"± {error:.3f}", f"{100 * mean / big:+.1f}"])
    names = [seat_name(lang, seat, terms["seats"]) for seat in range(terms["seats"])]
    widths = [max(cell_len(text) for text in column) for column in zip(heads, *rows, strict=True)]
    label = max(map(cell_len, names))
    lines = [say(lang, "cli-simulate-line", hands=f"{found.hands:,}", rate=f"{found.hands / took:,.0f}" if took else "0")]
    for name, row in zip(["", *names], [heads, *rows], strict=True):
        lines.append("  ".join([padded(name, label), *(at_right(text, width) for text, width in zip(row, widths, strict=True))]).rstrip())
    if found.hands:
        share = {
            word: f"{100 * count / found.hands:.1f}"
            for word, count in zip(("preflop", "flop", "turn", "river"), found.ended_on, strict=True)
        }
        lines.append(say(lang, "cli-simulate-ended", showdown=f"{100 * found.showdowns / found.hands:.1f}", **share))
        lines.append(say(lang, "cli-simulate-pot", pot=f"{found.pot / found.hands:,.2f}", decisions=f"{found.decisions / found.hands:.2f}"))
    if found.rake:
        lines.append(say(lang, "cli-simulate-rake", rake=f"{found.rake:,}"))
    return lines


def seat_name(lang: str, seat: int, seats: int) -> str:
    """What the seat is called; the seats between the blinds and the button have a number."""
    if seat == seats - 1:
        return say(lang, "cli-simulate-button")
    if seats == 2 or seat == 1:
        return say(lang, "cli-simulate-big-blind")
    return say(lang, "cli-simulate-small-blind") if seat == 0 else str(seat + 1)


def as_data(found: "Tally", terms: dict[str, Any], asked: dict[str, Any], how: dict[str, Any], took: float) -> dict[str, Any]:
    """Plain data for `--json`: exact sums, and the means they give."""
    seats = range(terms["seats"])
    return {
        **terms, "policy": asked["policy"], "seed": how["seed"], **found._asdict(),
        "mean": [found.mean(seat) for seat in seats], "standard_error": [found.standard_error(seat) for seat in seats],
        "seconds": round(took, 3),
    }  # fmt: skip
