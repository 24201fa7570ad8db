"""Introductions on rails, played by the real rules: what a page shows, and what happens when its reader has chosen.

A chapter is a position and its pages. A page waits for one choice, for the reader to roll, or only to be read; then
chance and the other seats do what it says. Every moment on the way is written as the reader's seat sees it, so that the
browser shows a real table without knowing a rule. The words of the pages are in `introduction/*.ftl` of the board.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from warhall.kernel import Action, Event, Game, State, View, use_language
from warhall.kernel.event import seen_events

LANGUAGES: Final = ("en", "fr")
READER: Final = 0


@dataclass(frozen=True)
class Page:
    """A page: the reader chooses `do`, `then` happens what follows; with `rolls` the reader throws these dice."""

    do: str = ""
    then: tuple[str, ...] = ()
    rolls: bool = False
    point: str = ""  # something on the board, in the board's own words


@dataclass(frozen=True)
class Chapter:
    id: str
    pages: tuple[Page, ...]
    position: Mapping[str, Any] = field(default_factory=dict)  # empty: the start of a game


def course(game: Game, names: Sequence[str], chapters: Sequence[Chapter]) -> str:
    """Write the chapters of a game as the browser reads them."""
    told = [written(game, names, chapter) for chapter in chapters]
    return json.dumps({"names": names, "chapters": told}, ensure_ascii=False, separators=(",", ":")) + "\n"


def written(game: Game, names: Sequence[str], chapter: Chapter) -> dict[str, Any]:
    state = game.state_from_json(dict(chapter.position)) if chapter.position else game.new_initial_state()
    moments = [moment(state, names, None, ())]
    pages = []
    for page in chapter.pages:
        actions = [game.parse_action(text) for text in (*filter(None, [page.do]), *page.then)]
        if actions:
            make_way(state, names, actions[0], moments)
        if page.do and actor(state, actions[0]) != READER:
            raise ValueError(f"{chapter.id}: {page.do} is not for the reader to do")
        pages.append({"moment": len(moments) - 1, "do": page.do, "rolls": page.rolls, "point": page.point})
        for action in actions:
            make_way(state, names, action, moments)
            play(state, names, action, moments)
    return {"id": chapter.id, "pages": pages, "moments": moments}


def make_way(state: State, names: Sequence[str], action: Action, moments: list[dict[str, Any]]) -> None:
    """Whoever may come before this action, in a window, passes; a pass of which nothing is told makes no moment."""
    while actor(state, action) is None and state.current_player() >= 0:
        play(state, names, state.game.parse_action("pass"), moments)
        if not moments[-1]["events"] and len(moments) > 1:
            passed = moments.pop()
            moments[-1] |= {key: passed[key] for key in passed.keys() - {"seat", "events", "texts"}}


def play(state: State, names: Sequence[str], action: Action, moments: list[dict[str, Any]]) -> None:
    seat = actor(state, action)
    events = state.apply_action(action) if seat is None else state.apply_action(action, seat)
    moments.append(moment(state, names, seat, events))


def actor(state: State, action: Action) -> int | None:
    """The seat that may do this now."""
    return next((seat for seat in state.active_players() if action in state.legal_actions(seat)), None)


def moment(state: State, names: Sequence[str], seat: int | None, events: Sequence[Event]) -> dict[str, Any]:
    """A position and what led to it, as the reader is told it."""
    game, view = state.game, state.view(READER)
    legal = state.legal_actions(READER) if READER in state.active_players() else []
    odds = game.choice_odds(view) if legal else None
    seen = seen_events(events, READER)
    menus, texts = {}, {}
    for language in LANGUAGES:
        with use_language(language):
            rows = game.menu(view, legal) if legal else []
            menus[language] = [[row.title, [[str(action), label] for action, label in row.choices]] for row in rows]
            texts[language] = [game.event_text(event, names) for event in seen]
    return {
        "view": view,
        "seat": seat,
        "events": [{"kind": event.kind, "data": dict(event.data)} for event in seen],
        "texts": texts,
        "legal": [str(action) for action in legal],
        "menu": menus,
        "odds": [] if odds is None else odds.rows,
        "details": game.details(view),
        "previews": foreseen(game, view, legal) if legal else {},
        "outcome": outcome(state),
    }


def foreseen(game: Game, view: View, legal: Sequence[Action]) -> dict[str, Any]:
    """Foretell choices in numbers. A lesson goes step by step: what a choice leads to comes on the next page."""
    return {action: told for action, told in game.previews(view, legal).items() if "menu" not in told}


def outcome(state: State) -> dict[str, Any] | None:
    if not state.is_terminal():
        return None
    told = state.outcome()
    return {"scores": told.scores, "ranking": told.ranking, "places": told.places, "winners": told.winners}
