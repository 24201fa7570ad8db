"""How one server runs: where it listens, where it keeps things, and its limits."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from warhall.tui.saves import data_directory

STATIC = Path(__file__).parent / "static"


def default_database() -> str:
    """The file in the user's data directory."""
    return f"sqlite:///{data_directory() / 'hall.sqlite3'}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that may differ between two servers. Spans are seconds."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = msgspec.field(default_factory=default_database)
    broker: str | None = None
    static: Path = STATIC
    origins: tuple[str, ...] = ()  # other origins whose pages may use this server
    thinking_time: float = 2.0  # what a bot is given for a choice
    thinkers: int = 1  # processes in which bots think
    sweep_every: float = 1.0  # how often clocks and forgotten tables are looked after
    beat: float = 5.0  # how often a process gives a sign of life to the others
    pause_time: float = 60.0  # how long the dice wait for somebody who may still undo
    hello_time: float = 10.0
    silence_time: float = 75.0
    messages_per_second: float = 50.0
    message_burst: float = 100.0
    requests_per_second: float = 100.0
    request_burst: float = 300.0
    tables_per_hour: float = 60.0
    passwords_per_minute: float = 10.0
    max_body: int = 64 * 1024
    max_message: int = 16 * 1024
    max_unread: int = 1 << 20  # bytes that a client may leave unread
    process: str = msgspec.field(default_factory=lambda: f"{os.getpid():x}-{os.urandom(4).hex()}")
