"""The same hands in pokerkit, with every automation that plays a hand out by itself."""

import warnings
from importlib.metadata import version
from random import Random

from pokerkit import Automation, NoLimitTexasHoldem

from bench.policies import BIG_BLIND, FOLD, RAISE, SEATS, SMALL_BLIND, STACK, Policy, any_total

NAME, VERSION = "pokerkit", version("pokerkit")

GAME = NoLimitTexasHoldem(tuple(Automation), True, 0, (SMALL_BLIND, BIG_BLIND), BIG_BLIND)
STACKS = (STACK,) * SEATS

# It warns of every fold without a bet and the like; a warning costs time that its rules do not.
warnings.filterwarnings("ignore", module="pokerkit")


def play(policy: Policy, hands: int, seed: int) -> int:
    """Plays `hands` hands from one game object and returns how many decisions were made."""
    draw = Random(seed).random
    decisions = 0
    for _ in range(hands):
        state = GAME(STACKS, SEATS)
        while state.status:
            decisions += 1
            move = policy(draw, state.checking_or_calling_amount)
            if move == FOLD:
                state.fold()
            elif move == RAISE and (least := state.min_completion_betting_or_raising_to_amount):
                state.complete_bet_or_raise_to(any_total(draw, least, state.max_completion_betting_or_raising_to_amount))
            else:
                state.check_or_call()
    return decisions
