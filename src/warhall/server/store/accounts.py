"""Optional accounts: a name and a password keep a person's games together."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Select, delete, insert, select, update

from warhall.drawing.svg import clean
from warhall.server.pools import Pool
from warhall.server.protocol.errors import Conflict, HallError
from warhall.server.protocol.messages import AccountInfo, Export, OwnName, OwnWords, Session
from warhall.server.protocol.moments import now_ms
from warhall.server.protocol.words import one_line
from warhall.server.store.database import Store
from warhall.server.store.decks import load_decks
from warhall.server.store.house import House
from warhall.server.store.queries import set_token
from warhall.server.store.schema import ACCOUNTS, CHAT, DECKS, MEMBERS, REPORTS, SEATS, SESSIONS
from warhall.server.store.tokens import hash_token, new_token

SHORTEST_PASSWORD: Final = 8
DAY: Final = 86_400_000  # ms
_hasher: Final = PasswordHasher()


@cache
def _nobody() -> str:
    """A hash to compare with where there is no account, so that an unknown name takes as long as a wrong password."""
    return _hasher.hash("nobody has this password")


def folded_name(name: str) -> str:
    """A name as it is compared with others."""
    return clean(one_line(name)).casefold()


class Account(msgspec.Struct, frozen=True):
    id: int
    name: str


class Accounts:
    """Who has an account, and who is signed in."""

    def __init__(self, store: Store, hashers: Pool, house: House, session_days: float) -> None:
        self._store = store
        self._hashers = hashers
        self._house = house
        self._session_time = int(session_days * DAY)

    async def create(self, guest: str, given: str, password: str) -> Session:
        name = clean(one_line(given))
        if not name or name != given.strip():
            raise HallError("bad-name", field="name")
        _check_password(password)
        self._house.check_account(folded_name(name))
        hashed = await self._hashers.run(guest, _hasher.hash, password)
        data = {"name": name, "folded": folded_name(name), "password_hash": hashed, "created": now_ms()}

        def work(connection: Connection) -> int:
            return int(connection.execute(insert(ACCOUNTS).returning(ACCOUNTS.c.id), data).scalar_one())

        try:
            account = await self._store.write(work)
        except Conflict:
            raise HallError("name-taken", field="name") from None
        return await self._sign_in(Account(account, name))

    async def sign_in(self, guest: str, name: str, password: str) -> Session:
        folded = folded_name(name)

        def work(connection: Connection) -> Any:
            return connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.folded == folded)).first()

        found = await self._store.read(work)
        right = await self._hashers.run(guest, _verify, None if found is None else found.password_hash, password)
        if found is None or not right:
            raise HallError("wrong-password")
        self._house.check_account(found.folded)
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
            .where(SESSIONS.c.token_hash == hash_token(token), SESSIONS.c.created > now_ms() - self._session_time)
        )
        found = await self._store.read(lambda connection: connection.execute(chosen).first())
        if found is None:
            raise HallError("unknown-token")
        self._house.check_account(folded_name(found.name))
        return Account(found.id, found.name)

    async def sign_out(self, token: str) -> None:
        gone = delete(SESSIONS).where(SESSIONS.c.token_hash == hash_token(token))
        await self._store.write(lambda connection: connection.execute(gone) and None)

    async def change_password(self, guest: str, account: Account, old: str, new: str) -> Session:
        """Another password; everybody who was signed in with the old one is signed out, and one is signed in anew."""
        chosen = select(ACCOUNTS.c.password_hash).where(ACCOUNTS.c.id == account.id)
        found = await self._store.read(lambda connection: connection.execute(chosen).scalar())
        if not await self._hashers.run(guest, _verify, found, old):
            raise HallError("wrong-password")
        await self._set_password(guest, account.id, new)
        return await self._sign_in(account)

    async def reset_password(self, name: str, new: str) -> None:
        """Another password for somebody who has lost theirs."""
        chosen = select(ACCOUNTS.c.id).where(ACCOUNTS.c.folded == folded_name(name))
        found = await self._store.read(lambda connection: connection.execute(chosen).scalar())
        if found is None:
            raise HallError("unknown-account", field="name")
        await self._set_password("", found, new)

    async def _set_password(self, guest: str, account: int, new: str) -> None:
        _check_password(new)
        hashed = await self._hashers.run(guest, _hasher.hash, new)

        def work(connection: Connection) -> None:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(password_hash=hashed))
            connection.execute(delete(SESSIONS).where(SESSIONS.c.account_id == account))

        await self._store.write(work)

    async def end_sessions(self, account: Account) -> None:
        """Sign out everywhere."""
        gone = delete(SESSIONS).where(SESSIONS.c.account_id == account.id)
        await self._store.write(lambda connection: connection.execute(gone) and None)

    async def export(self, account: Account) -> Export:
        """Everything that is kept about somebody, but for the games themselves."""

        def work(connection: Connection) -> Export:
            own = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == account.id)).one()
            signed = select(SESSIONS.c.created).where(SESSIONS.c.account_id == account.id)
            seats = select(MEMBERS.c.table_id, MEMBERS.c.name).where(MEMBERS.c.account_id == account.id)
            at = [OwnName(row.table_id, row.name) for row in connection.execute(seats)]
            said = _said_by(account.id)
            words = [OwnWords(row.table_id, row.text, row.at) for row in connection.execute(said)]
            signed_in = list(connection.execute(signed).scalars())
            return Export(own.name, own.created, signed_in, at, words, load_decks(connection, account.id))

        return await self._store.read(work)

    async def send_away(self, name: str) -> list[str]:
        """Whoever has this account is sent away from all tables: the tokens are good for nothing any more. Returns the
        tables. With the account, if it may come back, one gets new ones."""

        def work(connection: Connection) -> list[str]:
            account = select(ACCOUNTS.c.id).where(ACCOUNTS.c.folded == folded_name(name)).scalar_subquery()
            own = connection.execute(select(MEMBERS).where(MEMBERS.c.account_id == account)).all()
            for member in own:
                set_token(connection, member.id, hash_token(new_token()))
            return [member.table_id for member in own]

        return await self._store.write(work)

    async def delete(self, account: Account, nobody: str) -> list[str]:
        """The account and its sessions go, its words too, and its name wherever it sat: the seats stay, as those of
        somebody of whom nothing is known. Returns the tables that have changed."""

        def work(connection: Connection) -> list[str]:
            chosen = select(MEMBERS.c.id, MEMBERS.c.table_id, MEMBERS.c.name)
            own = connection.execute(chosen.where(MEMBERS.c.account_id == account.id)).all()
            ids = [row.id for row in own]
            spoken = [row.id for row in connection.execute(_said_by(account.id))]
            connection.execute(delete(CHAT).where(CHAT.c.id.in_(spoken)))
            left = SEATS.c.held_member.in_(ids)  # a bot plays there under the name of who left
            named = SEATS.c.member_id.in_(ids) | (left & SEATS.c.member_id.is_(None) & (SEATS.c.name != ""))
            connection.execute(update(SEATS).where(named).values(name=nobody))
            connection.execute(update(SEATS).where(left).values(held_for=None))
            for row in own:
                reported = (REPORTS.c.table_id == row.table_id) & (REPORTS.c.name == row.name)
                connection.execute(update(REPORTS).where(reported).values(name=nobody))
            connection.execute(update(MEMBERS).where(MEMBERS.c.id.in_(ids)).values(account_id=None, name=nobody))
            connection.execute(delete(DECKS).where(DECKS.c.account_id == account.id))
            connection.execute(delete(SESSIONS).where(SESSIONS.c.account_id == account.id))
            connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account.id))
            return [row.table_id for row in own]

        return await self._store.write(work)


def _said_by(account: int) -> Select[Any]:
    """The words of somebody at the tables where they had a place, under the name that they had there."""
    same = (CHAT.c.table_id == MEMBERS.c.table_id) & (CHAT.c.name == MEMBERS.c.name)
    return select(CHAT).join(MEMBERS, same).where(MEMBERS.c.account_id == account)


def _check_password(password: str) -> None:
    if len(password) < SHORTEST_PASSWORD:
        raise HallError("bad-password", field="password", least=SHORTEST_PASSWORD)


def end_sessions(connection: Connection, before: int) -> None:
    """Whoever signed in before this moment has to do so again."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.created < before))


def _verify(hashed: str | None, password: str) -> bool:
    try:
        return _hasher.verify(hashed or _nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
