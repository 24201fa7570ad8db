"""A position of Age of War, declared once; `docs/positions.md` shows some."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_war.components import CASTLE_INDEX, CASTLES, CLANS, DICE, FACES
from warhall.games.age_of_war.rules.conquest import owner_of_clan
from warhall.games.age_of_war.rules.filling import ROLL_BY_COUNTS, Roll
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER, required_lines
from warhall.kernel.action import excerpt
from warhall.kernel.fields import (
    NOBODY,
    At,
    Declaration,
    Flag,
    Json,
    Kind,
    Name,
    Number,
    Reader,
    Seat,
    Writer,
    list_at,
    object_at,
    read_position,
    scratch,
    table,
)
from warhall.kernel.generate import Generated

if TYPE_CHECKING:
    from warhall.games.age_of_war.state import AgeOfWarState
    from warhall.kernel import Game

NO_TARGET: Final = NOBODY


class _Castles(Kind):
    """The owner of every castle by its name. Whether it lies facedown follows from the owners (AOW-048): it is written,
    and may be left out."""

    annotation = "list[int]"
    copied = "{}.copy()"
    of_state = True

    def writer(self, _game: Game) -> Writer:
        def write(state: AgeOfWarState) -> Json:
            return {
                name: {"owner": None if owner < 0 else owner, "facedown": turned}
                for name, owner, turned in zip(CASTLE_INDEX, state.owners, _turned(state.facedown), strict=True)
            }

        return write

    def reader(self, game: Game) -> Reader:
        owner_of, flag = Seat("AOW-047").reader(game), Flag().reader(game)

        def read(given: Json, at: At) -> list[int]:
            owners = [CENTER] * len(CASTLES)
            castles = object_at(given, at, list(CASTLE_INDEX), "AOW-005")
            for name, entry in castles.items():
                entry = object_at(entry, at.key(name), ("owner", "facedown"))
                owners[CASTLE_INDEX[name]] = owner_of(entry.get("owner"), at.key(name).key("owner"))
            turned = facedown(owners)
            for name, entry in castles.items():
                if entry.get("facedown") is not None:
                    place = at.key(name).key("facedown")
                    _check_facedown(turned, name, flag(entry["facedown"], place), place)
            return owners

        return read


@cache
def _turned(castles: int) -> tuple[bool, ...]:
    """Which castles a bit mask means; clans are few."""
    return tuple(castles >> at & 1 == 1 for at in range(len(CASTLES)))


def facedown(owners: Sequence[int]) -> int:
    """The castles of complete clans, as a bit mask (AOW-048)."""
    complete = [clan for clan in CLANS if owner_of_clan(clan.index, owners) != CENTER]
    return sum(1 << castle for clan in complete for castle in clan.castles)


def _check_facedown(turned: int, name: str, given: bool, at: At) -> None:
    if given != bool(turned >> CASTLE_INDEX[name] & 1):
        clan = CLANS[CASTLES[CASTLE_INDEX[name]].clan].name
        raise at.fault("clan-unfinished" if given else "clan-complete", "AOW-048", clan=clan)


class _Dice(Kind):
    """The faces that show; none before a roll."""

    annotation = "Roll | None"

    def writer(self, _game: Game) -> Writer:
        return lambda roll: [] if roll is None else list(roll.faces)

    def expression(self, _game: Game, value: str, _names: dict[str, Any]) -> str:
        return f"([] if {value} is None else list({value}.faces))"

    def reader(self, game: Game) -> Reader:
        face_of = Name(FACES, "AOW-004").reader(game)

        def read(given: Json, at: At) -> Roll | None:
            faces = [str(face) if type(face) is int else face for face in list_at(given, at, "AOW-004")]
            if len(faces) > DICE:
                raise at.fault("too-many-dice", "AOW-003", given=len(faces))
            shown = [face_of(face, at) for face in faces]
            return ROLL_BY_COUNTS[tuple(shown.count(face) for face in range(len(FACES)))] if shown else None

        return read


class _Filled(Kind):
    """The lines filled on the target: their numbers from 1, and "daimyo". Which they are follows from the target."""

    of_state = True

    def writer(self, _game: Game) -> Writer:
        return lambda state: _filled_names(state.target, state.filled)

    def expression(self, _game: Game, value: str, names: dict[str, Any]) -> str:
        names["filled_names"] = _filled_names
        return f"(filled_names({value}.target, {value}.filled) if {value}.filled else [])"

    def reader(self, _game: Game) -> Reader:
        def read(given: Json, at: At) -> int:
            list_at(given, at)
            return 0

        return read


def _filled_names(target: int, filled: int) -> list[int | str]:
    if target == NO_TARGET:
        return []
    castle = CASTLES[target]
    lines = [line for line in range(len(castle.lines)) if filled >> line & 1]
    return ["daimyo" if line == castle.special else line + 1 for line in lines]


POSITION: Final = Declaration(
    turn=table(Seat("AOW-017"), NOBODY, "to_move"),  # the seat whose turn it is
    owners=table(_Castles(), [CENTER] * len(CASTLES), "castles"),  # AOW-008
    roll=table(_Dice(), None, "dice"),
    dice_left=table(Number(1, DICE, "AOW-003"), DICE),  # neither lost nor placed this turn
    lost=table(Number(0, DICE, "AOW-020"), 0),  # set aside this turn
    target=table(Name(list(CASTLE_INDEX), "AOW-005", none=True), NO_TARGET),  # the castle of the turn's first line
    filled=table(_Filled(), 0),  # bit mask of the lines filled on it this turn
    facedown=scratch("int", 0),  # bit mask of the castles in conquered clans
)
GENERATED: Final = [Generated("AgeOfWarFields", POSITION, 'Procedure["AgeOfWar"]')]
TYPES: Final = (
    "from warhall.games.age_of_war.game import AgeOfWar",
    "from warhall.games.age_of_war.rules.filling import Roll",
)


def read(state: AgeOfWarState, obj: Any) -> AgeOfWarState:
    """Set up a fresh state as this JSON says, every invariant checked. A field left out is as at the start of a turn,
    seat 0's once the game has begun, and `dice_left` as many as the dice that show, or that lie on no line."""
    given = read_position(state.game.form, state, obj, "AOW-001")
    state.facedown = facedown(state.owners)
    at = At(state.game)
    _check_turn(state, given, at)
    _check_target(state, given.get("filled", []), at)
    if "dice_left" not in given:
        state.dice_left = DICE - _least_placed(state) if state.roll is None else state.roll.dice
    _check_dice(state, at)
    _check_lost(state, given, at)
    state.wait()
    return state


def _check_turn(state: AgeOfWarState, given: Mapping[str, Any], at: At) -> None:
    played = state.target != NO_TARGET or any(owner != CENTER for owner in state.owners)
    if "to_move" not in given and (played or state.roll is not None or {"dice_left", "lost", "filled"} & given.keys()):
        state.turn = 0
    if state.turn == NOBODY and played:
        raise at.key("to_move").fault("no-turn", "AOW-017")


def _check_target(state: AgeOfWarState, names: Sequence[Any], at: At) -> None:
    if state.target == NO_TARGET:
        if names:
            raise at.key("filled").fault("filled-without-target", "AOW-038")
        return
    if state.owners[state.target] == state.turn or state.facedown >> state.target & 1:
        raise at.key("target").fault("bad-target", "AOW-037", castle=CASTLES[state.target].name)
    state.filled = _filled_lines(state.target, state.owners[state.target], names, at.key("filled"))


def _filled_lines(target: int, owner: int, names: Sequence[Any], at: At) -> int:
    castle = CASTLES[target]
    lines = {castle.line_name(line): line for line in range(len(castle.lines))}
    mask = 0
    for name in names:
        line = lines.get(str(name)) if type(name) is int or name == "daimyo" else None
        if line is None or mask >> line & 1:
            raise at.fault("bad-line", "AOW-006", given=excerpt(name), castle=castle.name)
        mask |= 1 << line
    required = required_lines(castle, owner)
    if mask & ~required:
        raise at.fault("special-in-center", "AOW-046", castle=castle.name)
    if mask in (0, required):
        raise at.fault("filled-count", "AOW-038" if mask == 0 else "AOW-027", castle=castle.name)
    return mask


def _least_placed(state: AgeOfWarState) -> int:
    """The fewest dice that can lie on the lines filled so far."""
    if state.target == NO_TARGET:
        return 0
    return sum(line.least_dice for at, line in enumerate(CASTLES[state.target].lines) if state.filled >> at & 1)


def _check_dice(state: AgeOfWarState, at: At) -> None:
    placed, left = _least_placed(state), state.dice_left
    if left > DICE - placed:
        raise at.key("dice_left").fault("dice-placed", "AOW-035", placed=placed, given=left)
    if state.roll is not None and state.roll.dice != left:
        raise at.key("dice").fault("dice-mismatch", "AOW-021", shown=state.roll.dice, left=left)
    turn_begun = state.roll is not None or left != DICE
    if turn_begun and (state.turn == NOBODY or CENTER not in state.owners):
        raise at.key("dice").fault("no-turn-now", "AOW-010" if state.turn == NOBODY else "AOW-052")


def _check_lost(state: AgeOfWarState, given: Mapping[str, Any], at: At) -> None:
    """The dice that are gone are lost or placed (AOW-020, AOW-035). Left out, as many are lost as can be."""
    most = DICE - state.dice_left - _least_placed(state)
    least = most if state.target == NO_TARGET else 0  # without a target no die can have been placed
    if given.get("lost") is None:
        state.lost = most
    elif not least <= state.lost <= most:
        raise at.key("lost").fault("bad-lost", "AOW-020", given=state.lost, low=least, high=most)
