"""The shapes of what a client is shown, as `rooms.sections` makes them: for docs/protocol.md, for the types of the client, and for the test
that holds every frame against them. Players are ids, amounts chips, chairs count from 0, words are in the language of the socket.
"""

from typing import Literal, TypedDict

from floorman.server.wire.said import Said

Street = Literal["preflop", "flop", "turn", "river", "over"]
Verb = Literal["fold", "check", "call", "bet", "raise", "all-in"]


class SettingsView(TypedDict):
    """The terms of the night."""

    name: str
    seats: int
    small_blind: int
    big_blind: int
    ante: int
    ante_kind: str
    house: str
    options: dict[str, str | int]
    game: str
    small_bet: int
    big_bet: int
    min_buy_in: int
    max_buy_in: int
    approval: bool
    unit: int
    rake_per_mille: int
    rake_cap: int
    time_charge: int
    time_charge_minutes: int
    rathole_minutes: int
    phoneless: bool
    settle_unit: int


class StraddlesView(TypedDict):
    """Straddles that the next hand may have, as (player, chips). `button` is the chair drawn for the first button they go with, -1: any."""

    button: int
    straddles: list[tuple[str, int]]


class RoomView(TypedDict):
    """The room: `chairs` has a player or nothing; `button` and the blinds are chairs, -1 nobody; `card` are the terms in words; `straddles`
    are what may be chosen for the next hand, `bomb_pot` the ante suggested for one, 0: the house has none, `usual_buy_in`
    the chips suggested to who buys in.
    """

    code: str
    name: str
    opened_at: int
    settings: SettingsView
    house_label: str
    card: list[str]
    host: str
    offered: str
    paused: bool
    locked: bool
    number: int
    last_hand: int
    closed: bool
    chairs: list[str]
    button: int
    small_blind: int
    big_blind: int
    straddles: list[StraddlesView]
    bomb_pot: int
    usual_buy_in: int


class GuestView(TypedDict):
    """Somebody on the guest list. `keeper` acts for him; `asked` chips wait for the host, `granted` ones for the end of the hand."""

    player: str
    name: str
    keeper: str
    chair: int
    stack: int
    standing: Literal["guest", "busted", "sitting_out", "waiting", "ready", "in_hand", "leaving"]
    standing_label: str
    sitting_out: bool
    leaving: bool
    kicked: bool
    post: bool
    missed_small: bool
    missed_big: bool
    asked: int
    granted: int
    connected: bool


class OptionView(TypedDict):
    """One entry of the menu; `least` and `most` are street totals. What is not possible has its ruling."""

    verb: Verb
    label: str
    possible: bool
    least: int
    most: int
    ruling: Said | None


class PresetView(TypedDict):
    """A legal size for one tap, as a street total."""

    label: str
    to: int


class PotView(TypedDict):
    name: str
    label: str
    amount: int
    eligible: list[str]


class EligibleView(TypedDict):
    player: str
    name: str


class AwardView(TypedDict):
    """The pot whose winners have to be named, on so many boards."""

    pot: int
    name: str
    label: str
    amount: int
    eligible: list[EligibleView]
    boards: int


class SeatView(TypedDict):
    """A player in the hand: `won` from the pots, his own chips among them; `net` is what the hand has brought him. `cards` only when they
    were turned up.
    """

    player: str
    name: str
    stack: int
    street_bet: int
    put_in: int
    folded: bool
    all_in: bool
    mucked: bool
    returned: int
    won: int
    net: int
    cards: list[str]


class CellView(TypedDict):
    """What somebody did last on a street."""

    to: int
    word: str
    label: str
    all_in: bool


class RowView(TypedDict):
    preflop: CellView | None
    flop: CellView | None
    turn: CellView | None
    river: CellView | None


class LastView(TypedDict):
    player: str
    word: str
    label: str
    to: int


class ScoreView(TypedDict):
    """The score sheet: a row for every player by id."""

    rows: dict[str, RowView]
    last: LastView | None


class ColumnView(TypedDict):
    name: str
    put_in: int
    folded: bool
    all_in: bool


# `from` is a word of Python.
BrickView = TypedDict(
    "BrickView", {"column": int, "from": int, "to": int, "amount": int, "kind": Literal["live", "folded", "owed"]}
)  # fmt: skip


class FloorView(TypedDict):
    """One pot of the building, the main pot first."""

    index: int
    label: str
    amount: int
    formula: str
    eligible: list[str]
    bricks: list[BrickView]


ReturnedView = TypedDict(
    "ReturnedView", {"column": int, "name": str, "from": int, "to": int, "amount": int, "formula": str, "sentence": str}
)  # fmt: skip


class TermView(TypedDict):
    """A term of the check sum; `pot` is -1 for chips returned, -2 for the rake."""

    amount: int
    pot: int


class CheckView(TypedDict):
    terms: list[TermView]
    total: int
    holds: bool


class FloorsView(TypedDict):
    """The stepped building: columns by chips put in, one floor a pot, what nobody matched on top."""

    total: int
    pot_total: int
    dead: int
    columns: list[ColumnView]
    floors: list[FloorView]
    returned: list[ReturnedView]
    check: CheckView


class ChanceView(TypedDict):
    """One player in one pot, in per cent and chips."""

    name: str
    win: str
    tie: str
    chips: str


class PotChancesView(TypedDict):
    label: str
    players: list[ChanceView]


class OddsView(TypedDict):
    """What an all-in is worth before the last card, once every hand in it is turned up. "coming": not counted yet."""

    state: Literal["ready", "coming"]
    title: str
    pots: list[PotChancesView]
    worth: dict[str, str]


class HandView(TypedDict):
    """The running or the last hand. `legal` is empty while nobody is to act."""

    version: int
    phase: str
    running: bool
    street: Street
    street_label: str
    next_street_label: str
    cards_due: int
    boards: list[list[str]]
    players: list[str]
    actor: str
    waits_for: Literal["player", "cards", "winners", "nobody"]
    price: int
    pot: int
    dead: int
    to_call: int
    legal: list[OptionView]
    presets: list[PresetView]
    pots: list[PotView]
    floors: FloorsView | None
    odds: OddsView | None
    runs_offered: list[int]
    award: AwardView | None
    story: list[str]
    score: ScoreView
    seats: list[SeatView]
    reason: str
    reason_label: str
    dealt_by_server: bool


class PromptView(TypedDict):
    """What the table waits for, in words."""

    kind: Literal["lobby", "begin", "player", "cards", "winners", "paused", "closed"]
    sentence: str
    short: str


class LedgerRowView(TypedDict):
    """One player's night; net = cashed out + stack - bought in - borne."""

    player: str
    name: str
    bought_in: int
    cashed_out: int
    stack: int
    corrected: int
    rake: int
    time: int
    borne: int
    net: int


class PaymentView(TypedDict):
    payer: str
    payee: str
    amount: int
    paid: bool


class ResultsView(TypedDict):
    """The end of a night. `exact`: proved that no fewer payments are possible; `graph` has everybody's net after each hand."""

    rows: list[LedgerRowView]
    house_take: int
    nets: dict[str, int]
    unit: int
    rounded: dict[str, int]
    payments: list[PaymentView]
    exact: bool
    bearer: str
    difference: int
    graph: dict[str, list[int]]
    text: str


class SectionsView(TypedDict, total=False):
    """A view: the sections of `welcome` are all of these, those of `change` the ones that are new."""

    room: RoomView
    guests: list[GuestView]
    hand: HandView | None
    prompt: PromptView
    ledger: list[LedgerRowView]
    results: ResultsView | None


class InviteView(TypedDict):
    """The link of the room, and the same as rows of a QR code."""

    url: str
    qr: list[str]
    code: str


class MeView(TypedDict):
    """What is different for this phone. `begin` and `undo` say why not, null: it may."""

    player: str
    name: str
    host: bool
    speaks_for: list[str]
    may_act: bool
    may_join: bool
    cards: list[str]
    begin: Said | None
    undo: Said | None
    invite: InviteView


class LineView(TypedDict):
    """A line of the log; `at` in milliseconds since 1970. `loud`: to be shown for a moment, for it changes what others have seen."""

    version: int
    at: int
    text: str
    kind: Literal["hand", "chips", "seat", "floor"]
    number: int
    loud: bool
