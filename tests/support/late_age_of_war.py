"""Age of War that begins near its end: random games of the whole game last for thousands of actions."""

from __future__ import annotations

from warhall.games.age_of_war import AgeOfWar
from warhall.games.age_of_war.components import CASTLES, CLANS
from warhall.games.age_of_war.state import AgeOfWarState


def late_start(game: AgeOfWar) -> AgeOfWarState:
    """Four clans are complete, three castles can be stolen and two are left in the center; seat 0 begins."""
    owners = {castle.id: CLANS[castle.clan].index % game.players for castle in CASTLES}
    owners |= {"azuchi": 0, "matsumoto": 1, "matsuyama": game.players - 1}
    castles = {name: {"owner": owner} for name, owner in owners.items() if name not in ("gifu", "marugame")}
    return game.state_from_json({"to_move": 0, "castles": castles})


class LateAgeOfWar(AgeOfWar):
    """The same game from a late position."""

    package = "warhall.games.age_of_war"

    def new_initial_state(self) -> AgeOfWarState:
        return late_start(AgeOfWar(**self.options))
