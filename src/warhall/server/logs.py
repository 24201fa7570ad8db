"""The log of a server: one line for each thing worth telling, for people or for programs. No token, name, chat, seed or
choice is ever in it, and of a table's id only the beginning, for the whole of it is the right to watch."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final, Literal

LOG: Final = "warhall.server"
BELOW: Final = ("uvicorn", "asyncio")  # what carries us speaks only of its own failures, and in the same form
FACTS: Final = ("request", "method", "path", "status", "ms", "table")
SHOWN_OF_ID: Final = 10

LogFormat = Literal["text", "json"]


def short(table_id: str) -> str:
    """As much of a table's id as a log may tell."""
    return table_id[:SHOWN_OF_ID]


def set_up(form: LogFormat, level: str) -> None:
    """Write to the standard error, in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Text())
    for name, least in ((LOG, level.upper()), *((name, "ERROR") for name in BELOW)):
        log = logging.getLogger(name)
        log.handlers[:] = [handler]
        log.propagate = False
        log.setLevel(least)


def _facts(record: logging.LogRecord) -> dict[str, object]:
    return {name: getattr(record, name) for name in FACTS if hasattr(record, name)}


class _Text(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={value}" for name, value in _facts(record).items())
        return f"{super().format(record)} {facts}".rstrip()


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        told = {"time": moment, "level": record.levelname.lower(), "message": record.getMessage(), **_facts(record)}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)
