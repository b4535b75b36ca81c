"""From a URL to a log, or to a sentence that says what is wrong with it (`store.opening`)."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from floorman.store import StoreError, open_log
from tests.store.events import said


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("", "no log for a URL that begins ''"),
        ("night.db", "no log for a URL that begins 'night.db'"),
        ("mysql://root:secret@host/x", "no log for a URL that begins 'mysql'"),
        ("memory://", "no log for a URL that begins 'memory'"),
        ("sqlite:", "needs the path of a file"),
        ("sqlite://", "needs the path of a file"),
        ("sqlite:///", "needs the path of a file"),
        ("sqlite:///:memory:", "needs the path of a file"),
        ("sqlite://night.db", "needs the path of a file"),
        ("sqlite:///night.db?mode=ro", "takes no options"),
        ("sqlite:////no/such/folder/night.db", "the folder /no/such/folder does not exist"),
        ("sqlite:////", "a folder, not a file"),
        ("postgresql:nonsense", "no URL of a database"),
        ("postgresql://user:secret@host:port/x", "no URL of a database"),
        ("postgresql://user:secret@127.0.0.1/x?color=red", "unknown option 'color'"),
        ("postgresql://user:secret@127.0.0.1/x?schema=a;b", "schema 'a;b' is not lower-case letters"),
        ("postgres://user:secret@127.0.0.1:1/x", r"127\.0\.0\.1:1/x: .*('127.0.0.1', 1)"),
    ],
)
async def test_a_url_that_leads_nowhere_says_why_and_keeps_the_password(url: str, said: str) -> None:
    with pytest.raises(StoreError, match=said) as error:
        await open_log(url)
    assert "secret" not in str(error.value)


@pytest.mark.parametrize(
    "content", [b"not a database, but long enough to be read as the head of one" * 20, b"SQLite format 3\x00" + b"\xff" * 4096]
)
async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "night.db"
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"night\.db: file is not a database"):
        await open_log(f"sqlite:///{path}")
    assert path.read_bytes() == content


async def test_a_file_with_its_end_torn_off_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "night.db"
    log = await open_log(f"sqlite:///{path}")
    await log.append("room", 0, "c1", said("one"))
    await log.close()
    os.truncate(path, 4096)
    with pytest.raises(StoreError, match=r"night\.db: database disk image is malformed"):
        await read_all(f"sqlite:///{path}")


async def read_all(url: str) -> None:
    """Opens, reads and closes: a log that is left open would say so in some later test."""
    log = await open_log(url)
    try:
        await log.read("room")
    finally:
        await log.close()


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that nobody may write to. Root may write anywhere, so root becomes nobody for a while."""
    with tempfile.TemporaryDirectory(prefix="floorman-") as name:
        root = os.geteuid() == 0
        os.chmod(name, 0o555)
        if root:
            os.seteuid(65534)
        try:
            yield Path(name)
        finally:
            if root:
                os.seteuid(0)
            os.chmod(name, 0o755)


async def test_a_folder_that_cannot_be_written_to_is_refused(folder: Path) -> None:
    with pytest.raises(StoreError, match=r"night\.db: unable to open database file"):
        await open_log(f"sqlite:///{folder}/night.db")


async def test_a_path_from_here_and_letters_of_any_kind_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    log = await open_log("sqlite:///밤 100%.db")
    await log.close()
    assert (tmp_path / "밤 100%.db").exists()


def loaded(statement: str) -> set[str]:
    """The packages that a fresh Python has loaded after a statement."""
    shown = subprocess.run(
        [sys.executable, "-c", f"{statement}; import sys; print(*sys.modules)"], capture_output=True, text=True, check=True
    )
    return {name.partition(".")[0] for name in shown.stdout.split()} | set(shown.stdout.split())


def test_floorman_loads_no_log_and_a_log_in_memory_no_database() -> None:
    assert not {"floorman.store", "sqlalchemy", "alembic"} & loaded("import floorman; floorman.Hand")
    assert not {"sqlalchemy", "alembic", "aiosqlite", "asyncpg"} & loaded(
        "import asyncio, floorman.store as s; asyncio.run(s.open_log('memory:'))"
    )


async def test_a_missing_package_is_named_with_its_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sqlalchemy.engine", None)
    with pytest.raises(StoreError, match=r"pip install 'floorman\[server\]'"):
        await open_log("sqlite:///night.db")
