"""`blindfold`: the steward with his eyes bound to the gaps, to measure what the place of a move is worth.

He chooses whether to play a card, and which, as the steward does: by what it is worth in the gaps in which it may lie,
taken together. Into which of them it goes is left to chance. In everything else he is the steward.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from warhall.games.conan_ccg.bots.contacts import Contacts
from warhall.games.conan_ccg.bots.plan import Plan, choice_of
from warhall.games.conan_ccg.bots.sight import Sight
from warhall.games.conan_ccg.bots.steward import Steward
from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.notation import DONE
from warhall.games.conan_ccg.rules.conan_moves import ConanMoves
from warhall.games.conan_ccg.rules.names import ally_named
from warhall.kernel import Action, View


class Blindfold(Steward):
    def choose(self, view: View, legal: Sequence[Action], rng: random.Random, _deadline: float) -> Action:
        chosen = super().choose(view, legal, rng, _deadline)
        if chosen.verb != "move" and not (chosen == DONE and view["stack"][-1]["frame"] == ConanMoves.name()):
            return chosen
        return self._anywhere(view, legal, rng)

    def _anywhere(self, view: View, legal: Sequence[Action], rng: random.Random) -> Action:
        sight = Sight.of_view(self.game, view)
        plan = Plan(Contacts(sight, self.memory), self.weights)
        gaps: dict[tuple[str, ...], list[tuple[float, Action]]] = {}
        for action in legal:
            if action.verb == "move":
                by = ally_named(sight.table, action.args[2]) if len(action.args) > 2 else CONAN
                worth = plan.worth(choice_of(action.args, by))
                if worth > -99.0:
                    gaps.setdefault((action.args[0], *action.args[2:]), []).append((worth, action))
        best, worth = None, self.weights.enough
        for entry in gaps.values():
            mean = sum(value for value, _ in entry) / len(entry)
            if mean > worth:
                best, worth = entry, mean
        return DONE if best is None else rng.choice(best)[1]
