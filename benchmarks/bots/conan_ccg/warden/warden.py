"""`warden`: the steward as he was when the champion came, kept as he was.

He reads the table with the rules' own functions. For every move of his hand and every gap he works out which icons meet
which, over all that the face-down moves can be (what has been seen lies in open piles, and lists are open); he weighs
Renown against Health and Prowess, goes home in time, presses on when it pays, and keeps reactions for the moment that
decides. As a Foe player he sends whom Conan can least afford to meet.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from benchmarks.bots.conan_ccg.warden import actions, conan, foe_player
from benchmarks.bots.conan_ccg.warden.contacts import SIDES, memory_of
from benchmarks.bots.conan_ccg.warden.sight import Sight
from benchmarks.bots.conan_ccg.warden.weights import Weights
from warhall.games.conan_ccg.cards.cards import Card
from warhall.games.conan_ccg.notation import ACCEPT, DECLINE, DONE
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

Situation = tuple[int, int, int, tuple[str, ...], tuple[str, ...]]  # seat, turn, round, hand, moves that lie
Chooser = Callable[["Warden", Sight, list[Action]], Action]


class Warden:
    """Looks one round ahead; quick enough for thousands of games."""

    def __init__(self, game: ConanCCG, weights: Weights | None = None) -> None:
        self.game = game
        self.weights = weights or Weights()
        self.at_bay = self.weights.at_bay()
        self.memory = memory_of(game.pool)
        self._blank = game.new_initial_state()
        self._plans: dict[Situation, Action] = {}

    def choose(self, view: View, legal: Sequence[Action], _rng: random.Random, _deadline: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        chooser = self.chooser(view["stack"][-1]["frame"])
        if chooser is None:
            return legal[0]
        return chooser(self, Sight(self.game, self._blank, view), list(legal))

    def chooser(self, frame: str) -> Chooser | None:
        return _CHOOSERS.get(frame)

    def wants(self, sight: Sight, action: Action) -> bool:
        return actions.wants(self, sight, action)

    # -- a plan for the round ------------------------------------------------------------------------------------------

    def remember(self, sight: Sight, moves: list[Action]) -> None:
        """What is to be laid in each of the situations to which the plan leads."""
        self._plans.clear()
        hand, laid = list(sight.mine["hand"]), _laid(sight)
        for number, action in enumerate([*moves, DONE]):
            if number:
                self._plans[_situation(sight, hand, laid)] = action
            if action != DONE:
                hand.remove(action.args[0])
                laid = (*laid, action.args[0] + action.args[1])

    def recall(self, sight: Sight) -> Action | None:
        return self._plans.get(_situation(sight, sight.mine["hand"], _laid(sight)))

    # -- what things are worth ---------------------------------------------------------------------------------------

    def price_of_health(self, sight: Sight, seat: int) -> float:
        """A point of a Conan's Health between fights."""
        return self.weights.life + self.weights.fear / max(1, int(sight.view["seats"][seat]["health"]) - 2)

    def keep(self, card: Card) -> float:
        """What a card of the hand is worth to Conan later."""
        if not card.is_move:
            return 0.6
        blows = sum(self.memory.free(card.id, 3))
        wards = sum(slot.icon in ("shield", "agility") for side in SIDES for slot in card.edge(side))
        return 0.25 * blows + 0.3 * wards - 0.25 * card.gem + (0.3 if card.kind == "move" else 0.6)

    def is_spare(self, card: Card) -> bool:
        """A card that will hardly be of use: what cannot enter play yet, or is a poor move."""
        return self.keep(card) < 0.75


def _laid(sight: Sight) -> tuple[str, ...]:
    return tuple(f"{move['card']}{move['zone']}:{move['gap']}" for move in sight.view["moves"])


def _situation(sight: Sight, hand: Sequence[str], laid: tuple[str, ...]) -> Situation:
    return sight.you, sight.view["turn"], sight.view["round"], tuple(hand), laid


# -- small decisions ---------------------------------------------------------------------------------------------------


def _most(_bot: Warden, _sight: Sight, legal: list[Action]) -> Action:
    return max(legal, key=lambda action: int(action.args[0]))


def _accept(_bot: Warden, _sight: Sight, legal: list[Action]) -> Action:
    return ACCEPT if ACCEPT in legal else legal[0]


def _discard(bot: Warden, sight: Sight, legal: list[Action]) -> Action:
    """The card that is worth least."""
    return min(legal, key=lambda action: bot.keep(sight.cards[action.args[0]]))


def _cycle(bot: Warden, sight: Sight, legal: list[Action]) -> Action:
    """What may be exchanged goes only while it is spare."""
    spare = [action for action in legal if action.verb == "discard" and bot.is_spare(sight.cards[action.args[0]])]
    return _discard(bot, sight, spare) if spare else DONE


def _take(bot: Warden, sight: Sight, legal: list[Action]) -> Action:
    takes = [action for action in legal if action.verb == "take"]
    return max(takes, key=lambda action: bot.keep(sight.cards[action.args[0]])) if takes else legal[0]


def _doing(bot: Warden, sight: Sight, legal: list[Action]) -> Action:
    """A Foe to be dealt with: the most dangerous; otherwise the first choice."""
    foes = [action for action in legal if action.verb in ("foe", "peek")]
    if not foes:
        return legal[0]

    def danger(action: Action) -> float:
        place = action.args[0]
        foe = sight.view["zones"][place[:-1]][int(place[-1]) - 1]
        return foe_player.menace(bot, sight, sight.cards[foe["card"]]) + 0.3 * int(foe.get("wounds", 0))

    return max(foes, key=danger)


def _top(bot: Warden, sight: Sight, legal: list[Action]) -> Action:
    """The weakest Foe on top."""
    return min(legal, key=lambda action: foe_player.menace(bot, sight, sight.cards[action.args[0]]))


def _redirect(_bot: Warden, _sight: Sight, legal: list[Action]) -> Action:
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
    Rest.name(): _most,
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
