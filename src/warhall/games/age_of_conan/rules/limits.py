"""Chapter "Limits": reserves, the supply of raiders, removing and placing pieces, and what must hold at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.age_of_conan.components import (
    CITY,
    EMISSARIES,
    FORT,
    MARKERS,
    NOBODY,
    TOWER,
    UNITS,
    UNITS_PER_PROVINCE,
)
from warhall.games.age_of_conan.rules.frames import KIND

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

TOKEN_FRAME = KIND["token"]  # holds a token that its player has not decided about
BIDS_FACE_UP = 2  # revealed and not yet discarded
EFFECTS_FRAME = KIND["effects"]  # holds a card that is being carried out


def units_on_map(state: AgeOfConanState, seat: int) -> int:
    """The units of a player, those that are attacking included."""
    count = sum(units for units, owner in zip(state.armies, state.army_owner, strict=True) if owner == seat)
    if state.contest is not None and state.contest.attacker == seat:
        count += state.contest.force
    return count


def reserve_units(state: AgeOfConanState, seat: int) -> int:
    """AOC-043, AOC-406."""
    return UNITS - units_on_map(state, seat)


def emissaries_on_map(state: AgeOfConanState, seat: int) -> int:
    size = state.game.components.size
    return sum(state.emissaries[seat * size : (seat + 1) * size])


def reserve_emissaries(state: AgeOfConanState, seat: int) -> int:
    """AOC-043, AOC-407."""
    return EMISSARIES - emissaries_on_map(state, seat)


def raider_supply(state: AgeOfConanState) -> int:
    """AOC-409: a hard limit."""
    return state.game.rules.raider_supply - sum(state.raiders)


def has_fort(state: AgeOfConanState, seat: int) -> bool:
    """Whether a fort can be placed: always (AOC-408), unless the markers are agreed to be a hard limit."""
    return not state.game.rules.markers_are_hard_limit or _on_map(state, seat, FORT) < MARKERS


def has_tower(state: AgeOfConanState, seat: int) -> bool:
    return not state.game.rules.markers_are_hard_limit or _on_map(state, seat, TOWER) < MARKERS


def _on_map(state: AgeOfConanState, seat: int, piece: int) -> int:
    pairs = zip(state.owner, state.marker, strict=True)
    return sum(owner == seat and marker in (piece, CITY) for owner, marker in pairs)


def add_units(state: AgeOfConanState, seat: int, province: int, units: int) -> int:
    """Put units into a province; the excess over five goes back to the reserve at once (AOC-130). How many that is."""
    total = units + (state.armies[province] if state.army_owner[province] == seat else 0)
    excess = 0
    if province != state.game.homes[seat] and total > UNITS_PER_PROVINCE:
        excess = total - UNITS_PER_PROVINCE
        total = UNITS_PER_PROVINCE
    state.armies[province] = total
    state.army_owner[province] = seat if total else NOBODY
    return excess


def remove_units(state: AgeOfConanState, province: int, units: int) -> None:
    """Take units out of a province; with the last one the campaign position is lost (AOC-132, AOC-202)."""
    state.armies[province] -= units
    if not state.armies[province]:
        state.army_owner[province] = NOBODY
        state.steps[province] = -1


def remove_marker(state: AgeOfConanState, province: int) -> None:
    """AOC-036: fort, tower or city, always as a whole; the province becomes neutral."""
    state.owner[province] = NOBODY
    state.marker[province] = 0


def broken_limits(state: AgeOfConanState) -> list[str]:
    """The rules that this position breaks; the fuzzer and `state_from_json` ask for them."""
    game = state.game
    components = game.components
    broken = []
    for seat in range(game.players):
        if units_on_map(state, seat) > UNITS:
            broken.append("AOC-406")
        if emissaries_on_map(state, seat) > EMISSARIES:
            broken.append("AOC-407")
    for province in range(components.size):
        holder = state.army_owner[province]
        if (holder == NOBODY) != (state.armies[province] == 0):
            broken.append("AOC-039")
        if holder != NOBODY and province != game.homes[holder]:
            if state.armies[province] > UNITS_PER_PROVINCE:
                broken.append("AOC-129")
            if not game.battlefield[province]:
                broken.append("AOC-395" if not components.provinces[province].is_home else "AOC-128")
            if state.owner[province] not in (holder, NOBODY):
                broken.append("AOC-234")
        if (state.steps[province] >= 0) != (holder != NOBODY and state.owner[province] == NOBODY):
            broken.append("AOC-190")
        if state.marker[province] and (state.owner[province] == NOBODY or not game.battlefield[province]):
            broken.append("AOC-037")
    if raider_supply(state) < 0:
        broken.append("AOC-409")
    if min(state.points + state.gold + state.sorcery) < 0:
        broken.append("AOC-308")
    broken += _broken_counts(state)
    return broken


def _broken_counts(state: AgeOfConanState) -> list[str]:
    """Tokens and cards that are missing or too many (AOC-339, AOC-353, AOC-413)."""
    components = state.game.components
    broken = []
    pending = [frame[2] for frame in state.stack if frame[0] == TOKEN_FRAME]
    held = [token for tokens in state.tokens for token in tokens]
    if sorted(state.bag + state.track + state.out_pile + held + pending) != components.all_tokens:
        broken.append("AOC-413")
    strategy = state.strategy_deck + state.strategy_discard + [card for hand in state.strategy_hand for card in hand]
    if state.bids_open == BIDS_FACE_UP:
        strategy += [card for card in (*state.bid_card, state.bid_replaced) if card >= 0]
    if state.contest is not None:
        strategy += [card for card in state.contest.strategy if card >= 0]
    if sorted(strategy) != list(range(len(components.strategy))):
        broken.append("AOC-343")
    for seat, kingdom in enumerate(state.game.kingdoms):
        cards = state.kingdom_deck[seat] + state.kingdom_discard[seat] + state.deck_top[seat]
        cards += state.kingdom_hand[seat] + [card // 2 for card in state.table[seat]]
        cards += [
            frame[2]
            for frame in state.stack
            if frame[0] == EFFECTS_FRAME
            and frame[1] == seat
            and components.cards[frame[2]].type in ("event", "instant")
        ]
        if sorted(cards) != components.kingdom_cards[kingdom]:
            broken.append("AOC-339")
    objectives = [*state.objectives, *state.objective_deck]
    if len(set(objectives)) != len(objectives):
        broken.append("AOC-317")
    return broken
