"""How the players of a bench hand decide: one function for every engine, so that all of them are asked the same and answer the same.

A policy sees what is owed and the smallest and largest street total of a raise (0, 0 where raising is closed), and returns FOLD, STAY
(check or call) or the total to raise to.
"""

from collections.abc import Callable

FOLD, STAY = -1, 0

Policy = Callable[[Callable[[], float], int, int, int], int]

SEATS = 6
STACK = 200
SMALL_BLIND, BIG_BLIND = 1, 2


def at_random(draw: Callable[[], float], owed: int, least: int, most: int) -> int:
    """A third each: fold when facing a bet, check or call, raise to any legal total. Where one is not possible: check or call."""
    x = draw()
    if x < 1 / 3 and owed:
        return FOLD
    if x < 2 / 3 or not most:
        return STAY
    return least + int(draw() * (most - least + 1))


def call_down(draw: Callable[[], float], owed: int, least: int, most: int) -> int:
    """Everybody sees every card for the price of the big blind: the longest hand without a raise."""
    return STAY


POLICIES: dict[str, Policy] = {"random": at_random, "calldown": call_down}
