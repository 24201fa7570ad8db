"""The players: a panel for each kingdom with all that is public, and for a seat its own cards and tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from warhall.drawing.svg import (
    ASH,
    GOLD,
    GOLD_LIGHT,
    INDIGO,
    INK,
    SAND,
    VERMILION,
    Markup,
    box,
    figure,
    group,
    join,
    moved,
    sheet,
    text_width,
    words,
)
from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.components import BID_VALUES, EMISSARIES, KINGDOMS, UNITS
from warhall.games.age_of_conan.pictures import cards
from warhall.games.age_of_conan.pictures.cards import say
from warhall.games.age_of_conan.pictures.heraldry import ARMS, banner, banner_width, envoy, shield
from warhall.games.age_of_conan.pictures.pen import BONE, UMBER, Look, art, one_line, paint
from warhall.games.age_of_conan.pictures.tracks import title_of
from warhall.games.age_of_conan.rules.artifacts import STAKES, Stake
from warhall.games.age_of_conan.words.screen import card_name, fact, word
from warhall.kernel import View
from warhall.kernel.fields import HIDDEN
from warhall.kernel.view import number_in

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

_GAP: Final = 12.0
_LEFT: Final = 26.0  # of what stands in a panel
_TAG: Final = 22.0  # the height of a tag
_SMALL_TOKEN: Final = 27.0


def panels(game: AgeOfConan, view: View, names: Sequence[str], wide: float) -> tuple[Markup, float]:
    """A panel for each seat, two in a row, and their height."""
    width = (wide - _GAP) / 2
    drawn, top = [], 0.0
    for first in range(0, game.players, 2):
        row = range(first, min(first + 2, game.players))
        height = max(_height(game, view, seat, width) for seat in row)
        alone = len(row) == 1
        for place, seat in enumerate(row):
            x = (wide - width) / 2 if alone else place * (width + _GAP)
            drawn.append(moved(x, top, _panel(game, view, names[seat], seat, width, height)))
        top += height + 20
    return join(drawn), top


# -- a panel -----------------------------------------------------------------------------------------------------------


def _tags(game: AgeOfConan, view: View, seat: int) -> list[tuple[str, str, bool]]:
    """List what lies open before a player: a name, its sign, and whether it is ready."""
    found = [(card_name(game, name), "hand", ready) for name, ready in view["seats"][seat]["table"]]
    for category, (name, holder) in zip(game.components.artifact_category, view["artifacts"].items(), strict=True):
        if holder == seat:
            found.append((card_name(game, name), CATEGORIES[category], True))
    if view["bonus_card"] == seat:
        found.append((word(game, "conan_bonus"), "conan", True))
    if seat == view["you"]:
        found += _foreseen(game, view, seat)
    if view["stack"] and view["stack"][-1]["frame"] == Stake.name() and view["seats"][seat]["stake"] != STAKES[0]:
        found.append((f"{say(game, 'picture-stake')}: {say(game, 'picture-hidden')}", "treasures", True))
    return found


def _foreseen(game: AgeOfConan, view: View, seat: int) -> list[tuple[str, str, bool]]:
    """List what the viewer knows of face-down cards: the top of their own deck and of the adventures."""
    own = [say(game, "picture-next", card=card_name(game, name)) for name in view["seats"][seat]["deck_top"]]
    tops = [fact(game, "adventure", name) for name in view["adventure_top"] if name != HIDDEN]
    return [(text, "hand", True) for text in own] + [
        (say(game, "picture-next-adventure", adventure=name), "goal", True) for name in tops
    ]


def _tag_rows(tags: Sequence[tuple[str, str, bool]], room: float) -> list[list[tuple[str, str, bool, float]]]:
    rows: list[list[tuple[str, str, bool, float]]] = []
    used = room
    for text, sign, ready in tags:
        width = min(text_width(text, 10.5) + 30, room)
        if used + width + 5 > room:
            rows.append([])
            used = -5.0
        rows[-1].append((text, sign, ready, width))
        used += width + 5
    return rows


def _open_tokens(view: View, seat: int) -> list[str]:
    """Tokens that everybody has seen: all at the end of the game, those of a category that was named, and those once
    shown for an artifact. The others are only counted."""
    entry = view["seats"][seat]
    if seat == view["you"]:
        return []
    held = entry["tokens"]
    return list(held) if isinstance(held, list) else list(entry["stake_tokens"])


def _token_rows(tokens: int, room: float) -> int:
    return -(-tokens // int(room // _SMALL_TOKEN))


def _height(game: AgeOfConan, view: View, seat: int, wide: float) -> float:
    room = wide - _LEFT - 12
    tags = len(_tag_rows(_tags(game, view, seat), room))
    return 126 + tags * (_TAG + 4) + _token_rows(len(_open_tokens(view, seat)), room) * _SMALL_TOKEN


def _name(name: str, kingdom: str, room: float) -> Markup:
    """The player and the kingdom; once is enough if they are called the same."""
    if name == kingdom:
        return one_line(80, 42, name, 19, room, 11, font_weight="bold", fill=INK)
    player = one_line(80, 34, name, 17, room, 11, font_weight="bold", fill=INK)
    return join((player, one_line(80, 51, kingdom, 12, room, fill=ASH)))


def _panel(game: AgeOfConan, view: View, name: str, seat: int, wide: float, high: float) -> Markup:
    kingdom = game.kingdoms[seat]
    entry = view["seats"][seat]
    edge, weight = (
        (VERMILION, 3.0) if seat in view["waiting"] else (GOLD, 4.0) if seat in view["winners"] else (UMBER, 1.3)
    )
    parts = [
        sheet(wide, high, edge, weight),
        box(6, 7, 12, high - 14, rx=3, fill=paint(f"cloth-{kingdom}"), stroke=INK, stroke_width=0.7),
        shield(kingdom, 48, 36, 48),
        _name(name, word(game, KINGDOMS[kingdom]), wide - 156),
        cards.coin(wide - 36, 33, entry["points"], 23),
        moved(_LEFT, 66, _stores(game, view, seat)),
        moved(_LEFT, 96, _bids(game, view, seat, wide - _LEFT)),
    ]
    top = 124.0
    for row in _tag_rows(_tags(game, view, seat), wide - _LEFT - 12):
        x = _LEFT
        for text, sign, ready, width in row:
            parts.append(moved(x, top, _tag(text, sign, ready, width)))
            x += width + 5
        top += _TAG + 4
    columns = int((wide - _LEFT - 12) // _SMALL_TOKEN)
    for at, token in enumerate(_open_tokens(view, seat)):
        x, y = _LEFT + at % columns * _SMALL_TOKEN, top + at // columns * _SMALL_TOKEN
        parts.append(cards.token(game, token, x, y, _SMALL_TOKEN - 2))
    return group(*parts, _pills(game, view, seat), data_seat=seat)


def _stores(game: AgeOfConan, view: View, seat: int) -> Markup:
    """Gold, sorcery, Crom tokens; kingdom cards, strategy cards and adventure tokens in hand; the kingdom deck."""
    entry, look = view["seats"][seat], ARMS[game.kingdoms[seat]]
    sheet: Look = {"rx": 2, "stroke": INK, "stroke_width": 1}
    kingdom = join(
        (box(3, 0, 16, 22, fill=look.colour, **sheet), art(f"charge-{game.kingdoms[seat]}", 5, 5, 12, color=look.ink))
    )
    strategy = join((box(3, 0, 16, 22, fill=paint("iron"), **sheet), art("hit", 5, 4, 12, 14, color=GOLD_LIGHT)))
    deck = join((*(box(at * 2.5, at * 1.5, 14, 19, fill=look.colour, **sheet) for at in range(3)),))
    shown = (
        (art("gold", 0, 0, 22), entry["gold"]),
        (art("sorcery", 0, 0, 22), entry["sorcery"]),
        (art("crom", 0, 0, 22, color=INK), entry["crom"]),
        (kingdom, number_in(entry["kingdom_hand"])),
        (strategy, number_in(entry["strategy_hand"])),
        (cards.token(game, "", 0, 0, 22), number_in(entry["tokens"])),
        (deck, number_in(entry["kingdom_deck"])),
    )
    return join(
        moved(at * 60, 0, drawn, words(27, 16.5, str(number), 15, font_weight="bold", fill=INK))
        for at, (drawn, number) in enumerate(shown)
    )


def _bids(game: AgeOfConan, view: View, seat: int, wide: float) -> Markup:
    """Bid tokens, the bid of the moment or the last one, and the pieces in reserve."""
    entry = view["seats"][seat]
    spent = [value not in entry["bid_tokens"] for value in BID_VALUES]
    parts = [
        cards.bid_token(value, at * 23, 0, gone, 22)
        for at, (value, gone) in enumerate(zip(BID_VALUES, spent, strict=True))
    ]
    bid, x = entry["bid"], 126.0
    if bid is not None:
        parts.append(one_line(x, 15, say(game, "picture-bid"), 10.5, 34, fill=ASH, font_style="italic"))
        text = "?" if bid == HIDDEN else _bid_text(game, view, seat)
        width = text_width(text, 13) + 14
        parts.append(box(x + 36, 1, width, 20, rx=4, fill=BONE, stroke=UMBER))
        parts.append(figure(x + 36 + width / 2, 15.5, text, 13, INK))
    kingdom = game.kingdoms[seat]
    units, emissaries = _reserve(view, seat)
    right = wide - 12
    parts.append(moved(right - 35 - banner_width(units), 2, banner(kingdom, 0, 0, units)))
    parts.append(moved(right - 29, 2, envoy(kingdom, 0, 0, emissaries, always=True)))
    note = say(game, "picture-supply")
    parts.append(one_line(right - 82, 15, note, 10.5, 66, 8, text_anchor="end", fill=ASH, font_style="italic"))
    return group(*parts)


def _bid_text(game: AgeOfConan, view: View, seat: int) -> str:
    """Token, rating of the card, bonus: what was bid in all."""
    entry = view["seats"][seat]
    value, card = entry["bid"], entry["bid_card"]
    known = game.components
    text = str(value)
    if card is not None:
        text += f" + {known.strategy[known.strategy_index[card]].rating}"
    return text + (f" + {entry['bid_bonus']}" if entry["bid_bonus"] else "")


def _reserve(view: View, seat: int) -> tuple[int, int]:
    units = UNITS - sum(entry["units"] for entry in view["provinces"].values() if entry.get("army") == seat)
    emissaries = EMISSARIES - sum(view["seats"][seat]["emissaries"].values())
    if view["contest"] is not None and view["contest"]["attacker"] == seat:
        units -= view["contest"]["force"]
    return units, emissaries


def _tag(text: str, sign: str, ready: bool, width: float) -> Markup:
    ground, ink = (BONE, INK) if ready else (SAND, ASH)
    dash = None if ready else "3 2"
    frame = box(0, 0, width, _TAG - 2, rx=4, fill=ground, stroke=UMBER, stroke_width=1, stroke_dasharray=dash)
    return join((frame, art(sign, 4, 2, 16, color=ink), one_line(24, 14, text, 10.5, width - 28, 8, fill=ink)))


def _pills(game: AgeOfConan, view: View, seat: int) -> Markup:
    """Small flags on the upper edge: who plays, who is Conan's player, who begins, who looks."""
    flags = []
    if seat in view["waiting"]:
        flags.append(("picture-to-play", VERMILION, "#ffffff"))
    if view["over"] and seat in view["winners"]:
        flags.append(("picture-winner", GOLD_LIGHT, INK))
    if view["crowned"] == seat:
        flags.append(("picture-crowned", GOLD_LIGHT, INK))
    if view["eliminated"] == seat:
        flags.append(("picture-fallen", INK, "#ffffff"))
    if view["conan_player"] == seat:
        flags.append(("screen-conan-player", GOLD_LIGHT, INK))
    if view["first_player"] == seat:
        flags.append(("picture-first-player", BONE, INK))
    if view["you"] == seat:
        flags.append(("picture-you", INDIGO, "#ffffff"))
    parts, x = [], 80.0
    for message, ground, ink in flags:
        text = say(game, message)
        width = text_width(text, 10.5) + 16
        parts.append(box(x, -9, width, 18, rx=9, fill=ground, stroke=INK, stroke_width=1))
        parts.append(figure(x + width / 2, 3.8, text, 10.5, ink))
        x += width + 5
    return join(parts)


# -- what only the seat itself sees ------------------------------------------------------------------------------------


def own_cards(game: AgeOfConan, view: View, wide: float) -> tuple[Markup, float]:
    """Hand, table cards, artifacts and tokens of the viewer, and the height of all that; nothing for a spectator."""
    seat = view["you"]
    if seat is None:
        return Markup(""), 0.0
    entry = view["seats"][seat]
    held = [(cards.kingdom_card(game, name), cards.WIDTH) for name in entry["kingdom_hand"]]
    held += [(cards.strategy_card(game, name), cards.STRATEGY_WIDTH) for name in entry["strategy_hand"]]
    laid = [(cards.kingdom_card(game, name, ready), cards.WIDTH) for name, ready in entry["table"]]
    for name, holder in view["artifacts"].items():
        if holder == seat:
            laid.append((cards.kingdom_card(game, name), cards.WIDTH))
    if view["bonus_card"] == seat:
        laid.append((cards.role_card(game, "conan_bonus"), cards.WIDTH))
    if view["conan_player"] == seat:
        laid.append((cards.role_card(game, "conan_player"), cards.WIDTH))
    tokens = [(cards.token(game, name, 0, 0), cards.TOKEN) for name in entry["tokens"]]
    sections = (
        _Section(say(game, "screen-hand"), held, cards.HEIGHT),
        _Section(say(game, "picture-table"), laid, cards.HEIGHT),
        _Section(say(game, "screen-tokens"), tokens, cards.TOKEN),
    )
    return _packed([section for section in sections if section.items], wide)


SMALLEST: Final = 0.88  # of a card in a row that would be too long


class _Section(NamedTuple):
    """Cards or tokens under a heading, in as many rows as they need."""

    heading: str
    items: Sequence[tuple[Markup, float]]
    high: float

    def least(self) -> float:
        """How wide it must be to stand beside others: cards in one row, tokens three in a row."""
        shown = self.items[:3] if self.high == cards.TOKEN else self.items
        return max(28 + sum(width for _, width in shown) + 10 * (len(shown) - 1), text_width(self.heading, 12) + 48)

    def scale(self, wide: float) -> float:
        """Cards that nearly fit in one row are drawn a little smaller rather than in a second one."""
        room = wide - 28
        row = sum(width for _, width in self.items) + 10 * (len(self.items) - 1)
        return room / row if SMALLEST * row <= room < row else 1.0

    def places(self, wide: float) -> list[tuple[float, float]]:
        found, x, y = [], 14.0, 20.0
        scale = self.scale(wide)
        for _, width in self.items:
            if x + scale * width > wide - 13.9:
                x, y = 14.0, y + self.high + 10
            found.append((x, y))
            x += scale * (width + 10)
        return found

    def height(self, wide: float) -> float:
        return self.places(wide)[-1][1] + self.scale(wide) * self.high + 14

    def draw(self, wide: float, high: float) -> Markup:
        mat = box(0, 0, wide, high, rx=9, fill="#d8c7a0", fill_opacity=0.55, stroke=UMBER, stroke_width=1)
        scale = self.scale(wide)
        placed = [
            moved(x, y, drawn) if scale == 1.0 else _shrunk(x, y, scale, drawn)
            for (drawn, _), (x, y) in zip(self.items, self.places(wide), strict=True)
        ]
        return group(mat, title_of(self.heading, wide), *placed)


def _shrunk(x: float, y: float, scale: float, drawn: Markup) -> Markup:
    return group(drawn, transform=f"translate({x:.2f} {y:.2f}) scale({scale:.3f})")


def _widths(row: Sequence[_Section], wide: float) -> list[float]:
    """The width of the sections in a row: what each must have, and an equal part of the rest."""
    if len(row) == 1:
        return [wide]
    spare = (wide - _GAP * (len(row) - 1) - sum(section.least() for section in row)) / len(row)
    return [section.least() + spare for section in row]


def _row_height(row: Sequence[_Section], wide: float) -> float:
    return max(section.height(width) for section, width in zip(row, _widths(row, wide), strict=True))


def _fits(row: Sequence[_Section], wide: float) -> bool:
    return len(row) == 1 or sum(section.least() + _GAP for section in row) <= wide + _GAP


def _arrangements(sections: Sequence[_Section]) -> Iterator[list[Sequence[_Section]]]:
    """At most three sections: all in one row, two of them in a row, or one below the other."""
    yield [sections]
    for alone in reversed(range(len(sections))):
        rest = [section for at, section in enumerate(sections) if at != alone]
        if rest:
            yield [rest, [sections[alone]]]
    yield [[section] for section in sections]


def _packed(sections: Sequence[_Section], wide: float) -> tuple[Markup, float]:
    """The sections in the arrangement that takes the least height, and that height."""
    if not sections:
        return Markup(""), 0.0
    possible = [rows for rows in _arrangements(sections) if all(_fits(row, wide) for row in rows)]
    best = min(possible, key=lambda rows: sum(_row_height(row, wide) + 22 for row in rows))
    parts, top = [], 0.0
    for row in best:
        high, x = _row_height(row, wide), 0.0
        for section, width in zip(row, _widths(row, wide), strict=True):
            parts.append(moved(x, top, section.draw(width, high)))
            x += width + _GAP
        top += high + 22
    return join(parts), top
