"""The steward, or another bot of the game, against others with the same deck in every seat: `python -m
benchmarks.conan_ccg_matches`, or `... warden --who champion --players 4`.

`random` and `squire` tell how strong he is, `warden` (the steward of an earlier day) what has been gained; `blindfold`
(the steward who lays his moves in any gap) and `nearsighted` (the steward who cannot tell the slots of an edge apart)
tell what place and position are worth. A run can be stopped at any time and goes on where it stopped.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.bots import conan_ccg as sticks
from benchmarks.bots.conan_ccg import RIVALS
from benchmarks.conan_ccg_games import course
from benchmarks.scratch import fingerprint, keeping, read_lines
from warhall.arena.intervals import wilson
from warhall.bots import load_bot, parse_bot
from warhall.cli.output import progress_bar
from warhall.games import conan_ccg
from warhall.games.conan_ccg import ConanCCG
from warhall.games.conan_ccg.cards.card_data import load_pool
from warhall.games.conan_ccg.cards.decks import starters
from warhall.kernel import Action, Bot, View

STICKS: Final = tuple(rival for rival in RIVALS if rival != "warden")
SCRATCH: Final = Path(tempfile.gettempdir()) / "warhall" / "conan-ccg-matches.jsonl"


class Bout(msgspec.Struct, frozen=True):
    """One game: what was won of it, and the processor time of the decisions."""

    digest: str
    rival: str
    index: int
    deck: str
    won: float
    decisions: int
    seconds: float
    who: str = "steward"
    players: int = 2


class Timed:
    """A bot whose decisions are counted and timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random, deadline: float) -> Action:
        began = time.process_time()
        chosen = self.bot.choose(view, legal, rng, deadline)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return chosen


def play_bout(version: str, rival: str, index: int, who: str = "steward", players: int = 2) -> Bout:
    """The bot changes seats with every game, the first turn when it has sat in all, the deck when it has begun in each
    of them."""
    names = list(starters(load_pool()))
    deck = names[index // players**2 % len(names)]
    game = ConanCCG(players=players, decks=[deck] * players)
    mine = Timed(load_bot(parse_bot(who), game))
    seat = index % players
    bots: list[Bot] = [mine if other == seat else RIVALS[rival](game) for other in range(players)]
    won = 0.0
    for state, _, _ in course(game, bots, f"{rival}/{index}", index // players % players):
        if state.is_terminal():
            won = 1 / len(state.winners) if seat in state.winners else 0.0
    return Bout(version, rival, index, deck, won, mine.decisions, mine.seconds, who, players)


def play_bouts(
    games: int,
    scratch: Path = SCRATCH,
    rivals: Sequence[str] = STICKS,
    who: str = "steward",
    players: int = 2,
    start: int = 0,
) -> list[Bout]:
    """So many games against each rival, from number `start` on; each is written down as soon as it is over."""
    numbers = range(start, start + games)
    version = fingerprint(conan_ccg, sticks)
    known = {
        (bout.rival, bout.index): bout
        for bout in read_lines(scratch, Bout)
        if (bout.digest, bout.who, bout.players) == (version, who, players)
    }
    with progress_bar("Conan CCG", games * len(rivals)) as advance, keeping(scratch) as keep:
        for rival in rivals:
            for index in numbers:
                if (rival, index) not in known:
                    known[rival, index] = play_bout(version, rival, index, who, players)
                    keep(known[rival, index])
                advance(1)
    return [bout for (rival, index), bout in sorted(known.items()) if rival in rivals and index in numbers]


def figures(bouts: Sequence[Bout], rival: str) -> tuple[int, float, tuple[float, float], float]:
    """Games against a rival, the share won with its 95 % interval, and milliseconds per decision."""
    mine = [bout for bout in bouts if bout.rival == rival]
    won, decisions = sum(bout.won for bout in mine), sum(bout.decisions for bout in mine)
    milliseconds = 1000 * sum(bout.seconds for bout in mine) / max(1, decisions)
    return len(mine), won / max(1, len(mine)), wilson(won, len(mine)), milliseconds


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    words.add_argument("rivals", nargs="*", default=list(RIVALS), help="the bots to play against")
    words.add_argument("--who", default="steward", help="the bot that is measured, as the arena names it")
    words.add_argument("--players", type=int, default=2, help="seats; all others are the rival's")
    words.add_argument("--games", type=int, default=1000, help="games against each")
    words.add_argument("--start", type=int, default=0, help="the number of the first game")
    words.add_argument("--scratch", type=Path, default=SCRATCH, help="where games are kept from run to run")
    given = words.parse_args()
    bouts = play_bouts(max(1, given.games), given.scratch, given.rivals, given.who, given.players, given.start)
    for rival in given.rivals:
        games, share, (low, high), milliseconds = figures(bouts, rival)
        print(
            f"{given.who} against {rival}: {100 * share:.1f} % of {games} games "
            f"({100 * low:.1f} - {100 * high:.1f}), {milliseconds:.2f} ms a decision"
        )


if __name__ == "__main__":
    main()
