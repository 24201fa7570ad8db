"""The decks and the cards of a card game, as the command line and the arena ask for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from warhall.kernel.event import Event
from warhall.kernel.figures import Table
from warhall.kernel.option import Option

if TYPE_CHECKING:
    from warhall.kernel.game import Game


class Swap(msgspec.Struct, frozen=True):
    """One copy of a card exchanged for one of another."""

    out: str
    into: str


class DeckBox(Protocol):
    """The decks of a card game, for `warhall deck`. A deck is named by a starter deck's id or a file's path."""

    BUILD_QUERY: tuple[Option, ...]  # what may be asked of a deck that is built to order

    def listing(self) -> Table:
        """The decks that come with the game."""

    def faults(self, name: str) -> list[str]:
        """Every violation of the rules of deck construction, in words; empty for a legal deck."""

    def show(self, name: str) -> list[Table]:
        """The cards and the figures of a deck."""

    def build(self, seed: int, /, **query: Any) -> str:
        """The text of a legal deck built to order: a query described by `BUILD_QUERY`."""

    def text(self, name: str) -> str:
        """A deck as a deck file."""

    def read(self, text: str, name: str) -> tuple[str, list[str]]:
        """The deck file that a plain list makes, and its violations; an error names all lines that cannot be read."""

    # -- for its rating: a deck may also be written in one line

    def line(self, name: str) -> str:
        """A legal deck in one line; `InvalidOptionError` lists the faults of another."""

    def rivals(self) -> list[str]:
        """The decks against which others are rated."""

    def title(self, name: str) -> str:
        """The name of a deck in the language of the moment."""

    def game(self, decks: Sequence[str]) -> Game:
        """A game between these decks, in seat order."""

    def changed(self, line: str, swaps: Sequence[Swap]) -> str | None:
        """The deck with cards exchanged, if it is still legal."""

    def swaps(self, line: str) -> list[Swap]:
        """Every exchange of one card after which the deck is legal."""

    def swap_text(self, swap: Swap) -> str:
        """An exchange in words."""

    def uses(self, events: Sequence[Event], seat: int) -> dict[str, tuple[int, int]]:
        """Count how often each card came to this seat in a game, and how often it was played."""

    def weaknesses(self, line: str, uses: Mapping[str, tuple[int, int]]) -> list[str]:
        """The weaknesses of a deck, in words, by its list and by how its cards were used."""


class CardBox(Protocol):
    """The cards of a card game, for `warhall cards`. A card is named by its id."""

    SIZE: tuple[float, float]  # width and height in millimetres

    def find(self, query: str) -> list[str]:
        """The cards that a query means, all for an empty one. `InvalidOptionError` says what is wrong with it."""

    def of_deck(self, name: str) -> list[str]:
        """The cards of a starter deck or deck file, copy by copy."""

    def listing(self, cards: Sequence[str]) -> Table:
        """Cards, one in a row."""

    def describe(self, card: str) -> Table:
        """Everything about one card."""

    def picture(self, card: str) -> str:
        """A card as an SVG document."""

    def art(self, card: str) -> str:
        """What is painted on a card, without its frame and words, as an SVG document."""

    def back(self, card: str) -> str:
        """The back of a card as an SVG document."""
