"""The picture of a position: `draw` turns the JSON view of a game into a standalone SVG document.

From top to bottom: whose turn it is (or who won), the dice and the castle under attack, the center with its castles by
clan, and an area for each player. A castle that was conquered leaves an outline in the center, with its owner's marker.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from warhall.drawing.svg import (
    GOLD,
    INDIGO,
    INK,
    PAPER,
    Markup,
    box,
    document,
    hall_seal,
    join,
    path,
    seat_marker,
    text_width,
    words,
)
from warhall.games.age_of_war.components import CASTLES
from warhall.games.age_of_war.pictures.castles import tile
from warhall.games.age_of_war.pictures.center import center
from warhall.games.age_of_war.pictures.ornament import definitions
from warhall.games.age_of_war.pictures.pen import GLYPHS, INNER, MARGIN, WIDTH, drawing, paint
from warhall.games.age_of_war.pictures.players import panels
from warhall.games.age_of_war.pictures.reading import Position, read
from warhall.games.age_of_war.pictures.table import TRAY, result, siege, tray

HEADER: Final = 96


def _header(position: Position) -> Markup:
    """Night over the mountains, the seal of the hall, and the news on a paper strip."""
    scene = drawing("scenes/night").fill(night=paint("night"), waves=paint("waves"))
    leaf = box(0, HEADER - 1, WIDTH, 3, fill=paint("gold"))
    title = words(96, 54, position.say("game"), 31, font_weight="bold", fill=PAPER, letter_spacing=2.5)
    return join((scene, leaf, hall_seal(28, 17, 52), title, _banner(position)))


def _banner(position: Position) -> Markup:
    """Whose turn it is; after the war the news stand larger below, so here only that it is over."""
    news = position.say("final") if position.over else position.news()
    if not news:
        return Markup("")
    markers = [] if position.to_move is None else [position.to_move]
    room = 30 * len(markers)
    width = min(max(170, text_width(news, 17) + room + 30), 330)
    x = WIDTH - MARGIN - width
    strip = box(x, 20, width, 44, rx=4, fill=paint("washi"), stroke=GOLD, stroke_width=2)
    signs = [seat_marker(seat, x + 24 + 30 * i, 42, 12) for i, seat in enumerate(markers)]
    start = x + 16 + room
    text = words(start, 48, news, 17, width - room - 24, font_weight="bold", fill=INK)
    return join((strip, *signs, text))


def _legend(position: Position, y: float) -> Markup:
    """Explain the signs."""
    parts, x = [path(f"M{MARGIN} {y - 8}H{WIDTH - MARGIN}", stroke=GOLD, stroke_width=1)], float(MARGIN)
    for symbol in ("I", "A", "C", "D"):
        label = position.say(GLYPHS[symbol])
        parts += [tile(x, y, 18, symbol, False), words(x + 24, y + 13, label, 11, fill=INK)]
        x += 38 + text_width(label, 11) * 0.86
    special, pile = position.say("special"), position.say("pile")
    parts += [tile(x, y, 18, "D", True), words(x + 24, y + 13, special, 11, fill=INK)]
    x += 38 + text_width(special, 11) * 0.86
    parts.append(box(x, y + 2, 22, 14, rx=2, fill=INDIGO, stroke=GOLD))
    parts.append(words(x + 29, y + 13, pile, 11, fill=INK))
    return join(parts)


def _frame(height: float) -> Markup:
    edge = box(3, 3, WIDTH - 6, height - 6, fill="none", stroke=INK, stroke_width=6)
    leaf = box(9, 9, WIDTH - 18, height - 18, fill="none", stroke=GOLD, stroke_width=1.2)
    return join((edge, leaf))


def describe(position: Position) -> str:
    """The position in words, for those who hear the picture."""
    free = [castle.name for castle in CASTLES if position.owners[castle.index] is None]
    parts = [
        f"{position.say('dice')}: {' '.join(position.dice) or '-'}",
        f"{position.say('center')}: {', '.join(free)}",
    ]
    if position.target is not None:
        parts.append(f"{position.say('target')}: {position.target.name}")
    for seat, name in enumerate(position.names):
        held = ", ".join(castle.name for castle in position.holdings(seat))
        parts.append(f"{name}, {position.say('points', number=position.score(seat))}: {held or position.say('empty')}")
    return ". ".join(parts) + "."


def draw(view: Mapping[str, Any], names: Sequence[str] | None = None, lang: str = "en") -> str:
    """The picture of a position as an SVG document; the same view, names and language give the same bytes.

    `view` is the JSON view of the game; keys that are missing get their value at the start of a turn. Besides the usual
    keys, `lost` (a number of dice) makes the picture exact where an infantry line was filled with unknown dice.
    """
    position = read(view, names, lang)
    y = float(HEADER + 18)
    table = [tray(position, MARGIN, y, 592), siege(position, MARGIN + 604, y, INNER - 604)]
    if position.over:
        table = [result(position, MARGIN, y, INNER)]
    y += TRAY + 16
    middle, taken = center(position, y)
    y += taken + 8
    areas, taken = panels(position, y)
    y += taken + 2
    height = y + 36
    news = position.news()
    title = position.say("game") + (f": {news}" if news else "")
    paper = box(0, 0, WIDTH, height, fill=paint("washi"))
    body = (paper, _header(position), *table, middle, areas, _legend(position, y), _frame(height))
    return document("aow", WIDTH, height, title, describe(position), definitions(), *body)
