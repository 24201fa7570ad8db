"""What things are worth to the warden, in points of Renown. Found by matches of the steward against himself."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """One number for each judgement, so that a match can tell whether another number is better."""

    # Conan
    life: float = 0.45  # a point of Health that is not in danger
    fear: float = 5.0  # divided by the Health that will be left: what a point is worth in danger
    rest: float = 0.6  # part of `life` that a point does not cost if the Rest Step gives it back
    death: float = 40.0
    early: float = 1.0  # part by which death costs more at the beginning
    doubt: float = 1.2  # variance of a round's Damage beside that of the icons: texts, Actions, what the player chose
    prowess: float = 0.22  # a point of Prowess
    tight: float = 0.25  # more for each point as Prowess runs out
    card: float = 0.25  # a card that leaves the hand
    text: float = 0.5  # a card whose text is lost when it is played as a move
    wound: float = 0.5  # a wound, as part of a kill
    future: float = 0.7  # the blow that a living Foe strikes in the next round
    enough: float = 0.15  # what a move must be worth
    stay: float = 1.5  # what staying on the field is worth
    leave: float = 0.35  # a Scar of a Foe that survives, since a later Retreat costs it
    later: float = 0.4  # what is saved counts so much where there may be no later turn
    blood: float = 2.0  # Health that is paid for a move, beside Health that may be lost
    press: float = 12.0  # Prowess, cards and part of the Health with which he presses on
    press_cards: float = 4.0
    press_health: float = 0.75
    # the Foe player
    bite: float = 1.0  # Damage that a Foe is expected to deal
    scar: float = 0.3  # a Scar on a Foe
    given: float = 0.7  # Renown that Conan will probably win with a Foe
    minor: float = 0.4  # a Minor Foe discarded
    crowd: float = 0.5  # company in the zone
    place: float = 0.0  # what a Foe must be worth to be placed
    ward: float = 0.6  # Damage that a Foe's move keeps from it
    keep: float = 0.3  # a card given to a Foe, measured by what Conan would have done with it

    def at_bay(self) -> Weights:
        """For a turn after which a rival wins unless he is overtaken: little is worth saving for later."""
        spare = {name: getattr(self, name) * self.later for name in ("life", "prowess", "tight", "card", "text")}
        return msgspec.structs.replace(self, **spare)
