"""The verbs of card texts, one small function each, and the frame that carries an effect out verb by verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.cards.vocabulary import LASTING, Verb
from warhall.games.conan_ccg.components import CONAN, NOBODY, Attack, Foe, OwnMove
from warhall.games.conan_ccg.notation import ZONES, act
from warhall.games.conan_ccg.rules import statistics, zones
from warhall.games.conan_ccg.rules.frames import NONE, Announced, Discard, Doing, Draw, LookTop, RandomDiscard, Take
from warhall.games.conan_ccg.rules.icons import EMPTY, edge_of, icons_on_foe_move
from warhall.games.conan_ccg.rules.in_play import (
    add_lasting,
    fits_card,
    fits_foe,
    part_of,
    performer,
    place_in_zone,
    verb_at,
)
from warhall.games.conan_ccg.rules.piles import discard_card, from_hand, reshuffle, show_hand, to_hand
from warhall.games.conan_ccg.rules.roles import primary
from warhall.games.conan_ccg.unchanging import Lasting, Note
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Effect
    from warhall.games.conan_ccg.state import ConanState

Handler = Callable[["ConanState", Doing, Verb], None]


# -- starting an effect ------------------------------------------------------------------------------------------------


def begin(state: ConanState, effect: Effect, seat: int, source: int, attack: int = NONE, n: int = 0) -> None:
    """Carry out an effect: its costs first, then what it does. What a limit counts is counted now."""
    if effect.limit:
        state.used.append((source, effect.key, effect.limit))
    state.push(Doing(effect.key, seat, source, "do", 0, attack, n))
    if effect.cost:
        state.push(Doing(effect.key, seat, source, "cost", 0, attack, n))


def within_limit(state: ConanState, effect: Effect, source: int) -> bool:
    return not effect.limit or (source, effect.key, effect.limit) not in state.used


def payable(state: ConanState, effect: Effect, seat: int, held: int) -> bool:
    """Whether every cost can be paid in full by a player with so many cards in hand besides the one played."""
    for verb in effect.cost:
        name = verb["verb"]
        if name == "lose_prowess" and state.prowess[state.active] + state.health[state.active] < verb["n"]:
            return False
        if name == "discard" and (held if verb["player"] == "owner" else len(state.hand[seat])) < verb["n"]:
            return False
    return True


def has_target(state: ConanState, effect: Effect, source: int) -> bool:
    """Whether a Foe that the effect must choose is in play."""
    for verb in effect.targets:
        if verb.get("who") == "foe":
            if not _foes_meant(state, verb, source):
                return False
        else:
            foe = state.find_foe(source)
            return foe is not None and bool(_shifts(state, foe, verb["to"]))
    return True


# -- the frame ---------------------------------------------------------------------------------------------------------


def doing_go(state: ConanState, frame: Doing) -> bool:
    effect = state.game.pool.effects[frame.effect]
    if effect.choose and frame.part == "do":
        return False
    verbs = part_of(effect, frame.part)
    if frame.at >= len(verbs):
        state.stack.pop()
        state.hurt = state.alarm = True
        return True
    verb = verbs[frame.at]
    if _needs_choice(verb):
        if _choices(state, frame, verb):
            return False
        frame.at += 1
        frame.counted = NONE
        return True
    frame.at += 1
    if verb["verb"] in LASTING and verb.get("attack") != "this_attack":
        _last(state, frame, verb, frame.at - 1)
    else:
        HANDLERS[verb["verb"]](state, frame, verb)
    return True


def doing_actor(_state: ConanState, frame: Doing) -> int:
    return frame.seat


def doing_options(state: ConanState, frame: Doing, _seat: int) -> list[Action]:
    effect = state.game.pool.effects[frame.effect]
    if effect.choose and frame.part == "do":
        return [act("choose", number + 1) for number in range(len(effect.choose))]
    return sorted(_choices(state, frame, verb_at(effect, frame.part, frame.at)))


def doing_step(state: ConanState, frame: Doing, action: Action) -> None:
    effect = state.game.pool.effects[frame.effect]
    if action.verb == "choose":
        frame.part = str(int(action.args[0]) - 1)
        return
    _chosen(state, frame, verb_at(effect, frame.part, frame.at), action)


# -- who, how many, which player ---------------------------------------------------------------------------------------


def amount(state: ConanState, frame: Doing, n: Any) -> int:
    """A number, the value of an ability, or a count of icons."""
    if n == "N":
        return frame.n
    if isinstance(n, int):
        return n
    times = int(n.get("times", 1))
    if n["per"] == "hits":
        attack = attack_of(state, frame.attack)
        return times * (attack.hits.get(n["icon"], 0) if attack is not None else 0)
    foe = state.find_foe(frame.source)
    return times * (icons_on_foe_move(state, foe, n["icon"]) if foe is not None and foe.move else 0)


def attack_of(state: ConanState, number: int) -> Attack | None:
    return state.attacks[number] if 0 <= number < len(state.attacks) else None


def player(state: ConanState, frame: Doing, name: str) -> int:
    if name == "owner":
        return frame.seat
    if name == "conan_player":
        return state.active
    return frame.seat if frame.seat != state.active else primary(state)


def _characters(state: ConanState, frame: Doing, verb: Verb) -> list[int]:
    """Whom a verb means, where nobody has to choose."""
    who = verb["who"]
    if who == "conan":
        return [CONAN]
    if who == "self":
        return [performer(state, frame.source)]
    if who in ("attacker", "target"):
        attack = attack_of(state, frame.attack)
        if attack is None:
            return []
        return [attack.attacker if who == "attacker" else attack.target]
    if who == "allies":
        return [ally.uid for ally in state.allies]
    return [foe.uid for foe in _foes_meant(state, verb, frame.source)]


def _foes_meant(state: ConanState, verb: Verb, source: int) -> list[Foe]:
    wanted = verb.get("filter", {})
    return [foe for foe in state.foes() if fits_foe(state, foe, wanted, source)]


# -- verbs that need a choice ------------------------------------------------------------------------------------------


def _needs_choice(verb: Verb) -> bool:
    name = verb["verb"]
    return (
        verb.get("who") == "foe"
        or name == "move_foe"
        or verb.get("move") == "conan_move"
        or (name == "look" and verb["what"] == "foe_move")
        or (name == "discard_from_play" and verb["card"] != "this_card")
    )


def _choices(state: ConanState, frame: Doing, verb: Verb) -> list[Action]:
    name = verb["verb"]
    if name == "look":
        left = verb["n"] if frame.counted == NONE else frame.counted
        hidden = [
            foe for foe in state.foes() if foe.down and not foe.seen >> frame.seat & 1 and foe.owner != frame.seat
        ]
        return [act("peek", place_name(state, foe)) for foe in hidden] if left > 0 else []
    if verb.get("move") == "conan_move":
        return _move_choices(state, frame, verb)
    if name == "discard_from_play":
        return _in_play_choices(state, verb["card"])
    if name == "move_foe" and (verb["who"] == "self" or frame.counted != NONE):
        foe = state.find_foe(frame.source if verb["who"] == "self" else frame.counted)
        return [] if foe is None or foe.gone else _shifts(state, foe, verb["to"])
    return [act("foe", place_name(state, foe)) for foe in _foes_meant(state, verb, frame.source)]


def _move_choices(state: ConanState, frame: Doing, verb: Verb) -> list[Action]:
    if frame.counted != NONE:
        move = state.find_move(frame.counted)
        return [] if move is None else _empty_slots(state, move, verb)
    return [act("at", gap_name(move)) for move in state.moves if move.by == CONAN]


def _empty_slots(state: ConanState, move: OwnMove, verb: Verb) -> list[Action]:
    sides = ("left", "right") if verb["edge"] in ("chosen", "both") else (verb["edge"],)
    return [
        act("slot", side, number)
        for side in sides
        for number in range(1, 5)
        if edge_of(state, move, side)[number - 1] == EMPTY and verb["slot"] in ("chosen", number)
    ]


def _in_play_choices(state: ConanState, kind: str) -> list[Action]:
    if kind == "item":
        return sorted({act("item", item.card) for item in state.items[state.active]})
    if kind == "ally":
        return [act("ally", ally_name(state, ally.uid)) for ally in state.allies]
    return [act("item", region[1])] if (region := state.region[state.active]) is not None else []


def _shifts(state: ConanState, foe: Foe, to: str) -> list[Action]:
    """CCG-146: size, type and Savage rules bind a Foe that moves, the Center-first rules do not."""
    wanted = range(4) if to == "any_zone" else (1, 2)
    open_zones = [zone for zone in wanted if zone != foe.zone and zones.can_hold(state, zone, foe.card, foe)]
    return [act("shift", ZONES[zone], end) for zone in open_zones for end in ("left", "right")]


def _chosen(state: ConanState, frame: Doing, verb: Verb, action: Action) -> None:
    """Carry the verb out on what was chosen, or remember a first half of the choice."""
    word = action.args[0]
    name = verb["verb"]
    if action.verb == "peek":
        _peek(state, frame, verb, word)
        return
    if action.verb == "shift":
        uid = frame.source if verb["who"] == "self" else frame.counted
        _shift(state, uid, ZONES.index(word), action.args[1])
    elif action.verb == "at":
        move = move_named(state, word)
        if name == "add_icon":
            frame.counted = move.uid
            return
        _last(state, frame, verb, frame.at, bound=move.uid)
    elif action.verb == "slot":
        _last(state, frame, verb, frame.at, bound=frame.counted, edge=word, slot=int(action.args[1]))
    elif action.verb in ("item", "ally"):
        _discard_named(state, action)
    else:
        foe = foe_named(state, word)
        if name == "move_foe":
            frame.counted = foe.uid
            return
        _on_foe(state, frame, verb, foe)
    frame.at += 1
    frame.counted = NONE


def _on_foe(state: ConanState, frame: Doing, verb: Verb, foe: Foe) -> None:
    if verb["verb"] in LASTING:
        _last(state, frame, verb, frame.at, bound=foe.uid)
    elif verb["verb"] == "remove_foe":
        zones.remove_foe(state, foe)
    else:
        _apply(state, frame, verb, foe.uid)


def _peek(state: ConanState, frame: Doing, verb: Verb, place: str) -> None:
    foe = foe_named(state, place)
    foe.seen |= 1 << frame.seat
    state.emit_to((frame.seat,), ("card",), "move-seen", seat=frame.seat, foe=foe.card, place=place, card=foe.move)
    left = verb["n"] if frame.counted == NONE else frame.counted
    frame.counted = left - 1


def _shift(state: ConanState, uid: int, zone: int, end: str) -> None:
    foe = state.find_foe(uid)
    assert foe is not None
    state.zones[foe.zone].remove(foe)
    foe.zone = zone
    state.zones[zone].insert(0 if end == "left" else len(state.zones[zone]), foe)
    state.touch()
    state.emit("foe-moved", foe=foe.card, zone=ZONES[zone])


def _discard_named(state: ConanState, action: Action) -> None:
    seat, word = state.active, action.args[0]
    if action.verb == "ally":
        ally = next(ally for ally in state.allies if ally_name(state, ally.uid) == word)
        state.allies.remove(ally)
        discard_card(state, seat, ally.card)
    elif any(item.card == word for item in state.items[seat]):
        item = next(item for item in state.items[seat] if item.card == word)
        state.items[seat].remove(item)
        discard_card(state, seat, item.card)
    else:
        region = state.region[seat]
        assert region is not None
        state.region[seat] = None
        discard_card(state, region[0], region[1])
    state.touch()
    state.emit("left-play", card=word.partition(".")[0])


# -- names of things on the table --------------------------------------------------------------------------------------


_PLACES: Final = [[f"{zone}{number}" for number in range(1, 100)] for zone in ZONES]


def place_name(state: ConanState, foe: Foe) -> str:
    return _PLACES[foe.zone][place_in_zone(state, foe)]


def foe_named(state: ConanState, place: str) -> Foe:
    return state.zones[ZONES.index(place[:-1])][int(place[-1]) - 1]


def gap_name(move: OwnMove) -> str:
    return f"{ZONES[move.zone]}:{move.gap}"


def move_named(state: ConanState, gap: str) -> OwnMove:
    zone, _, number = gap.partition(":")
    move = state.move_at(ZONES.index(zone), int(number))
    assert move is not None
    return move


def ally_name(state: ConanState, uid: int) -> str:
    """`conan`, or an Ally by its card; a second copy has a number."""
    if uid == CONAN:
        return "conan"
    ally = state.find_ally(uid)
    assert ally is not None
    copies = [other.uid for other in state.allies if other.card == ally.card]
    number = copies.index(uid)
    return ally.card if number == 0 else f"{ally.card}.{number + 1}"


def ally_named(state: ConanState, name: str) -> int:
    if name == "conan":
        return CONAN
    return next(ally.uid for ally in state.allies if ally_name(state, ally.uid) == name)


# -- verbs that happen at once -----------------------------------------------------------------------------------------


def _apply(state: ConanState, frame: Doing, verb: Verb, uid: int) -> None:
    """A verb on one character."""
    n = amount(state, frame, verb["n"])
    name = verb["verb"]
    card = state.game.pool.effects[frame.effect].card
    if n <= 0:
        return
    if name == "heal":
        n = statistics.heal(state, uid, n)
    elif name == "wound":
        statistics.wound(state, uid, n)
    elif name == "gain_prowess":
        n = statistics.gain_prowess(state, n)
    else:
        statistics.drain(state, uid, n)
    state.hurt = state.alarm = True
    state.emit(f"effect-{name.replace('_', '-')}", card=card, who=who_name(state, uid), n=n)


def who_name(state: ConanState, uid: int) -> str:
    """The card of a character, for events."""
    if uid == CONAN:
        return state.lists[state.active].conan
    who = state.find_foe(uid) or state.find_ally(uid)
    return "" if who is None else who.card


def _characters_verb(state: ConanState, frame: Doing, verb: Verb) -> None:
    for uid in _characters(state, frame, verb):
        _apply(state, frame, verb, uid)


def _this_attack(state: ConanState, frame: Doing, verb: Verb) -> None:
    attack = attack_of(state, frame.attack)
    if attack is not None:
        change_attack(state, attack, frame.effect.partition("#")[0], verb["verb"], amount(state, frame, verb["n"]))


def change_attack(_state: ConanState, attack: Attack, card: str, verb: str, n: int) -> None:
    """CCG-315: a modifier is added once to an attack; every reason is noted for the explanation."""
    if n == 0:
        return
    if verb == "modify_damage":
        attack.bonus += n
        attack.notes = (*attack.notes, Note(card, n))
    else:
        attack.prevented += n
        attack.notes = (*attack.notes, Note(card, -n))


def _draw(state: ConanState, frame: Doing, verb: Verb) -> None:
    n = amount(state, frame, verb["n"])
    if n > 0:
        state.push(Draw(player(state, frame, verb["player"]), n))


def _discard(state: ConanState, frame: Doing, verb: Verb) -> None:
    seat = player(state, frame, verb["player"])
    n = amount(state, frame, verb["n"])
    state.push(RandomDiscard(seat, n) if verb["how"] == "random" else Discard(seat, n))


def _cycle(state: ConanState, frame: Doing, verb: Verb) -> None:
    state.push(Discard(player(state, frame, verb["player"]), amount(state, frame, verb["n"]), cycle=True))


def _take(state: ConanState, frame: Doing, verb: Verb) -> None:
    seat = player(state, frame, verb["player"])
    pile = "deck" if verb["verb"] == "search" else "discard"
    state.push(Take(seat, amount(state, frame, verb["n"]), pile, frame.effect, frame.part, frame.at - 1))


def _look(state: ConanState, frame: Doing, verb: Verb) -> None:
    if verb["what"] == "conan_hand":
        show_hand(state, state.active, frame.seat)
    else:
        state.push(LookTop(frame.seat, primary(state), amount(state, frame, verb["n"])))


def _return_to_hand(state: ConanState, frame: Doing, _verb: Verb) -> None:
    move = state.find_move(frame.source)
    if move is not None:
        move.back = True


def _cancel(state: ConanState, _frame: Doing, _verb: Verb) -> None:
    """CCG-089: the latest announced Action that is not resolved, other than the one that cancels."""
    announced = [frame for frame in reversed(state.stack) if isinstance(frame, Announced)]
    if len(announced) > 1:
        announced[1].cancelled = True
        state.emit("cancelled", card=announced[1].card, by=announced[0].card)


def _change_foe_draw(state: ConanState, frame: Doing, verb: Verb) -> None:
    state.draw_change += amount(state, frame, verb["n"])


def _major_discount(state: ConanState, frame: Doing, _verb: Verb) -> None:
    """A Region's discount counts once per title in a Foe Draw Phase; an Action's each time it is played."""
    effect = state.game.pool.effects[frame.effect]
    if effect.kind != "region" or frame.effect not in state.discounts:
        state.discounts.append(frame.effect)


def _add_revealed(state: ConanState, frame: Doing, verb: Verb) -> None:
    state.push(Draw(frame.seat, amount(state, frame, verb["n"]), foes=True))


def _remove_foes(state: ConanState, frame: Doing, verb: Verb) -> None:
    for uid in _characters(state, frame, verb):
        foe = state.find_foe(uid)
        if foe is not None and not foe.gone:
            zones.remove_foe(state, foe)


def _discard_from_play(state: ConanState, frame: Doing, _verb: Verb) -> None:
    """The card itself: an Item, an Ally, the Region."""
    seat = state.active
    for item in state.items[seat]:
        if item.uid == frame.source:
            state.items[seat].remove(item)
            discard_card(state, seat, item.card)
            state.emit("left-play", card=item.card)
            break
    else:
        ally = state.find_ally(frame.source)
        if ally is not None:
            state.allies.remove(ally)
            discard_card(state, seat, ally.card)
            state.emit("left-play", card=ally.card)
    state.touch()


def _last(
    state: ConanState, frame: Doing, verb: Verb, at: int, bound: int = NOBODY, edge: str = "", slot: int = 0
) -> None:
    """A lasting verb begins: it is bound to what was chosen, or to its own move."""
    if bound == NOBODY and verb.get("move") in ("this_move", "own_move"):
        bound = frame.source
    n = amount(state, frame, verb["n"]) if "n" in verb else 0
    until = verb.get("duration", "round")
    lasting = Lasting(frame.effect, frame.part, at, frame.seat, frame.source, until, n, bound, edge, slot)
    add_lasting(state, lasting)
    if verb["verb"] == "modify_stat" and verb["who"] == "conan":
        card = state.game.pool.effects[frame.effect].card
        state.emit("effect-stat", card=card, stat=verb["stat"], change=f"{n:+d}", until=until)


HANDLERS: Final[dict[str, Handler]] = {
    "modify_damage": _this_attack,
    "prevent": _this_attack,
    "heal": _characters_verb,
    "wound": _characters_verb,
    "gain_prowess": _characters_verb,
    "lose_prowess": _characters_verb,
    "draw": _draw,
    "discard": _discard,
    "cycle": _cycle,
    "recover": _take,
    "search": _take,
    "look": _look,
    "return_to_hand": _return_to_hand,
    "cancel": _cancel,
    "change_foe_draw": _change_foe_draw,
    "major_discount": _major_discount,
    "add_revealed": _add_revealed,
    "remove_foe": _remove_foes,
    "discard_from_play": _discard_from_play,
}


# -- discarding and taking cards one by one ----------------------------------------------------------------------------


def discard_go(state: ConanState, frame: Discard) -> bool:
    """CCG-279: from the hand. Reflexes and their like then draw as many as were discarded (CCG-205)."""
    hand = state.hand[frame.seat]
    if frame.n > 0 and hand:
        return False
    state.stack.pop()
    if frame.cycle and frame.done:
        state.push(Draw(frame.seat, frame.done))
    return True


def discard_options(state: ConanState, frame: Discard, _seat: int) -> list[Action]:
    found = [act("discard", card) for card in sorted(set(state.hand[frame.seat]))]
    return [*found, act("done")] if frame.cycle else found


def discard_step(state: ConanState, frame: Discard, action: Action) -> None:
    if action.verb == "done":
        frame.n = 0
        return
    card = action.args[0]
    from_hand(state, frame.seat, card)
    state.discard[frame.seat].append(card)
    frame.n -= 1
    frame.done += 1
    state.emit_shown("discarded", seat=frame.seat, cards=[card], how="chosen")


def take_go(state: ConanState, frame: Take) -> bool:
    # A player who finds nothing in the deck is asked like one who does: the others must not learn it.
    if frame.n > 0 and (_takeable(state, frame) if frame.pile == "discard" else state.deck[frame.seat]):
        return False
    state.stack.pop()
    if frame.pile == "deck":
        reshuffle(state, frame.seat)
    return True


def _takeable(state: ConanState, frame: Take) -> list[str]:
    verb = verb_at(state.game.pool.effects[frame.effect], frame.part, frame.at)
    pile = state.deck[frame.seat] if frame.pile == "deck" else state.discard[frame.seat]
    return sorted({card for card in pile if fits_card(state.cards[card], verb["filter"])})


def take_options(state: ConanState, frame: Take, _seat: int) -> list[Action]:
    return [act("done"), *(act("take", card) for card in _takeable(state, frame))]


def take_step(state: ConanState, frame: Take, action: Action) -> None:
    """Shown to all; CCG-278: a searched deck is shuffled, which a bag always is."""
    if action.verb == "done":
        frame.n = 0
        return
    card = action.args[0]
    (state.deck if frame.pile == "deck" else state.discard)[frame.seat].remove(card)
    to_hand(state, frame.seat, card)
    everybody = (1 << state.game.players) - 1
    state.shown[frame.seat].append((card, everybody))
    frame.n -= 1
    state.emit_shown("card-taken", seat=frame.seat, card=card, pile=frame.pile)
