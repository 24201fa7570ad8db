"""Many games at once: simulation with intervals, fuzzing, measuring."""

from warhall.arena.play import BotError, GameResult, play_game
from warhall.arena.simulate import Simulation, Summary, simulate, simulate_fast

__all__ = ["BotError", "GameResult", "Simulation", "Summary", "play_game", "simulate", "simulate_fast"]
