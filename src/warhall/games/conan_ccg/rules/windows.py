"""Chapter "Moves and Actions": windows, who is asked in them, Actions announced, answered and resolved.

A seat is asked because of public facts alone: it holds cards, and its deck list (an option of the game, open to all)
has a card for this window that does not lie in the open and whose public conditions hold; or a card in play can be
used. What it really holds plays no part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import mypyc_attr

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
from warhall.kernel.kept import Kept

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


@mypyc_attr(acyclic=True)
class Asked:
    """A window in which nothing has happened yet, and the players who are still asked in it, the next one last: how
    many have passed before each of them."""

    def __init__(self, frame: Window, opening: Opening, turns: list[int]) -> None:
        self.frame = frame
        self.opening = opening
        self.turns = turns


@mypyc_attr(acyclic=True)
class Usable:
    """Something that a seat may use in a window: an effect of a card in play, or a lasting effect of one attack."""

    def __init__(self, action: Action, effect: Effect, source: int, lasting: Lasting | None = None, n: int = 0) -> None:
        self.action = action
        self.effect = effect
        self.source = source
        self.lasting = lasting
        self.n = n


@mypyc_attr(acyclic=True)
class Opening:
    """A window as the rules look at it: its name, that in a repertoire, the attack that it is about, what was used in
    it so far. It never changes."""

    def __init__(self, name: str, listed: str, attack: Attack | None = None, used: tuple[str, ...] = ()) -> None:
        self.name = name
        self.use = USE[name]
        self.listed = listed
        self.attack = attack
        self.used = used


_USUAL: Final = {name: Opening(name, name) for name in ACTION_WINDOWS if name != _ANSWER}


def opened(state: ConanState, name: str, attack: int = NONE, used: tuple[str, ...] = ()) -> Opening:
    if name == _ANSWER:
        return Opening(name, ANSWERS[step_of(state)], attack_of(state, attack), used)
    return _USUAL[name] if attack == NONE and not used else Opening(name, name, attack_of(state, attack), used)


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
        if asked is not None and asked.frame is self:  # who is asked was found when the window opened
            if asked.turns:
                passes = asked.turns.pop()
                if passes:
                    self.passes, self.seat = passes, remaining(state)[passes]
                return False
            state.stack.pop()
            return True
        if self.window in _ENDS_WITH_COMBAT and not state.any_foe():  # CCG-263
            state.stack.pop()
            return True
        opening, last = opening_of(state, self), len(remaining(state))
        before = passes = self.passes
        seat = self.seat
        while passes < last:
            if asks(state, opening, seat):
                if passes > before:
                    self.passes, self.seat = passes, seat
                return False
            passes += 1
            seat = left_of(state, seat)
        state.stack.pop()
        return True

    def options(self, state: ConanState, seat: int) -> list[Action]:
        found = choices(state, opening_of(state, self), seat)
        found.append(PASS)
        if len(found) > 1:
            found.sort()
        return found

    def step(self, state: ConanState, action: Action, seat: int) -> None:
        asked = state._asked
        if action == PASS:
            if asked is None or asked.frame is not self:
                self.passes += 1
                self.seat = left_of(state, self.seat)
            elif not asked.turns:
                state.stack.pop()
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
        return unplayable(state, opening_of(state, self), action.args[0], seat) if action.verb == "play" else None

    def check(self, _state: ConanState) -> None:
        if self.window not in ACTION_WINDOWS:
            raise LookupError(self)


def open_window(state: ConanState, name: str, attack: int = NONE) -> None:
    """Mandatory effects of this window first, then optional ones and Actions, the Active player first (CCG-088)."""
    ask_all(state, name, attack)
    fire(state, name, attack)


def ask_all(state: ConanState, name: str, attack: int = NONE) -> None:
    """The part of a window in which players choose; it is not opened where nobody could be asked."""
    opening = opened(state, name, attack)
    turns = [passes for passes, seat in enumerate(remaining(state)) if asks(state, opening, seat)]
    if turns:
        turns.reverse()
        frame = Window(state.active, name, 0, (), attack)
        state.stack.append(frame)
        state._asked = Asked(frame, opening, turns)


def opening_of(state: ConanState, frame: Window) -> Opening:
    asked = state._asked
    if asked is not None and asked.frame is frame:
        return asked.opening
    return opened(state, frame.window, frame.attack, frame.used)


# -- being asked -------------------------------------------------------------------------------------------------------


def asks(state: ConanState, opening: Opening, seat: int) -> bool:
    """Whether this seat is asked in this window: from public facts only."""
    if state.hand[seat]:
        repertoire = state.lists[seat].repertoire
        asking = repertoire.asked_in[0] if seat == state.active else repertoire.asked_in[1]
        effects = asking.get(opening.listed)
        if effects is not None and (not effects or _might_hold(state, opening, seat, effects)):
            return True
    return _finds_use(state, opening, seat) or (opening.name == "prepare" and seat == state.active)


def _might_hold(state: ConanState, opening: Opening, seat: int, effects: tuple[Effect, ...]) -> bool:
    """Whether one of these Actions of the seat's list could be played now, for all that everybody knows."""
    for effect in effects:
        if (effect.free or _allowed(state, effect, seat, opening.attack)) and _may_be_held(
            state, opening, seat, effect.card
        ):
            return True
    return False


def _may_be_held(state: ConanState, opening: Opening, seat: int, card: str) -> bool:
    """Whether not all copies of the list lie where everybody can see them: in the pile, as moves, being played."""
    unseen = state.lists[seat].draw[card]
    for other in state.discard[seat]:
        if other == card:
            unseen -= 1
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
    if opening.name == _ANSWER:
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


def playable(state: ConanState, opening: Opening, seat: int) -> set[str]:
    """The cards in hand that may be played now: Actions for their text, and what comes into play."""
    name, hand, foe_player = opening.name, state.hand[seat], seat != state.active
    repertoire = state.lists[seat].repertoire
    found = repertoire.actions[foe_player].get(opening.listed, ())
    effects = [effect for effect in found if effect.card in hand]
    cards = {effect.card for effect in effects if _allowed(state, effect, seat, opening.attack)}
    if name == "prepare" and not foe_player:
        cards.update(prepare.permanents(state, seat))
    elif name == "foe_reveal" and foe_player:
        cards |= repertoire.regions.intersection(hand)  # CCG-061
    return cards


def choices(state: ConanState, opening: Opening, seat: int) -> list[Action]:
    """Offer what this seat may play and use in this window, each once."""
    repertoire = state.lists[seat].repertoire
    played = repertoire.played_in[0] if seat == state.active else repertoire.played_in[1]
    known = played.get(opening.listed)
    found: list[Action] = []
    if known is not None and _holds_any(state, seat, known):
        found += [PLAY.with_word(card) for card in playable(state, opening, seat)]
    for entry in usable(state, opening, seat):
        if entry.action not in found:
            found.append(entry.action)
    return found


def _holds_any(state: ConanState, seat: int, cards: frozenset[str]) -> bool:
    for card in state.hand[seat]:  # noqa: SIM110  (asked so often that a generator would cost more than the test)
        if card in cards:
            return True
    return False


def usable(state: ConanState, opening: Opening, seat: int) -> list[Usable]:
    """Offer this seat the cards in play, lasting effects and BARBARIAN abilities of this window."""
    name = opening.name
    found: list[Usable] = []
    speaking = state.moments.get(opening.use)
    if speaking is not None:
        for kind, uid, controller, effect in speaking:
            if controller == seat and _may_use(state, opening, seat, uid, effect):
                found.append(Usable(_use_text(state, kind, uid, effect), effect, uid))
    if name in _NAMED_BY_CONAN and seat == state.active:
        found += _barbarian(state) if name == "barbarian" else _one_attack(state, opening.attack)
    return found


def _finds_use(state: ConanState, opening: Opening, seat: int) -> bool:
    """Whether there is anything at all for this seat to use."""
    name = opening.name
    speaking = state.moments.get(opening.use)
    if speaking is not None:
        for _, uid, controller, effect in speaking:
            if controller == seat and _may_use(state, opening, seat, uid, effect):
                return True
    if name in _NAMED_BY_CONAN and seat == state.active:
        return bool(barbarian.choices(state) if name == "barbarian" else _one_attack(state, opening.attack))
    return False


def _may_use(state: ConanState, opening: Opening, seat: int, uid: int, effect: Effect) -> bool:
    """Whether a player may use this effect of an own card in play now."""
    if opening.used and f"{uid}/{effect.key}" in opening.used:
        return False
    if effect.limit and not within_limit(state, effect, uid):
        return False
    if effect.cost and not payable(state, effect, seat, len(state.hand[seat])):
        return False
    if not applies(state, effect, uid, opening.attack, opening.name):
        return False
    return not effect.targets or has_target(state, effect, uid)


def _barbarian(state: ConanState) -> list[Usable]:
    found: list[Usable] = []
    for source in barbarian.choices(state):
        action, effect = _ABILITIES.of(source)
        found.append(Usable(action, state.effects[effect], CONAN, None, source[1]))
    return found


def _ability(source: barbarian.Source) -> tuple[Action, str]:
    """The use of an ability with a value, and its effect."""
    ability, n = source
    return act("use", ability, n), barbarian.effect_of(ability)


_ABILITIES: Final = Kept(_ability)


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
        for effect, source, _, verb, lasting in state.modifiers.get(question) or []:
            if lasting is None:
                continue
            which = verb.attack
            mine = which == "one_conan_attack" and attack.attacker == CONAN
            if mine or (which == "one_attack_on_conan" and attack.target == CONAN):
                found.append(Usable(act("use", effect.card), effect, source, lasting))
    return found


# -- why not -----------------------------------------------------------------------------------------------------------

_KINDS: Final = {"move": "CCG-076", "item": "CCG-066", "ally": "CCG-052", "region": "CCG-060", "action": "CCG-083"}


def unplayable(state: ConanState, opening: Opening | None, name: str, seat: int) -> IllegalActionError | None:
    """Why this seat cannot play this card in this window (None: outside of any), in the words of what fails first."""
    card = state.cards[name]
    if name not in state.hand[seat]:
        return state.refuse("not-in-hand", "CCG-114", card=card.name)
    if opening is not None and name in playable(state, opening, seat):
        return None
    if opening is not None and opening.name == "prepare" and seat == state.active:
        lacking = prepare.lacking(state, card, seat)
        if lacking is not None:
            return lacking
    if card.kind == "action":
        if _is_for_foes(card) != (seat != state.active):
            return state.refuse("other-side", "CCG-084", card=card.name, keyword=card.keyword)
        if opening is None and state.phase == "rest":
            return state.refuse("too-late", "CCG-268", card=card.name)
    return state.refuse("not-playable", _KINDS.get(card.kind, "CCG-083"), card=card.name, kind=card.kind)


def _is_for_foes(card: Card) -> bool:
    return card.keyword.startswith(FOE_SIDE)


# -- playing and using -------------------------------------------------------------------------------------------------


def use(state: ConanState, frame: Window, action: Action, seat: int) -> None:
    opening = opening_of(state, frame)
    entry = next(entry for entry in usable(state, opening, seat) if entry.action == action)
    effect = entry.effect
    if entry.lasting is not None:
        attack = opening.attack
        assert attack is not None
        verb_at(effect, entry.lasting.part, entry.lasting.at).change(attack, effect.card, entry.lasting.n)
        state.lasting.remove(entry.lasting)
        state.touch()
    else:
        if effect.kind == "ability":
            state.used.append((CONAN, effect.key, "round"))  # CCG-203
        frame.used = (*frame.used, f"{entry.source}/{effect.key}")
        begin(state, effect, seat, entry.source, frame.attack, entry.n)
    state.log.append(USED.of(seat=seat, card=effect.card, n=entry.n))


def play(state: ConanState, frame: Window, card: str, seat: int) -> None:
    """CCG-089: announce. Items, Allies and Regions simply come into play."""
    if state.cards[card].kind != "action":
        prepare.put_into_play(state, card, seat)
        return
    from_hand(state, seat, card)
    effect = announced_effect(state, frame, card)
    state.log.append(ACTION_PLAYED.of(seat=seat, card=card))
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
