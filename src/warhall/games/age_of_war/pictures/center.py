"""The center: the castles by clan, and the outlines of those that were conquered."""

from __future__ import annotations

from typing import Final

from warhall.drawing.svg import ASH, CARD, INK, Markup, box, figure, join, moved, path, route, text_width, words
from warhall.games.age_of_war.components import CASTLES, CLANS, Clan
from warhall.games.age_of_war.pictures.castles import CARD_HEIGHT, CARD_WIDTH, card, slot
from warhall.games.age_of_war.pictures.ornament import mon, points_badge
from warhall.games.age_of_war.pictures.pen import CLAN_INK, INNER, MARGIN, WIDTH
from warhall.games.age_of_war.pictures.reading import Position

SLOT_HEIGHT: Final = 76  # of the outlines in a row of the center where no castle is left
CLAN_HEAD: Final = 32
CENTER_ROWS: Final = ((0, 1), (2, 3, 4, 5))  # clans: seven castles in each row


def _clan_badge(clan: Clan, x: float, y: float) -> Markup:
    """The size of a clan on a small card, and what the whole clan is worth; `x` is the right edge."""
    count = len(clan.castles)
    coin = points_badge(clan.points, x - 12, y, 10.5)
    left = x - (54 if count > 1 else 42)
    card = box(left, y - 9, 14, 18, rx=2.5, fill=CARD, stroke=INK, stroke_width=1)
    size = figure(left + 7, y + 4.5, str(count), 12, INK)
    d = route("M", left + 18, y, "h8m-3.5 -3.5l3.5 3.5l-3.5 3.5")
    arrow = path(d, fill="none", stroke=INK, stroke_width=1.3) if count > 1 else Markup("")
    return join((card, size, arrow, coin))


def _clan_width(clan: Clan, gap: float) -> float:
    """A clan of one castle is a little wider than its card, for its name has to stand beside its badge."""
    count = len(clan.castles)
    return count * CARD_WIDTH + (count - 1) * gap + (16 if count > 1 else 30)


def _clan_panel(position: Position, clan: Clan, x: float, y: float, gap: float, height: float) -> tuple[Markup, float]:
    """A clan of the center and the width it takes."""
    count = len(clan.castles)
    width = _clan_width(clan, gap)
    indent = (width - count * CARD_WIDTH - (count - 1) * gap) / 2
    ground = box(x, y, width, height + CLAN_HEAD + 9, rx=9, fill=CLAN_INK[clan.id], fill_opacity=0.1)
    edge = path(f"M{x + 9} {y}H{x + width - 9}", stroke=CLAN_INK[clan.id], stroke_width=2.5, stroke_linecap="round")
    head = [mon(clan.id, x + 19, y + 17, 11)]
    head.append(words(x + 35, y + 22, clan.name, 13 if count > 1 else 12, font_weight="bold", fill=INK))
    head.append(_clan_badge(clan, x + width - 6, y + 17))
    cards = []
    for place, index in enumerate(clan.castles):
        owner, castle = position.owners[index], CASTLES[index]
        drawn = card(position, castle) if owner is None else slot(castle, owner, height)
        cards.append(moved(x + indent + place * (CARD_WIDTH + gap), y + CLAN_HEAD, drawn))
    return join((ground, edge, *head, *cards)), width


def center(position: Position, y: float) -> tuple[Markup, float]:
    """The center and its height."""
    left = sum(owner is None for owner in position.owners)
    parts = [_heading(position.say("center"), position.say("castles", number=left), y)]
    top = y
    y += 22
    for clans in CENTER_ROWS:
        row = [CLANS[index] for index in clans]
        castles = [index for clan in row for index in clan.castles]
        is_bare = all(position.owners[index] is not None for index in castles)
        height = SLOT_HEIGHT if is_bare else CARD_HEIGHT
        # 10 between two clans; what is left of the width goes between the cards of a clan.
        spare = INNER - sum(_clan_width(clan, 0) for clan in row) - 10 * (len(row) - 1)
        gap, x = spare / (len(castles) - len(row)), float(MARGIN)
        for clan in row:
            drawn, width = _clan_panel(position, clan, x, y, gap, height)
            parts.append(drawn)
            x += width + 10
        y += height + CLAN_HEAD + 9 + 12
    return join(parts), y - top


def _heading(title: str, note: str, y: float) -> Markup:
    """A section title with a brush stroke that runs out to the right."""
    name = words(MARGIN + 2, y + 11, title, 15, font_weight="bold", fill=INK, letter_spacing=1)
    x = MARGIN + 16 + text_width(title, 16)
    remark = words(x, y + 11, note, 12, fill=ASH)
    x += text_width(note, 12) + 4
    end = WIDTH - MARGIN
    stroke = path(
        f"M{x:.0f} {y + 6}Q{(x + end) / 2:.0f} {y + 3} {end} {y + 7}Q{(x + end) / 2:.0f} {y + 8} {x:.0f} {y + 9}Z",
        fill=INK,
        opacity=0.75,
    )
    return join((name, remark, stroke))
