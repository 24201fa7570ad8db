"""Age of War: seven dice, fourteen castles, six clans, two to six players. The rules are numbered in `rules.toml`."""

from warhall.games.age_of_war.game import AgeOfWar

__all__ = ["AgeOfWar"]
