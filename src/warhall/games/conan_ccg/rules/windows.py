"""Chapter "Moves and Actions": windows, who is asked in them, Actions announced, answered and resolved.

A seat is asked because of public facts alone: it holds cards, and its deck list (an option of the game, open to all)
has a card that names this window and whose public conditions hold; or a card in play can be used. What it really holds
plays no part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from warhall.games.conan_ccg.cards.cards import USE
from warhall.games.conan_ccg.cards.effects import (
    attack_of,
    begin,
    change_attack,
    gap_name,
    has_target,
    payable,
    place_name,
    within_limit,
)
from warhall.games.conan_ccg.components import CONAN, NOBODY, Attack
from warhall.games.conan_ccg.notation import ACCEPT, DECLINE, PASS, PLAY, act
from warhall.games.conan_ccg.rules import barbarian, prepare
from warhall.games.conan_ccg.rules.frames import NONE, Announced, Doing, Trigger, Triggers, Window
from warhall.games.conan_ccg.rules.in_play import holds, part_of, speaks
from warhall.games.conan_ccg.rules.piles import discard_card, from_hand
from warhall.games.conan_ccg.rules.roles import left_of, remaining
from warhall.games.conan_ccg.unchanging import Lasting
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Effect
    from warhall.games.conan_ccg.state import ConanState

_OF_ATTACKS: Final = ("before_damage", "after_hit")
_NAMED_BY_CONAN: Final = ("before_damage", "barbarian")  # where he uses BARBARIAN abilities and what they left
_ENDS_WITH_COMBAT: Final = frozenset(("survey", "foe_moves_down", "reveal", "barbarian", "before_zone"))


class Usable(NamedTuple):
    """Something that a seat may use in a window: an effect of a card in play, or a lasting effect of one attack."""

    action: Action
    effect: Effect
    source: int
    lasting: Lasting | None = None
    n: int = 0


# -- opening -----------------------------------------------------------------------------------------------------------


def open_window(state: ConanState, name: str, attack: int = NONE) -> None:
    """Mandatory effects of this window first, then optional ones and Actions, the Active player first (CCG-088)."""
    ask_all(state, name, attack)
    fire(state, name, attack)


def ask_all(state: ConanState, name: str, attack: int = NONE) -> None:
    """The part of a window in which players choose; it is not opened where nobody could be asked."""
    frame = Window(name, state.active, 0, (), attack)
    asked = [(passes, seat) for passes, seat in enumerate(remaining(state)) if asks(state, frame, seat)]
    if asked:
        state.stack.append(frame)
        state._asked = (frame, asked)


def fire(state: ConanState, name: str, attack: int = NONE, only: int | None = None) -> None:
    """Collect the effects of cards in play whose moment is now; optional ones of action windows are used instead."""
    found = pending(state, name, attack, only) if name in state.moments else None
    if found:
        state._asked = None  # they may change who is asked
        state.push(Triggers(tuple(found)))


def pending(state: ConanState, name: str, attack: int = NONE, only: int | None = None) -> list[Trigger]:
    speaking = state.moments.get(name)
    if speaking is None:
        return []
    found: list[Trigger] = []
    contact = attack_of(state, attack)
    for _, uid, seat, effect in speaking:
        if only not in (None, uid):
            continue
        if within_limit(state, effect, uid) and applies(state, effect, uid, contact, name):
            found.append(Trigger(effect.key, seat, uid, attack))
    return found


def applies(state: ConanState, effect: Effect, uid: int, attack: Attack | None, window: str) -> bool:
    """Whether an effect of a card in play has its moment: conditions, and on a Move that the attack is its own."""
    of_attack = effect.kind == "move" and window in _OF_ATTACKS
    if of_attack and attack is not None and not effect.through and not _made_by(state, uid, attack):
        return False
    return speaks(state, effect, uid, attack)


def _made_by(state: ConanState, uid: int, attack: Attack) -> bool:
    """Whether an attack is made by the move with this number, which for a Foe's move is the Foe's own."""
    if attack.own != uid:
        return attack.attacker == uid
    move = state.find_move(uid)
    return move is not None and attack.attacker == move.by


# -- triggers ----------------------------------------------------------------------------------------------------------


def triggers_go(state: ConanState, frame: Triggers) -> bool:
    if len(frame.pending) > 1:
        return False
    state.stack.pop()
    state.stack += frame.pending
    return True


def triggers_actor(state: ConanState, _frame: Triggers) -> int:
    """CCG-286: the Active player decides which comes first."""
    return state.active


def triggers_options(_state: ConanState, frame: Triggers, _seat: int) -> list[Action]:
    return sorted([act("next", number + 1) for number in range(len(frame.pending))])


def triggers_step(state: ConanState, frame: Triggers, action: Action) -> None:
    at = int(action.args[0]) - 1
    chosen = frame.pending[at]
    frame.pending = (*frame.pending[:at], *frame.pending[at + 1 :])
    state.push(chosen)


def trigger_go(state: ConanState, frame: Trigger) -> bool:
    """CCG-078: an optional ability is offered; a mandatory one happens."""
    effect = state.game.pool.effects[frame.effect]
    if not payable(state, effect, frame.seat, len(state.hand[frame.seat])):
        state.stack.pop()
        return True
    if effect.optional:
        return False
    state.stack.pop()
    begin(state, effect, frame.seat, frame.source, frame.attack)
    return True


def trigger_actor(_state: ConanState, frame: Trigger) -> int:
    return frame.seat


def accept_or_decline(_state: ConanState, _frame: object, _seat: int) -> list[Action]:
    return [ACCEPT, DECLINE]


def trigger_step(state: ConanState, frame: Trigger, action: Action) -> None:
    state.stack.pop()
    if action == ACCEPT:
        begin(state, state.game.pool.effects[frame.effect], frame.seat, frame.source, frame.attack)


# -- being asked -------------------------------------------------------------------------------------------------------


def window_go(state: ConanState, frame: Window) -> bool:
    """CCG-088: the window closes when all have passed in succession."""
    asked = state._asked
    if asked is not None and asked[0] is frame:  # who is asked was found when the window opened
        if asked[1]:
            frame.passes, frame.seat = asked[1].pop(0)
            return False
        state.stack.pop()
        return True
    if frame.name in _ENDS_WITH_COMBAT and not state.any_foe():  # CCG-263
        state.stack.pop()
        return True
    last = len(remaining(state))
    while frame.passes < last:
        if asks(state, frame, frame.seat):
            return False
        _pass(state, frame)
    state.stack.pop()
    return True


def window_actor(_state: ConanState, frame: Window) -> int:
    return frame.seat


def _pass(state: ConanState, frame: Window) -> None:
    frame.passes += 1
    frame.seat = left_of(state, frame.seat)


def asks(state: ConanState, frame: Window, seat: int) -> bool:
    """Whether this seat is asked in this window: from public facts only."""
    name = frame.name
    if state.hand[seat]:
        repertoire = state.lists[seat].repertoire
        asking = repertoire.asked_in[0] if seat == state.active else repertoire.asked_in[1]
        effects = asking.get(name)
        if effects is not None and (not effects or _might_hold(state, frame, seat, effects)):
            return True
    if USE[name] in state.moments or name in _NAMED_BY_CONAN:
        return bool(usable(state, frame, seat)) or (name == "prepare" and seat == state.active)
    return name == "prepare" and seat == state.active


def _might_hold(state: ConanState, frame: Window, seat: int, effects: Sequence[Effect]) -> bool:
    """Whether one of these Actions of the seat's list could be played now, for all that everybody knows."""
    attack = None if frame.attack == NONE else attack_of(state, frame.attack)
    return any(_allowed(state, effect, seat, attack) for effect in effects)


def _allowed(state: ConanState, effect: Effect, seat: int, attack: Attack | None) -> bool:
    """CCG-083: everything about an Action that everybody can see: conditions, costs and a target."""
    for condition in effect.conditions:
        if not holds(state, condition, NOBODY, attack, effect):
            return False
    if effect.cost and not payable(state, effect, seat, len(state.hand[seat]) - 1):
        return False
    return not effect.targets or has_target(state, effect, NOBODY)


def playable(state: ConanState, frame: Window, seat: int) -> set[str]:
    """The cards in hand that may be played now: Actions for their text, and what comes into play."""
    name, hand, foe_player = frame.name, state.hand[seat], seat != state.active
    repertoire = state.lists[seat].repertoire
    attack = attack_of(state, frame.attack)
    effects = [effect for effect in repertoire.actions[foe_player].get(name, ()) if effect.card in hand]
    cards = {effect.card for effect in effects if _allowed(state, effect, seat, attack)}
    if name == "prepare" and not foe_player:
        cards.update(prepare.permanents(state, seat))
    elif name == "foe_reveal" and foe_player:
        cards |= repertoire.regions.intersection(hand)  # CCG-061
    return cards


def window_options(state: ConanState, frame: Window, seat: int) -> list[Action]:
    found = choices(state, frame, seat)
    if not found:
        return [PASS]
    found.append(PASS)
    found.sort()
    return found


def choices(state: ConanState, frame: Window, seat: int) -> list[Action]:
    """What this seat may play and use in this window, each once."""
    name = frame.name
    repertoire = state.lists[seat].repertoire
    known = (repertoire.played_in[0] if seat == state.active else repertoire.played_in[1]).get(name)
    if known is None or known.isdisjoint(state.hand[seat]):  # the usual case
        found = []
    else:
        found = [PLAY.with_word(card) for card in playable(state, frame, seat)]
    if USE[name] in state.moments or name in _NAMED_BY_CONAN:
        found += dict.fromkeys([entry.action for entry in usable(state, frame, seat)])
    return found


def usable(state: ConanState, frame: Window, seat: int) -> list[Usable]:
    """What cards in play, lasting effects and BARBARIAN abilities offer this seat in this window."""
    found: list[Usable] = []
    name = frame.name
    for kind, uid, controller, effect in state.moments.get(USE[name], ()):
        if controller != seat or (frame.used and f"{uid}/{effect.key}" in frame.used):
            continue
        if effect.limit and not within_limit(state, effect, uid):
            continue
        if effect.cost and not payable(state, effect, seat, len(state.hand[seat])):
            continue
        attack = None if frame.attack == NONE else attack_of(state, frame.attack)
        if applies(state, effect, uid, attack, name) and (not effect.targets or has_target(state, effect, uid)):
            found.append(Usable(_use_text(state, kind, uid, effect), effect, uid))
    if name in _NAMED_BY_CONAN and seat == state.active:
        found += _barbarian(state) if name == "barbarian" else _one_attack(state, attack_of(state, frame.attack))
    return found


def _barbarian(state: ConanState) -> list[Usable]:
    return [
        Usable(act("use", ability, n), state.game.pool.effects[f"{ability}#0"], CONAN, None, n)
        for ability, n in barbarian.choices(state)
    ]


def _use_text(state: ConanState, kind: str, uid: int, effect: Effect) -> Action:
    """`use wineskin`, `use kozaki_outrider center1`, `use tremendous_cleave center:1`."""
    parts: list[str | int] = ["use", effect.card]
    if kind in ("foe", "foe_move"):
        foe = state.find_foe(uid)
        assert foe is not None
        parts.append(place_name(state, foe))
    elif kind == "own_move":
        move = state.find_move(uid)
        assert move is not None
        parts.append(gap_name(move))
    if effect.index:
        parts.append(effect.index + 1)
    return act(*parts)


def _one_attack(state: ConanState, attack: Attack | None) -> list[Usable]:
    """CCG-206: Strength and its like are named for an attack when it has hit."""
    found: list[Usable] = []
    if attack is None or not state.lasting:
        return found
    for verb_name in ("modify_damage", "prevent"):
        for effect, source, _, verb, lasting in state.modifiers.get(verb_name, ()):
            which = verb["attack"]
            mine = which == "one_conan_attack" and attack.attacker == CONAN
            if lasting is not None and (mine or (which == "one_attack_on_conan" and attack.target == CONAN)):
                found.append(Usable(act("use", effect.card), effect, source, lasting))
    return found


# -- playing and using -------------------------------------------------------------------------------------------------


def window_step(state: ConanState, frame: Window, action: Action) -> None:
    asked = state._asked
    if action == PASS:
        if asked is None or asked[0] is not frame:
            _pass(state, frame)
        return
    state._asked = None
    seat = frame.seat
    _go_on(state, frame, seat)
    if action.verb == "use":
        use(state, frame, action, seat)
    else:
        play(state, frame, action.args[0], seat)


def _go_on(state: ConanState, frame: Window, seat: int) -> None:
    """After a play the next player is asked, and all must pass again."""
    frame.passes = 0
    if frame.name != "prepare":
        frame.seat = left_of(state, seat)


def use(state: ConanState, frame: Window, action: Action, seat: int) -> None:
    entry = next(entry for entry in usable(state, frame, seat) if entry.action == action)
    effect = entry.effect
    if entry.lasting is not None:
        attack = attack_of(state, frame.attack)
        assert attack is not None
        verb = part_of(effect, entry.lasting.part)[entry.lasting.at]
        change_attack(state, attack, effect.card, verb["verb"], entry.lasting.n)
        state.lasting.remove(entry.lasting)
        state.touch()
    else:
        if effect.kind == "ability":
            state.used.append((CONAN, effect.key, "round"))  # CCG-203
        frame.used = (*frame.used, f"{entry.source}/{effect.key}")
        begin(state, effect, seat, entry.source, frame.attack, entry.n)
    state.emit("used", seat=seat, card=effect.card, n=entry.n)


def play(state: ConanState, frame: Window, card: str, seat: int) -> None:
    """CCG-089: announce. Items, Allies and Regions simply come into play."""
    if state.cards[card].kind != "action":
        prepare.put_into_play(state, card, seat)
        return
    from_hand(state, seat, card)
    attack = attack_of(state, frame.attack)
    effect = next(
        effect
        for effect in state.cards[card].by_window[frame.name]
        if all(holds(state, condition, NOBODY, attack, effect) for condition in effect.conditions)
    )
    state.emit_shown("action-played", seat=seat, card=card)
    state.push(Announced(card, seat, effect.key, frame.name, attack=frame.attack))


def announced_go(state: ConanState, frame: Announced) -> bool:
    """Announce, pay, answers, resolve; then the card goes to its owner's Discard Pile (CCG-090)."""
    effect = state.game.pool.effects[frame.effect]
    if frame.stage == "pay":
        frame.stage = "answer"
        if effect.cost:
            state.push(Doing(effect.key, frame.seat, NOBODY, "cost", 0, frame.attack))
    elif frame.stage == "answer":
        frame.stage = "resolve"
        open_window(state, "action_played")
    elif frame.stage == "resolve":
        frame.stage = "over"
        if not frame.cancelled:
            state.push(Doing(effect.key, frame.seat, NOBODY, "do", 0, frame.attack))
    else:
        state.stack.pop()
        discard_card(state, frame.seat, frame.card)
    return True
