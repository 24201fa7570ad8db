"""What the benchmarks of speed share: games of two sides in turns, the size of a view, the time of a decision."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping

import msgspec

from warhall.arena.bench import sample_states
from warhall.arena.play import play_game
from warhall.kernel import BotFactory, Game

Playing = Callable[[int], int]  # plays the game with this seed; returns the steps that it took


class Pace(msgspec.Struct, frozen=True):
    """How fast one side was."""

    steps: float  # per second
    games: float


def rounds_in_turn(
    sides: Mapping[str, Playing], seconds: float, rounds: int, clock: Callable[[], float]
) -> dict[str, list[tuple[int, int, float]]]:
    """Let the sides play by turns, so that a machine that slows down slows all. Returns steps, games and seconds of
    every round of each."""
    found: dict[str, list[tuple[int, int, float]]] = {name: [] for name in sides}
    for play in sides.values():
        play(0)  # warm up
    for turn in range(rounds):
        for name, play in sides.items():
            began, steps, games = clock(), 0, 0
            while clock() - began < seconds / rounds:
                games += 1
                steps += play(turn * 10_000 + games)
            found[name].append((steps, games, clock() - began))
    return found


def paces(
    sides: Mapping[str, Playing], seconds: float, rounds: int = 10, clock: Callable[[], float] = time.perf_counter
) -> dict[str, Pace]:
    """The pace of each side over all its rounds."""
    told = {}
    for name, found in rounds_in_turn(sides, seconds, rounds, clock).items():
        steps, games, spent = map(sum, zip(*found, strict=True))
        told[name] = Pace(steps / spent, games / spent)
    return told


def best_paces(sides: Mapping[str, Playing], seconds: float, rounds: int = 10) -> dict[str, Pace]:
    """The pace of each side in the best of its rounds, in processor time."""
    told = {}
    for name, found in rounds_in_turn(sides, seconds, rounds, time.process_time).items():
        told[name] = Pace(*max((steps / spent, games / spent) for steps, games, spent in found))
    return told


def largest_view(game: Game) -> int:
    """The bytes of the largest view in a hundred positions of random games."""
    states = sample_states(game, random.Random(1), 100)
    return max(len(msgspec.json.encode(state.view(seat))) for state in states for seat in range(game.players))


def thinking_time(game: Game, bot: BotFactory, num: int) -> float:
    """Milliseconds of processor time that a decision takes in games of such bots, with the rules and the view."""
    began = time.process_time()
    decisions = sum(play_game(game, [bot(game)] * game.players, "self", index).decisions for index in range(num))
    return (time.process_time() - began) / decisions * 1000
