"""A view as text for a terminal of 80 columns or more.

Moves are drawn as Conan's player sees them, so a Foe's card is turned round: its printed right edge lies on the left
and its first position at the bottom. Icons that stand side by side are those that meet; an arrow shows a blow that gets
through, from the one who strikes to the one who is struck.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from warhall.games.conan_ccg.cards.cards import EDGE, Card, Edge
from warhall.games.conan_ccg.notation import HIDDEN, ZONES
from warhall.games.conan_ccg.rules.conan_moves import gem_cost
from warhall.games.conan_ccg.rules.icons import edge_of, initiative_of_foe, initiative_of_own
from warhall.games.conan_ccg.rules.names import gap_name, place_name
from warhall.games.conan_ccg.rules.statistics import damage_of, full_health, health_of, prowess_of
from warhall.kernel import Action, View
from warhall.kernel.view import number_in

if TYPE_CHECKING:
    from warhall.games.conan_ccg.fields import Ally, Foe, OwnMove
    from warhall.games.conan_ccg.game import ConanCCG
    from warhall.games.conan_ccg.state import ConanState

_CELL: Final = 16  # columns of one card
_BETWEEN: Final = 4  # columns between two cards


def draw(game: ConanCCG, view: View, names: Sequence[str], width: int = 80) -> str:
    """The whole table: the players, the zones with their moves, and the viewer's hand."""
    words = game.catalogue.format
    lines = [_heading(game, view)]
    for seat, side in enumerate(view["seats"]):
        lines += _player(game, view, names, seat, side, width)
    lines += [*_revealed(game, view, width), *_zones(game, view, width), *_hand(game, view, width)]
    for line in (words("screen-legend"), words("screen-figures")):
        lines += [f"[dim]{part}[/dim]" for part in textwrap.wrap(line, width)]
    return "\n".join(lines)


def _heading(game: ConanCCG, view: View) -> str:
    phase = game.catalogue.format(f"phase-{view['phase']}")
    head = "screen-turn" if view["round"] else "screen-turn-only"
    told = game.catalogue.format(head, {"turn": view["turn"], "round": view["round"], "phase": phase})
    return f"[bold]{told}[/bold]"


def draw_turn(game: ConanCCG, view: View, names: Sequence[str], width: int = 80) -> str:
    """Draw what changes while one seat goes on deciding: the Active player's figures, Foes, moves, cards in hand."""
    active = view["active"]
    lines = _player(game, view, names, active, view["seats"][active], width)[:1]
    lines += [*_revealed(game, view, width), *_zones(game, view, width)]
    if view["you"] is not None:
        hand = view["seats"][view["you"]]["hand"]
        listed = ", ".join(_titled(game.pool.cards[name], hand.count(name)) for name in sorted(set(hand)))
        lines += ["", *_told(game.catalogue.format("screen-hand"), listed or "-", width)]
    return "\n".join(lines)


def draw_small(
    game: ConanCCG, view: View, names: Sequence[str], _legal: Sequence[Action], width: int, height: int
) -> str:
    """A line for each player, the zones, and the hand: in full if there is room, otherwise a line for each card."""
    lines = [_heading(game, view)]
    lines += [_player(game, view, names, seat, side, width)[0] for seat, side in enumerate(view["seats"])]
    lines += [line for line in (*_revealed(game, view, width), *_zones(game, view, width)) if line]
    hand = _hand(game, view, width)[2:]
    if len(lines) + len(hand) > height:
        hand = [line for line in _hand(game, view, width - 2)[2:] if not line.startswith("      ")]
        hand = [line if line.endswith(".") else f"{line} …" for line in hand]
    return "\n".join([*lines, *hand])


def _revealed(game: ConanCCG, view: View, width: int) -> list[str]:
    if not view["revealed"]:
        return []
    lines = ["", f"[bold]{game.catalogue.format('screen-revealed')}[/bold]"]
    for name in dict.fromkeys(card for _, card in view["revealed"]):
        copies = sum(card == name for _, card in view["revealed"])
        lines += _told(_titled(game.pool.cards[name], copies), _foe_facts(game, name), width)
    return lines


def _told(title: str, text: str, width: int) -> list[str]:
    """A title with what is to be said about it, wrapped under it."""
    lines = textwrap.wrap(f"{title}  {text}", width, initial_indent="  ", subsequent_indent="      ")
    safe = [line.replace("[", "\\[") for line in lines]
    return [safe[0].replace(title, f"[bold]{title}[/bold]", 1), *safe[1:]]


def _titled(card: Card, copies: int) -> str:
    return card.name if copies == 1 else f"{card.name} x{copies}"


# -- players -----------------------------------------------------------------------------------------------------------


def _player(game: ConanCCG, view: View, names: Sequence[str], seat: int, side: dict[str, Any], width: int) -> list[str]:
    words = game.catalogue.format
    conan = game.card_name(side.get("conan", game.decks[seat].conan))
    facts = {name: side[name] for name in ("prowess", "health", "renown", "scars")}
    line = words("screen-player", {"name": names[seat], "conan": conan, **facts})
    mark = "*" if seat == view["active"] else " "
    counts = {"hand": number_in(side["hand"]), "deck": number_in(side["deck"]), "discard": len(side["discard"])}
    foes = {"foes": number_in(side["foe_deck"]) + number_in(side["foe_top"]), "foe_discard": len(side["foe_discard"])}
    lines = [f"{mark} [bold]{line}[/bold]", f"    [dim]{words('screen-piles', {**counts, **foes})}[/dim]"]
    things = [item["card"] for item in side["items"]] + ([] if side["region"] is None else [side["region"][1]])
    for name in things:
        card = game.pool.cards[name]
        lines += _told(f"  {words(f'screen-{card.kind}')} {card.name}", card.text, width)
    table = game.table(view)
    for ally in table.allies if seat == view["active"] else ():
        card = game.pool.cards[ally.card]
        figures = f"P{prowess_of(table, ally)} D{damage_of(table, ally.uid)} {_health(table, ally)}"
        lines += _told(f"  {words('screen-ally')} {card.name}", f"{figures}  {card.text}", width)
    return lines


def _health(table: ConanState, who: Foe | Ally) -> str:
    return f"H{health_of(table, who)}/{full_health(table, who)}"


# -- zones -------------------------------------------------------------------------------------------------------------


class _Cell(NamedTuple):
    """A card as it lies: three lines of words, and the edges that the player sees on the left and on the right."""

    words: tuple[str, str, str]
    left: Edge
    right: Edge
    fill: str
    foe: bool
    zone: list[str]  # the name of the zone, on its first card


def _zones(game: ConanCCG, view: View, width: int) -> list[str]:
    """The zones, several beside each other where there is room; below them what is printed on their Foes."""
    room = max(1, (width + _BETWEEN) // (_CELL + _BETWEEN))
    rows: list[list[_Cell]] = []
    for at, zone in enumerate(ZONES):
        cells = _zone_cells(game, view, at)
        if rows and cells and len(rows[-1]) + len(cells) <= room:
            rows[-1] += cells
        else:
            rows += [cells[start : start + room] for start in range(0, len(cells), room)]
        if cells:
            cells[0].zone.append(game.catalogue.format(f"zone-{zone}"))
    lines: list[str] = []
    for row in rows:
        lines += ["", *_side_by_side(game, row)]
    foes = dict.fromkeys(foe["card"] for zone in ZONES for foe in view["zones"][zone])
    return lines + [part for foe in foes for part in _told(game.pool.cards[foe].name, _foe_facts(game, foe), width)]


def _zone_cells(game: ConanCCG, view: View, zone: int) -> list[_Cell]:
    """Foes and moves of a zone from left to right."""
    table = game.table(view)
    line = table.zones[zone]
    cells: list[_Cell] = []
    for gap in range(len(line) + 1):
        own = table.move_at(zone, gap)
        if own is not None:
            cells.append(_own_cell(game, table, own))
        if gap < len(line):
            cells.append(_foe_cell(game, table, line[gap]))
    return cells


def _side_by_side(game: ConanCCG, cells: list[_Cell]) -> Iterator[str]:
    titles = "".join((cell.zone[0] if cell.zone else "").ljust(_CELL + _BETWEEN) for cell in cells)
    if titles.strip():
        yield f"[bold]{titles.rstrip()}[/bold]"
    moved = any(cell.words[2] != "-" for cell in cells)
    for row in range(3 + EDGE if any(cell.left for cell in cells) else 3 if moved else 2):
        text = ""
        for at, cell in enumerate(cells):
            text += (cell.words[row] if row < 3 else _icons(game, cell, row - 3)).ljust(_CELL)
            if at + 1 < len(cells):
                text += _contact(game, cell, cells[at + 1], row - 3)
        yield text.rstrip().replace("[", "\\[")


def _edge_text(game: ConanCCG, edge: Edge) -> str:
    """The icons of an edge from the top, a dot where there is none."""
    return "".join(game.pool.tokens[slot.icon] for slot in edge).replace("-", ".")


def _icons(game: ConanCCG, cell: _Cell, row: int) -> str:
    left, right = (_edge_text(game, edge)[row] if edge else "?" for edge in (cell.left, cell.right))
    return f"{left} |{cell.fill * (_CELL - 6)}| {right}"


def _contact(game: ConanCCG, one: _Cell, other: _Cell, row: int) -> str:
    """Show what passes between two cards at this position: `>` a blow of the left one, `<` one of the right one."""
    if row < 0 or other.zone or one.foe == other.foe or not one.right or not other.left:
        return " " * _BETWEEN
    back = "<" if _passes(game, other.left, one.right, row, turned=other.foe) else " "
    forth = ">" if _passes(game, one.right, other.left, row, turned=one.foe) else " "
    return f" {back}{forth} "


def _passes(game: ConanCCG, edge: Edge, facing: Edge, row: int, turned: bool) -> bool:
    """Whether the icon at this position gets through; of a multi-icon every portion must (CCG-240)."""
    slot = edge[row]
    if slot.icon not in game.pool.offence:
        return False
    first = row - (slot.size - slot.part if turned else slot.part - 1)
    portions = range(first, first + slot.size)
    return all(game.pool.block[facing[at].icon].get(slot.icon, "pass") == "pass" for at in portions)


def _fit(text: str, size: int = _CELL) -> str:
    return text if len(text) <= size else text[: size - 1] + "…"


def _own_cell(game: ConanCCG, table: ConanState, move: OwnMove) -> _Cell:
    card = game.pool.cards[move.card]
    left, right = (edge_of(table, move, side) for side in ("left", "right"))
    price = f"i{initiative_of_own(table, move)} gem {gem_cost(table, move)}"
    return _Cell((gap_name(move), _fit(card.name), price), left, right, "=", False, [])


def _foe_cell(game: ConanCCG, table: ConanState, foe: Foe) -> _Cell:
    name, place = _fit(game.card_name(foe.card)), place_name(table, foe)
    state = game.catalogue.format("screen-gone") if foe.gone else _health(table, foe)
    figures = _fit(f"{place} {state}")
    if not foe.move or foe.move == HIDDEN:
        face = game.catalogue.format("screen-face-down") if foe.move else "-"
        return _Cell((figures, name, face), (), (), " ", True, [])
    named = _fit(f"i{initiative_of_foe(table, foe)} {game.card_name(foe.move)}")
    left, right = (edge_of(table, foe, side)[::-1] for side in ("left", "right"))
    return _Cell((figures, name, named), right, left, "-", True, [])


def _foe_facts(game: ConanCCG, name: str) -> str:
    """The figures, type, traits and text of a Foe."""
    card, words = game.pool.cards[name], game.catalogue.format
    listed = (card.type, *((card.territory,) if card.territory else ()), *card.traits)
    kinds = ", ".join(words(f"word-{word}") for word in listed)
    figures = f"R{card.renown} S{card.scars} P{card.prowess} D{card.damage} H{card.health}"
    return f"{figures}  {kinds}{'.' if card.text else ''} {card.text}".rstrip()


# -- the hand ----------------------------------------------------------------------------------------------------------


def _hand(game: ConanCCG, view: View, width: int) -> list[str]:
    if view["you"] is None:
        return []
    hand = view["seats"][view["you"]]["hand"]
    lines = ["", f"[bold]{game.catalogue.format('screen-hand')}[/bold]"]
    for name in sorted(set(hand)):
        card = game.pool.cards[name]
        figures = f"gem {card.gem} i{card.initiative} {_edge_text(game, card.left)}|{_edge_text(game, card.right)}  "
        keyword = f"{game.catalogue.format(f'kind-{card.kind}')}. " if card.kind != "move" else ""
        lines += _told(_titled(card, hand.count(name)), f"{figures if card.is_move else ''}{keyword}{card.text}", width)
    return lines
