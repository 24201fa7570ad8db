"""The frames of the cards: a colour and an ornament for each kind, teeth for each type of Foe, and the common back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.drawing.svg import GOLD, INK, LACQUER, Markup, box, join, placed
from warhall.games.conan_ccg.pictures.pen import drawing

if TYPE_CHECKING:
    from warhall.drawing.art import Drawing
    from warhall.games.conan_ccg.cards.cards import Card


def _drawn(card: Card) -> Drawing:
    return drawing(f"frames/foe-{card.type}" if card.kind == "foe" else f"frames/{card.kind}")


def frame(card: Card) -> Markup:
    """The ground of a card up to its title band. Ornaments tell the kinds apart without colour, teeth the types."""
    return _drawn(card).inner


def colour(card: Card) -> str:
    """The colour of a card's kind."""
    return _drawn(card).colours["ground"]


def title_ground(card: Card) -> str:
    return _drawn(card).colours["title"]


def type_colour(foe_type: str) -> str:
    return drawing(f"frames/foe-{foe_type}").colours["trim"]


def back(width: float, height: float, foe: bool = False) -> Markup:
    """The back: a serpent around a sword on lacquer; a Foe Deck has a darker one with a skull."""
    unit = width / 252

    def rim(inset: float, radius: float, **paint: str | float | None) -> Markup:
        at = inset * unit
        return box(at, at, width - 2 * at, height - 2 * at, rx=radius * unit, **paint)

    rims = (
        rim(0, 13, fill=INK),
        rim(4, 10, fill=LACQUER if foe else "#3a1712"),
        rim(12, 6, fill="none", stroke=GOLD, stroke_width=2.4 * unit),
        rim(18, 4, fill="none", stroke=GOLD, stroke_width=0.9 * unit),
    )
    device = drawing("backs/foe" if foe else "backs/conan").inner
    return join((*rims, placed(width / 2, height / 2, unit * 1.9, device)))
