"""The games that can be found: the entry points `warhall.games` of installed packages, and what a program registers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from warhall.kernel.errors import UnknownNameError
from warhall.kernel.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_registered: dict[str, type[Game]] = {}


def register(game_class: type[Game]) -> type[Game]:
    """Add a game to the hall (usable as a class decorator); one of the same id is replaced."""
    _registered[game_class.id] = game_class
    return game_class


def _points() -> dict[str, EntryPoint]:
    """The games of installed packages, by id."""
    from importlib.metadata import entry_points  # it takes longer to import than all of this

    return {point.name: point for point in entry_points(group="warhall.games")}


def game_ids() -> list[str]:
    """The ids of all games, sorted."""
    return sorted({*_points(), *_registered})


def game_class(game_id: str) -> type[Game]:
    """The class of a game. Raises `UnknownNameError` with a suggestion."""
    if game_id not in _registered:
        point = _points().get(str(game_id))
        if point is not None:
            register(point.load())
    if game_id not in _registered:
        raise UnknownNameError("game", str(game_id), game_ids())
    return _registered[game_id]


def load_game(game_id: str, /, **options: Any) -> Game:
    """A game with its options checked: `load_game("age-of-war", players=3)`.

    Raises `UnknownNameError` for a game and `InvalidOptionError` for an option that does not exist or fit.
    """
    return game_class(game_id)(**options)


def has_decks(kind: type[Game]) -> bool:
    """Whether a game is played with decks that people build."""
    return kind.deck_box is not Game.deck_box
