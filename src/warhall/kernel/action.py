"""Actions: one text each, and nothing but that text.

An action is its verb and its arguments in words, `fill azuchi 2`. Because it *is* a string it prints, sorts, compares,
and hashes without any code of ours, and no two actions of a game ever share a text. What is written to a file or a
socket is the plain text, `str(action)`.
"""

from __future__ import annotations

import unicodedata
from sys import intern
from typing import Final

MAX_LENGTH: Final = 1000
_SHOWN: Final = 60


class Action(str):
    """An action of a game in its canonical text. Make one with `game.parse_action(text)`."""

    __slots__ = ("args", "verb")

    verb: str
    args: tuple[str, ...]

    def __getattr__(self, name: str) -> str | tuple[str, ...]:
        """The text is split when its words are first asked for; an action that is played again and again keeps them."""
        if name not in Action.__slots__:
            raise AttributeError(name)
        self.verb, *rest = map(intern, self.split(" "))  # rules look them up and compare them: the same text at once
        self.args = tuple(rest)
        return self.verb if name == "verb" else self.args

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"


def words(text: str) -> list[str]:
    """The words of an action text as a person may type it: any case, any blanks. Empty if it is not text at all."""
    if not isinstance(text, str) or len(text) > MAX_LENGTH:
        return []
    return text.lower().split()


def printable(text: str) -> str:
    """A text in which nothing commands a terminal or turns the writing round."""
    return "".join(
        char if unicodedata.category(char)[0] != "C" and char not in "\u2028\u2029" else "?" for char in text
    )


def excerpt(text: object) -> str:
    """A harmless, short form of what was typed, fit to be quoted in an error."""
    shown = printable(str(text)[: _SHOWN + 1])
    return shown if len(shown) <= _SHOWN else shown[: _SHOWN - 1] + "…"
