"""The tables of the database. `migrations/` brings an older database here."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()
_ID = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows by itself only in a plain INTEGER
_CASCADE = "CASCADE"


def _table_key(*, primary: bool = False) -> Column[str]:
    return Column(
        "table_id", String(32), ForeignKey("tables.id", ondelete=_CASCADE), primary_key=primary, nullable=False
    )


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", Text),
    Column("help", Boolean, nullable=False),  # whether people may ask for hints and odds
    Column("seed", String(64), nullable=False),  # of the dice
    Column("commitment", String(64), nullable=False),  # to the dice; shown to all from the beginning
    Column("bot_seed", String(64), nullable=False),  # what bots choose by; it tells nothing of the dice
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("due", BigInteger),  # when somebody has to look after this table, if ever
    Column("rematch_of", String(32), unique=True),
    Column("closed", BigInteger),  # since when whoever looks after the hall has closed it
    Index("tables_due", "due"),
    Index("tables_listed", "listed", "status", "created"),
)

SIGNS: Final = Table(  # one row: when a process of the hall last gave a sign of life
    "signs",
    METADATA,
    Column("at", BigInteger, nullable=False),
)

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("id", _ID, primary_key=True, autoincrement=True),
    _table_key(),
    Column("name", String(64), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("account_id", _ID),
    Column("host", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False),
    Index("members_table", "table_id"),
    Index("members_account", "account_id"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    _table_key(primary=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(200)),
    Column("stand_in", String(200)),
    Column("member_id", _ID),
    Column("held_for", String(64)),
    Column("entropy", String(64)),  # what the person who sat here at the start adds to the dice
    Column("held_member", _ID),  # for whom the seat is kept: a member of the table before, or who left it
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    _table_key(primary=True),
    Column("version", Integer, primary_key=True, autoincrement=False),  # two processes cannot both write one
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text),
    Column("checked", String(16), nullable=False),
    Column("message", String(64)),
    Column("at", BigInteger, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", _ID, primary_key=True, autoincrement=True),
    _table_key(),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_table", "table_id", "id"),
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", _ID, primary_key=True, autoincrement=True),
    Column("name", String(64), nullable=False),
    Column("folded", String(100), nullable=False, unique=True),
    Column("password_hash", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("account_id", _ID, ForeignKey("accounts.id", ondelete=_CASCADE), nullable=False),
    Column("created", BigInteger, nullable=False),
)

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("account_id", _ID, ForeignKey("accounts.id", ondelete=_CASCADE), primary_key=True, autoincrement=False),
    Column("id", String(32), primary_key=True),  # as the account calls it
    Column("game", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("cards", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("id", _ID, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),
    Column("whom", String(100), nullable=False),
    Column("until", BigInteger),
    Column("created", BigInteger, nullable=False),
)

NOTICES: Final = Table(  # what the house says to everybody
    "notices",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

REPORTS: Final = Table(  # they stay when the table goes
    "reports",
    METADATA,
    Column("id", _ID, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
