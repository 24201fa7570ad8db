"""Decks that accounts keep."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    account = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    op.create_table(
        "decks",
        sa.Column("account_id", number, account, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("cards", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
