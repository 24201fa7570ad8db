"""The table as a seat sees it: four zones around Conan, moves edge to edge, then the players and one's hand.

What can be clicked carries what an action would call it: `data-foe="center1"`, `data-gap="center:0"`, `data-hand`,
`data-revealed`, `data-item`, `data-ally`, `data-zone`, `data-seat`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warhall.drawing.svg import (
    ASH,
    CARD,
    GOLD,
    GOLD_LIGHT,
    INK,
    PAPER,
    SAND,
    SEATS,
    VERMILION,
    Markup,
    box,
    clean,
    document,
    figure,
    group,
    hall_seal,
    join,
    moved,
    number,
    path,
    placed,
    seat_marker,
    words,
)
from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.notation import ZONES, owned
from warhall.games.conan_ccg.pictures import frames, glyphs, small
from warhall.games.conan_ccg.pictures.emblems import emblems_in, picture
from warhall.games.conan_ccg.pictures.face import HEIGHT, WIDTH, face, say
from warhall.games.conan_ccg.pictures.lettering import width_of
from warhall.games.conan_ccg.pictures.pen import drawing, paint, pattern
from warhall.games.conan_ccg.pictures.players import panels
from warhall.games.conan_ccg.pictures.seen import Figures, Lying, Seen
from warhall.games.conan_ccg.rules.zones import CENTER, LEFT, REAR, RIGHT
from warhall.kernel import CHANCE, View, language

if TYPE_CHECKING:
    from warhall.games.conan_ccg.fields import Foe, OwnMove
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


def _gap(seen: Seen, zone: int, gap: int) -> Markup:
    """A place between moves where nothing lies: open for a move now, closed by Veterans, or just empty."""
    name = "open" if (zone, gap) in seen.gaps else "closed" if seen.closed(zone, gap) else "empty"
    drawn = [moved(0, FRONT, drawing(f"gaps/{name}").inner)]
    if name == "open":
        low = FRONT + small.MOVE_HEIGHT / 2 + 6
        drawn.append(figure(GAP / 2, low, "+", 17, INK))
    return group(*drawn, data_gap=f"{ZONES[zone]}:{gap}")


def _foe(seen: Seen, foe: Foe, place: int) -> tuple[Markup, Markup]:
    """A Foe behind its move, and the marks over the edges of the move."""
    game = seen.game
    colour = SEATS[foe.owner % len(SEATS)].colour
    body = small.character(game.pool.cards[foe.card], seen.figures(foe), colour, foe.gone)
    owner = seat_marker(foe.owner, 13, small.FOE_HEIGHT - 10, 8) if game.players > 2 else Markup("")
    over = Markup("")
    lying = seen.foe_move(foe, place)
    if lying is not None:
        front, marks = small.move(game.pool, lying, True, foe.gone)
        over = join((marks, _blows(lying, True)))
        if foe.down:
            front = join((front, small.eye(small.WIDTH / 2, small.MOVE_HEIGHT / 2)))
    else:
        front = small.face_down() if foe.move else small.no_move()
    below = moved(0, FRONT, front)
    return group(body, owner, below, data_foe=f"{ZONES[foe.zone]}{place + 1}", data_card=foe.card), over


def _own(seen: Seen, own: OwnMove) -> tuple[Markup, Markup]:
    """A move of Conan or an Ally with its performer's name above it, and the marks over its edges."""
    lying = seen.own_move(own)
    drawn, marks = small.move(seen.game.pool, lying, False, not seen.state.is_here(own.by))
    lies = moved(0, FRONT, drawn, data_gap=f"{ZONES[own.zone]}:{own.gap}", data_card=own.card)
    return join((lies, moved(0, FRONT - 40, _performer(seen, own.by)))), join((marks, _blows(lying, False)))


def _blows(lying: Lying, foe: bool) -> Markup:
    """Show what a move deals on each side, in a flag over the contact."""
    parts = []
    for side, blow in lying.blows.items():
        at_right = (side == "left") if foe else (side == "right")
        x = small.WIDTH if at_right else 0.0
        y = small.MOVE_HEIGHT + 8 if foe else -8.0
        way = 1 if at_right else -1
        ground, ink = ("#ffd23f", INK) if blow.hit else (VERMILION, "#ffffff") if blow.damage else ("#dfe3e6", ASH)
        d = f"M{number(x - 22 * way)} {number(y - 8)}h{20 * way}l{9 * way} 8l{-9 * way} 8h{-20 * way}Z"
        style = {"fill": ink, "text_anchor": "middle", "font_weight": "bold"}
        parts.append(path(d, fill=ground, stroke=INK, stroke_width=1.3))
        parts.append(words(x - 10 * way, y + 5, str(blow.damage), 13, None, **style))
    return join(parts)


def _line(seen: Seen, zone: int) -> list[Markup]:
    """Foes and moves of a zone from left to right; marks on the contacts lie over all cards."""
    below: list[Markup] = []
    above: list[Markup] = []
    x = 0.0
    foes = seen.foes(zone)
    for gap in range(len(foes) + 1):
        own = seen.own(zone, gap)
        if own is None:
            below.append(moved(x, 0, _gap(seen, zone, gap)))
            x += GAP
        else:
            drawn, over = _own(seen, own)
            below.append(moved(x, 0, drawn))
            above.append(moved(x, FRONT, over))
            x += small.WIDTH
        if gap < len(foes):
            drawn, over = _foe(seen, foes[gap], gap)
            below.append(moved(x, 0, drawn))
            above.append(moved(x, FRONT, over))
            x += small.WIDTH
    return [*below, *above]


def _line_width(seen: Seen, zone: int) -> float:
    foes = len(seen.foes(zone))
    moves = sum(seen.own(zone, gap) is not None for gap in range(foes + 1))
    return (foes + moves) * small.WIDTH + (foes + 1 - moves) * GAP


def _performer(seen: Seen, by: int) -> Markup:
    """Whose move it is, above it: Conan's or an Ally's."""
    if by == CONAN:
        name = "Conan"
    else:
        ally = seen.state.find_ally(by)
        name = seen.game.card_name(ally.card) if ally is not None else "–"
    return join(small.name_in(name, 2, 4, small.WIDTH - 4, 20, ASH, 11))


def _zone(seen: Seen, zone: int, x: float, y: float, width: float) -> Markup:
    """A zone with its name; its cards shrink where there are too many for its width."""
    name = ZONES[zone]
    title = seen.game.catalogue.format(f"zone-{name}")
    held = any(not foe.gone for foe in seen.foes(zone))
    ground, rim, ink = (CARD, GOLD, VERMILION) if held else ("none", SAND, ASH)
    frame = [
        box(0, 0, width, ZONE_HEIGHT, rx=10, fill=ground, fill_opacity=0.75, stroke=rim, stroke_width=1.6),
        words(width / 2, 18, title, 14, fill=ink, font_weight="bold", text_anchor="middle", letter_spacing=1),
    ]
    if seen.foes(zone):
        line, taken = _line(seen, zone), _line_width(seen, zone)
        scale = min(1.0, (width - 16) / taken)
        left = (width - taken * scale) / 2
        spare = (1 - scale) * (ZONE_HEIGHT - ZONE_HEAD - 8) / 2
        frame.append(placed(left, ZONE_HEAD + 4 + spare, scale, *line))
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


def _conan(seen: Seen, x: float, y: float, name: str) -> Markup:
    """The Active Conan among his Foes, with his Region and Items; his picture takes the room that is left."""
    seat = seen.state.active
    card = seen.state.conan(seat)
    values = seen.conan(seat)
    held, high = _belongings(seen, seat)
    tall = ZONE_HEIGHT - 30 - 64 - high
    wide = CONAN_WIDTH - 20
    parts = [
        box(0, 0, CONAN_WIDTH, ZONE_HEIGHT, rx=12, fill=frames.colour(card), stroke=GOLD, stroke_width=3),
        moved(10, 30, picture(card, wide, tall)),
        box(10, 30, wide, tall, fill="none", stroke=GOLD, stroke_width=1.6),
        seat_marker(seat, 22, 17, 10),
        *small.name_in(f"{card.name} · {name}", 36, 4, CONAN_WIDTH - 46, 24, GOLD_LIGHT, 14),
        glyphs.stat("damage", str(values["damage"]), CONAN_WIDTH - 32, 54, 32),
        glyphs.stat("vitality", str(values["vitality"]), CONAN_WIDTH - 32, 92, 30),
        box(10, 36 + tall, wide, 48, rx=6, fill=PAPER),
        moved(14, 40 + tall, bar("prowess", values["prowess"], values["most_prowess"], wide - 12, "#7fa9cf")),
        moved(14, 62 + tall, bar("health", values["health"], values["most_health"], wide - 12, "#e58a76")),
        moved(10, 90 + tall, *held),
    ]
    return moved(x, y, *parts, data_conan=str(seat))


def _belongings(seen: Seen, seat: int) -> tuple[list[Markup], float]:
    """The Region and the Items of the Active Conan in two columns, and the height they take."""
    side = seen.view["seats"][seat]
    held = [("region", side["region"][1])] if side["region"] else []
    held += [("item", item["card"]) for item in side["items"]]
    columns = 2 if len(held) > 1 else 1
    wide = (CONAN_WIDTH - 20 - 6 * (columns - 1)) / columns
    chips = []
    for at, (kind, name) in enumerate(held):
        chip = small.chip(seen.game.pool.cards[name], wide)
        data = {"data_card": name, f"data_{kind}": name}
        chips.append(moved(at % columns * (wide + 6), at // columns * 30, chip, **data))
    return chips, -(-len(held) // columns) * 30.0


def _allies(seen: Seen, y: float) -> list[Markup]:
    """The Allies beside the Center."""
    parts = []
    counted: Counter[str] = Counter()
    for at, ally in enumerate(seen.state.allies):
        counted[ally.card] += 1
        name = ally.card if counted[ally.card] == 1 else f"{ally.card}.{counted[ally.card]}"
        card = seen.game.pool.cards[ally.card]
        drawn = small.character(card, seen.figures(ally), SEATS[seen.state.active % len(SEATS)].colour)
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
                MARGIN + 4, y + 13, seen.game.catalogue.format("screen-allies"), 14, fill=VERMILION, font_weight="bold"
            )
        )
    return parts


def _fitting(seen: Seen, zone: int, room: float) -> float:
    """How wide a zone has to be for its cards, at most as wide as there is room."""
    return min(room, max(360.0, _line_width(seen, zone) + 60))


def _field(seen: Seen, y: float, name: str) -> tuple[list[Markup], float]:
    """The four zones around Conan, as his player sees them, and the height they take."""
    top = y
    allies = _allies(seen, y)
    parts = list(allies)
    if seen.foes(CENTER):
        wide = _fitting(seen, CENTER, INNER - (2 * 228 if allies else 0))
        parts.append(_zone(seen, CENTER, (PAGE - wide) / 2, y, wide))
        y += ZONE_HEIGHT + 8
    elif allies:
        y += 150 + (128 if len(seen.state.allies) > 2 else 0)
    flank = (INNER - CONAN_WIDTH - 16) / 2
    if any(seen.foes(zone) for zone in range(len(ZONES))):
        parts.append(_zone(seen, LEFT, MARGIN, y, flank))
        parts.append(_zone(seen, RIGHT, MARGIN + flank + 16 + CONAN_WIDTH, y, flank))
    parts.append(_conan(seen, MARGIN + flank + 8, y, name))
    y += ZONE_HEIGHT + 8
    if seen.foes(REAR):
        wide = _fitting(seen, REAR, INNER)
        parts.append(_zone(seen, REAR, (PAGE - wide) / 2, y, wide))
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


def _revealed(seen: Seen, y: float) -> tuple[list[Markup], float]:
    """The revealed Foes of the Foe Draw Phase."""
    revealed = seen.view["revealed"]
    if not revealed:
        return [], 0.0
    step = min(small.WIDTH + 8, (INNER - small.WIDTH) / max(len(revealed) - 1, 1))
    parts = [_heading(seen.game.catalogue.format("screen-revealed"), y)]
    pool = seen.game.pool
    for at, (owner, name) in enumerate(revealed):
        card = pool.cards[name]
        printed = Figures(card.prowess, card.damage, card.health, card.health)
        drawn = small.character(card, printed, SEATS[owner % len(SEATS)].colour)
        label = owned(name, owner, seen.game.players)
        parts.append(moved(MARGIN + at * step, y + 20, drawn, data_revealed=label, data_card=name))
    return parts, small.FOE_HEIGHT + 32


def _hand(seen: Seen, y: float) -> tuple[list[Markup], float]:
    """The viewer's own hand, as whole cards."""
    you = seen.view["you"]
    hand = seen.view["seats"][you].get("hand", []) if you is not None else []
    if not hand:
        return [], 0.0
    scale = 0.63
    wide = WIDTH * scale
    step = min(wide + 8, (INNER - wide) / max(len(hand) - 1, 1))
    left = MARGIN + max(0.0, (INNER - step * (len(hand) - 1) - wide) / 2)
    parts = [_heading(seen.game.catalogue.format("screen-hand"), y)]
    for at, name in enumerate(hand):
        card = face(seen.game.pool, seen.game.pool.cards[name])
        parts.append(placed(left + at * step, y + 22, scale, card, data_hand=name, data_card=name))
    return parts, HEIGHT * scale + 34


# -- the whole table ---------------------------------------------------------------------------------------------------


def _header(game: ConanCCG, view: View, names: Sequence[str]) -> tuple[Markup, str]:
    """Riders before a sinking sun, the seal of the hall, the turn, and who has to do what."""
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
        drawing("table/header").inner,
        box(0, HEADER - 3, PAGE, 3, fill=GOLD),
        hall_seal(MARGIN, 9, 44),
        words(MARGIN + 56, 31, game.title, 22, fill=PAPER, font_weight="bold", letter_spacing=1.5),
        words(MARGIN + 56, 51, title, 13.5, 480, fill=GOLD_LIGHT),
        group(
            box(PAGE - MARGIN - 610, 12, 610, 38, rx=5, fill=PAPER, stroke=GOLD, stroke_width=1.6),
            words(PAGE - MARGIN - (570 if acting else 598), 37, news, size, fill=INK, font_weight="bold"),
            seat_marker(mover, PAGE - MARGIN - 590, 31, 11) if acting else Markup(""),
            class_="prompt",
        ),
    ]
    return join(parts), f"{title}. {news}"


def _legend(game: ConanCCG, y: float) -> Markup:
    """Explain the icons and the marks."""
    parts = [path(f"M{MARGIN} {y}H{PAGE - MARGIN}", stroke=GOLD, stroke_width=1)]
    x = MARGIN + 10
    for icon in glyphs.ICONS:
        label = str(game.pool.icon_data[icon]["name"][language()])
        parts += [glyphs.icon(icon, x, y + 18, 20), words(x + 14, y + 22, label, 11, fill=INK)]
        x += 30 + width_of(label, 11)
    for mark in ("pass", "block", "leak"):
        label = game.catalogue.format(f"table-{mark}")
        parts += [small.mark(mark, x, y + 18), words(x + 18, y + 22, label, 11, fill=INK)]
        x += 32 + width_of(label, 11)
    return join(parts)


def draw(game: ConanCCG, view: View, names: Sequence[str] | None = None) -> str:
    """The picture of a view as an SVG document; the same view, names and language give the same bytes."""
    shown = [clean(name) for name in names] if names else [f"P{seat + 1}" for seat in range(view["players"])]
    seen = Seen(game, view)
    header, description = _header(game, view, shown)
    y = HEADER + 10
    body: list[Markup] = []
    if view["active"] is not None:
        field, taken = _field(seen, y, shown[view["active"]])
        body += field
        y += taken + 4
    for section in (_revealed, _hand):
        drawn, taken = section(seen, y)
        body += drawn
        y += taken
    drawn, taken = panels(seen, shown, MARGIN, y, INNER)
    body += drawn
    y += taken + 6
    height = y + 40
    ground = (box(0, 0, PAGE, height, fill="#efe4cc"), box(0, HEADER, PAGE, height - HEADER, fill=paint("cloth")))
    edge = box(2, 2, PAGE - 4, height - 4, fill="none", stroke=INK, stroke_width=4)
    body.append(_legend(game, y))
    cloth = pattern("cloth", 96, 96, drawing("table/cloth").inner)
    definitions = glyphs.definitions(body, emblems_in(body, game.pool), small.backs_in(body), cloth)
    parts = (definitions, *ground, header, *body, edge)
    return document("ccg", PAGE, height, game.title, f"{game.title}: {description}", *parts)
