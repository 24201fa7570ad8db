"""Attacks on secrets by the side door: what somebody sees of the steps of others, and what can be looked at and then
taken back.

Each starts from positions that look alike to somebody. Whatever is hidden from that viewer, it must learn nothing.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from warhall.kernel import CHANCE, Action, Event, State, seen_events

STEPS = 4  # how far two positions that look alike are followed
WORLDS = 3  # positions that look alike to whoever chooses, looks and takes back


class Worlds:
    """Positions that a viewer cannot tell from this one, drawn when they are asked for: several checks share them."""

    def __init__(self, state: State, rng: random.Random) -> None:
        self._state = state
        self._rng = rng
        self._drawn: dict[int | None, list[State]] = {}

    def alike(self, viewer: int | None, count: int = 1) -> list[State]:
        """So many positions that look like this one to the viewer; nobody may change them."""
        drawn = self._drawn.setdefault(viewer, [])
        while len(drawn) < count:
            drawn.append(self._state.resample_from_view(viewer, self._rng))
        return drawn[:count]


def check_steps(state: State, rng: random.Random, worlds: Worlds | None = None) -> None:
    """Check that what others choose in secret tells nobody anything, not even by the number of their steps: from two
    positions that look alike to a viewer, what is chosen differently in secret looks alike, until it is revealed."""
    worlds = worlds or Worlds(state, rng)
    for viewer in (*range(state.game.players), None):
        _Twins(state, worlds.alike(viewer)[0], viewer, rng).walk()


class _Twins:
    """Two positions that look alike to a viewer, and go on looking alike while others act in secret."""

    def __init__(self, one: State, other: State, viewer: int | None, rng: random.Random) -> None:
        self._worlds = (one.clone(), other.clone())
        self._viewer = viewer
        self._rng = rng

    def walk(self) -> None:
        for _ in range(STEPS):
            if self._worlds[0].is_terminal() or not self._step():
                return

    def _step(self) -> bool:
        """One step in each world that looks the same to the viewer; False where they part."""
        one, other = self._worlds
        actor = CHANCE if one.is_chance() else self._rng.choice(one.active_players())
        action = self._any(one, actor)
        seen = one.action_seen_by(action, actor, self._viewer)
        public = one.made_known(action)
        twin = action if actor == self._viewer else self._alike(other, actor, action, seen, public)
        if twin is None:
            return False
        first, second = self._told(one, action, actor), self._told(other, twin, actor)
        if first == second:
            return True
        secret = seen != action or twin != action
        assert not secret or (first["revealed"] and second["revealed"]), (
            f"viewer {self._viewer} can tell {action} from {twin} of seat {actor}: {_difference(first, second)}"
        )
        return False

    def _any(self, state: State, actor: int) -> Action:
        return state.sample_chance(self._rng) if actor == CHANCE else self._rng.choice(state.legal_actions(actor))

    def _alike(self, other: State, actor: int, action: Action, seen: Action | None, public: Any) -> Action | None:
        """An action of the other world that the viewer sees as the same, if possible another one."""
        if actor == CHANCE:
            drawn = [other.sample_chance(self._rng) for _ in range(STEPS)]
            choices = drawn if other.chance_refusal(action) is not None else [*drawn, action]
        else:
            choices = other.legal_actions(actor)
        alike = [
            known
            for known in choices
            if other.action_seen_by(known, actor, self._viewer) == seen and other.made_known(known) == public
        ]
        return self._rng.choice([known for known in alike if known != action] or alike or [None])

    def _told(self, state: State, action: Action, actor: int) -> dict[str, Any]:
        events = state.apply_action(action, actor)
        return {**looks(state, events, self._viewer), "revealed": state.has_revealed(events)}


def looks(state: State, events: list[Event], viewer: int | None) -> dict[str, Any]:
    """All that a viewer learns from a step: what happened, the position, who acts, and the own choices in words."""
    view = state.view(viewer)
    legal = [] if viewer is None else state.legal_actions(viewer)
    names = [f"P{seat + 1}" for seat in range(state.game.players)]
    return {
        "events": seen_events(events, viewer),
        "view": msgspec.json.encode(view),
        "active": state.active_players(),
        "waits for chance": state.is_chance(),
        "legal": legal,
        "prompt": state.game.prompt(view, names),
        "menu": state.game.menu(view, legal),
    }


def _difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    return "; ".join(f"{name}: {one[name]} / {other[name]}" for name in one if one[name] != other[name])


def check_take_back(state: State, rng: random.Random, worlds: Worlds | None = None) -> None:
    """Choose, look, take back: what may be undone has shown its maker nothing new. It looks the same, and may be undone
    as well, in every position that looked alike before."""
    worlds = worlds or Worlds(state, rng)
    for seat in state.active_players():
        legal = state.legal_actions(seat)
        for action in rng.sample(legal, min(WORLDS, len(legal))):
            check_taken_back(state, action, seat, worlds)


def check_taken_back(state: State, action: Action, seat: int, worlds: Worlds) -> None:
    """Choose this, look, take back."""
    learned = _learned(state, action, seat)
    if learned is None:
        return
    for world in worlds.alike(seat, WORLDS):
        other = _learned(world, action, seat)
        assert other is not None, f"whether {action} may be taken back tells seat {seat} what is hidden"
        assert other == learned, f"seat {seat} can look by {action} and take it back: {_difference(learned, other)}"


def _learned(state: State, action: Action, seat: int) -> dict[str, Any] | None:
    """All that a seat learns from a choice of its own that may be taken back; None if it may not."""
    after = state.clone()
    events = after.apply_action(action, seat)
    return None if after.has_revealed(events) else looks(after, events, seat)


def check_help(state: State, rng: random.Random) -> None:
    """Check that help tells no more than the view: pictures, odds, chances, what cannot be done and why, hints."""
    viewer = rng.choice((*range(state.game.players), None))
    assert _help(state, viewer) == _help(state.resample_from_view(viewer, rng), viewer), (
        f"pictures, odds or hints tell viewer {viewer} what is hidden"
    )


def _help(state: State, viewer: int | None) -> list[Any]:
    game, view = state.game, state.view(viewer)
    found: list[Any] = [game.draw_svg(view), game.draw_text(view, ["?"] * game.players), game.win_chances(view)]
    legal = [] if viewer is None else state.legal_actions(viewer)
    if viewer is not None and legal:
        wishes = game.near_misses(view, legal)
        found += [game.choice_odds(view), [(wish, str(state.refusal(wish[0], viewer))) for wish in wishes]]
        helper = game.bots().get(game.DEFAULT_BOT)
        if helper is not None:
            hint = helper(game).choose(view, legal, random.Random(0), float("inf"))
            found += [hint, game.reason(view, hint)]
    return found
