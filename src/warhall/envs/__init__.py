"""The games as environments of PettingZoo, Gymnasium and OpenSpiel, all from the one description that each game gives
of itself in numbers (`warhall.kernel.spaces`, `games/<game>/study/spaces.py`).

    warhall.envs.pettingzoo.env("age-of-conan", players=4)
    warhall.envs.gymnasium       # gymnasium.make("warhall/AgeOfWar-v0")
    warhall.envs.openspiel       # pyspiel.load_game("warhall_age_of_war(players=2)")
    warhall.envs.vector          # thousands of games of Age of War at once; the others on several processes
"""

from __future__ import annotations

from warhall.kernel import Game, InvalidOptionError, game_class, game_ids


class MissingExtraError(InvalidOptionError, ModuleNotFoundError):
    """An extra that was not installed."""

    def __init__(self, extra: str, missing: ModuleNotFoundError) -> None:
        super().__init__("missing-extra", field=missing.name, extra=extra)


def numbered_games() -> dict[str, type[Game]]:
    """The games that describe themselves in numbers, by their ids."""
    known = {game_id: game_class(game_id) for game_id in game_ids()}
    return {game_id: kind for game_id, kind in known.items() if "spaces" in vars(kind)}
