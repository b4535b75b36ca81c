"""A PHH record played under the rules: from its fields to a setup, from its actions to a finished hand and the findings on the way."""

from decimal import Decimal
from typing import NamedTuple

from floorman.notation.phh_reader import DEALER, Fault, PhhAction, PhhError, PhhHand
from floorman.notation.playback import Differs, Playback
from floorman.rules.house import AnteKind, Game, HouseRules, Straddle
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Verb
from floorman.rules.streets import Street
from floorman.table.commands import Muck
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction
from floorman.table.setup import Setup, faults, house_of
from floorman.table.state import Phase


class Played(NamedTuple):
    """A record played to where it stops. `hand` is in scaled chips; `half_chips`: the record breaks chips that the rules do not."""

    record: PhhHand
    playback: Playback
    half_chips: bool
    declared: bool  # the winners were taken from the finishing stacks: the cards are not known

    @property
    def hand(self) -> Hand:
        """The hand as it stands at the end."""
        return self.playback.hand


def play(record: PhhHand, house: str | HouseRules = "tda") -> Played:
    """Plays every action, judged by `house`, and compares the stacks at the end with `finishing_stacks` where the record has them.

    Raises `PhhError` where the fields make no hand. Whoever did not muck at the showdown shows.
    """
    playback = Playback(setup_of(record, house))
    dealt = [""] * len(record.starting_stacks)
    for action in record.actions:
        if action.verb == "dh":
            dealt[action.to_player] += action.cards
            _know(playback, action.to_player, dealt[action.to_player])
        elif action.verb == "db":
            _deal_board(playback, action.cards)
        elif action.verb == "sm":
            _show_or_muck(playback, action)
        elif action.actor != DEALER:
            _bet(playback, action)
    if not playback.stopped:
        _show_the_rest(playback)
    declared = bool(record.finishing_stacks) and not playback.stopped and playback.hand.state.phase == Phase.SHOWDOWN
    if declared:
        stacks = zip(playback.hand.state.names, record.finishing_stacks, playback.hand.state.record.stack, strict=False)
        playback.award_by_word({name: int(finished) - behind for name, finished, behind in stacks}, 0)
    return Played(record, playback, _compare_stacks(record, playback), declared)


def _bet(playback: Playback, action: PhhAction) -> None:
    hand = playback.hand
    name, table = hand.state.names[action.actor], hand.state.record
    if action.verb == "f":
        verb = Verb.FOLD
    elif action.verb == "cc":
        verb = Verb.CALL if table.price > table.street_bet[action.actor] else Verb.CHECK
    else:
        verb = Verb.RAISE if table.price > 0 else Verb.BET
    playback.act(name, verb, action.amount, action.text)


def _know(playback: Playback, seat: int, cards: str) -> None:
    if len(cards) == 4 and "?" not in cards:
        playback.know(playback.hand.state.names[seat], cards)
    elif len(cards) > 4:
        playback.note(Differs.CARDS, f"p{seat + 1}", cards, "")


def _deal_board(playback: Playback, cards: str) -> None:
    """Cards of one street or more: `d db AhKdQc`, or in a run-out `d db Jh9c` for turn and river."""
    while cards:
        dealt = next((d for d in playback.hand.state.dealt if d < 5), 0)
        street = cards[: 6 if dealt == 0 else 2]
        if not playback.deal("" if "?" in street else street):
            return
        cards = cards[len(street) :]


def _show_or_muck(playback: Playback, action: PhhAction) -> None:
    """At the showdown. Showing after all others have folded is no business of the rules; it only tells the cards."""
    hand = playback.hand
    name = hand.state.names[action.actor]
    if action.cards and action.cards != "-" and "?" not in action.cards:
        playback.know(name, action.cards)
    if playback.stopped or hand.over or hand.state.record.folded[action.actor]:
        return
    try:
        if not action.cards:
            hand.ask(Muck(action.actor))
        elif hand.state.hole[action.actor]:
            hand.show(name)
    except IllegalAction as illegal:
        playback.note(Differs.REFUSED, action.text, 0, 0, illegal.ruling)


def _show_the_rest(playback: Playback) -> None:
    """A record may leave the showdown out."""
    hand = playback.hand
    for seat, name in enumerate(hand.state.names):
        state = hand.state
        if (
            state.phase == Phase.SHOWDOWN
            and state.hole[seat]
            and not (state.record.folded[seat] or state.mucked[seat] or state.shown[seat])
        ):
            hand.show(name)


def _compare_stacks(record: PhhHand, playback: Playback) -> bool:
    """Notes a difference between recorded and final stacks; True when it is only that the record broke chips to split a pot evenly."""
    if not record.finishing_stacks or playback.stopped:
        return False
    behind = playback.hand.state.record.stack[: len(record.starting_stacks)]
    if all(finished == chips for finished, chips in zip(record.finishing_stacks, behind, strict=True)):
        return False
    names = playback.hand.state.names
    text = {name: f"{finished.normalize():f}" for name, finished in zip(names, record.finishing_stacks, strict=True)}
    playback.note(Differs.STACKS, "", text, dict(zip(names, behind, strict=True)))
    apart = [finished - chips for finished, chips in zip(record.finishing_stacks, behind, strict=True)]
    broken = any(finished % 1 for finished in record.finishing_stacks)
    return broken and sum(apart) == 0 and all(abs(part) < Decimal(record.unit) for part in apart)


def setup_of(record: PhhHand, house: str | HouseRules = "tda") -> Setup:
    """The setup that the fields describe. Raises `PhhError`.

    The first blind as large as the smallest bet is the big blind; one before it is the small blind; larger ones after it are straddles.
    A negative one is a newcomer's live post (so PokerKit writes them).
    """
    count = len(record.starting_stacks)
    rules = house_of(house)
    seat = [1, 0] if count == 2 else list(range(count))  # the place of a list's first, second, ... entry at the table
    least = record.min_bet or record.small_bet
    blinds = record.blinds_or_straddles
    big = next((at for at, amount in enumerate(blinds) if amount >= least), NOBODY)
    before = [at for at, amount in enumerate(blinds[: max(big, 0)]) if amount > 0]
    if big == NOBODY or blinds[big] != least or len(before) > 1:
        raise PhhError(Fault.BLINDS, str(list(blinds)), record.key)
    straddles = sorted(((seat[at], amount) for at, amount in enumerate(blinds) if at > big and amount > 0), key=lambda item: item[1])
    if any(amount <= least for _, amount in straddles):
        raise PhhError(Fault.BLINDS, str(list(blinds)), record.key)
    if straddles:
        rules = rules._replace(straddle=Straddle.ANY, straddle_max_levels=len(straddles))
    kind, ante = _ante(record, seat, seat[big])
    setup = Setup(
        names=record.names,
        stacks=record.starting_stacks,
        small_blind=blinds[before[0]] if before else 0,
        big_blind=least,
        button_seat=count - 1,
        small_blind_seat=seat[before[0]] if before else NOBODY,
        big_blind_seat=seat[big],
        house=rules,
        game=Game.NO_LIMIT if record.variant == "NT" else Game.FIXED_LIMIT,
        ante=ante,
        ante_kind=kind,
        straddles=tuple(straddles),
        posts=tuple((seat[at], -amount, 0) for at, amount in enumerate(blinds) if amount < 0),
        unit=record.unit,
        small_bet=record.small_bet,
        big_bet=record.big_bet,
        street=Street.PREFLOP,
        event_heads_up=count == 2,
        automatic=False,
    )
    wrong = faults(setup)
    if wrong:
        raise PhhError(Fault.SETUP, "; ".join(f"{fault.fault.name.lower()} {fault.numbers}" for fault in wrong)[:200], record.key, wrong)
    return setup


def _ante(record: PhhHand, seat: list[int], big_blind_seat: int) -> tuple[AnteKind, int]:
    """One ante for everybody, or one player's for the table: the big blind's or the button's."""
    antes = record.antes
    paying = [at for at, ante in enumerate(antes) if ante]
    if not paying:
        return AnteKind.NONE, 0
    if len(set(antes)) == 1:
        if not record.ante_trimming_status and min(record.starting_stacks) < antes[0]:
            raise PhhError(Fault.ANTES, f"{list(antes)} for a stack of {min(record.starting_stacks)}, not trimmed", record.key)
        return AnteKind.PER_PLAYER, antes[0]
    if len(paying) > 1 or record.ante_trimming_status:
        raise PhhError(Fault.ANTES, str(list(antes)), record.key)
    if seat[paying[0]] == big_blind_seat:
        return AnteKind.BIG_BLIND, antes[paying[0]]
    if seat[paying[0]] == len(antes) - 1:
        return AnteKind.BUTTON, antes[paying[0]]
    raise PhhError(Fault.ANTES, str(list(antes)), record.key)
