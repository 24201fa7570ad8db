"""What looks foolish at the table, counted in games between bots of one kind: `python -m benchmarks.conan_ccg_blunders
steward champion warden --games 60`.

A round is idle where Conan fights on and lays no move. Whoever stands at 0 Prowess and goes home in the same combat
after all has stood there for nothing. A Retreat is rash where Conan has most of his strength and loses Renown by it,
and a death needless where he was ahead and could have gone home.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Final

import msgspec

from benchmarks.bots.conan_ccg import RIVALS
from benchmarks.conan_ccg_games import course
from benchmarks.document import table
from warhall.bots import bot_names, load_bot, parse_bot
from warhall.cli.output import progress_bar
from warhall.games.conan_ccg import ConanCCG
from warhall.games.conan_ccg.cards.card_data import load_pool
from warhall.games.conan_ccg.cards.decks import starters
from warhall.games.conan_ccg.rules.chronicle import renown
from warhall.games.conan_ccg.rules.statistics import starting_health
from warhall.games.conan_ccg.rules.victory import RENOWN_TO_WIN
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import Bot, Event

STRONG: Final = 0.5  # the part of Prowess and of Health with which nobody needs to go home
AHEAD: Final = 5  # Renown


class Blunders(msgspec.Struct):
    """The counts of one game."""

    rounds: int = 0
    idle: int = 0
    longest: int = 0  # idle rounds in a row
    in_vain: int = 0  # idle rounds at 0 Prowess that cost Health, in combats that ended with a Retreat
    retreats: int = 0
    rash: int = 0
    stripped: int = 0  # rash Retreats that cost all Renown
    needless: int = 0  # deaths

    def add(self, other: Blunders) -> None:
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            setattr(self, name, max(mine, theirs) if name == "longest" else mine + theirs)


class Watch:
    """Reads a game as it goes."""

    def __init__(self) -> None:
        self.found = Blunders()
        self._laid = True
        self._row = 0  # idle rounds in a row
        self._standing = 0  # idle rounds of this combat at 0 Prowess that cost Health
        self._health = 0
        self._prowess = 1
        self._strong = False
        self._renown = 0
        self._ahead = False

    def read(self, state: ConanState, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind == "fights-on":
                self._begin(state)
            elif event.kind == "conan-move":
                self._laid = True
            elif event.kind == "phase" and event.data["phase"] == "end_of_round":
                self._end(state)
            elif event.kind == "retreat":
                self.found.retreats += 1
                self.found.in_vain += self._standing
                self._measure(state)
            elif event.kind in ("prowess-restored", "press-on"):
                self._standing = 0
            elif event.kind == "conan-home":
                self._settle(state, event.data["seat"])
            elif event.kind == "conan-defeated":
                self.found.needless += self._ahead

    def _begin(self, state: ConanState) -> None:
        self.found.rounds += 1
        self._laid = False
        self._health, self._prowess = state.health[state.active], state.prowess[state.active]
        best = max(renown(state, seat) for seat in range(state.game.players) if seat != state.active)
        self._ahead = best < RENOWN_TO_WIN and renown(state, state.active) >= best + AHEAD

    def _end(self, state: ConanState) -> None:
        if self._laid:
            self._row = 0
            return
        self.found.idle += 1
        self._row += 1
        self.found.longest = max(self.found.longest, self._row)
        self._standing += self._prowess == 0 and state.health[state.active] < self._health

    def _measure(self, state: ConanState) -> None:
        """How strong Conan is as he leaves; what he loses is taken afterwards."""
        seat = state.active
        full = state.conan(seat).prowess
        healthy = state.health[seat] >= STRONG * starting_health(state, seat)
        self._strong = healthy and state.prowess[seat] >= STRONG * full
        self._renown = renown(state, seat)

    def _settle(self, state: ConanState, seat: int) -> None:
        if self._strong and renown(state, seat) < self._renown:
            self.found.rash += 1
            self.found.stripped += renown(state, seat) == 0
        self._strong = False


def watch_game(bot: str, index: int) -> Blunders:
    """One game of two bots of this kind with the same deck."""
    names = list(starters(load_pool()))
    deck = names[index // 2 % len(names)]
    game = ConanCCG(players=2, decks=[deck, deck])
    seated: list[Bot] = [_seat(bot, game) for _ in range(2)]
    watch = Watch()
    for state, _, events in course(game, seated, f"blunders/{index}", index % 2):
        watch.read(state, events)
    return watch.found


def _seat(bot: str, game: ConanCCG) -> Bot:
    return RIVALS[bot](game) if bot in RIVALS and bot not in bot_names(game) else load_bot(parse_bot(bot), game)


def _figure(found: Blunders, name: str, games: int) -> str:
    value = getattr(found, name)
    return str(value) if name == "longest" else f"{value / games:.2f}"


def report(found: dict[str, Blunders], games: int) -> str:
    """Counts per game, a column for each bot."""
    rows = [[name, *[_figure(of, name, games) for of in found.values()]] for name in Blunders.__struct_fields__]
    return table(["a game", *found], rows)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    words.add_argument("bots", nargs="*", default=["steward", "warden"])
    words.add_argument("--games", type=int, default=60)
    given = words.parse_args()
    found = {bot: Blunders() for bot in given.bots}
    with progress_bar("Conan CCG", given.games * len(found)) as advance:
        for bot, total in found.items():
            for index in range(given.games):
                total.add(watch_game(bot, index))
                advance(1)
    print(report(found, given.games))


if __name__ == "__main__":
    main()
