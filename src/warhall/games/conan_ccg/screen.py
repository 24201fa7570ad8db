"""A view as text for a terminal of 80 columns, prompts, labels and the sentences of events.

Moves are drawn as Conan's player sees them, so a Foe's card is turned round: its printed right edge lies on the left
and its first position at the bottom. Icons that stand side by side are those that meet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.cards import EDGE
from warhall.games.conan_ccg.notation import ZONES
from warhall.games.conan_ccg.position import HIDDEN
from warhall.kernel import CHANCE, Action, Event, View

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG

_CELL: Final = 19  # columns of one card
_SECRET: Final = {"drawn": "cards", "hand-shown": "cards", "top-seen": "cards", "move-seen": "card", "foe-move": "card"}


# -- events ------------------------------------------------------------------------------------------------------------


def event_text(game: ConanCCG, event: Event, names: Sequence[str]) -> str:
    facts = {name: game._fact(name, value, names) for name, value in event.data.items()}
    kind = f"event-{event.kind}"
    secret = _SECRET.get(event.kind)
    if secret is not None and secret not in event.data:
        kind += "-hidden"
    for name in ("zone", "side", "phase"):
        if name in facts:
            facts[name] = game.catalogue.format(f"{name}-{facts[name]}")
    if event.kind == "clash":
        facts |= _clash_facts(game, event.data)
    if facts.get("target") == "conan":
        facts["target"] = "Conan"
    return game.catalogue.format(kind, facts)


def _clash_facts(game: ConanCCG, data: dict[str, Any]) -> dict[str, str]:
    """Why the Damage is what it is: icons, leak, and every modifier with the card it comes from."""
    words = game.catalogue.format
    notes = "".join(f", {game.card_name(card)} {n:+d}" for card, n in data["notes"])
    kind = "hit" if data["hit"] else "leak" if data["leak"] else "blocked"
    against = words("clash-against", {"enemy": game.card_name(data["enemy"])}) if data["enemy"] else ""
    return {"sum": words(f"clash-{kind}", {**data, "notes": notes}), "against": against}


# -- prompts and labels ------------------------------------------------------------------------------------------------


def prompt(game: ConanCCG, view: View, names: Sequence[str]) -> str:
    words = game.catalogue.format
    if view["over"]:
        return words("prompt-over")
    if view["to_act"] == CHANCE:
        return words("prompt-chance")
    frame = view["stack"][-1]
    kind = frame["frame"]
    facts: dict[str, Any] = {"seat": names[view["to_act"]], "n": frame.get("n", frame.get("limit", 0))}
    if "effect" in frame:
        facts["card"] = game.card_name(frame["effect"].partition("#")[0])
    if kind == "placing":
        facts["card"] = game.card_name(next(m["card"] for m in view["moves"] if m["uid"] == frame["move"]))
    if kind == "window":
        if frame["name"] == "prepare":
            return words("prompt-prepare", facts)
        facts["window"] = words(f"window-{frame['name']}")
    if kind == "foe-draw" and frame.get("stage") == "name":
        kind = "foe-name"
    return words(f"prompt-{kind}", facts)


def action_label(game: ConanCCG, action: Action, view: View) -> str:
    """What a choice means, in a few words."""
    args = action.args
    facts: dict[str, Any] = {"by": "none"}
    for word in args:
        _add_fact(game, facts, word, view)
    if action.verb == "strike":
        facts["target"] = "Conan" if args[1] == "conan" else game.card_name(args[1].partition(".")[0])
        facts["side"] = game.catalogue.format(f"side-{args[0]}")
    elif action.verb in ("slot", "shift"):
        facts["side"] = game.catalogue.format(f"side-{args[0] if action.verb == 'slot' else args[1]}")
        if action.verb == "shift":
            facts["zone"] = game.catalogue.format(f"zone-{args[0]}")
    elif action.verb == "move" and len(args) > 2:
        facts["card"], facts["by"] = game.card_name(args[0]), game.card_name(args[2].partition(".")[0])
    elif action.verb == "move":
        return game.catalogue.format("label-move", facts) + _price(game, action, view)
    elif action.verb == "give":
        return game.catalogue.format("label-give", facts) + _overpaid(game, action, view)
    elif action.verb == "use" and len(args) > 1:
        return f"{game.catalogue.format('label-use', facts)} ({' '.join(args[1:])})"
    return game.catalogue.format(f"label-{action.verb}", facts)


def _price(game: ConanCCG, action: Action, view: View) -> str:
    """Gem and penalty of a move before cards change them, and a warning where Conan would not survive (CCG-097)."""
    card, place = action.args
    zone, _, number = place.partition(":")
    gap, count = int(number), len(view["zones"][zone])
    extra = count - (gap > 0) - (gap < count)
    gem = game.pool.cards[card].gem
    me = view["seats"][view["active"]]
    deadly = gem + extra >= me["prowess"] + me["health"]
    kind = "deadly" if deadly else "health" if gem + extra > me["prowess"] else "plain"
    return game.catalogue.format(f"price-{kind}", {"gem": gem, "extra": extra})


def _overpaid(game: ConanCCG, action: Action, view: View) -> str:
    """The wounds that a move costs its Foe, by the printed Prowess."""
    place, card = action.args
    foe = view["zones"][place[:-1]][int(place[-1]) - 1]
    wounds = max(0, game.pool.cards[card].gem - game.pool.cards[foe["card"]].prowess)
    return game.catalogue.format("price-wounds", {"wounds": wounds}) if wounds else ""


def _add_fact(game: ConanCCG, facts: dict[str, Any], word: str, view: View) -> None:
    """What one word of an action stands for."""
    name = word.partition("@")[0].partition(".")[0]
    if name in game.pool.names:
        facts.setdefault("card", game.card_name(name))
    elif word.isdecimal():
        facts["n"] = int(word)
    elif word in ZONES:
        facts["zone"] = game.catalogue.format(f"zone-{word}")
    elif ":" in word or word[-1:].isdecimal():
        facts["place"] = word
        line = view["zones"].get(word[:-1])
        if line is not None and 0 < int(word[-1]) <= len(line):
            facts["foe"] = game.card_name(line[int(word[-1]) - 1]["card"])


# -- the table ---------------------------------------------------------------------------------------------------------


def draw(game: ConanCCG, view: View, names: Sequence[str], width: int) -> str:
    """The whole table: the players, the zones with their moves, and the viewer's hand."""
    words = game.catalogue.format
    phase = words(f"phase-{view['phase']}")
    lines = [f"[bold]{words('screen-turn', {'turn': view['turn'], 'round': view['round'], 'phase': phase})}[/bold]"]
    for seat, side in enumerate(view["seats"]):
        lines += _player(game, view, names, seat, side)
    if view["revealed"]:
        listed = ", ".join(_foe_text(game, card) for _, card in view["revealed"])
        lines.append(f"[bold]{words('screen-revealed')}:[/bold] {listed}")
    for at, zone in enumerate(ZONES):
        if view["zones"][zone]:
            lines += ["", f"[bold]{words(f'zone-{zone}')}[/bold]", *_zone(game, view, at, width)]
    lines += _hand(game, view)
    lines.append(f"[dim]{words('screen-legend')}[/dim]")
    return "\n".join(lines)


def _player(game: ConanCCG, view: View, names: Sequence[str], seat: int, side: dict[str, Any]) -> list[str]:
    words = game.catalogue.format
    conan = game.card_name(side.get("conan", game.decks[seat].conan))
    facts = {name: side[name] for name in ("prowess", "health", "renown", "scars")}
    line = words("screen-player", {"name": names[seat], "conan": conan, **facts})
    mark = "*" if seat == view["active"] else " "
    counts = {"hand": side["hand_count"], "deck": side["deck_count"], "discard": len(side["discard"])}
    foes = {"foes": side["foe_deck_count"], "foe_discard": len(side["foe_discard"])}
    lines = [f"{mark} [bold]{line}[/bold]", f"    [dim]{words('screen-piles', {**counts, **foes})}[/dim]"]
    things = [
        ("screen-items", [item["card"] for item in side["items"]]),
        ("screen-region", [] if side["region"] is None else [side["region"][1]]),
        ("screen-allies", [ally["card"] for ally in view["allies"]] if seat == view["active"] else []),
    ]
    lines += [f"    {words(name)}: {', '.join(map(game.card_name, cards))}" for name, cards in things if cards]
    return lines


def _foe_text(game: ConanCCG, card: str) -> str:
    foe = game.pool.cards[card]
    return f"{foe.name} (R{foe.renown} P{foe.prowess} D{foe.damage} H{foe.health})"


def _zone(game: ConanCCG, view: View, zone: int, width: int) -> list[str]:
    """Gaps and Foes from left to right, each a small card; as many in a row as there is room for."""
    line = view["zones"][ZONES[zone]]
    cells: list[list[str]] = []
    own = {move.get("gap", 0): move for move in view["moves"] if move.get("zone", 0) == zone}
    for gap in range(len(line) + 1):
        if gap in own:
            cells.append(_own_cell(game, own[gap], zone))
        if gap < len(line):
            cells.append(_foe_cell(game, line[gap], f"{ZONES[zone]}{gap + 1}"))
    room = max(1, width // _CELL)
    rows = []
    for start in range(0, len(cells), room):
        block = cells[start : start + room]
        rows += ["".join(cell[row].ljust(_CELL) for cell in block).rstrip() for row in range(len(block[0]))]
    return [row.replace("[", "\\[") for row in rows]


def _fit(text: str, size: int = _CELL - 1) -> str:
    return text if len(text) <= size else text[: size - 1] + "…"


def _own_cell(game: ConanCCG, move: dict[str, Any], zone: int) -> list[str]:
    card = game.pool.cards[move["card"]]
    body = [f"{_token(game, card.left, row)} |{'=' * 11}| {_token(game, card.right, row)}" for row in range(EDGE)]
    head = f"{ZONES[zone]}:{move.get('gap', 0)}"
    return [_fit(head), _fit(card.name), f"  i{card.initiative} gem {card.gem}", *body]


def _foe_cell(game: ConanCCG, foe: dict[str, Any], place: str) -> list[str]:
    card = game.pool.cards[foe["card"]]
    health = card.health - foe.get("wounds", 0)
    stats = f"P{card.prowess} D{card.damage} H{health}/{card.health}"
    name = _fit(f"{place} {card.name}")
    move = foe.get("move", "")
    if not move or move == HIDDEN:
        face = "?" if move else "."
        return [name, stats, "  ---" if not move else "  face down", *[f"{face} |{' ' * 11}| {face}"] * EDGE]
    lying = game.pool.cards[move]
    body = [
        f"{_token(game, lying.right, EDGE - 1 - row)} |{'-' * 11}| {_token(game, lying.left, EDGE - 1 - row)}"
        for row in range(EDGE)
    ]
    return [name, _fit(f"{stats} i{lying.initiative}"), _fit(lying.name), *body]


def _token(game: ConanCCG, edge: Any, row: int) -> str:
    token = game.pool.tokens[edge[row].icon]
    return "." if token == "-" else token


def _hand(game: ConanCCG, view: View) -> list[str]:
    if view["you"] is None:
        return []
    hand = view["seats"][view["you"]]["hand"]
    lines = ["", f"[bold]{game.catalogue.format('screen-hand')}[/bold]"]
    for name in sorted(set(hand)):
        card = game.pool.cards[name]
        copies = f" x{hand.count(name)}" if hand.count(name) > 1 else ""
        edges = " ".join(
            "".join(_token(game, edge, row) for row in range(EDGE)) for edge in (card.left, card.right) if edge
        )
        figures = f"  gem {card.gem} i{card.initiative} {edges}" if card.is_move else ""
        lines.append(f"  {card.name}{copies}[dim]{figures}  {card.text}[/dim]")
    return lines
