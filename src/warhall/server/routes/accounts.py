"""Routes about accounts: making one, signing in and out, one's own tables."""

from __future__ import annotations

from litestar import delete, get, post, put

from warhall.server.network.limits import Limits
from warhall.server.network.requests import AnyRequest, guest, required_token
from warhall.server.protocol.errors import say
from warhall.server.protocol.messages import AccountInfo, ChangePassword, Credentials, Export, Me, Session
from warhall.server.routes.lobby import tables_by_id
from warhall.server.store import queries
from warhall.server.store.accounts import Accounts, folded_name
from warhall.server.tables.hall import Hall


@post("/api/accounts", tags=["accounts"])
async def create_account(request: AnyRequest, accounts: Accounts, limits: Limits, data: Credentials) -> Session:
    """Make an account."""
    limits.passwords.take(guest(request))
    return await accounts.create(guest(request), data.name, data.password)


@post("/api/sessions", tags=["accounts"])
async def sign_in(request: AnyRequest, accounts: Accounts, limits: Limits, data: Credentials) -> Session:
    """Sign in."""
    with limits.guess(guest(request), folded_name(data.name)):
        return await accounts.sign_in(guest(request), data.name, data.password)


@delete("/api/sessions", tags=["accounts"])
async def sign_out(request: AnyRequest, accounts: Accounts) -> None:
    """Sign out."""
    await accounts.sign_out(required_token(request))


@get("/api/me", tags=["accounts"])
async def show_me(request: AnyRequest, accounts: Accounts, hall: Hall) -> Me:
    """One's own tables."""
    account = await accounts.find(required_token(request))
    ids = await hall.store.read(lambda connection: queries.tables_of_account(connection, account.id))
    return Me(AccountInfo(account.name), await tables_by_id(hall, ids, account.id))


@delete("/api/me", tags=["accounts"])
async def delete_me(request: AnyRequest, accounts: Accounts, hall: Hall) -> None:
    """Delete one's account, one's words, and one's name at every table."""
    for table_id in await accounts.delete(await accounts.find(required_token(request)), say("guest")):
        await hall.change_table(table_id, {})


@put("/api/me/password", tags=["accounts"])
async def change_password(request: AnyRequest, accounts: Accounts, limits: Limits, data: ChangePassword) -> Session:
    """Change one's password; everybody signed in with the old one is signed out."""
    account = await accounts.find(required_token(request))
    with limits.guess(guest(request), folded_name(account.name)):
        return await accounts.change_password(guest(request), account, data.old, data.new)


@delete("/api/me/sessions", tags=["accounts"])
async def end_sessions(request: AnyRequest, accounts: Accounts) -> None:
    """Sign out everywhere."""
    await accounts.end_sessions(await accounts.find(required_token(request)))


@get("/api/me/export", tags=["accounts"])
async def export_me(request: AnyRequest, accounts: Accounts) -> Export:
    """Everything that is kept about one."""
    return await accounts.export(await accounts.find(required_token(request)))


ROUTES = [create_account, sign_in, sign_out, show_me, delete_me, change_password, end_sessions, export_me]
