"""The tables of a log, declared once for every database. A change here needs a step in `migrations/versions`; a test compares the two.

Names begin with `floorman_`, for a PostgreSQL database may hold other things. A body is text, not a database's own kind of JSON, which
would order and space it anew: the log replays byte for byte.
"""

from sqlalchemy import BigInteger, Column, Integer, MetaData, Table, Text, UniqueConstraint

METADATA = MetaData()
VERSION_TABLE = "floorman_schema"  # the number of the last migration that has run

EVENTS = Table(
    "floorman_events",
    METADATA,
    Column("stream", Text, primary_key=True),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("command_id", Text, nullable=False),
    Column("place", Integer, nullable=False),  # which event of its command, from 0
    Column("at", BigInteger, nullable=False),
    # The database itself refuses a command that is written twice.
    UniqueConstraint("stream", "command_id", "place", name="floorman_events_command"),
)

# Where each stream stands. The events say so too; this says it without counting them.
STREAMS = Table(
    "floorman_streams",
    METADATA,
    Column("stream", Text, primary_key=True),
    Column("version", BigInteger, nullable=False),
)
