"""Run by Alembic. The connection is always given by `database.py`."""

from alembic import context

from squander.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
