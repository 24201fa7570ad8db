"""Every kind of card and token draws itself, with the game's own texts in the language of the moment."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from warhall.drawing.svg import (
    ASH,
    GOLD,
    GOLD_LIGHT,
    INK,
    SAND,
    VERMILION,
    Markup,
    box,
    disc,
    document,
    element,
    figure,
    group,
    join,
    moved,
    path,
    polygon,
    sheet,
    words,
)
from warhall.games.age_of_conan.cards.vocabulary import AREAS, CATEGORIES, SYMBOLS, TERRAINS
from warhall.games.age_of_conan.components import KINGDOMS, NOBODY, Card, Province
from warhall.games.age_of_conan.pictures import glyphs, heraldry
from warhall.games.age_of_conan.pictures.chart import atlas_for
from warhall.games.age_of_conan.pictures.glyphs import CATEGORY_INK, FACE_INK, TERRAIN_INK
from warhall.games.age_of_conan.pictures.heraldry import ARMS
from warhall.games.age_of_conan.pictures.land import trace
from warhall.games.age_of_conan.pictures.pen import (
    AREA_INK,
    AREA_WASH,
    BONE,
    LEATHER,
    SEA,
    UMBER,
    Look,
    art,
    centred,
    drawing,
    one_line,
    paint,
    paragraph,
    symbol_of,
)
from warhall.games.age_of_conan.words.card_text import card_text
from warhall.games.age_of_conan.words.screen import province_name, word
from warhall.kernel import InvalidOptionError, language, use_language
from warhall.kernel.action import excerpt

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

WIDTH: Final = 175.0  # five cards stand side by side under the map
HEIGHT: Final = 236.0
STRATEGY_WIDTH: Final = 118.0
OBJECTIVE: Final = (228.5, 88.0)
ADVENTURE: Final = (326.0, 112.0)
TOKEN: Final = 44.0
BAND: Final = 38.0  # the name of a card
SCENE: Final = 66.0
ROLE_CARDS: Final = ("conan_bonus", "conan_player")


def say(game: AgeOfConan, message: str, **facts: object) -> str:
    return game.catalogue.format(message, facts)


def _sheet(width: float, height: float) -> Markup:
    return sheet(width, height, INK, 1.4, radius=8, shade=0.2)


def _band(width: float, height: float, fill: str) -> Markup:
    d = f"M.7 {height}V8Q.7 .7 8 .7H{width - 8:g}Q{width - 0.7:g} .7 {width - 0.7:g} 8V{height}Z"
    return path(d, fill=fill, stroke=INK, stroke_width=0.7)


def _tall_card(name: str, text: str, foot: str, ground: str, ink: str, scene: Markup, corner: Markup) -> Markup:
    """The frame of the cards with a text: name, scene, text, kind."""
    room = WIDTH - 16 - (26 if corner else 0)
    centre: Look = {"text_anchor": "middle"}
    title = paragraph(8 + room / 2, 1, name, 13, room, 2, 9.5, BAND, **centre, font_weight="bold", fill=ink)
    space = HEIGHT - BAND - SCENE - 26
    body = paragraph(WIDTH / 2, BAND + SCENE + 2, text, 11, WIDTH - 18, 10, 8.0, space, **centre, fill=INK)
    picture = element("svg", scene, x=1, y=BAND, width=WIDTH - 2, height=SCENE)
    rule = path(f"M1 {BAND + SCENE}H{WIDTH - 1}M8 {HEIGHT - 22}H{WIDTH - 8}", stroke=UMBER, stroke_width=0.8)
    kind = one_line(WIDTH / 2, HEIGHT - 8, foot, 10, WIDTH - 16, **centre, fill=ASH, font_style="italic")
    return join((_sheet(WIDTH, HEIGHT), picture, _band(WIDTH, BAND, ground), title, corner, rule, body, kind))


# -- scenes: one land for each kingdom ---------------------------------------------------------------------------------


def _view_of(kingdom: int) -> Markup:
    """A land at dusk; a symbol, for most cards of a hand show the same."""
    look = ARMS[kingdom]
    return symbol_of(f"view-{kingdom}", drawing(f"scenes/{KINGDOMS[kingdom]}"), colour=look.colour, dark=look.dark)


def _scene(kingdom: int, sign: str) -> Markup:
    """The land of a kingdom and the sign of what the card does."""
    ground = art(f"view-{kingdom}", 0, 0, WIDTH, SCENE)
    return join((ground, centred(sign, WIDTH / 2, SCENE / 2, 30, color=ARMS[kingdom].dark)))


def coin(x: float, y: float, value: int, radius: float = 11) -> Markup:
    """A number on gold: a cost, or points."""
    disk = disc(x, y, radius, fill=paint("gilt"), stroke=INK, stroke_width=max(1.2, radius / 14))
    rim = disc(x, y, radius * 0.84, fill="none", stroke=INK, stroke_width=0.6, stroke_dasharray="1.5 1.5", opacity=0.7)
    size = radius * (1.15 if value < 100 else 0.9)
    return join((disk, rim, figure(x, y + size * 0.36, str(value), size, INK)))


def kingdom_card(game: AgeOfConan, name: str, ready: bool | None = None) -> Markup:
    """A kingdom card or an artifact; a used table card lies in the shade."""
    card = game.components.cards[game.components.card_index[name]]
    if card.kingdom == NOBODY:
        drawn = _artifact(game, card)
    else:
        look = ARMS[card.kingdom]
        corner = coin(WIDTH - 19, BAND / 2, card.cost, 12) if card.type == "table" else _kind_mark(card)
        foot = f"{word(game, KINGDOMS[card.kingdom])} · {say(game, f'card-{card.type}')}"
        scene = _scene(card.kingdom, card.verbs[0].sign)
        drawn = _tall_card(
            card.names[language()],
            card_text(game, card),
            foot,
            paint(f"cloth-{card.kingdom}"),
            look.ink,
            scene,
            corner,
        )
    if ready is False:
        drawn = join((drawn, _used(game)))
    return group(drawn, data_card=name)


def _kind_mark(card: Card) -> Markup:
    """Events show the court, instants lightning."""
    x, y = WIDTH - 19, BAND / 2
    ground = disc(x, y, 12, fill=BONE, stroke=INK, stroke_width=1.2)
    sign = centred("court", x, y, 16, color=INK) if card.type == "event" else centred("lightning", x, y, 24)
    return join((ground, sign))


def _used(game: AgeOfConan) -> Markup:
    veil = box(0, 0, WIDTH, HEIGHT, rx=8, fill=INK, fill_opacity=0.35)
    plate = box(20, BAND + SCENE / 2 - 14, WIDTH - 40, 28, rx=5, fill=LEATHER, stroke=GOLD)
    text = say(game, "picture-used")
    look: Look = {"text_anchor": "middle", "font_weight": "bold", "fill": GOLD_LIGHT}
    return join((veil, plate, one_line(WIDTH / 2, BAND + SCENE / 2 + 5, text, 14, WIDTH - 52, **look)))


def _relic(sign: str, ink: str, ground: str) -> Markup:
    """The scene of an artifact or a role card: rays of light behind a sign."""
    back = drawing("scenes/relic").fill(ground=ground)
    return join((back, centred(sign, WIDTH / 2, SCENE / 2, 36, color=ink)))


_RELICS: Final = {"sword_of_atlantis": "hit", "cobra_crown": "court", "heart_of_tammuz": "heart"}


def _artifact(game: AgeOfConan, card: Card) -> Markup:
    category = CATEGORIES[game.components.artifact_category[card.index - game.components.first_artifact]]
    ink = CATEGORY_INK[category]
    foot = f"{say(game, 'card-artifact')} · {word(game, category)}"
    scene = _relic(_RELICS.get(card.id, category), ink, "#d9c9a3")
    return _tall_card(card.names[language()], card_text(game, card), foot, paint("iron"), GOLD_LIGHT, scene, Markup(""))


def role_card(game: AgeOfConan, name: str) -> Markup:
    """The Conan bonus card and the Conan player card; their texts restate rules."""
    sign = "conan-piece" if name == "conan_player" else "conan"
    title, text = say(game, f"word-{name}"), say(game, f"card-{name}")
    scene = _relic(sign, INK, "#c9b48a")
    title = title[:1].upper() + title[1:]
    drawn = _tall_card(title, text, say(game, "card-role"), paint("iron"), GOLD_LIGHT, scene, Markup(""))
    return group(drawn, data_card=name)


# -- strategy cards ----------------------------------------------------------------------------------------------------


def strategy_card(game: AgeOfConan, name: str) -> Markup:
    """Draw a strategy card: adventure rating, symbols that count, terrains, and areas for intrigue (AOC-353)."""
    card = game.components.strategy[game.components.strategy_index[name]]
    wide, middle = STRATEGY_WIDTH, STRATEGY_WIDTH / 2
    label: Look = {"text_anchor": "middle", "fill": ASH, "font_style": "italic"}
    parts = [_sheet(wide, HEIGHT), _band(wide, BAND, paint("iron"))]
    gem = polygon(((24, 4), (39, 19), (24, 34), (9, 19)), fill=SEA, stroke=GOLD, stroke_width=2)
    parts += [gem, figure(24, 25.5, str(card.rating), 18, INK)]
    parts.append(paragraph(77, 1, card.names[language()], 12, 72, 2, 8.5, BAND, text_anchor="middle", fill=GOLD_LIGHT))
    shown = [sign for at, sign in enumerate(SYMBOLS[:2]) if card.symbols >> at & 1]
    for at, sign in enumerate(shown):
        x = middle + (at - (len(shown) - 1) / 2) * 46
        parts.append(glyphs.die(sign, x - 20, BAND + 9, 40, FACE_INK[sign]))
    parts.append(one_line(middle, BAND + 62, " · ".join(word(game, sign) for sign in shown), 10, wide - 10, **label))
    for at, terrain in enumerate(TERRAINS):
        parts.append(
            moved(
                9 + at % 2 * 51, BAND + 70 + at // 2 * 40, _terrain_tile(game, terrain, bool(card.terrains >> at & 1))
            )
        )
    areas = [card.area_24] + ([card.area_23] if game.players < 4 else [])
    for at, area in enumerate(areas):
        y = HEIGHT - 40 + at * 18 if len(areas) > 1 else HEIGHT - 31
        parts.append(box(8, y, wide - 16, 17, rx=3, fill=AREA_WASH[area], stroke=AREA_INK[area], stroke_width=1.2))
        parts.append(
            one_line(
                middle, y + 12.5, say(game, f"area-{AREAS[area]}"), 10.5, wide - 22, text_anchor="middle", fill=INK
            )
        )
    return group(*parts, data_card=name)


def _terrain_tile(game: AgeOfConan, terrain: str, valid: bool) -> Markup:
    ground, edge = (BONE, UMBER) if valid else ("none", SAND)
    frame = box(
        0, 0, 49, 37, rx=4, fill=ground, stroke=edge, stroke_width=1.2, stroke_dasharray=None if valid else "3 3"
    )
    if not valid:
        return join((frame, centred(terrain, 24.5, 18.5, 20, color=SAND)))
    name = one_line(24.5, 34, word(game, terrain), 9, 46, 7, text_anchor="middle", fill=INK)
    return join((frame, centred(terrain, 24.5, 13, 21, color=TERRAIN_INK[terrain]), name))


# -- objectives and adventures -----------------------------------------------------------------------------------------


def objective_card(game: AgeOfConan, name: str) -> Markup:
    card = game.components.objectives[game.components.objective_index[name]]
    wide, high = OBJECTIVE
    title = one_line(12, 19, card.names[language()], 13, wide - 50, 9.5, font_weight="bold", fill=BONE)
    text = paragraph(12, 28, card.texts[language()], 11, wide - 22, 4, 8.5, high - 30, fill=INK)
    ribbon = _band(wide, 27, "#23405c")
    star = join(
        (
            centred("points", wide - 21, 15, 29, color=GOLD_LIGHT),
            figure(wide - 21, 20, str(card.reward), 12, INK),
        )
    )
    return group(_sheet(wide, high), ribbon, title, star, text, data_card=name)


def adventure_card(game: AgeOfConan, name: str) -> Markup:
    """Title, destination, length and a few words of the tale."""
    card = game.components.adventures[game.components.adventure_index[name]]
    wide, high = ADVENTURE
    goal = game.components.provinces[card.destination]
    parts = [_sheet(wide, high), _band(wide, 30, "#7d2a17")]
    parts.append(one_line(14, 21, card.names[language()], 14.5, wide - 100, 10, font_weight="bold", fill=BONE))
    parts.append(art("goal", 12, 37, 22, 19))
    parts.append(one_line(40, 52, province_name(game, goal.id), 14, wide - 140, 10, font_weight="bold", fill=VERMILION))
    length = say(game, "picture-length", number=card.length)
    parts.append(one_line(wide - 12, 21, length, 11, 70, text_anchor="end", fill=BONE))
    flavour = card.flavours.get(language(), "")
    parts.append(paragraph(14, 57, flavour, 10.5, wide - 106, 4, 8, high - 60, font_style="italic", fill=INK))
    parts.append(_silhouette(game, goal, wide - 50, 72, 70, 66))
    return group(*parts, data_card=name)


def _silhouette(game: AgeOfConan, province: Province, x: float, y: float, wide: float, high: float) -> Markup:
    """The shape of a province on the map, in the colour of its area, as large as the space around (x, y) allows."""
    points = atlas_for(game).shape(province.id)
    left, right = min(px for px, _ in points), max(px for px, _ in points)
    top, bottom = min(py for _, py in points), max(py for _, py in points)
    scale = min(wide / (right - left), high / (bottom - top))
    placed = [(x + (px - (left + right) / 2) * scale, y + (py - (top + bottom) / 2) * scale) for px, py in points[::2]]
    return path(
        trace(placed, closed=True), fill=AREA_WASH[province.area], stroke=AREA_INK[province.area], stroke_width=1.5
    )


# -- tokens ------------------------------------------------------------------------------------------------------------


def token(game: AgeOfConan, name: str, x: float, y: float, size: float = TOKEN) -> Markup:
    """An adventure token: category, value, and what it may be traded for; face down if its name is hidden."""
    place = f"translate({x:g} {y:g}) scale({size / TOKEN:g})"
    if name not in game.components.token_index:
        back = disc(22, 22, 20.5, fill=paint("iron"), stroke=GOLD, stroke_width=2)
        return group(back, centred("conan", 22, 22, 22, color=GOLD), transform=place)
    kind = game.components.tokens[game.components.token_index[name]]
    category = CATEGORIES[kind.category]
    rim = disc(22, 22, 20.5, fill=BONE, stroke=CATEGORY_INK[category], stroke_width=3)
    sign = centred(category, 15.5, 18, 20, color=CATEGORY_INK[category])
    value = figure(32, 24, str(kind.value), 18, INK)
    icon = "gold" if kind.is_gold else "sorcery"
    start = 22 - kind.icons * 6
    icons = [art(icon, start + 12 * at, 28.5, 11.5) for at in range(kind.icons)]
    return group(rim, sign, value, *icons, transform=place, data_token=name)


def bid_token(value: int, x: float, y: float, spent: bool = False, size: float = 20) -> Markup:
    """One of the five bid tokens (AOC-005); a spent one leaves its outline."""
    half = size / 2
    if spent:
        ring = disc(x + half, y + half, half - 1, fill="none", stroke=ASH, stroke_width=1, stroke_dasharray="2 2")
        return join(
            (ring, words(x + half, y + half + size * 0.2, str(value), size * 0.55, text_anchor="middle", fill=ASH))
        )
    coin = disc(x + half, y + half, half - 0.8, fill=paint("iron"), stroke=GOLD, stroke_width=1.5)
    return join((coin, figure(x + half, y + half + size * 0.21, str(value), size * 0.6, GOLD_LIGHT)))


# -- a card by itself --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def card_definitions() -> Markup:
    views = [_view_of(kingdom) for kingdom in range(len(ARMS))]
    return join((glyphs.definitions(), heraldry.definitions(), *views))


def drawn_card(game: AgeOfConan, name: str) -> tuple[Markup, float, float]:
    """Any card or token by its id: the drawing, its width and its height."""
    known = game.components
    if name in known.card_index:
        return kingdom_card(game, name), WIDTH, HEIGHT
    if name in known.strategy_index:
        return strategy_card(game, name), STRATEGY_WIDTH, HEIGHT
    if name in known.objective_index:
        return objective_card(game, name), *OBJECTIVE
    if name in known.adventure_index:
        return adventure_card(game, name), *ADVENTURE
    if name in known.token_index:
        return token(game, name, 0, 0, 88), 88, 88
    if name in ROLE_CARDS:
        return role_card(game, name), WIDTH, HEIGHT
    raise InvalidOptionError("unknown-card", field="card", catalogue=game.catalogue, given=excerpt(name))


def card_picture(game: AgeOfConan, name: str, lang: str = "en") -> str:
    """A card or token as a picture of its own."""
    with use_language(lang):
        drawn, width, height = drawn_card(game, name)
        defs = element("defs", card_definitions())
        return document("aoc", width + 8, height + 8, name, name, defs, moved(3, 3, drawn))
