"""Thousands of tables for Gymnasium: the hands of one table, many at once, and no loop over them."""

from time import perf_counter
from typing import Any

import numpy as np
import pytest

from floorman.bulk import BulkError
from floorman.bulk.tables import LegalArrays, Tables
from floorman.envs import HoldemVector, MaskedAction, holdem
from floorman.rules.rulebook import CALL, CHECK, RAISE

pytestmark = pytest.mark.untraced


def legal_actions(info: dict[str, Any], generator: Any) -> Any:
    mask = info["action_mask"]
    return np.where(mask, generator.random(mask.shape), -1).argmax(axis=1)


@pytest.mark.parametrize("others", ["random", "call"])
@pytest.mark.parametrize("learner", [0, 2, None])
def test_every_step_has_the_shapes_that_are_written_and_asks_who_is_to_act(learner: int | None, others: str) -> None:
    env = HoldemVector(300, seats=4, stacks=40, learner=learner, others=others, house="tda")
    generator = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    ends = 0
    for _ in range(60):
        assert (seen.shape, seen.dtype) == ((300, 136), np.float32)
        assert env.observation_space.contains(seen)
        assert info["action_mask"].shape == (300, 6)
        assert info["action_mask"][:, 1].all(), "somebody is to act everywhere"
        assert (info["seat"] == env.tables.to_act).all()
        assert learner is None or (info["seat"] == learner).all()
        own = env.tables.hole[np.arange(300), info["seat"]]
        assert (np.sort(own, axis=1) == np.nonzero(seen[:, :52])[1].reshape(300, 2)).all(), "one's own cards and no others"
        seen, reward, ended, cut, info = env.step(legal_actions(info, generator))
        assert (reward.shape, reward.dtype) == ((300,), np.float32)
        assert (ended.dtype, cut.dtype) == (np.bool_, np.bool_)
        assert not cut.any()
        assert not reward[~ended].any()
        assert (info["net"].sum(axis=1) == 0).all()
        assert (info["_final_obs"] == ended).all()
        if learner is not None:
            assert (reward == info["net"][:, learner]).all()
        ends += int(ended.sum())
    assert ends > 1_000


def test_self_play_by_arrays_plays_the_hands_of_one_table() -> None:
    env, generator = HoldemVector(40, seats=3, stacks=50, learner=None), np.random.default_rng(4)
    seen, info = env.reset(seed=11)
    table = holdem(seats=3, stacks=50)
    script: list[int] = []
    rows, ended = [seen[0]], np.zeros(40, bool)
    while not ended[0]:
        actions = legal_actions(info, generator)
        script.append(int(actions[0]))
        seen, _, ended, _, info = env.step(actions)
        rows.append(seen[0])
    table.reset(seed=11)
    for action, row in zip(script, rows, strict=False):
        assert (table.observe(table.agent_selection)["observation"] == row).all()
        table.step(action)
    assert [table.rewards[f"seat_{seat}"] for seat in range(3)] == info["net"][0].tolist()
    assert not table.observe("seat_0")["action_mask"].any()


def test_chips_of_hands_without_a_decision_are_not_lost() -> None:
    """Heads-up on the big blind against somebody who always folds, the learner never decides: that is refused, and not endless."""

    def folds(tables: Tables, legal: LegalArrays) -> tuple[Any, Any]:
        return np.zeros(len(tables), np.int64), np.zeros(len(tables), np.int64)

    env = HoldemVector(3, seats=2, stacks=50, learner=0, others=folds)
    with pytest.raises(BulkError, match="hands in a row without a decision"):
        env.reset(seed=1)

    random = HoldemVector(500, seats=2, stacks=50, learner=0)
    generator = np.random.default_rng(2)
    _, info = random.reset(seed=2)
    brought = info["without_decision"].sum()
    for _ in range(20):
        *_, info = random.step(legal_actions(info, generator))
        brought += info["without_decision"].sum()
    assert brought > 500, "each time the other one folded the small blind"


def test_a_policy_of_ones_own_plays_the_others_and_is_named_where_it_asks_for_something_illegal() -> None:
    def calls(tables: Tables, legal: LegalArrays) -> tuple[Any, Any]:
        return np.where(legal.mask >> CALL & 1, CALL, CHECK), np.zeros(len(tables), np.int64)

    one, two = (HoldemVector(200, seats=5, learner=1, others=others) for others in (calls, "call"))
    first: Any = one.reset(seed=3)
    second: Any = two.reset(seed=3)
    for _ in range(30):
        assert (first[0] == second[0]).all()
        actions = np.ones(200, int)
        first, second = one.step(actions), two.step(actions)

    def too_little(tables: Tables, legal: LegalArrays) -> tuple[Any, Any]:
        return np.full(len(tables), RAISE), np.full(len(tables), 3)

    with pytest.raises(MaskedAction, match="the policy of the others at table 0 chose action 4 to 3"):
        HoldemVector(2, seats=4, others=too_little).reset(seed=1)


def test_the_same_seed_gives_the_same_run() -> None:
    runs = []
    for _ in range(2):
        env, generator = HoldemVector(100, seats=6), np.random.default_rng(1)
        seen, info = env.reset(seed=8)
        total = [seen.sum()]
        for _ in range(25):
            seen, reward, _, _, info = env.step(legal_actions(info, generator))
            total += [seen.sum(), reward.sum()]
        runs.append(total)
    assert runs[0] == runs[1]


@pytest.mark.parametrize(
    ("actions", "error", "words"),
    [
        ([1, 3, 1], MaskedAction, "the learner at table 1 chose action 3, which is masked; legal: 0, 1, 2, 4, 5"),
        ([1, 1, 9], MaskedAction, "the learner at table 2 chose action 9"),
        ([-1, 1, 1], MaskedAction, "the learner at table 0 chose action -1"),
        ([1, 1], BulkError, r"actions has shape \[2\], but must have \[3\]"),
        (np.ones(3), BulkError, "actions must be whole numbers, not float64"),
        (np.ones(3, bool), BulkError, "actions must be whole numbers, not bool"),
        ([np.nan] * 3, BulkError, "actions must be whole numbers"),
    ],
    ids=str,
)
def test_actions_that_are_none_are_refused_and_change_nothing(actions: Any, error: type[Exception], words: str) -> None:
    env = HoldemVector(3, seats=3, learner=None, house="tda")
    env.reset(seed=1)
    before = env.tables.copy()
    with pytest.raises(error, match=words):
        env.step(actions)
    assert all((env.tables.data[name] == before.data[name]).all() for name in before.data.dtype.names)


@pytest.mark.parametrize("learner", [-1, 6, True, 0.0, "seat_0"])
def test_a_seat_that_is_not_there_is_refused(learner: Any) -> None:
    with pytest.raises(BulkError, match="learner is "):
        HoldemVector(3, learner=learner)


@pytest.mark.parametrize(("terms", "words"), [({"others": "clever"}, "others 'clever' is unknown"), ({"reward": "euro"}, "reward 'euro'")])
def test_words_that_nobody_knows_are_refused(terms: dict[str, Any], words: str) -> None:
    with pytest.raises(BulkError, match=words):
        HoldemVector(3, **terms)


def test_ten_thousand_tables_take_a_fraction_of_a_second_a_step() -> None:
    env, generator = HoldemVector(10_000, seats=6, learner=None), np.random.default_rng(1)
    _, info = env.reset(seed=1)
    *_, info = env.step(legal_actions(info, generator))
    begin = perf_counter()
    for _ in range(5):
        *_, info = env.step(legal_actions(info, generator))
    assert perf_counter() - begin < 5, "0.1 s on an idle core; a loop over tables would take minutes"
