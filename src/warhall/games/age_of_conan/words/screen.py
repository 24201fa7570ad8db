"""A view as text for a terminal of 100 columns: the map, the kingdoms, the hand; prompt and labels."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.cards.vocabulary import AREAS, CATEGORIES, SYMBOLS, TERRAINS
from warhall.games.age_of_conan.components import (
    BID_VALUES,
    FACES,
    KINGDOMS,
    UNITS,
    UNITS_PER_PROVINCE,
    Card,
    TokenType,
)
from warhall.games.age_of_conan.rules.age_change import PRICES
from warhall.games.age_of_conan.rules.artifacts import NONE
from warhall.games.age_of_conan.rules.cards import would_change
from warhall.games.age_of_conan.rules.turn import Turn
from warhall.games.age_of_conan.words.text_map import Label, draw_map
from warhall.kernel import Action, MenuRow, View, language
from warhall.kernel.text import Catalogue, labelled
from warhall.kernel.view import number_in

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

SIGNS: Final = ("A", "T", "S", "H")  # of the kingdoms, so that nobody needs the colours
STYLES: Final = ("red", "yellow", "green", "magenta")
_MARKERS: Final = {"fort": "F", "tower": "T", "city": "C"}
_MAP_WIDTH: Final = 96

# -- names in the language of the moment -------------------------------------------------------------------------------


def province_name(game: AgeOfConan, name: str) -> str:
    at = game.components.province_index.get(name)
    return game.components.provinces[at].names[language()] if at is not None else name


def place(game: AgeOfConan, name: str, form: str = "place") -> str:
    """A province within a sentence: `the Steppes`, `in the Steppes` (`place-in`), `from the Steppes` (`place-from`)."""
    return _spoken(game.catalogue, form, name, province_name(game, name), language())


@lru_cache(maxsize=4096)  # every label of a choice and most events name a province
def _spoken(catalogue: Catalogue, form: str, province: str, name: str, lang: str) -> str:
    return catalogue.format(form, {"id": province, "name": name}, lang)


def card_name(game: AgeOfConan, name: str) -> str:
    """A kingdom card, an artifact or a strategy card."""
    components = game.components
    if name in components.card_index:
        return components.cards[components.card_index[name]].names[language()]
    if name in components.strategy_index:
        return components.strategy[components.strategy_index[name]].names[language()]
    return word(game, name)


def strategy_text(game: AgeOfConan, name: str) -> str:
    """`Locked Shields (2: shield; plains, woods; north, east)`: its adventure rating, and what it is good for."""
    card = game.components.strategy[game.components.strategy_index[name]]
    symbols = [word(game, symbol) for at, symbol in enumerate(SYMBOLS[:2]) if card.symbols >> at & 1]
    terrains = [word(game, terrain) for at, terrain in enumerate(TERRAINS) if card.terrains >> at & 1]
    areas = dict.fromkeys((card.area_24, card.area_23) if game.players < 4 else (card.area_24,))
    where = [word(game, AREAS[area]) for area in areas]
    says = labelled(str(card.rating), "; ".join(", ".join(words) for words in (symbols, terrains, where)))
    return f"{card.names[language()]} ({says})"


def token_text(game: AgeOfConan, name: str) -> str:
    """`Monsters 3 (1 gold)`: with what it can be traded for."""
    if name not in game.components.token_index:
        return word(game, name)
    token = game.components.tokens[game.components.token_index[name]]
    return f"{game.catalogue.format(f'token-{CATEGORIES[token.category]}')} {_worth(game, token)}"


def _worth(game: AgeOfConan, token: TokenType) -> str:
    return f"{token.value} ({token.icons} {word(game, 'gold' if token.is_gold else 'sorcery')})"


def word(game: AgeOfConan, name: str) -> str:
    return game.catalogue.format(f"word-{name}") if game.catalogue.has(f"word-{name}") else name


def _titled(cards: Sequence[Any], index: dict[str, int], name: str) -> str:
    return str(cards[index[name]].names[language()]) if name in index else name


_PLACES: Final = {"the": "place", "in": "place-in", "origin": "place-from"}


def fact(game: AgeOfConan, name: str, value: Any) -> Any:
    """A fact of an event as a person reads it."""
    if isinstance(value, list):
        return ", ".join(str(fact(game, name, item)) for item in value)
    components = game.components
    if name in _PLACES:
        return place(game, value, _PLACES[name])
    if name == "province":
        return province_name(game, value)
    if name in ("card", "cards"):
        return card_name(game, value)
    if name == "strategy":
        return strategy_text(game, value) if value in components.strategy_index else "none"
    if name in ("token", "tokens") and isinstance(value, str):
        return token_text(game, value)
    if name in ("adventure", "adventures"):
        return _titled(components.adventures, components.adventure_index, value)
    if name in ("objective", "objectives"):
        return _titled(components.objectives, components.objective_index, value)
    if name in ("deck", "dice", "faces"):
        return word(game, value)
    return value


# -- prompt and labels -------------------------------------------------------------------------------------------------


def prompt(game: AgeOfConan, view: View, names: Sequence[str]) -> str:
    """One line: who must do what."""
    say = game.catalogue.format
    if view["over"]:
        winners = ", ".join(names[seat] for seat in view["winners"])
        return say("prompt-over", {"winners": winners, "shared": len(view["winners"])})
    if not view["waiting"]:
        return say("prompt-chance")
    kind = view["stack"][-1]["frame"]
    who = ", ".join(names[seat] for seat in view["waiting"])
    destination = place(game, view["destination"] or "")
    message = f"prompt-{kind}" if game.catalogue.has(f"prompt-{kind}") else "prompt-card"
    return say(message, {"seat": who, "destination": destination})


def action_label(game: AgeOfConan, action: Action, view: View) -> str:
    """Say in a few words what a choice means."""
    verb, *args = game.notation.read(action)
    say = game.catalogue.format
    components = game.components
    facts: dict[str, Any] = {}
    message = f"label-{verb}"
    if verb == "bid":
        facts = {"token": BID_VALUES[args[0]]}
        if len(args) == 1:
            message = "label-bid-bare"
        else:
            facts["strategy"] = strategy_text(game, components.strategy[args[1]].id)
    elif verb in ("commit", "replace"):
        facts = {"strategy": strategy_text(game, components.strategy[args[0]].id)}
    elif verb in ("play", "refresh", "use", "event", "top"):
        card = components.cards[args[0]]
        free = verb == "refresh" and view["stack"] and view["stack"][-1]["frame"] != Turn.name()
        facts = {"card": card.names[language()], "cost": 0 if free else card.cost}
        if verb == "event" and _in_vain(game, view, card):
            message = "label-event-in-vain"
    elif verb == "send":
        facts = _ways(game, *args)
    elif verb in ("move", "attack"):
        facts = {**_ways(game, *args[:2]), "units": args[2], "back": max(0, args[2] - _space(game, view, args[1]))}
    elif verb in ("keep", "trade"):
        facts = {"token": token_text(game, _token_at_hand(view))}
    elif verb == "stake" and action != NONE:
        facts = _stake(game, args)
    else:
        message, facts = _other_label(game, verb, args)
    return say(message, facts) if game.catalogue.has(message) else str(action)


def _in_vain(game: AgeOfConan, view: View, event: Card) -> bool:
    """AOC-109: whether an event that may be played would change nothing; by public facts, whatever is hidden."""
    seat = view["you"]
    return seat in view["waiting"] and not would_change(game.state_from_view(view, random.Random(0)), seat, event)


def _token_at_hand(view: View) -> str:
    """The adventure token that its finder keeps or trades."""
    return str(view["stack"][-1].get("token", "")) if view["stack"] else ""


def _stake(game: AgeOfConan, chosen: Sequence[int]) -> dict[str, Any]:
    """Tokens that would be staked, the highest values first: their category, each with its worth, and their total."""
    tokens = sorted([game.components.tokens[at] for at in chosen], key=lambda token: -token.value)
    shown = ", ".join(_worth(game, token) for token in tokens)
    return {
        "category": CATEGORIES[tokens[0].category],
        "tokens": shown,
        "total": sum(token.value for token in tokens),
    }


def _province(game: AgeOfConan, index: int) -> str:
    return game.components.provinces[index].names[language()]


def _there(game: AgeOfConan, index: int) -> dict[str, Any]:
    """A province as the sentences about it want it."""
    name = game.province_ids[index]
    return {"province": province_name(game, name), "the": place(game, name), "in": place(game, name, "place-in")}


def _ways(game: AgeOfConan, start: int, end: int) -> dict[str, Any]:
    """From one province to another."""
    return {**_there(game, end), "origin": place(game, game.province_ids[start], "place-from")}


def _other_label(game: AgeOfConan, verb: str, args: list[Any]) -> tuple[str, dict[str, Any]]:
    """Labels of the verbs with few arguments."""
    message = f"label-{verb}"
    if verb == "take":
        return message, {"die": args[0], "use": args[-1]}
    if verb == "crown":
        return message, {"category": CATEGORIES[args[0]]}
    if verb == "reroll":
        return message, {"face": word(game, FACES[args[0]])}
    if verb == "target":
        return message, {"kingdom": word(game, KINGDOMS[args[0]]), "the": place(game, KINGDOMS[args[0]])}
    if verb == "expel":
        whose = {"kingdom": word(game, KINGDOMS[args[1]]), "of": place(game, KINGDOMS[args[1]], "place-from")}
        return message, {**_there(game, args[0]), **whose}
    if verb == "buy" and len(args) == 2:
        return f"label-buy-{args[0]}", {**_there(game, args[1]), "cost": PRICES[args[0]]}
    if verb == "buy":
        return f"label-buy-{args[0]}", {"cost": PRICES[args[0]]}
    if args and isinstance(args[0], str):
        return f"{message}-{args[0]}", {}
    if args:
        rating = game.components.provinces[args[0]].rating
        suffix = "-to" if verb == "retreat" else ""
        return message + suffix, {**_there(game, args[0]), "gold": rating}
    return message, {}


_BY_PROVINCE: Final = ("place", "raid", "recruit", "conan", "clear", "remove", "repel", "raise", "city")


def menu(game: AgeOfConan, view: View, legal: Sequence[Action]) -> list[MenuRow]:
    """Choices that differ in one thing stand in one row. AOC-131: of armies the numbers that fit come first."""
    rows: dict[tuple[Any, ...], MenuRow] = {}
    single: list[MenuRow] = []
    for action in legal:
        verb, *args = game.notation.read(action)
        key, title, shown = _row(game, view, verb, args)
        if not key:
            single.append(MenuRow("", [(action, action_label(game, action, view))]))
        else:
            row = rows.setdefault(key, MenuRow(title, [], []))
            row.choices.append((action, shown))
            if verb == "bid":
                row.short.append(card_name(game, game.components.strategy[args[1]].id))
    for (verb, *_), row in rows.items():
        if verb in ("move", "attack"):
            row.choices.sort(key=lambda choice: int(choice[0].args[2]))
    return [*rows.values(), *single]


def _row(game: AgeOfConan, view: View, verb: str, args: list[Any]) -> tuple[tuple[Any, ...], str, str]:
    """The row of a choice: its key (empty: a row of its own), its title, and the words of the choice."""
    say = game.catalogue.format
    if verb in ("move", "attack"):
        back = max(0, args[2] - _space(game, view, args[1]))
        shown = say("menu-units", {"units": args[2], "back": back})
        return (verb, *args[:2]), say(f"menu-{verb}", _ways(game, *args[:2])), shown
    if verb == "send":
        return (verb, args[0]), say("menu-send", _ways(game, *args[:2])), say("menu-there", _there(game, args[1]))
    if verb == "bid" and len(args) == 2:
        card = strategy_text(game, game.components.strategy[args[1]].id)
        return (verb, args[0]), say("menu-bid", {"token": BID_VALUES[args[0]]}), card
    if verb == "buy" and len(args) == 2:
        title = say(f"menu-buy-{args[0]}", {"cost": PRICES[args[0]]})
        return (verb, args[0]), title, say("menu-there", _there(game, args[1]))
    if verb == "stake" and isinstance(args[0], int):
        facts = _stake(game, args)
        return (verb, facts["category"]), say("menu-stake", facts), say("menu-stake-tokens", facts)
    if verb in _BY_PROVINCE and isinstance(args[0], int):
        return (verb,), say(f"menu-{verb}"), say("menu-there", _there(game, args[0]))
    return (), "", ""


def _space(game: AgeOfConan, view: View, at: int) -> int:
    """How many more units of one's own a province takes."""
    if at == game.homes[view["you"]]:
        return UNITS
    there = view["provinces"].get(game.province_ids[at], {})
    return UNITS_PER_PROVINCE - (there["units"] if there.get("army") == view["you"] else 0)


# -- the table ---------------------------------------------------------------------------------------------------------


def draw(game: AgeOfConan, view: View, names: Sequence[str], width: int = 100) -> str:
    """The whole table: course of the game, map by areas, kingdoms, contest, hand."""
    lines = [*_course(game, view), "", *_map(game, view, width), ""]
    for seat in range(game.players):
        lines += _kingdom(game, view, names, seat, width)
    if view["contest"] is not None:
        lines += ["", *_contest(game, view, names)]
    if view["you"] is not None:
        lines += ["", *_hand(game, view, width)]
    lines.append(f"[dim]{game.catalogue.format('screen-legend')}[/dim]")
    return "\n".join(lines)


def draw_turn(game: AgeOfConan, view: View, names: Sequence[str], width: int = 100) -> str:
    """Between two choices of one turn: the contest and the hand, or the map and one's own kingdom."""
    lines = [] if view["you"] is None else _kingdom(game, view, names, view["you"], width)
    if view["contest"] is not None:
        hand = _hand(game, view, width) if view["you"] is not None else []
        return "\n".join([*_contest(game, view, names), *lines, *hand])
    return "\n".join([*_map(game, view, width), "", *lines])


def draw_small(
    game: AgeOfConan, view: View, names: Sequence[str], legal: Sequence[Action], width: int, _height: int
) -> str:
    """The course of the game and the contest; then the provinces in question, the hand and a line for each kingdom."""
    title, _, pool, _ = _course(game, view)
    lines = [title, *([pool] if view["pool"] else [])]
    if view["contest"] is not None:
        lines += _contest(game, view, names)
    for at in _provinces_in_question(game, legal):
        lines.append(_with_neighbours(game, view, at, width)[0])
    seats = sorted(range(game.players), key=lambda seat: seat != view["you"])
    lines += [_kingdom(game, view, names, seat, width)[0].replace("  ", " ") for seat in seats]
    if view["you"] is not None:
        mine = view["seats"][view["you"]]
        cards = [card_name(game, name) for name in mine["kingdom_hand"]]
        cards += [strategy_text(game, name) for name in mine["strategy_hand"]]
        lines += _wrapped(labelled(game.catalogue.format("screen-hand"), " · ".join(cards) or "-"), width)
    return "\n".join(lines)


def _provinces_in_question(game: AgeOfConan, legal: Sequence[Action]) -> list[int]:
    """The provinces that these choices name, in their order."""
    named = (word for action in legal for word in str(action).split())
    return list(dict.fromkeys(game.components.province_index[name] for name in named if name in game.province_ids))


def _with_neighbours(game: AgeOfConan, view: View, at: int, width: int) -> list[str]:
    """A province with what is there and the provinces around it; those out of play do not count."""
    name, strength, pieces, style = _facts(game, view, at)
    around = ", ".join(_province(game, near) for near in game.components.adjacent[at] if game.in_play[near])
    told = " ".join(part for part in (name, strength, *pieces, f"– {around}") if part)
    lines = _wrapped(told, width)
    return [f"[{style}]{line}[/{style}]" if style else line for line in lines]


def escape(text: str) -> str:
    return text.replace("[", "\\[")


def _course(game: AgeOfConan, view: View) -> list[str]:
    say = game.catalogue.format
    facts = {
        "age": view["age"],
        "adventure": fact(game, "adventure", view["adventure"] or "-"),
        "destination": province_name(game, view["destination"] or "-"),
        "conan": province_name(game, view["conan"]),
    }
    track = "  ".join(token_text(game, token) for token in view["track"]) or "-"
    pool = "  ".join(f"[reverse] {word(game, face)} [/reverse]" for face in view["pool"]) or "-"
    objectives = "  ·  ".join(str(fact(game, "objective", name)) for name in view["objectives"])
    return [
        f"[bold]{say('screen-title', facts)}[/bold]",
        f"[bold]{say('screen-track')}[/bold] {track}",
        f"[bold]{say('screen-pool')}[/bold] {pool}",
        f"[bold]{say('screen-objectives')}[/bold] {objectives}",
    ]


def _map(game: AgeOfConan, view: View, width: int) -> list[str]:
    """A map where there is room for one; otherwise the provinces by area, each with its neighbours."""
    if width >= _MAP_WIDTH:
        provinces = game.components.provinces
        return draw_map(provinces, [_label(game, view, at) for at in range(len(provinces))], width - 1)
    lines: list[str] = []
    for area in (0, 1, 3, 2):
        for province in game.components.provinces:
            if province.area == area:
                lines += _with_neighbours(game, view, province.index, width)
    return lines


def _label(game: AgeOfConan, view: View, at: int) -> Label:
    name, strength, pieces, style = _facts(game, view, at)
    return Label(name, " ".join([strength, *pieces]).strip(), style or ("" if game.in_play[at] else "dim"))


def _facts(game: AgeOfConan, view: View, at: int) -> tuple[str, str, list[str], str]:
    """A province in four parts: its name with signs, rating and terrain, what is there, and the style of its holder."""
    province = game.components.provinces[at]
    entry = view["provinces"].get(province.id, {})
    signs = [SIGNS[kingdom] for kingdom in game.kingdoms]
    flags = ("!" if province.savage else "") + ("" if game.in_play[at] else "~")
    terrain = "".join(word(game, TERRAINS[icon])[:1] for icon in province.track)
    parts: list[str] = []
    style = ""
    if "marker" in entry:
        parts.append(f"{signs[entry['owner']]}{_MARKERS[entry['marker']]}")
        style = STYLES[game.kingdoms[entry["owner"]]]
    if "army" in entry:
        seat, units = entry["army"], entry["units"]
        icon = f"@{entry['icon']}" if "icon" in entry else ""
        parts.append(f"{signs[seat]}{units}{icon}")
        style = style or STYLES[game.kingdoms[seat]]
    envoys = [seat["emissaries"].get(province.id, 0) for seat in view["seats"]]
    emissaries = [f"{sign}{number}" for sign, number in zip(signs, envoys, strict=True) if number]
    if emissaries:
        parts.append("e" + ",".join(emissaries))
    if entry.get("raiders"):
        parts.append(f"r{entry['raiders']}")
    if view["conan"] == province.id:
        parts.append("CONAN")
    if view["destination"] == province.id:
        parts.append("<<<")
    return province.names[language()][:19] + flags, f"{province.rating or '-'} {terrain}".strip(), parts, style


def _kingdom(game: AgeOfConan, view: View, names: Sequence[str], seat: int, width: int) -> list[str]:
    say = game.catalogue.format
    entry = view["seats"][seat]
    kingdom = game.kingdoms[seat]
    marker = "►" if seat in view["waiting"] else " "
    counts = {name: number_in(entry[name]) for name in ("tokens", "kingdom_hand", "strategy_hand")}
    parts = [
        f"[bold]{say('screen-points', {'points': entry['points']})}[/bold]",
        f"{entry['gold']} {word(game, 'gold')}",
        f"{entry['sorcery']} {word(game, 'sorcery')}",
        f"Crom {entry['crom']}",
        f"{counts['tokens']}◆",
        f"{counts['kingdom_hand']}+{counts['strategy_hand']}▯",
        f"{say('screen-bids-left')} {' '.join(str(value) for value in entry['bid_tokens'])}",
    ]
    if view["conan_player"] == seat:
        parts.append(f"[bold]{say('screen-conan-player')}[/bold]")
    table = [card_name(game, name) for name, holder in view["artifacts"].items() if holder == seat]
    if view["bonus_card"] == seat:
        table.append(word(game, "conan_bonus"))
    table += [card_name(game, name) + ("" if ready else "✗") for name, ready in entry["table"]]
    laid = _wrapped("     " + labelled(say("screen-table"), ", ".join(table)), width) if table else []
    style = STYLES[kingdom]
    title = f"{SIGNS[kingdom]} {escape(names[seat])} ({word(game, KINGDOMS[kingdom])})"
    return [f"{marker} [{style}]{title}[/{style}]  {'  '.join(parts)}", *(f"[dim]{line}[/dim]" for line in laid)]


def _wrapped(text: str, width: int) -> list[str]:
    """Lines of this width; those after the first stand two columns further in."""
    margin = len(text) - len(text.lstrip()) + 2
    return [escape(line) for line in textwrap.wrap(text, width, subsequent_indent=" " * margin)]


def _contest(game: AgeOfConan, view: View, names: Sequence[str]) -> list[str]:
    """Show what is fought for, and a line for each side: its dice, what counts in them, and how they fell."""
    contest = view["contest"]
    kind, province = word(game, contest["kind"]), province_name(game, contest["province"])
    title = game.catalogue.format("screen-contest", {"kind": kind[:1].upper() + kind[1:], "province": province})
    sides = [province if seat is None else names[seat] for seat in (contest["attacker"], contest["defender"])]
    wide = max(len(name) for name in sides)
    rows = [f"  {escape(name.ljust(wide))}  {_roll(game, contest, side)}" for side, name in enumerate(sides)]
    return [f"[bold]{escape(title)}[/bold]", *rows]


def _roll(game: AgeOfConan, contest: Mapping[str, Any], side: int) -> str:
    say = game.catalogue.format
    parts = [say("screen-dice", {"number": contest["dice_number"][side]})]
    open_roll = "successes" in contest  # once the winner is named, the cards that counted are gone
    if open_roll and contest["counting"][side]:
        counted = ", ".join(say(f"screen-counts-{symbol}") for symbol in contest["counting"][side])
        parts.append(say("screen-counting", {"symbols": counted}))
    if contest["dice"][side]:
        parts.append(" ".join(word(game, die.split()[-1]) for die in contest["dice"][side]))
        if open_roll:
            parts.append(f"[bold]{say('screen-successes', {'number': contest['successes'][side]})}[/bold]")
    return "  ".join(parts)


def _hand(game: AgeOfConan, view: View, width: int) -> list[str]:
    say = game.catalogue.format
    entry = view["seats"][view["you"]]
    lines = [f"[bold]{say('screen-hand')}[/bold]"]
    for name in entry["kingdom_hand"]:
        card = game.components.cards[game.components.card_index[name]]
        lines += _wrapped(labelled(f"  {card.names[language()]}", card.texts[language()]), width)
    lines += [f"  {strategy_text(game, name)}" for name in entry["strategy_hand"]]
    lines.append(f"[bold]{say('screen-tokens')}[/bold]{'' if entry['tokens'] else ' -'}")
    return lines + _tokens(game, entry["tokens"])


def _tokens(game: AgeOfConan, tokens: Sequence[str]) -> list[str]:
    """A line for each category."""
    held = [game.components.tokens[game.components.token_index[name]] for name in tokens]
    lines = []
    for at, category in enumerate(CATEGORIES):
        worths = [_worth(game, token) for token in held if token.category == at]
        if worths:
            lines.append(f"  {word(game, category)} {', '.join(worths)}")
    return lines
