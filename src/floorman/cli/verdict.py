"""The floor's answer on one action, as data: allowed or not, what it binds to, the rule, its sources, and the numbers used.

And the same question under each preset. No rule stands here: every answer comes from `table` and `rules.floor`.
"""

from typing import Any, NamedTuple

from floorman.cli.asked import Asked
from floorman.notation.options import allowing, nearest_preset
from floorman.notation.spot import IllegalMove, Spot, play
from floorman.rules import betting
from floorman.rules.floor import binding
from floorman.rules.gesture import Binding, Bound, Floor, Said, options, turn_of
from floorman.rules.house import PRESETS, Game, HouseRules, InputMode
from floorman.rules.irregular import Irregular, out_of_turn
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import BY_KEY, Refusal, Verb
from floorman.table import events as e
from floorman.table.hand import VERBS, Hand
from floorman.table.ruling import IllegalAction, Ruling
from floorman.table.setup import SetupError
from floorman.table.state import Phase
from floorman.text.floor import FLOOR_SOURCES


class Minimum(NamedTuple):
    """The smallest bet or raise, how it comes about (`base` + `size`, 0 + 0 where it is no such sum), and the rule."""

    amount: int
    base: int
    size: int
    rule: str


class Verdict(NamedTuple):
    """The answer on one action. `verb` and `to` are what it binds to: "raise" and a street total, "" where nothing is bound."""

    allowed: bool
    verb: str
    to: int
    rule: str
    sources: tuple[str, ...]
    numbers: dict[str, Any]
    ruling: Ruling | None = None
    bound: Bound | None = None
    early: tuple[int, int] | None = None  # out of turn: the `Irregular` codes with the price unchanged and changed when the turn comes

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "allowed": self.allowed,
            "refusal": self.refusal,
            "rule": self.rule,
            "sources": list(self.sources),
            "numbers": self.numbers,
            "binds_to": self.binds_to(),
            "out_of_turn": None if self.early is None else dict(zip(("unchanged", "changed"), map(_code, self.early), strict=True)),
        }

    @property
    def refusal(self) -> str | None:
        """Why not, as a code; for a gesture that nothing comes of, the rule of the floor."""
        if self.ruling is not None:
            return self.ruling.refusal.name.lower()
        return None if self.allowed else self.rule

    def binds_to(self) -> dict[str, Any] | None:
        """The action that stands; for a gesture also what goes back, and, where the floor leaves a choice, between what."""
        if not self.verb:
            return None
        found: dict[str, Any] = {"action": self.verb, "to": self.to}
        if self.bound is not None:
            found["returned"] = self.bound.returned
            if self.bound.binding == Binding.DISCRETION:
                found["options"] = [Binding(choice).name.lower() for choice in options(self.bound.rule)]
        return found


def _code(irregular: int) -> str:
    return Irregular(irregular).name.lower()


class Answer(NamedTuple):
    """A spot under one house: the hand as it stands, and the verdict where an action was asked about. `illegal`: it cannot be reached."""

    hand: Hand | None
    verdict: Verdict | None = None
    illegal: IllegalMove | SetupError | None = None


def answer(spot: Spot, house: str | HouseRules | None, asked: Asked | None) -> Answer:
    """The spot under a house (None: its own), and the verdict."""
    try:
        hand = play(spot, house)
    except (IllegalMove, SetupError) as illegal:
        return Answer(None, None, illegal)
    return Answer(hand, None if asked is None else judge(hand, asked))


def answers(spot: Spot, asked: Asked | None) -> dict[str, Answer]:
    """The same under every preset."""
    return {preset: answer(spot, preset, asked) for preset in PRESETS}


def preset_of(house: HouseRules, straddles: int, bomb_pot: int) -> str:
    """The name of the preset that these rules are, or "own"."""
    name, differing = nearest_preset(house, straddles, bomb_pot)
    return "own" if differing else name


def judge(hand: Hand, asked: Asked) -> Verdict:
    """The verdict on an action or a gesture; `hand` stays as it was."""
    if asked.gesture is not None:
        return _judge_gesture(hand, asked)
    twin = Hand.replay(hand.events)
    before = len(twin.events)
    try:
        twin.act(asked.letter, asked.to, _who(hand, asked.name))
    except IllegalAction as illegal:
        return refused(hand, illegal.ruling, VERBS.get(asked.letter, Verb.RAISE))
    return _allowed(hand, twin.events[before])


def _who(hand: Hand, name: str) -> str:
    """The player asked about: the one named, the one to act, or, on a closed street, who bet last."""
    record = hand.state.record
    if name:
        return name
    if record.to_act != NOBODY:
        return hand.state.names[record.to_act]
    live = [seat for seat in range(record.seats) if not record.folded[seat]]
    return hand.state.names[record.last_aggressor if record.last_aggressor in live else live[0]]


def refused(hand: Hand, ruling: Ruling, verb: int) -> Verdict:
    """A refusal, with the rule that it really rests on: which minimum it was, or that the street has closed.

    Out of turn: also what becomes of `verb` when the turn comes. All that counts of it is whether it is a fold.
    """
    rule = ruling.rule
    if ruling.refusal == Refusal.BELOW_MINIMUM:
        rule = minimum(hand).rule
    if ruling.refusal == Refusal.NO_BETTING_NOW and hand.state.phase == Phase.DEALING:
        rule = "turn.street_closes"
    early = None
    if ruling.refusal == Refusal.OUT_OF_TURN:
        price, house = hand.state.record.price, hand.state.house
        early = out_of_turn(verb, price, price, house), out_of_turn(verb, price, price + 1, house)
    return Verdict(False, "", 0, rule, BY_KEY[rule].sources, ruling.numbers, ruling, None, early)


def _allowed(hand: Hand, event: e.Event) -> Verdict:
    record, house = hand.state.record, hand.state.house
    seat = record.to_act
    numbers: dict[str, Any] = {
        "name": hand.state.names[seat],
        "price": record.price,
        "own": record.street_bet[seat],
        "owed": max(0, record.price - record.street_bet[seat]),
        "size": betting.whole_size(record, house),
        "stack": record.stack[seat],
    }
    verb, to, rule = type(event).__name__.lower(), 0, "turn.order"
    if isinstance(event, e.Called):
        verb, to, rule = "call", event.to, "call.amount"
    elif isinstance(event, (e.Bet, e.Raised)):
        least = minimum(hand)
        verb, to, rule = ("bet" if isinstance(event, e.Bet) else "raise"), event.to, least.rule
        numbers |= {"minimum": least.amount, "maximum": betting.max_raise_to(record, house, seat), "full": event.full}
        if not event.full:
            rule = "raise.all_in_for_less"
        elif record.acted[seat]:
            rule = "raise.reopen"
    else:
        verb = {"folded": "fold", "checked": "check"}[verb]
        if verb == "check" and record.price > 0:
            rule = "turn.big_blind_option"
    return Verdict(True, verb, to, rule, BY_KEY[rule].sources, numbers)


def _judge_gesture(hand: Hand, asked: Asked) -> Verdict:
    """What a gesture binds to. A gesture is made at a table with a dealer: only the online preset takes nothing but exact actions."""
    assert asked.gesture is not None
    record, house = hand.state.record, hand.state.house
    seat = hand.seat(asked.name) if asked.name else record.to_act
    if record.to_act == NOBODY or seat != record.to_act:
        twin = Hand.replay(hand.events)
        try:
            twin.act("x", 0, _who(hand, asked.name))
        except IllegalAction as illegal:
            return refused(hand, illegal.ruling, Verb.FOLD if asked.gesture.said == Said.FOLD else Verb.RAISE)
    if house != PRESETS["online"]:
        house = house._replace(input_mode=InputMode.LIVE_RULINGS)
    turn = turn_of(record, house, seat)
    bound = binding(turn, asked.gesture.act(), house)
    rule = Floor(bound.rule)
    verb = "" if bound.binding == Binding.REFUSED else Binding(bound.binding).name.lower()
    numbers = {key: value for key, value in turn._asdict().items() if key in ("price", "own", "all_in_to", "least_to", "size", "pot")}
    return Verdict(bool(verb), verb, bound.to, rule.name.lower(), FLOOR_SOURCES[rule], numbers, None, bound)


def minimum(hand: Hand) -> Minimum:
    """How the smallest bet or raise comes about. Bet 10, all-in 16: 10 + 10 under `house`, 16 + 10 under `tda`."""
    record, house = hand.state.record, hand.state.house
    amount = betting.min_raise_to(record, house)
    rule = "raise.minimum"
    if record.game == Game.FIXED_LIMIT:
        rule = "limit.raise"
    elif record.price == 0:
        rule = "bet.minimum"
    elif record.full_level == 0:
        rule = "raise.short_bet"
    elif record.price != record.full_level:
        rule = "raise.after_short_all_in"
    elif hand.state.setup.straddles and record.street == 0 and record.full_raises == 0:
        rule = "raise.straddle"
    size = record.bet_size if record.game == Game.FIXED_LIMIT else record.full_size
    for base in (record.full_level, record.price):
        if base and amount == base + size:
            return Minimum(amount, base, size, rule)
    return Minimum(amount, 0, 0, rule)


def may_raise(hand: Hand) -> Ruling | None:
    """Why the player to act may not bet or raise; None where he may."""
    legal = hand.legal
    return (legal.raise_ if hand.state.record.price else legal.bet).ruling


def own_house(spot: Spot, rules: str | None) -> HouseRules:
    """The rules that the question is asked under."""
    setup = spot.setup
    return setup.house if rules is None else allowing(PRESETS[rules], len(setup.straddles), setup.bomb_pot)
