"""Dice that prove themselves: the commitment of a table, what each seat adds to the dice, a seed for the bots alone.

The dice of older tables followed from their seeds in another way, so their games can be neither shown nor gone on with:
they are cleared away. People and their accounts stay.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for table in ("entries", "chat", "seats", "members", "tables"):
        op.execute(sa.text(f"DELETE FROM {table}"))
    op.add_column("tables", sa.Column("commitment", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("bot_seed", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("entropy", sa.String(64)))
