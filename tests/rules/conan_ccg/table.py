"""A table to set up in a few words, for tests that read like the rulebook's examples.

    state = table("survey", tom(hand="telling_blow"), ian(), center="cimmerian_warrior*1/?fists_of_iron")
    do(state, "fight", ...)

A Foe is written `card*wounds/move`, its move face down as `card/?move`; a move of the Active side as `zone:gap card`.
`do` passes for whoever has nothing to do with the next action, and lets chance draw what it likes unless told.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from warhall.games.conan_ccg import ConanCCG
from warhall.games.conan_ccg.cards.card_data import load_pool
from warhall.games.conan_ccg.cards.cards import Edge, Slot
from warhall.games.conan_ccg.fields import Ally, Foe
from warhall.games.conan_ccg.notation import ZONES
from warhall.games.conan_ccg.rules.chronicle import renown, scars
from warhall.games.conan_ccg.state import ConanState
from warhall.kernel import Event, IllegalActionError, InvalidPositionError

A, B, C, D = range(4)
TOM, IAN = A, B
POOL = load_pool()

Seat = dict[str, Any]


def words(cards: str | Iterable[str]) -> list[str]:
    """`"a b*2"` is a, b, b."""
    listed = cards.split() if isinstance(cards, str) else list(cards)
    return [name for word in listed for name in [word.partition("*")[0]] * int(word.partition("*")[2] or 1)]


def side(**fields: Any) -> Seat:
    """One player's side: hand, deck, discard, chronicle (opponent's Foes), items, region, prowess, health, ..."""
    made: Seat = {}
    for name, value in fields.items():
        if name in ("hand", "deck", "discard", "foe_deck", "foe_discard", "foe_top"):
            made[name] = words(value)
        elif name == "conan":
            made["list"] = {"conan": value}
        elif name == "items":
            made[name] = [{"card": card} for card in words(value)]
        elif name == "chronicle" and (isinstance(value, str) or (value and isinstance(value[0], str))):
            made[name] = words(value)  # owners are filled in by `table`
        else:
            made[name] = value
    return made


tom = ian = side


@cache
def standard(players: int = 2) -> ConanCCG:
    return ConanCCG(players=players)


def table(phase: str, *sides: Seat, game: ConanCCG | None = None, active: int = A, **fields: Any) -> ConanState:
    """A position in a phase. Zones and gaps are written in words; everything else is a field of the position."""
    game = game or standard(max(2, len(sides)))
    seats = [dict(one) for one in sides] + [{} for _ in range(game.players - len(sides))]
    for number, one in enumerate(seats):
        if one.get("chronicle") and isinstance(one["chronicle"][0], str):
            one["chronicle"] = [[_other(number, game.players), card] for card in one["chronicle"]]
    zones = {zone: [_foe(word) for word in words(fields.pop(zone, ""))] for zone in ZONES}
    position: dict[str, Any] = {"phase": phase, "active": active, "seats": seats, "zones": zones}
    if "moves" in fields:
        position["moves"] = [_own(word) for word in fields.pop("moves")]
    if "allies" in fields:
        position["allies"] = [_ally(number, word) for number, word in enumerate(words(fields.pop("allies")))]
    if phase not in ("prepare", "start", "foe_draw", "set-up"):
        position["round"] = 1
    position.update(fields)
    return game.state_from_json(position)


def _other(seat: int, players: int) -> int:
    return (seat + 1) % players


def _foe(word: str) -> dict[str, Any]:
    body, _, move = word.partition("/")
    card, _, hurt = body.partition("!")
    card, at, owner = card.partition("@")
    made: dict[str, Any] = {"card": card}
    if hurt:
        made["wounds"] = int(hurt)
    if at:
        made["owner"] = int(owner)
    if move:
        made |= {"move": move.lstrip("?"), "down": move.startswith("?")}
    return made


def _own(word: str) -> dict[str, Any]:
    place, card, *by = word.split()
    zone, _, gap = place.partition(":")
    made: dict[str, Any] = {"card": card, "zone": zone, "gap": int(gap)}
    if by:
        made["by"] = int(by[0]) if by[0].isdigit() else by[0]
    return made


def _ally(number: int, word: str) -> dict[str, Any]:
    card, _, hurt = word.partition("!")
    return {"card": card, "uid": 901 + number, "wounds": int(hurt or 0)}


# -- playing -----------------------------------------------------------------------------------------------------------


def do(state: ConanState, *actions: str, seed: int = 1) -> list[Event]:
    """Play these actions one after the other; in between everybody passes and chance does as it likes."""
    rng = random.Random(seed)
    events: list[Event] = []
    for text in actions:
        for _ in range(200):
            if _possible(state, text):
                events += state.apply_action(text)
                break
            events += _idle(state, rng, text)
        else:
            raise AssertionError(f"{text!r} never became possible")
    return events


def _possible(state: ConanState, text: str) -> bool:
    if state.is_chance():
        action = state.game.parse_action(text)
        return state.chance_refusal(action) is None
    return text in state.legal_actions()


# What somebody does who has no wish of his own.
_DEFAULTS = (
    *("pass", "decline", "next 1", "next 2", "next 3", "next 4", "done", "strike left conan", "vitality 0"),
    *("zone center", "zone left"),
)


def _idle(state: ConanState, rng: random.Random, wanted: str) -> list[Event]:
    if state.is_chance():
        return state.apply_action(state.sample_chance(rng))
    legal = state.legal_actions()
    for choice in _DEFAULTS:
        if choice in legal:
            return state.apply_action(choice)
    if len(legal) == 1:
        return state.apply_action(legal[0])
    raise AssertionError(f"{wanted!r} is not possible: {state.stack[-1]} offers {list(map(str, legal))}")


def until(state: ConanState, phase: str, seed: int = 1) -> list[Event]:
    """Go on, passing, until this phase is reached and somebody must act, or the game is over."""
    rng = random.Random(seed)
    events: list[Event] = []
    while not state.is_terminal() and (state.phase != phase or state.is_chance()):
        events += _idle(state, rng, f"phase {phase}")
    return events


def draw_any(state: ConanState) -> None:
    """Let chance act once, as it likes."""
    state.apply_action(state.sample_chance(random.Random(1)))


def draw_all(state: ConanState) -> None:
    """Let chance act, as it likes, until somebody has a choice."""
    while state.is_chance():
        draw_any(state)


def to_chance(state: ConanState) -> None:
    """Pass until chance has to act."""
    while not state.is_chance():
        _idle(state, random.Random(1), "chance")


def settle(state: ConanState, seed: int = 1) -> list[Event]:
    """Pass and draw as long as nothing else can be done."""
    rng = random.Random(seed)
    events: list[Event] = []
    while state.is_chance() or "pass" in state.legal_actions() or "next 1" in state.legal_actions():
        events += _idle(state, rng, "settling")
    return events


def legal(state: ConanState, verb: str = "") -> list[str]:
    return [str(action) for action in state.legal_actions() if not verb or action.verb == verb]


def refused(state: ConanState, action: str, rule: str = "", seat: int | None = None) -> IllegalActionError:
    """The action is refused, by this rule, and the position stays as it was."""
    before = state.to_json()
    with pytest.raises(IllegalActionError) as caught:
        state.apply_action(action, seat)
    assert state.to_json() == before
    if rule:
        assert caught.value.rule == rule
    return caught.value


def refused_position(state: ConanState, down: int = 0, **changes: Any) -> None:
    """The position, read with something else in the frame on top, or so far under it, is refused."""
    position = state.to_json()
    assert state.game.state_from_json(position) == state
    position["stack"][-1 - down] |= changes
    with pytest.raises(InvalidPositionError):
        state.game.state_from_json(position)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def facts(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [event.data for event in events if event.kind == kind]


# -- looking -----------------------------------------------------------------------------------------------------------


def frame(state: ConanState, down: int = 0) -> Any:
    """Find what is going on, or what lies so far under it."""
    return state.stack[-1 - down]


def foe_at(state: ConanState, place: str) -> Foe:
    return state.zones[ZONES.index(place[:-1])][int(place[-1]) - 1]


def ally(state: ConanState, number: int = 0) -> Ally:
    return state.allies[number]


def stats(state: ConanState, seat: int = A) -> tuple[int, int]:
    """Prowess and Health."""
    return state.prowess[seat], state.health[seat]


def fame(state: ConanState, seat: int = A) -> tuple[int, int]:
    """Renown and Scars."""
    return renown(state, seat), scars(state, seat)


def standing_foes(state: ConanState) -> list[str]:
    return [foe.card for foe in state.foes()]


# -- cards made for a test ---------------------------------------------------------------------------------------------


def edge(text: str) -> Edge:
    """`"B-S-"`: the four positions of an edge, top first."""
    return tuple(Slot(POOL.icons[token]) for token in text)


def tokens(text: str) -> list[str]:
    """`"B-S-"` or `"B1/3 B2/3 B3/3 -"` as a card writes it."""
    return text.split() if " " in text else list(text)


def move(name: str, left: str = "----", right: str = "----", **fields: Any) -> tuple[str, dict[str, Any]]:
    data: dict[str, Any] = {"gem": 1, "initiative": 3, "conan_only": False, "style": "blade", "effects": []}
    return "move", {"id": name, **data, **fields, "left": tokens(left), "right": tokens(right)}


def foe(name: str, **fields: Any) -> tuple[str, dict[str, Any]]:
    data: dict[str, Any] = {"type": "human", "territory": "", "traits": [], "renown": 2, "prowess": 5, "damage": 1}
    return "foe", {"id": name, **data, "health": 9, "scars": 1, "effects": [], **fields}


def card(kind: str, name: str, **fields: Any) -> tuple[str, dict[str, Any]]:
    data: dict[str, dict[str, Any]] = {
        "item": {"slot": "none", "scars": 0, "draw": 0, "gem": 1, "initiative": 3, "left": ["-"] * 4},
        "action": {"keyword": "Warrior", "gem": 1, "initiative": 3, "left": ["-"] * 4},
        "ally": {"traits": [], "requires": {}, "draw": 0, "renown": 3, "prowess": 4, "damage": 2, "health": 5},
        "region": {"territory": "cimmeria"},
    }
    made = {"id": name, **data[kind], "effects": [], **fields}
    if "left" in made:
        made.setdefault("right", ["-"] * 4)
    return kind, made


def made(*cards: tuple[str, dict[str, Any]], players: int = 2) -> ConanCCG:
    """A game whose pool also has these cards."""
    tables: dict[str, list[dict[str, Any]]] = {}
    for kind, data in cards:
        named = {"name": {"en": data["id"], "fr": data["id"]}, **data}
        tables.setdefault(kind, []).append(named)
    text = json.dumps(tables, sort_keys=True)
    return _made(text, players)


_PACKS = tempfile.TemporaryDirectory(prefix="conan-packs-")  # gone when the tests are


@cache
def _made(text: str, players: int) -> ConanCCG:
    folder = Path(tempfile.mkdtemp(dir=_PACKS.name))
    lines = []
    for kind, entries in json.loads(text).items():
        for entry in entries:
            lines.append(f"[[{kind}]]")
            lines += [f"{name} = {_toml(value)}" for name, value in entry.items()]
    (folder / "pack.toml").write_text("\n".join(lines), encoding="utf-8")
    return ConanCCG(players=players, data=str(folder))


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)
