"""Exact odds of contests: for the command line, for the player who asks, and for the bots."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.components import FACES, MAX_DICE, NORMAL_DICE
from warhall.games.age_of_conan.vocabulary import ATTACKER, DEFENDER
from warhall.kernel import Option, Table, View
from warhall.kernel.option import check_options

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

SYMBOLS: Final = ("", "shield", "axe", "both")  # what a side counts besides hits, as bits 0 and 1
QUERY: Final = (
    Option("attack", 5, low=1, high=MAX_DICE, rule="AOC-157"),
    Option("attack_symbols", "", choices=SYMBOLS, rule="AOC-175"),
    Option("attack_conan", False, rule="AOC-162"),
    Option("defence_symbols", "", choices=SYMBOLS, rule="AOC-175"),
    Option("defence_conan", False, rule="AOC-162"),
    Option("bonus", 0, low=0, high=6, rule="AOC-356"),
    Option("win_ties", False, rule="AOC-167"),
)
Spread = tuple[float, ...]  # the chance of 0, 1, 2, ... successes


@lru_cache(maxsize=512)
def successes(dice: int, side: int, symbols: int = 0, conan: bool = False) -> Spread:
    """How many successes so many dice of a side bring (AOC-161 to AOC-166)."""
    if not dice:
        return (1.0,)
    single = 1 + (side == ATTACKER) + symbols.bit_count() + (not conan)  # faces that count one
    die = (len(FACES) - single - conan, single, int(conan))
    rest = successes(dice - 1, side, symbols, conan)
    spread = [0.0] * (len(rest) + 2)
    for count, chance in enumerate(rest):
        for scored, faces in enumerate(die):
            spread[count + scored] += chance * faces / len(FACES)
    return tuple(spread)


def beats(attack: Spread, defence: Spread, edge: int = 0) -> float:
    """The chance that the attacker has strictly more successes, `edge` added to them (AOC-167)."""
    return sum(
        mine * theirs for wins, mine in enumerate(attack) for saves, theirs in enumerate(defence) if wins + edge > saves
    )


@lru_cache(maxsize=512)
def win_odds(attack: int, defence: int) -> float:
    """The chance to win one roll without cards and without Conan."""
    return beats(successes(attack, ATTACKER), successes(defence, DEFENDER))


@lru_cache(maxsize=2048)
def campaign_odds(units: int, rating: int, icons: int) -> float:
    """The chance that an army wins so many icons before it is gone, turn after turn, without forced marches."""
    if not icons:
        return 1.0
    if units <= 0:
        return 0.0
    win = win_odds(min(units, NORMAL_DICE), rating)
    return win * campaign_odds(units, rating, icons - 1) + (1 - win) * campaign_odds(units - 1, rating, icons)


def answer(game: AgeOfConan, query: Mapping[str, Any]) -> Table:
    """The chance to win one roll with so many dice against one to six."""
    asked = check_options(QUERY, query)
    attack = successes(asked["attack"], ATTACKER, SYMBOLS.index(asked["attack_symbols"]), asked["attack_conan"])
    rows: list[list[str | int | float | None]] = []
    for dice in range(1, MAX_DICE + 1):
        defence = successes(dice, DEFENDER, SYMBOLS.index(asked["defence_symbols"]), asked["defence_conan"])
        rows.append([dice, beats(attack, defence, asked["bonus"] + asked["win_ties"])])
    say = game.catalogue.format
    title = say("odds-title-contest", {"dice": asked["attack"]})
    return Table(title, [say("odds-defence"), say("odds-chance")], rows)


def choices(game: AgeOfConan, view: View) -> Table | None:
    """In a military action: the first roll and the whole campaign for every attack on a neutral province."""
    if view["you"] is None or not view["stack"] or view["stack"][-1][:2] != ["military", view["you"]]:
        return None
    state = game.state_from_view(view, random.Random(0))
    rows: list[list[str | int | float | None]] = []
    for action in state.legal_actions(view["you"]):
        verb, *args = game.notation.read(action)
        if verb not in ("attack", "fight"):
            continue
        end = args[1] if verb == "attack" else args[0]
        if state.owner[end] >= 0 or state.army_owner[end] not in (-1, view["you"]):
            continue
        province = game.components.provinces[end]
        joined = state.armies[end] + (args[2] if verb == "attack" else 0)
        units = min(joined, NORMAL_DICE)
        icons = len(province.track) - max(state.steps[end], 0)
        rows.append([str(action), win_odds(units, province.rating), campaign_odds(units, province.rating, icons)])
    say = game.catalogue.format
    heads = [say("odds-action"), say("odds-first-roll"), say("odds-campaign")]
    return Table(say("odds-title-choices"), heads, rows) if rows else None
