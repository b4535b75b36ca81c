"""The same hands in OpenSpiel's universal poker (the ACPC dealer in C++), driven from Python.

It is asked for its legal actions once a decision and dealt cards from a shuffled deck. Action 0 folds, 1 checks or calls, any other is
the total that a player has put in over the whole hand, where the others speak of the street: so it needs what each has put in before.
"""

from importlib.metadata import version
from random import Random

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
    """Plays `hands` hands from one game object and returns how many decisions were made."""
    random = Random(seed)
    draw = random.random
    decisions = 0
    for _ in range(hands):
        deck = random.sample(range(52), CARDS)
        state = GAME.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(deck.pop())
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
