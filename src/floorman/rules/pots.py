"""Which chips go back, which pots there are, who can win each, and how a pot is divided.

Laws
1. Pots plus refunds are what was put in. No chip is made, lost or burned.
2. The part of the highest contribution that nobody matched goes back; it is never won (guide 000, 002, 003).
3. A layer is one slice of equal contributions; everybody who put in that much pays it, folded or not, and those of them who have not
   folded can win it (guide 002, 003). Neighbouring layers that the same players can win are one pot.
4. Who can win an outer pot can win every inner one.
5. Dead money joins the main pot, makes no layer, and every live player can win it (TDA RP-11).
6. Each pot is divided by itself (TDA 21); odd chips one each, clockwise from the left of the button (TDA 20-A, Robert ties).

Pure functions of contributions: lists indexed by seat, any number of seats; `eligible` is a bit mask of seats. Results go into lists that
the caller brings. Knows no cards: strengths are numbers, more is better, -1 does not contest.
"""

from floorman.rules.house import FoldedOnlyLayer, HouseRules, OddChipMulti, OddChipRule, OddChipUnit, RakeRounding, RunOddChip
from floorman.rules.record import NOBODY

REPORT_NO_ELIGIBLE = FoldedOnlyLayer.REPORT_NO_ELIGIBLE


def uncalled(put_in: list[int], folded: list[int], seats: int, to_folded: bool) -> tuple[int, int]:
    """The seat whose contribution stands alone on top, and by how much. 20 / 60 / 100 -> (2, 40). Law 2.

    A folded seat on top gets its chips back only where `to_folded` (TDA 15-B, 65-A: nobody called them).
    """
    top = -1
    second = -1
    seat_on_top = NOBODY
    for seat in range(seats):
        amount = put_in[seat]
        if amount > top:
            second = top
            top = amount
            seat_on_top = seat
        elif amount > second:
            second = amount
    if seat_on_top == NOBODY or top == second or (folded[seat_on_top] and not to_folded):
        return NOBODY, 0
    return seat_on_top, top - max(second, 0)


def make_pots(put_in: list[int], folded: list[int], seats: int, dead: int, folded_only: int, amount: list[int], eligible: list[int]) -> int:
    """Fills `amount` and `eligible`, main pot first, and returns how many pots. Refunds are off already.

    20 / 60 / 60 -> 60 for all three, 80 for two. 30k / 70k / 70k, folded 15k -> 105k and 80k. Laws 1, 3, 4, 5. A layer that only folded
    seats paid joins the pot below; under `report_no_eligible` it stands alone with nobody eligible (guide 002).
    """
    count = 0
    last_eligible = -1
    if dead > 0:
        last_eligible = 0
        for seat in range(seats):
            if not folded[seat]:
                last_eligible |= 1 << seat
        amount[0] = dead
        eligible[0] = last_eligible
        count = 1
    level = 0
    while True:
        ceiling = 0  # the next higher contribution: who has put in more than the level pays up to it
        payers = 0
        can_win = 0
        for seat in range(seats):
            chips = put_in[seat]
            if chips > level:
                payers += 1
                if ceiling == 0 or chips < ceiling:
                    ceiling = chips
                if not folded[seat]:
                    can_win |= 1 << seat
        if payers == 0:
            return count
        slice_of_all = (ceiling - level) * payers
        orphan = can_win == 0 and folded_only != REPORT_NO_ELIGIBLE and count > 0
        if can_win == last_eligible or orphan:
            amount[count - 1] += slice_of_all
        else:
            amount[count] = slice_of_all
            eligible[count] = can_win
            last_eligible = can_win
            count += 1
        level = ceiling


def divide(amount: int, winners: int, order: list[int], unit: int, multi: int, payout: list[int]) -> None:
    """Adds each winner's part of one pot to `payout`. 101 for seats 0 and 2, unit 1: 51 and 50. 1075, unit 25: 550 and 525. Law 6.

    `order` lists the seats clockwise from the left of the button. What is less than a unit goes with the first odd chip.
    """
    ways = 0
    uncounted = winners
    while uncounted:
        uncounted &= uncounted - 1
        ways += 1
    units = amount // unit
    share = units // ways
    odd = units - share * ways
    broken = amount - units * unit
    unpaid = winners
    place = 0
    while unpaid:
        seat = order[place]
        place += 1
        if unpaid >> seat & 1:
            unpaid ^= 1 << seat
            part = share * unit + broken
            broken = 0
            if odd > 0:
                chips = odd if multi == OddChipMulti.ALL_TO_FIRST else 1
                part += chips * unit
                odd -= chips
            payout[seat] += part


def odd_chip_unit(small_blind: int, big_blind: int, unit: int, house: HouseRules) -> int:
    """The chip a pot is split to: the smallest in play, `unit` (TDA 20), the smallest used for the blinds (WSOP L152), or 1.

    Blinds 200/300 with chips of 25: 25, 100 or 1.
    """
    if house.odd_chip_unit == OddChipUnit.ONE:
        return 1
    if house.odd_chip_unit == OddChipUnit.SMALLEST_DENOMINATION:
        return unit
    while small_blind > 0:
        small_blind, big_blind = big_blind % small_blind, small_blind
    return big_blind


def order_odd_chips(seats: int, best_card: list[int], house: HouseRules, order: list[int]) -> None:
    """Fills `order` with the seats as they get odd chips: from the left of the button, or by their highest card (TDA 20-A).

    `best_card` is `rank * 4 + suit` of a seat's highest card, and no two are equal but where no card is known. 9s, Kd, Kh under
    `high_card_by_suit`: seats 2, 1, 0.
    """
    by_card = house.odd_chip_rule == OddChipRule.HIGH_CARD_BY_SUIT
    for seat in range(seats):
        place = seat
        while by_card and place > 0 and best_card[order[place - 1]] < best_card[seat]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat


def winners_of(eligible: int, strength: list[int], seats: int, board: int) -> int:
    """Bit mask of the best hands among the eligible on one board; `strength[board * seats + seat]`. Nobody contests: all eligible."""
    best = -1
    winners = 0
    first = board * seats
    for seat in range(seats):
        value = strength[first + seat]
        if value >= best and eligible >> seat & 1:
            if value > best:
                best = value
                winners = 0
            winners |= 1 << seat
    return winners


def board_share(amount: int, boards: int, board: int, unit: int, rit_odd: int) -> int:
    """The part of a pot that one board decides. 101 on two boards: 51 and 50; on three: 34, 34, 33 or 35, 33, 33 (WSOP L217)."""
    units = amount // unit
    share = units // boards
    odd = units - share * boards
    part = share * unit
    if rit_odd == RunOddChip.ALL_TO_FIRST_BOARD:
        if board == 0:
            part += odd * unit
    elif board < odd:
        part += unit
    if board == 0:
        part += amount - units * unit
    return part


def award(
    amount: int,
    eligible: int,
    strength: list[int],
    seats: int,
    boards: int,
    order: list[int],
    unit: int,
    house: HouseRules,
    payout: list[int],
) -> None:
    """Pays one pot over all boards. 103 twice, both tied: 26 + 26 and 26 + 25 -> 52 and 51."""
    for board in range(boards):
        part = amount if boards == 1 else board_share(amount, boards, board, unit, house.rit_odd_chip)
        winners = winners_of(eligible, strength, seats, board)
        divide(part, winners, order, unit, house.odd_chip_multi, payout)


def left_out(amount: int, eligible: int, strength: list[int], seats: int, boards: int, unit: int, payout: list[int]) -> int:
    """Bit mask of winners who get no chip, since the pot has too few for all of them. 10 in chips of 10, A and B tied: B."""
    if amount == 0 or amount >= unit * seats * boards:
        return 0
    without = 0
    for board in range(boards):
        without |= winners_of(eligible, strength, seats, board)
    for seat in range(seats):
        if payout[seat]:
            without &= ~(1 << seat)
    return without


def rake_of(total: int, flop_dealt: bool, unit: int, house: HouseRules) -> int:
    """What the house takes of all pots together, refunds off. 100 at 10 % capped at 6: 6. No flop, no drop. Rounded to `unit`."""
    if house.rake_per_mille == 0 or (house.no_flop_no_drop and not flop_dealt):
        return 0
    exact = total * house.rake_per_mille
    step = 1000 * unit
    if house.rake_rounding == RakeRounding.NEAREST:
        exact += step // 2
    rake = exact // step * unit
    if house.rake_cap > 0:
        rake = min(rake, house.rake_cap)
    return min(rake, total)


def take_rake(amount: list[int], count: int, rake: int, unit: int) -> None:
    """Takes `rake` from the pots in proportion to their size, in whole chips of `unit`; what does not divide comes from the main pot first.

    10 from pots of 105 and 45 in chips of 5: 10 and 0. Law 1 with the rake.
    """
    total = 0
    for pot in range(count):
        total += amount[pot]
    if total == 0 or rake == 0:
        return
    left = rake
    for pot in range(count - 1, -1, -1):
        part = amount[pot] * rake // total // unit * unit
        amount[pot] -= part
        left -= part
    for pot in range(count):
        part = min(left, amount[pot])
        amount[pot] -= part
        left -= part
