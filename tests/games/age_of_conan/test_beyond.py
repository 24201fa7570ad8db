"""What the dice are good for: told beforehand as it is once a die is taken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.rules.turn import ExtraDie, Turn
from warhall.games.age_of_conan.state import AgeOfConanState
from warhall.kernel import use_language
from warhall.server.showing.states import previews
from warhall.testing.checks import positions


def turns(seed: int, most: int) -> Iterator[AgeOfConanState]:
    """Positions of a random game in which a die is to be taken."""
    game = AgeOfConan(players=2 + seed % 3)
    found = 0
    for state in positions(game, seed):
        assert isinstance(state, AgeOfConanState)
        if state.stack and isinstance(state.stack[-1], Turn | ExtraDie) and found < most:
            found += 1
            yield state


@pytest.mark.rule("AOC-091")
@pytest.mark.parametrize("seed", range(3))
def test_deeds_are_those_that_the_die_allows(seed: int) -> None:
    for state in turns(seed, 12):
        seat = state.current_player()
        told = state.game.beyond(state.view(seat), state.legal_actions(seat))
        for die in (action for action in state.legal_actions(seat) if action.verb == "take"):
            after = state.clone()
            after.apply_action(die, seat)
            allowed = [action for action in after.legal_actions(seat) if action.verb not in ("done", "use")]
            _, deeds = told.get(die, (None, []))
            if die.args[-1] == "court":  # whoever draws gives up Conan's move and a raider, if the die has them
                ends = {action for action in allowed if action.verb in ("draw", "event")}
                allowed = [action for action in allowed if ends.issuperset(allowed) or action.verb in ("conan", "raid")]
            assert deeds == allowed


@pytest.mark.rule("AOC-094")
def test_a_deed_belongs_to_one_die() -> None:
    for state in turns(4, 30):
        seat = state.current_player()
        told = state.game.beyond(state.view(seat), state.legal_actions(seat))
        deeds = [deed for _, deeds in told.values() for deed in deeds]
        assert len(deeds) == len(set(deeds))


def test_deeds_come_in_words_and_with_their_odds() -> None:
    state = next(turns(0, 1))
    seat = state.current_player()
    told = previews(state, seat, is_helped=True).choices
    attacks = {row[0] for one in told.values() for row in one["odds"]}
    assert attacks
    assert all(action.startswith("attack ") for action in attacks)
    titles = [row.title for one in told.values() for row in one["menu"]]
    assert any(title.startswith("Attack ") for title in titles)
    with use_language("fr"):
        french = previews(state, seat, is_helped=False).choices
    assert [row.title for one in french.values() for row in one["menu"]] != titles
    assert not any("odds" in one for one in french.values())
