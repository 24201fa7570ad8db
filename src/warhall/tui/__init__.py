"""The terminal table: one person against bots, any game."""

from warhall.tui.table import TerminalTable

__all__ = ["TerminalTable"]
