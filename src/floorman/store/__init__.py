"""The event log: what happened, kept. `open_log` opens one; `contract` says what it promises; `codec` writes and reads its events."""

from floorman.store.contract import Appended, Conflict, Log, NewEvent, StoredEvent, StoreError
from floorman.store.opening import open_log

__all__ = ["Appended", "Conflict", "Log", "NewEvent", "StoreError", "StoredEvent", "open_log"]
