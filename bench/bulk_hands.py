"""Whole hands by the thousand where everybody calls and checks to the end: cards, legality, showdown and settlement, one core.

Call-down and not at random, since pkcore says nothing of what may be raised: so all engines make the same 24 decisions a hand.
"""

from collections.abc import Callable
from functools import partial
from importlib.metadata import version

import numpy as np

import floorman
from bench.measure import Contestant
from bench.policies import BIG_BLIND, SEATS, SMALL_BLIND, STACK
from floorman.bulk import LegalArrays, Tables, simulate
from floorman.rules.rulebook import CALL, CHECK

TITLE = f"Call-down hands by the thousand: {SEATS} players, {STACK} chips each; a piece is 1,000 hands"
PIECE = 1000


def compiled(policy: str, times: int, seed: int) -> int:
    """`floorman.bulk.simulate`."""
    simulate(policy, times * PIECE, seats=SEATS, stacks=STACK, house="tda", seed=seed)
    return times * PIECE


def call_arrays(tables: Tables, legal: LegalArrays) -> tuple[np.ndarray, np.ndarray]:
    """Everybody calls or checks, at all tables at once."""
    return np.where(legal.to_call > 0, np.uint8(CALL), np.uint8(CHECK)), np.zeros(len(tables), np.int64)


def arrays(times: int, seed: int) -> int:
    """`floorman.bulk.Tables` with a NumPy policy, 10,000 tables at a time."""
    simulate(call_arrays, times * PIECE, seats=SEATS, stacks=STACK, house="tda", seed=seed, arrays=True)
    return times * PIECE


def pkcore(times: int, seed: int) -> int:
    """pkcore.py, Rust: one session a hand, told call before the flop (the big blind checks), check after it."""
    from pkcore import ForcedBets, PlayerAction, PlayerNoCell, PokerSession, SeatNoCell, SeatsNoCell, TableNoCell

    for _ in range(times * PIECE):
        seats = SeatsNoCell([SeatNoCell(PlayerNoCell(name, chips=STACK)) for name in "ABCDEF"[:SEATS]])
        session = PokerSession(TableNoCell.nlh_from_seats(seats, ForcedBets(SMALL_BLIND, BIG_BLIND)))
        session.start_hand()
        decisions = 0
        while (step := session.next_step()).kind() != "HandComplete":
            if step.kind() == "PlayerToAct":
                session.apply_action(step.seat(), PlayerAction.call() if decisions < SEATS - 1 else PlayerAction.check())
                decisions += 1
        session.end_hand()
    return times * PIECE


def texasholdem(times: int, seed: int) -> int:
    """texasholdem, Python."""
    from texasholdem import ActionType, TexasHoldEm

    for _ in range(times * PIECE):
        game = TexasHoldEm(buyin=STACK, big_blind=BIG_BLIND, small_blind=SMALL_BLIND, max_players=SEATS)
        game.start_hand()
        while game.is_hand_running():
            game.take_action(ActionType.CALL if game.chips_to_call(game.current_player) else ActionType.CHECK)
    return times * PIECE


PEERS: dict[str, tuple[str, Callable[[int, int], int]]] = {"pkcore.py": ("pkcore", pkcore), "texasholdem": ("texasholdem", texasholdem)}


def contestants() -> tuple[list[Contestant], list[str]]:
    """Everybody who plays whole hands fast, and the names of those who are not installed."""
    found = [
        Contestant("floorman.bulk.simulate", floorman.__version__, partial(compiled, "call")),
        Contestant("floorman.bulk.simulate, at random", floorman.__version__, partial(compiled, "random")),
        Contestant("floorman.bulk.Tables, NumPy policy", floorman.__version__, arrays),
    ]
    missing = []
    for package, (module, play) in PEERS.items():
        try:
            __import__(module)
        except ImportError:
            missing.append(package)
        else:
            found.append(Contestant(package, version(package), play))
    return found, missing
