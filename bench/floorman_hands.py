"""Bench hands through the public `Hand`: menu, judgement, events, cards from a seeded deck, showdown and payout."""

from random import Random

import floorman
from bench.policies import BIG_BLIND, FOLD, SEATS, SMALL_BLIND, STACK, STAY, Policy
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
        decisions += play_one(policy, draw, Hand.from_setup(SETUP, seed=seed + number))
    return decisions


def play_anew(policy: Policy, hands: int, seed: int) -> int:
    """The same, but every hand is set up from names and stacks, as a notebook would."""
    draw = Random(seed).random
    decisions = 0
    for number in range(hands):
        decisions += play_one(policy, draw, Hand(STACKS, (SMALL_BLIND, BIG_BLIND), house="tda", seed=seed + number))
    return decisions


def play_one(policy: Policy, draw: "Random.random", hand: Hand) -> int:
    decisions = 0
    while True:
        legal = hand.legal
        if legal.seat < 0:
            break
        decisions += 1
        owed = legal.to_call
        to = policy(draw, owed, legal.min_raise_to or 0, legal.max_raise_to or 0)
        if to == FOLD:
            hand.act(FOLDS)
        elif to == STAY:
            hand.act(CALLS if owed else CHECKS)
        else:
            hand.act(RAISES if hand.state.record.price else BETS, to)
    assert hand.over
    return decisions
