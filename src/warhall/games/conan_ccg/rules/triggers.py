"""Chapter "Ties and conflicts": effects of cards in play whose moment has come, and the order in which they happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.components import NONE, Attack, Reference
from warhall.games.conan_ccg.notation import ACCEPT, DECLINE, NEXT
from warhall.games.conan_ccg.rules.effects import attack_of, begin, payable, within_limit
from warhall.games.conan_ccg.rules.in_play import speaks
from warhall.kernel import Action
from warhall.kernel.frame import Choice, Frame

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Effect
    from warhall.games.conan_ccg.state import ConanState

_OF_ATTACKS: Final = ("before_damage", "after_hit")
ACCEPT_OR_DECLINE: Final = (ACCEPT, DECLINE)


class Trigger(Choice):
    """CCG-078: an effect whose moment has come; its controller may decline if it is optional."""

    rule = "CCG-078"
    help = ("CCG-078",)
    forms = ("accept", "decline")
    effect: str
    source: int
    attack: "Reference" = NONE

    def go(self, state: ConanState) -> bool:
        effect = state.effects[self.effect]
        if not payable(state, effect, self.seat, len(state.hand[self.seat])):
            state.stack.pop()
            return True
        if effect.optional:
            return False
        state.stack.pop()
        begin(state, effect, self.seat, self.source, self.attack)
        return True

    def options(self, _state: ConanState, _seat: int) -> list[Action]:
        return list(ACCEPT_OR_DECLINE)

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        state.stack.pop()
        if action == ACCEPT:
            begin(state, state.effects[self.effect], self.seat, self.source, self.attack)


class Triggers(Frame):
    """CCG-286: effects of one moment, waiting for their turn in the Active player's order."""

    rule = "CCG-286"
    help = ("CCG-286",)
    forms = ("next NUMBER",)
    pending: "tuple[Trigger, ...]"

    def go(self, state: ConanState) -> bool:
        if len(self.pending) > 1:
            return False
        state.stack.pop()
        state.stack += self.pending
        return True

    def actor(self, state: ConanState) -> int:
        return state.active

    def options(self, _state: ConanState, _seat: int) -> list[Action]:
        return sorted([NEXT.with_number(number + 1) for number in range(len(self.pending))])

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        at = int(action.args[0]) - 1
        chosen = self.pending[at]
        self.pending = (*self.pending[:at], *self.pending[at + 1 :])
        state.push(chosen)


def fire(state: ConanState, name: str, attack: int = NONE, only: int | None = None) -> None:
    """Collect the effects of cards in play whose moment is now; optional ones of action windows are used instead."""
    found = pending(state, name, attack, only) if name in state.moments else None
    if found:
        push_triggers(state, found)


def push_triggers(state: ConanState, found: list[Trigger]) -> None:
    """These effects come next."""
    state._asked = None  # they may change who is asked
    state.push(Triggers(tuple(found)))


def pending(state: ConanState, name: str, attack: int = NONE, only: int | None = None) -> list[Trigger]:
    """The effects whose moment this is."""
    speaking = state.moments.get(name)
    if speaking is None:
        return []
    found: list[Trigger] = []
    contact = attack_of(state, attack)
    for _, uid, seat, effect in speaking:
        if only not in (None, uid):
            continue
        if within_limit(state, effect, uid) and applies(state, effect, uid, contact, name):
            found.append(Trigger(seat, effect.key, uid, attack))
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
