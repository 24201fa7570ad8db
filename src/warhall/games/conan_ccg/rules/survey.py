"""Chapter "Survey Phase and Retreat"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.components import CONAN, Count, Owned
from warhall.games.conan_ccg.events import FOE_TAKEN, RETREATED
from warhall.games.conan_ccg.notation import DONE, Phrases, owned
from warhall.games.conan_ccg.rules.chronicle import renown
from warhall.games.conan_ccg.rules.piles import discard_foe, draw_up
from warhall.games.conan_ccg.rules.roles import foe_players, primary
from warhall.games.conan_ccg.rules.statistics import changed
from warhall.games.conan_ccg.rules.zones import forbidden, remove_foes
from warhall.kernel import Action, IllegalActionError
from warhall.kernel.frame import Frame

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState


def may_retreat(state: ConanState) -> bool:
    """CCG-149: also in the first Survey Phase, unless a card forbids it."""
    return not forbidden(state, "retreat")


def retreat_limit(state: ConanState) -> int:
    """CCG-151: the Scars of the Foes still in play, as changed by cards."""
    total = sum(state.cards[foe.card].scars for foe in state.foes())
    return max(0, total + changed(state, "retreat_loss", CONAN))


def retreat_loss(state: ConanState) -> int:
    """CCG-152: the most Renown that can be taken within the limit."""
    limit = retreat_limit(state)
    sums = {0}
    for _, card in state.chronicle[state.active]:
        value = state.cards[card].renown
        sums |= {total + value for total in sums if total + value <= limit}
    return max(sums)


def retreat(state: ConanState) -> None:
    """CCG-151 to CCG-158: Foes go home unscored, Renown is lost, Foe players refill, and the Rest Step follows."""
    limit = retreat_limit(state)
    state.log.append(RETREATED.of(seat=state.active, limit=limit))
    leave_field(state)
    draw_up(state, foe_players(state))
    state.push(Loss(limit))


def leave_field(state: ConanState) -> None:
    """CCG-156."""
    state.retreated = True
    remove_foes(state, state.foes())


# -- losing Renown -----------------------------------------------------------------------------------------------------


_TAKE: Final = Phrases("take")


class Loss(Frame):
    """CCG-152: Renown that the Primary Foe player may still take from the Active player's Chronicle."""

    rule = "CCG-152"
    help = ("CCG-152",)
    forms = ("done", "take OWNED")
    limit: "Count"

    def go(self, state: ConanState) -> bool:
        if _takeable(state, self):
            return False
        state.stack.pop()
        return True

    def actor(self, state: ConanState) -> int:
        """CCG-300: the Primary Foe player alone."""
        return primary(state)

    def options(self, state: ConanState, _seat: int) -> list[Action]:
        return [DONE, *sorted([_taking(state, foe) for foe in _takeable(state, self)])]

    def step(self, state: ConanState, action: Action, seat: int) -> None:
        """CCG-153, CCG-154: fewer than the limit allows, or none; each card to its owner's Foe Discards."""
        if action == DONE:
            state.stack.pop()
            return
        chronicle = state.chronicle[state.active]
        owner, card = chronicle.pop([_taking(state, foe) for foe in chronicle].index(action))
        self.limit -= state.cards[card].renown
        discard_foe(state, owner, card)
        state.log.append(FOE_TAKEN.of(seat=seat, foe=card, victim=state.active, renown=renown(state, state.active)))

    def refusal(self, state: ConanState, action: Action, _seat: int) -> IllegalActionError | None:
        if action.verb != "take":
            return None
        for foe in state.chronicle[state.active]:
            if action == _taking(state, foe):
                card = state.cards[foe[1]]
                if card.renown <= self.limit:
                    return None
                return state.refuse("over-limit", "CCG-152", card=card.name, renown=card.renown, limit=self.limit)
        return state.refuse("not-in-chronicle", "CCG-152", card=action.args[0])


def _taking(state: ConanState, foe: Owned) -> Action:
    return _TAKE.with_word(owned(foe[1], foe[0], state.players))


def _takeable(state: ConanState, frame: Loss) -> list[Owned]:
    """CCG-152: the cards whose Renown is within what is left of the limit, each once."""
    limit = frame.limit
    found: list[Owned] = []
    for foe in state.chronicle[state.active]:
        if state.cards[foe[1]].renown <= limit and foe not in found:
            found.append(foe)
    return found
