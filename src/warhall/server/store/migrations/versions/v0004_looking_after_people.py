"""Looking after people: closed tables, muted people, bans, reports, and what the house says to everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("closed", sa.BigInteger))
    op.add_column("members", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "bans",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("whom", sa.String(100), nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notices", sa.Column("name", sa.String(32), primary_key=True), sa.Column("text", sa.Text, nullable=False)
    )
    op.create_table(
        "reports",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
