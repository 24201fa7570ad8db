"""Optional accounts: a name and a password keep a person's games together."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Request, delete, get, post
from sqlalchemy import Connection, insert, select, update
from sqlalchemy import delete as delete_rows

from warhall.drawing.svg import clean
from warhall.server import ledger
from warhall.server.clocks import now_ms
from warhall.server.errors import Conflict, HallError
from warhall.server.hall import Hall
from warhall.server.limits import Buckets
from warhall.server.requests import bearer, required_token
from warhall.server.schema import ACCOUNTS, MEMBERS, SESSIONS
from warhall.server.store import Store
from warhall.server.tokens import hash_token, new_token
from warhall.server.wire import AccountInfo, Credentials, Me, Session

AnyRequest = Request[Any, Any, Any]
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
        gone = delete_rows(SESSIONS).where(SESSIONS.c.token_hash == hash_token(token))
        await self._store.write(lambda connection: connection.execute(gone) and None)

    async def delete(self, account: Account) -> None:
        """The account and its sessions go; its seats stay, as a guest's."""

        def work(connection: Connection) -> None:
            connection.execute(update(MEMBERS).where(MEMBERS.c.account_id == account.id).values(account_id=None))
            connection.execute(delete_rows(SESSIONS).where(SESSIONS.c.account_id == account.id))
            connection.execute(delete_rows(ACCOUNTS).where(ACCOUNTS.c.id == account.id))

        await self._store.write(work)


def _verify(hashed: str | None, password: str) -> bool:
    try:
        return _hasher.verify(hashed or _nobody(), password)
    except (VerificationError, InvalidHashError):
        return False


async def required_account(accounts: Accounts, token: str | None) -> Account:
    if token is None:
        raise HallError("token-missing")
    return await accounts.find(token)


async def optional_account(accounts: Accounts, token: str | None) -> int | None:
    return None if token is None else (await accounts.find(token)).id


def _allow(request: AnyRequest, limit: Buckets) -> None:
    if not limit.take(request.client.host if request.client else "?"):
        raise HallError("too-fast")


@post("/api/accounts", tags=["accounts"])
async def create_account(
    request: AnyRequest, accounts: Accounts, password_limit: Buckets, data: Credentials
) -> Session:
    """Make an account."""
    _allow(request, password_limit)
    return await accounts.create(data.name, data.password)


@post("/api/sessions", tags=["accounts"])
async def sign_in(request: AnyRequest, accounts: Accounts, password_limit: Buckets, data: Credentials) -> Session:
    """Sign in."""
    _allow(request, password_limit)
    return await accounts.sign_in(data.name, data.password)


@delete("/api/sessions", tags=["accounts"])
async def sign_out(request: AnyRequest, accounts: Accounts) -> None:
    """Sign out."""
    await accounts.sign_out(required_token(request))


@get("/api/me", tags=["accounts"])
async def show_me(request: AnyRequest, accounts: Accounts, hall: Hall) -> Me:
    """One's own tables."""
    from warhall.server.lobby import tables_by_id

    account = await required_account(accounts, bearer(request))
    ids = await hall.store.read(lambda connection: ledger.tables_of_account(connection, account.id))
    return Me(AccountInfo(account.name), await tables_by_id(hall, ids, account.id))


@delete("/api/me", tags=["accounts"])
async def delete_me(request: AnyRequest, accounts: Accounts) -> None:
    """Delete one's account."""
    await accounts.delete(await required_account(accounts, bearer(request)))


ROUTES = [create_account, sign_in, sign_out, show_me, delete_me]
