"""Chapters "Card data" and "Keywords, types and traits": the cards as the rules read them, from `data/*.toml`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from sys import intern
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from warhall.games.conan_ccg.cards.vocabulary import (
    ACTION_WINDOWS,
    GEM,
    KEYWORDS,
    SLOTS,
    TERRITORIES,
    TRAITS,
    TYPES,
    Condition,
    Verb,
    Words,
    effect_faults,
    expand,
)
from warhall.games.conan_ccg.notation import CATALOGUE
from warhall.kernel import LANGUAGES, InvalidOptionError, language
from warhall.kernel.text import bound

EDGE: Final = 4  # CCG-223: icon positions along an edge
FILES: Final = ("conan", "foe", "move", "action", "item", "ally", "region")
MANNERS: Final = ("solitary", "savage", *TYPES, "")  # in which Foes keep company; other cards have none
USE: Final = {window: f"use {window}" for window in ACTION_WINDOWS}  # what may be used in a window
REDIRECT: Final = "redirect"


class Slot(NamedTuple):
    """One position of an edge: its icon and, for a portion of a multi-icon, the number of that multi-icon's symbols."""

    icon: str
    size: int = 1  # symbols of the multi-icon; 1 for an ordinary icon
    part: int = 1  # which of them this is


Edge = tuple[Slot, ...]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Effect:
    """One effect of a card, ready for use. `key` names it in positions: the card's id and the effect's number."""

    __slots__ = (
        *("card", "choose", "conditions", "cost", "do", "index", "key", "kind", "limit", "optional"),
        *("answers", "dearest", "discards", "free", "others_discard", "redirects", "scope", "targets", "through"),
        "when",
    )

    def __init__(self, card: str, index: int, kind: str, data: Mapping[str, Any], words: Words) -> None:
        self.card = card
        self.index = index
        self.key = intern(f"{card}#{index}")
        self.kind = kind
        self.when = expand(data["when"])
        self.scope: str = data.get("scope", "")
        self.conditions: tuple[Condition, ...] = words.conditions.read(data.get("if", []))
        self.limit = intern(data.get("limit", ""))
        # CCG-078: every ability on a Move may be declined; so may playing an Action.
        self.optional = bool(data.get("may", False)) or kind in ("move", "action", "ability")
        # Verbs are typed by whoever knows which they are: the values of one are those of its class.
        self.cost: tuple[Any, ...] = words.verbs.read(data.get("cost", []))
        self.do: tuple[Any, ...] = words.verbs.read(data.get("do", []))
        self.choose: tuple[tuple[Any, ...], ...] = tuple(words.verbs.read(part) for part in data.get("choose", ()))
        # What play asks again and again: verbs that need a Foe, a redirection, an attack on the move itself.
        self.targets: tuple[Any, ...] = tuple(verb for verb in self.do if verb.aims())
        self.free = not (self.conditions or self.cost or self.targets)  # it asks for nothing
        # What must be there for every cost to be paid: Prowess, cards besides the one played, cards of another.
        self.dearest = max([int(verb.prowess()) for verb in self.cost], default=0)
        self.discards = max([int(verb.discards()[0]) for verb in self.cost], default=0)
        self.others_discard = max([int(verb.discards()[1]) for verb in self.cost], default=0)
        self.answers: tuple[str, ...] = tuple(str(verb.asked_by) for verb in self.do)  # to these questions
        self.redirects = bool(self.do) and bool(self.do[0].redirects)
        self.through = any(condition.through for condition in self.conditions)

    def moments_in(self, window: str) -> Iterator[str]:
        """Where play finds the effect: in the window itself if it speaks unasked, else among what can be used there."""
        if self.redirects:
            yield REDIRECT
        elif self.optional and window in ACTION_WINDOWS:
            yield USE[window]
            return
        if not self.optional or window not in ACTION_WINDOWS:
            yield window

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """Every verb of the effect, costs included."""
        return (*self.cost, *self.do, *(verb for part in self.choose for verb in part))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Card:
    """A card of any kind; what its kind does not have is zero or empty."""

    __slots__ = (
        *("barbarian", "by_window", "conan_only", "damage", "draw", "effects", "fixed", "foe", "gem", "health", "id"),
        *(
            "initiative",
            "is_move",
            "keyword",
            "kind",
            "left",
            "major",
            "manner",
            "names",
            "passives",
            "prowess",
            "rarity",
        ),
        *("renown", "requires", "right", "savage", "scars", "slot", "solitary", "standing", "style", "territory"),
        *("discounts", "manner", "moments", "speaks_as_move", "texts", "traits", "type", "vitality"),
    )

    def __init__(self, kind: str, data: Mapping[str, Any], icons: Mapping[str, str], words: Words) -> None:
        self.id = intern(data["id"])  # the same text is the same object, so that play finds what it looks for at once
        self.kind = kind
        self.names = {lang: bound(data["name"][lang]) for lang in LANGUAGES}
        self.texts = {lang: bound(data["text"][lang]) if "text" in data else "" for lang in LANGUAGES}
        self.rarity: str = data.get("rarity", "common")
        self.fixed: tuple[str, ...] = tuple(data.get("fixed", ()))
        self.prowess: int = data.get("prowess", 0)
        self.damage: int = data.get("damage", 0)
        self.health: int = data.get("health", 0)
        self.vitality: int = data.get("vitality", 0)
        self.renown: int = data.get("renown", 0)
        self.scars: int = data.get("scars", 0)  # of a Foe; of an Item: the Scars it needs (CCG-068)
        self.type = intern(data.get("type", ""))
        self.territory: str = data.get("territory", "")
        self.traits: tuple[str, ...] = tuple(data.get("traits", ())) + (("unique",) if data.get("unique") else ())
        self.keyword: str = data.get("keyword", "")
        self.slot: str = data.get("slot", "")
        self.style: str = data.get("style", "")
        self.requires: dict[str, int] = dict(data.get("requires", {}))
        self.draw: int = data.get("draw", 0)
        self.gem: int = data.get("gem", 0)
        self.initiative: int = data.get("initiative", 0)
        self.conan_only: bool = data.get("conan_only", False)
        self.left: Edge = tuple(_slot(token, icons) for token in data.get("left", ()))
        self.right: Edge = tuple(_slot(token, icons) for token in data.get("right", ()))
        self.is_move = kind in ("move", "action", "item")  # CCG-048
        self.foe = kind == "foe"
        self.major = self.foe and self.renown >= 5  # CCG-050
        self.barbarian: tuple[tuple[str, int], ...] = tuple(
            (entry["ability"], entry["n"]) for entry in data.get("barbarian", ())
        )
        written = data.get("effects", ())
        self.effects = tuple(Effect(self.id, at, kind, effect, words) for at, effect in enumerate(written))
        self.passives = tuple(effect for effect in self.effects if effect.when == ("passive",))
        self.by_window: dict[str, tuple[Effect, ...]] = {
            window: tuple(effect for effect in self.effects if window in effect.when)
            for window in sorted({window for effect in self.effects for window in effect.when} - {"passive"})
        }

        # The same effects as play looks them up: by moment, as standing verbs, what lowers the card's own gem.
        self.moments = tuple(
            (moment, effect)
            for window, effects in self.by_window.items()
            for effect in effects
            for moment in effect.moments_in(window)
        )
        self.standing = tuple((str(verb.asked()), effect, verb) for effect in self.passives for verb in effect.do)
        self.discounts = tuple(
            (effect, int(verb.n)) for question, effect, verb in self.standing if question == GEM and verb.n < 0
        )
        self.speaks_as_move = kind == "move" and bool(self.effects)
        self.savage = "savage" in self.traits
        self.solitary = "solitary" in self.traits
        # how a Foe keeps company (CCG-137 to CCG-144)
        self.manner = MANNERS.index("solitary" if self.solitary else "savage" if self.savage else self.type)

    @property
    def name(self) -> str:
        """The name in the language of the moment."""
        return self.names[language()]

    @property
    def title(self) -> str:
        """CCG-029: what makes two cards copies of one, whatever the language of the moment."""
        return self.names[LANGUAGES[0]].casefold()

    @property
    def text(self) -> str:
        """The game text in the language of the moment."""
        return self.texts[language()]

    def words(self) -> tuple[str, ...]:
        """CCG-303 to CCG-306: what a scope or a card may refer to: type, territory and traits."""
        return (self.type, self.territory, *self.traits)

    def edge(self, side: str) -> Edge:
        return self.left if side == "left" else self.right

    def shows(self, icon: str) -> bool:
        """Whether this icon is printed on either edge."""
        return any(slot.icon == icon for slot in (*self.left, *self.right))

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id}>"


def _slot(token: str, icons: Mapping[str, str]) -> Slot:
    """`B` is a Blade, `B2/3` the second portion of a triple Blade (CCG-240)."""
    if len(token) == 1:
        return Slot(icons[token])
    part, _, size = token[1:].partition("/")
    return Slot(icons[token[0]], int(size), int(part))


@mypyc_attr(native_class=False)  # the bots keep weak references to it
class Pool:
    """All cards, BARBARIAN abilities and icons of one set of data, written in these words."""

    def __init__(self, data: Mapping[str, list[dict[str, Any]]], words: Words) -> None:
        self.icons = {icon["token"]: str(icon["id"]) for icon in data["icon"]}
        self.icon_data = {str(icon["id"]): icon for icon in data["icon"]}
        self.tokens = {name: token for token, name in self.icons.items()}
        self.offence = frozenset(icon["id"] for icon in data["icon"] if icon["class"] == "offence")
        self.block: dict[str, dict[str, str]] = {row["facing"]: row for row in data["block"]}
        _refuse_faults(_pool_faults(data, self.icons, words))
        made = [Card(kind, entry, self.icons, words) for kind in FILES for entry in data[kind]]
        self.cards = {card.id: card for card in made}
        self.abilities = {entry["id"]: entry for entry in data["ability"]}
        self.effects = {effect.key: effect for card in self.cards.values() for effect in card.effects}
        for ability in self.abilities.values():
            for at, effect in enumerate(ability["effects"]):
                used = Effect(ability["id"], at, "ability", effect, words)
                self.effects[used.key] = used
        self.names = frozenset((*self.cards, *self.abilities))  # the words for a card in an action
        self.clashes: dict[tuple[Edge, Edge], Any] = {}  # what met what so far
        self.met: dict[tuple[str, str, str], Any] = {}  # the same for edges as printed: two cards and a side
        self.deck_data: list[dict[str, Any]] = data["deck"]

    def of_kind(self, kind: str) -> list[Card]:
        return [card for card in self.cards.values() if card.kind == kind]

    def ability_text(self, ability: str, n: int | str = "N") -> str:
        """The text of a BARBARIAN ability with `n` for its N; "(s)" stands where more than one takes an s."""
        text = bound(str(self.abilities[ability]["text"][language()]))
        return re.sub(r"\bN\b", str(n), text.replace("(s)", "" if str(n) == "1" else "s"))


def _pool_faults(data: Mapping[str, list[dict[str, Any]]], icons: Mapping[str, str], words: Words) -> Iterator[str]:
    """Everything wrong with the cards of a set of data, in words."""
    known = tuple(icons.values())
    seen: set[str] = set()
    for kind in FILES:
        for entry in data[kind]:
            name = entry.get("id", "?")
            if name in seen:
                yield f"{name}: two cards with this id"
            seen.add(name)
            yield from (f"{name}: {fault}" for fault in _card_faults(kind, entry, icons))
            yield from _text_faults(entry, kind, known, words)
    for entry in data["ability"]:
        yield from (f"{entry.get('id', '?')}: {fault}" for fault in _language_faults("name", entry.get("name")))
        yield from _text_faults(entry, "ability", known, words)


def _text_faults(entry: Mapping[str, Any], kind: str, icons: tuple[str, ...], words: Words) -> Iterator[str]:
    for number, effect in enumerate(entry.get("effects", []), start=1):
        where = f"{entry.get('id', '?')}, effect {number}"
        yield from (f"{where}: {fault}" for fault in effect_faults(effect, kind, icons, words))


_NUMBERS: Final = {
    "conan": "prowess damage health vitality",
    "foe": "renown prowess damage health scars",
    "ally": "draw renown prowess damage health",
    "item": "scars draw gem initiative",
    "move": "gem initiative",
    "action": "gem initiative",
    "region": "",
}
_CLOSED: Final = (
    *(("foe", "type", TYPES), ("foe", "territory", ("", *TERRITORIES)), ("region", "territory", TERRITORIES)),
    *(("item", "slot", SLOTS), ("action", "keyword", KEYWORDS)),
)


def _card_faults(kind: str, entry: Mapping[str, Any], icons: Mapping[str, str]) -> Iterator[str]:
    if not isinstance(entry.get("id"), str) or not entry["id"]:
        yield "no id"
    yield from _language_faults("name", entry.get("name"))
    if "text" in entry:
        yield from _language_faults("text", entry["text"])
    for name in _NUMBERS[kind].split():
        if not isinstance(entry.get(name), int) or not 0 <= entry[name] <= 99:
            yield f"{name} must be a number from 0 to 99"
    for owner, name, values in _CLOSED:
        if kind == owner and entry.get(name) not in values:
            yield f"{name} cannot be {entry.get(name)!r}"
    yield from (f"unknown trait {trait!r}" for trait in entry.get("traits", []) if trait not in TRAITS)
    if kind in ("move", "action", "item"):
        for side in ("left", "right"):
            yield from (f"{side} edge: {fault}" for fault in _edge_faults(entry.get(side, []), icons))


def _language_faults(key: str, said: object) -> Iterator[str]:
    """`{ en = "...", fr = "..." }`."""
    for lang in LANGUAGES:
        words = said.get(lang) if isinstance(said, dict) else None
        if not isinstance(words, str) or not words:
            yield f'no {key} in {lang}: {key} = {{ en = "...", fr = "..." }}'


def _edge_faults(edge: list[str], icons: Mapping[str, str]) -> Iterator[str]:
    if len(edge) != EDGE:
        yield f"needs {EDGE} positions"
    for at, token in enumerate(edge):
        if token[:1] not in icons:
            yield f"unknown icon {token!r}"
        elif len(token) > 1:
            part, _, size = token[1:].partition("/")
            whole = part.isdigit() and size.isdigit() and 2 <= int(size) <= EDGE and int(part) <= int(size)
            first = at - int(part) + 1 if whole else -1
            if first < 0 or edge[first : first + int(size)] != [f"{token[0]}{p + 1}/{size}" for p in range(int(size))]:
                yield f"broken multi-icon {token!r}"


def _refuse_faults(faults: Iterator[str]) -> None:
    listed = list(faults)
    if listed:
        raise InvalidOptionError("bad-data", field="data", catalogue=CATALOGUE, faults="; ".join(listed))
