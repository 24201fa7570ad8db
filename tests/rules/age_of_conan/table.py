"""A table set up in a few lines: what a rulebook example describes, and the actions that it plays.

table = Table(turn="aquilonia", dice="military military", conan_player="stygia")
table.fort("ophir", "aquilonia", units=4)
table.play("take military", "move ophir aquilonia 3")
table.roll("hit hit miss")
"""

from __future__ import annotations

from bisect import insort
from typing import Any

import pytest

from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.components import CITY, FATE_FACES, FORT, KINGDOMS, TOWER
from warhall.games.age_of_conan.rules import turn as turns
from warhall.games.age_of_conan.rules.age_change import AgeChange
from warhall.games.age_of_conan.rules.course import BID, TURN, Course
from warhall.games.age_of_conan.rules.limits import reserve_emissaries, reserve_units
from warhall.games.age_of_conan.rules.set_up import muster
from warhall.games.age_of_conan.state import AgeOfConanState
from warhall.kernel import Event, Frame, IllegalActionError, InvalidPositionError

PASSING = {
    "window": "pass",
    "own-roll": "pass",
    "opponent-roll": "pass",
    "declare": "decline",
    "last-cards": "pass",
    "bid-cards": "pass",
}


class Table:
    """A position in the middle of a game, with empty hands unless cards are dealt."""

    def __init__(
        self,
        *,
        turn: str = "aquilonia",
        dice: str = "military intrigue court court wild mixed court",
        conan_player: str = "",  # by default the last seat
        conan: str = "cimmeria",
        adventure: str = "frost_giants_daughter",
        track: str = "m1g2 t2g1 w1g2",
        age: int = 1,
        **options: Any,
    ) -> None:
        self.game = AgeOfConan(**options)
        self.state: AgeOfConanState = self.game.empty_state()
        self.log: list[Event] = []
        state = self.state
        muster(state)
        state.age = age
        known = self.game.components
        self.adventure(adventure)
        state.adventures_left = 3
        for name in track.split():
            state.bag.remove(known.token_index[name])
            state.track.append(known.token_index[name])
        state.conan = self.at(conan)
        state.conan_player = self.seat(conan_player) if conan_player else self.game.players - 1
        state.first_player = self.seat(turn)
        state.turn = self.seat(turn)
        state.pool = [dice.split().count(face) for face in FATE_FACES]
        self.stack(Course(TURN), turns.Turn(self.seat(turn)))

    # -- names ---------------------------------------------------------------------------------------------------------

    def at(self, province: str) -> int:
        return self.game.components.province_index[province]

    def seat(self, kingdom: str) -> int:
        return self.game.kingdoms.index(KINGDOMS.index(kingdom))

    # -- setting up ----------------------------------------------------------------------------------------------------

    def adventure(self, name: str) -> Table:
        known = self.game.components
        card = known.adventure_index[name]
        if card in self.state.adventures:
            self.state.adventures.remove(card)
        self.state.adventure = card
        self.state.destination = known.adventures[card].destination
        return self

    def _marker(self, province: str, kingdom: str, marker: int, units: int) -> Table:
        at = self.at(province)
        self.state.owner[at] = self.seat(kingdom)
        self.state.marker[at] = marker
        return self.army(province, kingdom, units) if units else self

    def fort(self, province: str, kingdom: str, units: int = 0) -> Table:
        return self._marker(province, kingdom, FORT, units)

    def tower(self, province: str, kingdom: str, units: int = 0) -> Table:
        return self._marker(province, kingdom, TOWER, units)

    def city(self, province: str, kingdom: str, units: int = 0) -> Table:
        return self._marker(province, kingdom, CITY, units)

    def army(self, province: str, kingdom: str, units: int, icon: int = 0) -> Table:
        """An army; with an icon (from 1) it campaigns there."""
        at = self.at(province)
        self.state.armies[at] = units
        self.state.army_owner[at] = self.seat(kingdom) if units else -1
        self.state.steps[at] = icon - 1
        return self

    def emissaries(self, province: str, kingdom: str, number: int) -> Table:
        self.state.emissaries[self.seat(kingdom)][self.at(province)] = number
        return self

    def raiders(self, province: str, number: int) -> Table:
        self.state.raiders[self.at(province)] = number
        return self

    def hand(self, kingdom: str, *cards: str) -> Table:
        """Kingdom and strategy cards from the decks into a hand."""
        seat, known = self.seat(kingdom), self.game.components
        for name in cards:
            if name in known.strategy_index:
                self.state.strategy_deck.remove(known.strategy_index[name])
                insort(self.state.strategy_hand[seat], known.strategy_index[name])
            else:
                self.state.kingdom_deck[seat].remove(known.card_index[name])
                insort(self.state.kingdom_hand[seat], known.card_index[name])
        return self

    def on_table(self, kingdom: str, *cards: str, used: bool = False) -> Table:
        seat, known = self.seat(kingdom), self.game.components
        for name in cards:
            self.state.kingdom_deck[seat].remove(known.card_index[name])
            insort(self.state.table[seat], known.card_index[name] * 2 + used)
        return self

    def tokens(self, kingdom: str, *names: str) -> Table:
        known = self.game.components
        for name in names:
            self.state.bag.remove(known.token_index[name])
            insort(self.state.tokens[self.seat(kingdom)], known.token_index[name])
        return self

    def give(self, kingdom: str, **amounts: int) -> Table:
        """gold, sorcery, points or crom."""
        for name, amount in amounts.items():
            getattr(self.state, name)[self.seat(kingdom)] = amount
        return self

    def artifact(self, name: str, kingdom: str) -> Table:
        known = self.game.components
        self.state.artifacts[known.card_index[name] - known.first_artifact] = self.seat(kingdom)
        return self

    def objectives(self, *names: str) -> Table:
        for name in names:
            card = self.game.components.objective_index[name]
            self.state.objective_deck.remove(card)
            insort(self.state.objectives, card)
        return self

    def stack(self, *frames: Frame) -> Table:
        """Set what is going on; it carries on until somebody has to act."""
        self.state.stack = list(frames)
        return self.run()

    def run(self) -> Table:
        """Carry on until somebody has to act."""
        self.state.log = self.log
        self.state.run()
        return self

    def begin_turn(self, kingdom: str) -> Table:
        """The turn of a player begins."""
        self.state.stack = [Course(TURN)]
        turns.begin(self.state, self.seat(kingdom))
        return self.run()

    def age_change(self, first: str = "aquilonia", step: int = 1) -> Table:
        self.state.first_player = self.seat(first)
        self.state.adventures_left = 0
        self._clear_track()
        return self.stack(Course(BID), AgeChange(step))

    def end_adventure(self) -> Table:
        """The active player's turn is over and the track is empty."""
        self._clear_track()
        return self.stack(Course(TURN))

    def _clear_track(self) -> None:
        self.state.track, gone = [], self.state.track
        self.state.out_pile = sorted(self.state.out_pile + gone)

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, *actions: str) -> list[Event]:
        """Play actions for whoever has to act; what the last one brought about."""
        events: list[Event] = []
        for action in actions:
            assert not self.state.broken_rules()
            events = self.state.apply_action(action)
            self.log += events
        assert not self.state.broken_rules()
        return events

    def act(self, kingdom: str, action: str) -> list[Event]:
        events = self.state.apply_action(action, self.seat(kingdom))
        self.log += events
        return events

    def roll(self, faces: str) -> list[Event]:
        self.skip()
        return self.play(f"roll {faces}")

    def skip(self) -> Table:
        """Pass through windows that are no concern of the example."""
        while self.state.stack and self.now in PASSING:
            self.play(PASSING[self.now])
        return self

    def skip_windows(self) -> Table:
        """Pass through windows for cards, but not the declaration of strategy cards."""
        while self.state.stack and self.now == "window":
            self.play("pass")
        return self

    def contest(self, attack: str, defence: str) -> Table:
        """Both rolls of a contest, everybody passing."""
        self.roll(attack)
        self.roll(defence)
        return self.skip()

    def refused(self, action: str, rule: str | None = None, kingdom: str | None = None) -> IllegalActionError:
        seat = None if kingdom is None else self.seat(kingdom)
        with pytest.raises(IllegalActionError) as caught:
            self.state.apply_action(action, seat)
        if rule is not None:
            assert caught.value.rule == rule
        return caught.value

    def refused_position(self, rule: str, down: int = 0, **changes: Any) -> None:
        """The position, read with something else in the frame on top, or so far under it, is refused by this rule."""
        position = self.state.to_json()
        assert self.game.state_from_json(position) == self.state
        position["stack"][-1 - down] |= changes
        with pytest.raises(InvalidPositionError) as caught:
            self.game.state_from_json(position)
        assert caught.value.rule == rule

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def now(self) -> str:
        """The kind of choice or chance that is due."""
        return self.state.stack[-1].name() if self.state.stack else "over"

    @property
    def actor(self) -> str:
        return KINGDOMS[self.game.kingdoms[self.state.current_player()]]

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return KINGDOMS[self.game.kingdoms[self.state.turn]]

    def legal(self, verb: str = "") -> list[str]:
        return [str(action) for action in self.state.legal_actions() if action.startswith(verb)]

    def units(self, province: str) -> int:
        return self.state.armies[self.at(province)]

    def icon(self, province: str) -> int:
        return self.state.steps[self.at(province)] + 1

    def marker(self, province: str) -> tuple[str, str] | None:
        at = self.at(province)
        if not self.state.marker[at]:
            return None
        return KINGDOMS[self.game.kingdoms[self.state.owner[at]]], ("", "fort", "tower", "city")[self.state.marker[at]]

    def envoys(self, province: str, kingdom: str) -> int:
        return self.state.emissaries[self.seat(kingdom)][self.at(province)]

    def of(self, kingdom: str, what: str) -> int:
        value = getattr(self.state, what)[self.seat(kingdom)]
        return value if isinstance(value, int) else len(value)

    def reserve(self, kingdom: str) -> tuple[int, int]:
        seat = self.seat(kingdom)
        return reserve_units(self.state, seat), reserve_emissaries(self.state, seat)

    def dice(self) -> tuple[int, int]:
        """The dice of attacker and defender in the contest that is going on."""
        assert self.state.contest is not None
        return self.state.contest.dice_number(self.state, 0), self.state.contest.dice_number(self.state, 1)

    def successes(self) -> tuple[int, int]:
        assert self.state.contest is not None
        return self.state.contest.successes(self.state, 0), self.state.contest.successes(self.state, 1)

    def happened(self, kind: str) -> list[Event]:
        return [event for event in self.log if event.kind == kind]
