"""Optional accounts: a name and a password keep a person's games together."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, insert, select, update

from warhall.drawing.svg import clean
from warhall.server.protocol.errors import Conflict, HallError
from warhall.server.protocol.messages import AccountInfo, Session
from warhall.server.protocol.moments import now_ms
from warhall.server.store.database import Store
from warhall.server.store.schema import ACCOUNTS, MEMBERS, SESSIONS
from warhall.server.store.tokens import hash_token, new_token

SHORTEST_PASSWORD: Final = 8
_hasher: Final = PasswordHasher()


@cache
def _nobody() -> str:
    """A hash to compare with where there is no account, so that an unknown name takes as long as a wrong password."""
    return _hasher.hash("nobody has this password")


class Account(msgspec.Struct, frozen=True):
    id: int
    name: str


class Accounts:
    """Who has an account, and who is signed in."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, given: str, password: str) -> Session:
        name = clean(given)
        if not name or name != given.strip():
            raise HallError("bad-name", field="name")
        if len(password) < SHORTEST_PASSWORD:
            raise HallError("bad-password", field="password", least=SHORTEST_PASSWORD)
        hashed = await asyncio.to_thread(_hasher.hash, password)
        data = {"name": name, "folded": name.casefold(), "password_hash": hashed, "created": now_ms()}

        def work(connection: Connection) -> int:
            return int(connection.execute(insert(ACCOUNTS).returning(ACCOUNTS.c.id), data).scalar_one())

        try:
            account = await self._store.write(work)
        except Conflict:
            raise HallError("name-taken", field="name") from None
        return await self._sign_in(Account(account, name))

    async def sign_in(self, name: str, password: str) -> Session:
        folded = clean(name).casefold()

        def work(connection: Connection) -> Any:
            return connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.folded == folded)).first()

        found = await self._store.read(work)
        right = await asyncio.to_thread(_verify, None if found is None else found.password_hash, password)
        if found is None or not right:
            raise HallError("wrong-password")
        return await self._sign_in(Account(found.id, found.name))

    async def _sign_in(self, account: Account) -> Session:
        token = new_token()
        data = {"token_hash": hash_token(token), "account_id": account.id, "created": now_ms()}
        await self._store.write(lambda connection: connection.execute(insert(SESSIONS), data) and None)
        return Session(AccountInfo(account.name), token)

    async def find(self, token: str) -> Account:
        """The account behind a token. The index finds the hash, which tells nothing about the token."""
        chosen = (
            select(ACCOUNTS.c.id, ACCOUNTS.c.name)
            .join(SESSIONS, SESSIONS.c.account_id == ACCOUNTS.c.id)
            .where(SESSIONS.c.token_hash == hash_token(token))
        )
        found = await self._store.read(lambda connection: connection.execute(chosen).first())
        if found is None:
            raise HallError("unknown-token")
        return Account(found.id, found.name)

    async def sign_out(self, token: str) -> None:
        gone = delete(SESSIONS).where(SESSIONS.c.token_hash == hash_token(token))
        await self._store.write(lambda connection: connection.execute(gone) and None)

    async def delete(self, account: Account) -> None:
        """The account and its sessions go; its seats stay, as a guest's."""

        def work(connection: Connection) -> None:
            connection.execute(update(MEMBERS).where(MEMBERS.c.account_id == account.id).values(account_id=None))
            connection.execute(delete(SESSIONS).where(SESSIONS.c.account_id == account.id))
            connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account.id))

        await self._store.write(work)


def _verify(hashed: str | None, password: str) -> bool:
    try:
        return _hasher.verify(hashed or _nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
