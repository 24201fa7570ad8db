"""A bot of Age of Conan against the frozen steward, seats by turns: `python -m benchmarks.age_of_conan_matches`.

One champion (or whoever is named) sits among frozen stewards. A run can be stopped at any time and goes on where it
stopped; the key of a game is the fingerprint of rules, data and bots, so that nothing older is counted.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.bots.age_of_conan import RIVALS
from benchmarks.scratch import fingerprint, keeping, read_lines
from warhall.arena.intervals import wilson
from warhall.arena.play import play_game
from warhall.bots import load_bot, parse_bot
from warhall.cli.output import print_json, progress_bar
from warhall.games import age_of_conan
from warhall.games.age_of_conan import AgeOfConan
from warhall.kernel import Bot

SCRATCH: Final = Path(tempfile.gettempdir()) / "warhall" / "age-of-conan-matches.jsonl"
BARS: Final = {2: 0.65, 3: 0.45, 4: 0.40}  # what the champion is asked to win


class Bout(msgspec.Struct, frozen=True):
    """One game: what the bot won of it, and by how many points it was ahead of the best other."""

    key: str
    index: int
    won: float
    margin: int


def play_bout(key: str, bot: str, rival: str, players: int, index: int) -> Bout:
    game = AgeOfConan(players=players)
    seat = index % players
    bots: list[Bot] = [RIVALS[rival](game) for _ in range(players)]
    bots[seat] = load_bot(parse_bot(bot), game)
    result = play_game(game, bots, "matches", index)
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    best = max(score for other, score in enumerate(result.scores) if other != seat)
    return Bout(key, index, won, result.scores[seat] - best)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--rival", default="frozen", choices=RIVALS)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--start", type=int, default=0, help="the number of the first game")
    parser.add_argument("--scratch", type=Path, default=SCRATCH)
    asked = parser.parse_args()
    key = f"{fingerprint(age_of_conan)}/{asked.bot}/{asked.rival}/{asked.players}"
    numbers = range(asked.start, asked.start + asked.games)
    bouts = {bout.index: bout for bout in read_lines(asked.scratch, Bout) if bout.key == key and bout.index in numbers}
    began = time.process_time()
    with keeping(asked.scratch) as keep, progress_bar(asked.bot, asked.games) as advance:
        advance(len(bouts))
        for index in numbers:
            if index not in bouts:
                bouts[index] = play_bout(key, asked.bot, asked.rival, asked.players, index)
                keep(bouts[index])
                advance(1)
    won = sum(bout.won for bout in bouts.values())
    low, high = wilson(won, len(bouts))
    print_json(
        {
            "bot": asked.bot,
            "rival": asked.rival,
            "players": asked.players,
            "games": len(bouts),
            "won": won / len(bouts),
            "low": low,
            "high": high,
            "margin": sum(bout.margin for bout in bouts.values()) / len(bouts),
            "seconds": time.process_time() - began,
        }
    )
    return 0 if asked.bot != "champion" or low >= BARS[asked.players] else 1


if __name__ == "__main__":
    sys.exit(main())
