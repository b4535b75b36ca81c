"""Events as versioned JSON and back, by names of our own.

A `Name` ties a class to the name under which its events are stored for ever; classes, fields of Python and modules may be renamed, the
name may not. Each name counts its schemas from 1. When the shape of an event changes its meaning, an upcaster is added to its name, which
makes a body of the old schema one of the next; a new field with a default needs none.

    NIGHT = Codec((*HAND_NAMES, Name("night.joined", Joined), ...), own=OWN)
    await log.append(stream, version, command_id, [NIGHT.write(event) for event in events])
    events = [NIGHT.read(stored) for stored in await log.read(stream)]
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, get_args

from floorman.store.contract import NewEvent
from floorman.store.spelling import CodecError, Spelling, Spellings, record

__all__ = ["Codec", "CodecError", "Name", "Written"]

E = TypeVar("E")
Body = dict[str, Any]
Upcaster = Callable[[Body], Body]


class Name(NamedTuple):
    """A class of events and what its events are called. `spelt`: fields that are not written as their type says. `upcasters[0]` makes
    a body of schema 1 one of schema 2, and so on; what is written has the schema after the last.
    """

    name: str
    cls: type
    spelt: Mapping[str, Spelling] = {}
    upcasters: tuple[Upcaster, ...] = ()

    @property
    def schema(self) -> int:
        return 1 + len(self.upcasters)


class Written(Protocol):
    """A `NewEvent` or a `StoredEvent`."""

    @property
    def name(self) -> str: ...
    @property
    def schema(self) -> int: ...
    @property
    def body(self) -> Mapping[str, Any]: ...


class Codec(Generic[E]):
    """The events of some names. `own` are spellings by type; `nested` is a union of events that other events have as a field."""

    def __init__(self, names: Iterable[Name], own: Spellings, nested: Any = None) -> None:
        self.names = tuple(names)
        self._by_name = {name.name: name for name in self.names}
        self._by_class: dict[type, Name] = {name.cls: name for name in self.names}
        if not len(self.names) == len(self._by_name) == len(self._by_class):
            raise ValueError("a name or a class is there twice")
        if nested is not None:
            nameless = sorted(cls.__name__ for cls in get_args(nested) if cls not in self._by_class)
            if nameless:
                raise ValueError(f"no name for {', '.join(nameless)}")
            own = {**own, nested: Spelling(self._write_nested, self._read_nested)}
        self._spellings = {name.name: record(name.cls, own, **name.spelt) for name in self.names}

    def write(self, event: E) -> NewEvent:
        """The event as it is stored. Raises `CodecError` for one without a name, or with something in it that could not be read back."""
        name = self._by_class.get(type(event))
        if name is None:
            raise CodecError(f"no name for {type(event).__name__}")
        try:
            return NewEvent(name.name, name.schema, self._spellings[name.name].write(event))
        except CodecError as error:
            raise error.inside(name.name) from None

    def read(self, written: Written) -> E:
        """The event that was stored. Raises `CodecError` for an unknown name, a schema of a newer floorman, and what does not fit."""
        name = self._by_name.get(written.name)
        if name is None:
            raise CodecError(f"unknown event {written.name!r:.60}")
        if not 1 <= written.schema <= name.schema:
            raise CodecError(f"{name.name} has schema {written.schema}, this floorman reads 1 to {name.schema}")
        body = dict(written.body)
        for upcast in name.upcasters[written.schema - 1 :]:
            body = upcast(body)
        try:
            event: E = self._spellings[name.name].read(body)
        except CodecError as error:
            raise error.inside(name.name) from None
        return event

    def _write_nested(self, event: Any) -> Body:
        return dict(self.write(event)._asdict())

    def _read_nested(self, value: Any) -> E:
        if not isinstance(value, dict) or set(value) != {"name", "schema", "body"}:
            raise CodecError("an event has a name, a schema and a body, and nothing else")
        if type(value["schema"]) is not int or not isinstance(value["body"], dict) or not isinstance(value["name"], str):
            raise CodecError("an event's name is a text, its schema a number, its body an object")
        return self.read(NewEvent(**value))
