"""An effect of a card: beginning it, its limit and its costs, and the frame that carries it out verb by verb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.conan_ccg.components import NONE, Attack, Count, Reference
from warhall.games.conan_ccg.notation import act
from warhall.games.conan_ccg.rules import statistics
from warhall.games.conan_ccg.rules.in_play import part_of, verb_at
from warhall.kernel import Action
from warhall.kernel.frame import Choice

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Effect
    from warhall.games.conan_ccg.state import ConanState


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
    return sum([verb.prowess() for verb in effect.cost])


def is_deadly(state: ConanState, effect: Effect, seat: int) -> bool:
    """CCG-097: whether this player's Conan would die of the cost."""
    return seat == state.active and prowess_cost(effect) >= statistics.budget(state)


def payable(state: ConanState, effect: Effect, seat: int, held: int) -> bool:
    """Whether every cost can be paid in full by a player with so many cards in hand besides the one played."""
    if effect.dearest > statistics.budget(state):
        return False
    return effect.discards <= held and effect.others_discard <= len(state.hand[seat])


def has_target(state: ConanState, effect: Effect, source: int) -> bool:
    """Whether a Foe that the effect must choose is in play."""
    return all(verb.can(state, source) for verb in effect.targets)


# -- the frame ---------------------------------------------------------------------------------------------------------


class Doing(Choice):
    """An effect being carried out: the verb `at` of its `part` ("cost", "do", or the number of a choice) comes next."""

    rule = "CCG-089"
    forms = ("choose NUMBER",)
    effect: str
    source: int
    part: str = "do"
    at: "Count" = 0
    attack: "Reference" = NONE
    n: "Count" = 0  # the value of a BARBARIAN ability
    counted: "Reference" = NONE  # what a verb still has to do, where it goes on step by step

    def go(self, state: ConanState) -> bool:
        effect, part, at = state.effects[self.effect], self.part, self.at
        if effect.choose and part == "do":
            return False
        verbs = part_of(effect, part)
        if at < len(verbs):
            verb = verbs[at]
            if not verb.asks():
                verb.carry(state, self)
            elif verb.choices(state, self):
                return False
            if at + 1 < len(verbs) or state.alarm or state.stack[-1] is not self:
                self.at = at + 1
                self.counted = NONE
                return True
        # Straight on after the last verb, if nothing follows from it.
        state.stack.pop()
        state.hurt = state.alarm = True
        return True

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        effect = state.effects[self.effect]
        if effect.choose and self.part == "do":
            return [act("choose", number + 1) for number in range(len(effect.choose))]
        return sorted(verb_at(effect, self.part, self.at).choices(state, self))

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        effect = state.effects[self.effect]
        if action.verb == "choose":
            self.part = str(int(action.args[0]) - 1)
        elif verb_at(effect, self.part, self.at).chosen(state, self, action):
            self.at += 1
            self.counted = NONE

    def check(self, state: ConanState) -> None:
        """The part of the effect exists; one past its last verb it is about to end."""
        choices = len(state.effects[self.effect].choose)
        known = self.part in ("cost", "do") or (self.part.isdigit() and int(self.part) < choices)
        if not known:
            raise LookupError(self)


def attack_of(state: ConanState, number: int) -> Attack | None:
    return state.attacks[number] if 0 <= number < len(state.attacks) else None
