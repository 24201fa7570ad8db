"""Everything around the map: the points track, the adventure and its track, fate dice, contests and objectives."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from warhall.drawing.svg import (
    ASH,
    GOLD,
    GOLD_LIGHT,
    INK,
    SAND,
    Markup,
    box,
    disc,
    element,
    escape,
    figure,
    group,
    join,
    moved,
    path,
    sheet,
    text_width,
    words,
)
from warhall.games.age_of_conan.components import FATE_DICE
from warhall.games.age_of_conan.pictures import cards
from warhall.games.age_of_conan.pictures.cards import say
from warhall.games.age_of_conan.pictures.glyphs import FACE_INK, die
from warhall.games.age_of_conan.pictures.heraldry import banner, shield
from warhall.games.age_of_conan.pictures.pen import AREA_INK, BONE, LEATHER, UMBER, Look, art, centred, one_line, paint
from warhall.games.age_of_conan.words.screen import province_name, word
from warhall.kernel import View, language
from warhall.kernel.view import number_in

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

TRACK_LENGTH: Final = 40  # AOC-375
BAND: Final = 20.0  # the width of the points track around the map
PANEL: Final = 172.0  # the height of the panels below the map


def title_of(panel: str, wide: float) -> Markup:
    """The heading of a panel, in small letters on its upper edge."""
    width = min(text_width(panel, 12) + 22, wide - 20)
    tab = box(12, -9, width, 19, rx=9, fill=LEATHER, stroke=GOLD, stroke_width=1)
    look: Look = {"text_anchor": "middle", "font_weight": "bold", "fill": GOLD_LIGHT}
    return join((tab, one_line(12 + width / 2, 4.5, panel, 12, width - 12, **look)))


def _panel(wide: float, high: float) -> Markup:
    return sheet(wide, high, UMBER, 1.3)


# -- the points track, as the graduated frame of the map ---------------------------------------------------------------


def _fields(width: float, height: float) -> list[tuple[float, float, float, float]]:
    """The forty fields clockwise from the upper left corner, around a map at (0, 0)."""
    across = round(TRACK_LENGTH / 2 * width / (width + height))
    down = TRACK_LENGTH // 2 - across
    wide, high = width / across, height / down
    top = [(at * wide, -BAND, wide, BAND) for at in range(across)]
    right = [(width, at * high, BAND, high) for at in range(down)]
    bottom = [(width - (at + 1) * wide, height, wide, BAND) for at in range(across)]
    left = [(-BAND, height - (at + 1) * high, BAND, high) for at in range(down)]
    return [*top, *right, *bottom, *left]


@lru_cache(maxsize=4)
def points_track(width: float, height: float) -> Markup:
    """Fields 1 to 40 like the degrees of an old map; 0 is the corner before 1."""
    fields = _fields(width, height)
    back = box(-BAND, -BAND, width + 2 * BAND, height + 2 * BAND, fill=BONE)
    dark = [box(*fields[at], fill=SAND) for at in range(1, TRACK_LENGTH, 2)]
    look: Look = {"text_anchor": "middle", "fill": UMBER, "font_weight": "bold"}
    digits = [
        words(x + wide / 2, y + high / 2 + 4, str(at), 11 if at % 5 else 13, **look)
        for at, (x, y, wide, high) in enumerate(fields, 1)
    ]
    corners = [box(x, y, BAND, BAND, fill=LEATHER) for x in (-BAND, width) for y in (-BAND, height)]
    zero = figure(-BAND / 2, -BAND / 2 + 5, "0", 13, GOLD_LIGHT)
    lines = join(
        (
            box(-BAND, -BAND, width + 2 * BAND, height + 2 * BAND, fill="none", stroke=INK, stroke_width=2.5),
            box(0, 0, width, height, fill="none", stroke=INK, stroke_width=2),
        )
    )
    return group(back, *dark, *corners, zero, *digits, lines)


def counters(game: AgeOfConan, view: View, width: float, height: float) -> Markup:
    """A counter for each kingdom on the points track."""
    fields = _fields(width, height)
    standing: dict[int, list[int]] = {}
    for seat, entry in enumerate(view["seats"]):
        points = entry["points"]
        standing.setdefault((points - 1) % TRACK_LENGTH + 1 if points else 0, []).append(seat)
    found = []
    for at, seats in standing.items():
        x, y, wide, high = fields[at - 1] if at else (-BAND, -BAND, BAND * 3, BAND)
        for place, seat in enumerate(seats):
            shift = (place - (len(seats) - 1) / 2) * 20
            cx, cy = (x + wide / 2 + shift, y + high / 2) if wide > high else (x + wide / 2, y + high / 2 + shift)
            if not at:  # close together, for the first field is near
                cx = place * 12.0 - 9
            found.append(_counter(game.kingdoms[seat], view["seats"][seat]["points"], cx, cy, seat))
    return join(found)


def _counter(kingdom: int, points: int, x: float, y: float, seat: int) -> Markup:
    """The counter of a kingdom; beyond 40 it lies on its other side."""
    beyond = Markup("")
    if points > TRACK_LENGTH:
        plate = box(x - 11, y + 7, 22, 10, rx=2, fill=INK)
        rounds = (points - 1) // TRACK_LENGTH * TRACK_LENGTH
        beyond = join((plate, words(x, y + 15, f"+{rounds}", 8.5, text_anchor="middle", fill=GOLD_LIGHT)))
    return group(shield(kingdom, x, y, 25), beyond, data_counter=seat)


# -- the adventure -----------------------------------------------------------------------------------------------------


def adventure_panel(game: AgeOfConan, view: View, wide: float) -> Markup:
    """The current adventure card and the tokens on the track, leftmost first."""
    parts = []
    if view["adventure"] is None:
        note = say(game, "picture-no-adventure")
        parts.append(_panel(*cards.ADVENTURE))
        parts.append(centred("conan", wide / 2, 38, 44, color=SAND))
        parts.append(words(wide / 2, 84, note, 13, text_anchor="middle", font_style="italic", fill=ASH))
    else:
        parts.append(cards.adventure_card(game, view["adventure"]))
    top = cards.ADVENTURE[1] + 8
    rail = box(0, top + 4, wide, 44, rx=22, fill=paint("iron"), stroke=GOLD, stroke_width=1)
    parts.append(rail)
    for at, name in enumerate(view["track"]):
        parts.append(cards.token(game, name, 6 + at * 47, top + 4))
    left = say(game, "picture-left", number=view["adventures_left"])
    start = 14 + len(view["track"]) * 47
    look: Look = {"text_anchor": "middle", "fill": GOLD_LIGHT, "font_style": "italic"}
    if wide - start > 96:
        parts.append(one_line((start + wide - 12) / 2, top + 30, left, 11, wide - 22 - start, 7.5, **look))
    return group(*parts)


# -- the fate dice -----------------------------------------------------------------------------------------------------

_FATE_INK: Final = {"military": "#8c1c12", "intrigue": "#3f2a63", "mixed": INK, "wild": "#a06a00", "court": "#1d4a63"}


def fate_panel(game: AgeOfConan, view: View, wide: float) -> Markup:
    """The pool of fate dice, and what the common stores hold."""
    parts = [_panel(wide, PANEL - 4), title_of(say(game, "picture-fate"), wide)]
    size, gap = 50.0, (wide - 24 - 4 * 50) / 3
    for at, face in enumerate(view["pool"]):
        x, y = 12 + at % 4 * (size + gap) + (at // 4) * (size + gap) / 2, 20 + at // 4 * 58
        hint = element("title", escape(word(game, face)))
        parts.append(group(hint, die(face, x, y, size, _FATE_INK[face]), data_die=face))
    for at in range(len(view["pool"]), FATE_DICE if view["pool"] else 0):
        x, y = 12 + at % 4 * (size + gap) + (at // 4) * (size + gap) / 2, 20 + at // 4 * 58
        parts.append(box(x + 2, y + 2, size - 4, size - 4, rx=9, fill=SAND, fill_opacity=0.6))
    if not view["pool"]:
        note = say(game, "picture-no-dice")
        parts.append(centred("wild", wide / 2, 66, 56, color=SAND))
        parts.append(one_line(wide / 2, 120, note, 12, wide - 30, text_anchor="middle", font_style="italic", fill=ASH))
    stores = {
        "bag": number_in(view["bag"]),
        "deck": number_in(view["strategy_deck"]),
        "discard": len(view["strategy_discard"]),
    }
    text = say(game, "picture-stores", **stores)
    parts.append(one_line(wide / 2, PANEL - 15, text, 10.5, wide - 20, 8, text_anchor="middle", fill=ASH))
    return group(*parts)


# -- the contest -------------------------------------------------------------------------------------------------------


def contest_panel(game: AgeOfConan, view: View, names: Sequence[str], wide: float) -> Markup:
    """The contest that is going on with its dice and cards, or else the dice of the last one."""
    contest = view["contest"]
    parts = [_panel(wide, PANEL - 4)]
    if contest is None:
        parts.append(title_of(say(game, "picture-last-roll"), wide))
        if not any(view["last_dice"]):
            note = say(game, "picture-no-roll")
            parts.append(centred("military", wide / 2, 76, 56, color=SAND))
            parts.append(
                one_line(wide / 2, 130, note, 12, wide - 24, text_anchor="middle", font_style="italic", fill=ASH)
            )
        for side, faces in enumerate(view["last_dice"]):
            if faces:
                parts.append(centred(("attacker", "shield")[side], 28, 50 + side * 62, 26, color=UMBER))
            parts.append(moved(0, 30 + side * 62, _roll(faces, 54, wide - 12)))
        return group(*parts)
    kind, where = word(game, contest["kind"]), province_name(game, contest["province"])
    parts.append(title_of(f"{kind[:1].upper()}{kind[1:]} · {where}", wide))
    for side in range(2):
        parts.append(moved(0, 16 + side * 76, _side(game, view, names, side, wide)))
    parts.append(path(f"M14 91H{wide - 14}", stroke=UMBER, stroke_width=0.8, stroke_dasharray="3 3"))
    return group(*parts, data_contest=contest["province"])


def _side(game: AgeOfConan, view: View, names: Sequence[str], side: int, wide: float) -> Markup:
    contest = view["contest"]
    seat = contest["attacker"] if side == 0 else contest["defender"]
    parts = []
    if seat is None:
        province = game.components.provinces[game.components.province_index[contest["province"]]]
        parts.append(disc(26, 20, 13, fill=AREA_INK[province.area], stroke=INK, stroke_width=1))
        parts.append(figure(26, 25, str(province.rating), 14, "#ffffff"))
        name = say(game, "picture-province")
    else:
        parts.append(shield(game.kingdoms[seat], 26, 20, 34))
        name = names[seat]
    parts.append(one_line(48, 17, name, 13, wide - 182, 9, font_weight="bold", fill=INK))
    parts.append(art("die-bone", 48, 21, 14))
    number = f"× {contest['dice_number'][side]}"
    parts.append(words(66, 32.5, number, 12, fill=ASH))
    if contest["dice"][side] and "successes" in contest:
        gained = say(game, "screen-successes", number=contest["successes"][side])
        parts.append(
            one_line(72 + text_width(number, 12), 32.5, gained, 12, wide - 215, 8, font_weight="bold", fill=INK)
        )
    units = _units(view, seat)
    if seat is not None and units and contest["kind"] != "intrigue":
        parts.append(banner(game.kingdoms[seat], wide - 128, 9, units))
    dice = [value.split()[-1] for value in contest["dice"][side]]  # whether rolled again or not
    parts.append(moved(0, 36, _roll(dice, 14, wide - 90)))
    card = contest["strategy"][side]
    if card is not None:
        parts.append(moved(wide - 84, 2, _small_strategy(game, card)))
    return group(*parts)


def _units(view: View, seat: int | None) -> int:
    """The units of a side: attackers on their way, or the army that stands in the province."""
    contest = view["contest"]
    if seat == contest["attacker"] and contest["force"]:
        return int(contest["force"])
    there = view["provinces"].get(contest["province"], {})
    return int(there["units"]) if "army" in there and there["army"] == seat else 0


def _roll(faces: Sequence[str], x: float, wide: float) -> Markup:
    step = min(39.0, (wide - x - 36) / max(1, len(faces) - 1)) if len(faces) > 1 else 39.0
    return join(group(die(face, x + at * step, 2, 35, FACE_INK[face]), data_face=face) for at, face in enumerate(faces))


def _small_strategy(game: AgeOfConan, name: str) -> Markup:
    """A committed strategy card: its symbols and terrains, or its back (AOC-172)."""
    known = game.components
    if name not in known.strategy_index:
        back = box(0, 0, 70, 66, rx=6, fill=paint("iron"), stroke=GOLD, stroke_width=1.5)
        return join((back, centred("conan", 35, 33, 34, color=GOLD)))
    card = known.strategy[known.strategy_index[name]]
    sheet = box(0, 0, 70, 66, rx=6, fill=BONE, stroke=INK, stroke_width=1.2)
    signs = [sign for at, sign in enumerate(("shield", "axe")) if card.symbols >> at & 1]
    parts = [sheet, one_line(35, 62, card.names[language()], 9.5, 66, 4.5, text_anchor="middle", fill=ASH)]
    for at, sign in enumerate(signs):
        parts.append(centred(sign, 35 + (at - (len(signs) - 1) / 2) * 28, 18, 24, color=FACE_INK[sign]))
    grounds = [name for at, name in enumerate(("plains", "woods", "hills", "urban")) if card.terrains >> at & 1]
    for at, sign in enumerate(grounds):
        parts.append(centred(sign, 35 + (at - (len(grounds) - 1) / 2) * 16, 43, 15, color=UMBER))
    return group(*parts, data_card=name)


# -- objectives --------------------------------------------------------------------------------------------------------


def objectives(game: AgeOfConan, view: View, wide: float) -> tuple[Markup, float]:
    """The objectives in play, four in a row, and their height."""
    shown = view["objectives"]
    if not shown:
        return Markup(""), 0.0
    card_wide, card_high = cards.OBJECTIVE
    gap = (wide - 4 * card_wide) / 3
    columns = min(4, len(shown))
    left = (wide - columns * card_wide - (columns - 1) * gap) / 2
    found = [
        moved(left + at % 4 * (card_wide + gap), at // 4 * (card_high + 10), cards.objective_card(game, name))
        for at, name in enumerate(shown)
    ]
    return join(found), -(-len(shown) // 4) * (card_high + 10)
