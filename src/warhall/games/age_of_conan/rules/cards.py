"""Chapter "Cards": drawing, table cards, when a kingdom card or an artifact may be used, and what follows.

Whether a seat is asked at all follows from public facts (`may_have_card`): its ready table cards and artifacts, and
what a hidden hand could hold, given what lies open. What it may then do follows from its cards (`usable`). What a
card does its verbs know, what it costs its prices: the folder `cards`.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any, ClassVar, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.components import NOBODY, Card
from warhall.games.age_of_conan.notation import DONE, PASS
from warhall.games.age_of_conan.rules.limits import incoherent
from warhall.games.age_of_conan.rules.lots import Handful
from warhall.kernel import Action, Choice, Event, Frame, IllegalActionError

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

KINGDOM: Final = "kingdom"  # the decks
STRATEGY: Final = "strategy"
NO_TARGET: Final = -2  # the effect that should have fixed the player removed nothing
USE_RULE: Final = {"table": "AOC-346", "event": "AOC-350", "instant": "AOC-351", "artifact": "AOC-354"}


# -- drawing (AOC-339 to AOC-343) --------------------------------------------------------------------------------------


def _bag(state: AgeOfConanState, seat: int, deck: str) -> list[int]:
    return state.kingdom_deck[seat] if deck == KINGDOM else state.strategy_deck


def hand_of(state: AgeOfConanState, seat: int, deck: str) -> list[int]:
    return state.kingdom_hand[seat] if deck == KINGDOM else state.strategy_hand[seat]


def kind_of(deck: str) -> str:
    return "CARD" if deck == KINGDOM else "STRATEGY"


def can_draw(state: AgeOfConanState, seat: int, deck: str) -> bool:
    """AOC-342, AOC-343: whether deck or discard has a card left."""
    if deck == KINGDOM:
        return bool(state.kingdom_deck[seat] or state.kingdom_discard[seat] or state.deck_top[seat])
    return bool(state.strategy_deck or state.strategy_discard)


class Draw(Frame):
    """AOC-340: a seat draws cards."""

    rule = "AOC-339"
    lies_on = ("draw", "adventure", "bid", "after-action", "effects", "spend")
    seat: int
    deck: str
    number: int

    def go(self, state: AgeOfConanState) -> bool:
        seat = self.seat
        if self.deck == KINGDOM:
            while self.number and state.deck_top[seat]:  # a card whose place is known comes without chance
                card = state.deck_top[seat].pop(0)
                insort(state.kingdom_hand[seat], card)
                state.log.append(_drawn(state, seat, KINGDOM, [card]))
                self.number -= 1
        reshuffle(state, seat, self.deck)
        bag = _bag(state, seat, self.deck)
        drawn = min(self.number, len(bag))
        if self.number == drawn or not bag:
            state.stack.pop()
        if drawn:
            self.number -= drawn
            state.stack.append(Deal(seat, self.deck, drawn))
        elif self.number:  # AOC-342, AOC-343: neither deck nor discard
            state.log.append(events.NO_CARD_LEFT.of(seat=seat, deck=self.deck))
        return True

    def check(self, _state: AgeOfConanState) -> None:
        _check_number(self.number)


def _check_number(number: int) -> None:
    """AOC-340: whoever draws has a card to come."""
    if number < 1:
        raise incoherent("stack", "AOC-340")


def _drawn(state: AgeOfConanState, seat: int, deck: str, cards: list[int]) -> Event:
    """Others learn how many, not which (AOC-418)."""
    names = state.notation.names[kind_of(deck)]
    return events.CARDS_DRAWN.of(seat=seat, deck=deck, number=len(cards), cards=[names[card] for card in cards])


def reshuffle(state: AgeOfConanState, seat: int, deck: str) -> None:
    """AOC-341, AOC-343: at once when the deck is empty and there is a discard."""
    if deck == STRATEGY:
        if not state.strategy_deck and state.strategy_discard:
            state.strategy_deck = sorted(state.strategy_discard)
            state.strategy_discard = []
            state.log.append(events.RESHUFFLED_STRATEGY.of(number=len(state.strategy_deck)))
    elif not state.kingdom_deck[seat] and not state.deck_top[seat] and state.kingdom_discard[seat]:
        state.kingdom_deck[seat] = sorted(state.kingdom_discard[seat])
        state.kingdom_discard[seat] = []
        state.log.append(events.RESHUFFLED.of(seat=seat, deck=KINGDOM, number=len(state.kingdom_deck[seat])))


class Deal(Handful):
    """AOC-339: the top of a deck, by chance."""

    rule = "AOC-339"
    forms = ("deal CARD+", "deal STRATEGY+")
    lies_on = Draw.lies_on
    seat: int
    deck: str
    number: int

    def form(self) -> tuple[str, str]:
        return "deal", kind_of(self.deck)

    def bag(self, state: AgeOfConanState) -> list[int]:
        return _bag(state, self.seat, self.deck)

    def size(self, _state: AgeOfConanState) -> int:
        return self.number

    def seen(self, _state: AgeOfConanState, action: Action, _actor: int, viewer: int | None) -> Action | None:
        return action if viewer == self.seat else None

    def bag_known_to(self, _state: AgeOfConanState, viewer: int | None) -> bool:
        """A player knows where all cards of the own kingdom are; strategy cards may be in other hands."""
        return self.deck == KINGDOM and viewer == self.seat

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        cards = self.drawn(state, action)
        hand, bag = hand_of(state, self.seat, self.deck), self.bag(state)
        for card in cards:
            bag.remove(card)
            insort(hand, card)
        state.log.append(_drawn(state, self.seat, self.deck, cards))
        reshuffle(state, self.seat, self.deck)

    def check(self, _state: AgeOfConanState) -> None:
        _check_number(self.number)


# -- table cards (AOC-345 to AOC-348) ----------------------------------------------------------------------------------


def card_step_options(state: AgeOfConanState, seat: int) -> list[Action]:
    """Offer the card step of a turn: playing and refreshing table cards (AOC-074)."""
    cards = state.components.cards
    gold = state.gold[seat]
    texts = state.notation.by_card
    hand = state.kingdom_hand[seat]
    playable = {card for card in hand if cards[card].type == "table" and cards[card].cost <= gold}
    used = {card for card in used_cards(state, seat) if _used_before(state, seat, card) and cards[card].cost <= gold}
    return [texts["play"][card] for card in playable] + [texts["refresh"][card] for card in used]


def card_step_refusal(state: AgeOfConanState, seat: int, verb: str, index: int) -> IllegalActionError | None:
    """Why a table card may be neither played nor refreshed in the card step."""
    card = state.components.cards[index]
    if verb == "play":
        if index not in state.kingdom_hand[seat]:
            return state.refuse("card-not-yours", "AOC-421", card=card.id)
        if card.type != "table":
            return state.refuse("no-table-card", "AOC-344", card=card.id)
    elif index not in used_cards(state, seat):
        if index * 2 in state.table[seat]:
            return state.refuse("card-ready", "AOC-347", card=card.id)
        return state.refuse("card-not-yours", "AOC-421", card=card.id)
    elif not _used_before(state, seat, index):
        return state.refuse("card-used-now", "AOC-347", card=card.id)
    if card.cost > state.gold[seat]:
        return state.refuse("too-little-gold", "AOC-421", price=card.cost, gold=state.gold[seat])
    return None


def used_cards(state: AgeOfConanState, seat: int) -> list[int]:
    """The table cards of a seat that wait to be refreshed."""
    return sorted({entry // 2 for entry in state.table[seat] if entry & 1})


def _used_before(state: AgeOfConanState, seat: int, card: int) -> bool:
    """AOC-347: whether a copy of this card was used in an earlier turn, not in this one."""
    return state.table[seat].count(card * 2 + 1) > state.used_now.count(card)


def play_table_card(state: AgeOfConanState, seat: int, card: int) -> None:
    """AOC-345: pay, lay it down ready."""
    facts = state.components.cards[card]
    state.gold[seat] -= facts.cost
    state.kingdom_hand[seat].remove(card)
    insort(state.table[seat], card * 2)
    state.log.append(events.TABLE_CARD_PLAYED.of(seat=seat, card=facts.id, gold=facts.cost))


def refresh_card(state: AgeOfConanState, seat: int, card: int, price: int) -> None:
    """AOC-347 for gold; a card's effect does it free of charge, and first for a copy that was used in this turn."""
    state.gold[seat] -= price
    if not price and card in state.used_now:
        state.used_now.remove(card)
    state.table[seat].remove(card * 2 + 1)
    insort(state.table[seat], card * 2)
    state.log.append(events.CARD_REFRESHED.of(seat=seat, card=state.components.cards[card].id, gold=price))


# -- who may use what, and when ----------------------------------------------------------------------------------------


def conditions_hold(state: AgeOfConanState, seat: int, card: Card) -> bool:
    """The conditions of a card in the contest that is going on; cards for other windows have none."""
    if not card.conditions:
        return True
    contest = state.fight
    side = contest.side_of(seat)
    return all(condition.holds(state, contest, side) for condition in card.conditions)


def can_pay(state: AgeOfConanState, seat: int, card: Card) -> bool:
    """AOC-350, AOC-351, AOC-421: a price in the text must be paid in full."""
    return all(price.can(state, seat) for price in card.price)


def would_change(state: AgeOfConanState, seat: int, card: Card) -> bool:
    """Whether a verb of a card could change something now (general rule 2 of the vocabulary)."""
    return any(verb.can(state, seat) for verb in card.verbs)


def _used_in_roll(state: AgeOfConanState, card: Card) -> bool:
    """The artifacts limit themselves to once per contest roll (AOC-354)."""
    artifact = card.index - state.components.first_artifact
    return state.contest is not None and bool(state.contest.artifacts_used >> artifact & 1)


def may_use(state: AgeOfConanState, seat: int, card: Card) -> bool:
    """A card may be used if its conditions hold, its price can be paid and it would change something."""
    if card.type == "artifact" and _used_in_roll(state, card):
        return False
    return conditions_hold(state, seat, card) and can_pay(state, seat, card) and would_change(state, seat, card)


def may_not_use(state: AgeOfConanState, seat: int, card: Card) -> IllegalActionError | None:
    """Why a card that a seat has may not be used at its moment."""
    rule = USE_RULE[card.type]
    if card.type == "artifact" and _used_in_roll(state, card):
        return state.refuse("artifact-used", rule, card=card.id)
    if not conditions_hold(state, seat, card):
        return state.refuse("card-conditions", rule, card=card.id)
    if can_pay(state, seat, card) and not would_change(state, seat, card):
        return state.refuse("card-changes-nothing", rule, card=card.id)
    return price_refusal(state, seat, card)


def price_refusal(state: AgeOfConanState, seat: int, card: Card) -> IllegalActionError | None:
    """Why a seat cannot pay what the text of a card asks for."""
    if can_pay(state, seat, card):
        return None
    asked = {"gold": 0, "sorcery": 0, "units": 0} | {price.currency: price.n for price in card.price}
    return state.refuse("card-price", "AOC-421", card=card.id, **asked)


def usable(state: AgeOfConanState, seat: int, timing: int) -> list[Action]:
    """The cards that a seat may use at this moment: instants from hand, ready table cards, artifacts."""
    components = state.components
    cards = components.cards
    instant = components.instant_timing
    found = [card for card in state.kingdom_hand[seat] if instant[card] == timing]
    for entry in state.table[seat]:
        if not entry & 1 and cards[entry // 2].timing == timing:
            found.append(entry // 2)
    for at, holder in enumerate(state.artifacts):
        if holder == seat and cards[components.first_artifact + at].timing == timing:
            found.append(components.first_artifact + at)
    if not found:
        return []
    use = state.notation.by_card["use"]
    return [use[card] for card in dict.fromkeys(found) if may_use(state, seat, cards[card])]


def use_refusal(state: AgeOfConanState, seat: int, index: int, *timings: int) -> IllegalActionError | None:
    """Why a card may not be used at a moment with these windows."""
    components = state.components
    card = components.cards[index]
    if card.type == "table" and index * 2 not in state.table[seat]:
        if index * 2 + 1 in state.table[seat]:
            return state.refuse("card-turned", "AOC-346", card=card.id, price=card.cost)
        if index in state.kingdom_hand[seat]:
            return state.refuse("card-not-played", "AOC-345", card=card.id, price=card.cost)
        return state.refuse("card-not-yours", "AOC-421", card=card.id)
    if card.type == "artifact" and state.artifacts[index - components.first_artifact] != seat:
        return state.refuse("card-not-yours", "AOC-421", card=card.id)
    if card.type in ("event", "instant") and index not in state.kingdom_hand[seat]:
        return state.refuse("card-not-yours", "AOC-421", card=card.id)
    if card.type == "event" or card.timing not in timings:
        return state.refuse("card-other-moment", USE_RULE[card.type], card=card.id)
    return may_not_use(state, seat, card)


def may_have_card(state: AgeOfConanState, seat: int, timing: int) -> bool:
    """Whether this seat could use a card now, as far as everybody can tell: `may_use` looks at public facts only."""
    components = state.components
    cards = components.cards
    for entry in state.table[seat]:
        card = cards[entry // 2]
        if not entry & 1 and card.timing == timing and may_use(state, seat, card):
            return True
    for at, holder in enumerate(state.artifacts):
        if holder == seat:
            card = cards[components.first_artifact + at]
            if card.timing == timing and may_use(state, seat, card):
                return True
    if not state.kingdom_hand[seat]:
        return False
    for index in components.timed[state.game.kingdoms[seat]][timing]:
        card = cards[index]
        if _unseen(state, seat, card) and may_use(state, seat, card):
            return True
    return False


def _unseen(state: AgeOfConanState, seat: int, card: Card) -> bool:
    """Whether a copy of this instant lies neither in the discard nor is being carried out."""
    seen = state.kingdom_discard[seat].count(card.index)
    if seen < card.copies:
        seen += sum([isinstance(frame, Effects) and frame.card == card.id for frame in state.stack])
    return seen < card.copies


# -- using a card ------------------------------------------------------------------------------------------------------


def use_card(state: AgeOfConanState, seat: int, card: int) -> None:
    """Use a card: pay its price, turn it or take it from hand, and let its effects follow."""
    facts = state.components.cards[card]
    if facts.type == "table":  # AOC-346
        state.table[seat].remove(card * 2)
        insort(state.table[seat], card * 2 + 1)
        insort(state.used_now, card)
        state.log.append(events.TABLE_CARD_USED.of(seat=seat, card=facts.id))
    else:
        if facts.type != "artifact":
            state.kingdom_hand[seat].remove(card)  # it lies in the frame until it goes to the discard
        elif state.contest is not None:
            state.contest.artifacts_used |= 1 << (card - state.components.first_artifact)
        state.log.append(events.CARD_USED.of(seat=seat, card=facts.id))
    state.stack.append(Effects(seat, facts.id))
    for price in facts.price:
        price.carry(state, seat, NOBODY)


class CardWindow(Choice):
    """AOC-352: cards for one moment, any number of them, until the seat passes."""

    abstract = True
    forms = ("pass", "use CARD")

    def moment(self) -> int:
        """The window that its cards name."""
        raise NotImplementedError

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        return [PASS, *sorted(usable(state, seat, self.moment()))]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        if action == PASS:
            state.stack.pop()
        else:
            use_card(state, seat, state.notation.read(action)[1])

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        return use_refusal(state, seat, args[0], self.moment()) if verb == "use" else None


class Undertaking(Choice):
    """An action that a seat carries out piece by piece until it is `done`, using cards meanwhile."""

    abstract = True
    forms: "ClassVar[tuple[str, ...]]" = ("done", "use CARD")

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        if action == DONE:
            state.stack.pop()
            return
        verb, *args = state.notation.read(action)
        if verb == "use":
            use_card(state, seat, args[0])
        else:
            self.undertake(state, seat, verb, args)

    def undertake(self, state: AgeOfConanState, seat: int, verb: str, args: list[Any]) -> None:
        """Do one piece of it."""
        raise NotImplementedError


class Effects(Frame):
    """AOC-355: the verbs of a card, one after the other; a part that is impossible is skipped."""

    rule = "AOC-355"
    lies_on = (
        *("turn", "military", "intrigue", "token", "found-token", "bid-cards", "raids", "spend"),
        *("after-action", "own-roll", "opponent-roll", "window"),
    )
    seat: int
    card: str
    at: int = 0
    target: int = NOBODY  # the player whom the card points at

    def go(self, state: AgeOfConanState) -> bool:
        components = state.components
        card = components.cards[components.card_index[self.card]]
        if self.at == len(card.verbs):
            state.stack.pop()
            if card.type in ("event", "instant"):  # AOC-350, AOC-351
                insort(state.kingdom_discard[self.seat], card.index)
            return True
        verb = card.verbs[self.at]
        points_at_player = verb.points_at_player()
        if points_at_player:
            if self.target == NOBODY:
                self.target = _only_target(state, self.seat)
            if self.target == NOBODY:
                state.stack.append(Target(self.seat))
                return True
        self.at += 1
        if self.target != NO_TARGET or not points_at_player:
            verb.carry(state, self.seat, self.target)
        return True

    def check(self, state: AgeOfConanState) -> None:
        components = state.components
        card = components.cards[components.card_index[self.card]]
        if self.at > len(card.verbs) or not NO_TARGET <= self.target < state.players:
            raise incoherent("stack", "AOC-353")


def _only_target(state: AgeOfConanState, seat: int) -> int:
    """In a contest the opponent; otherwise the one other player, if there is but one."""
    if state.contest is not None:
        other = state.contest.seat(state.contest.side_of(seat) ^ 1)
        return NO_TARGET if other == NOBODY else other
    others = [other for other in range(state.players) if other != seat]
    return others[0] if len(others) == 1 else NOBODY


def possible_targets(state: AgeOfConanState, seat: int) -> list[int]:
    """The players at whom a card of this seat may point."""
    only = _only_target(state, seat)
    if only != NOBODY:
        return [only] if only >= 0 else []
    return [other for other in range(state.players) if other != seat]


def fix_target(state: AgeOfConanState, target: int) -> None:
    """Remember the player whom a card points at, for its later effects."""
    for frame in reversed(state.stack):
        if isinstance(frame, Effects):
            frame.target = target
            return


class CardChoice(Choice):
    """A question that a card asks of whoever uses it."""

    abstract = True
    rule = "AOC-355"
    help = ("AOC-355",)
    lies_on = ("effects",)


class Target(CardChoice):
    """A card points at one other player, the same for all its effects."""

    forms = ("target KINGDOM",)

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        game = state.game
        return sorted([game.notation.make("target", game.kingdoms[other]) for other in possible_targets(state, seat)])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        state.stack.pop()
        target = state.game.kingdoms.index(state.notation.read(action)[1])
        fix_target(state, target)
        state.log.append(events.TARGET_CHOSEN.of(seat=seat, victim=target))
