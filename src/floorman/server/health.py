"""Whether the server lives, and what it does: `/healthz` for a supervisor, `/metrics` as Prometheus reads it."""

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from floorman.server.rooms.hall import Hall
from floorman.server.wire.outbound import Done, Refusal

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds


class Metrics:
    """The counters of one application."""

    def __init__(self, hall: Hall, sockets: Collection[object]) -> None:
        self.registry = CollectorRegistry()
        rooms = Gauge("floorman_rooms", "Rooms in memory", registry=self.registry)
        rooms.set_function(lambda: len(hall.rooms))
        here = Gauge("floorman_sockets", "Open sockets", registry=self.registry)
        here.set_function(lambda: len(sockets))
        self._commands = Counter("floorman_commands", "Commands of rooms by answer", ["answer"], registry=self.registry)
        self._seconds = Histogram(
            "floorman_command_seconds", "From a command to its answer, the commit included", buckets=BUCKETS, registry=self.registry
        )

    @contextmanager
    def command(self) -> Iterator[None]:
        """Times one command."""
        began = perf_counter()
        try:
            yield
        finally:
            self._seconds.observe(perf_counter() - began)

    def answered(self, answer: Done | Refusal) -> None:
        """Counts one answer."""
        kind = "done" if isinstance(answer, Done) else "stale" if answer.stale else "refused"
        self._commands.labels(kind).inc()

    def text(self) -> bytes:
        """All of it in the exposition format."""
        return generate_latest(self.registry)
