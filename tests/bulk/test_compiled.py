"""Machine code is made once, kept under the name of its sources, and made again where nothing can be kept."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import floorman
from floorman.bulk import rank_tables
from floorman.bulk.compiled import cache_folder

NOTICE = "floorman: compiling, once for each version; the machine code is kept in "
SMALL = """
from floorman.bulk.compiled import compiled

@compiled
def twice(number):
    return 2 * number

@compiled
def thrice(number):
    return 3 * number

print(twice(21), thrice(14))
"""

FOLDERS = """
from pathlib import Path
import floorman
from floorman.bulk.compiled import cache_folder

print(cache_folder().name)
for changed in ("rules/betting.py", "rules/house.py", "bulk/play.py"):
    with Path(floorman.__file__).with_name(changed.split("/")[0]).joinpath(changed.split("/")[1]).open("a") as source:
        source.write("# changed")
    cache_folder.cache_clear()
    print(cache_folder().name)
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    script = tmp_path / "small.py"
    script.write_text(SMALL, "utf-8")
    return script


def run(script: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A fresh Python runs the script. No place for machine code is handed down from this process."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME")}
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False, timeout=120, env=kept | environment)
    assert done.returncode == 0, done.stderr
    return done


def test_it_is_said_once_that_something_is_compiled_and_never_again(small: Path, tmp_path: Path) -> None:
    place = tmp_path / "kept"
    first = run(small, NUMBA_CACHE_DIR=str(place))
    assert first.stdout == "42 42\n"
    assert first.stderr == f"{NOTICE}{place / 'floorman' / cache_folder().name}\n"
    assert list(place.rglob("*.nbc"))
    again = run(small, NUMBA_CACHE_DIR=str(place))
    assert (again.stdout, again.stderr) == ("42 42\n", "")


@pytest.mark.parametrize(("variable", "kind"), [("NUMBA_CACHE_DIR", "file"), ("XDG_CACHE_HOME", "below a file"), ("HOME", "read-only")])
def test_a_place_that_cannot_be_written_to_is_no_error(small: Path, tmp_path: Path, variable: str, kind: str) -> None:
    file = tmp_path / "file"
    file.write_text("in the way", "utf-8")
    place = {"file": file, "below a file": file / "deeper", "read-only": Path("/proc/1")}[kind]
    done = run(small, **{variable: str(place)})
    assert done.stdout == "42 42\n"
    assert "Traceback" not in done.stderr
    assert file.read_text("utf-8") == "in the way"


def test_tables_that_cannot_be_kept_are_no_error_and_leave_nothing_behind(tmp_path: Path) -> None:
    made = rank_tables.make_tables()
    file = tmp_path / "file"
    file.write_text("in the way", "utf-8")
    rank_tables._keep(made, file / "rank-tables.npz")
    rank_tables._keep(made, tmp_path / "deep" / "rank-tables.npz")
    assert {path.name for path in tmp_path.rglob("*")} == {"file", "deep", "rank-tables.npz"}


@pytest.mark.parametrize("content", [b"", b"no zip", b"PK\x03\x04 half of one"], ids=["empty", "text", "torn"])
def test_a_spoilt_file_of_tables_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    place = tmp_path / "rank-tables.npz"
    place.write_bytes(content)
    monkeypatch.setattr(rank_tables, "cache_folder", lambda: tmp_path)
    rank_tables.tables.cache_clear()
    try:
        made = rank_tables.tables()
        assert place.stat().st_size > 100_000
        rank_tables.tables.cache_clear()
        assert (rank_tables.tables().strengths == made.strengths).all()
    finally:
        rank_tables.tables.cache_clear()


def copy_of_the_package(place: Path) -> Path:
    """The sources that are compiled, and what they import."""
    package = place / "floorman"
    for folder in ("rules", "bulk", "analysis"):
        shutil.copytree(Path(floorman.__file__).parent / folder, package / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "__init__.py").write_text("", "utf-8")
    return package


def test_changed_sources_have_machine_code_of_their_own(tmp_path: Path) -> None:
    package = copy_of_the_package(tmp_path / "other")
    ours = cache_folder.__wrapped__().name  # of the sources as they are now, while somebody may be at work on them
    script = tmp_path / "folders.py"
    script.write_text(FOLDERS, "utf-8")
    same, *changed = run(script, PYTHONPATH=str(package.parent)).stdout.split()
    assert same == ours, "the same sources, wherever they lie"
    assert len({same, *changed}) == 4


@pytest.mark.long
@pytest.mark.parametrize("variable", ["NUMBA_CACHE_DIR", "XDG_CACHE_HOME", "HOME"])
def test_hands_are_played_and_ranked_where_nothing_can_be_kept(tmp_path: Path, variable: str) -> None:
    script = tmp_path / "play.py"
    script.write_text(
        "from floorman import bulk\n"
        "print(int(bulk.rank([12, 11, 10, 9, 8, 26, 13])), int(bulk.simulate('random', 100, seed=1).net.sum()))\n",
        "utf-8",
    )
    done = run(script, **{variable: str(script / "deeper")})
    assert done.stdout == "7462 0\n"
    assert done.stderr.count("floorman: compiling") == 1
