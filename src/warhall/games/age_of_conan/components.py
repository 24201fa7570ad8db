"""The components: provinces, dice, cards and tokens, read from a data pack once and then used as small integers.

A province, card, token type, adventure or objective is its index in the tuple of its kind. Kingdom cards come first in
`cards`, the artifacts after them, so that a card of either kind is one number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from warhall.games.age_of_conan.cards.vocabulary import (
    AREAS,
    CATEGORIES,
    SYMBOLS,
    TERRAINS,
    TIMINGS,
)
from warhall.games.age_of_conan.cards.words import Effect

KINGDOMS: Final = ("aquilonia", "turan", "stygia", "hyperborea")  # AOC-001
COLOURS: Final = ("red", "yellow", "green", "purple")  # AOC-004

CONANS_START: Final = "cimmeria"  # AOC-013

UNITS: Final = 18  # AOC-406
EMISSARIES: Final = 6  # AOC-407
MARKERS: Final = 9  # AOC-408
UNITS_PER_PROVINCE: Final = 5  # AOC-129
BID_VALUES: Final = (0, 3, 4, 5, 6)  # AOC-005
START_UNITS: Final = (5, 5, 4, 4)  # AOC-008
START_SORCERY: Final = (0, 0, 2, 2)  # AOC-007
START_EMISSARIES: Final = 4  # AOC-009
START_GOLD: Final = 3  # AOC-006

# AOC-084: one face each, and two of court+Conan
FATE_FACES: Final = ("military", "intrigue", "mixed", "wild", "court")
MILITARY_DIE: Final = 0
INTRIGUE_DIE: Final = 1
MIXED_DIE: Final = 2
WILD_DIE: Final = 3
COURT_DIE: Final = 4
FATE_DICE: Final = 7  # AOC-083

# AOC-155: six different faces
FACES: Final = ("hit", "conan", "attacker", "shield", "axe", "miss")
HIT: Final = 0
HIT_CONAN: Final = 1
HIT_ATTACKER: Final = 2
SHIELD: Final = 3
AXE: Final = 4
MISS: Final = 5
MAX_DICE: Final = 6  # AOC-157
NORMAL_DICE: Final = 5  # AOC-156

# Control markers (AOC-035, AOC-036)
NO_MARKER: Final = 0
FORT: Final = 1
TOWER: Final = 2
CITY: Final = 3
MARKER_NAMES: Final = ("none", "fort", "tower", "city")

NOBODY: Final = -1

Names = dict[str, str]  # a word in English and in French


class Province:
    """A province of the map (AOC-026 to AOC-034)."""

    __slots__ = ("adjacent", "area", "id", "index", "is_home", "names", "rating", "savage", "seas", "track", "x", "y")

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.names: Names = row["name"]
        self.area = AREAS.index(row["area"])
        self.is_home: bool = row["kingdom"]
        self.rating: int = row["rating"]
        self.savage: bool = row["savage"]
        self.seas: tuple[str, ...] = tuple(row["seas"])
        self.track = tuple(TERRAINS.index(terrain) for terrain in row["track"])
        self.x: int = row["x"]
        self.y: int = row["y"]
        self.adjacent: tuple[int, ...] = ()


class TokenType:
    """Adventure tokens that look the same (AOC-283, AOC-284); `m3s1` is monsters, value 3, one sorcery."""

    __slots__ = ("category", "count", "icons", "id", "is_gold", "value")

    def __init__(self, token_id: str, category: int, value: int, is_gold: bool, icons: int) -> None:
        self.id = token_id
        self.category = category
        self.value = value
        self.is_gold = is_gold
        self.icons = icons
        self.count = 0


class Adventure:
    """An adventure card: a destination and a length (AOC-282)."""

    __slots__ = ("destination", "flavours", "id", "length", "names")

    def __init__(self, row: dict[str, Any], province_index: dict[str, int]) -> None:
        self.id: str = row["id"]
        self.names: Names = row["title"]
        self.destination = province_index[row["destination"]]
        self.length: int = row["length"]
        self.flavours: Names = row.get("flavour", {})


class Objective:
    """An objective card: a condition and its prize in empire points."""

    __slots__ = (
        "area",
        "borders_rival",
        "coastal",
        "friendly",
        "id",
        "metric",
        "minimum",
        "most",
        "names",
        "reward",
        "savage",
        "texts",
    )

    def __init__(self, row: dict[str, Any], province_index: dict[str, int]) -> None:
        condition = row["condition"]
        chosen = condition.get("filter", {})
        self.id: str = row["id"]
        self.names: Names = row["title"]
        self.texts: Names = row["text"]
        self.reward: int = row["reward"]
        self.metric: str = condition.get("metric", "")
        self.minimum: int = condition.get("min", 0)
        self.most: bool = condition.get("most", False)
        self.area = AREAS.index(chosen["area"]) if "area" in chosen else -1
        self.coastal: bool = chosen.get("coastal", False)
        self.savage: bool = chosen.get("savage", False)
        self.borders_rival = "borders" in chosen
        self.friendly = tuple(province_index[name] for name in condition.get("friendly", ()))


class Strategy:
    """A strategy card (AOC-353). Symbols, terrains and areas are bit masks."""

    __slots__ = ("area_23", "area_24", "id", "names", "rating", "symbols", "terrains")

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.names: Names = row["name"]
        self.rating: int = row["adventure_rating"]
        self.symbols = _mask(row["symbols"], SYMBOLS)
        self.terrains = _mask(row["terrains"], TERRAINS)
        self.area_24 = AREAS.index(row["area_2_4"])
        self.area_23 = AREAS.index(row["area_2_3"])


class Card:
    """A kingdom card or an artifact: when it may be used, at what price, and what it does."""

    __slots__ = (
        "conditions",
        "copies",
        "cost",
        "id",
        "index",
        "kingdom",
        "names",
        "price",
        "texts",
        "timing",
        "type",
        "verbs",
    )

    def __init__(self, index: int, row: dict[str, Any], effect: Effect) -> None:
        self.index = index
        self.id: str = row["id"]
        self.names: Names = row["name"]
        self.texts: Names = row.get("text", {})  # without one the words of its verbs stand in
        self.type: str = row.get("type", "artifact")
        self.kingdom = KINGDOMS.index(row["kingdom"]) if "kingdom" in row else NOBODY
        self.cost: int = row.get("cost", 0)
        self.copies: int = row.get("copies", 1)
        self.timing = TIMINGS.index(effect.when)
        self.conditions = effect.conditions
        self.price = effect.price
        self.verbs = effect.verbs


def _mask(names: Iterable[str], known: tuple[str, ...]) -> int:
    return sum(1 << known.index(name) for name in names)


class Components:
    """Everything of one data pack, by index and by id."""

    def __init__(self, pack: dict[str, list[dict[str, Any]]], read: Callable[[dict[str, Any]], Effect]) -> None:
        """`read` finds the verbs that a card's data name."""
        self.provinces = tuple(Province(i, row) for i, row in enumerate(pack["province"]))
        self.province_index = {province.id: province.index for province in self.provinces}
        for row, province in zip(pack["province"], self.provinces, strict=True):
            province.adjacent = tuple(sorted(self.province_index[name] for name in row["adjacent"]))
        self.size = len(self.provinces)
        self.adjacent = tuple(province.adjacent for province in self.provinces)
        self.distance = tuple(self._distances(province.index) for province in self.provinces)
        self.by_name = tuple(sorted(range(self.size), key=lambda p: self.provinces[p].id))
        self.homes = tuple(self.province_index[name] for name in KINGDOMS)
        self.adventures = tuple(Adventure(row, self.province_index) for row in pack["adventure"])
        self.objectives = tuple(Objective(row, self.province_index) for row in pack["objective"])
        self.strategy = tuple(Strategy(row) for row in pack["strategy"])
        self.strategy_ratings = tuple(sorted([card.rating for card in self.strategy]))
        rows = [*pack["card"], *pack["artifact"]]
        self.cards = tuple(Card(i, row, read(row)) for i, row in enumerate(rows))
        self.first_artifact = len(pack["card"])
        self.artifact_category = tuple(CATEGORIES.index(row["category"]) for row in pack["artifact"])
        self.tokens = _token_types(pack["token"])
        self.all_tokens = [at for at, token in enumerate(self.tokens) for _ in range(token.count)]
        self.kingdom_cards = tuple(self._kingdom_cards(kingdom) for kingdom in range(len(KINGDOMS)))
        self.timed = tuple(self._timed(kingdom) for kingdom in range(len(KINGDOMS)))
        self.instant_timing = [card.timing if card.type == "instant" else -1 for card in self.cards]
        self.card_index = {card.id: card.index for card in self.cards}
        self.strategy_index = {card.id: at for at, card in enumerate(self.strategy)}
        self.token_index = {token.id: at for at, token in enumerate(self.tokens)}
        self.adventure_index = {card.id: at for at, card in enumerate(self.adventures)}
        self.objective_index = {card.id: at for at, card in enumerate(self.objectives)}

    def _distances(self, start: int) -> tuple[int, ...]:
        """AOC-040: the least number of borders to be crossed, over all provinces."""
        found = {start: 0}
        queue = [start]
        for here in queue:
            for there in self.adjacent[here]:
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        return tuple(found.get(p, len(self.provinces)) for p in range(len(self.provinces)))

    def _kingdom_cards(self, kingdom: int) -> list[int]:
        """The deck of a kingdom, a card as often as it has copies (AOC-339)."""
        return [card.index for card in self.cards if card.kingdom == kingdom for _ in range(card.copies)]

    def _timed(self, kingdom: int) -> tuple[tuple[int, ...], ...]:
        """The instants of a kingdom by window: what a hidden hand may hold for that moment."""
        mine = [card for card in self.cards if card.kingdom == kingdom and card.type == "instant"]
        return tuple(tuple(card.index for card in mine if card.timing == timing) for timing in range(len(TIMINGS)))


def _token_types(rows: list[dict[str, Any]]) -> tuple[TokenType, ...]:
    """The kinds of tokens, sorted by id; tokens of one kind cannot be told apart."""
    kinds: dict[str, TokenType] = {}
    for row in rows:
        token_id = f"{row['category'][0]}{row['value']}{row['icon'][0]}{row['icons']}"
        if token_id not in kinds:
            category = CATEGORIES.index(row["category"])
            kinds[token_id] = TokenType(token_id, category, row["value"], row["icon"] == "gold", row["icons"])
        kinds[token_id].count += 1
    return tuple(kinds[token_id] for token_id in sorted(kinds))
