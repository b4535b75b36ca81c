"""Thousands of tables for Gymnasium: whole arrays in, whole arrays out; nothing goes table by table in Python.

    >>> env = HoldemVector(10_000, seats=6, learner=0, others="call")
    >>> seen, info = env.reset(seed=1)                                  # float32[10000, 148]
    >>> seen, reward, ended, _, info = env.step(np.ones(10_000, int))   # check or call everywhere

Two ways to play. With `learner` a seat, that seat is the learner's: the others act by the policy `others` until it is the learner's turn
again, and `reward` is what the learner wins or loses, at the end of the hand. With `learner=None` every seat is played by whoever calls
`step` (self-play): an action is that of the seat `info["seat"]`, `reward` is that of the seat that acted last, and `info["net"]` has
everybody's at the end of a hand.

A hand that ends is followed by the next one in the same step (Gymnasium's SAME_STEP): the observation is already that of the new hand, and
`info["final_obs"]` where `info["_final_obs"]` is that of the old one. Hands that end before the learner has had any decision are played
and dealt again; `info["without_decision"]` adds up what they brought.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from floorman.bulk.faults import BulkError
from floorman.bulk.tables import LegalArrays, Tables
from floorman.envs.seeing import (
    CALLS,
    SIZES,
    UNITS,
    Choices,
    MaskedAction,
    action_count,
    check_choice,
    choices,
    observation_size,
    observe,
    sizes_of,
)
from floorman.rules.rulebook import CHECK, NONE

Others = str | Callable[[Tables, LegalArrays], tuple[Any, Any]]
POLICIES = ("random", "call")
WAITS = -1  # an amount that is refused: what a table is told where nobody is to do anything
MOST_WITHOUT_DECISION = 1_000  # hands in a row


class HoldemVector(VectorEnv[Any, Any, Any]):
    """N tables for Gymnasium. Observations and actions: `floorman.envs.seeing`; the mask is `info["action_mask"]`, bool[n, actions]."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        *,
        seats: int = 6,
        stacks: Any = 200,
        blinds: tuple[int, int] = (1, 2),
        learner: int | None = 0,
        others: Others = "random",
        sizes: Sequence[int] = SIZES,
        reward: str = "chips",
        **terms: Any,
    ) -> None:
        """`others`: "random" (any action that is not masked), "call", or a function (tables, legal) -> (verbs, totals) as in `simulate`.

        `reward`: "chips" or "big blinds". `terms`: whatever else `Tables` takes. Raises `BulkError`.
        """
        check_choice("reward", reward, UNITS)
        if isinstance(others, str):
            check_choice("others", others, POLICIES)
        if learner is not None and (isinstance(learner, bool) or not isinstance(learner, int) or not 0 <= learner < seats):
            raise BulkError("out_of_range", what="learner", value=learner, least=0, most=seats - 1)
        self.sizes, self.learner, self.others = sizes_of(sizes), learner, others
        self._terms: dict[str, Any] = {"seats": seats, "stacks": stacks, "blinds": blinds} | terms
        self.tables = Tables(num_envs, **self._terms)
        self.num_envs, self._scale = num_envs, np.float32(1 if reward == "chips" else blinds[1])
        self._seeded = False
        most = max(int(self.tables.data["begun"].sum(axis=1, dtype=np.int64).max()), 2 * blinds[1])
        self.single_observation_space = spaces.Box(0, float(most), (observation_size(seats),), np.float32)
        self.single_action_space = spaces.Discrete(action_count(self.sizes))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """The next hand at every table; with a seed the first ones of that seed. float32[n, numbers] and the info."""
        super().reset(seed=seed)
        if seed is not None or not self._seeded:
            hands = seed if seed is not None else int(self.np_random.integers(2**62))
            self.tables, self._seeded = Tables(self.num_envs, **self._terms, seed=hands), True
        else:
            self.tables.reset()
        without = self._play_to_a_decision()
        return self._seen(), self._info(without)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """int[n] actions; float32[n, numbers], float32[n] rewards, bool[n] ended, bool[n] (never cut short), and the info.

        Raises `MaskedAction` for the first table with an action that is masked, and `BulkError` for wrong shapes; then nothing has changed.
        """
        size = self.num_envs
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise BulkError("not_whole_numbers", what="actions", dtype=str(chosen.dtype))
        if chosen.shape != (size,):
            raise BulkError("wrong_shape", what="actions", found=list(chosen.shape), wanted=f"[{size}]")
        rows, (mask, verbs, totals) = np.arange(size), self._choices
        known = (chosen >= 0) & (chosen < mask.shape[1])
        wrong = ~known | ~mask[rows, np.where(known, chosen, 0)]
        if wrong.any():
            at = int(wrong.argmax())
            raise MaskedAction(f"the learner at table {at}", int(chosen[at]), np.flatnonzero(mask[at]).tolist())
        acted = self._legal.seat.astype(np.int64)
        self.tables.step(verbs[rows, chosen], totals[rows, chosen])
        self._others_act()
        ended = self.tables.over
        net = self.tables.net
        earned = net[rows, acted if self.learner is None else self.learner]
        reward = np.where(ended, earned / self._scale, 0).astype(np.float32)
        viewer = acted if self.learner is None else np.full(size, self.learner)
        final = observe(self.tables, viewer, self._legal)
        self.tables.reset(ended)
        without = self._play_to_a_decision()
        info = self._info(without) | {"final_obs": final, "_final_obs": ended, "net": np.where(ended[:, None], net, 0)}
        return self._seen(), reward, ended, np.zeros(size, np.bool_), info

    def close(self, **kwargs: Any) -> None:
        """Nothing is held open."""

    def _look(self) -> None:
        self._legal = self.tables.legal()
        self._choices: Choices = choices(self.tables, self._legal, self.sizes)

    def _others_act(self) -> None:
        """The other seats act until everywhere it is the learner's turn, or the hand is over and paid."""
        self._look()
        while (waiting := (self._legal.seat >= 0) & (self._legal.seat != self.learner) & (self.learner is not None)).any():
            verbs, totals = self._decided()
            acts = np.where(waiting, totals, WAITS)
            codes = self.tables.step(np.where(waiting, verbs, CHECK), acts)
            if (wrong := waiting & (codes != NONE)).any():
                at = int(wrong.argmax())
                raise MaskedAction(f"the policy of the others at table {at}", f"{int(verbs[at])} to {int(totals[at])}", [])
            self._look()

    def _decided(self) -> tuple[Any, Any]:
        """What the others do: verbs and totals."""
        if callable(self.others):
            verbs, totals = self.others(self.tables, self._legal)
            return np.asarray(verbs), np.asarray(totals)
        mask, verbs, totals = self._choices
        rows = np.arange(self.num_envs)
        if self.others == "call":
            return verbs[:, CALLS], totals[:, CALLS]
        chosen = np.where(mask, self.np_random.random(mask.shape), -1).argmax(axis=1)
        return verbs[rows, chosen], totals[rows, chosen]

    def _play_to_a_decision(self) -> Any:
        """Plays until somebody who is asked for actions is to act at every table. What hands without that have brought: int64[n, seats]."""
        brought = np.zeros((self.num_envs, self.tables.seats), np.int64)
        for _ in range(MOST_WITHOUT_DECISION):
            self._others_act()
            self.tables.settle()
            over = self.tables.over
            if not over.any():
                return brought
            brought[over] += self.tables.net[over]
            self.tables.reset(over)
        raise BulkError("out_of_range", what="hands in a row without a decision", value=MOST_WITHOUT_DECISION, least=0, most=999)

    def _seen(self) -> Any:
        return observe(self.tables, self._legal.seat.astype(np.int64), self._legal)

    def _info(self, brought: Any) -> dict[str, Any]:
        seat = self._legal.seat.copy()
        without = brought if self.learner is None else brought[:, self.learner]
        return {"action_mask": self._choices.mask.copy(), "seat": seat, "without_decision": without / self._scale}
