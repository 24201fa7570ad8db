"""A card at full size, 63 by 88 mm: frame by kind, picture, statistics, icons on both edges, text, rarity."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from warhall.drawing.svg import CARD, INK, PAPER, Markup, box, document, element, join, moved, path
from warhall.games.conan_ccg.cards.cards import EDGE
from warhall.games.conan_ccg.cards.vocabulary import keyword_message
from warhall.games.conan_ccg.notation import CATALOGUE
from warhall.games.conan_ccg.pictures import frames, glyphs
from warhall.games.conan_ccg.pictures.emblems import emblems_in, picture
from warhall.games.conan_ccg.pictures.lettering import Piece, draw_block, draw_line, labelled, set_text, width_of
from warhall.kernel import language

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card, Edge, Pool

WIDTH: Final = 252.0  # four units are a millimetre
HEIGHT: Final = 352.0
ART_WIDTH: Final = 160.0
ART_HEIGHT: Final = 140.0
SLOT_PITCH: Final = 60.0
RAIL: Final = 33.0  # width of the rail that holds the icons of an edge
ICON: Final = 29.0
TRAIT: Final = "#b0200f"  # CCG-305: the red of the traits


class Layout(NamedTuple):
    """Where things lie on a card of some kind: picture, line of words, text."""

    left: float
    art_top: float
    art_height: float
    foot: float

    @property
    def width(self) -> float:
        return WIDTH - 2 * self.left

    @property
    def line_top(self) -> float:
        return self.art_top + self.art_height

    @property
    def text_top(self) -> float:
        return self.line_top + 20


_WITH_RAILS: Final = Layout(RAIL + 8, 45, 108, 316)
_CHARACTER: Final = Layout(13, 45, 126, 276)
_PLACE: Final = Layout(13, 45, 160, 320)


def layout_of(pool: Pool, card: Card) -> Layout:
    """The less text a card has, the more it shows of its picture."""
    place = _WITH_RAILS if card.is_move else _PLACE if card.kind == "region" else _CHARACTER
    pieces = card_text(pool, card)
    most = place.foot - place.text_top - 4
    if not pieces:
        needed = -4.0
    else:
        block = set_text(pieces, place.width - 12, most - 6, 13.5, 6)
        needed = min(most, max(26, len(block.lines) * block.leading + 11))
    return place._replace(art_height=place.art_height + most - needed)


def slot_y(position: int) -> float:
    """The middle of an icon position, from 0 at the top. The four lie evenly around the middle of the edge, so that
    position k faces position 5 - k of a card that lies turned round (CCG-223)."""
    return HEIGHT / 2 + (position - (EDGE - 1) / 2) * SLOT_PITCH


@cache
def _say(message: str, lang: str) -> str:
    return CATALOGUE.format(message, {}, lang)


def say(message: str) -> str:
    """A word of the cards in the language of the moment."""
    return _say(message, language())


# -- edges -------------------------------------------------------------------------------------------------------------


def _rail(x: float, side: str, edge: Edge) -> Markup:
    """An edge with its four positions; the symbols of a multi-icon hang together."""
    top, bottom = slot_y(0) - 27, slot_y(EDGE - 1) + 27
    parts = [box(x, top, RAIL, bottom - top, rx=6, fill=INK, fill_opacity=0.55)]
    middle = x + RAIL / 2
    for position, slot in enumerate(edge):
        y = slot_y(position)
        if slot.icon == "empty":
            parts.append(box(middle - 5, y - 5, 10, 10, rx=5, fill=PAPER, fill_opacity=0.22))
            continue
        if slot.size > 1 and slot.part == 1:
            chain = slot_y(position + slot.size - 1)
            parts.append(path(f"M{middle} {y}V{chain}", stroke="#f2c14e", stroke_width=15, stroke_linecap="round"))
    for position, slot in enumerate(edge):
        if slot.icon != "empty":
            mark = f"{side} {position + 1} {slot.icon}"
            parts.append(glyphs.icon(slot.icon, middle, slot_y(position), ICON, data_icon=mark))
    return join(parts)


# -- title and lines ---------------------------------------------------------------------------------------------------


def _title(card: Card) -> list[Markup]:
    """The name between the badges; a long one takes two lines."""
    left = 45 if card.is_move or card.kind in ("foe", "ally") else 16
    right = 204 if card.is_move or card.kind in ("foe", "ally", "conan") else 236
    block = set_text((Piece(card.name, True),), right - left, 29, 17, 8)
    return draw_block((left + right) / 2, 10, 31, block, fill=INK, text_anchor="middle")


def kind_line(card: Card) -> str:
    """The keywords of a card: kind, type, territory, traits, Step, slot (CCG-303 to CCG-306)."""
    found = [say(f"kind-{card.kind}")]
    if card.type:
        found.append(say(f"type-{card.type}"))
    if card.territory:
        found.append(say(f"territory-{card.territory}"))
    if card.keyword:
        found.append(say(keyword_message(card.keyword)))
    if card.slot and card.slot != "none":
        found.append(say(f"slot-{card.slot}"))
    if card.style:
        found.append(say(f"style-{card.style}"))
    return " · ".join(found)


def _line(card: Card, place: Layout) -> list[Markup]:
    """The band under the picture: the sign of the kind and the keywords."""
    y = place.line_top
    parts = [
        box(place.left, y, place.width, 18, fill=frames.colour(card), stroke=INK, stroke_width=1.2),
        glyphs.sign(card.type or card.kind, place.left + 12, y + 9, 14, PAPER),
    ]
    text, room = kind_line(card), place.width - 28
    size = min(11.5, 11.5 * room / width_of(text, 11.5, True))
    parts.append(draw_line(place.left + 23, y + 9 + size * 0.36, (Piece(text, True),), size, fill=PAPER))
    return parts


def card_text(pool: Pool, card: Card) -> tuple[Piece, ...]:
    """Set the words of the text box: traits in red (CCG-305), BARBARIAN abilities with what they do, the game text."""
    pieces: list[Piece] = []
    words = [say(f"trait-{trait}") for trait in card.traits]
    if words:
        pieces.append(Piece(", ".join(words) + ". ", True, TRAIT))
    text = card.text
    for ability, n in card.barbarian:
        name = pool.abilities[ability]["name"][language()]
        head = CATALOGUE.format("card-barbarian", {"ability": name, "n": n})
        text = text.replace(head + ".", "").replace(head, "").strip(" .") + ("." if text.strip(" .") else "")
        pieces += [Piece(head + ". ", True), Piece(f"({pool.ability_text(ability, n)}) ")]
    if text.strip(" ."):
        pieces += labelled(text)
    return tuple(pieces)


def _text(pool: Pool, card: Card, place: Layout) -> list[Markup]:
    pieces = card_text(pool, card)
    if not pieces:
        return []
    y, height = place.text_top, place.foot - place.text_top - 4
    parts = [
        box(place.left, y, place.width, height, fill=CARD, stroke=INK, stroke_width=1.2),
        glyphs.sign(card.kind, WIDTH / 2, y + height / 2, min(70, height), frames.colour(card), opacity=0.07),
    ]
    block = set_text(pieces, place.width - 12, height - 6, 13.5, 6)
    return [*parts, *draw_block(place.left + 6, y + 3, height - 6, block, fill=INK)]


# -- statistics --------------------------------------------------------------------------------------------------------


def _corner(card: Card) -> list[Markup]:
    """Fill the upper corners: gem and Initiative of a move, type and Renown of a character."""
    if card.is_move:
        return [
            glyphs.stat("gem", str(card.gem), 24, 26, 37),
            glyphs.stat("initiative", str(card.initiative), WIDTH - 24, 26, 36),
        ]
    if card.kind == "foe":
        return [
            glyphs.medal(card.type, 25, 26, 33, frames.type_colour(card.type)),
            glyphs.stat("renown", str(card.renown), WIDTH - 26, 27, 40),
        ]
    if card.kind == "ally":
        return [
            glyphs.medal("ally", 25, 26, 33, frames.colour(card)),
            glyphs.stat("renown", str(card.renown), WIDTH - 26, 27, 38),
        ]
    if card.kind == "conan":
        return [glyphs.medal("conan", WIDTH - 26, 26, 33, "#8a6a14")]
    return []


def _signs(card: Card, place: Layout) -> list[Markup]:
    """On the picture: the arms of the territory and the signs of the traits."""
    x, y = place.left + place.width - 15, place.art_top + 16
    traits = [*card.traits, *(["conan_only"] if card.conan_only else [])]
    arms = glyphs.territory(card.territory, place.left + 17, place.art_top + 18, 26)
    return [*(glyphs.trait(trait, x, y + 25 * at, 22) for at, trait in enumerate(traits)), arms]


_SHOWN: Final = {
    "conan": ("prowess", "damage", "health", "vitality"),
    "foe": ("prowess", "damage", "health", "scars"),
    "ally": ("prowess", "damage", "health"),
}


def _figures(card: Card, place: Layout) -> list[Markup]:
    """The row of statistics of a character, each with its name; of an Ally also what it asks for (CCG-068)."""
    shown = [(name, name, str(getattr(card, name))) for name in _SHOWN.get(card.kind, ())]
    if card.kind == "ally":
        shown += [(what, "needs", f"{n}+") for what, n in card.requires.items()]
        shown += [("draw", "draw", str(card.draw))] if card.draw else []
    parts = []
    step = place.width / max(len(shown), 1)
    for number, (sign, name, value) in enumerate(shown):
        x = place.left + step * (number + 0.5)
        parts.append(glyphs.stat(sign, value, x, place.foot + 16, 33))
        word = say(f"stat-{name}")
        size = min(9, 9 * (step - 4) / width_of(word, 9))
        parts.append(draw_line(x, place.foot + 42, (Piece(word),), size, fill=PAPER, text_anchor="middle"))
    return parts


def _demands(card: Card) -> list[str]:
    """CCG-068: the Scars that an Item asks for, and its Draw value."""
    found = [CATALOGUE.format("card-needs-scars", {"n": f"{card.scars}+"})] if card.scars else []
    return [*found, CATALOGUE.format("card-draw", {"n": card.draw})] if card.draw else found


def _foot(card: Card, place: Layout, number: str) -> list[Markup]:
    """Rarity, what an Item asks for, and the number of the card in the set."""
    y = HEIGHT - 18
    left = place.left + (9 if card.is_move else 24 if card.kind in ("conan", "ally") else 12)
    parts = [
        glyphs.rarity(card.rarity, left + 3, y, 15),
        draw_line(left + 14, y + 3, (Piece(say(f"rarity-{card.rarity}")),), 9, fill=PAPER),
        draw_line(WIDTH - left, y + 3, (Piece(number),), 9, fill=PAPER, text_anchor="end"),
    ]
    demands = " · ".join(_demands(card)) if card.kind == "item" else ""
    if demands:
        wide = min(width_of(demands, 10, True) + 16, place.width)
        size = min(10, 10 * (wide - 10) / width_of(demands, 10, True))
        top = place.line_top - 17
        parts.append(box((WIDTH - wide) / 2, top, wide, 15, rx=7.5, fill=PAPER, stroke=INK, stroke_width=1))
        parts.append(
            draw_line(WIDTH / 2, top + 7.5 + size * 0.36, (Piece(demands, True),), size, fill=INK, text_anchor="middle")
        )
    return parts


# -- the whole card ----------------------------------------------------------------------------------------------------


@cache
def _face(pool: Pool, card: Card, lang: str) -> Markup:
    place = layout_of(pool, card)
    every = list(pool.cards)
    number = f"{every.index(card.id) + 1}/{len(every)}" if card.id in pool.cards else lang
    shown = moved(place.left, place.art_top, picture(card, place.width, place.art_height))
    edge = box(place.left, place.art_top, place.width, place.art_height, fill="none", stroke=INK, stroke_width=2)
    rails = [_rail(7, "left", card.left), _rail(WIDTH - 7 - RAIL, "right", card.right)] if card.is_move else []
    return join(
        (
            frames.frame(card),
            *rails,
            shown,
            edge,
            *_signs(card, place),
            *_line(card, place),
            *_text(pool, card, place),
            *_title(card),
            *_corner(card),
            *_figures(card, place),
            *_foot(card, place, number),
        )
    )


def face(pool: Pool, card: Card) -> Markup:
    """A card, in the language of the moment; its upper left corner is (0, 0)."""
    return _face(pool, card, language())


def draw_back(foe: bool) -> str:
    """The back of a card of a Foe Deck or of all others as a picture of its own."""
    return document("ccg", WIDTH, HEIGHT, "Conan CCG", "Conan CCG", frames.back(WIDTH, HEIGHT, foe))


def draw_art(pool: Pool, card: Card) -> str:
    """The picture on a card without its frame: the same in every language."""
    body = picture(card, ART_WIDTH, ART_HEIGHT)
    return document("ccg", ART_WIDTH, ART_HEIGHT, card.id, card.id, element("defs", emblems_in((body,), pool)), body)


def draw_card(pool: Pool, card: Card) -> str:
    """A card as a picture of its own."""
    words = [kind_line(card), *(piece.text.strip() for piece in card_text(pool, card))]
    body = face(pool, card)
    definitions = glyphs.definitions((body,), emblems_in((body,), pool))
    return document("ccg", WIDTH, HEIGHT, card.name, ". ".join(words), definitions, body)
