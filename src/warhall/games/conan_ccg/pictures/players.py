"""The players around the table: what everybody may know about each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

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
    figure,
    group,
    join,
    moved,
    number,
    path,
    seat_marker,
    words,
)
from warhall.games.conan_ccg.pictures import frames, glyphs, small
from warhall.games.conan_ccg.pictures.emblems import picture
from warhall.games.conan_ccg.pictures.lettering import width_of
from warhall.games.conan_ccg.rules.victory import RENOWN_TO_WIN
from warhall.kernel.view import number_in

if TYPE_CHECKING:
    from warhall.games.conan_ccg.pictures.seen import Seen

_ROWS: Final = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
_PILES: Final = ("hand", "deck", "discard", "foe_deck", "foe_discard")


def _count(side: dict[str, Any], pile: str) -> int:
    return number_in(side[pile]) + (number_in(side["foe_top"]) if pile == "foe_deck" else 0)


def _pile(name: str, count: int, label: str, room: float) -> Markup:
    """A pile of cards with its height; hands are fanned, discards lie face up."""
    back = frames.small_back(name.startswith("foe"))
    if name == "hand":
        cards = [group(back, transform=f"rotate({turn} 12 34)") for turn in (-14, 0, 14)]
    elif "discard" in name:
        cards = [box(0, 0, 24, 33, rx=3, fill=SAND, stroke=ASH, stroke_width=1.4, stroke_dasharray="3 2")]
    else:
        cards = [moved(2.0 * step, -2.0 * step, back) for step in range(2)]
    plate = box(1, 9, 24, 16, rx=4, fill=PAPER, stroke=INK, stroke_width=1)
    return join(
        (
            *cards,
            plate,
            figure(13, 21.5, str(count), 12.5, INK),
            words(12, 46, label, min(9, 9 * room / width_of(label, 9)), text_anchor="middle", fill=ASH),
        )
    )


def _renown(value: int, x: float, y: float, width: float) -> Markup:
    """The way to the Renown that wins."""
    share = min(1.0, value / RENOWN_TO_WIN)
    return join(
        (
            box(x, y, width, 9, rx=4.5, fill=SAND, stroke=INK, stroke_width=0.8),
            box(x, y, max(width * share, 0.1), 9, rx=4.5, fill=GOLD),
            path(f"M{number(x + width)} {number(y - 3)}v15", stroke=VERMILION, stroke_width=2),
        )
    )


def _head(seen: Seen, seat: int, name: str, width: float) -> list[Markup]:
    view, side = seen.view, seen.view["seats"][seat]
    card = seen.state.conan(seat)
    values = seen.conan(seat)
    say = seen.game.catalogue.format
    flags = [say("table-conan")] if seat == view["active"] and not view["over"] else []
    flags += [say("table-you")] if seat == view["you"] else []
    flags += [say("table-out")] if side["out"] else []
    flags += [say("table-winner")] if view["over"] and seat in view["winners"] else []
    parts = [
        moved(8, 8, picture(card, 74.0, 60.0)),
        box(8, 8, 74, 60, fill="none", stroke=GOLD, stroke_width=1.6),
        seat_marker(seat, 99, 19, 10),
        words(114, 24, name, 15, width - 124, fill=INK, font_weight="bold"),
        *small.name_in(card.name, 90, 34, 104, 16, ASH, 11),
    ]
    x = 102.0
    for stat in ("prowess", "health"):
        parts.append(glyphs.stat(stat, str(values[stat]), x, 62, 27))
        parts.append(words(x + 15, 66, f"/{values[f'most_{stat}']}", 10, fill=ASH))
        x += 48
    parts.append(glyphs.stat("renown", str(side["renown"]), x, 62, 29))
    parts.append(words(x + 16, 66, f"/{RENOWN_TO_WIN}", 10, fill=ASH))
    parts.append(glyphs.stat("scars", str(side["scars"]), x + 48, 62, 25))
    for at, flag in enumerate(flags):
        left = width - 84 * (at + 1)
        parts.append(
            box(left, -8, 78, 17, rx=8.5, fill=VERMILION if at == 0 else "#1d2c4a", stroke=INK, stroke_width=1)
        )
        parts.append(words(left + 39, 4, flag, 10.5, 74, fill="#ffffff", text_anchor="middle", font_weight="bold"))
    return [*parts, _renown(side["renown"], 8, 76, 74)]


def _chronicle(seen: Seen, seat: int, x: float, y: float, width: float) -> list[Markup]:
    """The scored Foes, the greatest first; as many as there is room for, and how many more."""
    say = seen.game.catalogue.format
    pool = seen.game.pool
    scored = Counter(card for _, card in seen.view["seats"][seat]["chronicle"])
    ranked = sorted(scored, key=lambda card: (-pool.cards[card].renown, card))
    parts = [words(x, y + 10, f"{say('table-chronicle')} ({sum(scored.values())})", 10.5, fill=ASH, font_weight="bold")]
    step = 34.0
    room = int((width - 20) // step)
    shown = ranked if len(ranked) <= room else ranked[: room - 1]
    for at, name in enumerate(shown):
        card = pool.cards[name]
        mark = (
            words(29, 30, f"×{scored[name]}", 9, text_anchor="end", fill=PAPER, font_weight="bold")
            if scored[name] > 1
            else Markup("")
        )
        tile = (
            box(-1, -1, 32, 34, rx=3, fill=frames.type_colour(card.type)),
            moved(1, 1, picture(card, 28.0, 24.0, 1.1)),
            words(2, 31, f"{card.renown}", 8.5, fill=PAPER, font_weight="bold"),
            mark,
        )
        parts.append(moved(x + at * step, y + 16, *tile, data_card=name))
    if len(shown) < len(ranked):
        more = sum(scored[name] for name in ranked[len(shown) :])
        parts.append(words(x + len(shown) * step + 4, y + 37, f"+{more}", 12, fill=INK, font_weight="bold"))
    return parts


def _belongings(seen: Seen, seat: int, x: float, y: float, width: float) -> list[Markup]:
    """The Items and the Region of a Conan who waits, and cards of a hand that the viewer was shown."""
    game, side = seen.game, seen.view["seats"][seat]
    names = [side["region"][1]] if side["region"] and seat != seen.view["active"] else []
    names += [item["card"] for item in side["items"]] if seat != seen.view["active"] else []
    parts = []
    columns = max(1, int(width // 118))
    wide = (width - 5 * (columns - 1)) / columns
    for at, name in enumerate(names):
        parts.append(
            moved(
                x + at % columns * (wide + 5),
                y + at // columns * 30,
                small.chip(game.pool.cards[name], wide),
                data_card=name,
            )
        )
    if side["known"]:
        known = ", ".join(game.card_name(card) for card in side["known"])
        label = f"{game.catalogue.format('table-known')}: {known}"
        down = y + -(-len(names) // columns) * 30 + 12
        parts.append(words(x, down, label, 10.5, width, fill=ASH, font_style="italic"))
    return parts


def _rows(seen: Seen, seat: int, width: float) -> int:
    side = seen.view["seats"][seat]
    held = 0 if seat == seen.view["active"] else len(side["items"]) + (1 if side["region"] else 0)
    return -(-held // max(1, int((width - 16) // 118))) + (1 if side["known"] else 0)


def _panel(seen: Seen, seat: int, name: str, width: float, height: float) -> Markup:
    side, view = seen.view["seats"][seat], seen.view
    say = seen.game.catalogue.format
    edge, weight = (
        (VERMILION, 3.0) if seat == view["active"] else (GOLD, 4.0) if seat in view["winners"] else (INK, 1.2)
    )
    parts = [
        box(0, 0, width, height, rx=9, fill=CARD, stroke=edge, stroke_width=weight),
        *_head(seen, seat, name, width),
    ]
    left = 300.0 if width > 480 else 8.0
    top = 34.0 if width > 480 else 96.0
    step = (width - left - 10) / len(_PILES)
    for at, pile in enumerate(_PILES):
        drawn = _pile(pile, _count(side, pile), say(f"table-{pile.replace('_', '-')}"), step - 4)
        parts.append(moved(left + at * step + step / 2 - 12, top, drawn, data_pile=pile))
    y = 96.0 if width > 480 else 150.0
    parts += _chronicle(seen, seat, 10, y, width - 16)
    parts += _belongings(seen, seat, 10, y + 58, width - 20)
    return group(*parts, data_seat=str(seat), opacity=0.6 if side["out"] else None)


def panels(seen: Seen, names: Sequence[str], x: float, y: float, width: float) -> tuple[list[Markup], float]:
    """The players in seat order, and the height they take."""
    parts: list[Markup] = []
    seat, top = 0, y
    y += 8
    for count in _ROWS[len(names)]:
        wide = (width - 10 * (count - 1)) / count
        seats = range(seat, seat + count)
        base = 156.0 if wide > 480 else 210.0
        height = base + 30 * max(_rows(seen, other, wide) for other in seats)
        for place, other in enumerate(seats):
            parts.append(moved(x + place * (wide + 10), y, _panel(seen, other, names[other], wide, height)))
        y, seat = y + height + 18, seat + count
    return parts, y - top
