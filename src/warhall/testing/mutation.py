"""Damaged input: action texts and JSON as a slip of the hand, a bug or malice would make them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

_MOST_OTHERS = 9
_MISSING = object()
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


def every_nudge(value: Any) -> Iterator[Any]:
    """Every copy of a JSON value in which one leaf is slightly off, or one entry is missing."""
    text = msgspec.json.encode(value)
    named: dict[Any, list[Any]] = {}  # leaves by their key: what might stand there as well
    for box, key in _leaves(value):
        named.setdefault(key, []).append(box[key])
    for number, (box, key) in enumerate(_entries(value)):
        others = [] if isinstance(box[key], dict | list) else _others(box[key], named[key])
        for other in (*others, _MISSING):
            copy = msgspec.json.decode(text)
            place, at = next(islice(_entries(copy), number, None))
            if other is _MISSING:
                del place[at]
            else:
                place[at] = other
            yield copy


def _others(old: Any, alike: list[Any]) -> list[Any]:
    """Values that might stand in the place of a leaf by mistake."""
    if isinstance(old, bool):
        return [not old]
    near = [old - 2, old - 1, old + 1, old + 2, -1, 0] if isinstance(old, int) else []
    found = dict.fromkeys(near + [other for other in alike if type(other) is type(old)])
    return [other for other in found if other != old][:_MOST_OTHERS]


def _leaves(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container and key that holds something other than a container."""
    return ((box, key) for box, key in _entries(value) if not isinstance(box[key], dict | list))


def _entries(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container and key."""
    for key in value if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], dict | list):
            yield from _entries(value[key])
