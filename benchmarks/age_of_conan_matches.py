"""A bot of Age of Conan against the frozen steward, seats by turns: `python -m benchmarks.age_of_conan_matches`.

One champion (or whoever is named) sits among frozen stewards. A run can be stopped at any time and goes on where it
stopped; the key of a game is the fingerprint of rules, data and bots, so that nothing older is counted.
"""

from __future__ import annotations

import sys
from typing import Final

from benchmarks.bots.age_of_conan import RIVALS
from benchmarks.matches import Bout, bout, run
from warhall.arena.play import play_game
from warhall.bots import load_bot, parse_bot
from warhall.games import age_of_conan
from warhall.games.age_of_conan import AgeOfConan
from warhall.kernel import Bot

BARS: Final = {2: 0.65, 3: 0.45, 4: 0.40}  # what the champion is asked to win


def play_bout(key: str, who: str, rival: str, players: int, index: int) -> Bout:
    game = AgeOfConan(players=players)
    seat = index % players
    bots: list[Bot] = [RIVALS[rival](game) for _ in range(players)]
    bots[seat] = load_bot(parse_bot(who), game)
    result = play_game(game, bots, "matches", index)
    return bout(key, index, seat, result.winners, result.scores)


if __name__ == "__main__":
    sys.exit(run(__doc__, age_of_conan, play_bout, RIVALS, BARS))
