"""The table: the dice and the castle under attack, or the result of the war."""

from __future__ import annotations

from typing import Final

from warhall.drawing.svg import (
    ASH,
    CARD,
    GOLD,
    GOLD_LIGHT,
    INK,
    PAPER,
    VERMILION,
    Markup,
    box,
    join,
    path,
    seat_marker,
    text_width,
    words,
)
from warhall.games.age_of_war.components import CLANS, DICE
from warhall.games.age_of_war.pictures.castles import line_row
from warhall.games.age_of_war.pictures.ornament import die, mon, points_badge
from warhall.games.age_of_war.pictures.pen import art, paint
from warhall.games.age_of_war.pictures.reading import Position

TRAY: Final = 126
_TILTS: Final = (-4, 3, -2, 5, 0, -3, 4)


def tray(position: Position, x: float, y: float, width: float) -> Markup:
    """The dice: in play on the left, out of play on the right."""
    back = box(x, y, width, TRAY, rx=10, fill=paint("lacquer"), stroke=INK, stroke_width=1.5)
    rim = box(x + 5, y + 5, width - 10, TRAY - 10, rx=7, fill="none", stroke=GOLD, stroke_width=1)
    title = words(x + 20, y + 29, position.say("dice"), 15, font_weight="bold", fill=GOLD_LIGHT, letter_spacing=1)
    state = position.say("left", number=position.dice_left)
    if not position.dice and position.dice_left:
        state += " · " + position.say("no-dice")
    note = words(x + 34 + text_width(position.say("dice"), 16), y + 29, state, 12, fill=PAPER)
    shown = position.dice or ("",) * position.dice_left
    opacity = None if position.dice else 0.8
    beds = [box(x + 21 + i * 59, y + 51, 48, 48, rx=10, fill=INK, fill_opacity=0.45) for i in range(DICE)]
    dice = [die(face, x + 18 + i * 59, y + 48, 54, _TILTS[i], opacity=opacity) for i, face in enumerate(shown)]
    return join((back, rim, title, note, *beds, *dice, _aside(position, x + width - 138, y)))


def _aside(position: Position, x: float, y: float) -> Markup:
    key, count = position.aside()
    divider = path(f"M{x - 12} {y + 18}V{y + TRAY - 18}", stroke=GOLD, stroke_width=0.8, stroke_dasharray="2 3")
    title = words(x, y + 29, position.say(key, number=count), 11, 130, fill=PAPER)
    dice = [die("", x + i % 4 * 30, y + 46 + i // 4 * 32, 27, opacity=0.45) for i in range(count)]
    return join((divider, title, *dice))


def siege(position: Position, x: float, y: float, width: float) -> Markup:
    """The castle under attack, large, with the dice on its lines."""
    sheet = box(x, y, width, TRAY, rx=10, fill=CARD, stroke=VERMILION if position.target else ASH, stroke_width=2)
    castle = position.target
    if castle is None:
        note = position.say("no-target")
        emblem = art("keep-4", x + width / 2 - 62, y + 14, 124, 84, color=ASH, opacity=0.22)
        middle = x + width / 2
        return join(
            (sheet, emblem, words(middle, y + 112, note, 13, text_anchor="middle", font_style="italic", fill=ASH))
        )
    clan, owner = CLANS[castle.clan].id, position.owners[castle.index]
    where = position.say("in-center") if owner is None else position.say("held-by", name=position.names[owner])
    placed = str(sum(position.dice_on_lines().values()))
    if position.aside()[0] == "aside":
        placed += "+"  # at least: the view does not tell how many dice lie on an infantry line
    parts = [
        sheet,
        mon(clan, x + 33, y + 35, 20),
        words(x + 64, y + 33, castle.name, 18, font_weight="bold", fill=INK),
        words(x + 64, y + 50, f"{position.say('target')}, {where}", 12, width - 120, fill=VERMILION),
        points_badge(castle.points, x + width - 30, y + 33, 16),
        line_row(position, castle, x + 14, y + 64, 34, width - 28),
        words(x + 14, y + 115, position.say("placed", number=placed), 12, fill=ASH),
    ]
    return join(parts)


def result(position: Position, x: float, y: float, width: float) -> Markup:
    """After the war there are no dice to show: the names of the winners, and all scores, best first."""
    board = box(x, y, width, TRAY, rx=10, fill=paint("lacquer"), stroke=INK, stroke_width=1.5)
    waves = box(x, y, width, TRAY, rx=10, fill=paint("waves"), opacity=0.3)
    rim = box(x + 5, y + 5, width - 10, TRAY - 10, rx=7, fill="none", stroke=GOLD, stroke_width=1.2)
    middle, news = x + width / 2, position.news()
    size = max(11.5, min(30.0, 30 * 640 / text_width(news, 30)))
    style = {"text_anchor": "middle", "font_weight": "bold"}
    title = words(middle, y + 56, news, size, 660, fill=GOLD_LIGHT, letter_spacing=1, **style)
    helmets = [art("daimyo", x + place, y + 25, 76, color=GOLD) for place in (28, width - 104)]
    ranks = sorted(range(len(position.names)), key=lambda seat: (seat not in position.winners, -position.score(seat)))
    step = min(120.0, (width - 240) / len(ranks))
    parts = [board, waves, rim, title, *helmets]
    for place, seat in enumerate(ranks):
        left = middle + (place - len(ranks) / 2 + 0.5) * step
        parts.append(seat_marker(seat, left - 16, y + 91, 12))
        parts.append(words(left + 14, y + 98, str(position.score(seat)), 20, None, fill=PAPER, **style))
    return join(parts)
