"""Cards as they lie on the table: Foes, moves face up and face down, edge to edge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from warhall.drawing.svg import (
    ASH,
    CARD,
    GOLD,
    INK,
    PAPER,
    SAND,
    VERMILION,
    Markup,
    box,
    disc,
    group,
    join,
    moved,
    number,
    path,
    words,
)
from warhall.games.conan_ccg.cards.cards import EDGE
from warhall.games.conan_ccg.pictures import frames, glyphs
from warhall.games.conan_ccg.pictures.emblems import picture
from warhall.games.conan_ccg.pictures.lettering import Piece, draw_block, set_text
from warhall.games.conan_ccg.pictures.pen import drawing
from warhall.games.conan_ccg.pictures.seen import BLOCK, LEAK, Figures, Lying

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card, Pool, Slot

WIDTH: Final = 104.0
MOVE_HEIGHT: Final = 152.0
FOE_HEIGHT: Final = 122.0
PITCH: Final = 27.0
RAIL: Final = 26.0
ICON: Final = 24.0
_HEARTS: Final = ((VERMILION, INK), ("none", VERMILION))  # blood and rim of a whole one, and of a wound
STRIP: Final = 21.0  # at both ends of a move: its name, and its gem and Initiative


def slot_y(position: int) -> float:
    """The middle of an icon position; the same from both ends, so that touching cards meet position by position."""
    return MOVE_HEIGHT / 2 + (position - (EDGE - 1) / 2) * PITCH


def name_in(
    text: str, x: float, y: float, width: float, height: float, ink: str, largest: float = 10.5
) -> list[Markup]:
    """A name in one line or two, as large as fits."""
    block = set_text((Piece(text, True),), width, height, largest, 5)
    return draw_block(x + width / 2, y, height, block, fill=ink, text_anchor="middle")


# -- moves -------------------------------------------------------------------------------------------------------------


def mark(name: str, x: float, y: float, way: int = 1) -> Markup:
    """Show what became of an icon, at the outer edge: an arrow into the enemy, a bar, a bar that leaks a drop."""
    place = f"translate({number(x)} {number(y)})" + (" scale(-1 1)" if way < 0 else "")
    return group(drawing(f"marks/{name}").inner, transform=place)


def _slot(slot: Slot, was: Slot, x: float, y: float, met: str, turned: bool) -> Markup:
    """An icon on the table. One that a text changed has a gold ring, a blocked one is pale and crossed."""
    parts = []
    if slot != was:
        parts.append(disc(x, y, ICON / 2 + 1.5, fill="none", stroke="#ffd23f", stroke_width=2.2))
    if slot.icon == "empty":
        parts.append(disc(x, y, 3, fill=PAPER, fill_opacity=0.25))
        return join(parts)
    faded = 0.45 if met in (BLOCK, LEAK) else None
    parts.append(glyphs.icon(slot.icon, x, y, ICON, 180 if turned else 0, opacity=faded))
    if met in (BLOCK, LEAK):
        parts.append(
            path(f"M{number(x - 8)} {number(y + 8)}l16 -16", stroke=PAPER, stroke_width=2.6, stroke_linecap="round")
        )
    return join(parts)


def _rail(lying: Lying, side: str, x: float, turned: bool) -> tuple[list[Markup], list[Markup]]:
    """The icons of an edge, and the marks on its outer line, which are drawn above the neighbouring card."""
    edge, printed, marks = lying.edges[side], lying.printed[side], lying.marks.get(side, {})
    way = -1 if x < WIDTH / 2 else 1
    middle = x + RAIL / 2
    parts = [box(x, STRIP, RAIL, MOVE_HEIGHT - 2 * STRIP, fill=INK, fill_opacity=0.5)]
    over = []
    for position, slot in enumerate(edge):
        y = slot_y(EDGE - 1 - position if turned else position)
        if slot.size > 1 and slot.part == 1:
            end = position + slot.size - 1
            other = slot_y(EDGE - 1 - end if turned else end)
            parts.append(
                path(
                    f"M{number(middle)} {number(y)}V{number(other)}",
                    stroke="#f2c14e",
                    stroke_width=13,
                    stroke_linecap="round",
                )
            )
        met = marks.get(position, "")
        parts.append(_slot(slot, printed[position], middle, y, met, turned))
        if met:
            over.append(mark(met, x if way < 0 else x + RAIL, y, way))
    return parts, over


def move(pool: Pool, lying: Lying, foe: bool, faint: bool) -> tuple[Markup, Markup]:
    """A move face up, and the marks that lie over its edges. A Foe's move lies turned round (CCG-223): its right edge
    on the left and its first position at the bottom. Only its name is written upright, for those who sit here."""
    card = pool.cards[lying.card]
    colour = "#5d2018" if foe else frames.colour(card)
    shown = moved(RAIL, STRIP, picture(card, WIDTH - 2 * RAIL, MOVE_HEIGHT - 2 * STRIP, 1.5))
    if foe:
        shown = group(shown, transform=f"rotate(180 {number(WIDTH / 2)} {number(MOVE_HEIGHT / 2)})")
    first, over_first = _rail(lying, "right" if foe else "left", 0, foe)
    second, over_second = _rail(lying, "left" if foe else "right", WIDTH - RAIL, foe)
    name_y, foot_y = (MOVE_HEIGHT - STRIP, 0.0) if foe else (0.0, MOVE_HEIGHT - STRIP)
    parts = [
        box(0, 0, WIDTH, MOVE_HEIGHT, rx=5, fill=colour, stroke=INK, stroke_width=1.6),
        shown,
        *first,
        *second,
        box(1, name_y + 1, WIDTH - 2, STRIP - 2, rx=4, fill=frames.title_ground(card)),
        *name_in(card.name, 4, name_y + 1, WIDTH - 8, STRIP - 2, INK),
        glyphs.stat("gem", str(card.gem), 16, foot_y + STRIP / 2, 20),
        glyphs.stat("initiative", str(lying.initiative), WIDTH - 16, foot_y + STRIP / 2, 20),
        glyphs.sign(card.kind, WIDTH / 2, foot_y + STRIP / 2, 13, PAPER),
    ]
    if lying.done:
        parts.append(box(0, 0, WIDTH, MOVE_HEIGHT, rx=5, fill=SAND, fill_opacity=0.3))
        parts.append(mark("done", WIDTH / 2, MOVE_HEIGHT / 2))
    return group(*parts, opacity=0.55 if faint else None), join((*over_first, *over_second))


def face_down() -> Markup:
    return moved(0, 2, frames.face_down(WIDTH, MOVE_HEIGHT - 4))


def backs_in(body: Iterable[Markup]) -> Markup:
    """The backs that a table refers to."""
    return frames.backs_in(body, WIDTH, MOVE_HEIGHT - 4)


def no_move() -> Markup:
    """A Foe that has no move yet."""
    return box(
        2, 2, WIDTH - 4, MOVE_HEIGHT - 4, rx=6, fill="none", stroke=ASH, stroke_width=1.4, stroke_dasharray="5 5"
    )


def eye(x: float, y: float) -> Markup:
    """The mark of a face-down move that this seat knows."""
    return moved(x, y, drawing("signs/eye").inner)


# -- characters --------------------------------------------------------------------------------------------------------


def hearts(health: int, full: int, x: float, y: float, room: float) -> Markup:
    """Health as hearts, wounds as empty ones; where there are too many, closer together."""
    step = min(13.0, room / max(full, 1))
    start = x - step * (full - 1) / 2
    whole, lost = (drawing("signs/heart").fill(blood=blood, rim=rim) for blood, rim in _HEARTS)
    return join(moved(start + at * step, y, whole if at < health else lost) for at in range(full))


def _changed(now: int, printed: int) -> str:
    return "▲" if now > printed else "▼" if now < printed else ""


def character(card: Card, figures: Figures, colour: str, gone: bool = False) -> Markup:
    """A Foe or Ally on the table: picture, name, Prowess and Damage, Health and wounds."""
    parts = [
        box(0, 0, WIDTH, FOE_HEIGHT, rx=6, fill=frames.colour(card), stroke=colour, stroke_width=2.4),
        moved(3, 3, picture(card, WIDTH - 6, 62.0)),
        box(3, 65, WIDTH - 6, 22, fill=frames.title_ground(card)),
        *name_in(card.name, 4, 65, WIDTH - 8, 22, INK, 10),
        hearts(figures.health, figures.full, WIDTH / 2, 113, WIDTH - 22),
    ]
    parts += [glyphs.trait(trait, WIDTH - 12, 13 + 17 * at, 15) for at, trait in enumerate(card.traits)]
    if card.type:
        parts.append(glyphs.medal(card.type, 13, 14, 18, frames.type_colour(card.type)))
    for x, name, now, printed in (
        (18, "prowess", figures.prowess, card.prowess),
        (46, "damage", figures.damage, card.damage),
    ):
        parts.append(glyphs.stat(name, str(now), x, 97, 19))
        parts.append(words(x + 10, 95, _changed(now, printed), 7, fill="#ffd23f"))
    parts.append(glyphs.stat("health", str(figures.health), 72, 97, 19))
    parts.append(glyphs.stat("renown", str(card.renown), WIDTH - 12, 97, 18))
    if gone:
        parts.append(box(0, 0, WIDTH, FOE_HEIGHT, rx=6, fill=INK, fill_opacity=0.55))
        parts.append(mark("gone", WIDTH / 2, 46))
    return join(parts)


def chip(card: Card, width: float, note: str = "") -> Markup:
    """An Item, a Region or a scored Foe: a small picture and a name."""
    height = 26.0
    parts = [
        box(0, 0, width, height, rx=5, fill=CARD, stroke=frames.colour(card), stroke_width=1.8),
        moved(2, 2, picture(card, 34.0, height - 4, 1.15)),
        *name_in(card.name, 39, 1, width - 42 - (18 if note else 0), height - 2, INK, 10),
    ]
    if note:
        parts.append(words(width - 6, height / 2 + 4, note, 11, fill=GOLD, text_anchor="end", font_weight="bold"))
    return join(parts)
