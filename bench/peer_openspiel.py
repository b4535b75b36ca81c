"""The same hands in OpenSpiel's universal poker (the ACPC dealer in C++), driven from Python.

Its action 0 folds, 1 checks or calls, any other is the total that a player has put in over the whole hand, where the others speak of the
street: any total from its least to its most is the same choice. It finds out that somebody faces a bet by listing the legal actions.

It leaves chance to the driver, in two ways here. `play_sampled` draws each card from `chance_outcomes` with its probability, as
OpenSpiel's own examples do. `play` pushes in the cards of a shuffled deck and asks nothing, the least that a driver can do.
"""

from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Any

import numpy
import pyspiel

from bench.policies import BIG_BLIND, FOLD, RAISE, SEATS, SMALL_BLIND, STACK, Policy, any_total

NAME, VERSION = "OpenSpiel", version("open_spiel")

GAME = pyspiel.load_game(
    f"universal_poker(betting=nolimit,bettingAbstraction=fullgame,numPlayers={SEATS},numRounds=4,numSuits=4,numRanks=13,"
    f"blind={SMALL_BLIND} {BIG_BLIND}{' 0' * (SEATS - 2)},stack={' '.join([str(STACK)] * SEATS)},"
    "firstPlayer=3 1 1 1,numHoleCards=2,numBoardCards=0 3 1 1)"
)
CARDS = 2 * SEATS + 5
FOLDS, CALLS = 0, 1


def play(policy: Policy, hands: int, seed: int) -> int:
    """Plays `hands` hands, dealt from a shuffled deck, and returns how many decisions were made."""
    cards = Random(-seed - 1)

    def next_card() -> Callable[[Any], int]:
        deck = cards.sample(range(52), CARDS)
        return lambda state: deck.pop()

    return play_dealt(policy, hands, seed, next_card)


def play_sampled(policy: Policy, hands: int, seed: int) -> int:
    """Plays `hands` hands, each card drawn from the chance outcomes, and returns how many decisions were made."""
    chance = numpy.random.RandomState(seed)

    def draw_card(state: Any) -> int:
        cards, probabilities = zip(*state.chance_outcomes(), strict=True)
        return int(chance.choice(cards, p=probabilities))

    return play_dealt(policy, hands, seed, lambda: draw_card)


def play_dealt(policy: Policy, hands: int, seed: int, dealer: Callable[[], Callable[[Any], int]]) -> int:
    """`dealer` gives for each hand the function that deals its cards."""
    draw = Random(seed).random
    decisions = 0
    for _ in range(hands):
        deal = dealer()
        state = GAME.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(deal(state))
                continue
            decisions += 1
            legal = state.legal_actions()
            faces_a_bet = legal[0] == FOLDS
            move = policy(draw, faces_a_bet)
            if move == FOLD:
                state.apply_action(FOLDS)
            elif move == RAISE and legal[-1] > CALLS:
                state.apply_action(any_total(draw, legal[1 + faces_a_bet], legal[-1]))
            else:
                state.apply_action(CALLS)
        state.returns()
    return decisions
