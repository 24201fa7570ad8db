"""A view as a picture: the map with its borders, pieces and Conan, and a panel for each kingdom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.components import KINGDOMS, Province
from warhall.games.age_of_conan.screen import fact, province_name, token_text, word
from warhall.games.age_of_conan.vocabulary import TERRAINS
from warhall.kernel import View, use_language
from warhall.kernel.svg import (
    ASH,
    CARD,
    GOLD,
    INK,
    PAPER,
    SAND,
    VERMILION,
    Markup,
    box,
    clean,
    disc,
    document,
    element,
    group,
    join,
    moved,
    polygon,
    words,
)

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

# The kingdoms' colours (AOC-004), dark enough for white ink, and their letters for those who need no colour.
COLOURS: Final = ("#b3261e", "#a67c00", "#1f7a3d", "#6a3d9a")
LETTERS: Final = ("A", "T", "S", "H")
AREA_GROUND: Final = ("#e3dcec", "#f0e6c8", "#dfeadd", "#f0dcd4")  # north, east, south, central
WIDTH: Final = 1340
MAP_WIDTH: Final = 1000
HEIGHT: Final = 760
_TOP: Final = 50


def draw(game: AgeOfConan, view: View, names: Sequence[str] | None, lang: str) -> str:
    """The picture in one language."""
    with use_language(lang):
        title = game.catalogue.format("picture-title", {"age": view["age"]})
        facts = {"players": game.players, "conan": province_name(game, view["conan"])}
        description = game.catalogue.format("picture-description", facts)
        body = (
            box(0, 0, WIDTH, HEIGHT, fill=PAPER),
            _heading(game, view),
            moved(0, _TOP, _borders(game), *(_province(game, view, p) for p in game.components.provinces)),
            _panels(game, view, names or [f"P{seat + 1}" for seat in range(game.players)]),
        )
        return document("conan", WIDTH, HEIGHT, title, description, *body)


def _heading(game: AgeOfConan, view: View) -> Markup:
    adventure = str(fact(game, "adventure", view["adventure"] or "-"))
    track = "   ".join(token_text(game, token) for token in view["track"])
    return group(
        words(20, 26, f"{view['age']} · {adventure}", 20, 420, fill=INK, font_weight="bold"),
        words(20, 46, track, 13, 960, fill=ASH),
        words(450, 26, "  ".join(word(game, face) for face in view["pool"]), 15, 540, fill=INK),
    )


def _borders(game: AgeOfConan) -> Markup:
    lines = []
    for province in game.components.provinces:
        for at in province.adjacent:
            other = game.components.provinces[at]
            if province.index < at:
                lines.append(
                    element(
                        "line",
                        x1=province.x,
                        y1=province.y,
                        x2=other.x,
                        y2=other.y,
                        stroke=SAND,
                        stroke_width=5,
                    )
                )
    return join(lines)


def _province(game: AgeOfConan, view: View, province: Province) -> Markup:
    """A plate with name, rating and track; marker, army, emissaries and raiders around it."""
    entry = view["provinces"].get(province.id, {})
    in_play = game.in_play[province.index]
    edge = COLOURS[game.kingdoms[entry["owner"]]] if "marker" in entry else ASH
    if province.is_home:
        edge = COLOURS[KINGDOMS.index(province.id)]
    aimed = view["destination"] == province.id
    plate = box(
        -52,
        -24,
        104,
        48,
        rx=8,
        fill=AREA_GROUND[province.area],
        stroke=VERMILION if aimed else edge,
        stroke_width=4 if aimed else 2.5 if "marker" in entry or province.is_home else 1,
        opacity=None if in_play else 0.45,
    )
    track = " ".join(word(game, TERRAINS[icon])[:1] for icon in province.track)
    rated = f"{province.rating}  {track}" if province.rating else ""
    parts = [
        plate,
        words(0, -9, province_name(game, province.id), 10.5, 104, fill=INK, text_anchor="middle", font_weight="bold"),
        words(-46, 17, rated, 11, 68, fill=ASH),
        *_pieces(game, entry),
    ]
    if view["conan"] == province.id:
        parts.append(_conan())
    return moved(province.x, province.y, *parts)


def _pieces(game: AgeOfConan, entry: dict[str, object]) -> list[Markup]:
    found = []
    if "marker" in entry:
        found.append(_marker(game.kingdoms[_int(entry["owner"])], str(entry["marker"])))
    army = entry.get("army")
    if isinstance(army, list):
        icon = f"·{entry['icon']}" if "icon" in entry else ""
        found.append(_chip(24, 12, COLOURS[game.kingdoms[army[0]]], f"{army[1]}{icon}"))
    emissaries = entry.get("emissaries")
    if isinstance(emissaries, list):
        at = -46
        for seat, number in enumerate(emissaries):
            if number:
                kingdom = game.kingdoms[seat]
                found.append(_pawn(at, 32, COLOURS[kingdom], f"{LETTERS[kingdom]}{number}"))
                at += 26
    if entry.get("raiders"):
        found.append(_chip(52, 2, INK, f"r{entry['raiders']}"))
    return found


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _marker(kingdom: int, marker: str) -> Markup:
    """A fort is a square, a tower a triangle, a city a square under a triangle."""
    colour = COLOURS[kingdom]
    fort = box(-60, -36, 18, 18, fill=colour, stroke=INK)
    tower = polygon(((-51, -50), (-38, -24), (-64, -24)), fill=colour, stroke=INK)
    roof = polygon(((-51, -52), (-40, -36), (-62, -36)), fill=colour, stroke=INK)
    shapes = {"fort": (fort,), "tower": (tower,), "city": (fort, roof)}[marker]
    letter = words(-51, -27 if marker == "tower" else -23, LETTERS[kingdom], 11, fill="#ffffff", text_anchor="middle")
    return group(*shapes, letter, font_weight="bold")


def _chip(x: float, y: float, colour: str, text: str) -> Markup:
    label = words(x, y + 4.5, text, 12, fill="#ffffff", text_anchor="middle", font_weight="bold")
    return group(disc(x, y, 12, fill=colour, stroke=INK), label)


def _pawn(x: float, y: float, colour: str, text: str) -> Markup:
    shape = polygon(
        ((x, y - 8), (x + 22, y - 8), (x + 22, y + 6), (x + 11, y + 10), (x, y + 6)), fill=colour, stroke=INK
    )
    return group(shape, words(x + 11, y + 4, text, 11, fill="#ffffff", text_anchor="middle"))


def _conan() -> Markup:
    star = ((0, -46), (5, -34), (18, -34), (8, -26), (12, -13), (0, -21), (-12, -13), (-8, -26), (-18, -34), (-5, -34))
    return moved(36, -4, polygon(star, fill=GOLD, stroke=INK, stroke_width=1.5))


def _panels(game: AgeOfConan, view: View, names: Sequence[str]) -> Markup:
    height = (HEIGHT - 30) / game.players
    panels = [
        moved(MAP_WIDTH + 15, 15 + seat * height, _panel(game, view, names[seat], seat, height - 12))
        for seat in range(game.players)
    ]
    return join(panels)


def _panel(game: AgeOfConan, view: View, name: str, seat: int, height: float) -> Markup:
    entry = view["seats"][seat]
    kingdom = game.kingdoms[seat]
    counts = [entry[key] if isinstance(entry[key], int) else len(entry[key]) for key in ("tokens", "kingdom_hand")]
    strategy = entry["strategy_hand"]
    counts.append(strategy if isinstance(strategy, int) else len(strategy))
    rows = [
        f"{entry['points']} ★   {entry['gold']} {word(game, 'gold')}   {entry['sorcery']} {word(game, 'sorcery')}",
        f"Crom {entry['crom']}   ◆ {counts[0]}   ▯ {counts[1]} + {counts[2]}",
        " ".join(str(value) for value in entry["bid_tokens"]),
        ", ".join(str(fact(game, "card", row[0])) for row in entry["table"]),
    ]
    title = f"{LETTERS[kingdom]} {clean(name)} ({word(game, KINGDOMS[kingdom])})"
    if view["conan_player"] == seat:
        title += " ★ Conan"
    lines = [words(12, 48 + 22 * at, row, 13, 286, fill=INK) for at, row in enumerate(rows) if row]
    return group(
        box(0, 0, 310, height, rx=8, fill=CARD, stroke=COLOURS[kingdom], stroke_width=3),
        words(12, 24, title, 15, 286, fill=COLOURS[kingdom], font_weight="bold"),
        *lines,
    )
