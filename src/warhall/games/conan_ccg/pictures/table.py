"""The table as a seat sees it: four zones around Conan, moves edge to edge, then the players and the own hand.

What can be clicked carries what an action would call it: `data-foe="center1"`, `data-gap="center:0"`, `data-hand`,
`data-revealed`, `data-item`, `data-ally`, `data-zone`, `data-seat`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.notation import ZONES, owned
from warhall.games.conan_ccg.pictures import frames, glyphs, small
from warhall.games.conan_ccg.pictures.emblems import art
from warhall.games.conan_ccg.pictures.face import HEIGHT, WIDTH, face, say
from warhall.games.conan_ccg.pictures.lettering import width_of
from warhall.games.conan_ccg.pictures.players import panels
from warhall.games.conan_ccg.pictures.sight import Sight
from warhall.games.conan_ccg.zones import CENTER, LEFT, REAR, RIGHT
from warhall.kernel import CHANCE, View, language
from warhall.kernel.svg import (
    ASH,
    CARD,
    GOLD,
    GOLD_LIGHT,
    INK,
    LACQUER,
    PAPER,
    SAND,
    SEATS,
    VERMILION,
    Markup,
    box,
    clean,
    document,
    group,
    hall_seal,
    join,
    moved,
    number,
    path,
    seat_marker,
    words,
)

if TYPE_CHECKING:
    from warhall.games.conan_ccg.components import Foe
    from warhall.games.conan_ccg.game import ConanCCG

PAGE: Final = 1200.0
MARGIN: Final = 20.0
INNER: Final = PAGE - 2 * MARGIN
HEADER: Final = 64.0
GAP: Final = 18.0  # an empty gap between moves
ZONE_HEAD: Final = 24.0
ZONE_HEIGHT: Final = ZONE_HEAD + small.FOE_HEIGHT + small.MOVE_HEIGHT + 36
FRONT: Final = small.FOE_HEIGHT + 14  # where the line of moves begins, below the Foes
CONAN_WIDTH: Final = 320.0


# -- zones -------------------------------------------------------------------------------------------------------------


def _gap(sight: Sight, zone: int, gap: int) -> Markup:
    """A place between moves where nothing lies: open for a move now, closed by Veterans, or just empty."""
    name = f"{ZONES[zone]}:{gap}"
    top, height = FRONT, small.MOVE_HEIGHT
    if (zone, gap) in sight.gaps:
        slot = box(
            2,
            top + 10,
            GAP - 4,
            height - 20,
            rx=6,
            fill="#ffd23f",
            fill_opacity=0.55,
            stroke=INK,
            stroke_dasharray="3 2",
        )
        return group(
            slot,
            words(GAP / 2, top + height / 2 + 6, "+", 17, text_anchor="middle", font_weight="bold", fill=INK),
            data_gap=name,
        )
    if sight.closed(zone, gap):
        bars = path(
            f"M4 {top + 14}v{height - 28}M{GAP - 4} {top + 14}v{height - 28}M4 {top + 40}l{GAP - 8} 12M4 {top + 70}l{GAP - 8} 12M4 {top + 100}l{GAP - 8} 12",
            stroke=ASH,
            stroke_width=3,
        )
        return group(bars, data_gap=name)
    return group(
        path(f"M{GAP / 2} {top + 30}v{height - 60}", stroke=ASH, stroke_width=1.2, stroke_dasharray="2 5"),
        data_gap=name,
    )


def _foe(sight: Sight, foe: Foe, place: int) -> tuple[Markup, Markup]:
    """A Foe behind its move, and the marks over the edges of the move."""
    game = sight.game
    pool = game.pool
    colour = SEATS[foe.owner % len(SEATS)].colour
    card = pool.cards[foe.card]
    body = small.character(card, sight.figures(foe), colour, foe.gone)
    owner = seat_marker(foe.owner, 13, small.FOE_HEIGHT - 10, 8) if game.players > 2 else Markup("")
    over = Markup("")
    lying = sight.foe_move(foe, place)
    if lying is not None:
        front, over = small.move(pool, lying, True, foe.gone)
        if foe.down:
            front = join((front, small.eye(small.WIDTH / 2, small.MOVE_HEIGHT / 2)))
    else:
        front = small.face_down() if foe.move else small.no_move()
    below = moved(0, FRONT, front)
    return group(body, owner, below, data_foe=f"{ZONES[foe.zone]}{place + 1}", data_card=foe.card), over


def _blows(lying: Any, foe: bool) -> Markup:
    """What a move deals on each side, in a flag over the contact."""
    parts = []
    for side, blow in lying.blows.items():
        at_right = (side == "left") if foe else (side == "right")
        x = small.WIDTH if at_right else 0.0
        y = small.MOVE_HEIGHT + 8 if foe else -8.0
        way = 1 if at_right else -1
        ground, ink = ("#ffd23f", INK) if blow.hit else (VERMILION, "#ffffff") if blow.damage else ("#dfe3e6", ASH)
        flag = path(
            f"M{number(x - 22 * way)} {number(y - 8)}h{20 * way}l{9 * way} 8l{-9 * way} 8h{-20 * way}Z",
            fill=ground,
            stroke=INK,
            stroke_width=1.3,
        )
        parts += [
            flag,
            words(x - 10 * way, y + 5, str(blow.damage), 13, fill=ink, text_anchor="middle", font_weight="bold"),
        ]
    return join(parts)


def _line(sight: Sight, zone: int) -> tuple[list[Markup], float]:
    """Foes and moves of a zone from left to right, and how wide they are."""
    below: list[Markup] = []
    above: list[Markup] = []
    x = 0.0
    foes = sight.foes(zone)
    top = FRONT
    for gap in range(len(foes) + 1):
        own = sight.own(zone, gap)
        if own is None:
            below.append(moved(x, 0, _gap(sight, zone, gap)))
            x += GAP
        else:
            lying = sight.own_move(own)
            drawn, over = small.move(sight.game.pool, lying, False, not sight.state.is_here(own.by))
            below.append(moved(x, top, drawn, data_gap=f"{ZONES[zone]}:{gap}", data_card=own.card))
            below.append(moved(x, top - 40, _performer(sight, own.by)))
            above.append(moved(x, top, over, _blows(lying, False)))
            x += small.WIDTH
        if gap < len(foes):
            drawn, over = _foe(sight, foes[gap], gap)
            below.append(moved(x, 0, drawn))
            seen = sight.foe_move(foes[gap], gap)
            above.append(moved(x, top, over, _blows(seen, True) if seen is not None else Markup("")))
            x += small.WIDTH
    return [*below, *above], x


def _performer(sight: Sight, by: int) -> Markup:
    """Whose move it is, above it: Conan's or an Ally's."""
    if by == CONAN:
        name = "Conan"
    else:
        ally = sight.state.find_ally(by)
        name = sight.game.card_name(ally.card) if ally is not None else "–"
    return join(small.name_in(name, 2, 4, small.WIDTH - 4, 20, ASH, 11))


def _zone(sight: Sight, zone: int, x: float, y: float, width: float) -> Markup:
    """A zone with its name; its cards shrink where there are too many for its width."""
    name = ZONES[zone]
    foes = [foe for foe in sight.foes(zone) if not foe.gone]
    frame = [
        box(
            0,
            0,
            width,
            ZONE_HEIGHT,
            rx=10,
            fill=CARD if foes else "none",
            fill_opacity=0.75,
            stroke=GOLD if foes else SAND,
            stroke_width=1.6,
        ),
        words(
            width / 2,
            18,
            sight.game.catalogue.format(f"zone-{name}"),
            14,
            fill=VERMILION if foes else ASH,
            font_weight="bold",
            text_anchor="middle",
            letter_spacing=1,
        ),
    ]
    if sight.foes(zone):
        line, taken = _line(sight, zone)
        scale = min(1.0, (width - 16) / taken)
        left = (width - taken * scale) / 2
        place = f"translate({number(left)} {number(ZONE_HEAD + 4)})" + (f" scale({number(scale)})" if scale < 1 else "")
        frame.append(group(*line, transform=place))
    return moved(x, y, *frame, data_zone=name)


# -- Conan -------------------------------------------------------------------------------------------------------------


def bar(name: str, now: int, most: int, width: float, colour: str) -> Markup:
    """Prowess or Health: how much is left of how much, with the number."""
    label, size = say(f"stat-{name}"), 12.0
    full = width - 34
    marks = "".join(f"M{number(34 + full * at / most)} 2v14" for at in range(5, most, 5)) if most else ""
    return join(
        (
            box(34, 2, full, 14, rx=4, fill=SAND, stroke=INK, stroke_width=1),
            box(34, 2, full * min(now, most) / max(most, 1), 14, rx=4, fill=colour),
            path(marks, stroke=PAPER, stroke_width=1, opacity=0.6),
            glyphs.stat(name, str(now), 16, 9, 28),
            words(
                34 + full - 5, 13, f"{label} {now}/{most}", size * 0.85, fill=INK, text_anchor="end", font_weight="bold"
            ),
        )
    )


def _conan(sight: Sight, x: float, y: float, name: str) -> Markup:
    """The Active Conan among his Foes, with his Region, Items and Allies."""
    view, game = sight.view, sight.game
    seat = sight.state.active
    card = sight.state.conan(seat)
    values = sight.conan(seat)
    half = CONAN_WIDTH / 2
    parts = [
        box(0, 0, CONAN_WIDTH, ZONE_HEIGHT, rx=12, fill=frames.COLOUR["conan"], stroke=GOLD, stroke_width=3),
        moved(10, 30, art(card, CONAN_WIDTH - 20, 140.0)),
        box(10, 30, CONAN_WIDTH - 20, 140, fill="none", stroke=GOLD, stroke_width=1.6),
        seat_marker(seat, 22, 17, 10),
        *small.name_in(f"{card.name} · {name}", 36, 4, CONAN_WIDTH - 46, 24, GOLD_LIGHT, 14),
        glyphs.stat("damage", str(values["damage"]), CONAN_WIDTH - 32, 54, 32),
        glyphs.stat("vitality", str(values["vitality"]), CONAN_WIDTH - 32, 92, 30),
        box(10, 176, CONAN_WIDTH - 20, 48, rx=6, fill=PAPER),
        moved(14, 180, bar("prowess", values["prowess"], values["most_prowess"], CONAN_WIDTH - 32, "#7fa9cf")),
        moved(14, 202, bar("health", values["health"], values["most_health"], CONAN_WIDTH - 32, "#e58a76")),
    ]
    side = view["seats"][seat]
    held = [("region", side["region"][1])] if side["region"] else []
    held += [("item", item["card"]) for item in side["items"]]
    columns = 2 if len(held) > 1 else 1
    wide = (CONAN_WIDTH - 20 - 6 * (columns - 1)) / columns
    rows = -(-len(held) // columns) if held else 0
    scale = min(1.0, (ZONE_HEIGHT - 236) / max(rows * 30, 1))
    chips = [
        moved(
            at % columns * (wide + 6),
            at // columns * 30,
            small.chip(game.pool.cards[name_], wide),
            data_card=name_,
            **{f"data_{kind}": name_},
        )
        for at, (kind, name_) in enumerate(held)
    ]
    shift = f"translate({number(half - (CONAN_WIDTH - 20) * scale / 2)} 232) scale({number(scale)})"
    return moved(x, y, *parts, group(*chips, transform=shift), data_conan=str(seat))


def _allies(sight: Sight, y: float) -> list[Markup]:
    """The Allies beside the Center."""
    parts = []
    seen: dict[str, int] = {}
    for at, ally in enumerate(sight.state.allies):
        seen[ally.card] = seen.get(ally.card, 0) + 1
        name = ally.card if seen[ally.card] == 1 else f"{ally.card}.{seen[ally.card]}"
        card = sight.game.pool.cards[ally.card]
        drawn = small.character(card, sight.figures(ally), SEATS[sight.state.active % len(SEATS)].colour)
        parts.append(
            moved(
                MARGIN + at % 2 * (small.WIDTH + 6),
                y + 20 + at // 2 * (small.FOE_HEIGHT + 6),
                drawn,
                data_ally=name,
                data_card=ally.card,
            )
        )
    if parts:
        parts.append(
            words(
                MARGIN + 4, y + 13, sight.game.catalogue.format("screen-allies"), 14, fill=VERMILION, font_weight="bold"
            )
        )
    return parts


def _field(sight: Sight, y: float, name: str) -> tuple[list[Markup], float]:
    """The four zones around Conan, as his player sees them, and the height they take."""
    parts: list[Markup] = []
    top = y
    allies = _allies(sight, y)
    parts += allies
    if sight.foes(CENTER):
        room = 228.0 if allies else 0.0
        parts.append(_zone(sight, CENTER, MARGIN + room, y, INNER - 2 * room))
        y += ZONE_HEIGHT + 8
    elif allies:
        y += 150 + (124 if len(sight.state.allies) > 2 else 0)
    flank = (INNER - CONAN_WIDTH - 16) / 2
    parts.append(_zone(sight, LEFT, MARGIN, y, flank))
    parts.append(_conan(sight, MARGIN + flank + 8, y, name))
    parts.append(_zone(sight, RIGHT, MARGIN + flank + 16 + CONAN_WIDTH, y, flank))
    y += ZONE_HEIGHT + 8
    if sight.foes(REAR):
        parts.append(_zone(sight, REAR, MARGIN + 200, y, INNER - 400))
        y += ZONE_HEIGHT + 8
    return parts, y - top


# -- hand and revealed Foes --------------------------------------------------------------------------------------------


def _heading(text: str, y: float) -> Markup:
    stroke = path(
        f"M{number(MARGIN + 12 + width_of(text, 15, True))} {y + 6}H{number(PAGE - MARGIN)}",
        stroke=GOLD,
        stroke_width=1.6,
    )
    return join((words(MARGIN + 2, y + 11, text, 15, fill=INK, font_weight="bold", letter_spacing=0.5), stroke))


def _revealed(sight: Sight, y: float) -> tuple[list[Markup], float]:
    """The revealed Foes of the Foe Draw Phase."""
    revealed = sight.view["revealed"]
    if not revealed:
        return [], 0.0
    step = min(small.WIDTH + 8, (INNER - small.WIDTH) / max(len(revealed) - 1, 1))
    parts = [_heading(sight.game.catalogue.format("screen-revealed"), y)]
    pool = sight.game.pool
    for at, (owner, name) in enumerate(revealed):
        card = pool.cards[name]
        printed = small.Figures(card.prowess, card.damage, card.health, card.health)
        drawn = small.character(card, printed, SEATS[owner % len(SEATS)].colour)
        label = owned(name, owner, sight.game.players)
        parts.append(moved(MARGIN + at * step, y + 20, drawn, data_revealed=label, data_card=name))
    return parts, small.FOE_HEIGHT + 32


def _hand(sight: Sight, y: float) -> tuple[list[Markup], float]:
    """The viewer's own hand, as whole cards."""
    you = sight.view["you"]
    hand = sight.view["seats"][you].get("hand", []) if you is not None else []
    if not hand:
        return [], 0.0
    scale = 0.63
    wide = WIDTH * scale
    step = min(wide + 8, (INNER - wide) / max(len(hand) - 1, 1))
    left = MARGIN + max(0.0, (INNER - step * (len(hand) - 1) - wide) / 2)
    parts = [_heading(sight.game.catalogue.format("screen-hand"), y)]
    for at, name in enumerate(hand):
        place = f"translate({number(left + at * step)} {number(y + 22)}) scale({scale})"
        parts.append(
            group(face(sight.game.pool, sight.game.pool.cards[name]), transform=place, data_hand=name, data_card=name)
        )
    return parts, HEIGHT * scale + 34


# -- the whole table ---------------------------------------------------------------------------------------------------


def _header(game: ConanCCG, view: View, names: Sequence[str]) -> tuple[Markup, str]:
    phase = game.catalogue.format(f"phase-{view['phase']}")
    title = game.catalogue.format("screen-turn", {"turn": view["turn"], "round": view["round"], "phase": phase})
    if view["over"]:
        winners = ", ".join(names[seat] for seat in view["winners"])
        news = game.catalogue.format("table-won", {"winners": winners or "none"})
    else:
        news = game.prompt(view, names)
    mover = view["to_act"]
    acting = not view["over"] and mover != CHANCE and mover is not None and mover >= 0
    size = min(17.0, 17.0 * 560 / max(width_of(news, 17, True), 1))
    parts = [
        box(0, 0, PAGE, HEADER, fill=LACQUER),
        box(0, HEADER - 3, PAGE, 3, fill=GOLD),
        hall_seal(MARGIN, 9, 44),
        words(MARGIN + 56, 31, game.title, 22, fill=PAPER, font_weight="bold", letter_spacing=1.5),
        words(MARGIN + 56, 51, title, 13.5, 480, fill=GOLD_LIGHT),
        box(PAGE - MARGIN - 610, 12, 610, 38, rx=5, fill=PAPER, stroke=GOLD, stroke_width=1.6),
        words(PAGE - MARGIN - (570 if acting else 598), 37, news, size, fill=INK, font_weight="bold"),
    ]
    if acting:
        parts.append(seat_marker(mover, PAGE - MARGIN - 590, 31, 11))
    return join(parts), f"{title}. {news}"


def _legend(game: ConanCCG, y: float) -> Markup:
    """What the icons and the marks mean."""
    parts = [path(f"M{MARGIN} {y}H{PAGE - MARGIN}", stroke=GOLD, stroke_width=1)]
    x = MARGIN + 10
    for icon in glyphs.ICONS:
        label = str(game.pool.icon_data[icon][f"name_{language()}"])
        parts += [glyphs.icon(icon, x, y + 18, 20), words(x + 14, y + 22, label, 11, fill=INK)]
        x += 30 + width_of(label, 11)
    for mark in ("pass", "block", "leak"):
        label = game.catalogue.format(f"table-{mark}")
        parts += [small._mark(x, y + 18, 1, mark), words(x + 18, y + 22, label, 11, fill=INK)]
        x += 32 + width_of(label, 11)
    return join(parts)


def draw(game: ConanCCG, view: View, names: Sequence[str] | None) -> str:
    """The picture of a view as an SVG document; the same view, names and language give the same bytes."""
    shown = [clean(name) for name in names] if names else [f"P{seat + 1}" for seat in range(view["players"])]
    sight = Sight(game, view)
    header, description = _header(game, view, shown)
    y = HEADER + 10
    body: list[Markup] = []
    if view["active"] is not None:
        field, taken = _field(sight, y, shown[view["active"]])
        body += field
        y += taken + 4
    for section in (_revealed, _hand):
        drawn, taken = section(sight, y)
        body += drawn
        y += taken
    drawn, taken = panels(sight, shown, MARGIN, y, INNER)
    body += drawn
    y += taken + 6
    height = y + 40
    ground = box(0, 0, PAGE, height, fill="#efe4cc")
    edge = box(2, 2, PAGE - 4, height - 4, fill="none", stroke=INK, stroke_width=4)
    title = f"{game.title}: {description}"
    return document(
        "ccg", PAGE, height, game.title, title, glyphs.definitions(), ground, header, *body, _legend(game, y), edge
    )
