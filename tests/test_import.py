"""What `import floorman` loads: names of the standard library and ours, and only what was asked for."""

import subprocess
import sys

import pytest

import floorman

USES = {
    "import": "",
    "Hand": "hand = floorman.Hand({'A': 90, 'B': 90}, seed=1); hand.call().check(); str(hand); hand.legal",
    "pots": "str(floorman.pots({'A': 30, 'B': 70, 'C': 120}, ranking={'A': 1, 'B': 2, 'C': 3}))",
    "rank": "repr(floorman.rank('AsKs', board='7s2s9sKh2d'))",
    "ruling": "try: floorman.Hand({'A': 90, 'B': 90}).check()\n    except floorman.IllegalAction as refused: str(refused.ruling.sources)",
}


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh interpreter loads for `code` and not without it."""
    program = f"import sys\nbefore = set(sys.modules)\nimport floorman\nif True:\n    {code or 'pass'}\nprint(*set(sys.modules) - before)"
    return set(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split())


@pytest.mark.parametrize("use", USES)
def test_only_the_standard_library_and_floorman_are_loaded(use: str) -> None:
    tops = {name.partition(".")[0] for name in loaded_by(USES[use])}
    assert "floorman" in tops
    assert tops - {"floorman"} <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("use", USES)
def test_neither_dataclasses_nor_inspect_is_loaded(use: str) -> None:
    """They cost as much as all the rest together."""
    assert loaded_by(USES[use]).isdisjoint({"dataclasses", "inspect"})


def test_the_import_alone_loads_one_module() -> None:
    assert {name for name in loaded_by("") if name.startswith("floorman")} == {"floorman"}


def test_the_rules_and_the_table_are_all_that_a_hand_needs() -> None:
    parts = {name.split(".")[1] for name in loaded_by(USES["Hand"]) if name.startswith("floorman.")}
    assert parts == {"rules", "table"}


def test_every_public_name_is_there_and_listed() -> None:
    assert [name for name in floorman.__all__ if not hasattr(floorman, name)] == []
    assert set(floorman.__all__) <= set(dir(floorman))


def test_a_name_is_the_same_object_each_time() -> None:
    assert floorman.Hand is floorman.Hand
    assert vars(floorman)["Hand"] is floorman.Hand


def test_the_table_of_homes_names_just_the_public_names() -> None:
    homes: dict[str, str] = vars(floorman)["_MODULE_OF"]
    assert sorted(homes) == sorted(floorman.__all__)


def test_an_unknown_name_is_refused_as_by_any_module() -> None:
    with pytest.raises(AttributeError, match="module 'floorman' has no attribute 'Hnad'"):
        getattr(floorman, "Hnad")  # noqa: B009
