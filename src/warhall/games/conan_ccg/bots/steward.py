"""`steward`: the strong bot of the game.

He reads the table with the rules' own functions. For every move of his hand and every gap he works out which icons meet
which, over all that the face-down moves can be (what has been seen lies in open piles, and lists are open); he weighs
Renown against Health and Prowess, goes home in time, presses on when it pays, and keeps reactions for the moment that
decides. As a Foe player he sends whom Conan can least afford to meet.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from warhall.games.conan_ccg.bots import actions, conan, foe_player
from warhall.games.conan_ccg.bots.contacts import SIDES, memory_of
from warhall.games.conan_ccg.bots.sight import Sight
from warhall.games.conan_ccg.bots.weights import Weights
from warhall.games.conan_ccg.cards.cards import Card
from warhall.games.conan_ccg.notation import ACCEPT, DECLINE, DONE, ZONES
from warhall.games.conan_ccg.rules.combat_round import Round
from warhall.games.conan_ccg.rules.conan_moves import ConanMoves, Placing
from warhall.games.conan_ccg.rules.damage import Redirect
from warhall.games.conan_ccg.rules.effects import Doing
from warhall.games.conan_ccg.rules.foe_draw import FoeDraw, FoeName, Pay
from warhall.games.conan_ccg.rules.foe_moves import FoeMoves
from warhall.games.conan_ccg.rules.piles import Cycle, Discard, OrderTop, Take
from warhall.games.conan_ccg.rules.prepare import UpTo
from warhall.games.conan_ccg.rules.resolution import Resolution, Side
from warhall.games.conan_ccg.rules.rest import Rest
from warhall.games.conan_ccg.rules.reveal import Reveal
from warhall.games.conan_ccg.rules.survey import Loss
from warhall.games.conan_ccg.rules.triggers import Trigger
from warhall.games.conan_ccg.rules.turn_outline import Press
from warhall.games.conan_ccg.rules.windows import Window
from warhall.kernel import Action, View

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG
    from warhall.games.conan_ccg.state import ConanState

Situation = tuple[int, int, int, tuple[str, ...], tuple[str, ...]]  # seat, turn, round, hand, moves that lie
Chooser = Callable[["Steward", Sight, list[Action]], Action]


@mypyc_attr(allow_interpreted_subclasses=True)
class Steward:
    """Looks one round ahead; quick enough for thousands of games."""

    def __init__(self, game: ConanCCG, weights: Weights | None = None) -> None:
        self.game = game
        self.weights = weights or Weights()
        self.at_bay = self.weights.at_bay()
        self.memory = memory_of(game.pool)
        self._plans: dict[Situation, Action] = {}
        self._kept: dict[str, float] = {}

    def adopt(self, values: Mapping[str, float]) -> None:
        """Play by other values than the usual ones: the style of a character."""
        self.weights = Weights({**self.weights.as_dict(), **values})
        self.at_bay = self.weights.at_bay()

    def choose(self, view: View, legal: Sequence[Action], _rng: random.Random, _deadline: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        chooser = self.chooser(view["stack"][-1]["frame"])
        if chooser is None:
            return legal[0]
        return chooser(self, Sight.of_view(self.game, view), list(legal))

    def choose_at(self, state: ConanState, seat: int, legal: list[Action]) -> Action:
        """Choose as `choose` does for the view of this seat, in a position that is known: a play-out needs no view."""
        if len(legal) == 1:
            return legal[0]
        chooser = self.chooser(state.stack[-1].name())
        return legal[0] if chooser is None else chooser(self, Sight.of_state(state, seat), legal)

    def chooser(self, frame: str) -> Chooser | None:
        return _CHOOSERS.get(frame)

    def wants(self, sight: Sight, action: Action) -> bool:
        return actions.wants(self, sight, action)

    # -- a plan for the round ------------------------------------------------------------------------------------------

    def remember(self, now: Situation, moves: list[Action]) -> None:
        """Keep what to lay in each of the situations to which the plan leads from the present one."""
        self._plans.clear()
        hand, laid = list(now[3]), now[4]
        for number, action in enumerate([*moves, DONE]):
            if number:
                self._plans[(*now[:3], tuple(hand), laid)] = action
            if action != DONE:
                hand.remove(action.args[0])
                laid = (*laid, action.args[0] + action.args[1])

    def recall(self, sight: Sight) -> Action | None:
        return self._plans.get(self.situation(sight))

    def situation(self, sight: Sight) -> Situation:
        """Where the laying of moves stands."""
        table = sight.table
        laid = tuple([f"{move.card}{ZONES[move.zone]}:{move.gap}" for move in table.moves])
        return sight.you, table.turn, table.round, tuple(sight.hand), laid

    # -- what things are worth ---------------------------------------------------------------------------------------

    def price_of_health(self, sight: Sight, seat: int) -> float:
        """A point of a Conan's Health between fights."""
        return self.weights.life + self.weights.fear / max(1, sight.table.health[seat] - 2)

    def keep(self, card: Card) -> float:
        """Value a card of the hand for Conan later."""
        found = self._kept.get(card.id)
        if found is None:
            found = self._kept[card.id] = self._keep(card)
        return found

    def _keep(self, card: Card) -> float:
        if not card.is_move:
            return 0.6
        left, right = self.memory.free(card.id, 3)
        wards = len([slot for side in SIDES for slot in card.edge(side) if slot.icon in ("shield", "agility")])
        return 0.25 * (left + right) + 0.3 * wards - 0.25 * card.gem + (0.3 if card.kind == "move" else 0.6)

    def is_spare(self, card: Card) -> bool:
        """A card that will hardly be of use: what cannot enter play yet, or is a poor move."""
        return self.keep(card) < 0.75


# -- small decisions ---------------------------------------------------------------------------------------------------


def _most(_bot: Steward, _sight: Sight, legal: list[Action]) -> Action:
    return max(legal, key=lambda action: int(action.args[0]))


def _vitality(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    """CCG-271: Vitality costs the Prowess of the next turn."""
    health, wanted = sight.health, 0
    for action in sorted(legal, key=lambda action: int(action.args[0])):
        n = int(action.args[0])
        if bot.weights.life + bot.weights.fear / max(1, health + n - 2) >= bot.weights.vital:
            wanted = max(wanted, n)
    return next(action for action in legal if int(action.args[0]) == wanted)


def _accept(_bot: Steward, _sight: Sight, legal: list[Action]) -> Action:
    return ACCEPT if ACCEPT in legal else legal[0]


def _discard(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    """The card that is worth least."""
    return min(legal, key=lambda action: bot.keep(sight.cards[action.args[0]]))


def _cycle(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    """Exchange only what is spare."""
    spare = [action for action in legal if action.verb == "discard" and bot.is_spare(sight.cards[action.args[0]])]
    return _discard(bot, sight, spare) if spare else DONE


def _take(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    takes = [action for action in legal if action.verb == "take"]
    return max(takes, key=lambda action: bot.keep(sight.cards[action.args[0]])) if takes else legal[0]


def _doing(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    """A Foe to be dealt with: the most dangerous; otherwise the first choice."""
    foes = [action for action in legal if action.verb in ("foe", "peek")]
    if not foes:
        return legal[0]

    def danger(action: Action) -> float:
        place = action.args[0]
        foe = sight.table.zones[ZONES.index(place[:-1])][int(place[-1]) - 1]
        return foe_player.menace(bot, sight, sight.cards[foe.card]) + 0.3 * foe.wounds

    return max(foes, key=danger)


def _top(bot: Steward, sight: Sight, legal: list[Action]) -> Action:
    """The weakest Foe on top."""
    return min(legal, key=lambda action: foe_player.menace(bot, sight, sight.cards[action.args[0]]))


def _redirect(_bot: Steward, _sight: Sight, legal: list[Action]) -> Action:
    return DECLINE if DECLINE in legal else legal[0]


_CHOOSERS: Final[dict[str, Chooser]] = {
    Window.name(): actions.in_window,
    FoeDraw.name(): foe_player.send,
    FoeName.name(): foe_player.name_foe,
    Pay.name(): foe_player.pay,
    FoeMoves.name(): foe_player.give,
    Side.name(): foe_player.strike,
    Loss.name(): foe_player.take_back,
    Round.name(): conan.fight_or_leave,
    ConanMoves.name(): conan.lay_moves,
    Resolution.name(): conan.name_zone,
    Press.name(): conan.press_or_rest,
    Rest.name(): _vitality,
    UpTo.name(): _most,
    Placing.name(): _accept,
    Reveal.name(): _accept,
    Trigger.name(): _accept,
    Discard.name(): _discard,
    Cycle.name(): _cycle,
    Take.name(): _take,
    Doing.name(): _doing,
    OrderTop.name(): _top,
    Redirect.name(): _redirect,
}
