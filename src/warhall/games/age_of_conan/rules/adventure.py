"""Chapter "Adventures": tokens and their trade, the end of an adventure, and the next one."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import ON_TOKEN
from warhall.games.age_of_conan.rules import cards
from warhall.games.age_of_conan.rules.bidding import StartBid
from warhall.games.age_of_conan.rules.crowning import CrownCheck
from warhall.games.age_of_conan.rules.limits import incoherent
from warhall.games.age_of_conan.rules.lots import Handful, Row
from warhall.kernel import Action, Choice, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

KEEP: Final = Action("keep")
TRADE: Final = Action("trade")
ADVENTURES_PER_AGE: Final = 4  # AOC-042


# -- receiving tokens --------------------------------------------------------------------------------------------------


def take_from_track(state: AgeOfConanState, seat: int) -> None:
    """AOC-286: always the leftmost; from an empty track nothing is taken (AOC-106)."""
    if not state.track:
        return
    name = state.components.tokens[state.track.pop(0)].id
    state.log.append(events.TOKEN_TAKEN.of(seat=seat, token=name))
    state.stack.append(Token(seat, name))


def draw_token(state: AgeOfConanState, seat: int) -> None:
    """A random token of the container as the next thing that happens (AOC-291)."""
    refill(state)
    if state.bag:
        state.stack.append(Find(seat))


def refill(state: AgeOfConanState) -> None:
    """AOC-288: the tokens out of the game return when the container is empty."""
    if not state.bag and state.out_pile:
        state.bag = state.out_pile
        state.out_pile = []
        state.log.append(events.BAG_REFILLED.of(number=len(state.bag)))


def refill_at_once(state: AgeOfConanState) -> None:
    """AOC-288: after every draw and every token put out of the game; by a switch only when the next draw needs it."""
    if state.game.rules.refill_at_once:
        refill(state)


def _container_known_to(state: AgeOfConanState, viewer: int | None) -> bool:
    """AOC-299: whoever else keeps tokens keeps them secret, so what is left is known only where nobody does."""
    return not any(held for seat, held in enumerate(state.tokens) if seat != viewer)


class Find(Handful):
    """AOC-291: a token of the container, which only its finder sees (AOC-293)."""

    rule = "AOC-291"
    forms = ("find TOKEN",)
    lies_on = ("crown-check", "effects")
    seat: int

    def form(self) -> tuple[str, str]:
        return "find", "TOKEN"

    def bag(self, state: AgeOfConanState) -> list[int]:
        return state.bag

    def seen(self, _state: AgeOfConanState, action: Action, _actor: int, viewer: int | None) -> Action | None:
        return action if viewer == self.seat else None

    def bag_known_to(self, state: AgeOfConanState, viewer: int | None) -> bool:
        return _container_known_to(state, viewer)

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        state.bag.remove(self.drawn(state, action)[0])
        name = action.args[0]
        state.log.append(events.TOKEN_FOUND.of(seat=self.seat, token=name))
        refill_at_once(state)
        state.stack.append(FoundToken(self.seat, name))


class Token(Choice):
    """AOC-287: keep a token or trade it, now or never; cards for this moment come first."""

    rule = "AOC-287"
    help = ("AOC-287",)
    forms = ("keep", "trade", "use CARD")
    lies_on = ("court", "turn", "crown-check", "effects")
    token: str

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        return sorted([KEEP, TRADE, *cards.usable(state, seat, ON_TOKEN)])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        if action == KEEP:
            state.stack.pop()
            token = state.components.token_index[self.token]
            insort(state.tokens[seat], token)
            if not self.secret:  # everybody saw it lie on the track
                insort(state.known_tokens[seat], token)
            state.log.append(events.TOKEN_KEPT.of(seat=seat, number=len(state.tokens[seat])))
        elif action == TRADE:
            state.stack.pop()
            self._trade(state, seat)
        else:
            cards.use_card(state, seat, state.notation.read(action)[1])

    def _trade(self, state: AgeOfConanState, seat: int) -> None:
        """AOC-284, AOC-288: its icons in gold or sorcery; the token is out of the game and seen by all."""
        index = state.components.token_index[self.token]
        token = state.components.tokens[index]
        insort(state.out_pile, index)
        if token.is_gold:
            state.gold[seat] += token.icons
        else:
            state.sorcery[seat] += token.icons
        traded = events.TOKEN_TRADED_GOLD if token.is_gold else events.TOKEN_TRADED_SORCERY
        state.log.append(traded.of(seat=seat, token=token.id, number=token.icons))
        refill_at_once(state)

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        return cards.use_refusal(state, seat, args[0], ON_TOKEN) if verb == "use" else None


class FoundToken(Token):
    """AOC-293: a token of the container."""

    secret = ("token",)


# -- a new adventure: card, marker, track (AOC-014 to AOC-018, AOC-296) ------------------------------------------------


def begin(state: AgeOfConanState) -> None:
    """A new card, its track, and a bid (AOC-296)."""
    state.stack.append(StartBid())
    state.stack.append(Adventure())


class Adventure(Handful):
    """AOC-015: the next card is turned up."""

    rule = "AOC-015"
    forms = ("adventure ADVENTURE",)
    lies_on = ("artifacts", "start-bid")

    def form(self) -> tuple[str, str]:
        return "adventure", "ADVENTURE"

    def bag(self, state: AgeOfConanState) -> list[int]:
        """The card that lies on top if somebody has seen it; otherwise any that nobody has seen may come."""
        return state.adventure_top[:1] or state.adventures

    def bag_known_to(self, state: AgeOfConanState, viewer: int | None) -> bool:
        """Everybody knows which cards were never turned up; a card on top is known to those who have seen it."""
        return not state.adventure_top or (viewer is not None and bool(state.adventure_known[0] >> viewer & 1))

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        index = self.drawn(state, action)[0]
        state.adventures.remove(index)
        if state.adventure_top:
            del state.adventure_top[0], state.adventure_known[0]
        state.adventures_left -= 1
        card = state.components.adventures[index]
        state.adventure = index
        state.destination = card.destination
        where = state.province_ids[card.destination]
        state.log.append(
            events.ADVENTURE_REVEALED.of(adventure=card.id, province=where, number=card.length, age=state.age)
        )
        lay_track(state, card.length)


def lay_track(state: AgeOfConanState, number: int) -> None:
    """AOC-288, AOC-289: draw what is there, return the out pile, draw the rest; with too few the track is shorter."""
    if number:
        refill(state)
        if state.bag:
            state.stack.append(Track(number))


class Track(Row):
    """AOC-018: tokens of the container in drawing order, the first leftmost."""

    rule = "AOC-018"
    forms = ("track TOKEN*",)
    lies_on = ("artifacts", "start-bid")
    number: int

    def form(self) -> tuple[str, str]:
        return "track", "TOKEN"

    def bag(self, state: AgeOfConanState) -> list[int]:
        return state.bag

    def size(self, state: AgeOfConanState) -> int:
        return min(self.number, len(state.bag))

    def bag_known_to(self, state: AgeOfConanState, viewer: int | None) -> bool:
        return _container_known_to(state, viewer)

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        drawn = self.drawn(state, action)
        for token in drawn:
            state.bag.remove(token)
            state.track.append(token)
        state.log.append(events.TRACK_LAID.of(tokens=list(action.args)))
        refill_at_once(state)
        lay_track(state, self.number - len(drawn))

    def check(self, state: AgeOfConanState) -> None:
        """No more tokens come than the card says, with those that lie there."""
        room = state.components.adventures[state.adventure].length - len(state.track) if state.adventure >= 0 else 0
        if not 0 < self.number <= room:
            raise incoherent("stack", "AOC-018")


# -- the end of an adventure (AOC-290 to AOC-298) ----------------------------------------------------------------------


def end(state: AgeOfConanState) -> None:
    """First player token, reward or relocation, crowning window (AOC-298)."""
    state.first_player = (state.turn + 1) % state.players  # AOC-078
    state.log.append(events.ADVENTURE_ENDS.of(adventure=state.components.adventures[state.adventure].id))
    home = state.game.homes[state.conan_player]
    was_home = state.conan == home
    arrived = state.conan == state.destination
    if not arrived:  # AOC-294
        state.conan = state.destination
        state.log.append(events.CONAN_RELOCATED.of(province=state.province_ids[state.conan]))
    if not state.game.rules.crown_before_relocation:
        was_home = state.conan == home
    state.stack.append(CrownCheck(was_home))
    if arrived:  # AOC-291, AOC-292
        draw_token(state, state.conan_player)
