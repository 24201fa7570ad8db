"""A game from its start, as one seat saw it."""

from __future__ import annotations

from collections.abc import Sequence

from warhall.kernel import Record, use_language
from warhall.server.protocol.messages import Replay, ReplayStep
from warhall.server.showing.log import action_text, tell
from warhall.server.showing.viewers import Viewer


def replay(record: Record, viewer: Viewer, names: Sequence[str], start: int, limit: int) -> Replay:
    """The game as this viewer saw it, step by step."""
    game = record.load_game()
    glimpses = record.glimpses(viewer.seat)
    with use_language(viewer.lang):
        steps = [
            ReplayStep(
                seen.n,
                seen.seat,
                action_text(seen.action),
                tell(game, seen.events, names, words=viewer.words),
                seen.view,
                game.prompt(seen.view, names),
            )
            for seen in glimpses[start : start + limit]
        ]
    return Replay(len(glimpses) - 1, start, "spectator" if viewer.seat is None else viewer.seat, steps)
