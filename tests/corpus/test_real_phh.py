"""The public PHH dataset, read beside the repository where it lies there: 10,012 no-limit and seven fixed-limit hold'em hands."""

import tarfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pokerkit
import pytest

from floorman.notation import phh
from floorman.notation.replay import Outcome, Result, replay_phh

pytestmark = pytest.mark.untraced
DATASET = Path(__file__).parents[3] / "shared" / "hands" / "phh_dataset.tar.gz"
HALF_CHIPS = {"102/0", "32/23", "41b/204", "60/88", "75b/76", "88/128", "91/43", "91/53"}
OTHER_GAMES = 69


class Replayed:
    """All files of the dataset played: the hold'em hands with their outcomes and texts, and how many files hold other games."""

    def __init__(self) -> None:
        self.outcomes: list[tuple[phh.PhhHand, Outcome]] = []
        self.texts: dict[str, str] = {}
        self.others = 0
        for name, text in files():
            try:
                (record,) = phh.read(text)
            except phh.PhhError as wrong:
                if wrong.fault != phh.Fault.OTHER_GAME:
                    raise
                self.others += 1
                continue
            self.outcomes.append((record, replay_phh(record, name)))
            if "pluribus" not in name:
                self.texts[name] = text


def files() -> Iterator[tuple[str, str]]:
    """Name without folder and suffix, and text, of every file."""
    with tarfile.open(DATASET) as archive:
        for member in archive:
            data = archive.extractfile(member) if member.name.endswith(".phh") else None
            if data is not None:
                yield member.name.removesuffix(".phh"), data.read().decode()


@pytest.fixture(scope="module")
def replayed() -> Replayed:
    if not DATASET.is_file():
        pytest.skip(f"no PHH dataset at {DATASET}")
    return Replayed()


def test_every_hold_em_hand_is_played_and_every_other_game_named(replayed: Replayed) -> None:
    assert Counter(record.variant for record, _ in replayed.outcomes) == {"NT": 10012, "FT": 7}
    assert replayed.others == OTHER_GAMES


def test_every_hand_ends_with_the_recorded_stacks(replayed: Replayed) -> None:
    wrong = [outcome for _, outcome in replayed.outcomes if outcome.result not in (Result.REPLAYED, Result.ODD)]
    assert not wrong, "\n".join(f"{outcome.name}: {'; '.join(map(str, outcome.findings))}" for outcome in wrong[:10])
    without_stacks = [outcome.name for record, outcome in replayed.outcomes if not record.finishing_stacks]
    assert [name.split("/")[-1] for name in without_stacks] == ["dwan-ivey-2009"]


def test_the_half_chips_are_eight_and_the_odd_one_goes_to_the_first_winner(replayed: Replayed) -> None:
    odd = {outcome.name.split("pluribus/")[-1]: record for record, outcome in replayed.outcomes if outcome.result == Result.ODD}
    assert set(odd) == HALF_CHIPS
    for record in odd.values():
        halves = [place for place, stack in enumerate(record.finishing_stacks) if stack % 1]
        stacks = list(phh.play(record).hand.stacks.values())
        apart = [stack - recorded for stack, recorded in zip(stacks, record.finishing_stacks, strict=True)]
        assert [2 * part for part in apart if part] == [1, -1]
        assert apart[halves[0]] > 0  # p1 is left of the button


def test_pokerkit_ends_the_other_hands_with_the_same_stacks(replayed: Replayed) -> None:
    """An independent engine for the hands without, or with hand-made, finishing stacks."""
    assert len(replayed.texts) == 19
    for name, text in replayed.texts.items():
        last = list(pokerkit.HandHistory.loads(text))[-1]
        (record,) = phh.read(text)
        assert list(phh.play(record).hand.stacks.values()) == [int(stack) for stack in last.stacks], name
