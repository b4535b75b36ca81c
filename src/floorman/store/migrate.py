"""Brings a database to the tables of this version of floorman when it is opened."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from floorman.store.contract import StoreError
from floorman.store.schema import VERSION_TABLE

HERE = Path(__file__).parent / "migrations"


def migrate(connection: Connection) -> None:
    """Runs the steps that are missing, in the transaction of the caller: all of them or none. Raises `StoreError` for a newer database."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()
    if current == script.get_current_head():
        return
    if current is not None and current not in {step.revision for step in script.walk_revisions()}:
        raise StoreError(f"written by a newer floorman (schema {current}; this one knows {script.get_current_head()})")
    command.upgrade(config, "head")
