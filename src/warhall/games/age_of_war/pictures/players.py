"""The areas of the players, with what they have conquered."""

from __future__ import annotations

from typing import Final

from warhall.drawing.svg import (
    ASH,
    GOLD,
    GOLD_LIGHT,
    INDIGO,
    INK,
    VERMILION,
    Markup,
    box,
    figure,
    join,
    moved,
    seat_marker,
    sheet,
    text_width,
    words,
)
from warhall.games.age_of_war.pictures.castles import MINI_HEIGHT, mini, pile
from warhall.games.age_of_war.pictures.ornament import points_badge
from warhall.games.age_of_war.pictures.pen import INNER, MARGIN, paint
from warhall.games.age_of_war.pictures.reading import Position

MINI_WIDTH: Final = 132  # at least
PANEL_HEAD: Final = 54
PANEL_ROWS: Final = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}


def _pill(x: float, y: float, text: str, ground: str, ink: str) -> tuple[Markup, float]:
    """A small flag on the upper edge of a panel, and its width."""
    width = text_width(text, 11) + 16
    flag = box(x, y - 9, width, 18, rx=9, fill=ground, stroke=INK, stroke_width=1)
    return join((flag, figure(x + width / 2, y + 4, text, 11, ink))), width


def _pills(position: Position, seat: int, x: float, y: float) -> Markup:
    flags = []
    if seat == position.to_move:
        flags.append(("to-play", VERMILION, "#ffffff"))
    if position.over and seat in position.winners:
        flags.append(("winner", GOLD_LIGHT, INK))
    if seat == position.you:
        flags.append(("you", INDIGO, "#ffffff"))
    parts = []
    for key, ground, ink in flags:
        drawn, width = _pill(x, y, position.say(key), ground, ink)
        parts.append(drawn)
        x += width + 6
    return join(parts)


def _columns(width: float) -> int:
    return int((width - 26 + 6) // (MINI_WIDTH + 6))


def _panel_height(position: Position, seat: int, width: float) -> float:
    items = len(position.piles(seat)) + len(position.faceup(seat))
    rows = max(1, -(-items // _columns(width)))
    return PANEL_HEAD + rows * (MINI_HEIGHT + 7) + 4


def _panel_frame(position: Position, seat: int, width: float, height: float) -> Markup:
    """The sheet of a player, woven at the left in the pattern of the seat."""
    is_winner = position.over and seat in position.winners
    edge, weight = (VERMILION, 3.0) if seat == position.to_move else (GOLD, 4.0) if is_winner else (INK, 1.2)
    weave = box(6, 7, 8, height - 14, rx=3, fill=paint(f"seat-{seat}"), stroke=INK, stroke_width=0.6)
    return join((sheet(width, height, edge, weight), weave))


def _panel_head(position: Position, seat: int, width: float) -> Markup:
    held, piles = len(position.holdings(seat)), len(position.piles(seat))
    facts = [position.say("points", number=position.score(seat)), position.say("castles", number=held)]
    if piles:
        facts.append(position.say("clans", number=piles))
    return join(
        (
            seat_marker(seat, 35, 29, 13),
            words(57, 28, position.names[seat], 16, width - 122, font_weight="bold", fill=INK),
            words(57, 43, " · ".join(facts), 11, fill=ASH),
            points_badge(position.score(seat), width - 30, 29, 18),
        )
    )


def _panel(position: Position, seat: int, width: float, height: float) -> Markup:
    """The area of a player: piles first, then faceup castles."""
    columns = _columns(width)
    wide = (width - 20 - 6 * columns) / columns
    drawn = [pile(position, clan, wide) for clan in position.piles(seat)]
    drawn += [mini(position, castle, wide) for castle in position.faceup(seat)]
    places = [(20 + i % columns * (wide + 6), PANEL_HEAD + i // columns * (MINI_HEIGHT + 7)) for i in range(len(drawn))]
    cards = [moved(x, y, card) for (x, y), card in zip(places, drawn, strict=True)]
    if not cards:
        note = position.say("empty")
        cards = [words(width / 2 + 6, PANEL_HEAD + 30, note, 12, text_anchor="middle", font_style="italic", fill=ASH)]
    frame = _panel_frame(position, seat, width, height)
    return join((frame, _panel_head(position, seat, width), *cards, _pills(position, seat, 57, 0)))


def panels(position: Position, y: float) -> tuple[Markup, float]:
    """The areas of all players in seat order, and their height."""
    parts, seat, top = [], 0, y
    for count in PANEL_ROWS[len(position.names)]:
        width = (INNER - 12 * (count - 1)) / count
        seats = range(seat, seat + count)
        height = max(_panel_height(position, other, width) for other in seats)
        for place, other in enumerate(seats):
            parts.append(moved(MARGIN + place * (width + 12), y, _panel(position, other, width, height)))
        y, seat = y + height + 20, seat + count
    return join(parts), y - top
