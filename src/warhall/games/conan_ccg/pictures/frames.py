"""The frames of the cards: a colour and an ornament for each kind, teeth for each type of Foe, and the common back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from warhall.drawing.svg import GOLD, INK, Markup, box, join, number, placed
from warhall.games.conan_ccg.pictures.pen import drawing, ident, place, symbol, symbol_of

if TYPE_CHECKING:
    from warhall.drawing.art import Drawing
    from warhall.games.conan_ccg.cards.cards import Card


_SMALL: Final = ("small-conan", "small-foe")
_FACE_DOWN: Final = "face-down"
_LACQUER: Final = ("#3a1712", "#142a52")


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
    """The back: two lions guard a sword, on red lacquer; that of a Foe card is blue, two serpents and a horned skull
    (CCG-051). A plait runs around both."""
    return _back(width, height, foe, drawing("backs/plait").fill(ground=_LACQUER[foe]))


def _back(width: float, height: float, foe: bool, plait: Markup) -> Markup:
    unit = width / 252

    def rim(inset: float, radius: float, **paint: str | float | None) -> Markup:
        at = inset * unit
        return box(at, at, width - 2 * at, height - 2 * at, rx=radius * unit, **paint)

    rims = (
        rim(0, 13, fill=INK),
        rim(4, 10, fill=_LACQUER[foe]),
        rim(12, 6, fill="none", stroke=GOLD, stroke_width=2.4 * unit),
    )
    device = drawing("backs/foe" if foe else "backs/conan").inner
    return join((*rims, placed(width / 2, height / 2, unit * 1.9, device, plait)))


def small_back(foe: bool) -> Markup:
    """A back in a pile, 24 by 33, by reference (see `backs_in`)."""
    return place(_SMALL[foe], -1, -1, 26, 35)


def face_down(width: float, height: float) -> Markup:
    """The back of a move on the table, without its plait, by reference (see `backs_in`)."""
    return place(_FACE_DOWN, 0, 0, width, height)


def backs_in(body: Iterable[Markup], width: float, height: float) -> Markup:
    """The definitions of `small_back` and `face_down` that a picture refers to."""
    drawn = {name: symbol_of(name, drawing(f"backs/{name}")) for name in _SMALL}
    drawn[_FACE_DOWN] = symbol(
        _FACE_DOWN, f"0 0 {number(width)} {number(height)}", _back(width, height, False, Markup(""))
    )
    markup = "".join(body)
    return join(definition for name, definition in drawn.items() if f'"#{ident(name)}"' in markup)
