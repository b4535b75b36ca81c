"""What the events of a hand do to the night around it: chips into the hand and out again, the button, what everybody owes."""

from floorman.rules.record import NOBODY
from floorman.table import evolve as hand_evolve
from floorman.table.events import HandStarted, Reason, StackCorrected
from floorman.table.session import events as s
from floorman.table.session.state import Before, Entry, NightState
from floorman.table.state import OVER, State


def hand_begun(state: NightState, event: s.HandBegun) -> None:
    owed = tuple(guest for guest in state.guests.values() if guest.chair != NOBODY)
    state.before = Before(state.placed, state.blinds, state.bomb, state.small_due, state.extra, state.last_big, owed)
    state.begun, state.number, state.since = event, event.number, None
    _mark_begun(state, event)
    for player in event.players:
        state.change(player, stack=0)
    state.hand = hand_evolve.start(event.setup)
    state.log, state.by = [HandStarted(event.setup)], [""]


def _mark_begun(state: NightState, event: s.HandBegun) -> None:
    """The button, and who owes what: whoever is dealt in is quits, whoever is not has missed what passed him."""
    bomb = event.setup.bomb_pot > 0
    if not bomb:
        state.small_due = event.placed[1] if event.placed[1] != NOBODY else state.blinds[2]
        state.blinds = event.placed
    state.placed, state.bomb, state.extra = event.placed, bomb, event.extra
    big = event.setup.big_blind_seat
    state.last_big = event.players[big] if big != NOBODY else state.last_big
    for guest in state.seated():
        if guest.player in event.players:
            state.change(guest.player, entry=Entry.IN, missed_small=0, missed_big=0)
        elif guest.entry == Entry.IN:
            state.change(guest.player, entry=Entry.BACK)
    for player, small, big_blind in event.missed:
        guest = state.guests[player]
        state.change(player, missed_small=guest.missed_small | small, missed_big=guest.missed_big | big_blind)


def _unmark(state: NightState) -> None:
    """A void hand did not happen: the button stays, and everybody owes what he owed."""
    before = state.before
    assert before is not None
    state.placed, state.blinds, state.bomb, state.small_due, state.extra, state.last_big = before[:6]
    for guest in before.owed:
        now = state.guests[guest.player]
        if now.seated_at == guest.seated_at and now.chair == guest.chair:  # not who has stood up since and begun anew
            state.change(guest.player, entry=guest.entry, missed_small=guest.missed_small, missed_big=guest.missed_big)


def played(state: NightState, event: s.Played) -> None:
    hand = state.hand
    assert hand is not None
    hand_evolve.apply(hand, event.event)
    state.log.append(event.event)
    state.by.append(event.by)
    if hand.phase == OVER:
        _settle(state, hand, 1)
        if hand.reason == Reason.VOID:
            _unmark(state)


def _settle(state: NightState, hand: State, sign: int) -> None:
    """Chips from the hand to the stacks, or with sign -1 back into it."""
    shares = rake_shares(hand)
    for seat, player in enumerate(state.players):
        guest = state.guests[player]
        state.change(player, stack=guest.stack + sign * hand.record.stack[seat], rake=guest.rake + sign * shares[seat],
            corrected=guest.corrected + sign * corrected_in(state, seat),
        )  # fmt: skip


def rake_shares(hand: State) -> list[int]:
    """Who has paid how much of the rake, by what each put in; what does not divide goes by the largest rest. 5 of 60, 30, 10: 3, 2, 0."""
    record, rake = hand.record, max(hand.rake, 0)
    paid = record.put_in[: record.seats]
    total = sum(paid)
    if total == 0:  # nothing but dead money in the middle
        paid, total = [1] * record.seats, record.seats
    shares = [rake * chips // total for chips in paid]
    by_rest = sorted(range(record.seats), key=lambda seat: -(rake * paid[seat] % total))
    for seat in by_rest[: rake - sum(shares)]:
        shares[seat] += 1
    return shares


def corrected_in(state: NightState, seat: int) -> int:
    """Chips that corrections inside the hand have given a seat."""
    return sum(event.after - event.before for event in state.log if isinstance(event, StackCorrected) and event.seat == seat)


def taken_back(state: NightState, event: s.TakenBack) -> None:
    hand = state.hand
    assert hand is not None
    assert state.begun is not None
    if hand.phase == OVER:
        _settle(state, hand, -1)
        if hand.reason == Reason.VOID:
            _mark_begun(state, state.begun)
    del state.log[event.version :]
    del state.by[event.version :]
    state.hand = hand_evolve.fold(state.log)
