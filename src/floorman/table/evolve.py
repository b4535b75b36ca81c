"""What an event does to a hand. Applies facts; judges nothing.

`evolve(state, event)` leaves its argument alone; `apply` changes it in place and is what a live hand uses. `fold` replays a whole log, in
which an `Undone` takes events back.
"""

from collections.abc import Callable, Iterable
from typing import Any

from floorman.rules import betting, pots, streets
from floorman.rules.house import FoldedOnlyLayer
from floorman.rules.record import NOBODY, HandRecord
from floorman.rules.streets import FLOP, PREFLOP
from floorman.rules.streets import OVER as NO_STREET
from floorman.rules.streets import SHOWDOWN as NO_MORE_BETTING
from floorman.table import events as e
from floorman.table.award import odd_chip_unit
from floorman.table.setup import Setup
from floorman.table.state import BETTING, DEALING, OVER, POSTING, RUNNING_OUT, SHOWDOWN, State

MERGE_DOWN = FoldedOnlyLayer.MERGE_DOWN
VOID = e.Reason.VOID
BOARD_AFTER = (0, 3, 4, 5, 5, 5)  # community cards that lie once a Street is open


def evolve(state: State, event: e.Event) -> State:
    """The state after `event`; `state` stays as it was."""
    twin = state.copy()
    apply(twin, event)
    return twin


def fold(log: Iterable[e.Event]) -> State:
    """The state that a whole log of one hand has made."""
    standing = effective(log)
    started = standing[0]
    assert isinstance(started, e.HandStarted)
    state = start(started.setup)
    for event in standing[1:]:
        apply(state, event)
    return state


def effective(log: Iterable[e.Event]) -> list[e.Event]:
    """The events that still count. An `Undone` cuts the log back to its version."""
    standing: list[e.Event] = []
    for event in log:
        if isinstance(event, e.Undone):
            del standing[event.version :]
        else:
            standing.append(event)
    return standing


def start(setup: Setup) -> State:
    """The state that `HandStarted` makes: stacks in front, nothing posted."""
    seats = len(setup.names)
    state = State.__new__(State)
    state.setup, state.house, state.names = setup, setup.house, setup.names
    state.record = new_record(setup)
    state.phase = POSTING if setup.street == PREFLOP else DEALING
    state.next_street = setup.street
    state.hole = [()] * seats
    state.boards, state.dealt = [[]], [0]
    state.runs, state.runs_agreed, state.runs_from = 1, False, 0
    state.shown, state.mucked = [0] * seats, [0] * seats
    state.awarded, state.winners = [], []
    state.payouts = [0] * seats
    state.rake, state.reason, state.version = -1, None, 1
    return state


def new_record(setup: Setup) -> HandRecord:
    """A record with the stacks of a setup and no chip posted."""
    record = HandRecord()
    record.seats = len(setup.names)
    record.game = setup.game
    record.small_blind, record.big_blind = setup.small_blind, setup.big_blind
    record.small_bet = setup.small_bet or setup.big_blind
    record.big_bet = setup.big_bet or 2 * record.small_bet
    record.button_seat, record.small_blind_seat = setup.button_seat, setup.small_blind_seat
    record.big_blind_seat = setup.big_blind_seat
    record.event_heads_up = 1 if setup.event_heads_up else 0
    record.street = PREFLOP
    record.last_aggressor = record.last_to_act = record.to_act = NOBODY
    record.dead = setup.pot
    record.stack[: record.seats] = setup.stacks
    for seat in setup.folded:
        record.folded[seat] = 1
    return record


def apply(state: State, event: e.Event) -> None:
    """Changes `state` in place by one event."""
    _APPLY[type(event)](state, event)
    state.version += 1


def _posted(state: State, event: e.Posted) -> None:
    streets.post(state.record, *event)


def _hole_dealt(state: State, event: e.HoleDealt) -> None:
    state.hole = list(event.hole)
    if state.setup.bomb_pot:  # no betting before the flop (WSOP L31)
        state.record.to_act = NOBODY
        state.phase = DEALING
        state.next_street = FLOP
        return
    straddler, straddle = state.setup.straddles[-1] if state.setup.straddles else (NOBODY, 0)
    streets.open_preflop(state.record, state.house, straddler, straddle)
    state.phase = BETTING


def _folded(state: State, event: e.Folded) -> None:
    record, seat = state.record, event[0]
    betting.fold(record, state.house, seat)
    if record.to_act == seat:
        record.to_act = streets.next_to_act(record, seat)


def _checked(state: State, event: e.Checked) -> None:
    record, seat = state.record, event[0]
    betting.note_action(record, seat)
    record.to_act = streets.next_to_act(record, seat)


def _called(state: State, event: e.Called) -> None:
    record, seat = state.record, event[0]
    betting.pay(record, seat, event[1])
    betting.note_action(record, seat)
    record.to_act = streets.next_to_act(record, seat)


def _wagered(state: State, event: e.Bet | e.Raised) -> None:
    record, seat = state.record, event[0]
    betting.put_wager(record, state.house, seat, event[1], event.full)
    record.to_act = streets.next_to_act(record, seat)


def _returned(state: State, event: e.Returned) -> None:
    streets.give_back(state.record, event.seat, event.amount)


def _street_closed(state: State, event: e.StreetClosed) -> None:
    state.record.to_act = NOBODY
    state.next_street = event.after
    if event.after >= NO_MORE_BETTING:
        _make_pots(state)
        if event.after == NO_STREET or state.dealt[0] == 5:
            state.phase = SHOWDOWN
        else:
            state.phase = RUNNING_OUT
    else:
        state.phase = DEALING


def _make_pots(state: State) -> None:
    """A live hand never leaves a pot without an owner: what a calculator only reports joins the pot below."""
    record = state.record
    record.pots = pots.make_pots(
        record.put_in, record.folded, record.seats, record.dead, MERGE_DOWN, record.pot_amount, record.pot_eligible
    )
    state.awarded, state.winners = [0] * record.pots, [0] * record.pots


def _board_dealt(state: State, event: e.BoardDealt) -> None:
    street, cards, _, run = event
    state.boards[run] += cards
    state.dealt[run] = BOARD_AFTER[street]
    if state.phase == DEALING:
        streets.open_street(state.record, street)
        state.phase = BETTING
    elif min(state.dealt) == 5:
        state.phase = SHOWDOWN


def _runs_agreed(state: State, event: e.RunsAgreed) -> None:
    state.runs, state.runs_agreed = event.runs, True
    state.runs_from = state.dealt[0]
    state.boards = [state.boards[0][:] for _ in range(event.runs)]
    state.dealt = [state.dealt[0]] * event.runs


def _hole_reported(state: State, event: e.HoleReported) -> None:
    state.hole[event.seat] = event.cards


def _board_reported(state: State, event: e.BoardReported) -> None:
    shared = list(event.cards[: state.runs_from])
    for board, dealt in zip(state.boards, state.dealt, strict=True):
        if len(board) == dealt:
            board[: len(shared)] = shared  # what lay when the runs were agreed lies on every board
    state.boards[event.run] = list(event.cards)


def _shown(state: State, event: e.Shown) -> None:
    state.shown[event.seat] = 1
    if event.cards:
        state.hole[event.seat] = event.cards


def _mucked(state: State, event: e.Mucked) -> None:
    state.mucked[event.seat] = 1


def _rake_taken(state: State, event: e.RakeTaken) -> None:
    state.rake = event.amount
    pots.take_rake(state.record.pot_amount, state.record.pots, event.amount, odd_chip_unit(state))


def _pot_awarded(state: State, event: e.PotAwarded) -> None:
    state.awarded[event.pot] = 1
    for seat, chips in event.shares:
        state.record.stack[seat] += chips
        state.payouts[seat] += chips
        state.winners[event.pot] |= 1 << seat


def _stack_corrected(state: State, event: e.StackCorrected) -> None:
    record = state.record
    record.stack[event.seat] = event.after
    started = list(state.setup.stacks)  # the hand began with other chips than was thought; a void gives those back
    started[event.seat] += event.after - event.before
    state.setup = state.setup._replace(stacks=tuple(started))
    if state.phase == BETTING and record.to_act != NOBODY:
        record.to_act = streets.next_to_act(record, (record.to_act - 1) % record.seats)


def _hand_over(state: State, event: e.HandOver) -> None:
    if event.reason == VOID:
        for seat, stack in enumerate(state.setup.stacks):
            state.record.stack[seat] = stack
            state.record.put_in[seat] = state.record.street_bet[seat] = state.record.returned[seat] = state.payouts[seat] = 0
        state.record.dead = state.setup.pot
        state.record.pots = 0
        state.awarded, state.winners = [], []
        state.rake = 0
    state.record.street = NO_STREET
    state.record.to_act = NOBODY
    state.phase = OVER
    state.reason = event.reason


_APPLY: dict[type, Callable[[State, Any], None]] = {
    e.Posted: _posted,
    e.HoleDealt: _hole_dealt,
    e.Folded: _folded,
    e.Checked: _checked,
    e.Called: _called,
    e.Bet: _wagered,
    e.Raised: _wagered,
    e.Returned: _returned,
    e.StreetClosed: _street_closed,
    e.BoardDealt: _board_dealt,
    e.RunsAgreed: _runs_agreed,
    e.HoleReported: _hole_reported,
    e.BoardReported: _board_reported,
    e.Shown: _shown,
    e.Mucked: _mucked,
    e.RakeTaken: _rake_taken,
    e.PotAwarded: _pot_awarded,
    e.StackCorrected: _stack_corrected,
    e.HandOver: _hand_over,
}
