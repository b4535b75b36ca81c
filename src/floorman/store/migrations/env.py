"""Alembic reads this file before it runs a step: on the connection, and in the transaction, that `migrate` was given."""

from alembic import context

from floorman.store.schema import METADATA, VERSION_TABLE

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, version_table=VERSION_TABLE)
context.run_migrations()
