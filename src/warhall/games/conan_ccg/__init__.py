"""The Conan CCG: each player is Conan in turn while the others play his Foes."""

from warhall.games.conan_ccg.game import ConanCCG

__all__ = ["ConanCCG"]
