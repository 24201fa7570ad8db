"""Action texts, both ways. `docs/age-of-conan.md` lists them for people.

Every action is a verb and a few names. The texts that a game offers again and again are made once here, and what each
of them says is remembered in small integers, so that the rules never take a text apart twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import factorial
from typing import Any, Final

from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.components import (
    BID_VALUES,
    FACES,
    FATE_DICE,
    FATE_FACES,
    KINGDOMS,
    MAX_DICE,
    Components,
)
from warhall.kernel import Action, Catalogue
from warhall.kernel import notation as kernel
from warhall.kernel.text import KERNEL_CATALOGUE

CATALOGUE: Final[Catalogue] = KERNEL_CATALOGUE.with_package("warhall.games.age_of_conan")

PASS: Final = Action("pass")
DONE: Final = Action("done")


class Notation(kernel.Notation):
    """The texts of one data pack, those that are offered again and again in tables."""

    def __init__(self, components: Components, forms: Iterable[str]) -> None:
        names = {
            "PROVINCE": [province.id for province in components.provinces],
            "CARD": [card.id for card in components.cards],
            "STRATEGY": [card.id for card in components.strategy],
            "TOKEN": [token.id for token in components.tokens],
            "ADVENTURE": [card.id for card in components.adventures],
            "OBJECTIVE": [card.id for card in components.objectives],
            "KINGDOM": list(KINGDOMS),
            "CATEGORY": list(CATEGORIES),
            "FACE": list(FACES),
            "FATE": list(FATE_FACES),
            "BID": [str(value) for value in BID_VALUES],
            "PRIZE": [*(card.id for card in components.cards[components.first_artifact :]), "conan_bonus"],
            "NUMBER": [str(number) for number in range(19)],
        }
        kinds = {kind: kernel.Names(kind.lower(), each) for kind, each in names.items()}
        super().__init__(forms, kinds, CATALOGUE)
        self.names = names
        self.index = {kind: each.index for kind, each in kinds.items()}
        size = components.size
        self.by_province = {verb: self._table(verb, "PROVINCE") for verb in self.forms if self._takes(verb, "PROVINCE")}
        self.by_card = {verb: self._table(verb, "CARD") for verb in self.forms if self._takes(verb, "CARD")}
        self.by_strategy = {verb: self._table(verb, "STRATEGY") for verb in self.forms if self._takes(verb, "STRATEGY")}
        self.reroll = self._table("reroll", "FACE")
        self.send = [[self.make("send", a, b) for b in range(size)] for a in range(size)]
        self.buy_army = [self.make("buy", "army", p) for p in range(size)]
        self.buy_emissary = [self.make("buy", "emissary", p) for p in range(size)]
        self.bid = [[self.make("bid", t, s) for s in range(len(components.strategy))] for t in range(len(BID_VALUES))]
        self.bare_bid = [self.make("bid", t) for t in range(len(BID_VALUES))]
        self._marches: dict[tuple[str, int, int], list[Action]] = {}
        self.roll_of: dict[str, tuple[int, ...]] = {}
        self.rolls = [self._rolls("roll", "FACE", dice, len(FACES)) for dice in range(MAX_DICE + 1)]
        self.fates = self._rolls("fate", "FATE", FATE_DICE, len(FATE_FACES))

    def _takes(self, verb: str, kind: str) -> bool:
        """Whether a verb may stand with one name of this kind alone."""
        return (kind,) in self.forms[verb]

    def _table(self, verb: str, kind: str) -> list[Action]:
        return [self.make(verb, at) for at in range(len(self.names[kind]))]

    def _rolls(self, verb: str, kind: str, dice: int, faces: int) -> dict[tuple[int, ...], Action]:
        """Every roll of so many dice, by the number of dice that show each face."""
        table = {}
        for counts in _splits(dice, faces):
            shown = [face for face, count in enumerate(counts) for _ in range(count)]
            action = self.listed(verb, kind, shown)
            table[counts] = action
            self.roll_of[action] = counts
        return table

    def listed(self, verb: str, kind: str, indices: Iterable[int]) -> Action:
        """An action that lists names of one kind."""
        names = self.names[kind]
        args = [names[at] for at in indices]
        action = Action(" ".join([verb, *args]))
        action.verb, action.args = verb, tuple(args)  # known already: it need not be split
        return action

    def march(self, verb: str, start: int, end: int, units: int) -> list[Action]:
        """An army's way with one unit, with two, up to so many; made for a way when an army first stands before it."""
        known = self._marches.get((verb, start, end))
        if known is None:
            known = self._marches[verb, start, end] = []
        for n in range(len(known) + 1, units + 1):
            known.append(self.make(verb, start, end, n))
        return known[:units]

    def parse(self, text: Any) -> Action:
        known = Action(text) if isinstance(text, str) and text in self.roll_of else None
        return known if known is not None else super().parse(text)


def _splits(total: int, parts: int) -> Iterable[tuple[int, ...]]:
    if parts == 1:
        yield (total,)
        return
    for first in range(total, -1, -1):
        for rest in _splits(total - first, parts - 1):
            yield (first, *rest)


def arrangements(counts: Iterable[int]) -> int:
    """In how many orders dice can show these counts."""
    ways = 1
    total = 0
    for count in counts:
        total += count
        ways = ways * factorial(total) // (factorial(total - count) * factorial(count))
    return ways
