"""Alembic runs this: bring the database behind the given connection up to date."""

from alembic import context

from warhall.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
