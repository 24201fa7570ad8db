"""Chapter "Moves and Actions": windows, who is asked in them, Actions announced, answered and resolved.

A seat is asked because of public facts alone: it holds cards, and its deck list (an option of the game, open to all)
has a card for this window that does not lie in the open and whose public conditions hold; or a card in play can be
used. What it really holds plays no part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from warhall.games.conan_ccg.cards.cards import USE
from warhall.games.conan_ccg.cards.deck_list import ANSWERS
from warhall.games.conan_ccg.cards.vocabulary import ACTION_WINDOWS, CHANGE_DAMAGE, FOE_SIDE
from warhall.games.conan_ccg.components import CONAN, NOBODY, NONE, Attack, Count, Reference
from warhall.games.conan_ccg.events import ACTION_PLAYED, USED
from warhall.games.conan_ccg.fields import Lasting
from warhall.games.conan_ccg.notation import PASS, PLAY, act
from warhall.games.conan_ccg.rules import barbarian, prepare
from warhall.games.conan_ccg.rules.announcement import Announcement, announcements, step_of
from warhall.games.conan_ccg.rules.effects import (
    Doing,
    attack_of,
    begin,
    has_target,
    payable,
    within_limit,
)
from warhall.games.conan_ccg.rules.in_play import verb_at
from warhall.games.conan_ccg.rules.names import gap_name, place_name
from warhall.games.conan_ccg.rules.piles import discard_card, from_hand
from warhall.games.conan_ccg.rules.roles import left_of, remaining
from warhall.games.conan_ccg.rules.triggers import applies, fire
from warhall.kernel import Action, IllegalActionError
from warhall.kernel.frame import Choice

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Card, Effect
    from warhall.games.conan_ccg.state import ConanState

_NAMED_BY_CONAN: Final = ("before_damage", "barbarian")  # where he uses BARBARIAN abilities and what they left
_ANSWER: Final = "action_played"  # in a list it is three, one for each Step
_ENDS_WITH_COMBAT: Final = frozenset(("survey", "foe_moves_down", "reveal", "barbarian", "before_zone"))
HELP: Final = {  # what to read in a window, where that is something of its own
    "prepare": ("CCG-114", "CCG-053", "CCG-068"),
    "barbarian": ("CCG-202", "CCG-203"),
    "before_damage": ("CCG-218", "CCG-088"),
}


AnnouncedStage = Literal["pay", "answer", "resolve", "over"]


class Usable(NamedTuple):
    """Something that a seat may use in a window: an effect of a card in play, or a lasting effect of one attack."""

    action: Action
    effect: Effect
    source: int
    lasting: Lasting | None = None
    n: int = 0


# -- the window --------------------------------------------------------------------------------------------------------


class Window(Choice):
    """CCG-088: `seat` is asked next; `passes` in succession so far; `used` names what was used in this window."""

    rule = "CCG-083"
    help = ("CCG-083", "CCG-088")
    forms = (
        "pass",
        "play CARD",
        "use CARD",
        "use CARD FOE",
        "use CARD FOE NUMBER",
        "use CARD GAP",
        "use CARD GAP NUMBER",
        "use CARD NUMBER",
    )
    window: str
    passes: "Count" = 0
    used: "tuple[str, ...]" = ()
    attack: "Reference" = NONE

    def go(self, state: ConanState) -> bool:
        """The window closes when all have passed in succession."""
        asked = state._asked
        if asked is not None and asked[0] is self:  # who is asked was found when the window opened
            if asked[1]:
                self.passes, self.seat = asked[1].pop(0)
                return False
            state.stack.pop()
            return True
        if self.window in _ENDS_WITH_COMBAT and not state.any_foe():  # CCG-263
            state.stack.pop()
            return True
        last = len(remaining(state))
        while self.passes < last:
            if asks(state, self, self.seat):
                return False
            _pass(state, self)
        state.stack.pop()
        return True

    def options(self, state: ConanState, seat: int) -> list[Action]:
        found = choices(state, self, seat)
        if not found:
            return [PASS]
        found.append(PASS)
        found.sort()
        return found

    def step(self, state: ConanState, action: Action, seat: int) -> None:
        asked = state._asked
        if action == PASS:
            if asked is None or asked[0] is not self:
                _pass(state, self)
            return
        state._asked = None
        self.passes = 0  # after a play the next player is asked, and all must pass again
        if self.window != "prepare":
            self.seat = left_of(state, seat)
        if action.verb == "use":
            use(state, self, action, seat)
        else:
            play(state, self, action.args[0], seat)

    def refusal(self, state: ConanState, action: Action, seat: int) -> IllegalActionError | None:
        return unplayable(state, self, action.args[0], seat) if action.verb == "play" else None

    def check(self, _state: ConanState) -> None:
        if self.window not in ACTION_WINDOWS:
            raise LookupError(self)


def open_window(state: ConanState, name: str, attack: int = NONE) -> None:
    """Mandatory effects of this window first, then optional ones and Actions, the Active player first (CCG-088)."""
    ask_all(state, name, attack)
    fire(state, name, attack)


def ask_all(state: ConanState, name: str, attack: int = NONE) -> None:
    """The part of a window in which players choose; it is not opened where nobody could be asked."""
    frame = Window(state.active, name, 0, (), attack)
    asked = [(passes, seat) for passes, seat in enumerate(remaining(state)) if asks(state, frame, seat)]
    if asked:
        state.stack.append(frame)
        state._asked = (frame, asked)


def _pass(state: ConanState, frame: Window) -> None:
    frame.passes += 1
    frame.seat = left_of(state, frame.seat)


# -- being asked -------------------------------------------------------------------------------------------------------


def asks(state: ConanState, frame: Window, seat: int) -> bool:
    """Whether this seat is asked in this window: from public facts only."""
    name = frame.window
    if state.hand[seat]:
        repertoire = state.lists[seat].repertoire
        asking = repertoire.asked_in[0] if seat == state.active else repertoire.asked_in[1]
        effects = asking.get(name if name != _ANSWER else ANSWERS[step_of(state)])
        if effects is not None and (not effects or _might_hold(state, frame, seat, effects)):
            return True
    if USE[name] in state.moments or name in _NAMED_BY_CONAN:
        return bool(usable(state, frame, seat)) or (name == "prepare" and seat == state.active)
    return name == "prepare" and seat == state.active


def _might_hold(state: ConanState, frame: Window, seat: int, effects: Sequence[Effect]) -> bool:
    """Whether one of these Actions of the seat's list could be played now, for all that everybody knows."""
    attack = None if frame.attack == NONE else attack_of(state, frame.attack)
    for effect in effects:
        if (effect.free or _allowed(state, effect, seat, attack)) and _may_be_held(state, frame, seat, effect.card):
            return True
    return False


def _may_be_held(state: ConanState, frame: Window, seat: int, card: str) -> bool:
    """Whether not all copies of the list lie where everybody can see them: in the pile, as moves, being played."""
    unseen = state.lists[seat].draw[card] - state.discard[seat].count(card)
    if unseen <= 0:
        return False
    if seat == state.active:
        for move in state.moves:
            if move.card == card:
                unseen -= 1
    else:
        for zone in state.zones:
            for foe in zone:
                if foe.move == card and foe.owner == seat and not foe.down:
                    unseen -= 1
    if frame.window == _ANSWER:
        unseen -= sum(action.card == card and action.seat == seat for action in announcements(state))
    return unseen > 0


def _allowed(state: ConanState, effect: Effect, seat: int, attack: Attack | None) -> bool:
    """CCG-083: everything about an Action that everybody can see: conditions, costs and a target."""
    for condition in effect.conditions:
        if not condition.holds(state, NOBODY, attack, effect):
            return False
    if effect.cost and not payable(state, effect, seat, len(state.hand[seat]) - 1):
        return False
    return not effect.targets or has_target(state, effect, NOBODY)


def playable(state: ConanState, frame: Window, seat: int) -> set[str]:
    """The cards in hand that may be played now: Actions for their text, and what comes into play."""
    name, hand, foe_player = frame.window, state.hand[seat], seat != state.active
    repertoire = state.lists[seat].repertoire
    attack = attack_of(state, frame.attack)
    found = repertoire.actions[foe_player].get(name if name != _ANSWER else ANSWERS[step_of(state)], ())
    effects = [effect for effect in found if effect.card in hand]
    cards = {effect.card for effect in effects if _allowed(state, effect, seat, attack)}
    if name == "prepare" and not foe_player:
        cards.update(prepare.permanents(state, seat))
    elif name == "foe_reveal" and foe_player:
        cards |= repertoire.regions.intersection(hand)  # CCG-061
    return cards


def choices(state: ConanState, frame: Window, seat: int) -> list[Action]:
    """What this seat may play and use in this window, each once."""
    name = frame.window
    repertoire = state.lists[seat].repertoire
    played = repertoire.played_in[0] if seat == state.active else repertoire.played_in[1]
    known = played.get(name if name != _ANSWER else ANSWERS[step_of(state)])
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
    name = frame.window
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
        Usable(act("use", ability, n), state.effects[f"{ability}#0"], CONAN, None, n)
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
    for question in CHANGE_DAMAGE:
        for effect, source, _, verb, lasting in state.modifiers.get(question, ()):
            which = verb.attack
            mine = which == "one_conan_attack" and attack.attacker == CONAN
            if lasting is not None and (mine or (which == "one_attack_on_conan" and attack.target == CONAN)):
                found.append(Usable(act("use", effect.card), effect, source, lasting))
    return found


# -- why not -----------------------------------------------------------------------------------------------------------

_KINDS: Final = {"move": "CCG-076", "item": "CCG-066", "ally": "CCG-052", "region": "CCG-060", "action": "CCG-083"}


def unplayable(state: ConanState, frame: Window | None, name: str, seat: int) -> IllegalActionError | None:
    """Why this seat cannot play this card in this window (None: outside of any), in the words of what fails first."""
    card = state.cards[name]
    if name not in state.hand[seat]:
        return state.refuse("not-in-hand", "CCG-114", card=card.name)
    if frame is not None and name in playable(state, frame, seat):
        return None
    if frame is not None and frame.window == "prepare" and seat == state.active:
        lacking = prepare.lacking(state, card, seat)
        if lacking is not None:
            return lacking
    if card.kind == "action":
        if _is_for_foes(card) != (seat != state.active):
            return state.refuse("other-side", "CCG-084", card=card.name, keyword=card.keyword)
        if frame is None and state.phase == "rest":
            return state.refuse("too-late", "CCG-268", card=card.name)
    return state.refuse("not-playable", _KINDS.get(card.kind, "CCG-083"), card=card.name, kind=card.kind)


def _is_for_foes(card: Card) -> bool:
    return card.keyword.startswith(FOE_SIDE)


# -- playing and using -------------------------------------------------------------------------------------------------


def use(state: ConanState, frame: Window, action: Action, seat: int) -> None:
    entry = next(entry for entry in usable(state, frame, seat) if entry.action == action)
    effect = entry.effect
    if entry.lasting is not None:
        attack = attack_of(state, frame.attack)
        assert attack is not None
        verb_at(effect, entry.lasting.part, entry.lasting.at).change(attack, effect.card, entry.lasting.n)
        state.lasting.remove(entry.lasting)
        state.touch()
    else:
        if effect.kind == "ability":
            state.used.append((CONAN, effect.key, "round"))  # CCG-203
        frame.used = (*frame.used, f"{entry.source}/{effect.key}")
        begin(state, effect, seat, entry.source, frame.attack, entry.n)
    state.log.append(USED(seat=seat, card=effect.card, n=entry.n))


def play(state: ConanState, frame: Window, card: str, seat: int) -> None:
    """CCG-089: announce. Items, Allies and Regions simply come into play."""
    if state.cards[card].kind != "action":
        prepare.put_into_play(state, card, seat)
        return
    from_hand(state, seat, card)
    effect = announced_effect(state, frame, card)
    state.log.append(ACTION_PLAYED(seat=seat, card=card))
    state.push(Announced(card, seat, effect.key, frame.window, attack=frame.attack))


def announced_effect(state: ConanState, frame: Window, card: str) -> Effect:
    """The effect for which an Action is played in this window: the first whose conditions hold."""
    attack = attack_of(state, frame.attack)
    for effect in state.cards[card].by_window[frame.window]:
        if all(condition.holds(state, NOBODY, attack, effect) for condition in effect.conditions):
            return effect
    raise LookupError(card)


class Announced(Announcement):
    """CCG-089: announce, pay, answers, resolve; then the card goes to its owner's Discard Pile (CCG-090)."""

    rule = "CCG-089"
    stage: "AnnouncedStage" = "pay"
    attack: "Reference" = NONE

    def go(self, state: ConanState) -> bool:
        effect = state.effects[self.effect]
        if self.stage == "pay":
            self.stage = "answer"
            if effect.cost:
                state.push(Doing(self.seat, effect.key, NOBODY, "cost", 0, self.attack))
        elif self.stage == "answer":
            self.stage = "resolve"
            open_window(state, _ANSWER)
        elif self.stage == "resolve":
            self.stage = "over"
            if not self.cancelled:
                state.push(Doing(self.seat, effect.key, NOBODY, "do", 0, self.attack))
        else:
            state.stack.pop()
            discard_card(state, self.seat, self.card)
        return True

    def check(self, state: ConanState) -> None:
        """An Action, with an effect of its own that is played in such a window."""
        card = state.cards[self.card]
        effects = card.by_window.get(self.window, ())
        if card.kind != "action" or all(effect.key != self.effect for effect in effects):
            raise LookupError(self)
