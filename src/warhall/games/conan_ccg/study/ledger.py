"""A game in figures, counted from its events: for the rating of decks and for the report on balance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from warhall.games.conan_ccg.cards.cards import Pool
from warhall.kernel import Event

# The events in which a card is played, with the fact that names it.
_PLAYED: Final = {
    **dict.fromkeys(("conan-move", "foe-move", "action-played", "item-played", "ally-played", "region-played"), "card"),
    "foe-placed": "foe",
}


class Uses(msgspec.Struct):
    """How a card fared in one seat: how often it came (drawn or revealed), and how often it was played."""

    came: int = 0
    played: int = 0


class Blows(msgspec.Struct):
    """The attacks of one side: those that were wholly blocked, and their offensive icons."""

    attacks: int = 0
    blocked: int = 0
    icons: int = 0
    icons_blocked: int = 0


class Ledger(msgspec.Struct):
    """The counts of one game."""

    first: int = -1
    turns: int = 0
    rounds: int = 0
    reason: str = ""
    winners: list[int] = []
    retreats: int = 0
    press_ons: int = 0
    conan: Blows = msgspec.field(default_factory=Blows)
    foes: Blows = msgspec.field(default_factory=Blows)
    cards: dict[int, dict[str, Uses]] = {}  # by seat

    def read(self, pool: Pool, events: Iterable[Event]) -> None:
        """Count what has just happened."""
        for event in events:
            data = event.data
            if event.kind in ("drawn", "foes-revealed"):
                for card in data["cards"]:
                    self._uses(data["seat"], card).came += 1
            elif event.kind == "card-taken":
                self._uses(data["seat"], data["card"]).came += 1
            elif event.kind in _PLAYED:
                self._uses(data["seat"], data[_PLAYED[event.kind]]).played += 1
            elif event.kind == "clash":
                attacker = pool.cards.get(data["attacker"])
                self._clash(self.foes if attacker is not None and attacker.foe else self.conan, event)
            else:
                self._course(event)

    def _uses(self, seat: int, card: str) -> Uses:
        return self.cards.setdefault(seat, {}).setdefault(card, Uses())

    @staticmethod
    def _clash(side: Blows, event: Event) -> None:
        side.attacks += 1
        side.blocked += not event.data["hit"]
        lanes = event.data["lanes"].split()
        side.icons += len(lanes)
        side.icons_blocked += sum(">" not in lane for lane in lanes)

    def _course(self, event: Event) -> None:
        if event.kind == "turn-begins":
            self.turns = event.data["turn"]
        elif event.kind == "phase" and event.data["phase"] == "survey":
            self.rounds += 1
        elif event.kind == "first-player":
            self.first = event.data["seat"]
        elif event.kind == "retreat":
            self.retreats += 1
        elif event.kind == "press-on":
            self.press_ons += 1
        elif event.kind == "game-over":
            self.reason, self.winners = event.data["reason"], list(event.data["winners"])
