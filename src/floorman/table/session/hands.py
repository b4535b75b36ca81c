"""The hands of a night: beginning one, playing it through the hand's own decisions, taking a step back.

Who leaves in the middle of a hand is folded when his turn comes. All-in he stays to the end and takes what he wins.
"""

from collections.abc import Sequence

from floorman.rules import showdown
from floorman.rules.cards import CardError
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import CHECK, FOLD, Verb
from floorman.rules.streets import FLOP
from floorman.table import commands as hand_commands
from floorman.table import events as e
from floorman.table.decide import follow, is_index, judge
from floorman.table.deck import cards_needed
from floorman.table.evolve import BOARD_AFTER
from floorman.table.opening import forced_bets
from floorman.table.ruling import Ruling
from floorman.table.session import commands as c
from floorman.table.session import events as s
from floorman.table.session.dealing import lineup, setup_of
from floorman.table.session.refusal import Refused, SessionRefusal, no
from floorman.table.session.seating import cash_out
from floorman.table.session.state import NightState, is_ready
from floorman.table.session.work import Verdict, Work, not_host, speaks_for
from floorman.table.setup import Setup, faults, is_chips
from floorman.table.state import BETTING, DEALING, RUNNING_OUT, State
from floorman.table.undo import undone

OWN = (hand_commands.Act, hand_commands.Show, hand_commands.Muck, hand_commands.ReportHole)
HOST = (hand_commands.CorrectStack, hand_commands.VoidHand)
BY_WORD = (hand_commands.ReportHole, hand_commands.ReportBoard, hand_commands.AwardPot)  # the deck knows better


def begin_hand(work: Work, command: c.BeginHand) -> Verdict:
    """The next hand: leavers are cashed out, the button moves, forced bets are posted, cards dealt."""
    state = work.state
    wrong = cannot_begin(state, command.by)
    if wrong is not None:
        return wrong
    for guest in state.seated():
        if guest.leaving:
            cash_out(work, guest.player, command.instant)
    first = command.button if is_index(command.button, state.settings.seats) else 0
    bomb_pot = command.bomb_pot if is_chips(command.bomb_pot) else 0
    line = lineup(state, first, bomb_pot)
    if line is None:
        return no(SessionRefusal.TOO_FEW_READY, ready=sum(is_ready(guest) for guest in state.seated()))
    _charge_time(work, line.players, command.instant)
    setup = setup_of(state, line, command.straddles, bomb_pot)
    found = faults(setup)
    if found:
        return no(SessionRefusal.SETUP_WRONG, faults=found)
    if command.deck and not _is_deck(command.deck, setup):
        return no(SessionRefusal.DECK_WRONG, cards=len(command.deck), needed=cards_needed(setup))
    deck, seats = tuple(command.deck), len(line.players)
    work.do(s.HandBegun(state.number + 1, setup, line.players, line.placed, line.missed, line.extra, deck))
    hole: tuple[tuple[int, ...], ...] = tuple(zip(deck[:seats], deck[seats : 2 * seats], strict=True)) or ((),) * seats
    assert work.state.hand is not None, "it has just begun"
    _happen(work, [*forced_bets(setup, work.state.hand.record), e.HoleDealt(hole)], "")
    return None


def cannot_begin(state: NightState, by: str) -> Refused | None:
    """Why `by` may not begin a hand."""
    return may_not_begin(state, by) or no_hand_now(state)


def may_not_begin(state: NightState, by: str) -> Refused | None:
    """Why he may not, though somebody else might."""
    if by != state.host and state.guests[by].chair == NOBODY:
        return no(SessionRefusal.NOT_SEATED, name=state.guests[by].name)
    return None


def no_hand_now(state: NightState) -> Refused | None:
    """Why nobody may."""
    if state.live is not None:
        return no(SessionRefusal.HAND_RUNNING, number=state.number)
    if state.paused:
        return no(SessionRefusal.PAUSED)
    if 0 < state.last_hand <= state.number:
        return no(SessionRefusal.LAST_HAND_PLAYED, number=state.last_hand)
    return None


def _is_deck(deck: Sequence[int], setup: Setup) -> bool:
    return len(deck) >= cards_needed(setup) and len(set(deck)) == len(deck) and all(is_index(card, 52) for card in deck)


def _charge_time(work: Work, players: tuple[str, ...], instant: int) -> None:
    """The time charge of those dealt in, before the cards; nobody's last chip is taken for it. By the clock the first hand starts it."""
    state, charge, minutes = work.state, work.state.settings.time_charge, work.state.settings.time_charge_minutes
    if charge == 0:
        return
    if minutes and state.charged_at < 0:
        work.do(s.TimeCharged(instant, ()))
    elif not minutes or instant - state.charged_at >= 60 * minutes:
        work.do(s.TimeCharged(instant, tuple((player, charge) for player in players if state.guests[player].stack > charge)))


def play_hand(work: Work, command: c.PlayHand) -> Verdict:
    """A command of the hand by somebody who may give it."""
    asked = command.command
    wrong = _may_not_play(work.state, command.by, asked)
    if wrong is not None:
        return wrong
    state = work.state
    assert state.hand is not None
    assert state.begun is not None
    if isinstance(asked, hand_commands.DealBoard) and state.begun.deck:
        asked = _from_deck(state.hand, state.begun.deck)
    return play(work, command.by, asked)


def _may_not_play(state: NightState, by: str, asked: hand_commands.Command) -> Refused | None:
    if state.hand is None or state.begun is None:
        return no(SessionRefusal.NO_HAND)
    if isinstance(asked, HOST):
        blank = not str(asked.reason).strip()
        return not_host(state, by) or (no(SessionRefusal.REASON_MISSING) if blank else None)
    if state.paused:
        return no(SessionRefusal.PAUSED)
    if state.begun.deck and isinstance(asked, BY_WORD):
        return no(SessionRefusal.CARDS_ARE_DEALT)
    if isinstance(asked, hand_commands.Act) and not _is_verb(asked.verb):
        return no(SessionRefusal.NO_SUCH_ACTION, verb=str(asked.verb)[:12])
    if isinstance(asked, OWN):
        if is_index(asked.seat, len(state.players)) and not speaks_for(state, by, state.players[asked.seat]):
            return no(SessionRefusal.NOT_YOURS, name=state.guests[state.players[asked.seat]].name)
    elif by != state.host and by not in state.players:
        return no(SessionRefusal.NOT_DEALT_IN, name=state.guests[by].name)
    return None


def _is_verb(verb: object) -> bool:
    """One of the five verbs, or its number. True is none."""
    return isinstance(verb, int) and not isinstance(verb, bool) and 0 <= verb < len(Verb)


def _from_deck(hand: State, deck: tuple[int, ...]) -> hand_commands.DealBoard:
    """The next street of the first board that is not complete, off the deck of a hand that the server deals."""
    run = next((run for run, lying in enumerate(hand.dealt) if lying < 5), NOBODY)
    if hand.phase not in (DEALING, RUNNING_OUT) or run == NOBODY:
        return hand_commands.DealBoard()
    lying, seats, burns = hand.dealt[run], hand.record.seats, hand.house.burn_cards
    street = hand.next_street if hand.phase == DEALING else lying - 1 if lying else FLOP
    top = showdown.cards_gone(seats, lying, burns)
    if run:
        top += showdown.rerun_shift(run, hand.runs_from, seats, burns)
    first = top + 1 if burns else top
    return hand_commands.DealBoard(deck[first : first + BOARD_AFTER[street] - lying], deck[top] if burns else NOBODY)


def play(work: Work, by: str, asked: hand_commands.Command) -> Verdict:
    """The hand judges; what follows by itself follows."""
    hand = work.state.hand
    assert hand is not None
    try:
        verdict = judge(hand, asked)
    except CardError as error:
        return no(SessionRefusal.NOT_A_CARD, card=str(error)[:40])
    if isinstance(verdict, Ruling):
        return verdict
    _happen(work, verdict, by)
    _give_charge_back(work)
    return None


def _give_charge_back(work: Work) -> None:
    """A void hand did not happen: what it was charged goes back, and is charged again if the void is taken back. The clock runs on."""
    state = work.state
    if state.settings.time_charge_minutes or state.hand is None:
        return
    void, back = state.hand.reason == e.Reason.VOID, any(amount < 0 for _, amount in state.charged)
    if state.charged and void != back:
        work.do(s.TimeCharged(state.charged_at, tuple((player, -amount) for player, amount in state.charged)))


def _happen(work: Work, batch: list[e.Event], by: str) -> None:
    while batch:
        for event in batch:
            work.do(s.Played(event, by))
        hand, by = work.state.live, ""
        batch = [] if hand is None else follow(hand)


def fold_leavers(work: Work) -> None:
    """Whoever is on his way out folds when it is his turn; where folding is forbidden because checking is free, he checks (TDA 58)."""
    state = work.state
    while (hand := state.live) is not None and hand.phase == BETTING and (seat := hand.record.to_act) != NOBODY:
        if not state.guests[state.players[seat]].leaving:
            return
        verdict = judge(hand, hand_commands.Act(seat, FOLD))
        if isinstance(verdict, Ruling):
            verdict = judge(hand, hand_commands.Act(seat, CHECK))
        assert not isinstance(verdict, Ruling)
        _happen(work, verdict, "")


def undo(work: Work, command: c.Undo) -> Verdict:
    """The last step of the hand and all that followed from it: by who made it, or by the host.

    A finished hand can be taken back until the next one begins, or until a chair or a stack of it has changed.
    """
    state = work.state
    found = last_step(state)
    if not isinstance(found, int):
        return found
    if not may_take_back(state, command.by, found):
        return no(SessionRefusal.NOT_YOUR_STEP)
    work.do(s.TakenBack(found, command.by))
    _give_charge_back(work)
    return None


def last_step(state: NightState) -> int | Refused | Ruling:
    """The version of the hand before its last step, or why nothing can be taken back. The fold of a leaver is no step of anybody's."""
    if state.hand is None or state.begun is None:
        return no(SessionRefusal.NO_HAND)
    if state.since is not None:
        why, player = state.since
        return no(why, name=state.guests[player].name)
    log = state.log
    while True:
        verdict = undone(log, dealt_by_hand=not state.begun.deck)
        if isinstance(verdict, Ruling):
            return verdict
        at = verdict.version
        if state.by[at] or not state.guests[state.players[_seat_at(state, at)]].leaving:
            break
        log = log[:at]
    if state.begun.deck and any(isinstance(event, (e.BoardDealt, e.Shown)) for event in state.log[at:]):
        return no(SessionRefusal.CARDS_ALREADY_SEEN)  # a card that everybody has seen is not put back
    return at


def _seat_at(state: NightState, at: int) -> int:
    return int(getattr(state.log[at], "seat", NOBODY))


def may_take_back(state: NightState, by: str, at: int) -> bool:
    """Whose step it is: the host's always, his whose action it was, his who entered it."""
    seat = _seat_at(state, at)
    return by in (state.host, state.by[at]) or (seat != NOBODY and speaks_for(state, by, state.players[seat]))
