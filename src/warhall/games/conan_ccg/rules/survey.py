"""Chapter "Survey Phase and Retreat"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.notation import DONE, act, owned
from warhall.games.conan_ccg.rules.chronicle import renown
from warhall.games.conan_ccg.rules.frames import Loss
from warhall.games.conan_ccg.rules.piles import discard_foe, draw_up
from warhall.games.conan_ccg.rules.roles import foe_players, primary
from warhall.games.conan_ccg.rules.statistics import changed
from warhall.games.conan_ccg.rules.zones import forbidden, remove_foes
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState


def may_retreat(state: ConanState) -> bool:
    """CCG-149: also in the first Survey Phase, unless a card forbids it."""
    return not forbidden(state, "retreat")


def retreat_limit(state: ConanState) -> int:
    """CCG-151: the Scars of the Foes still in play, as changed by cards."""
    total = sum(state.cards[foe.card].scars for foe in state.foes())
    return max(0, total + changed(state, "retreat_loss", CONAN))


def retreat(state: ConanState) -> None:
    """CCG-151 to CCG-158: Foes go home unscored, Renown is lost, Foe players refill, and the Rest Step follows."""
    limit = retreat_limit(state)
    state.emit("retreat", seat=state.active, limit=limit)
    leave_field(state)
    draw_up(state, foe_players(state))
    state.push(Loss(limit))


def leave_field(state: ConanState) -> None:
    """CCG-156."""
    state.retreated = True
    remove_foes(state, state.foes())


# -- losing Renown -----------------------------------------------------------------------------------------------------


def loss_go(state: ConanState, frame: Loss) -> bool:
    if _takeable(state, frame):
        return False
    state.stack.pop()
    return True


def loss_actor(state: ConanState, _frame: Loss) -> int:
    """CCG-300: the Primary Foe player alone."""
    return primary(state)


def _takeable(state: ConanState, frame: Loss) -> list[tuple[int, str]]:
    """CCG-152: cards whose Renown is within what is left of the limit."""
    cards = state.cards
    return [foe for foe in dict.fromkeys(state.chronicle[state.active]) if cards[foe[1]].renown <= frame.limit]


def loss_options(state: ConanState, frame: Loss, _seat: int) -> list[Action]:
    players = state.game.players
    return [DONE, *sorted([act("take", owned(card, owner, players)) for owner, card in _takeable(state, frame)])]


def loss_step(state: ConanState, frame: Loss, action: Action) -> None:
    """CCG-153, CCG-154: fewer than the limit allows, or none; each card to its owner's Foe Discards."""
    if action == DONE:
        state.stack.pop()
        return
    players = state.game.players
    chronicle = state.chronicle[state.active]
    at = next(i for i, (owner, card) in enumerate(chronicle) if owned(card, owner, players) == action.args[0])
    owner, card = chronicle.pop(at)
    frame.limit -= state.cards[card].renown
    discard_foe(state, owner, card)
    state.emit("foe-taken", seat=primary(state), foe=card, victim=state.active, renown=renown(state, state.active))
