"""Choices that a person may look for in vain: cards in the hand, Foes on offer and steps that are not possible now.

Which action it would be is all that is said here; whether it is possible and why not, the rules say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.notation import DONE, PLAY, PRESS_ON, act, owned
from warhall.games.conan_ccg.rules.conan_moves import ConanMoves
from warhall.games.conan_ccg.rules.foe_draw import FoeDraw
from warhall.games.conan_ccg.rules.foe_moves import FoeMoves
from warhall.games.conan_ccg.rules.turn_outline import Press
from warhall.games.conan_ccg.rules.windows import Window
from warhall.kernel import Action, View

if TYPE_CHECKING:
    from warhall.games.conan_ccg.game import ConanCCG

Wishes = list[tuple[Action, str]]


def near_misses(game: ConanCCG, view: View, legal: Sequence[Action]) -> Wishes:
    """The wishes of whoever has to choose, each with a few words."""
    frame = view["stack"][-1]["frame"] if view["stack"] else ""
    wishes = _BY_FRAME[frame](game, view, legal) if frame in _BY_FRAME else []
    return [wish for wish in wishes if wish[0] not in legal]


def _hand(view: View) -> list[str]:
    """The cards that one holds, each once."""
    return sorted(set(view["seats"][view["you"]].get("hand", ())))


def _without(cards: Sequence[str], legal: Sequence[Action], verb: str, at: int) -> list[str]:
    """The cards with which nothing of this kind can be done; `at` is the card's place among the words."""
    able = {action.args[at] for action in legal if action.verb == verb}
    return [card for card in cards if card not in able]


def _played(game: ConanCCG, view: View, _legal: Sequence[Action]) -> Wishes:
    """A window (CCG-083): any card of the hand."""
    return [(PLAY.with_word(card), game.card_name(card)) for card in _hand(view)]


def _moved(game: ConanCCG, view: View, legal: Sequence[Action]) -> Wishes:
    """Conan's moves (CCG-178): a move that fits nowhere, and every other card."""
    open_gaps = [action.args[1] for action in legal if action.verb == "move"]
    gap = next(iter(open_gaps), next((f"{zone}:0" for zone, foes in view["zones"].items() if foes), "center:0"))
    cards = [card for card in _without(_hand(view), legal, "move", 0) if PLAY.with_word(card) not in legal]
    moves = [card for card in cards if game.pool.cards[card].is_move]
    others = [card for card in cards if not game.pool.cards[card].is_move]
    wishes = [(act("move", card, gap), game.card_name(card)) for card in moves]
    return wishes + [(PLAY.with_word(card), game.card_name(card)) for card in others]


def _given(game: ConanCCG, view: View, legal: Sequence[Action]) -> Wishes:
    """Foe moves (CCG-159): a card that no Foe can take."""
    waiting = [
        f"{zone}{number}"
        for zone, foes in view["zones"].items()
        for number, foe in enumerate(foes, start=1)
        if foe["owner"] == view["you"] and not foe.get("move") and not foe.get("gone")
    ]
    if not waiting:
        return []
    cards = _without(_hand(view), legal, "give", 1)
    return [(act("give", waiting[0], card), game.card_name(card)) for card in cards] + [_done(game, view)]


def _placed(game: ConanCCG, view: View, legal: Sequence[Action]) -> Wishes:
    """The draw of Foes (CCG-131): a Foe that can stand nowhere."""
    names = sorted({owned(card, owner, game.players) for owner, card in view["revealed"]})
    able = _without(names, legal, "place", 0)
    wishes = [(act("place", name, "center", 1), game.card_name(name.partition("@")[0])) for name in able]
    return [*wishes, _done(game, view)]


def _pressed(game: ConanCCG, view: View, _legal: Sequence[Action]) -> Wishes:
    return [(PRESS_ON, game.action_label(PRESS_ON, view))]


def _done(game: ConanCCG, view: View) -> tuple[Action, str]:
    return DONE, game.action_label(DONE, view)


_BY_FRAME: Final[dict[str, Callable[[ConanCCG, View, Sequence[Action]], Wishes]]] = {
    Window.name(): _played,
    ConanMoves.name(): _moved,
    FoeMoves.name(): _given,
    FoeDraw.name(): _placed,
    Press.name(): _pressed,
}
