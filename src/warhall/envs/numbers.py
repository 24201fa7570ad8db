"""The page about the numbers of each game: `python -m warhall.envs.numbers docs/numbers.md` writes it."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

from warhall.envs import numbered_games
from warhall.kernel import Game, load_game

_HEAD = """# The numbers of each game

Every action of the seats has a number that never changes: all texts of the first form, then all of the second, the
last word changing fastest. A word in capitals stands for each of its kind. Views are rows of whole numbers; seats are
counted from the one who looks, and `*` stands for each thing of a kind. `game.spaces().actions` and
`game.spaces().sight` translate both ways.
"""


def page() -> str:
    """The tables of all games that are given in numbers."""
    return "\n".join([_HEAD, *(_of_game(load_game(game_id)) for game_id in numbered_games())])


def _of_game(game: Game) -> str:
    actions, sight = game.spaces()
    lines = [
        f"## {game.title}, {game.players} players",
        "",
        f"{len(actions)} actions, {sight.size} numbers in a row.",
        "",
        "| form | first number | how many | the first |",
        "|---|---|---|---|",
        *(
            f"| `{form}` | {first} | {size} | `{actions.action(first)}` |"
            for form, first, size in actions.blocks
            if size
        ),
        "",
        "| part of a row | numbers | how often |",
        "|---|---|---|",
    ]
    sizes = Counter((_alike(name), size) for name, (_, size) in sight.parts.items())
    lines += [f"| `{name}` | {size} | {times} |" for (name, size), times in sizes.items()]
    return "\n".join([*lines, ""])


def _alike(name: str) -> str:
    """The name of a part with a star for whatever is one of many."""
    first, *rest = name.split(".")
    if first in ("castles", "provinces", "artifacts", "zones") or (rest and rest[0].isdigit()):
        rest[0] = "*"
    return re.sub(
        r"emissaries\.\w+", "emissaries.*", ".".join([first, *("*" if part.isdigit() else part for part in rest)])
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
