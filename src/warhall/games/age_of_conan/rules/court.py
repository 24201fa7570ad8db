"""Chapter "Court": the Conan part of a court+Conan die, and the three court options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import CONAN_OR_ADJACENT
from warhall.games.age_of_conan.rules import adventure, cards, conan
from warhall.games.age_of_conan.rules.limits import raider_supply
from warhall.games.age_of_conan.rules.terms import places
from warhall.kernel import Action, Choice, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

BOTH: Final = Action("draw both")
STRATEGY: Final = Action("draw strategy")
TAKE_IT: Final = Action("token take")
LEAVE_IT: Final = Action("token leave")


def begin(state: AgeOfConanState, seat: int, conan_part: bool) -> None:
    """AOC-092, AOC-096: the Conan part comes first and belongs to court+Conan dice alone."""
    state.stack.append(Court(seat, conan_part))
    if not conan_part or seat == state.conan_player or not state.track:
        return
    if state.game.rules.court_token_is_forced:  # AOC-106
        adventure.take_from_track(state, seat)
    else:
        state.stack.append(TokenChoice(seat))


class TokenChoice(Choice):
    """AOC-106: where it is not a must, the leftmost token may be left."""

    rule = "AOC-106"
    help = ("AOC-106", "AOC-286")
    forms = ("token leave", "token take")
    lies_on = ("court",)
    amid = ("own turn",)

    def options(self, _state: AgeOfConanState, _seat: int) -> list[Action]:
        return [LEAVE_IT, TAKE_IT]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        state.stack.pop()
        if action == TAKE_IT:
            adventure.take_from_track(state, seat)


class Court(Choice):
    """AOC-101, AOC-103, AOC-104: Conan's move and a raider in either order; then one court option (AOC-107 to 109)."""

    rule = "AOC-092"
    help = ("AOC-107", "AOC-108", "AOC-109", "AOC-101", "AOC-103")
    forms = ("conan PROVINCE", "draw both", "draw strategy", "event CARD", "raid PROVINCE")
    lies_on = ("after-action",)
    amid = ("own turn",)
    conan_part: bool = False  # of the die
    moved: bool = False
    raided: bool = False

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        texts = state.notation
        found = [BOTH, STRATEGY]
        if self.conan_part and seat == state.conan_player:
            if not self.moved:
                found += conan.moves(state)
            if not self.raided and raider_supply(state) > 0:
                found += [texts.by_province["raid"][p] for p in places(state, seat, CONAN_OR_ADJACENT)]
        known = state.components.cards
        held = {card for card in state.kingdom_hand[seat] if known[card].type == "event"}
        found += [texts.by_card["event"][card] for card in held if cards.can_pay(state, seat, known[card])]
        found.sort()
        return found

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        verb, index = state.notation.read(action)
        if verb == "conan":
            conan.move(state, seat, index)  # AOC-102: no token is taken or lost
            self.moved = True
            return
        if verb == "raid":
            conan.place_raider(state, seat, index)
            self.raided = True
            return
        state.stack.pop()
        if action == BOTH:
            state.stack.append(cards.Draw(seat, cards.STRATEGY, 1))
            state.stack.append(cards.Draw(seat, cards.KINGDOM, 1))
        elif action == STRATEGY:
            state.stack.append(cards.Draw(seat, cards.STRATEGY, 2))
        else:
            cards.use_card(state, seat, index)

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb == "event":
            return self._event_refusal(state, seat, args[0])
        if verb not in ("conan", "raid"):
            return None
        rule = "AOC-101" if verb == "conan" else "AOC-103"
        if not self.conan_part:
            return state.refuse("no-conan-part", "AOC-096")
        if seat != state.conan_player:
            return state.refuse("not-conan-player", rule)
        if verb == "conan":
            return state.refuse("conan-moved", rule) if self.moved else conan.move_refusal(state, action, rule)
        if self.raided:
            return state.refuse("raider-placed", rule)
        return raid_refusal(state, args[0], places(state, seat, CONAN_OR_ADJACENT), rule)

    def _event_refusal(self, state: AgeOfConanState, seat: int, index: int) -> IllegalActionError | None:
        """AOC-350; whether it would change anything does not matter (AOC-109)."""
        card = state.components.cards[index]
        if index not in state.kingdom_hand[seat]:
            return state.refuse("card-not-yours", "AOC-421", card=card.id)
        if card.type != "event":
            return state.refuse("no-event", "AOC-344", card=card.id)
        return cards.price_refusal(state, seat, card)


def raid_refusal(state: AgeOfConanState, province: int, there: list[int], rule: str) -> IllegalActionError | None:
    """Why no raider token may be placed in a province."""
    if raider_supply(state) <= 0:
        return state.refuse("no-raiders-left", "AOC-409", number=state.game.rules.raider_supply)
    if province not in there:
        names = ", ".join(state.province_ids[p] for p in there)
        return state.refuse("raider-too-far", rule, places=names)
    return None
