"""A game from its start, as one seat saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from warhall.kernel import Record, use_language
from warhall.server.protocol.messages import ReplayStep
from warhall.server.showing.answers import Parts
from warhall.server.showing.log import action_text, tell
from warhall.server.showing.viewers import Viewer

_encode: Final = msgspec.json.Encoder().encode


def replay_steps(record: Record, viewer: Viewer, names: Sequence[str]) -> list[bytes]:
    """The game as this viewer saw it, each step as its JSON."""
    game = record.load_game()
    with use_language(viewer.lang):
        return [
            _encode(
                ReplayStep(
                    seen.n,
                    seen.seat,
                    action_text(seen.action),
                    tell(game, seen.events, names, words=viewer.words),
                    seen.view,
                    game.prompt(seen.view, names),
                    game.details(seen.view) if viewer.words else None,
                )
            )
            for seen in record.glimpses(viewer.seat)
        ]


def replay_text(steps: Parts, viewer: Viewer, start: int, limit: int) -> Parts:
    """A `Replay` with these of the steps."""
    seat = "spectator" if viewer.seat is None else viewer.seat
    head = b'{"total":%d,"from":%d,"as":%b,"steps":[' % (len(steps) - 1, start, _encode(seat))
    chosen = steps[start : start + limit]
    between = [part for step in chosen for part in (b",", step)][1:]
    return [head, *between, b"]}"]
