"""Names and words that people write, made harmless."""

from __future__ import annotations

from collections.abc import Iterable

from warhall.bots import character_of
from warhall.drawing.svg import clean
from warhall.kernel import Game
from warhall.server.protocol.errors import HallError, say
from warhall.server.protocol.words import one_line

NAME_LIMIT = 24
CHAT_LIMIT = 500


def person_name(given: str | None, others: Iterable[str]) -> str:
    """A name in one short line that nobody else at the table has."""
    name = clean(say("guest") if given is None else one_line(given), NAME_LIMIT)
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


def bot_name(game: Game, bot: str, others: Iterable[str]) -> str:
    """Name a bot for the table: as the character that it is."""
    plain = bot.partition(":")[0]
    character = character_of(game, plain)
    name = plain.capitalize() if character is None else character.name.text
    return _unlike(clean(name, NAME_LIMIT), set(others))


def chat_text(given: str) -> str:
    """Chat of a moderate length, in one line."""
    text = one_line(given)
    if not text or len(text) > CHAT_LIMIT:
        raise HallError("bad-chat", field="text", limit=CHAT_LIMIT)
    return text
