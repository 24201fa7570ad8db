"""Age of Conan in pictures: the board as a seat sees it, and every card by itself."""

from warhall.games.age_of_conan.pictures.board import draw
from warhall.games.age_of_conan.pictures.cards import card_picture

__all__ = ["card_picture", "draw"]
