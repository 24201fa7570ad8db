"""Bots for the seats: bots by name, bots from a file, and the time they may take."""

from warhall.bots.characters import character_of, opponents_here, usual_opponents
from warhall.bots.planning import plan
from warhall.bots.registry import (
    AnyBot,
    BotSpec,
    as_spec,
    bot_names,
    load_bot,
    parse_bot,
    prepare,
    remarks_of,
    where_it_failed,
)
from warhall.bots.simple import RandomBot

__all__ = [
    "AnyBot",
    "BotSpec",
    "RandomBot",
    "as_spec",
    "bot_names",
    "character_of",
    "load_bot",
    "opponents_here",
    "parse_bot",
    "plan",
    "prepare",
    "remarks_of",
    "usual_opponents",
    "where_it_failed",
]
