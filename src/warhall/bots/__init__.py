"""Bots for the seats: bots by name, bots from a file, and the time they may take."""

from warhall.bots.registry import BotSpec, as_spec, bot_names, load_bot, parse_bot, where_it_failed
from warhall.bots.simple import RandomBot

__all__ = ["BotSpec", "RandomBot", "as_spec", "bot_names", "load_bot", "parse_bot", "where_it_failed"]
