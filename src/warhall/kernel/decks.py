"""The decks and the cards of a card game, as the command line, the arena and the workshop ask for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
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


class DeckPart(msgspec.Struct, frozen=True):
    """A part of every deck: a pile, or the one card that leads it."""

    id: str
    title: str
    single: bool  # it holds one card: another one takes its place


class CardList(msgspec.Struct, frozen=True):
    """A deck as a list: how many copies of each card. To which part a card belongs the card says."""

    name: str
    cards: dict[str, int]
    id: str = ""  # of a deck that comes with the game


class DeckFault(msgspec.Struct, frozen=True):
    """A violation of the rules of deck construction, in words, and the rule behind it."""

    text: str
    rule: str


class Gauge(msgspec.Struct, frozen=True):
    """A number that the rules want within bounds."""

    title: str
    value: int
    least: int
    most: int | None = None


class Bars(msgspec.Struct, frozen=True):
    """How the cards of a deck are spread: a word and a number each."""

    title: str
    bars: list[tuple[str, int]]


class DeckSheet(msgspec.Struct, frozen=True):
    """Everything that the rules and the numbers say of a deck while it is being built."""

    line: str  # the deck in one line, as the option of the game takes it
    text: str  # as a deck file
    faults: list[DeckFault]
    gauges: list[Gauge]
    figures: list[Bars]


class Hand(msgspec.Struct, frozen=True):
    """Cards that a deck might bring at the start."""

    title: str
    cards: list[str]


class CardFacts(msgspec.Struct, frozen=True):
    """A card in a gallery."""

    id: str
    name: str
    kind: str  # in words, with what the kind has besides
    part: str  # the id of the part of a deck to which it belongs
    text: str


class FilterChoice(msgspec.Struct, frozen=True):
    """One filter to click: its word, the query that says the same, and the cards that it finds."""

    text: str
    query: str
    cards: list[str]


class CardFilter(msgspec.Struct, frozen=True):
    """Filters that ask for the same; of several that are chosen, a card needs one."""

    title: str
    choices: list[FilterChoice]


class DeckBox(Protocol):
    """The decks of a card game, for `warhall deck` and the workshop. A deck is named by a starter deck's id or a file's
    path, so no name that comes from afar may be given to anything but `sheet` and its neighbours, which take lists."""

    OPTION: str  # the option of the game that takes a deck for each seat
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

    # -- for the workshop: a deck is a list of cards

    def parts(self) -> list[DeckPart]:
        """The parts of a deck, in the order in which a list shows them."""

    def starters(self) -> list[CardList]:
        """The decks that come with the game, as lists."""

    def imported(self, text: str) -> CardList:
        """The list that a deck file or a plain list makes; an error names all lines that cannot be read."""

    def sheet(self, deck: CardList) -> DeckSheet:
        """A deck under construction: faults and figures. `InvalidOptionError` if it names what is no card."""

    def hands(self, deck: CardList, rng: Random) -> list[Hand]:
        """Draw by chance what the deck might bring at the start."""

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
    """The cards of a card game, for `warhall cards` and the workshop. A card is named by its id.

    Its pictures say how large they are (`width` and `height`): of others browsers make a blank.
    """

    SIZE: tuple[float, float]  # width and height in millimetres

    def find(self, query: str) -> list[str]:
        """The cards that a query means, all for an empty one. `InvalidOptionError` says what is wrong with it."""

    def of_deck(self, name: str) -> list[str]:
        """The cards of a starter deck or deck file, copy by copy."""

    def listing(self, cards: Sequence[str]) -> Table:
        """Cards, one in a row."""

    def describe(self, card: str) -> Table:
        """Everything about one card."""

    def gallery(self) -> list[CardFacts]:
        """All cards, in the order of the set."""

    def filters(self) -> list[CardFilter]:
        """List what one may want to see of them, to be clicked."""

    def picture(self, card: str) -> str:
        """A card as an SVG document."""

    def art(self, card: str) -> str:
        """Draw what is painted on a card, without its frame and words, as an SVG document."""

    def back(self, card: str) -> str:
        """The back of a card as an SVG document."""
