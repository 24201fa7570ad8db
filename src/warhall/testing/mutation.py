"""Damaged input: action texts and JSON as a slip of the hand, a bug or malice would make them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

_STRANGE = ["", " ", "\x00", "☃", "-1", "99999999999999999999", "[", "{}", "null", "\n", "é", "+0", "NaN", "A" * 50]


def mutate_text(text: str, rng: random.Random) -> str:
    """A text that is a little, or quite, wrong (and sometimes still right)."""
    words = text.split(" ")
    match rng.randrange(8):
        case 0:
            words.pop(rng.randrange(len(words)))
        case 1:
            words.insert(rng.randrange(len(words) + 1), rng.choice(words))
        case 2:
            words[rng.randrange(len(words))] = rng.choice(_STRANGE)
        case 3:
            rng.shuffle(words)
        case 4:
            at = rng.randrange(len(text) + 1)
            return text[:at] + rng.choice(_STRANGE) + text[at:]
        case 5:
            at = rng.randrange(len(text))
            return text[:at] + text[at + 1 :]
        case 6:
            at = rng.randrange(len(text))
            return text[:at] + chr(rng.randrange(32, 1000)) + text[at + 1 :]
        case _:
            words[-1] = str(rng.randrange(-3, 12))
    return " ".join(words)


_WRONG: list[Any] = [None, True, -1, 0, 1, 8, 10**20, 1.5, "", "x", [], [0, 1], {}, {"x": 1}, "1", ["1"] * 8]


def mutate_json(value: Any, rng: random.Random) -> Any:
    """A copy of a JSON value with one thing somewhere in it changed, added or removed."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        copy = dict(value)
        key = rng.choice(sorted(copy))
        match rng.randrange(6):
            case 0:
                del copy[key]
            case 1:
                copy[rng.choice(["x", key + "x", ""])] = rng.choice(_WRONG)
            case _:
                copy[key] = mutate_json(copy[key], rng)
        return copy
    if isinstance(value, list) and value and rng.random() < 0.8:
        items = list(value)
        at = rng.randrange(len(items))
        match rng.randrange(3):
            case 0:
                items.append(items[at])
            case 1:
                items.pop(at)
            case _:
                items[at] = mutate_json(items[at], rng)
        return items
    return rng.choice(_WRONG)


def nudge_json(value: Any, rng: random.Random) -> Any:
    """A copy of a JSON value with one leaf slightly off: a number near by, or what stands at another place."""
    copy = msgspec.json.decode(msgspec.json.encode(value))
    leaves = list(_leaves(copy))
    if not leaves:
        return copy
    box, key = rng.choice(leaves)
    old = box[key]
    if isinstance(old, bool):
        box[key] = not old
    elif isinstance(old, int) and rng.random() < 0.8:
        box[key] = old + rng.choice([-2, -1, 1, 2, 3])
    else:
        other, at = rng.choice([leaf for leaf in leaves if type(leaf[0][leaf[1]]) is type(old)])
        box[key] = other[at]
        if rng.random() < 0.5:
            other[at] = old
    return copy


def _leaves(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container and key at which something lies that is no container."""
    for key in value if isinstance(value, dict) else range(len(value)):
        if isinstance(value[key], dict | list):
            yield from _leaves(value[key])
        else:
            yield value, key
