"""A view as an SVG picture: the players, the zones and the moves edge to edge, as Conan's player sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.cards import EDGE, Edge
from warhall.games.conan_ccg.notation import ZONES
from warhall.games.conan_ccg.position import HIDDEN
from warhall.kernel import View
from warhall.kernel.svg import (
    ASH,
    CARD,
    GOLD,
    INDIGO,
    INK,
    PAPER,
    SAND,
    VERMILION,
    Markup,
    box,
    clean,
    document,
    hall_seal,
    join,
    moved,
    seat_marker,
    words,
)

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG

_WIDTH: Final = 960
_CARD_WIDTH: Final = 118
_CARD_HEIGHT: Final = 128
_STEP: Final = 16  # between two icon positions
# Where each zone lies as Conan's player sees the table: flanks beside the Center, the Rear below.
_ZONE_ROWS: Final = ("center", "left", "right", "rear")


def draw(game: ConanCCG, view: View, names: Sequence[str] | None) -> str:
    shown = [clean(name) for name in names] if names else [f"P{seat + 1}" for seat in range(view["players"])]
    body: list[Markup] = []
    y = 70.0
    for seat in range(view["players"]):
        body.append(moved(24, y, _player(game, view, seat, shown[seat])))
        y += 46
    y += 10
    for zone, name in enumerate(_ZONE_ROWS):
        if view["zones"][name]:
            body.append(moved(24, y, _zone(game, view, zone)))
            y += _CARD_HEIGHT + 50
    height = y + 20
    title = game.catalogue.format("screen-turn", _turn_facts(game, view))
    head = words(24, 44, title, 22, _WIDTH - 120, fill=INK, font_weight="bold")
    ground = box(0, 0, _WIDTH, height, fill=PAPER)
    return document("ccg", _WIDTH, height, game.title, title, ground, head, hall_seal(_WIDTH - 70, 14, 46), *body)


def _turn_facts(game: ConanCCG, view: View) -> dict[str, Any]:
    phase = game.catalogue.format(f"phase-{view['phase']}")
    return {"turn": view["turn"], "round": view["round"], "phase": phase}


def _player(game: ConanCCG, view: View, seat: int, name: str) -> Markup:
    side = view["seats"][seat]
    conan = game.card_name(side.get("conan", game.decks[seat].conan))
    facts = {key: side[key] for key in ("prowess", "health", "renown", "scars")}
    line = game.catalogue.format("screen-player", {"name": name, "conan": conan, **facts})
    counts = {"hand": side["hand_count"], "deck": side["deck_count"], "discard": len(side["discard"])}
    foes = {"foes": side["foe_deck_count"], "foe_discard": len(side["foe_discard"])}
    piles = game.catalogue.format("screen-piles", {**counts, **foes})
    active = seat == view["active"]
    return join(
        (
            box(-6, -18, _WIDTH - 36, 40, fill=CARD if active else SAND, rx=6, stroke=GOLD if active else None),
            seat_marker(seat, 12, 2, 12),
            words(34, 0, line, 15, _WIDTH - 90, fill=INK, font_weight="bold"),
            words(34, 16, piles, 12, _WIDTH - 90, fill=ASH),
        )
    )


def _zone(game: ConanCCG, view: View, zone: int) -> Markup:
    """The cards of a zone from left to right, edge to edge where they touch."""
    name = ZONES[zone]
    own = {move.get("gap", 0): move for move in view["moves"] if move.get("zone", 0) == zone}
    parts = [words(0, 0, game.catalogue.format(f"zone-{name}"), 16, fill=VERMILION, font_weight="bold")]
    x = 0.0
    foes = view["zones"][name]
    for gap in range(len(foes) + 1):
        if gap in own:
            card = game.pool.cards[own[gap]["card"]]
            parts.append(moved(x, 12, _card(game, card.name, f"{card.initiative}", card.left, card.right, INDIGO)))
            x += _CARD_WIDTH + 2
        if gap < len(foes):
            parts.append(moved(x, 12, _foe(game, foes[gap])))
            x += _CARD_WIDTH + 2
    return join(parts)


def _foe(game: ConanCCG, foe: dict[str, Any]) -> Markup:
    """A Foe with its move, which lies turned round: its right edge on the left, its first position at the bottom."""
    card = game.pool.cards[foe["card"]]
    stats = f"P{card.prowess} D{card.damage} H{card.health - foe.get('wounds', 0)}/{card.health}"
    move = foe.get("move", "")
    if not move or move == HIDDEN:
        body = _card(game, card.name, "?" if move else "", (), (), ASH)
    else:
        lying = game.pool.cards[move]
        body = _card(game, card.name, str(lying.initiative), lying.right[::-1], lying.left[::-1], VERMILION, lying.name)
    return join((body, words(8, _CARD_HEIGHT - 8, stats, 12, _CARD_WIDTH - 12, fill=INK)))


def _card(
    game: ConanCCG, title: str, initiative: str, left: Edge, right: Edge, colour: str, subtitle: str = ""
) -> Markup:
    width = _CARD_WIDTH
    parts = [
        box(0, 0, width, _CARD_HEIGHT, fill=CARD, stroke=colour, stroke_width=2, rx=6),
        words(8, 18, title, 12, width - 16, fill=INK, font_weight="bold"),
        words(width / 2, _CARD_HEIGHT / 2 + 12, initiative, 24, fill=colour, text_anchor="middle", font_weight="bold"),
    ]
    if subtitle:
        parts.append(words(8, 33, subtitle, 11, width - 16, fill=ASH))
    for x, anchor, edge in ((6, "start", left), (width - 6, "end", right)):
        for at in range(min(EDGE, len(edge))):
            token = game.pool.tokens[edge[at].icon]
            if token != "-":
                parts.append(words(x, 52 + at * _STEP, token, 15, fill=colour, text_anchor=anchor, font_weight="bold"))
    return join(parts)
