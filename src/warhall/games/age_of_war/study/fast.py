"""Batch play as the arena asks for it: `warhall simulate --fast`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warhall.games.age_of_war.study.batch import play_batch, supported
from warhall.kernel import FastGames, InvalidOptionError

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar


def play_fast(game: AgeOfWar, bots: Sequence[str], num: int, seed: int, start: int) -> FastGames:
    """A series of games in machine code; only bots whose choices the kernel knows."""
    if not supported(bots):
        raise InvalidOptionError("no-fast-play", field="--fast", name=game.id)
    played = play_batch(game.players, bots, num, seed, start)
    return FastGames(
        games=num,
        capped=int(played.capped.sum()),
        lengths=played.decisions.tolist(),
        bot_wins=played.bot_wins().tolist(),
        seat_wins=played.seat_wins().tolist(),
        bot_points=played.bot_scores.sum(axis=0).tolist(),
    )
