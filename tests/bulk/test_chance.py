"""Random numbers: the same interpreted and compiled, in range, even, and of the longest period that the multiplier can have."""

from typing import Any

import numpy as np
import pytest

from floorman.bulk.chance import MOST_BELOW, MULTIPLIER, draw, random_state, scrambled
from floorman.bulk.compiled import compiled
from floorman.bulk.record import TABLE, TableRecord

pytestmark = pytest.mark.untraced
# What is asked for: shuffles ask for 33 to 52, policies for anything.
BELOW = (1, 2, 3, 33, 52, 1000, 65_537, MOST_BELOW - 1, MOST_BELOW)


def is_prime(number: int) -> bool:
    """Miller-Rabin with the first twelve primes, which is exact below 3 * 10**24."""
    bases = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
    if number < 2 or number in bases or any(number % base == 0 for base in bases):
        return number in bases
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    return all(
        power in (1, number - 1) or any(pow(power, 2**step, number) == number - 1 for step in range(1, twos))
        for power in (pow(base, odd, number) for base in bases)
    )


@compiled
def draw_all(tables: Any, seeds: Any, numbers: Any, below: Any, out: Any) -> None:
    table = tables[0]
    for place in range(len(seeds)):
        table.random = random_state(seeds[place], numbers[place])
        for at in range(len(below)):
            out[place, at] = draw(table, below[at])
        out[place, len(below)] = table.random


def test_the_prime_test_knows_primes() -> None:
    assert [number for number in range(60) if is_prime(number)] == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59]
    assert not is_prime(3_215_031_751)  # a strong pseudoprime to 2, 3, 5 and 7
    assert is_prime(2**61 - 1)


def test_the_modulus_is_a_safe_prime_so_that_numbers_repeat_only_after_2_to_the_61() -> None:
    modulus = MULTIPLIER * 2**32 - 1
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)
    assert (modulus - 1) // 2 > 2**61
    assert MULTIPLIER < 2**31


def test_no_state_leaves_63_bits_and_none_stands_still() -> None:
    # The largest state there is: both halves as large as they get.
    word, carry = 2**32 - 1, MULTIPLIER - 1
    assert MULTIPLIER * word + carry < 2**63
    for seed, number in ((0, 0), (0, 1), (2**63 - 1, 2**63 - 1), (2**32, 0), (0, 2**32), (123, 456)):
        state = random_state(seed, number)
        assert 0 < state < 2**63
        assert 1 <= state >> 32 < MULTIPLIER - 1, "0 and the largest carry over a full word never change"


def test_different_words_stay_different_when_scrambled() -> None:
    words = np.arange(2**20, dtype=np.uint64) * np.uint64(4095)
    scrambled_words = {scrambled(int(word)) for word in words[:: 2**4]}
    assert len(scrambled_words) == 2**16


def test_hands_and_seeds_that_are_neighbours_begin_with_states_of_their_own() -> None:
    states = {random_state(seed, number) for seed in range(200) for number in range(200)}
    states |= {random_state(seed << 32, number << 32) for seed in range(1, 100) for number in range(1, 100)}
    assert len(states) == 200 * 200 + 99 * 99


def test_draws_are_equal_interpreted_and_compiled() -> None:
    generator = np.random.default_rng(5)
    seeds, numbers = generator.integers(0, 2**63, (2, 2_000))
    out: Any = np.zeros((2_000, len(BELOW) + 1), np.int64)
    draw_all(np.zeros(1, TABLE), seeds, numbers, np.array(BELOW), out)
    table = TableRecord()
    for place, found in enumerate(out.tolist()):
        table.random = random_state(int(seeds[place]), int(numbers[place]))
        assert [*(draw(table, below) for below in BELOW), table.random] == found
        assert all(0 <= number < below for number, below in zip(found, BELOW, strict=False))


@pytest.mark.parametrize("below", [2, 3, 52, 1000])
def test_every_number_is_drawn_as_often_as_every_other(below: int) -> None:
    """Chi-square, four standard deviations: with these seeds, always the same answer."""
    size = 200_000
    out: Any = np.zeros((size, 4), np.int64)
    draw_all(np.zeros(1, TABLE), np.zeros(size, np.int64), np.arange(size), np.array([below, below, below]), out)
    for at in range(3):
        found = np.bincount(out[:, at], minlength=below)
        expected = size / below
        square = float(((found - expected) ** 2 / expected).sum())
        assert abs(square - (below - 1)) < 4 * (2 * (below - 1)) ** 0.5, (at, square)


def test_what_is_drawn_first_says_nothing_about_what_is_drawn_next() -> None:
    size = 200_000
    out: Any = np.zeros((size, 3), np.int64)
    draw_all(np.zeros(1, TABLE), np.full(size, 11), np.arange(size), np.array([13, 17]), out)
    pairs = np.bincount(out[:, 0] * 17 + out[:, 1], minlength=13 * 17)
    square = float(((pairs - size / 221) ** 2 / (size / 221)).sum())
    assert abs(square - 220) < 4 * (2 * 220) ** 0.5
