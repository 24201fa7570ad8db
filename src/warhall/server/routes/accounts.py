"""Routes about accounts: making one, signing in and out, one's own tables."""

from __future__ import annotations

from litestar import delete, get, post

from warhall.server.network.buckets import Buckets
from warhall.server.network.requests import AnyRequest, allow, required_token
from warhall.server.protocol.messages import AccountInfo, Credentials, Me, Session
from warhall.server.routes.lobby import tables_by_id
from warhall.server.store import queries
from warhall.server.store.accounts import Accounts
from warhall.server.tables.hall import Hall


@post("/api/accounts", tags=["accounts"])
async def create_account(
    request: AnyRequest, accounts: Accounts, password_limit: Buckets, data: Credentials
) -> Session:
    """Make an account."""
    allow(request, password_limit)
    return await accounts.create(data.name, data.password)


@post("/api/sessions", tags=["accounts"])
async def sign_in(request: AnyRequest, accounts: Accounts, password_limit: Buckets, data: Credentials) -> Session:
    """Sign in."""
    allow(request, password_limit)
    return await accounts.sign_in(data.name, data.password)


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
async def delete_me(request: AnyRequest, accounts: Accounts) -> None:
    """Delete one's account."""
    await accounts.delete(await accounts.find(required_token(request)))


ROUTES = [create_account, sign_in, sign_out, show_me, delete_me]
