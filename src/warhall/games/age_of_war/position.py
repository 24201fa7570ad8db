"""A position as JSON, and back with every invariant checked. `docs/notation.md` describes the fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_war.components import CASTLE_INDEX, CASTLES, CLANS, DICE, FACES
from warhall.games.age_of_war.notation import CATALOGUE
from warhall.games.age_of_war.rules.conquest import owner_of_clan
from warhall.games.age_of_war.rules.filling import ROLL_BY_COUNTS
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER, required_lines
from warhall.kernel import InvalidPositionError
from warhall.kernel.action import excerpt

if TYPE_CHECKING:
    from warhall.games.age_of_war.state import AgeOfWarState

FIELDS: Final = ("game", "players", "to_move", "castles", "dice", "dice_left", "lost", "target", "filled")


def to_json(state: AgeOfWarState) -> dict[str, Any]:
    """The position. `to_move` is the seat whose turn it is, null before the first player is known."""
    facedown = state.facedown
    owners = state.owners
    return {
        "game": "age-of-war",
        "players": state.game.players,
        "to_move": None if state.turn < 0 else state.turn,
        "castles": {
            castle.id: {
                "owner": None if owners[index] == CENTER else owners[index],
                "facedown": bool(facedown >> index & 1),
            }
            for index, castle in enumerate(CASTLES)
        },
        "dice": [] if state.roll is None else list(state.roll.faces),
        "dice_left": state.dice_left,
        "lost": state.lost,
        "target": None if state.target < 0 else CASTLES[state.target].id,
        "filled": _filled_names(state.target, state.filled),
    }


def _filled_names(target: int, filled: int) -> list[int | str]:
    if target < 0:
        return []
    castle = CASTLES[target]
    lines = [line for line in range(len(castle.lines)) if filled >> line & 1]
    return ["daimyo" if line == castle.special else line + 1 for line in lines]


def invalid(code: str, field: str, rule: str | None = None, **facts: Any) -> InvalidPositionError:
    return InvalidPositionError(code, field=field, rule=rule, catalogue=CATALOGUE, **facts)


def read_position(state: AgeOfWarState, obj: Mapping[str, Any]) -> AgeOfWarState:
    """Set up a fresh state as this JSON says. A field left out is as at the start of a turn, and
    `dice_left` as many as the dice that show."""
    if not isinstance(obj, Mapping):
        raise invalid("position-not-object", "position")
    for name in obj:
        if name not in FIELDS:
            raise invalid("position-unknown-field", excerpt(name), known=", ".join(FIELDS))
    _check_game(state, obj)
    _read_castles(state, obj.get("castles", {}))
    _read_turn(state, obj.get("to_move"))
    _read_target(state, obj.get("target"), obj.get("filled", []))
    dice = obj.get("dice", [])
    _read_dice(state, dice, obj.get("dice_left", len(dice) if isinstance(dice, list) and dice else DICE))
    _read_lost(state, obj.get("lost"))
    return state


def _is_int(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _check_game(state: AgeOfWarState, obj: Mapping[str, Any]) -> None:
    if obj.get("game", "age-of-war") != "age-of-war":
        raise invalid("position-other-game", "game", given=excerpt(obj["game"]))
    players = state.game.players
    given = obj.get("players", players)
    if not _is_int(given, players, players):
        raise invalid("position-players", "players", "AOW-001", given=excerpt(obj["players"]), players=players)


def _read_castles(state: AgeOfWarState, castles: Any) -> None:
    if not isinstance(castles, Mapping):
        raise invalid("position-bad-castles", "castles", "AOW-005")
    for name, card in castles.items():
        if name not in CASTLE_INDEX:
            raise invalid("position-unknown-castle", f"castles.{excerpt(name)}", "AOW-005", given=excerpt(name))
        if not isinstance(card, Mapping) or not set(card) <= {"owner", "facedown"}:
            raise invalid("position-bad-castle", f"castles.{name}")
        owner = card.get("owner")
        if owner is not None and not _is_int(owner, 0, state.game.players - 1):
            raise invalid("position-bad-owner", f"castles.{name}.owner", "AOW-047", given=excerpt(owner))
        state.owners[CASTLE_INDEX[name]] = CENTER if owner is None else owner
    for clan in CLANS:
        if owner_of_clan(clan.index, state.owners) != CENTER:
            for castle in clan.castles:
                state.facedown |= 1 << castle
    for name, card in castles.items():
        _check_facedown(state, name, card.get("facedown"))


def _check_facedown(state: AgeOfWarState, name: str, facedown: Any) -> None:
    """AOW-048: facedown exactly when one player owns the whole clan. Left out, it follows from the owners."""
    if facedown is None:
        return
    field = f"castles.{name}.facedown"
    if not isinstance(facedown, bool):
        raise invalid("position-bad-flag", field, given=excerpt(facedown))
    if facedown != bool(state.facedown >> CASTLE_INDEX[name] & 1):
        clan = CLANS[CASTLES[CASTLE_INDEX[name]].clan].name
        code = "position-clan-unfinished" if facedown else "position-clan-complete"
        raise invalid(code, field, "AOW-048", clan=clan)


def _read_turn(state: AgeOfWarState, to_move: Any) -> None:
    if to_move is None:
        if any(owner != CENTER for owner in state.owners):
            raise invalid("position-no-turn", "to_move", "AOW-017")
        return
    if not _is_int(to_move, 0, state.game.players - 1):
        raise invalid("position-bad-seat", "to_move", "AOW-017", given=excerpt(to_move), last=state.game.players - 1)
    state.turn = to_move


def _read_target(state: AgeOfWarState, target: Any, filled: Any) -> None:
    if not isinstance(filled, list):
        raise invalid("position-bad-filled", "filled")
    if target is None:
        if filled:
            raise invalid("position-filled-without-target", "filled", "AOW-038")
        return
    if not isinstance(target, str) or target not in CASTLE_INDEX:
        raise invalid("position-unknown-castle", "target", "AOW-005", given=excerpt(target))
    index = CASTLE_INDEX[target]
    if state.turn < 0:
        raise invalid("position-no-turn", "to_move", "AOW-017")
    if state.owners[index] == state.turn or state.facedown >> index & 1:
        raise invalid("position-bad-target", "target", "AOW-037", castle=CASTLES[index].name)
    state.target = index
    state.filled = _read_filled(index, state.owners[index], filled)


def _read_filled(target: int, owner: int, filled: list[Any]) -> int:
    castle = CASTLES[target]
    mask = 0
    for name in filled:
        line = castle.special if name == "daimyo" else name - 1 if _is_int(name, 1, castle.special) else -1
        if line < 0 or mask >> line & 1:
            raise invalid("position-bad-line", "filled", "AOW-006", given=excerpt(name), castle=castle.name)
        mask |= 1 << line
    required = required_lines(castle, owner)
    if mask & ~required:
        raise invalid("position-special-in-center", "filled", "AOW-046", castle=castle.name)
    if mask in (0, required):
        raise invalid("position-filled-count", "filled", "AOW-038" if mask == 0 else "AOW-027", castle=castle.name)
    return mask


def _least_placed(state: AgeOfWarState) -> int:
    """The fewest dice that can lie on the lines filled so far."""
    if state.target < 0:
        return 0
    return sum(line.least_dice for at, line in enumerate(CASTLES[state.target].lines) if state.filled >> at & 1)


def _read_dice(state: AgeOfWarState, dice: Any, dice_left: Any) -> None:
    if isinstance(dice, list):  # infantry may be written as numbers
        dice = [str(face) if _is_int(face, 1, 3) else face for face in dice]
    if not isinstance(dice, list) or any(not isinstance(face, str) or face not in FACES for face in dice):
        raise invalid("position-bad-dice", "dice", "AOW-004", given=excerpt(dice))
    if len(dice) > DICE:
        raise invalid("position-too-many-dice", "dice", "AOW-003", given=len(dice))
    if not _is_int(dice_left, 1, DICE):
        raise invalid("position-bad-dice-left", "dice_left", "AOW-003", given=excerpt(dice_left))
    placed = _least_placed(state)
    if dice_left > DICE - placed:
        raise invalid("position-dice-placed", "dice_left", "AOW-035", placed=placed, given=dice_left)
    if dice and len(dice) != dice_left:
        raise invalid("position-dice-mismatch", "dice", "AOW-021", shown=len(dice), left=dice_left)
    turn_begun = dice or dice_left != DICE
    if turn_begun and (state.turn < 0 or CENTER not in state.owners):
        raise invalid("position-no-turn-now", "dice", "AOW-052" if state.turn >= 0 else "AOW-010")
    state.dice_left = dice_left
    if dice:
        state.roll = ROLL_BY_COUNTS[tuple(dice.count(face) for face in FACES)]


def _read_lost(state: AgeOfWarState, lost: Any) -> None:
    """The dice that are gone are lost or placed (AOW-020, AOW-035). Left out, as many are lost as can be."""
    most = DICE - state.dice_left - _least_placed(state)
    if lost is None:
        lost = most
    least = most if state.target < 0 else 0  # without a target no die can have been placed
    if not _is_int(lost, least, most):
        raise invalid("position-bad-lost", "lost", "AOW-020", given=excerpt(lost), low=least, high=most)
    state.lost = lost
