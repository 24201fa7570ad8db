"""Chapter "Statistics and payments": Prowess, Health and Damage as they are now, losing and regaining them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.conan_ccg.cards.vocabulary import DAMAGE, HEALTH, PROWESS
from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.fields import Ally, Foe
from warhall.games.conan_ccg.rules.in_play import card_of, extent, means, speaks

if TYPE_CHECKING:
    from warhall.games.conan_ccg.state import ConanState


def changed(state: ConanState, stat: str, uid: int) -> int:
    """Add up what cards in play and lasting effects do to a value of this character."""
    total = 0
    said = state.modifiers.get(stat)
    if said is None:
        return total
    for modifier in said:
        # Most mean somebody else, which is found out sooner than whether they hold.
        if means(state, modifier, uid) and (modifier[4] is not None or speaks(state, modifier[0], modifier[1])):
            total += extent(modifier)
    return total


def prowess_of(state: ConanState, who: Foe | Ally) -> int:
    """CCG-093, CCG-316: full again every round, less what it lost this round."""
    left = card_of(state, who).prowess - who.drained
    if PROWESS in state.modifiers:
        left += changed(state, PROWESS, who.uid)
    return left if left > 0 else 0


def full_health(state: ConanState, who: Foe | Ally) -> int:
    full = card_of(state, who).health
    return full + changed(state, HEALTH, who.uid) if HEALTH in state.modifiers else full


def health_of(state: ConanState, who: Foe | Ally) -> int:
    """Health left."""
    left = card_of(state, who).health - who.wounds
    if HEALTH in state.modifiers:
        left += changed(state, HEALTH, who.uid)
    return left if left > 0 else 0


def damage_of(state: ConanState, uid: int, known: Foe | None = None) -> int:
    """CCG-246: base Damage of a character, perhaps of this Foe at hand, never below 0 (CCG-107)."""
    if uid == CONAN:
        base = state.conan(state.active).damage
    else:
        who = known if known is not None and known.uid == uid else state.find_foe(uid) or state.find_ally(uid)
        if who is None:
            return 0
        base = card_of(state, who).damage
    return max(0, base + changed(state, DAMAGE, uid)) if DAMAGE in state.modifiers else base


def starting_health(state: ConanState, seat: int) -> int:
    """CCG-100: the ceiling of healing, with the cards in play at this moment."""
    more = changed(state, "starting_health", CONAN) if seat == state.active else 0
    return max(0, state.conan(seat).health + more)


def vitality(state: ConanState) -> int:
    return max(0, state.conan(state.active).vitality + changed(state, "vitality", CONAN))


# -- Conan's pools -----------------------------------------------------------------------------------------------------


def budget(state: ConanState) -> int:
    """CCG-095: what Conan can pay at all; if he pays it whole he dies of it (CCG-097)."""
    return state.prowess[state.active] + state.health[state.active]


def lose_prowess(state: ConanState, n: int) -> None:
    """CCG-095, CCG-096: Prowess first, and what is lacking comes out of Health. It may defeat him (CCG-097)."""
    seat = state.active
    paid = min(n, state.prowess[seat])
    state.prowess[seat] -= paid
    if n > paid:
        lose_health(state, n - paid)


def lose_health(state: ConanState, n: int) -> None:
    """CCG-107: never below 0. Whether Conan is defeated is seen before anything else happens (CCG-018)."""
    seat = state.active
    left = state.health[seat] - n
    if left > 0:
        state.health[seat] = left
    else:
        state.health[seat] = 0
        state.alarm = True


def gain_prowess(state: ConanState, n: int) -> int:
    """CCG-101: not above the Starting Prowess. Returns what was gained."""
    seat = state.active
    gained = max(0, min(n, state.conan(seat).prowess - state.prowess[seat]))
    state.prowess[seat] += gained
    return gained


def heal_conan(state: ConanState, n: int) -> int:
    """CCG-100. Returns the Health regained."""
    seat = state.active
    healed = max(0, min(n, starting_health(state, seat) - state.health[seat]))
    state.health[seat] += healed
    return healed


# -- characters of any kind --------------------------------------------------------------------------------------------


def wound(state: ConanState, uid: int, n: int) -> None:
    """CCG-098, CCG-099: the character loses Health. Who is at 0 leaves play when the moment is over."""
    if uid == CONAN:
        lose_health(state, n)
        return
    who = state.find_foe(uid) or state.find_ally(uid)
    if who is not None:
        who.wounds += min(n, health_of(state, who))


def drain(state: ConanState, uid: int, n: int) -> None:
    """CCG-316: a Foe or Ally loses Prowess for this round, and what it lacks in Health."""
    if uid == CONAN:
        lose_prowess(state, n)
        return
    who = state.find_foe(uid) or state.find_ally(uid)
    if who is not None:
        lost = min(n, prowess_of(state, who))
        who.drained += lost
        if n > lost:
            wound(state, uid, n - lost)


def heal(state: ConanState, uid: int, n: int) -> int:
    if uid == CONAN:
        return heal_conan(state, n)
    who = state.find_foe(uid) or state.find_ally(uid)
    if who is None:
        return 0
    healed = min(n, who.wounds)
    who.wounds -= healed
    return healed
