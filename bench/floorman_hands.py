"""Bench hands through the public `Hand`: menu, judgement, events, cards from a seeded deck, showdown and payout."""

from random import Random

import floorman
from bench.policies import BIG_BLIND, FOLD, RAISE, SEATS, SMALL_BLIND, STACK, Draw, Policy, any_total
from floorman import Hand
from floorman.rules.rulebook import Verb
from floorman.table.setup import check, make_setup

NAME, VERSION = "floorman", floorman.__version__

STACKS = dict.fromkeys("ABCDEF"[:SEATS], STACK)
SETUP = check(make_setup(STACKS, (SMALL_BLIND, BIG_BLIND), house="tda"))
FOLDS, CHECKS, CALLS, BETS, RAISES = Verb


def play(policy: Policy, hands: int, seed: int) -> int:
    """Plays `hands` hands from one checked setup and returns how many decisions were made."""
    draw = Random(seed).random
    decisions = 0
    for number in range(hands):
        decisions += finish(Hand.from_setup(SETUP, seed=seed + number), policy, draw)
    return decisions


def play_anew(policy: Policy, hands: int, seed: int) -> int:
    """The same, but every hand is set up from names and stacks, as in a notebook."""
    draw = Random(seed).random
    decisions = 0
    for number in range(hands):
        decisions += finish(Hand(STACKS, (SMALL_BLIND, BIG_BLIND), house="tda", seed=seed + number), policy, draw)
    return decisions


def finish(hand: Hand, policy: Policy, draw: Draw) -> int:
    """Plays one hand to its end and returns how many decisions it took."""
    decisions = 0
    while not hand.over:
        decisions += 1
        owed = hand.to_call
        move = policy(draw, owed)
        if move == FOLD:
            hand.act(FOLDS)
        elif move == RAISE and (legal := hand.legal).min_raise_to and legal.max_raise_to:
            to = any_total(draw, legal.min_raise_to, legal.max_raise_to)
            hand.act(RAISES if hand.state.record.price else BETS, to)
        else:
            hand.act(CALLS if owed else CHECKS)
    return decisions
