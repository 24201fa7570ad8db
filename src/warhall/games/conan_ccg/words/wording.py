"""The Conan CCG in words: the sentences of events, prompts, the choices of a menu, and the rules behind a decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.cards.composing import Composer
from warhall.games.conan_ccg.cards.vocabulary import Player
from warhall.games.conan_ccg.components import CONAN, NONE
from warhall.games.conan_ccg.events import CLASH
from warhall.games.conan_ccg.notation import ZONES
from warhall.games.conan_ccg.rules.conan_moves import Placing, ally_wounds, between, price_at
from warhall.games.conan_ccg.rules.effects import is_deadly
from warhall.games.conan_ccg.rules.foe_draw import cost
from warhall.games.conan_ccg.rules.foe_moves import overpayment
from warhall.games.conan_ccg.rules.frames import BY_NAME
from warhall.games.conan_ccg.rules.icons import edge_of
from warhall.games.conan_ccg.rules.names import ally_named, foe_at, gap_named, move_named, who_name
from warhall.games.conan_ccg.rules.resolution import Side
from warhall.games.conan_ccg.rules.rest import Rest
from warhall.games.conan_ccg.rules.statistics import budget
from warhall.games.conan_ccg.rules.triggers import Trigger, Triggers
from warhall.games.conan_ccg.rules.windows import HELP, Window
from warhall.kernel import CHANCE, Action, Event, MenuRow, View, language
from warhall.kernel.text import labelled

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Effect
    from warhall.games.conan_ccg.game import ConanCCG
    from warhall.games.conan_ccg.state import ConanState


def help_rules(view: View) -> tuple[str, ...]:
    """The rules behind the decision that has to be made."""
    if view["over"] or view["to_act"] == CHANCE:
        return ()
    frame = view["stack"][-1]
    kind = BY_NAME[frame["frame"]]
    return HELP.get(frame["window"], kind.help) if kind is Window else kind.help


# -- events ------------------------------------------------------------------------------------------------------------


def event_text(game: ConanCCG, event: Event, names: Sequence[str]) -> str:
    """Say what happened; an event that was seen in part has a sentence of its own, `event-<kind>-hidden`."""
    facts = {name: game._fact(name, value, names) for name, value in event.data.items()}
    kind = f"event-{event.kind}"
    if any(name not in event.data for name in game.EVENTS[event.kind].hidden):
        kind += "-hidden"
    for name in ("zone", "side", "phase"):
        if name in facts:
            facts[name] = game.catalogue.format(f"{name}-{facts[name]}")
    if "place" in facts:
        facts["place"] = _place(game, facts["place"])
    if event.kind == CLASH.name:
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
    met = ", ".join(_lane(game, lane) for lane in data["lanes"].split())
    return {"sum": words(f"clash-{kind}", {**data, "notes": notes}), "against": against, "met": met}


_LANES: Final = {">": "lane-pass", "|": "lane-block", "~": "lane-leak"}


def _lane(game: ConanCCG, lane: str) -> str:
    """One icon and what became of it: `B|S` is a Blade that a Shield blocks."""
    named = {token: _icon_name(game, icon) for icon, token in game.pool.tokens.items()}
    return game.catalogue.format(_LANES[lane[1]], {"icon": named[lane[0]], "other": named[lane[2]]})


def _icon_name(game: ConanCCG, icon: str) -> str:
    return str(game.pool.icon_data[icon]["name"][language()])


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
    facts |= _what_for(game, view, names)
    if kind == Window.name():
        if frame["window"] == "prepare":
            return words("prompt-prepare", facts)
        attack = attack_text(game, view, frame.get("attack", NONE))
        return words("prompt-window", {**facts, "window": words(f"window-{frame['window']}") + attack})
    if kind == Side.name():
        foe = game.table(view).find_foe(frame["foe"])
        assert foe is not None
        facts |= {"foe": game.card_name(foe.card), "move": game.card_name(foe.move)}
    return words(f"prompt-{kind}", facts | _card_facts(game, view, frame))


def _what_for(game: ConanCCG, view: View, names: Sequence[str]) -> dict[str, str]:
    """Why something is asked: the card that asks for it, the hand that is too full, the Foe that is paid for, and whose
    Chronicle it is about."""
    below = view["stack"][-2::-1]
    card = next((frame["effect"].partition("#")[0] for frame in below if "effect" in frame), "")
    placed = max((foe for zone in ZONES for foe in view["zones"][zone]), key=lambda foe: foe["uid"], default=None)
    is_resting = any(frame["frame"] == Rest.name() for frame in below)
    return {
        "why": "card" if card else "seven" if is_resting else "none",
        "cause": game.card_name(card) if card else "",
        "paid": game.card_name(placed["card"]) if placed else "",
        "victim": "" if view["active"] is None else names[view["active"]],
    }


def _card_facts(game: ConanCCG, view: View, frame: dict[str, Any]) -> dict[str, str]:
    """The card that a frame speaks of, with its text."""
    name = frame["effect"].partition("#")[0] if "effect" in frame else ""
    if frame["frame"] == Placing.name():
        name = next(move["card"] for move in view["moves"] if move["uid"] == frame["move"])
    if name not in game.pool.cards:
        text = game.pool.ability_text(name, frame.get("n", "N")) if name in game.pool.abilities else ""
        return {"card": game.card_name(name), "text": text}
    return {"card": game.card_name(name), "text": _spoken(game, view, name)}


def _spoken(game: ConanCCG, view: View, name: str) -> str:
    """The text of a card as it is put to whoever has to choose: one that was composed can say you."""
    card = game.pool.cards[name]
    if not card.effects or card.text != Composer(game.pool, language()).text(card.effects):
        return card.text
    return _composer(game, view).text(card.effects)


def _composer(game: ConanCCG, view: View) -> Composer:
    """Words for whoever has to choose."""
    reader: Player = "conan_player" if view["to_act"] == view["active"] else "foe_player"
    return Composer(game.pool, language(), reader)


def attack_text(game: ConanCCG, view: View, number: int) -> str:
    """Which attack is meant: who strikes whom, and for how much as it stands; empty if none is."""
    if not 0 <= number < len(view["attacks"]):
        return ""
    table = game.table(view)
    attack = table.attacks[number]
    own = table.find_move(attack.own)
    met = "unopposed" if own is None else "past" if table.find_foe(attack.attacker) else "with"
    facts = {
        "damage": attack.damage,
        "attacker": _character(game, table, attack.attacker),
        "target": _character(game, table, attack.target),
        "met": met,
        "move": "" if own is None else game.card_name(own.card),
    }
    return game.catalogue.format("attack", facts)


def _character(game: ConanCCG, table: ConanState, uid: int) -> str:
    return "Conan" if uid == CONAN else game.card_name(who_name(table, uid)) or "?"


def action_label(game: ConanCCG, action: Action, view: View) -> str:
    """Say in a few words what a choice means."""
    args = action.args
    facts: dict[str, Any] = {"by": "none"}
    for word in args:
        _add_fact(game, facts, word, view)
    if action.verb == "strike":
        facts["target"] = "Conan" if args[1] == "conan" else game.card_name(args[1].partition(".")[0])
        facts["side"] = game.catalogue.format(f"side-{args[0]}")
        facts["icons"] = _edge_named(game, view, args[0])
    elif action.verb == "choose":
        return _choice(game, view, int(args[0]))
    elif action.verb == "next":
        return _next(game, view, int(args[0]))
    elif action.verb in ("slot", "shift"):
        facts["side"] = game.catalogue.format(f"side-{args[0] if action.verb == 'slot' else args[1]}")
        if action.verb == "shift":
            facts["zone"] = game.catalogue.format(f"zone-{args[0]}")
    elif action.verb == "move" and len(args) > 2:
        facts["card"], facts["by"] = game.card_name(args[0]), game.card_name(args[2].partition(".")[0])
    elif action.verb == "use" and args[0] in game.pool.abilities and len(args) > 1:
        text = game.pool.ability_text(args[0], args[1])
        return labelled(f"{game.catalogue.format('label-use', facts)} {args[1]}", text)
    elif action.verb == "use" and "place" in facts:
        return f"{game.catalogue.format('label-use', facts)} ({facts['place']}){price(game, action, view)}"
    elif action.verb == "at":
        move = move_named(game.table(view), args[0])
        facts["card"] = game.card_name(move.card)
    return game.catalogue.format(f"label-{action.verb}", facts) + price(game, action, view)


def _choice(game: ConanCCG, view: View, number: int) -> str:
    """Say what one of the choices of an effect does."""
    effect = game.pool.effects.get(view["stack"][-1].get("effect", ""))
    if effect is None or not 0 < number <= len(effect.choose):
        return game.catalogue.format("label-choose", {"n": number})
    return _composer(game, view).choice(effect, number - 1)


def _next(game: ConanCCG, view: View, number: int) -> str:
    """An effect or an attack among several."""
    frame = view["stack"][-1]
    if frame["frame"] == Triggers.name():
        return game.card_name(frame["pending"][number - 1]["effect"].partition("#")[0])
    return attack_text(game, view, number - 1).strip(" ()") or game.catalogue.format("label-next", {"n": number})


def _edge_named(game: ConanCCG, view: View, side: str) -> str:
    """The icons of the edge with which the Foe in question may strike, by name."""
    table = game.table(view)
    foe = table.find_foe(view["stack"][-1].get("foe", NONE))
    if foe is None or foe.move not in game.pool.cards:
        return ""
    icons = [_icon_name(game, slot.icon) for slot in edge_of(table, foe, side) if slot.icon != "empty"]
    return ", ".join(icons) or game.catalogue.format("edge-empty")


# -- prices: as the rules have them now, with a warning where somebody would not survive -------------------------------


def price(game: ConanCCG, action: Action, view: View) -> str:
    """Say what a choice costs; nothing where it costs nothing."""
    told = _PRICES.get(action.verb)
    return "" if told is None else told(game, action, view)


def _price_of_move(game: ConanCCG, action: Action, view: View) -> str:
    """CCG-094, CCG-183: gem and penalty; CCG-097: Conan may die of it. CCG-190: an Ally takes wounds."""
    table = game.table(view)
    card, gap = action.args[0], gap_named(action.args[1])
    if len(action.args) > 2:
        ally = table.find_ally(ally_named(table, action.args[2]))
        assert ally is not None
        return _wounds(game, ally_wounds(table, ally, card, gap))
    gem, extra = price_at(table, card, gap)
    deadly = gem + extra >= budget(table)
    kind = "deadly" if deadly else "health" if gem + extra > table.prowess[table.active] else "plain"
    return game.catalogue.format(f"price-{kind}", {"gem": gem, "extra": extra})


def _price_of_gift(game: ConanCCG, action: Action, view: View) -> str:
    """CCG-163: the wounds that a move costs its Foe."""
    table = game.table(view)
    foe = foe_at(table, action.args[0])
    return "" if foe is None else _wounds(game, overpayment(table, foe, action.args[1]))


def _wounds(game: ConanCCG, wounds: int) -> str:
    return game.catalogue.format("price-wounds", {"wounds": wounds}) if wounds else ""


def _price_of_foe(game: ConanCCG, action: Action, view: View) -> str:
    """CCG-121: Minor Foes to be discarded. CCG-126: the one that was named costs nothing."""
    named = view["stack"][-1].get("named", NONE) != NONE
    minors = 0 if named else cost(game.table(view), action.args[0].partition("@")[0])
    return game.catalogue.format("price-minors", {"n": minors}) if minors else ""


def _price_of_text(game: ConanCCG, action: Action, view: View) -> str:
    """CCG-097: a warning where Conan would die of the cost of an effect."""
    table, seat = game.table(view), view["to_act"]
    if not any(is_deadly(table, effect, seat) for effect in effects_of(game, action, view)):
        return ""
    return game.catalogue.format("price-life")


def effects_of(game: ConanCCG, action: Action, view: View) -> Iterator[Effect]:
    """The effects that a choice may begin."""
    frame = view["stack"][-1]
    if action.verb == "accept":
        if frame["frame"] == Trigger.name():
            yield game.pool.effects[frame["effect"]]
        return
    card = game.pool.cards.get(action.args[0])
    if card is None:  # a BARBARIAN ability costs nothing
        return
    window = frame.get("window", between(game.table(view)).window)
    effects = card.by_window.get(window, ())
    if action.verb == "play" and card.kind != "action":
        return
    if action.verb == "use" and action.args[-1].isdecimal():
        effects = tuple(effect for effect in effects if effect.index == int(action.args[-1]) - 1)
    yield from effects


_PRICES: Final[dict[str, Callable[[ConanCCG, Action, View], str]]] = {
    "move": _price_of_move,
    "give": _price_of_gift,
    "place": _price_of_foe,
    "play": _price_of_text,
    "use": _price_of_text,
    "accept": _price_of_text,
}


def _add_fact(game: ConanCCG, facts: dict[str, Any], word: str, view: View) -> None:
    """Note what one word of an action stands for."""
    name = word.partition("@")[0].partition(".")[0]
    if name in game.pool.names:
        facts.setdefault("card", game.card_name(name))
    elif word.isdecimal():
        facts["n"] = int(word)
    elif word in ZONES:
        facts["zone"] = game.catalogue.format(f"zone-{word}")
    elif ":" in word or word[-1:].isdecimal():
        facts["place"] = _gap(game, word, view) if ":" in word else _place(game, word)
        line = view["zones"].get(word[:-1])
        if line is not None and 0 < int(word[-1]) <= len(line):
            facts["foe"] = game.card_name(line[int(word[-1]) - 1]["card"])


def _place(game: ConanCCG, place: str) -> str:
    """Where a Foe stands, or where a gap is, in words."""
    zone = place[:-1]
    if zone in ZONES:
        return f"{game.catalogue.format(f'zone-{zone}')} {place[-1]}"
    zone, _, gap = place.partition(":")
    return game.catalogue.format("gap-text", {"zone": game.catalogue.format(f"zone-{zone}"), "gap": int(gap)})


def _gap(game: ConanCCG, place: str, view: View) -> str:
    """A gap by the Foes beside it."""
    zone, gap = place.partition(":")[0], int(place.partition(":")[2])
    names = [game.card_name(foe["card"]) for foe in view["zones"][zone]]
    facts = {"zone": game.catalogue.format(f"zone-{zone}")}
    if 0 < gap < len(names):
        return game.catalogue.format("gap-between", {**facts, "before": names[gap - 1], "after": names[gap]})
    if gap:
        return game.catalogue.format("gap-right-of", {**facts, "foe": names[-1] if names else ""})
    return game.catalogue.format("gap-left-of", {**facts, "foe": names[0] if names else ""})


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
    if verb == "move":
        card = game.pool.cards[args[0]]
        by = f", {game.card_name(args[2].partition('.')[0])}" if len(args) > 2 else ""
        told = price(game, action, view)
        place = _gap(game, args[1], view)
        shown = place if told == words("price-plain", {"gem": card.gem, "extra": 0}) else place + told
        return (verb, args[0], *args[2:]), f"{card.name} ({card.gem}){by}", shown
    if verb == "place":
        name = game.card_name(args[0].partition("@")[0])
        return (verb, args[0]), name + price(game, action, view), f"{words(f'zone-{args[1]}')} {args[2]}"
    if verb == "give":
        foe = view["zones"][args[0][:-1]][int(args[0][-1]) - 1]
        shown = game.card_name(args[1]) + price(game, action, view)
        return (verb, args[0]), f"{game.card_name(foe['card'])} ({_place(game, args[0])})", shown
    return (action,), "", action_label(game, action, view)
