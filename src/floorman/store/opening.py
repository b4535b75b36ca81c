"""From a URL to a log."""

from pathlib import Path

from floorman.store.contract import Clock, Log, StoreError, now
from floorman.store.memory import MemoryLog

KNOWN = "memory:, sqlite:///night.db, sqlite:////srv/night.db, postgresql://user@host/database"


async def open_log(url: str, clock: Clock = now) -> Log:
    """The log behind a URL, made or brought up to date if need be. Raises `StoreError`.

    `memory:`; `sqlite:///night.db` from here, `sqlite:////srv/night.db` from the root; `postgresql://user:password@host/database`, with
    `?schema=NAME` to keep the tables apart from others. `clock` gives the milliseconds that events are stamped with.
    """
    scheme = url.partition(":")[0]
    if url == "memory:":
        return MemoryLog(clock)
    # The whole URL is never quoted here: there may be a password in it.
    if scheme not in ("sqlite", "postgresql", "postgres"):
        raise StoreError(f"no log for a URL that begins {scheme[:20]!r}; there are {KNOWN}")
    try:
        return await _open_database(url, scheme, clock)
    except ModuleNotFoundError as error:
        raise StoreError(f"{scheme} needs {error.name}: pip install 'floorman[server]'") from error


async def _open_database(url: str, scheme: str, clock: Clock) -> Log:
    """Loads what a database needs, and only that: a log in memory needs nothing."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    if scheme == "sqlite":
        from floorman.store.sqlite import open_sqlite

        path = url.removeprefix("sqlite:///")
        if path == url or path in ("", ":memory:") or "?" in path:
            raise StoreError(f"{url}: sqlite:/// needs the path of a file, and takes no options")
        return await open_sqlite(Path(path), clock)
    from floorman.store.postgres import open_postgres

    try:
        made = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreError(f"no URL of a database; like this: {KNOWN}") from error
    return await open_postgres(made.set(drivername="postgresql"), clock)
