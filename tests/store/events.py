"""Events that mean nothing, for tests of the log."""

from floorman.store import Conflict, Log, NewEvent, StoredEvent


def said(*words: str) -> list[NewEvent]:
    """One event for each word."""
    return [NewEvent("said", 1, {"word": word}) for word in words]


def words(events: list[StoredEvent] | tuple[StoredEvent, ...]) -> str:
    return " ".join(event.body["word"] for event in events)


async def add(log: Log, stream: str, command_id: str, *spoken: str) -> tuple[int, int]:
    """Appends whatever the version is. The version before, and how many tries it took."""
    version, tries = 0, 1
    while True:
        try:
            await log.append(stream, version, command_id, said(*spoken))
        except Conflict as conflict:
            version, tries = conflict.actual_version, tries + 1
        else:
            return version, tries
