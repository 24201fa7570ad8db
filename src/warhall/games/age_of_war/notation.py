"""Action texts, both ways: `first 1`, `roll 1 2 3 A C D D`, `fill azuchi 2`, `fill odani 1 +1`, `fill azuchi daimyo`,
`lose`. `docs/notation.md` describes them for people.

There are few actions, so all but the rolls are made here once; reading a text is looking it up.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Any, Final

from warhall.games.age_of_war.components import CASTLE_INDEX, CASTLES, DICE, FACES
from warhall.kernel import Action, ActionSyntaxError, Catalogue
from warhall.kernel.action import excerpt, words
from warhall.kernel.text import KERNEL_CATALOGUE

CATALOGUE: Final[Catalogue] = KERNEL_CATALOGUE.with_package("warhall.games.age_of_war")

LOSE: Final = Action("lose")


def _fill_texts(castle: int, line: int) -> tuple[Action, ...]:
    """A line's action without and with 1, 2, ... redundant infantry dice (AOW-041); other lines take none."""
    card = CASTLES[castle]
    text = f"fill {card.id} {card.line_name(line)}"
    infantry = card.lines[line].infantry
    most_spare = DICE - card.lines[line].least_dice if infantry else 0
    return (Action(text), *(Action(f"{text} +{spare}") for spare in range(1, most_spare + 1)))


# FILL[castle][line][spare dice]
FILL: Final = tuple(tuple(_fill_texts(castle.index, line) for line in range(len(castle.lines))) for castle in CASTLES)
MEANING: Final = {
    action: (castle, line, spare)
    for castle, lines in enumerate(FILL)
    for line, actions in enumerate(lines)
    for spare, action in enumerate(actions)
}

_FACE_ORDER: Final = {face: index for index, face in enumerate(FACES)}
_STOPPING: Final = ("pass", "stop", "end", "done", "skip")


def first_text(seat: int) -> Action:
    return Action(f"first {seat}")


def roll_text(faces: Sequence[str]) -> Action:
    """The roll of these faces, which must be in the order of `FACES`."""
    return Action("roll " + " ".join(faces))


def parse(text: Any, players: int) -> Action:
    """The canonical action of a text as a person may type it. Raises `ActionSyntaxError`."""
    parts = words(text)
    match parts:
        case ["lose"]:
            return LOSE
        case ["first", seat]:
            return _parse_first(seat, players)
        case ["roll", _, *_]:
            return _parse_roll(parts[1:])
        case ["fill", castle, line, *rest]:
            return _parse_fill(castle, line, rest)
        case [word, *_] if word in _STOPPING:
            raise _syntax("no-stopping", text, rule="AOW-026")
        case ["lose" | "first" | "roll" | "fill" as verb, *_]:
            raise _syntax("bad-words", text, verb=verb)
    raise _syntax("unknown-verb", text, field="verb", rule="AOW-019")


def _syntax(code: str, text: object, **facts: Any) -> ActionSyntaxError:
    return ActionSyntaxError(code, catalogue=CATALOGUE, given=excerpt(text), **facts)


def _parse_first(seat: str, players: int) -> Action:
    if seat not in [str(known) for known in range(players)]:
        raise _syntax("bad-seat", seat, field="seat", rule="AOW-010", last=players - 1)
    return first_text(int(seat))


def _parse_roll(faces: list[str]) -> Action:
    if len(faces) > DICE:
        raise _syntax("too-many-dice", len(faces), field="dice", rule="AOW-003")
    shown = [face.upper() for face in faces]
    for face in shown:
        if face not in _FACE_ORDER:
            raise _syntax("unknown-face", face, field="dice", rule="AOW-004")
    return roll_text(sorted(shown, key=_FACE_ORDER.__getitem__))


def _parse_fill(castle: str, line: str, rest: list[str]) -> Action:
    index = CASTLE_INDEX.get(castle)
    if index is None:
        near = difflib.get_close_matches(castle, CASTLE_INDEX, n=1)
        raise _syntax("unknown-castle", castle, field="castle", rule="AOW-005", suggestion=near[0] if near else "none")
    card = CASTLES[index]
    names = [card.line_name(number) for number in range(len(card.lines))]
    if line not in names:
        raise _syntax("unknown-line", line, field="line", rule="AOW-006", castle=card.name, known=", ".join(names))
    if any(word in names for word in rest):
        raise _syntax("two-lines", " ".join(rest), field="line", rule="AOW-034", castle=card.name)
    action = Action(" ".join(["fill", castle, line, *rest]))
    if action not in MEANING:
        raise _syntax("bad-spare", " ".join(rest), field="dice", rule="AOW-041", castle=card.name)
    return action
