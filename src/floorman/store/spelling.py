"""How a value of an event is written in JSON and read back: numbers as numbers, choices by their word, cards as `AsKs`, records as objects.

Laws
1. What is written is read back as the same value, and nothing else is read: another type, an unknown word or field is refused.
2. A field that is missing takes its default, if it has one: that is how a log from before the field was added is read.
3. A refusal says where: `hand.started.setup.straddles.1.0: True is no int`.
"""

import types
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from floorman.rules.cards import CardError, cards_of, name_of


class CodecError(ValueError):
    """An event that cannot be written, or a stored one that cannot be read: the reason, and where in it, from the outside in."""

    def __init__(self, reason: str, *where: str) -> None:
        self.reason, self.where = reason, where
        super().__init__(f"{'.'.join(where)}: {reason}" if where else reason)

    def inside(self, where: str) -> "CodecError":
        """The same complaint, seen from one level up."""
        return CodecError(self.reason, where, *self.where)


class Spelling(NamedTuple):
    """One way to write a value and to read it. Both raise `CodecError`."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


Spellings = Mapping[Any, Spelling]  # by type: spellings of their own, before the general ones


def spelling_of(kind: Any, own: Spellings) -> Spelling:
    """The spelling of a type, from its annotation."""
    if kind in own:
        return own[kind]
    if kind in (bool, int, str):
        return _plain(kind)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is tuple:
        if inner[1:] == (...,):
            return _row(spelling_of(inner[0], own))
        return _fixed(tuple(spelling_of(part, own) for part in inner))
    if origin in (Union, types.UnionType):
        return _either(tuple(spelling_of(part, own) for part in inner))
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        return _object(spelling_of(inner[1], own))
    if isinstance(kind, type) and issubclass(kind, IntEnum):
        return word(kind)
    if isinstance(kind, type) and hasattr(kind, "_fields"):
        return record(kind, own)
    raise TypeError(f"no spelling for {kind}")


def record(cls: Any, own: Spellings, **fields: Spelling) -> Spelling:
    """A named tuple as an object, its fields in order. `fields` are those with a spelling of their own."""
    hints = get_type_hints(cls)
    spelt = {name: fields.pop(name) if name in fields else spelling_of(hints[name], own) for name in cls._fields}
    if fields:
        raise TypeError(f"{cls.__name__} has no {', '.join(fields)}")
    required = [name for name in cls._fields if name not in cls._field_defaults]

    def write(value: Any) -> dict[str, Any]:
        if not isinstance(value, cls):
            raise CodecError(f"{value!r:.60} is no {cls.__name__}")
        return {name: _at(name, spelling.write, part) for (name, spelling), part in zip(spelt.items(), value, strict=True)}

    def read(value: Any) -> Any:
        _refuse_strangers(value, spelt)
        missing = [name for name in required if name not in value]
        if missing:
            raise CodecError(f"there is no {missing[0]!r}")
        return cls(**{name: _at(name, spelt[name].read, part) for name, part in value.items()})

    return Spelling(write, read)


def word(kind: type[IntEnum]) -> Spelling:
    """A choice by the name of the member in lower case. Plain ints of the same value are written as the choice they stand for."""
    known = {member.name.lower(): member for member in kind}

    def write(value: Any) -> str:
        if isinstance(value, bool) or value not in known.values():
            raise CodecError(f"{value!r:.60} is none of {', '.join(known)}")
        return kind(value).name.lower()

    def read(value: Any) -> IntEnum:
        if not isinstance(value, str) or value not in known:
            raise CodecError(f"{value!r:.60} is none of {', '.join(known)}")
        return known[value]

    return Spelling(write, read)


def preset(cls: Any, presets: Mapping[str, Any], own: Spellings) -> Spelling:
    """House rules: every option by its word, and the preset that has the most of them.

    All options are written, so that no change of a preset reaches into an old hand. Reading takes the preset's answer to questions that
    nobody asked when the log was written.
    """
    options = record(cls, own)

    def write(value: Any) -> dict[str, Any]:
        written = options.write(value)
        return {"preset": _nearest(value, presets), "options": written}

    def read(value: Any) -> Any:
        _refuse_strangers(value, ("preset", "options"))
        name, changed = value.get("preset"), value.get("options")
        if not isinstance(name, str) or name not in presets:
            raise CodecError(f"preset {name!r:.60} is none of {', '.join(presets)}")
        read_options = options.read(changed)
        return presets[name]._replace(**{option: getattr(read_options, option) for option in changed})

    return Spelling(write, read)


def _nearest(value: Any, presets: Mapping[str, Any]) -> str:
    """The preset that gives most of the same answers; the first among equals."""
    return max(presets, key=lambda name: sum(ours == theirs for ours, theirs in zip(value, presets[name], strict=True)))


def _write_cards(value: Any) -> str:
    try:
        return "".join(map(name_of, value))
    except (CardError, TypeError) as error:
        raise CodecError(f"{value!r:.60} are no cards") from error


def _read_cards(value: Any) -> tuple[int, ...]:
    try:
        cards = cards_of(value) if value != "" else ()
    except CardError as error:
        raise CodecError(str(error)) from error
    if _write_cards(cards) != value:
        raise CodecError(f"{value!r:.60} is not written as cards are")
    return cards


def _read_card(value: Any) -> int:
    cards = _read_cards(value)
    if len(cards) > 1:
        raise CodecError(f"{value!r:.60} is more than one card")
    return cards[0] if cards else -1


def _at(where: str, spell: Callable[[Any], Any], value: Any) -> Any:
    try:
        return spell(value)
    except CodecError as error:
        raise error.inside(where) from None


def _refuse_strangers(value: Any, known: Any) -> None:
    if not isinstance(value, dict):
        raise CodecError(f"{value!r:.60} is no object")
    strangers = [name for name in value if name not in known]
    if strangers:
        raise CodecError(f"unknown field {strangers[0]!r:.60}; there are {', '.join(known)}")


def _plain(kind: type) -> Spelling:
    def same(value: Any) -> Any:
        if type(value) is not kind:
            raise CodecError(f"{value!r:.60} is no {kind.__name__}")
        return value

    def whole(value: Any) -> int:  # a member of an enum may stand where an int is meant
        if not isinstance(value, int) or isinstance(value, bool):
            raise CodecError(f"{value!r:.60} is no int")
        return int(value)

    return Spelling(whole if kind is int else same, same)


def _row(part: Spelling) -> Spelling:
    return Spelling(
        lambda value: [_at(str(at), part.write, each) for at, each in enumerate(_items(value, tuple))],
        lambda value: tuple(_at(str(at), part.read, each) for at, each in enumerate(_items(value, list))),
    )


def _fixed(parts: tuple[Spelling, ...]) -> Spelling:
    def items(value: Any, kind: type) -> Any:
        if len(_items(value, kind)) != len(parts):
            raise CodecError(f"{value!r:.60} has not {len(parts)} parts")
        return enumerate(zip(parts, value, strict=True))

    return Spelling(
        lambda value: [_at(str(at), part.write, each) for at, (part, each) in items(value, tuple)],
        lambda value: tuple(_at(str(at), part.read, each) for at, (part, each) in items(value, list)),
    )


def _items(value: Any, kind: type) -> Any:
    if not isinstance(value, kind):
        raise CodecError(f"{value!r:.60} is no {kind.__name__}")
    return value


def _object(part: Spelling) -> Spelling:
    def names(value: Any, spell: Callable[[Any], Any]) -> dict[str, Any]:
        if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
            raise CodecError(f"{value!r:.60} is no object")
        return {name: _at(name, spell, each) for name, each in value.items()}

    return Spelling(lambda value: names(value, part.write), lambda value: names(value, part.read))


def _either(parts: tuple[Spelling, ...]) -> Spelling:
    """The first that fits. For scalars; records in a union need a spelling of their own."""

    def first(value: Any, spells: tuple[Callable[[Any], Any], ...]) -> Any:
        for spell in spells[:-1]:
            try:
                return spell(value)
            except CodecError:
                continue
        return spells[-1](value)

    return Spelling(lambda value: first(value, tuple(p.write for p in parts)), lambda value: first(value, tuple(p.read for p in parts)))


CARDS = Spelling(_write_cards, _read_cards)  # (38, 50) is "Ah Kc" written "AhKc", () is ""
CARD = Spelling(lambda card: "" if card == -1 else _write_cards((card,)), _read_card)
HANDS = _row(CARDS)
