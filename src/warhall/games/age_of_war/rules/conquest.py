"""Chapter "Conquering castles and clans": taking the card, and turning a complete clan facedown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from warhall.games.age_of_war.components import CASTLES, CLANS
from warhall.games.age_of_war.events import CASTLE_CONQUERED, CASTLE_TAKEN, CLAN_CONQUERED
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER

if TYPE_CHECKING:
    from warhall.games.age_of_war.state import AgeOfWarState


def owner_of_clan(clan: int, owners: Sequence[int]) -> int:
    """The seat that owns every castle of a clan (AOW-048, AOW-051), or CENTER if there is none."""
    first, *others = CLANS[clan].castles
    owner = owners[first]
    return owner if all(owners[castle] == owner for castle in others) else CENTER


def conquer(state: AgeOfWarState, castle: int, seat: int) -> None:
    """The castle goes to this seat (AOW-047); a clan that is complete now is safe for good (AOW-049, AOW-050)."""
    card = CASTLES[castle]
    victim = state.owners[castle]
    state.owners[castle] = seat
    if victim == CENTER:
        state.log.append(CASTLE_CONQUERED.of(seat=seat, castle=card.id, points=card.points))
    else:
        state.log.append(CASTLE_TAKEN.of(seat=seat, castle=card.id, points=card.points, victim=victim))
    if owner_of_clan(card.clan, state.owners) == seat:
        clan = CLANS[card.clan]
        for member in clan.castles:
            state.facedown |= 1 << member
        state.log.append(CLAN_CONQUERED.of(seat=seat, clan=clan.id, points=clan.points))
