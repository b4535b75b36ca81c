"""`floorman simulate` plays what was asked for and says what each seat won."""

from pathlib import Path

import pytest

pytest.importorskip("numba")

from floorman.bulk import simulate, tally
from tests.cli.calling import call, data, refusal

SMALL = "simulate 2000 --rules tda --seed 3"


def test_json_holds_the_exact_sums() -> None:
    found = data(SMALL)
    expected = tally("random", 2000, house="tda", seed=3)
    assert found["hands"] == 2000
    assert found["net"] == list(expected.net)
    assert found["decisions"] == expected.decisions


def test_threads_change_nothing() -> None:
    one, two = (data(f"{SMALL} --jobs {jobs}") for jobs in (1, 2))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


@pytest.mark.parametrize(("lang", "word"), [("en", "button"), ("ko", "버튼"), ("ja", "ボタン")])
def test_the_page_names_the_seats_in_the_language(lang: str, word: str) -> None:
    page = call(SMALL, lang).stdout
    assert word in page
    assert "2,000" in page


def test_every_hand_is_kept_where_a_file_is_named(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    call(f"{SMALL} --out {tmp_path / 'hands.parquet'}")
    kept = parquet.read_table(tmp_path / "hands.parquet").to_pydict()
    assert kept["net_0"] == simulate("random", 2000, house="tda", seed=3).net[:, 0].tolist()


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("simulate 10 --seats 11", "11 is not between 2 and 10"),
        ("simulate 10 --stacks 5,6 --seats 3", "--seats says 3, but --stacks names 2"),
        ("simulate 10 --straddle 4", "no straddles"),
        ("simulate 10 --out x.csv", ".npz, .parquet"),
        ("simulate 10 --blinds 12", "no pair of blinds"),
        ("simulate 10 --blinds 3/2", "small blind of 3 is above the big blind of 2"),
        ("simulate many", "many"),
        ("perft 6,6 --jobs 2 --divide", "one thread"),
    ],
)
def test_wrong_input_is_named_and_nothing_is_played(line: str, part: str) -> None:
    assert part in refusal(line)


def test_lines_counted_in_threads_are_those_counted_at_one_table() -> None:
    assert data("perft 3,5,7 --settle --jobs 2") == data("perft 3,5,7 --settle")
