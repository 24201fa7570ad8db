"""Chapter "Reveal": all Foe moves are flipped together, and their owners accept or decline passive abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.conan_ccg.components import NONE, Count
from warhall.games.conan_ccg.events import FOE_MOVE_REVEALED, ILLEGAL_MOVE
from warhall.games.conan_ccg.fields import Foe
from warhall.games.conan_ccg.notation import ACCEPT
from warhall.games.conan_ccg.rules.foe_moves import foe_gem
from warhall.games.conan_ccg.rules.in_play import scope_fits
from warhall.games.conan_ccg.rules.names import place_name
from warhall.games.conan_ccg.rules.piles import end_traces
from warhall.games.conan_ccg.rules.roles import foe_players
from warhall.games.conan_ccg.rules.statistics import health_of
from warhall.games.conan_ccg.rules.triggers import ACCEPT_OR_DECLINE
from warhall.games.conan_ccg.rules.victory import defeat
from warhall.kernel import Action
from warhall.kernel.frame import Frame

if TYPE_CHECKING:
    from warhall.games.conan_ccg.cards.cards import Effect
    from warhall.games.conan_ccg.state import ConanState


def flip(state: ConanState) -> None:
    """CCG-198. CCG-199: a Foe whose move it could not have played is defeated at once."""
    speaking = False
    turned: list[tuple[int, str]] = []
    for zone in state.zones:
        for foe in zone:
            if foe.move and foe.down:
                turned.append((foe.owner, foe.move))
                speaking = speaking or state.cards[foe.move].speaks_as_move
                foe.down = False
                foe.seen = 0
                state.log.append(FOE_MOVE_REVEALED.of(foe=foe.card, place=place_name(state, foe), card=foe.move))
    end_traces(state, turned)
    if speaking:
        state.touch()
    cheats = [foe for foe in state.foes() if foe.move and not was_legal(state, foe)]
    for foe in cheats:
        state.log.append(ILLEGAL_MOVE.of(foe=foe.card, card=foe.move))
    if cheats:
        defeat(state, cheats)


def was_legal(state: ConanState, foe: Foe) -> bool:
    """CCG-200: judged at the time of playing, so what was played at this table is legal. Where a position was set up
    its wounds may be those that the Foe took for the move."""
    card = state.cards[foe.move]
    if not card.is_move or card.conan_only:
        return False
    wounds = foe_gem(state, foe, foe.move) - foe.limit
    return foe.paid != NONE or wounds <= 0 or wounds < health_of(state, foe) + foe.wounds


# -- passive abilities -------------------------------------------------------------------------------------------------


def _open(state: ConanState) -> list[tuple[Foe, Effect]]:
    """Every passive ability that some Foe may use, Foe players in seat order (CCG-088), each for all their Foes."""
    order = foe_players(state)
    foes = [foe for foe in state.foes() if foe.move]
    if len(order) > 1:
        foes.sort(key=lambda foe: order.index(foe.owner))
    return [
        (foe, effect)
        for foe in foes
        if state.cards[foe.move].kind == "move"
        for effect in state.cards[foe.move].passives
        if scope_fits(state, effect, foe)
    ]


class Reveal(Frame):
    """CCG-078: the passive abilities of Foe moves are accepted or declined one by one."""

    rule = "CCG-078"
    help = ("CCG-078",)
    forms = ("accept", "decline")
    lies_on = ("round:reveal",)
    at: "Count" = 0

    def go(self, state: ConanState) -> bool:
        if self.at < len(_open(state)):
            return False
        state.stack.pop()
        return True

    def actor(self, state: ConanState) -> int:
        return _open(state)[self.at][0].owner

    def options(self, _state: ConanState, _seat: int) -> list[Action]:
        return list(ACCEPT_OR_DECLINE)

    def step(self, state: ConanState, action: Action, _seat: int) -> None:
        foe, effect = _open(state)[self.at]
        if action != ACCEPT:
            foe.declined = (*foe.declined, effect.index)
        self.at += 1
