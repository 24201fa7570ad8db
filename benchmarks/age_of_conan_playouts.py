"""Play-outs a second from the middle of games, before and now: `python -m benchmarks.age_of_conan_playouts`.

Both sides play the same positions to the end, by turns in one process: frozen stewards, whose code is Python and who
are handed a view for every choice, and stewards who look at the imagined position itself. Compile first.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from typing import Any, Final

from benchmarks.bots.age_of_conan import FrozenSteward
from benchmarks.measuring import Playing, best_paces
from warhall import compiled
from warhall.cli.output import print_json
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.bots import Steward
from warhall.games.age_of_conan.state import AgeOfConanState
from warhall.kernel import Action, BotFactory

FLOOR: Final = 3.0  # times as many
POSITIONS: Final = 8
Choose = Callable[[Any, AgeOfConanState, int, random.Random], Action]


def middles(game: AgeOfConan) -> list[AgeOfConanState]:
    """Positions of games of stewards in which the second age has begun."""
    found = []
    bot = Steward(game)
    for index in range(POSITIONS):
        rng = random.Random(f"playouts/{index}")
        state = game.new_initial_state()
        while state.age < 2:
            seat = state.current_player()
            state.apply_action(state.sample_chance(rng) if state.is_chance() else bot.imagine(state, seat, rng))
        found.append(state)
    return found


def playing(starts: list[AgeOfConanState], make: BotFactory, choose: Choose) -> Playing:
    """Play-outs with such bots, who choose in such a way."""

    def play(seed: int) -> int:
        state, rng, steps = starts[seed % POSITIONS].clone(), random.Random(seed), 0
        bots = [make(state.game) for _ in range(state.game.players)]
        while not state.is_terminal():
            steps += 1
            if state.is_chance():
                state.apply_action(state.sample_chance(rng))
            else:
                seat = state.current_player()
                state.apply_action(choose(bots[seat], state, seat, rng), seat)
        return steps

    return play


def by_view(bot: Any, state: AgeOfConanState, seat: int, rng: random.Random) -> Action:
    chosen: Action = bot.choose(state.view(seat), state.legal_actions(seat), rng, 0.0)
    return chosen


def by_imagination(bot: Any, state: AgeOfConanState, seat: int, rng: random.Random) -> Action:
    chosen: Action = bot.imagine(state, seat, rng)
    return chosen


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each side and number of players")
    asked = parser.parse_args()
    told: dict[int, dict[str, float]] = {}
    for players in (2, 4):
        game = AgeOfConan(players=players)
        starts = middles(game)
        sides = {
            "before": playing(starts, FrozenSteward, by_view),
            "now": playing(starts, Steward, by_imagination),
        }
        found = best_paces(sides, asked.seconds)
        told[players] = {
            **{f"{name}, play-outs a second": pace.games for name, pace in found.items()},
            "times": found["now"].games / found["before"].games,
        }
    current = {name: compiled.is_current(name) for name in compiled.groups()}
    print_json({"compiled": current, "players": told})
    return 0 if min(facts["times"] for facts in told.values()) >= FLOOR else 1


if __name__ == "__main__":
    sys.exit(main())
