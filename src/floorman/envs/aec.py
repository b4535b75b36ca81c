"""One table for PettingZoo: an episode is a hand, an agent is a seat, agents act in turn (AEC).

    >>> env = holdem(seats=2, stacks=100, blinds=(1, 2))
    >>> env.reset(seed=3)
    >>> for agent in env.agent_iter():
    ...     observation, reward, over, _, _ = env.last()
    ...     env.step(None if over else 1)          # everybody checks or calls

Agents are `seat_0`, `seat_1`, ... in the order of play: seat 0 is left of the button, the last seat has it (heads-up, seat 1 is the button
and posts the small blind). Everybody has the first stacks in every hand. Rewards come at the end of the hand: chips won or lost, or big
blinds; without a rake their sum is 0. A masked action raises `MaskedAction` and changes nothing.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from floorman.bulk.faults import BulkError
from floorman.bulk.tables import Tables
from floorman.envs.seeing import SIZES, UNITS, MaskedAction, action_count, check_choice, choices, observation_size, observe, sizes_of
from floorman.rules.cards import name_of
from floorman.rules.house import HouseRules


class Holdem(AECEnv):  # type: ignore[misc]
    """A hand of hold'em for PettingZoo. Observations and actions: `floorman.envs.seeing`."""

    def __init__(
        self,
        seats: int = 2,
        stacks: Any = 200,
        blinds: tuple[int, int] = (1, 2),
        house: str | HouseRules = "house",
        sizes: Sequence[int] = SIZES,
        reward: str = "chips",
        render_mode: str | None = None,
        **terms: Any,
    ) -> None:
        """`sizes`: bets and raises in per cent of the pot. `reward`: "chips" or "big blinds". `terms`: whatever else `Tables` takes.

        Raises `BulkError`, also for stacks of which the forced bets leave nobody a decision.
        """
        super().__init__()
        check_choice("reward", reward, UNITS)
        if render_mode is not None:
            check_choice("render_mode", render_mode, self.metadata["render_modes"])
        self.render_mode, self.sizes = render_mode, sizes_of(sizes)
        self._terms: dict[str, Any] = {"seats": seats, "stacks": stacks, "blinds": blinds, "house": house} | terms
        self.tables = Tables(1, **self._terms)
        if self.tables.to_act[0] < 0:
            raise BulkError("out_of_range", what="players with a decision after the forced bets", value=0, least=1, most=seats)
        self._scale = 1 if reward == "chips" else blinds[1]
        self._seeded = False
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        count = action_count(self.sizes)
        chips = int(self.tables.stacks.sum()) + int(self.tables.pot[0])
        seen = spaces.Box(0, float(np.float32(max(chips, 2 * blinds[1]))), (observation_size(seats),), np.float32)
        space = spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (count,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}

    metadata: dict[str, Any] = {"name": "floorman_holdem_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def observation_space(self, agent: str) -> Any:
        """float32[observation_size(seats)] and int8[actions]."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Discrete: fold, check or call, least raise, sizes, all-in."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The next hand; with a seed the first one of that seed."""
        if seed is not None or not self._seeded:
            if seed is None:
                generator, _ = seeding.np_random(None)
                seed = int(generator.integers(2**62))
            self.tables, self._seeded = Tables(1, **self._terms, seed=seed), True
        else:
            self.tables.reset()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look()

    def _look(self) -> None:
        self._legal = self.tables.legal()
        self._choices = choices(self.tables, self._legal, self.sizes)
        seat = int(self._legal.seat[0])
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent sees, also when it is not to act: then all actions are masked."""
        seat = self.possible_agents.index(agent)
        mask = self._choices.mask[0] & (int(self._legal.seat[0]) == seat)
        return {"observation": observe(self.tables, np.array([seat]), self._legal)[0], "action_mask": mask.astype(np.int8)}

    def step(self, action: Any) -> None:
        """The agent to act does `action`. Raises `MaskedAction`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        mask, verbs, totals = (array[0] for array in self._choices)
        known = isinstance(action, int | np.integer) and not isinstance(action, bool) and 0 <= action < len(mask)
        if not known or not mask[action]:
            raise MaskedAction(agent, action, np.flatnonzero(mask).tolist())
        self.tables.step(verbs[action : action + 1], totals[action : action + 1])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._look()
        if self.tables.over[0]:
            net = self.tables.net[0] / self._scale
            self.rewards = {agent: float(chips) for agent, chips in zip(self.possible_agents, net, strict=True)}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str:
        """The table in words, for whoever watches; no hole cards."""
        stacks = ", ".join(f"{agent} {chips}" for agent, chips in zip(self.possible_agents, self.tables.stacks[0].tolist(), strict=True))
        board = " ".join(name_of(card) for card in self.tables.board[0].tolist() if card < 52)
        acting = "" if self._legal.seat[0] < 0 else f"; {self.agent_selection} to act"
        return f"pot {int(self.tables.pot[0])}; board {board or 'none'}; {stacks}{acting}"

    def close(self) -> None:
        """Nothing is held open."""


def holdem(**terms: Any) -> Holdem:
    """A table for PettingZoo: `holdem(seats=6, stacks=200, blinds=(1, 2), house="tda", sizes=(33, 66, 100))`. See `Holdem`."""
    return Holdem(**terms)
