"""The laws on nights played at random; the driver checks chips, stacks and legal actions as it goes."""

import itertools

import pytest

from floorman.table.session.evolve import apply, fold
from tests.table.session.random_nights import RandomNight, big_blinds

NIGHTS, HANDS = 24, 15


@pytest.mark.parametrize("seed", range(NIGHTS))
def test_chips_are_conserved_and_the_log_is_the_state(seed: int) -> None:
    """After every event; a refused command changes nothing; a misclick taken back restores the exact state; the night closes even."""
    RandomNight(seed).play(HANDS)


@pytest.mark.parametrize("seed", range(3))
def test_every_part_of_a_log_folds_to_the_state_at_that_event(seed: int) -> None:
    log = RandomNight(1000 + seed, seats=4).play(3).log
    state = fold(log[:1])
    for count, event in enumerate(log[1:], 2):
        apply(state, event)
        assert fold(log[:count]) == state


@pytest.mark.parametrize("seed", range(8))
def test_nobody_posts_the_big_blind_twice_running_under_the_dead_button(seed: int) -> None:
    twice_running(seed, "dead_button", 2)


@pytest.mark.parametrize("rule", ["forward_moving", "moving_button"])
def test_nobody_of_three_or_more_posts_it_twice_running_under_any_button(rule: str) -> None:
    for seed in range(4):
        twice_running(seed, rule, 3)


def twice_running(seed: int, rule: str, least: int) -> None:
    options = {"button_rule": rule, "heads_up_transition": "no_big_blind_twice"}
    blinds = big_blinds(RandomNight(2000 + seed, options=options).play(HANDS).log)
    for (before, were), (now, are) in itertools.pairwise(blinds):
        assert before != now or not now or min(were, are) < least, (seed, before)


@pytest.mark.long
@pytest.mark.parametrize("part", range(25))
def test_twenty_five_thousand_hands(part: int) -> None:
    for seed in range(40):
        night = RandomNight(10_000 + 100 * part + seed).play(25)
        if night.state.settings.options.get("heads_up_transition") != "plain_forward" and night.state.settings.house != "online":
            blinds = big_blinds(night.log)
            assert all(before[0] != now[0] or not now[0] for before, now in itertools.pairwise(blinds)), night.seed
