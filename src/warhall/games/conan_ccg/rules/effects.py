"""The verbs of card texts, one small function each, and the frame that carries an effect out verb by verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from warhall.games.conan_ccg.cards.vocabulary import LASTING, Verb
from warhall.games.conan_ccg.components import CONAN, NOBODY, NONE, Attack, Count, Reference
from warhall.games.conan_ccg.events import (
    CANCELLED,
    EFFECT_GAIN_PROWESS,
    EFFECT_HEAL,
    EFFECT_LOSE_PROWESS,
    EFFECT_STAT,
    EFFECT_WOUND,
    FOE_MOVED,
    LEFT_PLAY,
    MOVE_SEEN,
)
from warhall.games.conan_ccg.fields import Foe, Lasting, Note, OwnMove
from warhall.games.conan_ccg.notation import ZONES, act
from warhall.games.conan_ccg.rules import statistics, zones
from warhall.games.conan_ccg.rules.announcement import Announcement
from warhall.games.conan_ccg.rules.icons import EMPTY, edge_of, icons_on_foe_move
from warhall.games.conan_ccg.rules.in_play import (
    add_lasting,
    fits_foe,
    part_of,
    performer,
    verb_at,
)
from warhall.games.conan_ccg.rules.names import ally_name, foe_named, gap_name, move_named, place_name, who_name
from warhall.games.conan_ccg.rules.piles import (
    Cycle,
    Discard,
    Draw,
    LookTop,
    RandomDiscard,
    RevealFoes,
    Take,
    discard_card,
    show_hand,
)
from warhall.games.conan_ccg.rules.roles import primary
from warhall.kernel import Action
from warhall.kernel.frame import Choice

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Effect
    from warhall.games.conan_ccg.state import ConanState

Handler = Callable[["ConanState", "Doing", Verb], None]


# -- starting an effect ------------------------------------------------------------------------------------------------


def begin(state: ConanState, effect: Effect, seat: int, source: int, attack: int = NONE, n: int = 0) -> None:
    """Carry out an effect: its costs first, then what it does. What a limit counts is counted now."""
    if effect.limit:
        state.used.append((source, effect.key, effect.limit))
    state.push(Doing(seat, effect.key, source, "do", 0, attack, n))
    if effect.cost:
        state.push(Doing(seat, effect.key, source, "cost", 0, attack, n))


def within_limit(state: ConanState, effect: Effect, source: int) -> bool:
    return not effect.limit or (source, effect.key, effect.limit) not in state.used


def prowess_cost(effect: Effect) -> int:
    """The Prowess that Conan pays for an effect."""
    return sum([verb["n"] for verb in effect.cost if verb["verb"] == "lose_prowess"])


def is_deadly(state: ConanState, effect: Effect, seat: int) -> bool:
    """CCG-097: whether this player's Conan would die of the cost."""
    return seat == state.active and prowess_cost(effect) >= statistics.budget(state)


def payable(state: ConanState, effect: Effect, seat: int, held: int) -> bool:
    """Whether every cost can be paid in full by a player with so many cards in hand besides the one played."""
    for verb in effect.cost:
        name = verb["verb"]
        if name == "lose_prowess" and statistics.budget(state) < verb["n"]:
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


class Doing(Choice):
    """An effect being carried out: the verb `at` of its `part` ("cost", "do", or the number of a choice) comes next."""

    rule = "CCG-089"
    effect: str
    source: int
    part: str = "do"
    at: "Count" = 0
    attack: "Reference" = NONE
    n: "Count" = 0  # the value of a BARBARIAN ability
    counted: "Reference" = NONE  # what a verb still has to do, where it goes on step by step

    def go(self, state: ConanState) -> bool:
        effect = state.game.pool.effects[self.effect]
        if effect.choose and self.part == "do":
            return False
        verbs = part_of(effect, self.part)
        if self.at >= len(verbs):
            state.stack.pop()
            state.hurt = state.alarm = True
            return True
        verb = verbs[self.at]
        if _needs_choice(verb):
            if _choices(state, self, verb):
                return False
            self.at += 1
            self.counted = NONE
            return True
        self.at += 1
        if verb["verb"] in LASTING and verb.get("attack") != "this_attack":
            _last(state, self, verb, self.at - 1)
        else:
            HANDLERS[verb["verb"]](state, self, verb)
        return True

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        effect = state.game.pool.effects[self.effect]
        if effect.choose and self.part == "do":
            return [act("choose", number + 1) for number in range(len(effect.choose))]
        return sorted(_choices(state, self, verb_at(effect, self.part, self.at)))

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        effect = state.game.pool.effects[self.effect]
        if action.verb == "choose":
            self.part = str(int(action.args[0]) - 1)
        else:
            _chosen(state, self, verb_at(effect, self.part, self.at), action)

    def check(self, state: ConanState) -> None:
        """The part of the effect exists; one past its last verb it is about to end."""
        choices = len(state.game.pool.effects[self.effect].choose)
        known = self.part in ("cost", "do") or (self.part.isdigit() and int(self.part) < choices)
        if not known:
            raise LookupError(self)


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
    state.log.append(MOVE_SEEN(seat=frame.seat, foe=foe.card, place=place, card=foe.move))
    left = verb["n"] if frame.counted == NONE else frame.counted
    frame.counted = left - 1


def _shift(state: ConanState, uid: int, zone: int, end: str) -> None:
    foe = state.find_foe(uid)
    assert foe is not None
    state.zones[foe.zone].remove(foe)
    foe.zone = zone
    state.zones[zone].insert(0 if end == "left" else len(state.zones[zone]), foe)
    state.touch()
    state.log.append(FOE_MOVED(foe=foe.card, zone=ZONES[zone]))


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
    state.log.append(LEFT_PLAY(card=word.partition(".")[0]))


# -- verbs that happen at once -----------------------------------------------------------------------------------------


def _apply(state: ConanState, frame: Doing, verb: Verb, uid: int) -> None:
    """A verb on one character."""
    n = amount(state, frame, verb["n"])
    name = verb["verb"]
    card = state.game.pool.effects[frame.effect].card
    if n <= 0:
        return
    if name == "heal":
        kind, n = EFFECT_HEAL, statistics.heal(state, uid, n)
    elif name == "wound":
        kind = EFFECT_WOUND
        statistics.wound(state, uid, n)
    elif name == "gain_prowess":
        kind, n = EFFECT_GAIN_PROWESS, statistics.gain_prowess(state, n)
    else:
        kind = EFFECT_LOSE_PROWESS
        statistics.drain(state, uid, n)
    state.hurt = state.alarm = True
    state.log.append(kind(card=card, who=who_name(state, uid), n=n))


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
    state.push(Cycle(player(state, frame, verb["player"]), amount(state, frame, verb["n"])))


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
    announced = [frame for frame in reversed(state.stack) if isinstance(frame, Announcement)]
    if len(announced) > 1:
        announced[1].cancelled = True
        state.log.append(CANCELLED(card=announced[1].card, by=announced[0].card))


def _change_foe_draw(state: ConanState, frame: Doing, verb: Verb) -> None:
    state.draw_change += amount(state, frame, verb["n"])


def _major_discount(state: ConanState, frame: Doing, _verb: Verb) -> None:
    """A Region's discount counts once per title in a Foe Draw Phase; an Action's each time it is played."""
    effect = state.game.pool.effects[frame.effect]
    if effect.kind != "region" or frame.effect not in state.discounts:
        state.discounts.append(frame.effect)


def _add_revealed(state: ConanState, frame: Doing, verb: Verb) -> None:
    state.push(RevealFoes(frame.seat, amount(state, frame, verb["n"])))


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
            state.log.append(LEFT_PLAY(card=item.card))
            break
    else:
        ally = state.find_ally(frame.source)
        if ally is not None:
            state.allies.remove(ally)
            discard_card(state, seat, ally.card)
            state.log.append(LEFT_PLAY(card=ally.card))
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
        state.log.append(EFFECT_STAT(card=card, stat=verb["stat"], change=f"{n:+d}", until=until))


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
