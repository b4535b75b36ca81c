"""The kinds of fields on the wire, with their limits. What is longer or larger is refused before anybody looks at it."""

from typing import Annotated, Literal

from msgspec import Meta

from floorman.table.setup import MOST_CHIPS

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
PlayerId = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=200)]
PersonName = Annotated[str, Meta(max_length=80)]
Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Chips = Annotated[int, Meta(ge=0, le=MOST_CHIPS)]
Chair = Annotated[int, Meta(ge=0, le=22)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Count = Annotated[int, Meta(ge=0, le=100)]
CardName = Annotated[str, Meta(max_length=4)]
Cards = Annotated[list[CardName], Meta(max_length=5)]
Players = Annotated[list[PlayerId], Meta(max_length=23)]
Language = Literal["en", "ko", "ja"]
