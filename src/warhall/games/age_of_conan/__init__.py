"""Age of Conan: three ages, twelve adventures, four kingdoms, two to four players. The rules are in `rules.toml`."""

from warhall.games.age_of_conan.game import AgeOfConan

__all__ = ["AgeOfConan"]
