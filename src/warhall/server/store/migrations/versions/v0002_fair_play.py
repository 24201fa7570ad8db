"""The second version: signs of life, the downtime of the hall in the log, and tables without hints and odds."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table("signs", sa.Column("at", sa.BigInteger, nullable=False))
    op.drop_column("tables", "clock_from")
    op.add_column("tables", sa.Column("help", sa.Boolean, nullable=False, server_default=sa.true()))
