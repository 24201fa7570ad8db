"""Warhall: play, study and simulate Age of War, Age of Conan and the Conan CCG.

    import warhall

    game = warhall.load_game("age-of-war", players=2)
    match = warhall.Match(game, seed=7)

Everything here is the kernel's: see `warhall.kernel`.
"""

from warhall import compiled

compiled.install()  # before anything that has a compiled copy is imported

from warhall import kernel  # noqa: E402
from warhall.kernel import *  # noqa: E402, F403

__version__ = "0.1.0"

__all__ = kernel.__all__
