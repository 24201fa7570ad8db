"""The first version: tables, members, seats, entries, chat, accounts, sessions.

This file says what the database was in version 1, so it repeats `schema.py` and must never follow its changes.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _table_key(primary: bool) -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), key, primary_key=primary, nullable=False)


def upgrade() -> None:
    _create_tables()
    _create_people()
    _create_log()
    _create_accounts()


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("clock_from", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("rematch_of", sa.String(32), unique=True),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_listed", "tables", ["listed", "status", "created"])


def _create_people() -> None:
    op.create_table(
        "members",
        sa.Column("id", ID, primary_key=True, autoincrement=True),
        _table_key(primary=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("account_id", ID),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    op.create_index("members_table", "members", ["table_id"])
    op.create_index("members_account", "members", ["account_id"])
    op.create_table(
        "seats",
        _table_key(primary=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(200)),
        sa.Column("stand_in", sa.String(200)),
        sa.Column("member_id", ID),
        sa.Column("held_for", sa.String(64)),
        sa.Column("held_member", ID),
    )


def _create_log() -> None:
    op.create_table(
        "entries",
        _table_key(primary=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("checked", sa.String(16), nullable=False),
        sa.Column("message", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", ID, primary_key=True, autoincrement=True),
        _table_key(primary=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("chat_table", "chat", ["table_id", "id"])


def _create_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", ID, primary_key=True, autoincrement=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("folded", sa.String(100), nullable=False, unique=True),
        sa.Column("password_hash", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    account = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("account_id", ID, account, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
