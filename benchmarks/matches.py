"""One bot among rivals, in every seat by turns: what the matches of the board games share."""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from types import ModuleType

import msgspec

from benchmarks.scratch import fingerprint, keeping, read_lines
from warhall.arena.intervals import wilson
from warhall.cli.output import print_json, progress_bar


class Bout(msgspec.Struct, frozen=True):
    """One game: what the bot won of it, and by how many points it was ahead of the best other."""

    key: str
    index: int
    won: float
    margin: int


class Asked(msgspec.Struct, frozen=True):
    """The matches to be played."""

    bot: str
    rival: str
    players: int
    games: int
    start: int
    scratch: Path


PlayBout = Callable[[str, str, str, int, int], Bout]  # of a key, a bot, its rival, so many players, a number


def run(about: str | None, game: ModuleType, play: PlayBout, rivals: Collection[str], bars: Mapping[int, float]) -> int:
    """Do what the command line asks for, by default against the first rival; 1 if the champion misses its bar."""
    scratch = Path(tempfile.gettempdir(), "warhall", f"{game.__name__}-matches.jsonl")
    asked = _asked_for(about, rivals, min(bars), scratch)
    return measure(
        asked,
        fingerprint(game),
        lambda key, index: play(key, asked.bot, asked.rival, asked.players, index),
        bars,
    )


def _asked_for(about: str | None, rivals: Collection[str], players: int, scratch: Path) -> Asked:
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--bot", default="champion")
    parser.add_argument("--rival", default=next(iter(rivals)), choices=rivals)
    parser.add_argument("--players", type=int, default=players)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--start", type=int, default=0, help="the number of the first game")
    parser.add_argument("--scratch", type=Path, default=scratch)
    return Asked(**vars(parser.parse_args()))


def bout(key: str, index: int, seat: int, winners: Collection[int], scores: Collection[int]) -> Bout:
    """A game as it ended for the bot in this seat."""
    won = 1 / len(winners) if seat in winners else 0.0
    points = list(scores)
    own = points.pop(seat)
    return Bout(key, index, won, own - max(points))


def measure(asked: Asked, digest: str, play: Callable[[str, int], Bout], bars: Mapping[int, float]) -> int:
    """Play what is missing, keep every game, and tell the share of the wins; 1 if the champion misses its bar."""
    key = f"{digest}/{asked.bot}/{asked.rival}/{asked.players}"
    numbers = range(asked.start, asked.start + asked.games)
    bouts = {bout.index: bout for bout in read_lines(asked.scratch, Bout) if bout.key == key and bout.index in numbers}
    began = time.process_time()
    with keeping(asked.scratch) as keep, progress_bar(asked.bot, asked.games) as advance:
        advance(len(bouts))
        for index in numbers:
            if index not in bouts:
                bouts[index] = play(key, index)
                keep(bouts[index])
                advance(1)
    won = sum(bout.won for bout in bouts.values())
    low, high = wilson(won, len(bouts))
    print_json(
        {
            "bot": asked.bot,
            "rival": asked.rival,
            "players": asked.players,
            "games": len(bouts),
            "won": won / len(bouts),
            "low": low,
            "high": high,
            "margin": sum(bout.margin for bout in bouts.values()) / len(bouts),
            "seconds": time.process_time() - began,
        }
    )
    return 0 if asked.bot != "champion" or low >= bars[asked.players] else 1
