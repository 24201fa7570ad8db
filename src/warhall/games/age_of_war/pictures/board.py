"""The picture of a position: `draw` turns the JSON view of a game into a standalone SVG document.

From top to bottom: whose turn it is (or who won), the dice and the castle under attack, the center with its castles by
clan, and an area for each player. A castle that was conquered leaves an outline in the center, with its owner's marker.

The words come from `LABELS`, one table for each language, with these keys: game, turn, wins, win_together, player, you,
to_play, winner, dice, left, placed, lost, aside, target, in_center, held_by, no_target, no_dice, center, empty, castle,
castles, clan, clans, point, points, infantry, archery, cavalry, daimyo, special, pile, final.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

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
    SEATS,
    VERMILION,
    Markup,
    box,
    clean,
    disc,
    document,
    element,
    group,
    hall_seal,
    join,
    moved,
    path,
    route,
    seat_marker,
    text_width,
    words,
)
from warhall.games.age_of_war.components import CASTLE_INDEX, CASTLES, CLANS, DICE, Castle, Clan, Line
from warhall.games.age_of_war.pictures.ornament import (
    CLAN_INK,
    GLYPH_INK,
    GLYPHS,
    art,
    definitions,
    die,
    landscape,
    mon,
    paint,
    points_badge,
)

LABELS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "game": "Age of War",
        "turn": "{name} to play",
        "wins": "{name} wins",
        "win_together": "{name} win together",
        "player": "Player {number}",
        "you": "you",
        "to_play": "to play",
        "winner": "winner",
        "dice": "Dice",
        "left": "{number} in play",
        "placed": "Placed: {number}",
        "lost": "Lost: {number}",
        "aside": "Placed or lost: {number}",
        "target": "Under attack",
        "in_center": "in the center",
        "held_by": "held by {name}",
        "no_target": "No castle is under attack",
        "no_dice": "not rolled yet",
        "center": "Center",
        "empty": "No castle yet",
        "castle": "castle",
        "castles": "castles",
        "clan": "clan",
        "clans": "clans",
        "point": "point",
        "points": "points",
        "infantry": "Infantry",
        "archery": "Archery",
        "cavalry": "Cavalry",
        "daimyo": "Daimyo",
        "special": "Only needed against a player",
        "pile": "United clan, safe for good",
        "final": "The war is over",
    },
    "fr": {
        "game": "Age of War",
        "turn": "{name} joue",
        "wins": "{name} gagne",
        "win_together": "{name} gagnent ensemble",
        "player": "Joueur {number}",
        "you": "vous",
        "to_play": "à jouer",
        "winner": "victoire",
        "dice": "Dés",
        "left": "{number} en jeu",
        "placed": "Posés : {number}",
        "lost": "Perdus : {number}",
        "aside": "Posés ou perdus : {number}",
        "target": "Attaqué",
        "in_center": "au centre",
        "held_by": "chez {name}",
        "no_target": "Aucun château attaqué",
        "no_dice": "pas encore lancés",
        "center": "Centre",
        "empty": "Pas encore de château",
        "castle": "château",
        "castles": "châteaux",
        "clan": "clan",
        "clans": "clans",
        "point": "point",
        "points": "points",
        "infantry": "Infanterie",
        "archery": "Archers",
        "cavalry": "Cavalerie",
        "daimyo": "Daimyo",
        "special": "Seulement contre un joueur",
        "pile": "Clan uni, hors d'atteinte",
        "final": "La guerre est finie",
    },
}

WIDTH: Final = 1000
MARGIN: Final = 28
INNER: Final = WIDTH - 2 * MARGIN

HEADER: Final = 96
TRAY: Final = 126

CARD_WIDTH: Final = 116
CARD_HEIGHT: Final = 214
NAME_BAND: Final = 23
ART_HEIGHT: Final = 68
SLOT_HEIGHT: Final = 76  # of the outlines in a row of the center where no castle is left
CLAN_HEAD: Final = 32
CENTER_ROWS: Final = ((0, 1), (2, 3, 4, 5))  # clans: seven castles in each row

MINI_WIDTH: Final = 132  # at least
MINI_HEIGHT: Final = 56
PANEL_HEAD: Final = 54
PANEL_ROWS: Final = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}


# ---------------------------------------------------------------- the position


@dataclass(frozen=True)
class Position:
    """The view, checked and completed: what is missing gets its value at the start of a turn."""

    names: tuple[str, ...]
    owners: tuple[int | None, ...]  # by castle
    facedown: tuple[bool, ...]
    scores: tuple[int, ...]
    to_move: int | None
    you: int | None
    winners: tuple[int, ...]
    over: bool
    dice: tuple[str, ...]
    dice_left: int
    lost: int | None  # None: the view does not tell
    target: Castle | None
    filled: frozenset[int]  # line indices of the target
    language: str

    def say(self, key: str, **parts: str | int) -> str:
        return LABELS[self.language][key].format(**parts)

    def count(self, number: int, noun: str) -> str:
        """A number with its noun, in the singular where the language wants it (French: 0 too)."""
        single = number == 1 or (number == 0 and self.language == "fr")
        return f"{number} {self.say(noun if single else noun + 's')}"

    def holdings(self, seat: int) -> list[Castle]:
        return [castle for castle in CASTLES if self.owners[castle.index] == seat]

    def piles(self, seat: int) -> list[Clan]:
        held = [clan for clan in CLANS if all(self.owners[index] == seat for index in clan.castles)]
        return [clan for clan in held if all(self.facedown[index] for index in clan.castles)]

    def faceup(self, seat: int) -> list[Castle]:
        hidden = {index for clan in self.piles(seat) for index in clan.castles}
        return [castle for castle in self.holdings(seat) if castle.index not in hidden]

    def score(self, seat: int) -> int:
        if seat < len(self.scores):
            return self.scores[seat]
        return sum(clan.points for clan in self.piles(seat)) + sum(castle.points for castle in self.faceup(seat))

    def dice_on_lines(self) -> dict[int, int]:
        """How many dice lie on each filled line: the fewest possible, and if the view tells the lost dice, the rest of
        the placed ones on an infantry line (only there a player can place more than needed)."""
        if self.target is None:
            return {}
        dice = {line: self.target.lines[line].least_dice for line in sorted(self.filled)}
        foot = [line for line in dice if self.target.lines[line].infantry]
        if foot and self.lost is not None:
            dice[foot[0]] += max(0, DICE - self.dice_left - self.lost - sum(dice.values()))
        return dice

    def aside(self) -> tuple[str, int]:
        """The dice that are neither in play nor drawn on a line: the label that says what is known, and how many."""
        rest = max(0, DICE - self.dice_left - sum(self.dice_on_lines().values()))
        foot = self.target is not None and any(self.target.lines[line].infantry for line in self.filled)
        is_sure = self.lost is not None or not foot or rest == 0
        return ("lost" if is_sure else "aside"), rest


def _seat(value: Any, players: int) -> int | None:
    return value if isinstance(value, int) and 0 <= value < players else None


def _filled(target: Castle | None, lines: Iterable[Any]) -> frozenset[int]:
    if target is None:
        return frozenset()
    by_name = {target.line_name(line): line for line in range(len(target.lines))}
    return frozenset(by_name[str(name)] for name in lines if str(name) in by_name)


def read(view: Mapping[str, Any], names: Sequence[str] | None, lang: str) -> Position:
    """Read a view; unknown languages fall back to English, "fr-CA" to French."""
    language = lang[:2].lower() if lang[:2].lower() in LABELS else "en"
    players = min(max(int(view.get("players") or len(view.get("scores") or ()) or 2), 2), len(SEATS))
    rows = view.get("castles") or {}
    states = [rows.get(castle.id) or {} for castle in CASTLES]
    target_id = view.get("target")
    target = CASTLES[CASTLE_INDEX[target_id]] if target_id in CASTLE_INDEX else None
    given = [clean(str(name)) for name in names or ()][:players]
    given += [""] * (players - len(given))
    unnamed = LABELS[language]["player"]
    left, lost = view.get("dice_left"), view.get("lost")
    return Position(
        names=tuple(name or unnamed.format(number=seat + 1) for seat, name in enumerate(given)),
        owners=tuple(_seat(state.get("owner"), players) for state in states),
        facedown=tuple(bool(state.get("facedown")) for state in states),
        scores=tuple(int(score) for score in view.get("scores") or ()),
        to_move=None if view.get("over") else _seat(view.get("to_move"), players),
        you=_seat(view.get("you"), players),
        winners=tuple(seat for seat in view.get("winners") or () if _seat(seat, players) is not None),
        over=bool(view.get("over")),
        dice=tuple(clean(str(face), 2) for face in view.get("dice") or ())[:DICE],
        dice_left=DICE if left is None else min(max(int(left), 0), DICE),
        lost=lost if isinstance(lost, int) else None,
        target=target,
        filled=_filled(target, view.get("filled") or ()),
        language=language,
    )


# ---------------------------------------------------------------- battle lines


def _foot_width(infantry: int, size: float) -> float:
    return size * (1.75 if infantry < 10 else 2.2)


def _line_width(line: Line, size: float, dice: int, room: float) -> float:
    """How wide a line is: its tiles, or the dice that lie on it, pushed together where there are many."""
    if dice:
        return min(dice * (size + 1), room)
    return _foot_width(line.infantry, size) if line.infantry else line.least_dice * (size + 1)


def _tile(x: float, y: float, size: float, symbol: str, is_special: bool) -> Markup:
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
    total = words(
        middle, y + size * 0.76, str(infantry), size * 0.72, text_anchor="middle", font_weight="bold", fill=INDIGO
    )
    return join((back, soldier, total))


def _line(line: Line, x: float, y: float, size: float, dice: int, room: float, is_special: bool) -> Markup:
    """A battle line at (x, y): covered by dice once filled, else open."""
    if dice:
        faces = "I" * dice if line.infantry else line.notation
        step = size + 1 if dice == 1 else min(size + 1, (room - size) / (dice - 1))
        return join(die(face, x + i * step, y, size) for i, face in enumerate(faces))
    if line.infantry:
        return _foot_tile(x, y, size, line.infantry)
    return join(_tile(x + i * (size + 1), y, size, face, is_special) for i, face in enumerate(line.notation))


def _line_row(position: Position, castle: Castle, x: float, y: float, size: float, width: float) -> Markup:
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


# ---------------------------------------------------------------- castle cards


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


def _card(position: Position, castle: Castle) -> Markup:
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


def _slot(castle: Castle, owner: int, height: float) -> Markup:
    """What a conquered castle leaves in the center: an outline, its name and the marker of its owner."""
    clan = CLANS[castle.clan].id
    outline = box(
        0.5, 0.5, CARD_WIDTH - 1, height - 1, rx=7, fill=SAND, fill_opacity=0.25, stroke=ASH, stroke_dasharray="3 4"
    )
    name = words(CARD_WIDTH / 2, 16, castle.name, 11.5, fill=ASH, text_anchor="middle", font_style="italic")
    side = min(64, height - 34)
    middle = 22 + (height - 22) / 2
    emblem = art(f"mon-{clan}", (CARD_WIDTH - side) / 2, middle - side / 2, side, color=CLAN_INK[clan], opacity=0.16)
    return join((outline, emblem, name, seat_marker(owner, CARD_WIDTH / 2, middle, 13)))


def _mini(position: Position, castle: Castle, width: float) -> Markup:
    """A faceup castle in front of a player."""
    clan = CLANS[castle.clan].id
    sheet = box(0, 0, width, MINI_HEIGHT, rx=5, fill=PAPER, stroke=INK)
    band = path(f"M.5 21V5Q.5.5 5 .5H{width - 5}Q{width - 0.5}.5 {width - 0.5} 5V21Z", fill=CLAN_INK[clan])
    emblem = art(f"mon-{clan}", 4, 2, 17, color=PAPER)
    name = words(25, 15, castle.name, 11.5, fill=PAPER, font_weight="bold")
    coin = points_badge(castle.points, width - 12, 11, 8.5)
    lines = _line_row(position, castle, 6, 28, 20, width - 12)
    glow = _glow(width, MINI_HEIGHT, 5) if castle is position.target else Markup("")
    return join((sheet, band, emblem, name, coin, lines, glow))


def _pile(position: Position, clan: Clan, width: float) -> Markup:
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
    size = words(34, middle + 13, position.count(len(clan.castles), "castle"), 10.5, fill=GOLD_LIGHT)
    coin = points_badge(clan.points, face_width - 17, middle, 12)
    return join((*sheets, waves, edge, mon(clan.id, 18.5, middle, 12), name, size, coin))


# ---------------------------------------------------------------- the center


def _clan_badge(clan: Clan, x: float, y: float) -> Markup:
    """The size of a clan on a small card, and what the whole clan is worth; `x` is the right edge."""
    count = len(clan.castles)
    coin = points_badge(clan.points, x - 12, y, 10.5)
    left = x - (54 if count > 1 else 42)
    card = box(left, y - 9, 14, 18, rx=2.5, fill=CARD, stroke=INK, stroke_width=1)
    size = words(left + 7, y + 4.5, str(count), 12, text_anchor="middle", font_weight="bold", fill=INK)
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
        drawn = _card(position, castle) if owner is None else _slot(castle, owner, height)
        cards.append(moved(x + indent + place * (CARD_WIDTH + gap), y + CLAN_HEAD, drawn))
    return join((ground, edge, *head, *cards)), width


def _center(position: Position, y: float) -> tuple[Markup, float]:
    """The center and its height."""
    left = sum(owner is None for owner in position.owners)
    parts = [_heading(position.say("center"), position.count(left, "castle"), y)]
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


# ---------------------------------------------------------------- the dice and the castle under attack

_TILTS: Final = (-4, 3, -2, 5, 0, -3, 4)


def _tray(position: Position, x: float, y: float, width: float) -> Markup:
    """The dice: in play on the left, out of play on the right."""
    tray = box(x, y, width, TRAY, rx=10, fill=paint("lacquer"), stroke=INK, stroke_width=1.5)
    rim = box(x + 5, y + 5, width - 10, TRAY - 10, rx=7, fill="none", stroke=GOLD, stroke_width=1)
    title = words(x + 20, y + 29, position.say("dice"), 15, font_weight="bold", fill=GOLD_LIGHT, letter_spacing=1)
    state = position.say("left", number=position.dice_left)
    if not position.dice and position.dice_left:
        state += " · " + position.say("no_dice")
    note = words(x + 34 + text_width(position.say("dice"), 16), y + 29, state, 12, fill=PAPER)
    shown = position.dice or ("",) * position.dice_left
    opacity = None if position.dice else 0.8
    beds = [box(x + 21 + i * 59, y + 51, 48, 48, rx=10, fill=INK, fill_opacity=0.45) for i in range(DICE)]
    dice = [die(face, x + 18 + i * 59, y + 48, 54, _TILTS[i], opacity=opacity) for i, face in enumerate(shown)]
    return join((tray, rim, title, note, *beds, *dice, _aside(position, x + width - 138, y)))


def _aside(position: Position, x: float, y: float) -> Markup:
    key, count = position.aside()
    divider = path(f"M{x - 12} {y + 18}V{y + TRAY - 18}", stroke=GOLD, stroke_width=0.8, stroke_dasharray="2 3")
    title = words(x, y + 29, position.say(key, number=count), 11, 130, fill=PAPER)
    dice = [die("", x + i % 4 * 30, y + 46 + i // 4 * 32, 27, opacity=0.45) for i in range(count)]
    return join((divider, title, *dice))


def _siege(position: Position, x: float, y: float, width: float) -> Markup:
    """The castle under attack, large, with the dice on its lines."""
    sheet = box(x, y, width, TRAY, rx=10, fill=CARD, stroke=VERMILION if position.target else ASH, stroke_width=2)
    castle = position.target
    if castle is None:
        note = position.say("no_target")
        emblem = art("keep-4", x + width / 2 - 62, y + 14, 124, 84, color=ASH, opacity=0.22)
        middle = x + width / 2
        return join(
            (sheet, emblem, words(middle, y + 112, note, 13, text_anchor="middle", font_style="italic", fill=ASH))
        )
    clan, owner = CLANS[castle.clan].id, position.owners[castle.index]
    where = position.say("in_center") if owner is None else position.say("held_by", name=position.names[owner])
    placed = str(sum(position.dice_on_lines().values()))
    if position.aside()[0] == "aside":
        placed += "+"  # at least: the view does not tell how many dice lie on an infantry line
    parts = [
        sheet,
        mon(clan, x + 33, y + 35, 20),
        words(x + 64, y + 33, castle.name, 18, font_weight="bold", fill=INK),
        words(x + 64, y + 50, f"{position.say('target')}, {where}", 12, width - 120, fill=VERMILION),
        points_badge(castle.points, x + width - 30, y + 33, 16),
        _line_row(position, castle, x + 14, y + 64, 34, width - 28),
        words(x + 14, y + 115, position.say("placed", number=placed), 12, fill=ASH),
    ]
    return join(parts)


def _result(position: Position, x: float, y: float, width: float) -> Markup:
    """After the war there are no dice to show: the names of the winners, and all scores, best first."""
    board = box(x, y, width, TRAY, rx=10, fill=paint("lacquer"), stroke=INK, stroke_width=1.5)
    waves = box(x, y, width, TRAY, rx=10, fill=paint("waves"), opacity=0.3)
    rim = box(x + 5, y + 5, width - 10, TRAY - 10, rx=7, fill="none", stroke=GOLD, stroke_width=1.2)
    middle, news = x + width / 2, _news(position)
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


# ---------------------------------------------------------------- the players


def _pill(x: float, y: float, text: str, ground: str, ink: str) -> tuple[Markup, float]:
    """A small flag on the upper edge of a panel, and its width."""
    width = text_width(text, 11) + 16
    flag = box(x, y - 9, width, 18, rx=9, fill=ground, stroke=INK, stroke_width=1)
    return join(
        (flag, words(x + width / 2, y + 4, text, 11, text_anchor="middle", font_weight="bold", fill=ink))
    ), width


def _pills(position: Position, seat: int, x: float, y: float) -> Markup:
    flags = []
    if seat == position.to_move:
        flags.append(("to_play", VERMILION, "#ffffff"))
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
    shadow = box(2, 3, width, height, rx=9, fill=INK, fill_opacity=0.18)
    sheet = box(0, 0, width, height, rx=9, fill=CARD, stroke=edge, stroke_width=weight)
    weave = box(6, 7, 8, height - 14, rx=3, fill=paint(f"seat-{seat}"), stroke=INK, stroke_width=0.6)
    return join((shadow, sheet, weave))


def _panel_head(position: Position, seat: int, width: float) -> Markup:
    held, piles = len(position.holdings(seat)), len(position.piles(seat))
    facts = [position.count(position.score(seat), "point"), position.count(held, "castle")]
    if piles:
        facts.append(position.count(piles, "clan"))
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
    mini = (width - 20 - 6 * columns) / columns
    drawn = [_pile(position, clan, mini) for clan in position.piles(seat)]
    drawn += [_mini(position, castle, mini) for castle in position.faceup(seat)]
    places = [(20 + i % columns * (mini + 6), PANEL_HEAD + i // columns * (MINI_HEIGHT + 7)) for i in range(len(drawn))]
    cards = [moved(x, y, card) for (x, y), card in zip(places, drawn, strict=True)]
    if not cards:
        note = position.say("empty")
        cards = [words(width / 2 + 6, PANEL_HEAD + 30, note, 12, text_anchor="middle", font_style="italic", fill=ASH)]
    frame = _panel_frame(position, seat, width, height)
    return join((frame, _panel_head(position, seat, width), *cards, _pills(position, seat, 57, 0)))


def _panels(position: Position, y: float) -> tuple[Markup, float]:
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


# ---------------------------------------------------------------- header, legend, whole picture


def _news(position: Position) -> str:
    """The one thing to know about the position."""
    if position.over:
        names = ", ".join(position.names[seat] for seat in position.winners)
        if not names:
            return position.say("final")
        return position.say("wins" if len(position.winners) == 1 else "win_together", name=names)
    return "" if position.to_move is None else position.say("turn", name=position.names[position.to_move])


def _header(position: Position) -> Markup:
    """Night over the mountains, the seal of the hall, and the news on a paper strip."""
    sky = box(0, 0, WIDTH, HEADER, fill=paint("night"))
    sun = disc(532, 50, 33, fill=VERMILION)
    far = path("M330 96L420 60L452 70L520 38L560 58L596 46L668 78L720 66L790 96Z", fill="#10182b")
    snow = path("M520 38L497 49L508 48L515 54L524 48L534 53L541 48Z", fill=PAPER, opacity=0.85)
    mist = path("M360 82Q470 72 560 82T760 80Q660 92 560 88T360 82Z", fill=PAPER, opacity=0.18)
    birds = path(
        "M600 24q5 -5 9 0q4 -5 9 0M626 34q4 -4 7 0q3 -4 7 0M590 40q3 -3 5 0q3 -3 5 0", fill="none", stroke=PAPER
    )
    sea = box(0, HEADER - 16, WIDTH, 16, fill=INDIGO)
    foam = box(0, HEADER - 16, WIDTH, 16, fill=paint("waves"))
    leaf = box(0, HEADER - 1, WIDTH, 3, fill=paint("gold"))
    title = words(96, 54, position.say("game"), 31, font_weight="bold", fill=PAPER, letter_spacing=2.5)
    return join((sky, sun, far, snow, mist, birds, sea, foam, leaf, hall_seal(28, 17, 52), title, _banner(position)))


def _banner(position: Position) -> Markup:
    """Whose turn it is; after the war the news stand larger below, so here only that it is over."""
    news = position.say("final") if position.over else _news(position)
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
    """What the signs mean."""
    parts, x = [path(f"M{MARGIN} {y - 8}H{WIDTH - MARGIN}", stroke=GOLD, stroke_width=1)], float(MARGIN)
    for symbol in ("I", "A", "C", "D"):
        label = position.say(GLYPHS[symbol])
        parts += [_tile(x, y, 18, symbol, False), words(x + 24, y + 13, label, 11, fill=INK)]
        x += 38 + text_width(label, 11) * 0.86
    special, pile = position.say("special"), position.say("pile")
    parts += [_tile(x, y, 18, "D", True), words(x + 24, y + 13, special, 11, fill=INK)]
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
        parts.append(f"{name}, {position.count(position.score(seat), 'point')}: {held or position.say('empty')}")
    return ". ".join(parts) + "."


def draw(view: Mapping[str, Any], names: Sequence[str] | None = None, lang: str = "en") -> str:
    """The picture of a position as an SVG document; the same view, names and language give the same bytes.

    `view` is the JSON view of the game; keys that are missing get their value at the start of a turn. Besides the usual
    keys, `lost` (a number of dice) makes the picture exact where an infantry line was filled with unknown dice.
    """
    position = read(view, names, lang)
    y = float(HEADER + 18)
    table = [_tray(position, MARGIN, y, 592), _siege(position, MARGIN + 604, y, INNER - 604)]
    if position.over:
        table = [_result(position, MARGIN, y, INNER)]
    y += TRAY + 16
    center, taken = _center(position, y)
    y += taken + 8
    panels, taken = _panels(position, y)
    y += taken + 2
    height = y + 36
    news = _news(position)
    title = position.say("game") + (f": {news}" if news else "")
    paper = box(0, 0, WIDTH, height, fill=paint("washi"))
    body = (paper, _header(position), *table, center, panels, _legend(position, y), _frame(height))
    return document("aow", WIDTH, height, title, describe(position), definitions(), *body)
