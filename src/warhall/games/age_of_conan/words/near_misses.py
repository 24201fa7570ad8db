"""Choices that a person may look for in vain: dice, cards, tokens, armies and emissaries that are of no use now.

Which action it would be is all that is said here; whether it is possible and why not, the rules say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.components import BID_VALUES
from warhall.games.age_of_conan.rules import bidding, contest, intrigue, military, turn
from warhall.games.age_of_conan.rules.frames import BY_NAME
from warhall.kernel import Action, Frame, View

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

MOST: Final = 24  # a hand and a few provinces; more would hide what is possible


def near_misses(game: AgeOfConan, view: View, legal: Sequence[Action]) -> list[tuple[Action, str]]:
    """The wishes of whoever has to choose, each with a few words."""
    frame = BY_NAME[view["stack"][-1]["frame"]]
    if frame not in _BY_FRAME:
        return []
    made = (game.parse_action(text) for text in _BY_FRAME[frame](game, view, legal))
    wishes = [action for action in dict.fromkeys(made) if action not in legal][:MOST]  # copies of a card are one wish
    return [(action, game.action_label(action, view)) for action in wishes]


def _mine(view: View) -> dict[str, Any]:
    seat: dict[str, Any] = view["seats"][view["you"]]
    return seat


def _dice(_view: View, legal: Sequence[Action]) -> Iterator[str]:
    """A use for which no die is left, or only a blocked one (AOC-087, AOC-094, AOC-097)."""
    uses = {action.args[-1] for action in legal if action.verb == "take"}
    return (f"take {use}" for use in ("military", "intrigue", "court") if use not in uses)


def _turn(_game: AgeOfConan, view: View, legal: Sequence[Action]) -> Iterator[str]:
    yield from _dice(view, legal)
    yield from (f"play {card}" for card in dict.fromkeys(_mine(view)["kingdom_hand"]))
    yield from (f"refresh {card}" for card, is_ready in _mine(view)["table"] if not is_ready)


def _extra_die(_game: AgeOfConan, view: View, legal: Sequence[Action]) -> Iterator[str]:
    yield from _dice(view, legal)


def _bid(_game: AgeOfConan, view: View, _legal: Sequence[Action]) -> Iterator[str]:
    """Tokens that have been spent (AOC-051)."""
    cards = _mine(view)["strategy_hand"]
    spent = [value for value in BID_VALUES if value not in _mine(view)["bid_tokens"]]
    yield from (f"bid {value} {cards[0]}" for value in spent if cards)


def _declare(_game: AgeOfConan, view: View, _legal: Sequence[Action]) -> Iterator[str]:
    """Strategy cards that do not fit this contest (AOC-176)."""
    yield from (f"commit {card}" for card in _mine(view)["strategy_hand"])


def _military(game: AgeOfConan, view: View, legal: Sequence[Action]) -> Iterator[str]:
    """Neighbours into which an army can neither march nor attack."""
    able = {action.args[:2] for action in legal if action.verb in ("move", "attack")}
    armies = [name for name, there in view["provinces"].items() if there.get("army") == view["you"]]
    for start in armies:
        at = game.province_ids.index(start)
        ends = [game.province_ids[end] for end in sorted(game.components.adjacent[at])]
        yield from (f"attack {start} {end} 1" for end in ends if (start, end) not in able)


def _intrigue(_game: AgeOfConan, view: View, _legal: Sequence[Action]) -> Iterator[str]:
    """Provinces in which one's emissaries can start no contest."""
    yield from (f"contest {province}" for province in _mine(view)["emissaries"])


def _contest(_game: AgeOfConan, view: View, _legal: Sequence[Action]) -> Iterator[str]:
    yield from (f"use {card}" for card, _ in _mine(view)["table"])
    yield "sorcery"


_BY_FRAME: Final[dict[type[Frame], Callable[[AgeOfConan, View, Sequence[Action]], Iterator[str]]]] = {
    turn.Turn: _turn,
    turn.ExtraDie: _extra_die,
    bidding.Bid: _bid,
    contest.Declare: _declare,
    military.Military: _military,
    intrigue.Intrigue: _intrigue,
    contest.Window: _contest,
    contest.OwnRoll: _contest,
    contest.OpponentRoll: _contest,
}
