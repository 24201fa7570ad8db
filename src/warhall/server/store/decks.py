"""The decks that accounts keep."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from warhall.server.protocol.errors import HallError
from warhall.server.protocol.messages import KeptDeck
from warhall.server.store.schema import DECKS


def load_decks(connection: Connection, account: int) -> list[KeptDeck]:
    """The decks of an account, the one that was changed last first."""
    chosen = select(DECKS).where(DECKS.c.account_id == account).order_by(DECKS.c.updated.desc(), DECKS.c.id)
    return [
        KeptDeck(row.id, row.game, row.name, msgspec.json.decode(row.cards, type=dict[str, int]), row.updated)
        for row in connection.execute(chosen)
    ]


def keep_deck(connection: Connection, account: int, deck: KeptDeck, most: int) -> None:
    """Write a deck, over an older one of the same id. `too-many-decks` if the account keeps so many others."""
    own = DECKS.c.account_id == account
    connection.execute(delete(DECKS).where(own, DECKS.c.id == deck.id))
    if connection.execute(select(func.count()).select_from(DECKS).where(own)).scalar_one() >= most:
        raise HallError("too-many-decks", most=most)
    data = {**msgspec.structs.asdict(deck), "account_id": account, "cards": msgspec.json.encode(deck.cards).decode()}
    connection.execute(insert(DECKS), data)


def drop_deck(connection: Connection, account: int, deck: str) -> None:
    connection.execute(delete(DECKS).where(DECKS.c.account_id == account, DECKS.c.id == deck))
