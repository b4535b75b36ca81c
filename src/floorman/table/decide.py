"""What a command becomes: events, or a ruling that refuses it. Refusing changes nothing.

`judge` answers for the command alone, `follow` says what happens next by itself (refund, street closed, pots paid); `decide` is both
together on a copy and is what a room calls. No rule stands here: every question goes to `rules`.
"""

from collections.abc import Sequence

from floorman.rules import showdown
from floorman.rules.betting import is_full, refusal, to_call
from floorman.rules.cards import CardError
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import BET, CALL, CHECK, FOLD, RAISE, Refusal
from floorman.rules.streets import Street, street_after, uncalled
from floorman.table import commands as c
from floorman.table import events as e
from floorman.table.award import award_next, awards_due, last_hand_in_a_pot
from floorman.table.events import new
from floorman.table.evolve import BOARD_AFTER, apply
from floorman.table.ruling import Ruling, action_ruling
from floorman.table.setup import MOST_CHIPS, is_chips
from floorman.table.state import BETTING, DEALING, OVER, RUNNING_OUT, SHOWDOWN, State


def decide(state: State, command: c.Command) -> tuple[e.Event, ...] | Ruling:
    """Everything that `command` makes happen, in order, or why it is refused. `state` stays as it was."""
    verdict = judge(state, command)
    if isinstance(verdict, Ruling):
        return verdict
    twin = state.copy()
    return tuple(run(twin, verdict))


def run(state: State, first: list[e.Event]) -> list[e.Event]:
    """Applies `first` and all that follows by itself, in place; returns everything that happened."""
    happened: list[e.Event] = []
    batch = first
    while batch:
        for event in batch:
            apply(state, event)
        happened += batch
        batch = follow(state)
    return happened


def judge(state: State, command: c.Command) -> list[e.Event] | Ruling:
    """The events of the command itself, or the ruling against it."""
    if isinstance(command, c.Act):
        if not is_index(command.seat, state.record.seats):
            return Ruling(Refusal.NO_SUCH_SEAT, {"seat": str(command.seat)})
        verdict = judge_action(state, command.seat, command.verb, command.to)
        return verdict if isinstance(verdict, Ruling) else [verdict]
    if isinstance(command, (c.VoidHand, c.CorrectStack)):
        return _judge_host(state, command)
    if isinstance(command, c.AwardPot):
        return judge_award(state, command)
    if isinstance(command, (c.Show, c.Muck)):
        return _judge_show(state, command)
    return _judge_cards(state, command)


def judge_action(state: State, seat: int, verb: int, to: int) -> e.Event | Ruling:
    """The action of a seat that there is. The gate is `betting.refusal`; here it only gets its name and its amounts."""
    record, house = state.record, state.house
    if type(to) is not int or to < 0:
        return Ruling(Refusal.NOT_A_NUMBER, {"value": str(to)})
    refused = refusal(record, house, seat, verb, to)
    if refused:
        if state.phase is OVER:
            return Ruling(Refusal.HAND_OVER, {"name": state.names[seat]})
        return action_ruling(record, house, seat, refused, to, state.names)
    if verb == FOLD:
        return new(e.Folded, (seat,))
    if verb == CHECK:
        return new(e.Checked, (seat,))
    own, stack = record.street_bet[seat], record.stack[seat]
    if verb == CALL:
        by = to_call(record, seat)
        return new(e.Called, (seat, own + by, by, by == stack))
    full = is_full(record, house, to)
    if verb == BET:
        return new(e.Bet, (seat, to, full, to - own == stack))
    if verb != RAISE:
        raise ValueError(f"unknown action {verb!r}")
    return new(e.Raised, (seat, to, to - record.price, full, to - own == stack))


def follow(state: State) -> list[e.Event]:
    """What happens next without anybody asking; empty while the table waits for somebody."""
    record = state.record
    if state.phase is BETTING:
        if record.to_act != NOBODY:
            return []
        after = street_after(record)
        seat, amount = uncalled(record, state.house)
        closed: list[e.Event] = [new(e.StreetClosed, (record.street, after))]
        return closed if seat == NOBODY else [new(e.Returned, (seat, amount)), *closed]
    if state.phase == RUNNING_OUT:
        return _table_all(state)
    if state.phase == SHOWDOWN:
        return awards_due(state)
    return []


def _table_all(state: State) -> list[e.Event]:
    """All-in and nobody can bet: known hands are turned up before the next card (guide 000; TDA 16)."""
    record, hole = state.record, state.hole
    if sum(state.shown) + sum(record.folded) == record.seats or not state.setup.automatic:
        return []
    if not showdown.must_be_tabled(record, state.house):
        return []
    hidden = [seat for seat in range(record.seats) if hole[seat] and not state.shown[seat] and not record.folded[seat]]
    return [new(e.Shown, (seat, hole[seat])) for seat in hidden]


def _judge_cards(state: State, command: c.DealBoard | c.ReportHole | c.ReportBoard | c.AgreeRuns) -> list[e.Event] | Ruling:
    if state.phase == OVER:
        return Ruling(Refusal.HAND_OVER, {"name": ""})
    if isinstance(command, c.DealBoard):
        return judge_deal(state, command)
    if isinstance(command, c.AgreeRuns):
        return _judge_runs(state, command)
    if isinstance(command, c.ReportBoard):
        expected = state.dealt[command.run] if is_index(command.run, state.runs) else 0
        if expected == 0 or len(command.cards) != expected:
            return Ruling(Refusal.WRONG_NUMBER_OF_CARDS, {"expected": expected, "given": len(command.cards)})
        twice = first_twice(command.cards, _taken_from_board(state, command.run))
        if twice >= 0:
            return Ruling(Refusal.CARD_TWICE, {"card": twice})
        return [e.BoardReported(command.run, command.cards)]
    if not is_index(command.seat, state.record.seats):
        return Ruling(Refusal.NO_SUCH_SEAT, {"seat": str(command.seat)})
    if len(command.cards) != 2:
        return Ruling(Refusal.WRONG_NUMBER_OF_CARDS, {"expected": 2, "given": len(command.cards)})
    twice = first_twice(command.cards, known_cards(state) & ~mask_of(state.hole[command.seat]))
    if twice >= 0:
        return Ruling(Refusal.CARD_TWICE, {"card": twice})
    return [e.HoleReported(command.seat, command.cards)]


def _taken_from_board(state: State, run: int) -> int:
    """Bit mask of the cards that cannot lie on board `run`: in a hand, or on another board and not shared with it (WSOP L209)."""
    mask = 0
    for cards in state.hole:
        mask |= mask_of(cards)
    for other, board in enumerate(state.boards):
        if other != run:
            mask |= mask_of(board[state.runs_from :] if len(board) == state.dealt[other] else board)
    return mask & ~mask_of(state.boards[run])


def judge_deal(state: State, command: c.DealBoard) -> list[e.Event] | Ruling:
    """The next street of the board, or of the first board that is not complete. Unknown cards are an empty tuple."""
    if state.phase not in (DEALING, RUNNING_OUT):
        to_act = state.record.to_act
        return Ruling(Refusal.NO_CARDS_NOW, {"actor": state.names[to_act] if to_act != NOBODY else ""})
    run = 0
    while state.dealt[run] == 5:
        run += 1
    if state.phase == DEALING:
        street = state.next_street
    else:
        street = Street.FLOP if state.dealt[run] == 0 else Street(state.dealt[run] - 1)
    expected = BOARD_AFTER[street] - state.dealt[run]
    if command.cards and len(command.cards) != expected:
        return Ruling(Refusal.WRONG_NUMBER_OF_CARDS, {"expected": expected, "given": len(command.cards)})
    burn = () if command.burn < 0 else (command.burn,)
    twice = first_twice(command.cards + burn, known_cards(state))
    if twice >= 0:
        return Ruling(Refusal.CARD_TWICE, {"card": twice})
    return [e.BoardDealt(street, command.cards, command.burn, run)]


def _judge_runs(state: State, command: c.AgreeRuns) -> list[e.Event] | Ruling:
    """Several boards only when betting is over with cards to come, and only if everybody left wants it (WSOP L208, L210)."""
    if state.phase != RUNNING_OUT or state.runs_agreed:
        return Ruling(Refusal.RUNS_NOT_POSSIBLE, {"runs": command.runs})
    if not is_index(command.runs, state.house.rit_max + 1) or command.runs == 0:
        return Ruling(Refusal.TOO_MANY_RUNS, {"runs": command.runs, "most": state.house.rit_max})
    record = state.record
    everybody = all(record.folded[seat] or seat in command.seats for seat in range(record.seats))
    return [e.RunsAgreed(command.runs if everybody else 1)]


def _judge_show(state: State, command: c.Show | c.Muck) -> list[e.Event] | Ruling:
    record, seat = state.record, command.seat
    if not is_index(seat, record.seats):
        return Ruling(Refusal.NO_SUCH_SEAT, {"seat": str(seat)})
    name = {"name": state.names[seat]}
    if state.phase not in (SHOWDOWN, RUNNING_OUT):
        return Ruling(Refusal.NOT_AT_SHOWDOWN, name)
    if record.folded[seat] or state.mucked[seat] or state.shown[seat]:
        return Ruling(Refusal.NOT_IN_THE_HAND, name)
    if isinstance(command, c.Show):
        if not state.hole[seat]:
            return Ruling(Refusal.CARDS_NOT_KNOWN, name)
        return [e.Shown(seat, state.hole[seat])]
    if showdown.must_be_tabled(record, state.house):
        return Ruling(Refusal.MUST_BE_TABLED, name)
    if last_hand_in_a_pot(state, seat):
        return Ruling(Refusal.LAST_HAND_CANNOT_BE_MUCKED, name)
    return [e.Mucked(seat)]


def judge_award(state: State, command: c.AwardPot) -> list[e.Event] | Ruling:
    """The dealer's word on who won one pot, where cards are not known (or in spite of them)."""
    if state.phase != SHOWDOWN:
        return Ruling(Refusal.NOT_AT_SHOWDOWN, {"name": ""})
    record = state.record
    if not is_index(command.pot, record.pots):
        return Ruling(Refusal.NO_SUCH_POT, {"pot": command.pot, "pots": record.pots})
    if state.awarded[command.pot]:
        return Ruling(Refusal.POT_ALREADY_AWARDED, {"pot": command.pot})
    if command.pot != award_next(state):
        return Ruling(Refusal.POT_OUT_OF_ORDER, {"pot": command.pot, "next": award_next(state)})
    if len(command.winners) != state.runs or not all(command.winners):
        return Ruling(Refusal.NO_WINNER_NAMED, {"pot": command.pot, "runs": state.runs})
    strength = [-1] * (record.seats * state.runs)
    for run, seats in enumerate(command.winners):
        for seat in seats:
            if not is_index(seat, record.seats):
                return Ruling(Refusal.NO_SUCH_SEAT, {"seat": str(seat)})
            if not record.pot_eligible[command.pot] >> seat & 1 or state.mucked[seat]:
                return Ruling(Refusal.WINNER_NOT_ELIGIBLE, {"pot": command.pot, "name": state.names[seat]})
            strength[run * record.seats + seat] = 1
    other = contradicted_pot(state, command.pot, command.winners[0]) if state.runs == 1 else -1
    if other >= 0:
        best = ", ".join(name for seat, name in enumerate(state.names) if state.winners[other] >> seat & 1)
        return Ruling(Refusal.WINNERS_CONTRADICT, {"pot": command.pot, "other": other, "winners": best})
    return awards_due(state, strength)


def contradicted_pot(state: State, pot: int, winners: tuple[int, ...]) -> int:
    """A paid pot that these winners cannot go with, -1 for none. C beat B in the side pot: B does not win the main pot that C is in too.

    Of the hands that contest both pots the same ones are best in both, if any of them is best. One board decides; several may differ.
    """
    record = state.record
    named = mask_of(winners)
    contesting = record.pot_eligible[pot]
    for seat in range(record.seats):
        if state.mucked[seat]:
            contesting &= ~(1 << seat)
    for other, paid in enumerate(state.awarded):
        both = contesting & record.pot_eligible[other]
        if paid and named & both and state.winners[other] & both and named & both != state.winners[other] & both:
            return other
    return -1


def _judge_host(state: State, command: c.VoidHand | c.CorrectStack) -> list[e.Event] | Ruling:
    if state.phase == OVER:
        return Ruling(Refusal.HAND_OVER, {"name": ""})
    if isinstance(command, c.VoidHand):
        return [e.HandOver(e.Reason.VOID, command.reason)]
    if not is_index(command.seat, state.record.seats):
        return Ruling(Refusal.NO_SUCH_SEAT, {"seat": str(command.seat)})
    if any(state.awarded):  # a stack that holds won chips is set right by undoing the pot
        return Ruling(Refusal.POT_ALREADY_AWARDED, {"pot": state.awarded.index(1)})
    if not is_chips(command.stack) or command.stack > MOST_CHIPS:
        return Ruling(Refusal.BAD_STACK, {"name": state.names[command.seat], "value": str(command.stack)})
    return [e.StackCorrected(command.seat, state.record.stack[command.seat], command.stack, command.reason)]


def is_index(value: object, below: int) -> bool:
    """A whole number from 0 and below `below`. True and 1.0 are no seat."""
    return type(value) is int and 0 <= value < below


def mask_of(cards: Sequence[int]) -> int:
    """Cards as a bit mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def known_cards(state: State) -> int:
    """Bit mask of every card that has been seen."""
    mask = 0
    for cards in (*state.hole, *state.boards):
        mask |= mask_of(cards)
    return mask


def first_twice(cards: tuple[int, ...], known: int) -> int:
    """The first card that is in `known` or comes twice; -1 when all are new. Raises `CardError` for what is no card."""
    for card in cards:
        if not is_index(card, 52):
            raise CardError("not a card", repr(card)[:12])
        if known >> card & 1:
            return card
        known |= 1 << card
    return -1
