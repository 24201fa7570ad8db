"""Warhall: play, study and simulate Age of War, Age of Conan and the Conan CCG.

    import warhall

    game = warhall.load_game("age-of-war", players=2)
    match = warhall.Match(game, seed=7)

Everything here is the kernel's: see `warhall.kernel`.
"""

from typing import TYPE_CHECKING, Any

from warhall import compiled

compiled.install()  # before anything that has a compiled copy is imported

from warhall import kernel  # noqa: E402

if TYPE_CHECKING:
    from warhall.kernel import *  # noqa: F403

__version__ = "0.1.0"

__all__ = kernel.__all__


if not TYPE_CHECKING:  # which has to know what there is

    def __getattr__(name: str) -> Any:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(kernel, name)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
