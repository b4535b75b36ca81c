"""`floorman pots`: cuts what everybody put in into pots and refunds, and pays them where the winners are known."""

from functools import partial
from typing import Any, NamedTuple

from floorman.cli.app import Argument, Command, flag, json_option, one_of, option, refuse
from floorman.cli.help import Example
from floorman.cli.inputs import chips_option, known_name, named_chips, rules_option, setup_complaint
from floorman.cli.screen import write_json
from floorman.cli.settled import as_data, show
from floorman.cli.winners import hands_of, places_by_cards, places_of
from floorman.rules.house import PRESETS, FoldedOnlyLayer
from floorman.table.rank import HandRank
from floorman.table.settlement import Settlement, pots, turned
from floorman.table.setup import SetupError

FOLDED_ONLY = {
    "report": FoldedOnlyLayer.REPORT_NO_ELIGIBLE,
    "return": FoldedOnlyLayer.RETURN_TO_BETTOR,
    "merge": FoldedOnlyLayer.MERGE_DOWN,
}
EXAMPLES = (
    Example("floorman pots A=30000 B=70000 C=120000", "cli-pots-example-guide"),
    Example('floorman pots A=3만 B=7만 C=12만 --winners "A > B = C" --steps', "cli-pots-example-winners"),
    Example('floorman pots A=20k B=60k C=100k --fold E=15k --cards "A:AsAh B:KsKh C:QsQh" --board Kd7c2s9h3d', "cli-pots-example-cards"),
    Example("floorman pots A=100 B=250 C=250 --fold D=400 --rules tda", "cli-pots-example-folded"),
    Example('floorman pots A=50 B=50 C=51 --dead 8 --winners "A = B = C" --button A --unit 1 --json', "cli-pots-example-odd"),
)


class Question(NamedTuple):
    """What was typed. None: not given."""

    players: tuple[str, ...]
    fold: tuple[str, ...]
    dead: int | None
    winners: str | None
    cards: tuple[str, ...]
    board: str | None
    button: str | None
    unit: int | None
    rules: str | None
    folded_only: str | None


def command(lang: str) -> Command:
    """The command in one language."""

    def run(as_json: bool, steps: bool, **typed: Any) -> None:
        asked = Question(**typed)
        settlement, hands = settle(lang, asked)
        order = turned(list(settlement.contributions), asked.button)
        if as_json:
            write_json(as_data(lang, settlement, order))
        else:
            show(lang, settlement, hands, order, steps)

    params = [
        Argument(lang, "players", "cli-metavar-name-chips", nargs=-1, required=True),
        option(lang, "--fold", "cli-pots-option-fold", multiple=True, metavar="cli-metavar-name-chips"),
        chips_option(lang, "--dead", "cli-pots-option-dead"),
        option(lang, "--winners", "cli-pots-option-winners", metavar='"A > B = C"'),
        option(lang, "--cards", "cli-pots-option-cards", multiple=True, metavar='"A:AsKs B:QhQd"'),
        option(lang, "--board", "cli-pots-option-board", metavar="Ah7d2c9s5s"),
        option(lang, "--button", "cli-pots-option-button", metavar="cli-metavar-name"),
        chips_option(lang, "--unit", "cli-pots-option-unit"),
        rules_option(lang, "cli-pots-option-rules"),
        option(
            lang, "--folded-only", "cli-pots-option-folded-only", metavar="|".join(FOLDED_ONLY), callback=one_of(lang, tuple(FOLDED_ONLY))
        ),
        flag(lang, "--steps", "cli-pots-option-steps"),
        json_option(lang),
    ]
    return Command(lang, "pots", run, params, EXAMPLES)


def settle(lang: str, asked: Question) -> tuple[Settlement, dict[str, HandRank]]:
    """The settlement of what was typed, and the hands where cards were."""
    contributions = named_chips(lang, asked.players)
    folded = _folded(lang, asked.fold, contributions)
    house = PRESETS[asked.rules or "house"]
    layer_rule = house.folded_only_layer if asked.rules else FoldedOnlyLayer.REPORT_NO_ELIGIBLE
    settled = partial(
        pots,
        contributions,
        folded=folded,
        dead=asked.dead or 0,
        button=None if asked.button is None else known_name(lang, asked.button, tuple(contributions)),
        unit=1 if asked.unit is None else asked.unit,
        house=house,
        folded_only=FOLDED_ONLY[asked.folded_only] if asked.folded_only else layer_rule,
    )
    try:
        unpaid = settled()
    except SetupError as error:
        raise setup_complaint(lang, error) from None
    if unpaid.put_in == 0:
        refuse(lang, "cli-error-nothing-put-in")
    live = [name for name in contributions if name not in folded]
    ranking, hands = _ranking(lang, asked, unpaid, live)
    return (unpaid if ranking is None else settled(ranking=ranking)), hands


def _folded(lang: str, texts: tuple[str, ...], contributions: dict[str, int]) -> list[str]:
    """`--fold E=15k` brings E with it, `--fold E` names somebody who is listed."""
    folded: list[str] = []
    for text in texts:
        if "=" in text.replace("＝", "="):
            (name, put_in), *_ = named_chips(lang, [text]).items()
            if name in contributions:
                refuse(lang, "cli-error-name-twice", name=name)
            contributions[name] = put_in
        else:
            name = known_name(lang, text, tuple(contributions))
        if name in folded:
            refuse(lang, "cli-error-name-twice", name=name)
        folded.append(name)
    return folded


def _ranking(lang: str, asked: Question, unpaid: Settlement, live: list[str]) -> tuple[dict[str, int] | None, dict[str, HandRank]]:
    """The place of each live player as far as it is told or plain, since the only one left has won; and the hands behind it."""
    if asked.winners is not None and (asked.cards or asked.board is not None):
        refuse(lang, "cli-error-winners-and-cards")
    if bool(asked.cards) != (asked.board is not None):
        refuse(lang, "cli-error-cards-need-board")
    contested = {name for pot in unpaid.pots if len(pot.eligible) > 1 for name in pot.eligible}
    needed = [name for name in live if name in contested]
    if asked.winners is not None:
        return places_of(lang, asked.winners, live, needed), {}
    if asked.board is not None:
        hands = hands_of(lang, asked.cards, asked.board, live, needed)
        return places_by_cards(hands), hands
    return ({live[0]: 1} if len(live) == 1 else None), {}
