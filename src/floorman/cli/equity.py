"""`floorman equity`: who wins how often, and with pots what everybody's hand is worth in chips."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from floorman.analysis import AnalysisError
from floorman.cli.app import Argument, Command, flag, json_option, option, refuse
from floorman.cli.complaints import BadInput
from floorman.cli.equity_faults import complaint
from floorman.cli.help import Example
from floorman.cli.inputs import chips_option, known_name, named_chips, number_of, rules_option, setup_complaint
from floorman.cli.long_work import bulk_complaint, jobs_options, need_bulk, progress, threads_of
from floorman.cli.screen import write_json
from floorman.rules.cards import CardError
from floorman.table.setup import SetupError
from floorman.text.faults import card_line

if TYPE_CHECKING:
    from floorman.analysis import AllIn, CallOdds, Chances

EXAMPLES = (
    Example('floorman equity "AsKs" "QdQc"', "cli-equity-example-hands"),
    Example('floorman equity "QQ+, AKs" "22-77, A5s-A2s:0.5" --board Ah7d2c', "cli-equity-example-ranges"),
    Example('floorman equity AhAd KsKc 7h6h --pots "A=30 B=70 C=120"', "cli-equity-example-pots"),
    Example('floorman equity AhAd KsKc 7h6h --pots "A=30 B=70 C=10" --call C=60', "cli-equity-example-call"),
    Example('floorman equity AsKs QdQc --pots "A=50 B=51" --fold C=15 --odd-chips --rules tda', "cli-equity-example-odd"),
    Example("floorman equity AsKs random random --samples 200k --seed 1 --json", "cli-equity-example-samples"),
)
SAMPLES = 2_000_000


class Asked(NamedTuple):
    """What was typed. None: not given."""

    hands: tuple[str, ...]
    board: str | None
    dead: str | None
    pots: str | None
    fold: tuple[str, ...]
    call: str | None
    dead_chips: int | None
    button: str | None
    unit: int | None
    odd_chips: bool
    rules: str | None
    samples: int | None
    seed: int | None
    exact: bool
    jobs: int | None
    scheduler: str | None


def command(lang: str) -> Command:
    """The command in one language."""

    def run(as_json: bool, **typed: Any) -> None:
        from floorman.cli import equity_page as page

        asked = Asked(**typed)
        if asked.pots is None:
            _refuse_without_pots(lang, asked)
            chances = _answered(lang, lambda how: _chances(asked, how), asked)
            if as_json:
                write_json(page.as_data(asked, chances))
            else:
                page.show(lang, asked, chances)
            return
        named, folded = _contributions(lang, asked)
        hands = _hands_by_name(lang, asked, [name for name in named if name not in folded])
        terms = _terms(lang, asked, named, folded)
        call = _call(lang, asked, named, folded, terms)
        all_in = _answered(lang, lambda how: _all_in(named, hands, asked.odd_chips, terms, how), asked)
        if as_json:
            write_json(page.pots_as_data(asked, hands, all_in, call))
        else:
            page.show_pots(lang, asked, hands, all_in, call)

    return Command(lang, "equity", run, _params(lang), EXAMPLES)


def _refuse_without_pots(lang: str, asked: Asked) -> None:
    """What is about chips needs to know who put in how many."""
    about_chips = {"--fold": asked.fold, "--call": asked.call, "--dead-chips": asked.dead_chips, "--odd-chips": asked.odd_chips}
    for name, value in about_chips.items():
        if value:
            refuse(lang, "cli-error-equity-needs-pots", option=name)


def _params(lang: str) -> list[Any]:
    number = number_of(lang)
    return [
        Argument(lang, "hands", "cli-equity-metavar-hand", nargs=-1, required=True),
        option(lang, "--board", "cli-equity-option-board", metavar="Ah7d2c"),
        option(lang, "--dead", "cli-equity-option-dead", metavar="KhQd"),
        option(lang, "--pots", "cli-equity-option-pots", metavar='"A=30 B=70"'),
        option(lang, "--fold", "cli-equity-option-fold", multiple=True, metavar="cli-metavar-name-chips"),
        option(lang, "--call", "cli-equity-option-call", metavar="cli-metavar-name-chips"),
        chips_option(lang, "--dead-chips", "cli-equity-option-dead-chips"),
        flag(lang, "--odd-chips", "cli-equity-option-odd-chips"),
        option(lang, "--button", "cli-pots-option-button", metavar="cli-metavar-name"),
        chips_option(lang, "--unit", "cli-pots-option-unit"),
        rules_option(lang, "cli-equity-option-rules"),
        flag(lang, "--exact", "cli-equity-option-exact"),
        option(lang, "--samples", "cli-equity-option-samples", metavar="N", callback=number),
        option(lang, "--seed", "cli-equity-option-seed", metavar="N", callback=number),
        *jobs_options(lang),
        json_option(lang),
    ]


def _answered(lang: str, answer: "Callable[[dict[str, Any]], Any]", asked: Asked) -> Any:
    """The answer, or the complaint. Everything that can be wrong with hands, cards and chips comes out here."""
    if asked.exact and asked.samples is not None:
        refuse(lang, "cli-error-equity-exact-and-samples")
    how: dict[str, Any] = {
        "board": asked.board or "",
        "dead": asked.dead or "",
        "exact": True if asked.exact else None if asked.samples is None else False,
        "samples": SAMPLES if asked.samples is None else asked.samples,
        "seed": asked.seed or 0,
        "threads": threads_of(asked.jobs),
        "scheduler": asked.scheduler,
    }
    need_bulk(lang)
    from floorman.bulk import BulkError

    try:
        with progress(lang, "cli-equity-counting") as show:
            return answer(how | {"progress": show})
    except CardError as error:
        raise BadInput(card_line(error, lang)) from None
    except SetupError as error:
        raise setup_complaint(lang, error) from None
    except AnalysisError as error:
        raise complaint(lang, error) from None
    except BulkError as error:
        raise bulk_complaint(lang, error) from None


def _chances(asked: Asked, how: dict[str, Any]) -> "Chances":
    from floorman.analysis import equity

    return equity(*asked.hands, **how)


def _contributions(lang: str, asked: Asked) -> tuple[dict[str, int], list[str]]:
    """What everybody put in, by name; and who of them has folded."""
    named = named_chips(lang, (asked.pots or "").split())
    if not named:
        refuse(lang, "cli-error-name-and-chips", text=asked.pots)
    folded: list[str] = []
    for text in asked.fold:
        for name, chips in named_chips(lang, [text]).items():
            if name in named:
                refuse(lang, "cli-error-name-twice", name=name)
            named[name] = chips
            folded.append(name)
    return named, folded


def _hands_by_name(lang: str, asked: Asked, live: list[str]) -> dict[str, str]:
    """The hands go to the names of --pots in turn."""
    if len(asked.hands) != len(live):
        refuse(lang, "cli-error-equity-hands-and-names", hands=len(asked.hands), names=len(live))
    return dict(zip(live, asked.hands, strict=True))


def _terms(lang: str, asked: Asked, named: dict[str, int], folded: list[str]) -> dict[str, Any]:
    """What the pots are cut by besides what everybody put in."""
    return {
        "folded": folded,
        "dead_chips": asked.dead_chips or 0,
        "button": None if asked.button is None else known_name(lang, asked.button, tuple(named)),
        "unit": 1 if asked.unit is None else asked.unit,
        "house": asked.rules or "house",
    }


def _call(lang: str, asked: Asked, named: dict[str, int], folded: list[str], terms: dict[str, Any]) -> "tuple[str, CallOdds] | None":
    """Who calls, and what that costs and can win. The call is added to what he has put in."""
    if asked.call is None:
        return None
    from floorman.analysis import call_odds

    ((typed, chips),) = named_chips(lang, [asked.call]).items()
    name = known_name(lang, typed, [name for name in named if name not in folded])
    try:
        odds = call_odds(named, name, chips, **terms)
    except SetupError as error:
        raise setup_complaint(lang, error) from None
    except AnalysisError as error:
        raise complaint(lang, error) from None
    named[name] += chips
    return name, odds


def _all_in(named: dict[str, int], hands: dict[str, str], odd_chips: bool, terms: dict[str, Any], how: dict[str, Any]) -> "AllIn":
    from floorman.analysis import pot_values

    return pot_values(named, hands, odd_chips=odd_chips, **terms, **how)
