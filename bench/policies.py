"""How the players of a bench hand decide: the same for every engine, which is asked only what the decision needs.

A policy is told what is owed and answers FOLD, STAY (check or call) or RAISE; where raising is closed a RAISE becomes STAY.
"""

from collections.abc import Callable

Draw = Callable[[], float]
Policy = Callable[[Draw, int], int]

FOLD, STAY, RAISE = range(3)

SEATS = 6
STACK = 200
SMALL_BLIND, BIG_BLIND = 1, 2


def at_random(draw: Draw, owed: int) -> int:
    """A third each: fold when facing a bet, check or call, bet or raise."""
    x = draw()
    if x < 1 / 3 and owed:
        return FOLD
    return STAY if x < 2 / 3 else RAISE


def call_down(draw: Draw, owed: int) -> int:
    """Everybody sees every card for the price of the big blind: the longest hand without a raise."""
    return STAY


def any_total(draw: Draw, least: int, most: int) -> int:
    """What is raised to: any total from `least` to `most`, each as likely as the others."""
    return least + int(draw() * (most - least + 1))


POLICIES: dict[str, Policy] = {"random": at_random, "calldown": call_down}
