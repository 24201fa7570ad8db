"""A deck as a list of cards, and what the rules ask of it again and again."""

from __future__ import annotations

from collections.abc import Mapping
from sys import intern
from typing import Final

from mypy_extensions import mypyc_attr

from warhall.games.conan_ccg.cards.cards import Effect, Pool
from warhall.games.conan_ccg.cards.vocabulary import ANY, FOE_SIDE

Role = dict[str, tuple[Effect, ...]]  # effects by window
# CCG-083: in answer to an Action those are played whose keyword is that of the Step, each Step as a window of its own
ANSWERS: Final = {step: f"action_played {step}" for step in ("Prepare", "Warrior", "Rest")}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Deck:
    """A Conan, a Draw Deck and a Foe Deck. It never changes; many positions share it."""

    def __init__(
        self, pool: Pool, name: str, conan: str, draw: Mapping[str, int], foes: Mapping[str, int], title: str = ""
    ) -> None:
        self.pool = pool
        self.id = name
        self.title = title or name
        self.conan = intern(conan)
        self.draw = {intern(card): count for card, count in sorted(draw.items())}
        self.foes = {intern(card): count for card, count in sorted(foes.items())}
        self.draw_bag = tuple([card for card, count in self.draw.items() for _ in range(count)])
        self.foe_bag = tuple([card for card, count in self.foes.items() for _ in range(count)])
        self._repertoire: Repertoire | None = None

    @property
    def repertoire(self) -> Repertoire:
        """Say what the list can do in play. Only a deck whose cards exist has an answer."""
        if self._repertoire is None:
            self._repertoire = Repertoire(self.pool, self.draw)
        return self._repertoire

    def same_cards(self, other: Deck) -> bool:
        return self.conan == other.conan and self.draw == other.draw and self.foes == other.foes

    def inline(self) -> str:
        """The deck in one line, for the options of a game: a record must not depend on a file."""
        parts = [" ".join([f"{card}:{count}" for card, count in cards.items()]) for cards in (self.draw, self.foes)]
        return f"{self.conan}|{parts[0]}|{parts[1]}"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Repertoire:
    """When the cards of a list can be played. A pair tells of the Active player and of a Foe player (CCG-084)."""

    def __init__(self, pool: Pool, draw: Mapping[str, int]) -> None:
        kinds = {name: pool.cards[name].kind for name in draw}
        self.regions = frozenset([card for card, kind in kinds.items() if kind == "region"])
        # the Items, Allies and Regions (CCG-114)
        self.permanents = frozenset([card for card, kind in kinds.items() if kind in ("item", "ally", "region")])
        # the effects of Actions by window
        self.actions: tuple[Role, Role] = (_actions(pool, draw, False), _actions(pool, draw, True))
        # the windows in which a player can be asked because of the list: the Actions that must be looked at, none where
        # something else can always be played
        self.asked_in: tuple[Role, Role] = (dict(self.actions[0]), dict(self.actions[1]))
        self.asked_in[0]["prepare"] = ()
        if self.regions:  # CCG-061
            self.asked_in[1]["foe_reveal"] = ()
        # the cards that can be played in a window at all
        active, foe_player = _played(self.actions[0]), _played(self.actions[1])
        active["prepare"] = active.get("prepare", frozenset()) | self.permanents
        foe_player["foe_reveal"] = foe_player.get("foe_reveal", frozenset()) | self.regions
        self.played_in: tuple[dict[str, frozenset[str]], dict[str, frozenset[str]]] = (active, foe_player)


def _actions(pool: Pool, draw: Mapping[str, int], foe_player: bool) -> Role:
    found: Role = {}
    for name in draw:
        card = pool.cards[name]
        if card.kind == "action" and card.keyword.startswith(FOE_SIDE) == foe_player:
            for window, effects in card.by_window.items():
                for name in _windows(window, card.keyword.removeprefix(FOE_SIDE)):
                    found[name] = found.get(name, ()) + effects
    # First those that ask for nothing: who only wants to know whether there is one finds it at once.
    return {window: tuple(sorted(effects, key=lambda effect: not effect.free)) for window, effects in found.items()}


def _windows(window: str, keyword: str) -> list[str]:
    """The names under which a card with this keyword is found in a window."""
    if window != "action_played":
        return [window]
    return [name for step, name in ANSWERS.items() if keyword in (step, ANY)]


def _played(actions: Role) -> dict[str, frozenset[str]]:
    return {window: frozenset([effect.card for effect in effects]) for window, effects in actions.items()}
