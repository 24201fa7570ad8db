"""Reads a view for its picture: `Position`, in the words of one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from warhall.drawing.svg import SEATS, clean
from warhall.games.age_of_war.components import CASTLE_INDEX, CASTLES, CLANS, DICE, Castle, Clan
from warhall.games.age_of_war.notation import CATALOGUE
from warhall.kernel import LANGUAGES


@dataclass(frozen=True)
class Position:
    """The view, checked and completed: what is missing gets its value at the start of a turn."""

    names: tuple[str, ...]
    owners: tuple[int | None, ...]  # by castle
    facedown: tuple[bool, ...]
    scores: tuple[int, ...]
    to_move: int | None
    you: int | None
    winners: tuple[int, ...]
    over: bool
    dice: tuple[str, ...]
    dice_left: int
    lost: int | None  # None: the view does not tell
    target: Castle | None
    filled: frozenset[int]  # line indices of the target
    language: str

    def say(self, key: str, **facts: str | int) -> str:
        """The words of a picture: `picture-<key>` in the catalogues."""
        return CATALOGUE.format(f"picture-{key}", facts, self.language)

    def holdings(self, seat: int) -> list[Castle]:
        return [castle for castle in CASTLES if self.owners[castle.index] == seat]

    def piles(self, seat: int) -> list[Clan]:
        held = [clan for clan in CLANS if all(self.owners[index] == seat for index in clan.castles)]
        return [clan for clan in held if all(self.facedown[index] for index in clan.castles)]

    def faceup(self, seat: int) -> list[Castle]:
        hidden = {index for clan in self.piles(seat) for index in clan.castles}
        return [castle for castle in self.holdings(seat) if castle.index not in hidden]

    def score(self, seat: int) -> int:
        if seat < len(self.scores):
            return self.scores[seat]
        return sum(clan.points for clan in self.piles(seat)) + sum(castle.points for castle in self.faceup(seat))

    def dice_on_lines(self) -> dict[int, int]:
        """How many dice lie on each filled line: the fewest possible, and if the view tells the lost dice, the rest of
        the placed ones on an infantry line (only there a player can place more than needed)."""
        if self.target is None:
            return {}
        dice = {line: self.target.lines[line].least_dice for line in sorted(self.filled)}
        foot = [line for line in dice if self.target.lines[line].infantry]
        if foot and self.lost is not None:
            dice[foot[0]] += max(0, DICE - self.dice_left - self.lost - sum(dice.values()))
        return dice

    def aside(self) -> tuple[str, int]:
        """The dice that are neither in play nor drawn on a line: the label that says what is known, and how many."""
        rest = max(0, DICE - self.dice_left - sum(self.dice_on_lines().values()))
        foot = self.target is not None and any(self.target.lines[line].infantry for line in self.filled)
        is_sure = self.lost is not None or not foot or rest == 0
        return ("lost" if is_sure else "aside"), rest

    def news(self) -> str:
        """The one thing to know about the position."""
        if self.over:
            names = ", ".join(self.names[seat] for seat in self.winners)
            if not names:
                return self.say("final")
            return self.say("wins" if len(self.winners) == 1 else "win-together", name=names)
        return "" if self.to_move is None else self.say("turn", name=self.names[self.to_move])


def _seat(value: Any, players: int) -> int | None:
    return value if isinstance(value, int) and 0 <= value < players else None


def _filled(target: Castle | None, lines: Iterable[Any]) -> frozenset[int]:
    if target is None:
        return frozenset()
    by_name = {target.line_name(line): line for line in range(len(target.lines))}
    return frozenset(by_name[str(name)] for name in lines if str(name) in by_name)


def read(view: Mapping[str, Any], names: Sequence[str] | None, lang: str) -> Position:
    """Read a view; unknown languages fall back to English, "fr-CA" to French."""
    language = lang[:2].lower() if lang[:2].lower() in LANGUAGES else "en"
    players = min(max(int(view.get("players") or len(view.get("scores") or ()) or 2), 2), len(SEATS))
    rows = view.get("castles") or {}
    states = [rows.get(castle.id) or {} for castle in CASTLES]
    target_id = view.get("target")
    target = CASTLES[CASTLE_INDEX[target_id]] if target_id in CASTLE_INDEX else None
    given = [clean(str(name)) for name in names or ()][:players]
    given += [""] * (players - len(given))
    left, lost = view.get("dice_left"), view.get("lost")
    return Position(
        names=tuple(
            name or CATALOGUE.format("picture-player", {"number": seat + 1}, language)
            for seat, name in enumerate(given)
        ),
        owners=tuple(_seat(state.get("owner"), players) for state in states),
        facedown=tuple(bool(state.get("facedown")) for state in states),
        scores=tuple(int(score) for score in view.get("scores") or ()),
        to_move=None if view.get("over") else _seat(view.get("to_move"), players),
        you=_seat(view.get("you"), players),
        winners=tuple(seat for seat in view.get("winners") or () if _seat(seat, players) is not None),
        over=bool(view.get("over")),
        dice=tuple(clean(str(face), 2) for face in view.get("dice") or ())[:DICE],
        dice_left=DICE if left is None else min(max(int(left), 0), DICE),
        lost=lost if isinstance(lost, int) else None,
        target=target,
        filled=_filled(target, view.get("filled") or ()),
        language=language,
    )
