"""Many games at once: simulation with intervals, fuzzing, measuring."""

from warhall.arena.play import BotError, GameResult, play_game
from warhall.arena.simulate import Simulation, Summary, seat_bots, simulate, simulate_fast

__all__ = ["BotError", "GameResult", "Simulation", "Summary", "play_game", "seat_bots", "simulate", "simulate_fast"]
