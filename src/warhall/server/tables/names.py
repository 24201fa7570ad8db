"""Names and words that people write, made harmless."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from warhall.drawing.svg import clean
from warhall.server.protocol.errors import HallError, say

NAME_LIMIT = 24
CHAT_LIMIT = 500


def person_name(given: str | None, others: Iterable[str]) -> str:
    """A name in one short line that nobody else at the table has."""
    name = clean(say("guest") if given is None else given, NAME_LIMIT)
    if not name:
        raise HallError("bad-name", field="name")
    return _unlike(name, set(others))


def _unlike(name: str, taken: set[str]) -> str:
    number, chosen = 2, name
    while chosen in taken:
        ending = f" {number}"
        chosen = name[: NAME_LIMIT - len(ending)].rstrip() + ending
        number += 1
    return chosen


def bot_name(bot: str, others: Iterable[str]) -> str:
    """What a bot is called at the table."""
    return _unlike(clean(bot.partition(":")[0].capitalize(), NAME_LIMIT), set(others))


def chat_text(given: str) -> str:
    """Chat without control characters; lines become blanks."""
    one_line = " ".join(unicodedata.normalize("NFC", given).split())
    text = "".join(char for char in one_line if unicodedata.category(char) not in ("Cc", "Cs", "Co", "Cn")).strip()
    if not text or len(text) > CHAT_LIMIT:
        raise HallError("bad-chat", field="text", limit=CHAT_LIMIT)
    return text
