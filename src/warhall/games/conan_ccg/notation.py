"""Action texts, both ways. `docs/conan-ccg.md` describes them for people.

A Foe is named by its place (`center1`, `left2`), a gap between Foe moves by its zone and number (`center:0` is the
outer left), an Ally by its card (`belit`, and `black_corsair.2` for a second copy).
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection
from functools import cache
from typing import Any, Final

from warhall.kernel import Action, ActionSyntaxError, Catalogue
from warhall.kernel.action import excerpt, words
from warhall.kernel.text import KERNEL_CATALOGUE

CATALOGUE: Final[Catalogue] = KERNEL_CATALOGUE.with_package("warhall.games.conan_ccg")

HIDDEN: Final = "?"  # the name of a card that a view does not show
ZONES: Final = ("center", "left", "right", "rear")  # CCG-132
_ZONE: Final = "(?:center|left|right|rear)"
_CARD: Final = r"[a-z][a-z0-9_]*"
_OWNED: Final = rf"{_CARD}(?:@\d)?"
_ALLY: Final = rf"{_CARD}(?:\.\d)?"
_FOE: Final = rf"{_ZONE}\d"
_GAP: Final = rf"{_ZONE}:\d"
_NUMBER: Final = r"\d{1,3}"

# The words after each verb.
GRAMMAR: Final[dict[str, str]] = {
    "first": _NUMBER,
    "draw": rf"{_CARD}(?: {_CARD})*",
    "reveal": rf"{_CARD}(?: {_CARD})*",
    "look": rf"{_CARD}(?: {_CARD})*",
    "lose": rf"{_CARD}(?: {_CARD})*",
    "pass": "",
    "done": "",
    "play": _CARD,
    "use": rf"{_CARD}(?: (?:{_FOE}|{_GAP}))?(?: {_NUMBER})?",
    "choose": _NUMBER,
    "cards": _NUMBER,
    "vitality": _NUMBER,
    "discard": _CARD,
    "take": _OWNED,
    "top": _CARD,
    "name": _OWNED,
    "refuse": "",
    "place": rf"{_OWNED} {_ZONE} \d",
    "pay": _OWNED,
    "retreat": "",
    "fight": "",
    "give": rf"{_FOE} {_CARD}",
    "search": _FOE,
    "move": rf"{_CARD} {_GAP}(?: {_ALLY})?",
    "accept": "",
    "decline": "",
    "zone": _ZONE,
    "strike": rf"(?:left|right) {_ALLY}",
    "next": _NUMBER,
    "foe": _FOE,
    "ally": _ALLY,
    "item": _CARD,
    "at": _GAP,
    "peek": _FOE,
    "slot": r"(?:left|right) [1-4]",
    "shift": rf"{_ZONE} (?:left|right)",
    "press-on": "",
    "rest": "",
}
CHANCE_VERBS: Final = ("first", "draw", "reveal", "look", "lose")
_PATTERNS: Final = {verb: re.compile(pattern) for verb, pattern in GRAMMAR.items()}
_NAME: Final = re.compile(_CARD)
_NO_CARD: Final = (*ZONES, "conan")


class Phrases:
    """The actions with one beginning, by the word that follows: each is made when it is first asked for, and kept."""

    def __init__(self, *beginning: str) -> None:
        self.beginning = " ".join(beginning)
        self.known: dict[str, Action] = {}

    def with_word(self, word: str) -> Action:
        action = self.known.get(word)
        if action is None:
            action = self.known[word] = act(*self.beginning.split(" "), word)
        return action

    def with_words(self, words: list[str]) -> list[Action]:
        return [self.with_word(word) for word in words]


PASS: Final = Action("pass")
DONE: Final = Action("done")
ACCEPT: Final = Action("accept")
DECLINE: Final = Action("decline")
RETREAT: Final = Action("retreat")
FIGHT: Final = Action("fight")
REFUSE: Final = Action("refuse")
PRESS_ON: Final = Action("press-on")
REST: Final = Action("rest")


@cache
def act(*parts: str | int) -> Action:
    """The action with these words. The same words give the same object, since they are asked for again and again."""
    return Action(" ".join(map(str, parts)))


PLAY: Final = Phrases("play")


def owned(card: str, owner: int, players: int) -> str:
    """A Foe card with its owner, who is named only where it could be another's (three or more players)."""
    return f"{card}@{owner}" if players > 2 else card


def parse(text: Any, cards: Collection[str], players: int) -> Action:
    """The canonical action of a text as a person may type it. Raises `ActionSyntaxError`, also for what is no text."""
    parts = words(text)
    if not parts or parts[0] not in _PATTERNS:
        near = difflib.get_close_matches(parts[0], GRAMMAR, n=1) if parts else []
        raise _syntax("unknown-verb", text, field="verb", suggestion=near[0] if near else "none")
    verb, rest = parts[0], " ".join(parts[1:])
    if not _PATTERNS[verb].fullmatch(rest):
        raise _syntax("bad-words", text, verb=verb)
    for word in parts[1:]:
        _check_word(word, cards, players)
    if verb == "first" and int(rest) >= players:
        raise _syntax("bad-seat", rest, field="seat", rule="CCG-038", last=players - 1)
    return Action(" ".join(parts))


def _check_word(word: str, cards: Collection[str], players: int) -> None:
    name, at, owner = word.partition("@")
    if at and int(owner) >= players:
        raise _syntax("bad-seat", owner, field="seat", last=players - 1)
    match = _NAME.match(name)
    if match is None or match[0] in cards or re.fullmatch(rf"{_FOE}|{_GAP}", name) or match[0] in _NO_CARD:
        return
    near = difflib.get_close_matches(match[0], cards, n=1)
    raise _syntax("unknown-card", match[0], field="card", suggestion=near[0] if near else "none")


def _syntax(code: str, text: object, **facts: Any) -> ActionSyntaxError:
    return ActionSyntaxError(code, catalogue=CATALOGUE, given=excerpt(text), **facts)
