"""The components (rule chapters "Components" and "Castle table"): dice faces, battle lines, castles and clans.

Everything is read from `data/castles.toml` once; the rest of the game works with small integers: a castle is its index
in `CASTLES`, a battle line its index on the castle, and the special daimyo line comes after the ordinary ones.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

# AOW-004: one face of each symbol. A roll is six counts in this order.
FACES: Final = ("1", "2", "3", "A", "C", "D")
INFANTRY: Final = (0, 1, 2)  # indices of the infantry faces, worth 1, 2 and 3 symbols
ARCHERY: Final = 3
CAVALRY: Final = 4
DAIMYO: Final = 5

DICE: Final = 7  # AOW-003


class Line:
    """A battle line: either a number of infantry symbols, or exact symbols, one die each."""

    __slots__ = ("archery", "cavalry", "daimyo", "infantry", "notation")

    def __init__(self, notation: str) -> None:
        self.notation = notation  # "I5", "CC", "AC"
        is_infantry = notation.startswith("I")
        self.infantry = int(notation[1:]) if is_infantry else 0
        self.archery = notation.count("A")
        self.cavalry = notation.count("C")
        self.daimyo = notation.count("D")

    def __repr__(self) -> str:
        return f"Line({self.notation!r})"

    @property
    def symbols(self) -> str:
        """The line as people read it: `CC`, or `5` for five infantry."""
        return str(self.infantry) if self.infantry else self.notation

    @property
    def least_dice(self) -> int:
        """The fewest dice that can fill this line, whatever they show."""
        return -(-self.infantry // 3) if self.infantry else self.archery + self.cavalry + self.daimyo


SPECIAL_LINE: Final = Line("D")  # AOW-045: one Daimyo, on every castle, needed only against an opponent


class Castle:
    """A castle card (AOW-006). `lines` holds the ordinary lines, top to bottom, then the special daimyo line."""

    __slots__ = ("all_lines", "center_lines", "clan", "id", "index", "lines", "name", "points", "special")

    def __init__(self, index: int, castle_id: str, name: str, clan: int, points: int, notations: list[str]) -> None:
        self.index = index
        self.id = castle_id
        self.name = name
        self.clan = clan
        self.points = points
        self.lines = (*(Line(notation) for notation in notations), SPECIAL_LINE)
        self.special = len(notations)  # the index of the special daimyo line
        self.center_lines = (1 << self.special) - 1  # bit masks of the lines that have to be filled (AOW-043)
        self.all_lines = (1 << len(self.lines)) - 1  # ... and against an opponent (AOW-044)

    def __repr__(self) -> str:
        return f"Castle({self.id!r})"

    def line_name(self, line: int) -> str:
        """The name of a line in notation: its number from 1, or `daimyo`."""
        return "daimyo" if line == self.special else str(line + 1)


class Clan:
    """A clan with its castles (indices) and what the pile of all of them is worth (AOW-056)."""

    __slots__ = ("castles", "id", "index", "name", "points")

    def __init__(self, index: int, clan_id: str, name: str, points: int) -> None:
        self.index = index
        self.id = clan_id
        self.name = name
        self.points = points
        self.castles: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return f"Clan({self.id!r})"


def _load() -> tuple[tuple[Castle, ...], tuple[Clan, ...]]:
    source = files("warhall.games.age_of_war").joinpath("data/castles.toml").read_text(encoding="utf-8")
    data = tomllib.loads(source)
    clans = tuple(Clan(i, row["id"], row["name"], row["points"]) for i, row in enumerate(data["clan"]))
    clan_index = {clan.id: clan.index for clan in clans}
    castles = tuple(
        Castle(i, row["id"], row["name"], clan_index[row["clan"]], row["points"], row["lines"])
        for i, row in enumerate(data["castle"])
    )
    for clan in clans:
        clan.castles = tuple(castle.index for castle in castles if castle.clan == clan.index)
    return castles, clans


_LOADED: Final = _load()
CASTLES: Final = _LOADED[0]
CLANS: Final = _LOADED[1]
CASTLE_INDEX: Final = {castle.id: castle.index for castle in CASTLES}
BY_NAME: Final = tuple(sorted(range(len(CASTLES)), key=lambda index: CASTLES[index].id))  # the order of action texts
