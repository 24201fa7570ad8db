"""Castles: their battle lines, their cards in the center, what they leave there, and how they lie before a player."""

from __future__ import annotations

from typing import Final

from warhall.drawing.svg import (
    ASH,
    CARD,
    GOLD,
    GOLD_LIGHT,
    INDIGO,
    INK,
    LACQUER,
    PAPER,
    SAND,
    VERMILION,
    Markup,
    box,
    element,
    figure,
    group,
    join,
    path,
    seat_marker,
    words,
)
from warhall.games.age_of_war.components import CLANS, Castle, Clan, Line
from warhall.games.age_of_war.pictures.keeps import landscape
from warhall.games.age_of_war.pictures.ornament import die, mon, points_badge
from warhall.games.age_of_war.pictures.pen import CLAN_INK, GLYPH_INK, GLYPHS, art, paint
from warhall.games.age_of_war.pictures.reading import Position

CARD_WIDTH: Final = 116
CARD_HEIGHT: Final = 214
NAME_BAND: Final = 23
ART_HEIGHT: Final = 68
MINI_HEIGHT: Final = 56

# ---------------------------------------------------------------- battle lines


def _foot_width(infantry: int, size: float) -> float:
    return size * (1.75 if infantry < 10 else 2.2)


def _line_width(line: Line, size: float, dice: int, room: float) -> float:
    """How wide a line is: its tiles, or the dice that lie on it, pushed together where there are many."""
    if dice:
        return min(dice * (size + 1), room)
    return _foot_width(line.infantry, size) if line.infantry else line.least_dice * (size + 1)


def tile(x: float, y: float, size: float, symbol: str, is_special: bool) -> Markup:
    """One open symbol. The special line is gold on lacquer, the others ink on paper."""
    name, inset = GLYPHS[symbol], size * 0.12
    ground, edge, ink = (LACQUER, GOLD, GOLD_LIGHT) if is_special else (CARD, ASH, GLYPH_INK[name])
    dash = "2.5 1.5" if is_special else None
    back = box(x, y, size, size, rx=size * 0.16, fill=ground, stroke=edge, stroke_width=0.9, stroke_dasharray=dash)
    return join((back, art(name, x + inset, y + inset, size - 2 * inset, color=ink)))


def _foot_tile(x: float, y: float, size: float, infantry: int) -> Markup:
    """An open infantry line: the foot soldier and the number of symbols to reach."""
    width, glyph = _foot_width(infantry, size), size * 0.74
    back = box(x, y, width, size, rx=size * 0.16, fill=CARD, stroke=ASH, stroke_width=0.9)
    soldier = art("infantry", x + size * 0.08, y + size * 0.13, glyph, color=INDIGO)
    middle = x + (width + glyph) / 2 + size * 0.02
    total = figure(middle, y + size * 0.76, str(infantry), size * 0.72, INDIGO)
    return join((back, soldier, total))


def _line(line: Line, x: float, y: float, size: float, dice: int, room: float, is_special: bool) -> Markup:
    """A battle line at (x, y): covered by dice once filled, else open."""
    if dice:
        faces = "I" * dice if line.infantry else line.notation
        step = size + 1 if dice == 1 else min(size + 1, (room - size) / (dice - 1))
        return join(die(face, x + i * step, y, size) for i, face in enumerate(faces))
    if line.infantry:
        return _foot_tile(x, y, size, line.infantry)
    return join(tile(x + i * (size + 1), y, size, face, is_special) for i, face in enumerate(line.notation))


def line_row(position: Position, castle: Castle, x: float, y: float, size: float, width: float) -> Markup:
    """All lines of a castle side by side, at most `size` high and `width` wide. The special one comes last, dimmed
    while the castle is in the center."""
    on_lines = position.dice_on_lines() if castle is position.target else {}
    dice = [on_lines.get(index, 0) for index in range(len(castle.lines))]

    def widths() -> list[float]:
        return [_line_width(line, size, count, size * 4.2) for line, count in zip(castle.lines, dice, strict=True)]

    while sum(widths()) + size * 0.22 * castle.special > width:
        size -= 0.5
    parts = []
    for index, (line, count, taken) in enumerate(zip(castle.lines, dice, widths(), strict=True)):
        is_special = index == castle.special
        rail = box(x - 2, y - 2, taken + 3, size + 4, rx=size * 0.2, fill=VERMILION) if count else Markup("")
        drawn = join((rail, _line(line, x, y, size, count, size * 4.2, is_special)))
        parts.append(group(drawn, opacity=0.5) if is_special and position.owners[castle.index] is None else drawn)
        x += taken + size * 0.22
    return join(parts)


# ---------------------------------------------------------------- cards


def _rail(position: Position, castle: Castle, index: int, y: float, size: float) -> Markup:
    """A battle line of a large card: tiles in the middle of a rail, which turns vermilion when it is filled."""
    on_lines = position.dice_on_lines() if castle is position.target else {}
    line, is_special, dice = castle.lines[index], index == castle.special, on_lines.get(index, 0)
    width = CARD_WIDTH - 14
    x = 7 + (width - _line_width(line, size, dice, width - 6)) / 2
    ground, weight = (VERMILION, 0.85) if dice else (SAND, 0.55)
    edge, dash = (GOLD, "4 2.5") if is_special else (None, None)
    frame = {"fill": ground, "fill_opacity": str(weight), "stroke": edge, "stroke_dasharray": dash}
    rail = box(7, y - 1, width, size + 2, rx=4, **frame)
    drawn = join((rail, _line(line, x, y, size, dice, width - 6, is_special)))
    return group(drawn, opacity=0.5) if is_special and position.owners[castle.index] is None else drawn


def _rails(position: Position, castle: Castle) -> Markup:
    """The lines of a large card: the ordinary ones spread over the space they have, the special one at the foot."""
    top, foot = NAME_BAND + ART_HEIGHT + 5, CARD_HEIGHT - 24
    pitch = min(33.0, (foot - top) / castle.special)
    size = pitch - (3.5 if castle.special > 3 else 5)
    start = top + (foot - top - pitch * castle.special) / 2
    rows = [_rail(position, castle, index, start + index * pitch, size) for index in range(castle.special)]
    return join((*rows, _rail(position, castle, castle.special, foot, 19)))


def _glow(width: float, height: float, radius: float) -> Markup:
    """The mark of the castle under attack: a vermilion border with gold on both sides."""
    outer = box(-4, -4, width + 8, height + 8, rx=radius + 4, fill="none", stroke=GOLD_LIGHT, stroke_width=2)
    inner = box(-1.5, -1.5, width + 3, height + 3, rx=radius + 2, fill="none", stroke=VERMILION, stroke_width=3.5)
    return join((outer, inner))


def card(position: Position, castle: Castle) -> Markup:
    """A castle in the center."""
    clan = CLANS[castle.clan].id
    shadow = box(2, 3, CARD_WIDTH, CARD_HEIGHT, rx=7, fill=INK, fill_opacity=0.22)
    sheet = box(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=7, fill=CARD, stroke=INK, stroke_width=1.2)
    band = path(
        f"M.6 {NAME_BAND}V7Q.6.6 7 .6H{CARD_WIDTH - 7}Q{CARD_WIDTH - 0.6}.6 {CARD_WIDTH - 0.6} 7V{NAME_BAND}Z",
        fill=CLAN_INK[clan],
    )
    name = words(
        CARD_WIDTH / 2, 16, castle.name, 12.5, fill=PAPER, text_anchor="middle", font_weight="bold", letter_spacing=0.4
    )
    # A nested <svg> cuts the landscape at its edges, without a clip path and its id.
    scene = element(
        "svg",
        landscape(castle.index, CARD_WIDTH - 2, ART_HEIGHT, clan),
        art(f"keep-{castle.points}", 13, 1, 92, ART_HEIGHT, color=CLAN_INK[clan], preserveAspectRatio="xMidYMax"),
        x=1,
        y=NAME_BAND,
        width=CARD_WIDTH - 2,
        height=ART_HEIGHT,
    )
    rule = path(f"M1 {NAME_BAND + ART_HEIGHT}H{CARD_WIDTH - 1}", stroke=INK, stroke_width=1)
    coin = points_badge(castle.points, CARD_WIDTH - 17, NAME_BAND + 16, 12)
    glow = _glow(CARD_WIDTH, CARD_HEIGHT, 7) if castle is position.target else Markup("")
    return join((shadow, sheet, band, name, scene, rule, coin, _rails(position, castle), glow))


def slot(castle: Castle, owner: int, height: float) -> Markup:
    """Draw what a conquered castle leaves in the center: an outline, its name and the marker of its owner."""
    clan = CLANS[castle.clan].id
    outline = box(
        0.5, 0.5, CARD_WIDTH - 1, height - 1, rx=7, fill=SAND, fill_opacity=0.25, stroke=ASH, stroke_dasharray="3 4"
    )
    name = words(CARD_WIDTH / 2, 16, castle.name, 11.5, fill=ASH, text_anchor="middle", font_style="italic")
    side = min(64, height - 34)
    middle = 22 + (height - 22) / 2
    emblem = art(f"mon-{clan}", (CARD_WIDTH - side) / 2, middle - side / 2, side, color=CLAN_INK[clan], opacity=0.16)
    return join((outline, emblem, name, seat_marker(owner, CARD_WIDTH / 2, middle, 13)))


def mini(position: Position, castle: Castle, width: float) -> Markup:
    """A faceup castle in front of a player."""
    clan = CLANS[castle.clan].id
    sheet = box(0, 0, width, MINI_HEIGHT, rx=5, fill=PAPER, stroke=INK)
    band = path(f"M.5 21V5Q.5.5 5 .5H{width - 5}Q{width - 0.5}.5 {width - 0.5} 5V21Z", fill=CLAN_INK[clan])
    emblem = art(f"mon-{clan}", 4, 2, 17, color=PAPER)
    name = words(25, 15, castle.name, 11.5, fill=PAPER, font_weight="bold")
    coin = points_badge(castle.points, width - 12, 11, 8.5)
    lines = line_row(position, castle, 6, 28, 20, width - 12)
    glow = _glow(width, MINI_HEIGHT, 5) if castle is position.target else Markup("")
    return join((sheet, band, emblem, name, coin, lines, glow))


def pile(position: Position, clan: Clan, width: float) -> Markup:
    """A conquered clan: its castles in one facedown pile, with the points of the clan on top."""
    depth = len(clan.castles) - 1
    face_width, face_height = width - 2 * depth, MINI_HEIGHT - 2 * depth
    sheets = [
        box(2 * i, 2 * i, face_width, face_height, rx=5, fill=CLAN_INK[clan.id], stroke=PAPER, stroke_width=0.8)
        for i in range(depth, -1, -1)
    ]
    waves = box(0, 0, face_width, face_height, rx=5, fill=paint("waves"), opacity=0.8)
    edge = box(2.5, 2.5, face_width - 5, face_height - 5, rx=3.5, fill="none", stroke=GOLD, stroke_width=0.9)
    middle = face_height / 2
    name = words(34, middle - 1, clan.name, 10.8, fill=PAPER, font_weight="bold")
    size = words(34, middle + 13, position.say("castles", number=len(clan.castles)), 10.5, fill=GOLD_LIGHT)
    coin = points_badge(clan.points, face_width - 17, middle, 12)
    return join((*sheets, waves, edge, mon(clan.id, 18.5, middle, 12), name, size, coin))
