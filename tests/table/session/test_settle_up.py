"""Who pays whom, with the fewest payments."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.table.session.settle_up import DoesNotBalance, Payment, settle_up


def nets_of(*nets: int) -> dict[str, int]:
    return {chr(65 + i): net for i, net in enumerate(nets)}


@pytest.mark.parametrize(
    ("nets", "payments"),
    [((40, 10, -30, -20), 3), ((30, 20, -30, -20), 2), ((50, -30, -20), 2), ((0, 0), 0), ((), 0), ((5, -5), 1), ((1, 2, 3, -1, -2, -3), 3)],
)
def test_no_list_is_shorter(nets: tuple[int, ...], payments: int) -> None:
    found = settle_up(nets_of(*nets))
    assert len(found.payments) == payments
    assert found.exact


def test_two_debtors_pay_one_creditor() -> None:
    assert settle_up({"A": 50, "B": -30, "C": -20}).payments == (Payment("B", "A", 30), Payment("C", "A", 20))


def test_what_does_not_balance_is_not_settled() -> None:
    with pytest.raises(DoesNotBalance) as error:
        settle_up({"A": 50, "B": -30})
    assert error.value.by == 20


def test_more_than_ten_are_settled_but_not_called_exact() -> None:
    nets = {f"p{i}": 10 for i in range(6)} | {f"q{i}": -12 for i in range(5)}
    found = settle_up(nets)
    assert not found.exact
    assert len(found.payments) <= 10
    assert paid(found.payments, nets) == nets


def paid(payments: tuple[Payment, ...], names: dict[str, int]) -> dict[str, int]:
    """What everybody gets less what he pays."""
    got = dict.fromkeys(names, 0)
    for payer, payee, amount in payments:
        assert amount > 0
        got[payer] -= amount
        got[payee] += amount
    return got


def most_groups(nets: list[int]) -> int:
    """The largest number of groups that each sum to zero, by trying every group for the first player."""
    if not nets:
        return 0
    first, rest = nets[0], nets[1:]
    best = 0
    for size in range(len(rest) + 1):
        for chosen in combinations(range(len(rest)), size):
            if first + sum(rest[i] for i in chosen) == 0:
                best = max(best, 1 + most_groups([rest[i] for i in range(len(rest)) if i not in chosen]))
    return best


@given(st.lists(st.integers(-6, 6), min_size=1, max_size=6))
def test_the_number_of_payments_is_the_least_possible(some: list[int]) -> None:
    nets = nets_of(*some, -sum(some))
    found = settle_up(nets)
    owing = [net for net in nets.values() if net]
    assert len(found.payments) == len(owing) - most_groups(owing)
    assert paid(found.payments, nets) == nets
