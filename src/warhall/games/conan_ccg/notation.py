"""Action texts, both ways. `docs/conan-ccg.md` describes them for people.

A Foe is named by its place (`center1`, `left2`), a gap between Foe moves by its zone and number (`center:0` is the
outer left), an Ally by its card (`belit`, and `black_corsair.2` for a second copy).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

from warhall.kernel import Action, Catalogue
from warhall.kernel.notation import Kind, Notation, Words
from warhall.kernel.text import KERNEL_CATALOGUE

CATALOGUE: Final[Catalogue] = KERNEL_CATALOGUE.with_package("warhall.games.conan_ccg")

HIDDEN: Final = "?"  # the name of a card that a view does not show
ZONES: Final = ("center", "left", "right", "rear")  # CCG-132
ZONES_BY_NAME: Final = sorted(range(len(ZONES)), key=ZONES.__getitem__)  # as texts are sorted
_ZONE: Final = "(center|left|right|rear)"


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

    def with_number(self, number: int) -> Action:
        return self.with_word(str(number))


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
NEXT: Final = Phrases("next")


def owned(card: str, owner: int, players: int) -> str:
    """A Foe card with its owner, who is named only where it could be another's (three or more players)."""
    return f"{card}@{owner}" if players > 2 else card


def notation(forms: Iterable[str], cards: Collection[str], players: int) -> Notation:
    """The texts of these forms in a game with these cards: how they are read."""
    seats = [str(seat) for seat in range(players)]
    kinds: dict[str, Kind] = {
        "SEAT": Words("seat", seats, rule="CCG-038"),
        "CARD": Words("card", cards),
        "OWNED": Words("card", cards, rf"([a-z0-9_]+)(?:@[0-{players - 1}])?"),
        "ALLY": Words("ally", {*cards, "conan"}, r"([a-z0-9_]+)(?:\.\d)?"),
        "FOE": Words("place", ZONES, rf"{_ZONE}\d"),
        "GAP": Words("gap", ZONES, rf"{_ZONE}:\d"),
        "ZONE": Words("zone", ZONES),
        "EDGE": Words("edge", ("left", "right")),
        "SLOT": Words("slot", ("1", "2", "3", "4")),
        "NUMBER": Words("number", pattern=r"(\d{1,3})"),
    }
    return Notation(forms, kinds, CATALOGUE)
