"""Answers to `warhall odds age-of-war` and to the player who asks for the odds of a choice."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from warhall.games.age_of_war.bots.simple import odds_after, odds_of_losing, targets
from warhall.games.age_of_war.components import CASTLE_INDEX, CASTLES, CLANS, DICE, Castle
from warhall.games.age_of_war.notation import LOSE, MEANING
from warhall.games.age_of_war.study.odds import conquest_odds
from warhall.games.age_of_war.words.screen import line_symbols
from warhall.kernel import InvalidOptionError, Table, View
from warhall.kernel.option import check_options

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar


def answer(game: AgeOfWar, query: Mapping[str, Any]) -> Table:
    """All castles from the given number of dice, or one castle with some of its lines filled."""
    asked = check_options(game.ODDS_QUERY, query)
    if not asked["castle"]:
        _refuse_without_castle(game, asked)
        return _all_castles(game, asked["dice"])
    return _one_castle(game, CASTLES[CASTLE_INDEX[asked["castle"]]], asked)


def _refuse_without_castle(game: AgeOfWar, asked: Mapping[str, Any]) -> None:
    for name in ("filled", "steal"):
        if asked[name]:
            raise InvalidOptionError("needs-castle", field=name, catalogue=game.catalogue)


def _words(game: AgeOfWar, *ids: str) -> list[str]:
    return [game.catalogue.format(f"odds-{name}") for name in ids]


def lines_text(castle: Castle) -> str:
    """The ordinary lines as they are drawn: `[A] [CC] [5]`."""
    return " ".join(line_symbols(castle, line) for line in range(castle.special))


def _all_castles(game: AgeOfWar, dice: int) -> Table:
    rows: list[list[str | int | float | None]] = []
    for castle in CASTLES:
        clan = CLANS[castle.clan]
        # AOW-050: a castle that is a clan of its own can never be stolen
        stolen = conquest_odds(castle.index, castle.all_lines, dice) if len(clan.castles) > 1 else None
        center = conquest_odds(castle.index, castle.center_lines, dice)
        rows.append([castle.name, clan.name, castle.points, lines_text(castle), center, stolen])
    title = game.catalogue.format("odds-title-all", {"dice": dice})
    keys = ["castle", "clan", "points", "lines", "center", "stolen"]
    return Table(title, _words(game, *keys), rows, keys)


def _one_castle(game: AgeOfWar, castle: Castle, asked: Mapping[str, Any]) -> Table:
    """The chance for every number of dice up to the one asked for."""
    if asked["steal"] and len(CLANS[castle.clan].castles) == 1:
        raise InvalidOptionError(
            "never-stolen", field="steal", rule="AOW-050", catalogue=game.catalogue, castle=castle.name
        )
    required = castle.all_lines if asked["steal"] else castle.center_lines
    unfilled = required & ~_filled_mask(game, castle, required, asked["filled"])
    placed = sum(
        castle.lines[line].least_dice for line in range(len(castle.lines)) if (required & ~unfilled) >> line & 1
    )
    if asked["dice"] > DICE - placed:
        facts = {"placed": placed, "dice": asked["dice"]}
        raise InvalidOptionError("too-many-dice-left", field="dice", rule="AOW-035", catalogue=game.catalogue, **facts)
    shown = " ".join(line_symbols(castle, line) for line in range(len(castle.lines)) if unfilled >> line & 1)
    title = game.catalogue.format("odds-title-one", {"castle": castle.name, "lines": shown or "-"})
    rows: list[list[str | int | float | None]] = [
        [dice, conquest_odds(castle.index, unfilled, dice)] for dice in range(asked["dice"], -1, -1)
    ]
    keys = ["dice", "chance"]
    return Table(title, _words(game, *keys), rows, keys)


def _filled_mask(game: AgeOfWar, castle: Castle, required: int, text: str) -> int:
    """`1,daimyo` as a bit mask."""
    names = [castle.line_name(line) for line in range(len(castle.lines)) if required >> line & 1]
    mask = 0
    for name in text.lower().replace(",", " ").split():
        if name not in names:
            facts = {"given": name[:40], "castle": castle.name, "known": ", ".join(names)}
            raise InvalidOptionError("unknown-line", field="filled", catalogue=game.catalogue, **facts)
        mask |= 1 << (castle.special if name == "daimyo" else int(name) - 1)
    return mask


def choices(game: AgeOfWar, view: View) -> Table | None:
    """For every legal choice now: the chance to complete that castle. Losing a die shows the best chance left."""
    state = game.state_from_view(view, random.Random(0))
    legal = state.legal_actions()
    if not legal:
        return None
    rows: list[list[str | int | float | None]] = []
    for action in legal:
        if action == LOSE:
            best = max(targets(state, state.turn), key=lambda castle: odds_of_losing(state, castle))
            rows.append([str(action), CASTLES[best].name, odds_of_losing(state, best)])
        else:
            rows.append([str(action), CASTLES[MEANING[action][0]].name, odds_after(state, action)])
    title = game.catalogue.format("odds-title-choices")
    return Table(title, _words(game, "action", "castle", "chance"), rows)
