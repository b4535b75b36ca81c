"""One table for PettingZoo: its own tests pass, nobody sees another's cards, and nothing masked is ever played."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from floorman.bulk import BulkError
from floorman.envs import Holdem, MaskedAction, holdem
from floorman.envs.seeing import observation_size
from floorman.rules.cards import name_of
from floorman.rules.house import HOUSE

pytestmark = pytest.mark.untraced
TERMS: list[dict[str, Any]] = [
    {},
    {"seats": 3, "stacks": [30, 7, 55], "house": "tda", "sizes": (33, 50, 75, 100, 200)},
    {"seats": 6, "stacks": 40, "house": "online", "game": "PL", "ante": 1, "reward": "big blinds"},
    {"seats": 10, "stacks": 100, "game": "FL", "sizes": ()},
    {"seats": 4, "stacks": 60, "house": HOUSE._replace(bomb_pot=1, rake_per_mille=50), "bomb_pot": 4},
]
IDS = ["heads-up", "short stacks", "pot limit", "fixed limit", "bomb pot"]


# PettingZoo knows by name which of its own games have an observation with a mask, and advises all others against it.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("terms", TERMS, ids=IDS)
def test_pettingzoos_own_tests_pass(terms: dict[str, Any]) -> None:
    api_test(holdem(**terms), num_cycles=300)
    seed_test(lambda: holdem(**terms), num_cycles=300)


def play(env: Holdem, random: Random, check: Any = None) -> None:
    """One hand by random actions that are not masked."""
    for _ in env.agent_iter():
        observation, _, over, _, _ = env.last()
        if check is not None:
            check()
        env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))


@pytest.mark.parametrize("terms", TERMS, ids=IDS)
def test_rewards_come_at_the_end_and_are_the_chips_won_and_lost(terms: dict[str, Any]) -> None:
    env, random = holdem(**terms), Random(1)
    scale = 2 if terms.get("reward") == "big blinds" else 1
    for hand in range(60):
        env.reset(seed=7 if hand == 0 else None)
        earned = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            earned[agent] += reward
            assert over or reward == 0
            env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        assert list(earned.values()) == (env.tables.net[0] / scale).tolist()
        assert sum(earned.values()) == -int(env.tables.data["rake"][0]) / scale


@pytest.mark.parametrize("terms", TERMS, ids=IDS)
def test_what_an_agent_sees_is_the_same_whatever_cards_the_others_hold(terms: dict[str, Any]) -> None:
    """The others' cards are exchanged with each other and with cards that nobody has; every number that is seen stays."""
    env, random = holdem(**terms), Random(2)

    def check() -> None:
        tables, twin = env.tables, env.tables.copy()
        for seat, agent in enumerate(env.possible_agents):
            before = env.observe(agent)["observation"]
            others = [other for other in range(tables.seats) if other != seat]
            known = {int(card) for card in tables.board[0] if card < 52} | {int(card) for card in tables.hole[0, seat]}
            free = random.sample([card for card in range(52) if card not in known], 2 * len(others) + 5)
            for place, other in enumerate(others):
                twin.data["first"][0, other], twin.data["second"][0, other] = free[2 * place : 2 * place + 2]
            lying = int(tables.data["lying"][0])
            twin.data["board"][0, lying:5] = free[-5:][lying:]
            env.tables = twin
            assert (env.observe(agent)["observation"] == before).all()
            env.tables, twin = tables, tables.copy()

    for _ in range(8):
        env.reset(seed=random.randrange(2**40))
        play(env, random, check)


def test_an_observation_is_laid_out_as_it_is_written() -> None:
    env = holdem(seats=3, stacks=[200, 100, 50], blinds=(1, 2))
    env.reset(seed=4)
    assert env.agent_selection == "seat_2", "left of the big blind; three-handed that is the button"
    seen = env.observe("seat_2")["observation"]
    assert seen.dtype == np.float32
    assert len(seen) == observation_size(3) == 130
    assert np.flatnonzero(seen[:52]).tolist() == sorted(env.tables.hole[0, 2].tolist())
    assert not seen[52:104].any()
    # The observer first, then clockwise: seat 2, the small blind, the big blind; in big blinds.
    assert seen[104:107].tolist() == [25, 99.5, 49]
    assert seen[107:110].tolist() == [0, 0.5, 1]
    assert seen[110:113].tolist() == [0, 0.5, 1]
    assert seen[113:116].tolist() == [0, 0, 0]
    assert seen[116:119].tolist() == [1, 0, 0]
    assert seen[119:122].tolist() == [1, 0, 0]
    assert seen[122:126].tolist() == [1, 0, 0, 0]
    assert seen[126:130].tolist() == [1.5, 1, 2, 25]
    other = env.observe("seat_0")
    assert other["observation"][119:122].tolist() == [0, 0, 1]
    assert other["observation"][127:130].tolist() == [0, 0, 0]
    assert not other["action_mask"].any()
    env.step(0)
    assert env.observe("seat_0")["observation"][113:116].tolist() == [0, 0, 1]


def test_amounts_are_those_that_are_written_and_masked_where_they_are_none_of_their_own() -> None:
    env = holdem(seats=3, stacks=200, blinds=(1, 2), house="tda")
    env.reset(seed=1)
    # 50 per cent of the 5 chips after a call, on top of 2, is 4: the least raise already.
    assert env.observe("seat_2")["action_mask"].tolist() == [1, 1, 1, 0, 1, 1]
    env.step(4)
    assert env.tables.data["street_bet"][0, :3].tolist() == [1, 2, 7]
    # 7 to match, 6 more for the small blind: 16 after a call.
    assert env.observe("seat_0")["action_mask"].tolist() == [1, 1, 1, 1, 1, 1]
    env.step(3)
    assert env.tables.data["street_bet"][0, 0] == 7 + 8
    env.step(5)
    assert env.tables.data["stack"][0, 1] == 0
    assert env.observe("seat_2")["action_mask"].tolist() == [1, 1, 0, 0, 0, 0], "all-in is a call there, and no raise"


def test_where_all_the_chips_are_no_legal_raise_all_in_is_masked() -> None:
    env = holdem(seats=2, stacks=500, blinds=(1, 2), game="PL")
    env.reset(seed=1)
    assert env.observe(env.agent_selection)["action_mask"][-1] == 0
    short = holdem(seats=2, stacks=4, blinds=(1, 2), game="PL")
    short.reset(seed=1)
    assert short.observe(short.agent_selection)["action_mask"][-1] == 1


@pytest.mark.parametrize("action", [3, -1, 6, 1.0, True, None, "fold", float("nan")])
def test_an_action_that_is_masked_is_refused_and_changes_nothing(action: Any) -> None:
    env = holdem(seats=3, stacks=200, blinds=(1, 2), house="tda")
    env.reset(seed=1)
    before, seen = env.tables.copy(), env.observe("seat_2")
    with pytest.raises(MaskedAction, match=r"seat_2 chose action .*, which is masked; legal: 0, 1, 2, 4, 5") as refused:
        env.step(action)
    assert refused.value.legal == (0, 1, 2, 4, 5)
    assert all((env.tables.data[name] == before.data[name]).all() for name in before.data.dtype.names)
    assert env.agent_selection == "seat_2"
    assert (env.observe("seat_2")["observation"] == seen["observation"]).all()


def test_the_table_in_words_shows_no_hole_cards() -> None:
    env = holdem(seats=2, stacks=100, render_mode="ansi")
    env.reset(seed=3)
    assert env.render() == "pot 3; board none; seat_0 98, seat_1 99; seat_1 to act"
    env.step(1)
    env.step(1)
    flop = [card for card in env.tables.board[0].tolist() if card < 52]
    assert len(flop) == 3
    assert env.render() == f"pot 4; board {' '.join(map(name_of, flop))}; seat_0 98, seat_1 98; seat_0 to act"


def test_a_seed_gives_the_same_hands_and_every_reset_the_next_one() -> None:
    env, other = holdem(), holdem()
    env.reset(seed=5)
    other.reset(seed=5)
    first = env.tables.hole.tolist()
    assert other.tables.hole.tolist() == first
    env.reset()
    other.reset()
    assert env.tables.hole.tolist() == other.tables.hole.tolist() != first
    env.reset(seed=5)
    assert env.tables.hole.tolist() == first


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        ({"seats": 11}, "seats is 11"),
        ({"stacks": 0}, "stack is 0"),
        ({"house": "casino"}, "house 'casino' is unknown"),
        ({"sizes": (100, 50)}, "a size is 50, but must be 101"),
        ({"sizes": (0.5,)}, "a size must be a whole number"),
        ({"reward": "euro"}, "reward 'euro' is unknown; known: chips, big blinds"),
        ({"render_mode": "human"}, "render_mode 'human' is unknown"),
        ({"stacks": 1}, "players with a decision after the forced bets is 0"),
    ],
    ids=str,
)
def test_terms_that_no_table_can_have_are_refused_by_name(terms: dict[str, Any], words: str) -> None:
    with pytest.raises(BulkError, match=words):
        holdem(**terms)
