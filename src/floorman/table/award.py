"""Paying the pots at the end: from cards, from the dealer's word, or to the only one left."""

from floorman.rules import pots, showdown
from floorman.rules.house import OddChipRule, PotAwardOrder
from floorman.rules.ranking import mask_of, rank_mask
from floorman.rules.record import NOBODY
from floorman.table import events as e
from floorman.table.events import new
from floorman.table.state import State

HIGH_CARD_BY_SUIT = OddChipRule.HIGH_CARD_BY_SUIT
MAIN_FIRST = PotAwardOrder.MAIN_FIRST
ALL_OTHERS_FOLDED, AT_SHOWDOWN = e.Reason.ALL_OTHERS_FOLDED, e.Reason.SHOWDOWN


def awards_due(state: State, declared: list[int] | None = None) -> list[e.Event]:
    """Rake, then every pot that can be paid now, then the end of the hand. `declared` pays the pot whose turn it is by the dealer's word.

    A pot with one player left in it needs no cards. Otherwise all hands in it must be known, and, where players choose, shown or mucked.
    """
    record = state.record
    due: list[e.Event] = []
    live = [seat for seat in range(record.seats) if not record.folded[seat]]
    left = [seat for seat in live if not state.mucked[seat]]
    strength = declared if len(left) != 1 else None
    if strength is None and len(left) != 1 and _all_known(state, left):
        due += _shows_due(state, left)
        strength = strengths(state)
    amounts = record.pot_amount
    if state.rake < 0 and (strength is not None or len(left) == 1 or _next_is_uncontested(state)):
        due += _rake_due(state)
        if due and isinstance(due[-1], e.RakeTaken):
            amounts = record.pot_amount[: record.pots]
            pots.take_rake(amounts, record.pots, due[-1].amount, odd_chip_unit(state))
    unpaid = record.pots - sum(state.awarded)
    for pot in _order(state):
        if state.awarded[pot]:
            continue
        contesting = _contesting(state, pot)
        if contesting & (contesting - 1) == 0:
            by_cards = [1] * (record.seats * state.runs)
        elif strength is not None:
            by_cards = strength
        else:
            break
        by_word = declared is not None and by_cards is declared
        due.append(_pay(state, pot, amounts[pot], contesting, by_cards, by_word))
        unpaid -= 1
        if by_word:
            strength = None  # the dealer has named the winners of one pot only
    if unpaid == 0:
        due.append(new(e.HandOver, (ALL_OTHERS_FOLDED if len(live) == 1 else AT_SHOWDOWN, "")))
    return due


def award_next(state: State) -> int:
    """The pot that is paid next, -1 when all are (guide 000: from the last side pot to the main pot)."""
    for pot in _order(state):
        if not state.awarded[pot]:
            return pot
    return -1


def strengths(state: State) -> list[int]:
    """The rank of every hand on every board, -1 for who does not contest; `strength[run * seats + seat]`."""
    record = state.record
    found = []
    for board in state.boards:
        lying = mask_of(board)
        for seat in range(record.seats):
            if record.folded[seat] or state.mucked[seat]:
                found.append(-1)
            else:
                first, second = state.hole[seat]
                found.append(rank_mask(lying | 1 << first | 1 << second))
    return found


def odd_chip_order(state: State) -> list[int]:
    """Seats in the order in which they get odd chips."""
    seats = state.record.seats
    order = list(range(seats))
    if state.house.odd_chip_rule == HIGH_CARD_BY_SUIT:
        best = [max((card % 13 * 4 + card // 13 for card in cards), default=-1) for cards in state.hole]
        pots.order_odd_chips(seats, best, state.house, order)
    return order


def odd_chip_unit(state: State) -> int:
    """The chip a pot is split to."""
    setup = state.setup
    return pots.odd_chip_unit(setup.small_blind, setup.big_blind, setup.unit, state.house)


def _order(state: State) -> range:
    count = state.record.pots
    if state.house.pot_award_order == MAIN_FIRST:
        return range(count)
    return range(count - 1, -1, -1)


def _contesting(state: State, pot: int) -> int:
    """Bit mask of those who can win `pot` and have not mucked. Who is alone in a pot from the start keeps it, mucked or not."""
    eligible = state.record.pot_eligible[pot]
    if 1 not in state.mucked:
        return eligible
    contesting = eligible
    for seat in range(state.record.seats):
        if state.mucked[seat]:
            contesting &= ~(1 << seat)
    return contesting or eligible


def last_hand_in_a_pot(state: State, seat: int) -> bool:
    """Whether all others who could win a pot with `seat` have mucked: somebody has to take it."""
    for pot in range(state.record.pots):
        eligible = state.record.pot_eligible[pot]
        if not state.awarded[pot] and eligible >> seat & 1 and eligible != 1 << seat and _contesting(state, pot) == 1 << seat:
            return True
    return False


def _next_is_uncontested(state: State) -> bool:
    pot = award_next(state)
    if pot < 0:
        return False
    contesting = _contesting(state, pot)
    return contesting & (contesting - 1) == 0


def _all_known(state: State, left: list[int]) -> bool:
    """Whether cards can decide: five on every board, two of every hand left, and all choices to show made."""
    for board in state.boards:
        if len(board) != 5:
            return False
    automatic = state.setup.automatic
    for seat in left:
        if not state.hole[seat]:
            return False
        if not automatic and not state.shown[seat]:
            return False
    return True


def _shows_due(state: State, left: list[int]) -> list[e.Event]:
    """Everybody left shows who has not yet, in the order of the rules. Where players choose, all have."""
    done = [1] * state.record.seats
    hidden = [seat for seat in left if not state.shown[seat]]
    for seat in hidden:
        done[seat] = 0
    shows: list[e.Event] = []
    for _ in hidden:
        seat = showdown.next_to_show(state.record, state.house, done)
        if seat == NOBODY:  # somebody without a chip in any pot has nothing to win
            break
        done[seat] = 1
        shows.append(new(e.Shown, (seat, state.hole[seat])))
    return shows


def _rake_due(state: State) -> list[e.Event]:
    house = state.house
    if house.rake_per_mille == 0:
        return []
    record = state.record
    total = sum(record.pot_amount[: record.pots])
    rake = pots.rake_of(total, state.dealt[0] >= 3, odd_chip_unit(state), house)
    return [e.RakeTaken(rake)] if rake else []


def _pay(state: State, pot: int, amount: int, contesting: int, strength: list[int], declared: bool) -> e.PotAwarded:
    record = state.record
    seats, unit = record.seats, odd_chip_unit(state)
    payout = [0] * seats
    pots.award(amount, contesting, strength, seats, state.runs, odd_chip_order(state), unit, state.house, payout)
    empty_handed = pots.left_out(amount, contesting, strength, seats, state.runs, unit, payout)
    shares = [(seat, chips) for seat, chips in enumerate(payout) if chips or empty_handed >> seat & 1]
    return new(e.PotAwarded, (pot, amount, tuple(shares), declared))
