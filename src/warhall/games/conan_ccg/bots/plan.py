"""Conan's round: which moves in which gaps, and what the round is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import erfc, exp, sqrt
from typing import TYPE_CHECKING, Final

from warhall.games.conan_ccg.components import CONAN
from warhall.games.conan_ccg.fields import Foe, OwnMove
from warhall.games.conan_ccg.notation import ZONES
from warhall.games.conan_ccg.rules.chronicle import renown
from warhall.games.conan_ccg.rules.conan_moves import Gap, conan_zones, cost_at, gem_cost, open_gaps, zone_limit
from warhall.games.conan_ccg.rules.piles import HAND_SIZE
from warhall.games.conan_ccg.rules.statistics import health_of, prowess_of, starting_health, vitality
from warhall.games.conan_ccg.rules.victory import RENOWN_TO_WIN

if TYPE_CHECKING:
    from warhall.games.conan_ccg.bots.contacts import Contacts, Outlook
    from warhall.games.conan_ccg.bots.weights import Weights
    from warhall.games.conan_ccg.cards.cards import Card
    from warhall.games.conan_ccg.state import ConanState

Choice = tuple[str, Gap, int]  # a card, its gap, and who performs it
_IN_CONTACT: Final = frozenset(("passive", "before_damage"))
_HOPELESS: Final = -0.5
_FAR: Final = 30  # Renown
_LONGEST: Final = 6  # moves that are looked ahead


@cache
def _speaks(card: Card) -> bool:
    """Whether the text of a move has a say where it touches others."""
    return card.kind == "move" and any(
        not effect.scope.startswith("foe") and not _IN_CONTACT.isdisjoint(effect.when) for effect in card.effects
    )


class Plan:
    """The table with the moves laid so far, and what one more would be worth."""

    def __init__(self, contacts: Contacts, weights: Weights) -> None:
        self.contacts = contacts
        self.sight = contacts.sight
        self.weights = weights
        self.table: ConanState = contacts.table
        self.seat = self.table.active
        self.places = [(foe, at) for line in self.table.zones for at, foe in enumerate(line) if not foe.gone]
        self.outlooks: dict[int, Outlook] = {foe.uid: contacts.outlook(foe, at) for foe, at in self.places}
        self.health = self.table.health[self.seat]
        self.coming = self.hurt()
        self.stake = self._stake()
        self.price = self._price_of_health()
        self.prizes = {foe.uid: self._prize(foe) for foe, _ in self.places}
        self.values = {foe.uid: self._value(foe, self.outlooks[foe.uid]) for foe, _ in self.places}
        self.paid = 0.0
        self.needed = float(sum([contacts.bearing(foe).health for foe, _ in self.places]))
        self._costs: dict[tuple[str, Gap], int] = {}

    # -- prices --------------------------------------------------------------------------------------------------------

    def _stake(self) -> float:
        """Value what there is to lose, in Renown: if the chance to win is a logistic curve of the lead, the whole is
        worth the more Renown the further he is ahead."""
        lead = renown(self.table, self.seat) - max(self.sight.rivals)
        return 0.5 * (1 + exp(self.weights.ahead * max(-_FAR, min(_FAR, lead))))

    def _price_of_health(self) -> float:
        """A point of Health counts for more the less will be left, and for less while the Rest Step gives it back."""
        left = max(1.0, self.health - 0.6 * self.coming)
        missing = starting_health(self.table, self.seat) - self.health
        given_back = min(1.0, max(0, vitality(self.table) - missing) / max(1.0, self.coming))
        return self.weights.life * (1 - self.weights.rest * given_back) + self.weights.fear * self.stake / left

    def _prize(self, foe: Foe) -> float:
        """Value the fall of this Foe: Renown, blows that it will not strike, Scars that it will not cost."""
        card, weights = self.table.cards[foe.card], self.weights
        bearing = self.contacts.bearing(foe)
        threat = (bearing.base + bearing.free_bonus + 0.5) * weights.future * self.price
        mine = renown(self.table, self.seat)
        wins = weights.decides if mine < RENOWN_TO_WIN <= mine + card.renown else 0.0
        return card.renown + threat + weights.leave * card.scars + wins

    def _price_of_prowess(self) -> float:
        """Prowess that will not be needed against those who stand there is worth little: Rest gives it back anyway."""
        full, left = max(1, self.sight.conan.prowess), self.table.prowess[self.seat]
        price = self.weights.prowess + self.weights.tight * (1 - left / full)
        spare = max(0.0, 1 - self.needed / max(1, left))
        return price * (1 - self.weights.plenty * spare)

    def _value(self, foe: Foe, outlook: Outlook) -> float:
        prize = self.prizes[foe.uid]
        gain = prize * (outlook.kill + self.weights.wound * max(0.0, outlook.worn - outlook.kill))
        return gain - self.price * outlook.hurt - 0.5 * outlook.ally_hurt

    # -- one more move -------------------------------------------------------------------------------------------------

    def choices(self) -> list[Choice]:
        """Every move that Conan may lay now, as the rules have it; his Allies' moves come with the legal actions."""
        table = self.table
        gaps = open_gaps(table)
        used = conan_zones(table)
        if len(used) >= zone_limit(table):
            gaps = [gap for gap in gaps if gap[0] in used]
        cards = [card for card in dict.fromkeys(table.hand[self.seat]) if table.cards[card].is_move]
        return [(card, gap, CONAN) for card in cards for gap in gaps]

    def worth(self, choice: Choice) -> float:
        """Value this move: how much more the Foes that it touches are worth with it, less what it costs."""
        zone, gap = choice[1]
        price = self._price(choice)
        if price is None:
            return -99.0
        line, gain = self.table.zones[zone], 0.0
        table = self.table
        spoken = table.moments, table.modifiers
        self._lay(choice)
        for at in (gap - 1, gap):
            if 0 <= at < len(line) and not line[at].gone:
                foe = line[at]
                gain += self._value(foe, self.contacts.outlook(foe, at)) - self.values[foe.uid]
        table.moves.pop()
        table.moments, table.modifiers = spoken
        return gain - price

    def _lay(self, choice: Choice) -> None:
        card, (zone, gap), by = choice
        self.table.moves.append(OwnMove(self.table.next_uid, card, zone, gap, by))
        if _speaks(self.table.cards[card]):
            self.table.touch()

    def _price(self, choice: Choice) -> float | None:
        """None where it would cost a life."""
        card, gap, by = choice
        table, weights = self.table, self.weights
        known = table.cards[card]
        price = self._kept() * (weights.card + (weights.text if known.kind != "move" else 0.0))
        if by != CONAN:
            ally = table.find_ally(by)
            assert ally is not None
            wounds = max(0, gem_cost(table, OwnMove(table.next_uid, card, *gap, by)) - prowess_of(table, ally))
            return None if wounds >= health_of(table, ally) else price + 0.5 * wounds
        cost, purse = self._cost(card, gap), table.prowess[self.seat]
        price += self._price_of_prowess() * min(cost, purse)
        if cost <= purse:
            return price
        short = cost - purse
        if short + self.coming >= self.health - 1:
            return None
        return price + self.weights.blood * self.price * short

    def _kept(self) -> float:
        """The part of the hand that is still there after the Rest Step: what is beyond seven goes then (CCG-272)."""
        return min(1.0, HAND_SIZE / len(self.table.hand[self.seat]))

    def _cost(self, card: str, gap: Gap) -> int:
        found = self._costs.get((card, gap))
        if found is None:
            found = self._costs[card, gap] = cost_at(self.table, card, gap)
        return found

    def take(self, choice: Choice) -> None:
        """Lay it and go on from there."""
        card, gap, by = choice
        price = self._price(choice)
        cost = self._cost(card, gap) if by == CONAN else 0
        self._lay(choice)
        self.table.next_uid += 1
        self.table.hand[self.seat].remove(card)
        self.health -= max(0, cost - self.table.prowess[self.seat])
        self.table.prowess[self.seat] = max(0, self.table.prowess[self.seat] - cost)
        self.paid += price or 0.0
        for foe, at in self.places:
            self.outlooks[foe.uid] = self.contacts.outlook(foe, at)
            self.values[foe.uid] = self._value(foe, self.outlooks[foe.uid])

    # -- the whole round -----------------------------------------------------------------------------------------------

    def complete(self, choices: Sequence[Choice] | None = None) -> list[Choice]:
        """Lay the best move again and again, while one is worth it; the choices are Conan's unless they are given."""
        rated = [(self.worth(choice), choice) for choice in (self.choices() if choices is None else choices)]
        laid: list[Choice] = []
        while len(laid) < _LONGEST:
            worth, best = max(rated, default=(0.0, None))
            if best is None or worth <= self.weights.enough:
                break
            self.take(best)
            laid.append(best)
            # What is hopeless now will not do later either.
            rated = [
                (self.worth(choice), choice) for worth, choice in rated if worth > _HOPELESS and self._open(choice)
            ]
        return laid

    def _open(self, choice: Choice) -> bool:
        """Whether a choice is still there after the last move: the card, the gap, the zone, and an idle Ally."""
        card, (zone, gap), by = choice
        table = self.table
        if card not in table.hand[self.seat] or table.move_at(zone, gap) is not None:
            return False
        if by != CONAN:
            return all(move.by != by for move in table.moves)
        used = conan_zones(table)
        return zone in used or len(used) < zone_limit(table)

    def gain(self) -> float:
        """Value the round with the moves that lie: prizes and wounds, Health lost, the risk of death."""
        return sum(list(self.values.values()), 0.0) - self.paid - self._price_of_life() * self.risk()

    def _price_of_life(self) -> float:
        """Who dies early loses a game that was still open: the Renown that is saved by staying counts for less then."""
        leads = max(renown(self.table, self.seat), *self.sight.rivals)
        still_open = 1 - min(1.0, leads / RENOWN_TO_WIN)
        return self.weights.death * (1 + self.weights.early * still_open) * self.stake

    def risk(self) -> float:
        """The chance that Conan dies in this round."""
        spread = sum([outlook.spread for outlook in self.outlooks.values()], self.weights.doubt)
        return 0.5 * erfc((self.health - 0.5 - self.hurt()) / sqrt(2 * spread))

    def hurt(self) -> float:
        """The Damage to Conan that is to be expected with the moves that lie."""
        return sum([outlook.hurt for outlook in self.outlooks.values()], 0.0)

    def left_scars(self) -> float:
        """The Scars of the Foes that will probably still stand."""
        cards = self.table.cards
        return sum([cards[foe.card].scars * (1 - self.outlooks[foe.uid].kill) for foe, _ in self.places], 0.0)


def choice_of(args: Sequence[str], by: int) -> Choice:
    """A legal action `move` as a choice."""
    zone, _, gap = args[1].partition(":")
    return args[0], (ZONES.index(zone), int(gap)), by
