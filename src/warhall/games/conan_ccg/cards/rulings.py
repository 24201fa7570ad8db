"""Rulings for a card: `rulings.toml` names the rules of all that a card can do, bear or be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from warhall.kernel import Rule, Rulebook

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card

_PACKAGE: Final = "warhall.games.conan_ccg"
CONCERNS: Final = msgspec.toml.decode(
    files(_PACKAGE).joinpath("rulings.toml").read_bytes(), type=dict[str, dict[str, tuple[str, ...]]]
)
MULTI: Final = "multi"  # an icon that covers several positions (CCG-240)
CONAN_ONLY: Final = "conan_only"


@cache
def _book() -> Rulebook:
    return Rulebook.load(_PACKAGE)


def _said(card: Card) -> Iterator[tuple[str, str]]:
    """List what the texts of a card say: their verbs, each with every value that it takes, and by itself."""
    for effect in card.effects:
        for verb in effect.verbs:
            values = msgspec.structs.asdict(verb).values()
            yield from (("verb", f"{verb.name()}.{value}") for value in values if isinstance(value, str))
            yield "verb", verb.name()
    yield from (("ability", name) for name, _ in card.barbarian)
    for effect in card.effects:
        yield from (("when", window) for window in effect.when)
        yield "scope", effect.scope.partition(":")[0]


def topics(card: Card) -> Iterator[tuple[str, str]]:
    """Everything that a card does, bears and is, the most particular first."""
    yield from _said(card)
    yield "scope", CONAN_ONLY if card.conan_only else ""
    yield from (("trait", word) for trait in card.traits for word in (f"{card.kind}.{trait}", trait))
    slots = (*card.left, *card.right)
    yield "icon", MULTI if any(slot.size > 1 for slot in slots) else ""
    shown = {slot.icon for slot in slots}
    yield from (("icon", icon) for icon in CONCERNS["icon"] if icon in shown)
    yield from (("keyword", card.keyword), ("slot", card.slot), ("type", card.type), ("kind", card.kind))


def rules_of(card: Card) -> list[Rule]:
    """The rules that speak of a card, the most particular first."""
    named = (rule for sort, word in topics(card) for rule in CONCERNS[sort].get(word, ()))
    return [_book()[rule] for rule in dict.fromkeys(named)]


def rulings_on(card: Card) -> list[Rule]:
    """Those among them that settle what the rulebook leaves open."""
    return [rule for rule in rules_of(card) if rule.en.ruling]
