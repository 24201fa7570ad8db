"""The champion of Age of War among experts, seats by turns: `python -m benchmarks.age_of_war_matches --players 3`.

Games are played in machine code, whose champion and expert choose as those at the table do. A run can be stopped at any
time and goes on where it stopped; the key of a game is the fingerprint of rules, data and bots, so that nothing older
is counted.
"""

from __future__ import annotations

import sys
from typing import Final

from benchmarks.matches import Bout, bout, run
from warhall.games import age_of_war
from warhall.games.age_of_war.study.batch import play_batch

RIVALS: Final = ("expert", "greedy", "random")
BARS: Final = {players: 1.3 / players for players in range(3, 7)}  # what the champion is asked to win
SEED: Final = 1600


def play_bout(key: str, who: str, rival: str, players: int, index: int) -> Bout:
    played = play_batch(players, [who, *[rival] * (players - 1)], 1, SEED, start=index)
    winners = [seat for seat in range(players) if played.winners[0] >> seat & 1]
    return bout(key, index, index % players, winners, played.scores[0].tolist())


if __name__ == "__main__":
    sys.exit(run(__doc__, age_of_war, play_bout, RIVALS, BARS))
