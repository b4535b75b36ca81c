"""The side-pot calculator over HTTP: what everybody put in, and what is known of the showdown, to pots, payouts and every step between.

`answer` is a pure function of the request. What is wrong with it is one `Mistake` with a sentence and the field or the player it is about.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Meta, Struct, to_builtins
from msgspec.structs import replace

from floorman.notation.amounts import AmountError, amount_of
from floorman.rules.cards import CardError, cards_of, name_of
from floorman.rules.house import HOUSE, PRESETS, FoldedOnlyLayer
from floorman.server.chances import Odds, odds
from floorman.server.context import Shared, address_of
from floorman.server.examples import EXAMPLES
from floorman.server.floors import floors
from floorman.server.order import Contradiction, places_of
from floorman.server.problems import Problem
from floorman.server.wire.fields import Chips, Language
from floorman.table.names import tidy
from floorman.table.rank import HandRank, rank
from floorman.table.settlement import Settlement, pots, turned
from floorman.table.setup import SetupError
from floorman.text.cards import hand_words
from floorman.text.catalogue import say
from floorman.text.faults import card_line, fault_lines
from floorman.text.labels import pot_label
from floorman.text.settlement import check_line, settlement_steps
from floorman.text.settlement_notes import notes, odd_lines, parts_of

MOST_PLAYERS = 23
Amount = Chips | Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
CardText = Annotated[str, Meta(max_length=40)]
LAYERS = {
    "report": FoldedOnlyLayer.REPORT_NO_ELIGIBLE,
    "return": FoldedOnlyLayer.RETURN_TO_BETTOR,
    "merge": FoldedOnlyLayer.MERGE_DOWN,
}


class Player(Struct, forbid_unknown_fields=True, frozen=True):
    """One row. `put_in` over the whole hand, or his stack where the request says so; "30k" and "3만" are read too."""

    name: Name
    put_in: Amount = 0
    state: Literal["in", "all_in", "folded"] = "in"


class SettlementRequest(Struct, forbid_unknown_fields=True, frozen=True):
    """Players clockwise from the left of the button, unless `button` names who has it.

    `entry` "stack": everybody is all-in with his stack. `ante` is put in by each besides, and is dead; `bb_ante` and `dead` are dead money.
    The showdown is told by `ranking` (best first, ties together), by `winners` (pot -> names), or by cards.
    """

    players: Annotated[list[Player], Meta(min_length=1, max_length=MOST_PLAYERS)]
    lang: Language = "en"
    entry: Literal["put_in", "stack"] = "put_in"
    ante: Amount = 0
    bb_ante: Amount = 0
    dead: Amount = 0
    button: str = ""
    unit: Amount = 1
    house: Literal["house", "tda", "wsop", "online"] = "house"
    folded_only: Literal["", "report", "return", "merge"] = ""
    ranking: Annotated[list[Annotated[list[Name], Meta(max_length=MOST_PLAYERS)]], Meta(max_length=MOST_PLAYERS)] = []
    winners: dict[str, Annotated[list[Name], Meta(max_length=MOST_PLAYERS)]] = {}
    cards: dict[str, CardText] = {}
    board: CardText = ""


class Payout(Struct, frozen=True):
    """What one player gets, and of which pots."""

    name: str
    amount: int
    parts: list[str]


class SettlementAnswer(Struct, frozen=True):
    """`floors` is the building (`wire.views.FloorsView`); `payouts` null while the showdown is not told; `text` is for chats."""

    floors: dict[str, Any]
    steps: list[str]
    notes: list[list[str]]
    payouts: list[Payout] | None
    waiting: list[str]  # contested pots whose winner is not told yet
    odd: list[str]
    odd_order: list[str]
    check: str
    text: str
    hands: dict[str, str]
    odds: Odds | None = None  # before the last card, where all hands are known


class Mistake(Exception):
    """What is wrong, in a sentence, and where: the name of a player or of a field."""

    def __init__(self, sentence: str, field: str = "") -> None:
        self.sentence, self.field = sentence, field
        super().__init__(sentence)


class _Told(NamedTuple):
    """What is known of the showdown: a place for each player, None while it is not, and the hands where cards were given."""

    places: Mapping[str, int] | None
    hands: Mapping[str, HandRank]
    held: Mapping[str, tuple[int, ...]] = {}
    board: tuple[int, ...] = ()


@post("/api/settlement", status_code=200)
async def settlement(data: JSONBody[SettlementRequest], request: Request[Any, Any, Any], context: Shared) -> SettlementAnswer:
    """Cuts and, where the showdown is told, pays."""
    wait = context.settlements.wait(address_of(request, context.config))
    if wait:
        raise Problem(data.lang, 429, "too_many", key="wire-too-many", seconds=int(wait) + 1)
    try:
        return answer(data)
    except Mistake as mistake:
        raise Problem(data.lang, 400, "mistake", mistake.sentence, field=mistake.field) from None


def answer(asked: SettlementRequest) -> SettlementAnswer:
    """The settlement of a request. Raises `Mistake`. A 20, B 40, C 100, E folded 15: main pot 75, side pot 40, 60 back to C."""
    asked, lang = _tidied(asked), asked.lang
    contributions = _contributions(asked)
    ante = _chips(asked, "ante")
    settled = _settler(asked, contributions, ante * len(contributions))
    unpaid = settled(None)
    if unpaid.put_in == 0:
        raise Mistake(say(lang, "calc-nothing-put-in"))
    told = _told(asked, unpaid)
    paid = unpaid if told.places is None else settled(told.places)
    order = turned(list(contributions), asked.button or None)
    odd = odd_lines(paid, order, lang)
    payouts = None if paid.payouts is None else _payouts(paid, lang)
    return SettlementAnswer(
        floors=_with_all_ins(floors(paid, lang), asked),
        steps=settlement_steps(paid, lang),
        notes=[[line.strip() for line in lines] for lines in notes(lang, paid)],
        payouts=payouts,
        waiting=[] if payouts is not None else [pot_label(at, lang) for at, pot in enumerate(unpaid.pots) if len(pot.eligible) > 1],
        odd=odd,
        odd_order=list(order),
        check=check_line(paid, lang),
        text=_text(paid, payouts, odd, lang),
        hands={name: hand_words(hand, lang) for name, hand in told.hands.items()},
        odds=odds(unpaid, told.held, told.board, lang),
    )


def _tidied(asked: SettlementRequest) -> SettlementRequest:
    """Every name as it is kept, wherever it stands, so that a row and its place in the showdown are the same player."""

    def each(names: list[str]) -> list[str]:
        return [tidy(name) for name in names]

    for player in asked.players:
        if not tidy(player.name):
            raise Mistake(say(asked.lang, "calc-name-missing"), player.name)
    return replace(
        asked,
        players=[replace(player, name=tidy(player.name)) for player in asked.players],
        button=tidy(asked.button),
        ranking=[each(group) for group in asked.ranking],
        winners={pot: each(names) for pot, names in asked.winners.items()},
        cards={tidy(name): cards for name, cards in asked.cards.items()},
    )


def _contributions(asked: SettlementRequest) -> dict[str, int]:
    contributions: dict[str, int] = {}
    for player in asked.players:
        name = player.name
        if name in contributions:
            raise Mistake(say(asked.lang, "calc-name-twice", name=name), player.name)
        contributions[name] = _read(player.put_in, asked.lang, player.name)
    return contributions


def _chips(asked: SettlementRequest, field: str) -> int:
    return _read(getattr(asked, field), asked.lang, field)


def _read(value: int | str, lang: str, where: str) -> int:
    """An amount as it was typed; nothing typed is nothing put in."""
    if isinstance(value, int):
        return value
    if not value.strip():
        return 0
    try:
        return amount_of(value)
    except AmountError as error:
        raise Mistake(say(lang, f"amount-{error.fault}", **error.numbers), where) from None


def _settler(asked: SettlementRequest, contributions: dict[str, int], antes: int) -> Any:
    """The settlement by places, everything else given."""
    folded = [player.name for player in asked.players if player.state == "folded"]
    dead = _chips(asked, "dead") + _chips(asked, "bb_ante") + antes
    unit = _chips(asked, "unit")
    house = PRESETS[asked.house]
    layer = LAYERS[asked.folded_only] if asked.folded_only else house.folded_only_layer if house is not HOUSE else LAYERS["report"]

    def settled(places: Mapping[str, int] | None) -> Settlement:
        try:
            return pots(
                contributions,
                folded=folded,
                dead=dead,
                ranking=places,
                button=asked.button or None,
                unit=unit,
                house=house,
                folded_only=layer,
            )
        except SetupError as error:
            raise Mistake(" ".join(fault_lines(error, asked.lang))) from None

    return settled


def _told(asked: SettlementRequest, unpaid: Settlement) -> _Told:
    """The showdown as far as it is told: by cards, by places, or pot by pot."""
    live = [name for name in unpaid.contributions if name not in unpaid.folded]
    needed = {name for pot in unpaid.pots if len(pot.eligible) > 1 for name in pot.eligible}
    if asked.cards or asked.board:
        held, board = _cards_known(asked, live)
        hands = _hands(held, board)
        values = sorted({hand.value for hand in hands.values()}, reverse=True)
        places = {name: values.index(hand.value) + 1 for name, hand in hands.items()}
        return _Told(places if needed <= set(places) and places else None, hands, held, board)
    if asked.ranking:
        places = {name: at for at, group in enumerate(asked.ranking, 1) for name in group}
        strangers = [name for name in places if name not in live]
        if strangers:
            raise Mistake(say(asked.lang, "calc-not-live", name=strangers[0]), "ranking")
        return _Told(places if needed <= set(places) else None, {})
    if asked.winners:
        return _Told(_by_pots(asked, unpaid), {})
    return _Told({live[0]: 1} if len(live) == 1 else None, {})


def _by_pots(asked: SettlementRequest, unpaid: Settlement) -> Mapping[str, int] | None:
    pots_by_key = {str(at): at for at in range(len(unpaid.pots))}
    named: dict[int, list[str]] = {}
    for key, names in asked.winners.items():
        if key not in pots_by_key or not names:
            continue  # a pot that is no longer there: the row it came from has changed since
        at = pots_by_key[key]
        eligible = unpaid.pots[at].eligible
        strangers = [name for name in names if name not in eligible]
        if strangers:
            pot = pot_label(at, asked.lang)
            raise Mistake(say(asked.lang, "calc-not-eligible", name=strangers[0], pot=pot), "winners")
        named[at] = names
    contested = [at for at, pot in enumerate(unpaid.pots) if len(pot.eligible) > 1]
    if not all(at in named for at in contested):
        return None
    try:
        return places_of({at: (unpaid.pots[at].eligible, named[at]) for at in contested})
    except Contradiction as error:
        raise Mistake(say(asked.lang, "calc-contradiction", name=error.name, other=error.other), "winners") from None


def _cards_known(asked: SettlementRequest, live: list[str]) -> tuple[dict[str, tuple[int, ...]], tuple[int, ...]]:
    """What each player holds as far as it was entered, and what lies on the board."""
    lang = asked.lang
    board = _cards(asked.board, lang, "board") if asked.board.strip() else ()
    lying = list(board)
    held: dict[str, tuple[int, ...]] = {}
    for name, text in asked.cards.items():
        if text.strip() and name in live:
            held[name] = _cards(text, lang, name)
            lying += held[name]
    twice = next((card for card in lying if lying.count(card) > 1), None)
    if twice is not None:
        raise Mistake(say(lang, "card-same-card-twice", part=name_of(twice)), "cards")
    if len(board) not in (0, 3, 4, 5):
        raise Mistake(say(lang, "calc-board-cards", given=len(board)), "board")
    return held, board


def _hands(held: Mapping[str, tuple[int, ...]], board: tuple[int, ...]) -> dict[str, HandRank]:
    """The hand of each player whose two cards are given, on a whole board."""
    if len(board) < 5:
        return {}
    on_board = "".join(map(name_of, board))
    return {name: rank("".join(map(name_of, cards)), on_board) for name, cards in held.items() if len(cards) == 2}


def _cards(text: str, lang: str, where: str) -> tuple[int, ...]:
    try:
        cards = cards_of(text)
    except CardError as error:
        raise Mistake(card_line(error, lang), where) from None
    if where != "board" and len(cards) > 2:
        raise Mistake(say(lang, "calc-two-cards", name=where), where)
    return cards


def _payouts(paid: Settlement, lang: str) -> list[Payout]:
    """Everybody who gets something: shares of pots, and what went back."""
    assert paid.payouts is not None
    shared = {share.name for share in paid.shares}
    found = []
    for name in paid.contributions:
        back = paid.returned.get(name, 0)
        if name not in shared and not back:
            continue
        parts = parts_of(paid, name, lang) + ([f"{say(lang, 'calc-returned')} {back:,}"] if back else [])
        found.append(Payout(name, paid.payouts.get(name, 0) + back, parts))
    return sorted(found, key=lambda payout: -payout.amount)


def _with_all_ins(building: dict[str, Any], asked: SettlementRequest) -> dict[str, Any]:
    """The columns of those who are all-in, marked as such."""
    all_in = {player.name for player in asked.players if player.state == "all_in" or asked.entry == "stack"}
    for column in building["columns"]:
        column["all_in"] = column["name"] in all_in and not column["folded"]
    return building


def _text(paid: Settlement, payouts: list[Payout] | None, odd: list[str], lang: str) -> str:
    """The settlement for a chat: its steps, and, where it is paid, who gets how much."""
    lines = [say(lang, "calc-text-title"), "", *settlement_steps(paid, lang)]
    if payouts:
        lines += ["", *(f"{payout.name} {payout.amount:,} ({' + '.join(payout.parts)})" for payout in payouts), *odd]
    return "\n".join(lines)


def pots_page(lang: Language) -> dict[str, Any]:
    """What the calculator's page is filled with: the default example, settled, and every worked example of the guide."""
    examples: list[dict[str, Any]] = [
        {"title": say(lang, f"calc-example-{name}"), "request": request | {"lang": lang}} for name, request in EXAMPLES.items()
    ]
    default = examples[0]["request"]
    return {
        "data": {"default": default, "examples": examples},
        "request": default,
        "settlement": to_builtins(answer(from_builtins(default))),
        "words": {key: say(lang, f"calc-word-{key.replace('_', '-')}") for key in WORDS},
        "faq": [{"question": say(lang, f"calc-faq-{n}"), "answer": say(lang, f"calc-faq-{n}.says")} for n in range(1, 4)],
    }


WORDS = (
    "title", "lead", "player", "put_in", "status", "in", "all_in", "folded", "pot", "amount", "formula", "eligible", "check", "steps",
    "faq",
)  # fmt: skip


def from_builtins(data: Mapping[str, Any]) -> SettlementRequest:
    """A request from plain data, as checked as one from the wire."""
    from msgspec import convert

    return convert(data, SettlementRequest)
