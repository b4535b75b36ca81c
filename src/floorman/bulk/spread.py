"""A long job in parts: over the threads of one process, the processes of one machine, or the machines of a Dask scheduler.

A part is a function and its arguments, both of which can be sent elsewhere, and its answer depends on nothing else. So the answers are the
same however a job is spread, and a part whose worker dies is simply done again by another one.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import as_completed as as_done
from contextlib import contextmanager
from typing import Any

from floorman.bulk.faults import BulkError

Part = tuple[Callable[..., Any], tuple[Any, ...]]
LOCAL = "local"
_LIVES = 10  # how many workers a part may outlive
_PATIENCE = 15  # seconds to wait for a scheduler


def spread(parts: Sequence[Part], threads: int = 1, scheduler: str | None = None) -> Iterator[tuple[int, Any]]:
    """Does every part and yields (its place, its answer), in the order in which they end.

    `scheduler`: None for `threads` threads here, "local" for a process a core on this machine, or the address of a Dask scheduler,
    tcp://host:8786, whose workers have floorman installed. Raises `BulkError` where there is no such scheduler.
    """
    if scheduler is not None:
        yield from _over_workers(parts, scheduler)
    elif threads <= 1 or len(parts) <= 1:
        for place, (function, arguments) in enumerate(parts):
            yield place, function(*arguments)
    else:
        with ThreadPoolExecutor(threads) as pool:
            places = {pool.submit(function, *arguments): place for place, (function, arguments) in enumerate(parts)}
            try:
                for done in as_done(places):
                    yield places[done], done.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


def _over_workers(parts: Sequence[Part], scheduler: str) -> Iterator[tuple[int, Any]]:
    with _client(scheduler) as client:
        from distributed import as_completed

        futures = {
            client.submit(function, *arguments, pure=False, retries=_LIVES): place for place, (function, arguments) in enumerate(parts)
        }
        for future in as_completed(list(futures)):
            place = futures.pop(future)
            yield place, future.result()
            future.release()


@contextmanager
def _client(scheduler: str) -> Iterator[Any]:
    """A connection to the scheduler, or to a cluster of our own that ends with it."""
    try:
        import dask
        from distributed import Client, LocalCluster
    except ImportError as error:
        raise BulkError("missing_package", what="A scheduler", package="'floorman[dask]'") from error
    dask.config.set({"distributed.scheduler.allowed-failures": _LIVES})
    if scheduler == LOCAL:
        with (
            LocalCluster(n_workers=os.cpu_count(), threads_per_worker=1, dashboard_address=None) as cluster,
            Client(cluster) as client,
        ):
            yield client
        return
    try:
        client = Client(scheduler, timeout=_PATIENCE)
    except (OSError, ValueError, TimeoutError) as error:
        raise BulkError("no_scheduler", address=scheduler, reason=str(error).splitlines()[0]) from error
    with client:
        yield client
