"""Bots for the seats: bots by name, bots from a file, and the time they may take."""

from warhall.bots.registry import BotSpec, bot_names, load_bot, parse_bot
from warhall.bots.simple import RandomBot

__all__ = ["BotSpec", "RandomBot", "bot_names", "load_bot", "parse_bot"]
