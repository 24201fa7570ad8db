"""The Conan CCG in words: the sentences of events, prompts, the choices of a menu, and the rules behind a decision."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.cards.cards import EDGE, Edge
from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.notation import ZONES
from warhall.kernel import CHANCE, Action, Event, MenuRow, View, language
from warhall.kernel.text import labelled

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG

_SECRET: Final = {"drawn": "cards", "hand-shown": "cards", "top-seen": "cards", "move-seen": "card", "foe-move": "card"}

# What to read where this has to be decided; windows by their name.
_RULES: Final = {
    "prepare": ("CCG-114", "CCG-053", "CCG-068"),
    "barbarian": ("CCG-202", "CCG-203"),
    "before_damage": ("CCG-218", "CCG-088"),
    "window": ("CCG-083", "CCG-088"),
    "foe-draw": ("CCG-121", "CCG-124", "CCG-134", "CCG-136"),
    "foe-name": ("CCG-126", "CCG-127"),
    "pay": ("CCG-121",),
    "round": ("CCG-149", "CCG-151"),
    "loss": ("CCG-152",),
    "foe-moves": ("CCG-159", "CCG-163", "CCG-166"),
    "conan-moves": ("CCG-176", "CCG-178", "CCG-179", "CCG-183"),
    "placing": ("CCG-078",),
    "reveal": ("CCG-078",),
    "trigger": ("CCG-078",),
    "triggers": ("CCG-286",),
    "resolution": ("CCG-208", "CCG-209"),
    "initiative": ("CCG-218",),
    "side": ("CCG-215", "CCG-216"),
    "press": ("CCG-262", "CCG-264"),
    "rest": ("CCG-271",),
    "discard": ("CCG-272", "CCG-205"),
    "up-to": ("CCG-056", "CCG-072"),
}


def help_rules(view: View) -> tuple[str, ...]:
    """The rules behind the decision that has to be made."""
    if view["over"] or view["to_act"] == CHANCE:
        return ()
    frame = view["stack"][-1]
    kind = "foe-name" if frame.get("stage") == "name" else frame["frame"]
    return _RULES.get(frame.get("name", kind), _RULES.get(kind, ()))


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
    if "place" in facts:
        facts["place"] = _place(game, facts["place"])
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
        winners = [names[seat] for seat in view["winners"]]
        return words("prompt-over", {"winners": ", ".join(winners), "shared": len(winners), "reason": view["ended"]})
    if view["to_act"] == CHANCE:
        return words("prompt-chance")
    frame = view["stack"][-1]
    kind = frame["frame"]
    facts: dict[str, Any] = {"seat": names[view["to_act"]], "n": frame.get("n", frame.get("limit", 0))}
    if kind == "window":
        if frame["name"] == "prepare":
            return words("prompt-prepare", facts)
        attack = attack_text(game, view, frame.get("attack", -1))
        return words("prompt-window", {**facts, "window": words(f"window-{frame['name']}") + attack})
    if kind == "foe-draw" and frame.get("stage") == "name":
        kind = "foe-name"
    elif kind == "discard" and frame.get("cycle"):
        kind = "cycle"
    elif kind == "side":
        foe = next(foe for line in view["zones"].values() for foe in line if foe["uid"] == frame["foe"])
        facts |= {"foe": game.card_name(foe["card"]), "move": game.card_name(foe["move"])}
    return words(f"prompt-{kind}", facts | _card_facts(game, view, frame))


def _card_facts(game: ConanCCG, view: View, frame: dict[str, Any]) -> dict[str, str]:
    """The card that a frame speaks of, with its text."""
    name = frame["effect"].partition("#")[0] if "effect" in frame else ""
    if frame["frame"] == "placing":
        name = next(move["card"] for move in view["moves"] if move["uid"] == frame["move"])
    if name not in game.pool.cards:
        ability = game.pool.abilities.get(name, {})
        text = str(ability.get(f"text_{language()}", ""))
        return {"card": game.card_name(name), "text": _valued(text, str(frame.get("n", "N")))}
    return {"card": game.card_name(name), "text": game.pool.cards[name].text}


def _valued(text: str, value: str) -> str:
    """The text of an ability with its value for the N."""
    return re.sub(r"\bN\b", value, text)


def attack_text(game: ConanCCG, view: View, number: int) -> str:
    """Which attack is meant: who strikes whom, and for how much as it stands; empty if none is."""
    if not 0 <= number < len(view["attacks"]):
        return ""
    attack = view["attacks"][number]
    damage = max(0, attack.get("icons", 0) + attack.get("bonus", 0)) + attack.get("leak", 0)
    facts = {"damage": max(0, damage - attack.get("prevented", 0))}
    facts |= {name: _character(game, view, attack[name]) for name in ("attacker", "target")}
    own = [game.card_name(move["card"]) for move in view["moves"] if move["uid"] == attack.get("own")]
    return game.catalogue.format("attack", facts | {"opposed": len(own), "move": own[0] if own else ""})


def _character(game: ConanCCG, view: View, uid: int) -> str:
    if uid == CONAN:
        return "Conan"
    everybody = [*view["allies"], *(foe for line in view["zones"].values() for foe in line)]
    return next((game.card_name(who["card"]) for who in everybody if who["uid"] == uid), "?")


def action_label(game: ConanCCG, action: Action, view: View) -> str:
    """What a choice means, in a few words."""
    args = action.args
    facts: dict[str, Any] = {"by": "none"}
    for word in args:
        _add_fact(game, facts, word, view)
    if action.verb == "strike":
        facts["target"] = "Conan" if args[1] == "conan" else game.card_name(args[1].partition(".")[0])
        facts["side"] = game.catalogue.format(f"side-{args[0]}")
        facts["icons"] = _edge_named(game, view, args[0])
    elif action.verb == "next":
        return _next(game, view, int(args[0]))
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
    elif action.verb == "use" and args[0] in game.pool.abilities and len(args) > 1:
        text = game.pool.abilities[args[0]][f"text_{language()}"]
        return labelled(f"{game.catalogue.format('label-use', facts)} {args[1]}", _valued(text, args[1]))
    elif action.verb == "use" and len(args) > 1:
        return f"{game.catalogue.format('label-use', facts)} ({' '.join(args[1:])})"
    return game.catalogue.format(f"label-{action.verb}", facts)


def _next(game: ConanCCG, view: View, number: int) -> str:
    """An effect or an attack among several."""
    frame = view["stack"][-1]
    if frame["frame"] == "triggers":
        return game.card_name(frame["pending"][number - 1]["effect"].partition("#")[0])
    return attack_text(game, view, number - 1).strip(" ()") or game.catalogue.format("label-next", {"n": number})


def edge_text(game: ConanCCG, edge: Edge) -> str:
    """The icons of an edge from the top, a dot where there is none."""
    return "".join(game.pool.tokens[slot.icon] for slot in edge).replace("-", ".")


def _edge_named(game: ConanCCG, view: View, side: str) -> str:
    """The printed icons of the edge with which the Foe in question may strike."""
    uid = view["stack"][-1].get("foe")
    for line in view["zones"].values():
        for foe in line:
            if foe["uid"] == uid and foe.get("move") in game.pool.cards:
                return edge_text(game, game.pool.cards[foe["move"]].edge(side))
    return "." * EDGE


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
        facts["place"] = _place(game, word)
        line = view["zones"].get(word[:-1])
        if line is not None and 0 < int(word[-1]) <= len(line):
            facts["foe"] = game.card_name(line[int(word[-1]) - 1]["card"])


def _place(game: ConanCCG, place: str) -> str:
    """Where a Foe stands, in words; a gap between Foes keeps its short name, as the prompt explains it."""
    zone = place[:-1]
    return f"{game.catalogue.format(f'zone-{zone}')} {place[-1]}" if zone in ZONES else place


# -- menus -------------------------------------------------------------------------------------------------------------


def menu(game: ConanCCG, view: View, legal: Sequence[Action]) -> list[MenuRow]:
    """Choices that differ only in the place, or in the card for one Foe, stand in one row."""
    rows: dict[tuple[str, ...], MenuRow] = {}
    for action in legal:
        key, title, shown = _row(game, view, action)
        rows.setdefault(key, MenuRow(title, [])).choices.append((action, shown))
    return list(rows.values())


def _row(game: ConanCCG, view: View, action: Action) -> tuple[tuple[str, ...], str, str]:
    """The row of a choice, the row's title, and the words of the choice in it."""
    verb, args, words = action.verb, action.args, game.catalogue.format
    label = action_label(game, action, view)
    if verb == "move":
        card = game.pool.cards[args[0]]
        by = f", {game.card_name(args[2].partition('.')[0])}" if len(args) > 2 else ""
        price = "" if by else _price(game, action, view)
        shown = args[1] if price in ("", words("price-plain", {"gem": card.gem, "extra": 0})) else args[1] + price
        return (verb, args[0], *args[2:]), f"{card.name} ({card.gem}){by}", shown
    if verb == "place":
        zone = words(f"zone-{args[1]}")
        card = game.pool.cards[args[0].partition("@")[0]]
        price = words("price-minors", {"n": card.renown - 4}) if card.renown > 4 else ""  # CCG-121, before discounts
        return (verb, args[0]), card.name + price, f"{zone} {args[2]}"
    if verb == "give":
        foe = view["zones"][args[0][:-1]][int(args[0][-1]) - 1]
        shown = game.card_name(args[1]) + _overpaid(game, action, view)
        return (verb, args[0]), f"{game.card_name(foe['card'])} ({_place(game, args[0])})", shown
    return (action,), "", label
