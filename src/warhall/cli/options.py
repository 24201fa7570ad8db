"""Parts that several commands share: reading game options, bots and seeds from words."""

from __future__ import annotations

import difflib
import os
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from warhall.bots import BotSpec, parse_bot
from warhall.cli.output import CATALOGUE, print_line, say
from warhall.kernel import Game, InvalidOptionError, Option, game_class, game_ids, has_decks, load_game

GAMES_OWN_OPTIONS: Final = {"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []}


def game_of(game_id: str, players: int | None, pairs: Sequence[str] | None, data: Path | None = None) -> Game:
    """The game with `--players`, `--option key=value` and `--data DIR`."""
    options = dict(_pair(pair) for pair in pairs or ())
    if data is not None:
        options["data"] = str(data)
    if players is not None:
        options["players"] = players
    return load_game(game_id, **options)


def first_game() -> str:
    """The game that is learnt first: the one with the fewest rules."""
    return min(game_ids(), key=lambda known: len(load_game(known).rulebook))


def card_game(game_id: str | None, data: Path | None = None) -> Game:
    """The game that was named, or the first that is played with decks."""
    with_decks = (known for known in game_ids() if has_decks(game_class(known)))
    chosen = game_id or next(with_decks, None)
    if chosen is None:
        raise InvalidOptionError("value-missing", field="--game", catalogue=CATALOGUE)
    return game_of(chosen, None, None, data)


def _pair(text: str) -> tuple[str, Any]:
    key, equals, value = text.partition("=")
    if not equals:
        raise InvalidOptionError("bad-pair", field="--option", value=text[:60], catalogue=CATALOGUE)
    return key.strip(), value.strip()


def seed_of(seed: int | None) -> int:
    """The seed asked for, or a new one; either way it is shown, so that the run can be repeated."""
    return random.SystemRandom().randrange(1 << 32) if seed is None else seed


def jobs_of(jobs: int) -> int:
    """The number of processes: 0 means one for each core."""
    return (os.cpu_count() or 1) if jobs == 0 else jobs


def bots_of(names: Sequence[str] | None, code: Sequence[str] | None, default: str) -> list[BotSpec]:
    """Bots from `--bots a,b` and `--code FILE`, files first."""
    specs = [BotSpec(path) for path in code or ()]
    for text in names or ():
        specs += [parse_bot(part) for part in _split(text)]
    return specs or [parse_bot(part) for part in _split(default)]


def _split(text: str) -> list[str]:
    """`a,b:x=1,y=2,c` at the commas between bots: a part with `=` and no `:` belongs to the bot before it."""
    parts: list[str] = []
    for part in text.split(","):
        if parts and "=" in part and ":" not in part:
            parts[-1] += f",{part}"
        else:
            parts.append(part)
    return parts


def read_query(known: Sequence[Option], words: Sequence[str]) -> dict[str, Any]:
    """`--castle azuchi --steal` as a query described by options. A flag needs no value."""
    by_name = {option.name.replace("_", "-"): option for option in known}
    query: dict[str, Any] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("-"):
            raise InvalidOptionError("extra-word", field=word[:40], catalogue=CATALOGUE)
        if not word.startswith("--") or name not in by_name:
            near = difflib.get_close_matches(name, by_name, n=1, cutoff=0.5)
            suggestion = f"--{near[0]}" if near else "none"
            raise InvalidOptionError("no-such-option", field=word[:40], suggestion=suggestion, catalogue=CATALOGUE)
        option = by_name[name]
        if option.kind == "flag" and not equals:
            query[option.name] = True
        elif equals or rest:
            query[option.name] = value if equals else rest.pop(0)
        else:
            raise InvalidOptionError("value-missing", field=word[:40], catalogue=CATALOGUE)
    return query


def describe_query(game: Game, what: str, known: Sequence[Option], others: Mapping[str, str]) -> None:
    """List what can be asked with such options, and the options of the command itself with the ids of their texts."""
    print_line(say(f"{what}-help", game=game.id))
    for option in known:
        default = "" if option.default in ("", False) else f" ({option.default})"
        name = option.name.replace("_", "-")
        print_line(f"  --{name:14} {game.catalogue.format(f'{what}-option-{option.name}')}{default}")
    for name, message in others.items():
        print_line(f"  --{name:14} {say(message)}")


def seat_of(text: str, players: int) -> int | None:
    """A seat by its number, or `spectator`."""
    if text == "spectator":
        return None
    if text in [str(seat) for seat in range(players)]:
        return int(text)
    raise InvalidOptionError("bad-seat-number", field="--as", value=text[:20], last=players - 1, catalogue=CATALOGUE)
