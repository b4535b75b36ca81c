"""`floorman pots`: cuts what everybody put in into pots and refunds, and pays them where the winners are known."""

from typing import Any

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


def command(lang: str) -> Command:
    """The command in one language."""

    def run(as_json: bool, **given: Any) -> None:
        steps = given.pop("steps")
        settlement, hands = settle(lang, **given)
        order = turned(list(settlement.contributions), given["button"])
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


def settle(
    lang: str,
    *,
    players: tuple[str, ...],
    fold: tuple[str, ...],
    dead: int | None,
    winners: str | None,
    cards: tuple[str, ...],
    board: str | None,
    button: str | None,
    unit: int | None,
    rules: str | None,
    folded_only: str | None,
) -> tuple[Settlement, dict[str, HandRank]]:
    """The settlement of what was typed, and the hands where cards were."""
    contributions = named_chips(lang, players)
    folded = _folded(lang, fold, contributions)
    if button is not None:
        button = known_name(lang, button, tuple(contributions))
    house = PRESETS[rules or "house"]
    layer_rule = FOLDED_ONLY[folded_only] if folded_only else house.folded_only_layer if rules else FoldedOnlyLayer.REPORT_NO_ELIGIBLE

    def of(ranking: dict[str, int] | None) -> Settlement:
        try:
            return pots(
                contributions,
                folded=folded,
                dead=dead or 0,
                ranking=ranking,
                button=button,
                unit=1 if unit is None else unit,
                house=house,
                folded_only=layer_rule,
            )
        except SetupError as error:
            raise setup_complaint(lang, error) from None

    unpaid = of(None)
    if unpaid.put_in == 0:
        refuse(lang, "cli-error-nothing-put-in")
    live = [name for name in contributions if name not in folded]
    hands: dict[str, HandRank] = {}
    ranking = _ranking(lang, unpaid, live, winners, cards, board, hands)
    return (unpaid if ranking is None else of(ranking)), hands


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


def _ranking(
    lang: str,
    unpaid: Settlement,
    live: list[str],
    winners: str | None,
    cards: tuple[str, ...],
    board: str | None,
    hands: dict[str, HandRank],
) -> dict[str, int] | None:
    """The place of each live player as far as it is told, or plain: the only one left has won. Fills `hands`."""
    if winners is not None and (cards or board is not None):
        refuse(lang, "cli-error-winners-and-cards")
    if bool(cards) != (board is not None):
        refuse(lang, "cli-error-cards-need-board")
    contested = {name for pot in unpaid.pots if len(pot.eligible) > 1 for name in pot.eligible}
    needed = [name for name in live if name in contested]
    if winners is not None:
        return places_of(lang, winners, live, needed)
    if board is not None:
        hands.update(hands_of(lang, cards, board, live, needed))
        return places_by_cards(hands)
    return {live[0]: 1} if len(live) == 1 else None
