"""How one server runs: where it listens, where it keeps things, and every limit, each with the sentence that
`docs/operations.md` prints about it."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from warhall.kernel import InvalidOptionError
from warhall.server.logs import LogFormat
from warhall.server.protocol.errors import CATALOGUE
from warhall.tui.saves import data_directory

STATIC = Path(__file__).parent / "static"


def default_database() -> str:
    """The file in the user's data directory."""
    return f"sqlite:///{data_directory() / 'hall.sqlite3'}"


def _thinkers() -> int:
    """A bot thinks on each processor, and on a small machine still two: a slow one must not stop all the others."""
    return max(2, os.cpu_count() or 2)


_Given = Annotated[str, Meta(min_length=1)]  # an empty token would be one that everybody has
_Secret = Annotated[str, Meta(min_length=32)]  # nobody counts the guesses


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that may differ between two servers. Spans are seconds; an address is that of a guest (of an IPv6
    network its first 64 bits)."""

    # -- where ---------------------------------------------------------------------------------------------------------
    host: Annotated[str, Meta(description="address to listen at")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="port to listen at; 0 is any free one")] = 8765
    lan: Annotated[bool, Meta(description="listen on all addresses and invite to the one on the network")] = False
    public_url: Annotated[
        str | None, Meta(description="the address that links carry; without it the one that each browser uses")
    ] = None
    proxies: Annotated[
        tuple[str, ...],
        Meta(description="addresses of reverse proxies whose word on the guest's address is taken"),
    ] = ("127.0.0.1", "::1")
    origins: Annotated[tuple[str, ...], Meta(description="other origins whose pages may use this server")] = ()
    database: Annotated[str, Meta(description="`sqlite:///FILE` or `postgresql://USER@HOST/NAME`")] = msgspec.field(
        default_factory=default_database
    )
    broker: Annotated[str | None, Meta(description="`redis://HOST:PORT`, where several processes serve")] = None
    static: Annotated[Path, Meta(description="folder of the pages")] = STATIC
    process: Annotated[str, Meta(description="the name of this process among several")] = msgspec.field(
        default_factory=lambda: f"{os.getpid():x}-{os.urandom(4).hex()}"
    )

    log_format: Annotated[LogFormat, Meta(description="`text`, or `json` with one object in a line")] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="`info` tells of every request")
    ] = "warning"
    metrics_token: Annotated[
        _Given | None,
        Meta(description="what a bearer of `/metrics` has to show; without it there is no such page"),
    ] = None
    admin_token: Annotated[
        _Secret | None,
        Meta(description="what `warhall admin` has to show, 32 characters or more; without it there is no such thing"),
    ] = None

    # -- how often one guest may ask -----------------------------------------------------------------------------------
    connections_per_second: Annotated[float, Meta(description="new connections of one address")] = 20.0
    requests_per_second: Annotated[float, Meta(description="requests of one address")] = 100.0
    request_burst: Annotated[float, Meta(description="requests of one address at once")] = 300.0
    messages_per_second: Annotated[float, Meta(description="messages of one connection")] = 50.0
    message_burst: Annotated[float, Meta(description="messages of one connection at once")] = 100.0
    connections_heard: Annotated[
        float, Meta(description="all connections of one address together may send and chat as fast as so many of them")
    ] = 6.0
    floods_per_minute: Annotated[
        float, Meta(description="floods of one address that are cut off before its next connections have to wait")
    ] = 10.0
    chats_per_minute: Annotated[float, Meta(description="words in the chat of one connection; ten at once")] = 30.0
    tables_per_hour: Annotated[float, Meta(description="new tables of one address, and of one account")] = 60.0
    reports_per_hour: Annotated[float, Meta(description="reports of one address")] = 10.0
    joins_per_minute: Annotated[float, Meta(description="joins of one address")] = 60.0
    hints_per_minute: Annotated[float, Meta(description="hints for one address")] = 30.0
    odds_per_minute: Annotated[
        float, Meta(description="odds for one address; a table asks for them at every decision")
    ] = 240.0
    ratings_per_hour: Annotated[float, Meta(description="decks rated for one address")] = 20.0
    prints_per_hour: Annotated[float, Meta(description="sheets of cards printed for one address")] = 60.0
    passwords_per_minute: Annotated[
        float, Meta(description="wrong passwords for one name from one address; ten times as many for the address")
    ] = 10.0

    # -- how much at once ----------------------------------------------------------------------------------------------
    connections: Annotated[int, Meta(description="open connections in all; never more than the files we may open")] = (
        10_000
    )
    connections_per_address: Annotated[int, Meta(description="open connections of one address, proxies excepted")] = 250
    sockets_per_address: Annotated[int, Meta(description="sockets of one address at tables")] = 100
    watchers_per_table: Annotated[int, Meta(description="people who watch one table")] = 100
    members_per_table: Annotated[int, Meta(description="people whom a table knows; who watched longest ago goes")] = 200
    moves_per_table: Annotated[int, Meta(ge=1, description="moves of one game, those taken back included")] = 20_000
    requests_at_once: Annotated[int, Meta(description="requests of one address being answered")] = 32
    waiting_per_guest: Annotated[int, Meta(description="pieces of long work that one guest may have waiting")] = 8
    waiting: Annotated[int, Meta(description="pieces of long work of one kind that wait in all")] = 200
    max_body: Annotated[int, Meta(description="bytes of a request")] = 64 * 1024
    max_message: Annotated[int, Meta(description="bytes of a message")] = 16 * 1024
    max_unread: Annotated[int, Meta(description="bytes that a client may leave unread")] = 1 << 20
    kept_answers: Annotated[int, Meta(description="bytes of replays and records kept for whoever asks next")] = 64 << 20

    # -- how long ------------------------------------------------------------------------------------------------------
    hello_time: Annotated[float, Meta(description="for the first message of a connection")] = 10.0
    silence_time: Annotated[float, Meta(description="without a message, before a connection ends")] = 75.0
    header_time: Annotated[float, Meta(description="for a request to arrive")] = 15.0
    answer_time: Annotated[float, Meta(description="for a client to take a piece of its answer")] = 30.0
    thinking_time: Annotated[float, Meta(description="what a bot is given for a choice")] = 2.0
    rating_time: Annotated[float, Meta(description="for rating a deck; then what is known by then is told")] = 300.0
    print_time: Annotated[float, Meta(description="for printing a sheet of cards")] = 60.0
    pause_time: Annotated[float, Meta(description="how long the dice wait for somebody who may still undo")] = 60.0
    sweep_every: Annotated[float, Meta(description="how often clocks and forgotten tables are looked after")] = 1.0
    beat: Annotated[float, Meta(description="how often a process gives a sign of life to the others")] = 5.0

    # -- who works -----------------------------------------------------------------------------------------------------
    thinkers: Annotated[int, Meta(ge=1, description="processes in which bots think")] = msgspec.field(
        default_factory=_thinkers
    )
    readers: Annotated[int, Meta(ge=1, description="threads that read the database")] = 4
    painters: Annotated[int, Meta(ge=1, description="threads for pictures, odds and reasons")] = 1
    replayers: Annotated[int, Meta(ge=1, description="threads for replays, records and loading long games")] = 1
    hashers: Annotated[int, Meta(ge=1, description="threads for passwords")] = 1
    raters: Annotated[int, Meta(ge=1, description="processes in which decks are rated")] = 1
    rating_niceness: Annotated[
        int, Meta(ge=0, le=19, description="how far ratings stand back behind the hall and its bots")
    ] = 10
    printers: Annotated[int, Meta(ge=1, description="processes in which cards are printed")] = 1
    rating_games: Annotated[int, Meta(ge=1, description="games against each rival when a deck is rated")] = 10
    rating_swap_games: Annotated[int, Meta(ge=0, description="games in each step of the search for a swap")] = 80

    # -- what is kept --------------------------------------------------------------------------------------------------
    keep_time: Annotated[float, Meta(description="for which an unused table stays in memory")] = 120.0
    keep_over_time: Annotated[float, Meta(description="for which an unused table stays once its game is over")] = 5.0
    tables_in_memory: Annotated[int, Meta(description="unused tables that stay in memory")] = 1_000
    unattended_time: Annotated[float, Meta(description="for which bots play on although nobody is there")] = 600.0
    open_days: Annotated[float, Meta(description="days after which a table that never began is cleared away")] = 7.0
    idle_days: Annotated[float, Meta(description="days without a move after which a game is cleared away")] = 90.0
    over_days: Annotated[float, Meta(description="days after which a finished game is cleared away; 0: never")] = 0.0
    decks_per_account: Annotated[int, Meta(ge=0, description="decks that one account may keep")] = 100
    session_days: Annotated[float, Meta(description="days for which somebody stays signed in")] = 90.0


def load_settings(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings of a file (TOML), over them those of the environment (`WARHALL_PORT=80`), over them the flags."""
    given: dict[str, Any] = {} if file is None else _of_file(file)
    for name in Settings.__struct_fields__:
        text = environment.get(f"WARHALL_{name.upper()}")
        if text:  # an empty one is how a file of variables leaves something out
            given[name] = text.split(",") if name in ("proxies", "origins") else text
    given |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(given, Settings, strict=False, dec_hook=lambda kind, value: kind(value))
    except (msgspec.ValidationError, TypeError) as error:
        raise bad_setting(str(error)) from None


def _of_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise bad_setting(f"{file}: {getattr(error, 'strerror', None) or error}") from None


def bad_setting(reason: str) -> InvalidOptionError:
    return InvalidOptionError("bad-setting", field="settings", catalogue=CATALOGUE, reason=reason[:200])


def table_of_settings() -> str:
    """Every setting with its default and its meaning, for `docs/operations.md`."""
    lines = ["| setting | default | |", "|---|---|---|"]
    for known in msgspec.structs.fields(Settings):
        told: Any = msgspec.inspect.type_info(known.type)
        lines.append(f"| `{known.name}` | {_shown(known.default)} | {told.extra_json_schema['description']} |")
    return "\n".join(lines)


def _shown(default: Any) -> str:
    if default is None or default is msgspec.NODEFAULT or default == STATIC:
        return ""
    if isinstance(default, bool):
        return "yes" if default else "no"
    if isinstance(default, float):
        return f"{default:g}"
    return ", ".join(default) if isinstance(default, tuple) else str(default)
