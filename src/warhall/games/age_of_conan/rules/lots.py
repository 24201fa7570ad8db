"""Lots: what chance brings about, and handfuls that it draws from a bag."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Final

from warhall.kernel import Action, Chance, IllegalActionError, TooManyOutcomes
from warhall.kernel.action import excerpt
from warhall.kernel.draw import below

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

LISTED: Final = 1000  # outcomes that are still listed one by one


class Lot(Chance):
    """Something that chance decides; its chapter tells what can come about."""

    def possible(self, state: AgeOfConanState, action: Action) -> bool:
        raise NotImplementedError

    def impossible(self, state: AgeOfConanState, action: Action) -> IllegalActionError | None:
        if self.possible(state, action):
            return None
        return state.refuse("chance-impossible", self.rule, given=excerpt(action))


class Handful(Lot):
    """Some of a bag, in no order; its chapter tells from which bag, how many, and what becomes of them."""

    def form(self) -> tuple[str, str]:
        """The verb of the action and the kind of names that it lists."""
        raise NotImplementedError

    def bag(self, state: AgeOfConanState) -> list[int]:
        raise NotImplementedError

    def size(self, _state: AgeOfConanState) -> int:
        return 1

    def bag_known_to(self, _state: AgeOfConanState, _viewer: int | None) -> bool:
        """To nobody, unless its chapter says to whom."""
        return False

    def drawn(self, state: AgeOfConanState, action: Action) -> list[int]:
        """Read what the action lists."""
        index = state.notation.index[self.form()[1]]
        return [index[name] for name in action.args]

    def outcomes(self, state: AgeOfConanState) -> list[tuple[Action, float]]:
        bag, size = self.bag(state), self.size(state)
        ways = comb(len(bag), size)
        if ways > LISTED:
            raise TooManyOutcomes("too-many-outcomes")
        verb, kind = self.form()
        texts = state.notation
        found = Counter(combinations(bag, size))
        return sorted([(texts.listed(verb, kind, drawn), count / ways) for drawn, count in found.items()])

    def sample(self, state: AgeOfConanState, rng: random.Random) -> Action:
        bag, size = self.bag(state), self.size(state)
        verb, kind = self.form()
        if size == 1:
            return state.notation.listed(verb, kind, (bag[below(rng, len(bag))],))
        left = bag.copy()
        return state.notation.listed(verb, kind, sorted([left.pop(below(rng, len(left))) for _ in range(size)]))

    def possible(self, state: AgeOfConanState, action: Action) -> bool:
        verb, kind = self.form()
        index = state.notation.index[kind]
        names = action.args
        if action.verb != verb or len(names) != self.size(state) or any(name not in index for name in names):
            return False
        bag = self.bag(state)
        return all(names.count(name) <= bag.count(index[name]) for name in names)


class Row(Handful):
    """Some of a bag, one after the other."""

    def outcomes(self, state: AgeOfConanState) -> list[tuple[Action, float]]:
        if self.size(state) > 1:
            raise TooManyOutcomes("too-many-outcomes")
        return Handful.outcomes(self, state)

    def sample(self, state: AgeOfConanState, rng: random.Random) -> Action:
        left, size = self.bag(state).copy(), self.size(state)
        verb, kind = self.form()
        return state.notation.listed(verb, kind, [left.pop(below(rng, len(left))) for _ in range(size)])
