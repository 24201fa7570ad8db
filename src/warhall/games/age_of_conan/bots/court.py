"""The court: what cards are worth and when they are used, what their effects ask for, tokens, Conan and raiders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.bots.values import Values
from warhall.games.age_of_conan.cards.conditions import AgainstPlayer, Defender
from warhall.games.age_of_conan.cards.contests import (
    AddDice,
    AddSuccess,
    CancelStrategy,
    CountSymbol,
    FreeMarch,
    IgnoreTerrain,
    PreventLoss,
    Reroll,
    RetreatWithoutCrom,
    WinTie,
)
from warhall.games.age_of_conan.cards.looking import OrderDeck, Peek
from warhall.games.age_of_conan.cards.pieces import (
    ArmyLoss,
    ArmyMove,
    ArmyPlacement,
    ConanMove,
    EmissaryLoss,
    EmissaryMove,
    EmissaryPlacement,
    MoveArmy,
    MoveConan,
    MoveEmissary,
    PlaceArmy,
    PlaceEmissary,
    PlaceRaider,
    RaiderPlacement,
    RaiderRemoval,
    RemoveEnemyArmy,
    RemoveEnemyEmissary,
    RemoveRaider,
)
from warhall.games.age_of_conan.cards.prices import PayGold, PaySorcery, Sacrifice
from warhall.games.age_of_conan.cards.supplies import (
    DiscardOpponent,
    DrawKingdom,
    DrawStrategy,
    ExtraFateDie,
    GainGold,
    GainSorcery,
    Refresh,
    RefreshTableCard,
    TakeAdventureToken,
)
from warhall.games.age_of_conan.cards.words import CardVerb, Price
from warhall.games.age_of_conan.components import NOBODY, Card
from warhall.games.age_of_conan.notation import DONE, PASS
from warhall.games.age_of_conan.rules.cards import Target, can_pay
from warhall.games.age_of_conan.rules.limits import reserve_emissaries, reserve_units
from warhall.games.age_of_conan.rules.terms import places
from warhall.kernel import Action, Frame

if TYPE_CHECKING:
    from warhall.games.age_of_conan.bots.crowning import Crowning
    from warhall.games.age_of_conan.bots.diplomacy import Diplomacy
    from warhall.games.age_of_conan.bots.sight import Sight
    from warhall.games.age_of_conan.bots.warfare import Warfare

STAY: Final = "stay"
IN_CONTESTS: Final[dict[type[CardVerb], float]] = {  # what a use in a contest is worth on average, by the verb
    AddSuccess: 1.1,
    AddDice: 0.5,
    Reroll: 0.35,
    CountSymbol: 0.8,
    CancelStrategy: 0.2,
    IgnoreTerrain: 0.3,
    WinTie: 0.6,
    PreventLoss: 0.6,
    FreeMarch: 0.7,
    RetreatWithoutCrom: 0.0,
}


class Court:
    """Cards and what they do, in one position."""

    def __init__(self, sight: Sight, values: Values, war: Warfare, diplomacy: Diplomacy, crowning: Crowning) -> None:
        self.sight = sight
        self.values = values
        self.war = war
        self.diplomacy = diplomacy
        self.crowning = crowning
        self.board = sight.board
        self.me = sight.me

    # -- the worth of cards --------------------------------------------------------------------------------------------

    def strategy_worth(self, card: int) -> float:
        """A strategy card in hand: strong ones are kept for contests that matter, many are spent more freely."""
        facts = self.sight.game.components.strategy[card]
        quality = 0.25 + 0.45 * facts.symbols.bit_count() + 0.1 * facts.terrains.bit_count() + 0.05 * facts.rating
        plenty = min(1.0, 4.0 / max(1, len(self.sight.hand)))
        return self.values.strategy * quality * plenty

    def price_of_use(self, card: Card) -> float:
        """Price the use of a card: its cost, and a card that is gone or turned."""
        price = sum(self._price(each) for each in card.price)
        if card.type == "artifact":
            return price
        if card.type == "table":
            return price + 0.5 * self.values.weights.use * self.values.time
        return price + self.values.weights.use * self.values.time

    def _price(self, price: Price) -> float:
        if isinstance(price, PayGold):
            return self.values.gold(price.n)
        return price.n * (self.values.sorcery if isinstance(price, PaySorcery) else self.values.unit)

    def table_worth(self, card: Card) -> float:
        """Value a ready table card until it is turned, and once more for each age change (AOC-337)."""
        uses = min(1.0, self.sight.turns / 4.0) + self.values.age_changes * 0.8
        return uses * self.usual_of(card)

    def _usual(self, verb: CardVerb, card: Card) -> float:
        worth = IN_CONTESTS.get(type(verb))
        if worth is None:
            return 0.3 * verb.n if isinstance(verb, RemoveRaider) else self.verb_value(verb)
        if isinstance(verb, AddSuccess | AddDice | Reroll):
            worth *= verb.n
        if any(isinstance(condition, Defender | AgainstPlayer) for condition in card.conditions):
            worth *= 0.4  # contests that others begin are rare
        return worth

    def wants_table_card(self, card: Card, verb: str) -> bool:
        worth = self.table_worth(card)
        if verb == "refresh":  # the next age change would do it for nothing
            worth = min(1.0, self.sight.turns / 4.0) * self.usual_of(card) * 0.7
        return worth > self.values.gold(card.cost) + 0.1

    # -- the worth of effects ------------------------------------------------------------------------------------------

    def card_value(self, card: Card) -> float:
        """Value a card as if it were used now, outside contests."""
        return sum(self.verb_value(verb) for verb in card.verbs if verb.can(self.board, self.me))

    def verb_value(self, verb: CardVerb) -> float:
        handler = _VERB_VALUES.get(type(verb))
        return handler(self, verb) if handler is not None else 0.0

    def _gold(self, verb: GainGold) -> float:
        if verb.source != "player":
            return self.values.gold(verb.n)
        victim = max(self.sight.rivals, key=lambda seat: self.values.rival(seat) * min(verb.n, self.board.gold[seat]))
        amount = min(verb.n, self.board.gold[victim])
        return self.values.gold(amount) + self.values.rival(victim) * self.values.weights.gold * amount

    def _sorcery(self, verb: GainSorcery) -> float:
        return verb.n * self.values.sorcery + self.values.promise_of("sorcery", verb.n)

    def _kingdom(self, verb: DrawKingdom) -> float:
        return verb.n * self.values.kingdom

    def _strategy(self, verb: DrawStrategy) -> float:
        return verb.n * self.values.strategy

    def _discard(self, verb: DiscardOpponent) -> float:
        worth = self.values.kingdom if verb.deck == "kingdom" else self.values.strategy
        hands = self.board.kingdom_hand if verb.deck == "kingdom" else self.board.strategy_hand
        best = max(self.values.rival(seat) * min(verb.n, len(hands[seat])) for seat in self.sight.rivals)
        return worth * best

    def _peek(self, _verb: Peek) -> float:
        return 0.1 * self.values.time

    def _refresh(self, verb: RefreshTableCard) -> float:
        cards = self.sight.game.components.cards
        used = [cards[entry // 2] for entry in self.board.table[self.me] if entry & 1]
        worths = sorted((sum(self._usual_turned(each, card) for each in card.verbs) for card in used), reverse=True)
        return sum(worths[: verb.n]) * 0.8 * min(1.0, self.sight.turns / 4.0)

    def _usual_turned(self, verb: CardVerb, card: Card) -> float:
        return 0.5 if isinstance(verb, RefreshTableCard) else self._usual(verb, card)

    def _place_army(self, verb: PlaceArmy) -> float:
        number = min(verb.n, reserve_units(self.board, self.me))
        spots = places(self.board, self.me, verb.where)
        if number <= 0 or not spots:
            return 0.0
        best = max(self.war.reinforcement(at) for at in spots)
        return number * max(best * 0.9, self.values.unit) + self.values.promise_of("army_units", number)

    def _move_army(self, verb: MoveArmy) -> float:
        return 0.4 * self.values.time * verb.n

    def _remove_army(self, verb: RemoveEnemyArmy) -> float:
        best = 0.0
        for at in places(self.board, self.me, verb.where):
            best = max(best, self.removal_value(at))
        return best * verb.n

    def removal_value(self, at: int) -> float:
        """Value the loss of a unit by another player's army there."""
        board = self.board
        owner, units = board.army_owner[at], board.armies[at]
        if owner in (NOBODY, self.me) or units < 2 or at in self.sight.game.homes:
            return 0.0
        threat = sum(
            self.war.exposure(p, board.armies[p]) * 0.3
            for p in self.sight.game.components.adjacent[at]
            if board.owner[p] == self.me
        )
        return self.values.rival(owner) * (self.values.unit + 0.3 * (board.steps[at] >= 0)) + threat

    def _place_emissary(self, verb: PlaceEmissary) -> float:
        return self.values.emissary * min(verb.n, reserve_emissaries(self.board, self.me))

    def _move_emissary(self, verb: MoveEmissary) -> float:
        return 0.3 * verb.n * self.values.time

    def _remove_emissary(self, verb: RemoveEnemyEmissary) -> float:
        return 0.8 * self.values.emissary * verb.n / len(self.sight.rivals)

    def _move_conan(self, _verb: MoveConan) -> float:
        return 0.2 if self.sight.is_conan_player() else 0.1

    def _place_raider(self, verb: PlaceRaider) -> float:
        best = max((self.raid_value(at) for at in places(self.board, self.me, verb.where)), default=0.0)
        return max(0.0, best) * verb.n * 0.9

    def raid_value(self, at: int) -> float:
        """A raider costs the owner a point, unless a unit is paid for all raiders of the province (AOC-304)."""
        board = self.board
        owner = board.owner[at]
        if owner == self.me:
            return -1.0
        if owner == NOBODY:
            return 0.05 * (board.army_owner[at] not in (NOBODY, self.me)) - 0.05
        payable = board.army_owner[at] == owner
        loss = max(0.0, self.values.unit * 0.8 - 0.3 * board.raiders[at]) if payable else 1.0
        return self.values.rival(owner) * self.values.weights.raider * loss

    def _remove_raider(self, verb: RemoveRaider) -> float:
        raided = sum(self.board.raiders[at] for at in places(self.board, self.me, verb.where))
        return 0.7 * min(verb.n, raided)

    def _take_token(self, verb: TakeAdventureToken) -> float:
        if verb.source == "track" and self.board.track:
            return self.values.token_value(self.board.track[0])
        return verb.n * self.values.unknown_token()

    def _extra_die(self, _verb: ExtraFateDie) -> float:
        return self.values.action if sum(self.board.pool) > 1 else 0.0

    # -- choices that effects ask for ----------------------------------------------------------------------------------

    def answer(self, frame: type[Frame], legal: Sequence[Action]) -> Action:
        """The best of what an effect offers, `done` or `pass` where nothing is worth it."""
        return max(legal, key=lambda action: self._answer_value(frame, action))

    def _answer_value(self, frame: type[Frame], action: Action) -> float:
        answer = _ANSWERS.get(frame)
        if action in (DONE, PASS) or answer is None:
            return 0.0
        return answer(self, *self.sight.game.notation.read(action)[1:])

    def _target_value(self, kingdom: int) -> float:
        seat = self.sight.game.kingdoms.index(kingdom)
        return self.values.rival(seat) + 0.01 * self.board.gold[seat]

    def _army_placed(self, at: int) -> float:
        return 0.01 + self.war.reinforcement(at)

    def _army_moved(self, start: int, end: int, units: int) -> float:
        here = self.board.armies[start]
        gain = self.war.redeployment(start, end, units) - self.war.prospect(start, here)
        return gain + self.war.prospect(start, here - units) - 0.05

    def _army_reduced(self, at: int) -> float:
        return 0.01 + self.removal_value(at)

    def _sacrificed(self, at: int) -> float:
        return -self.war.reinforcement(at)

    def _emissary_placed(self, at: int) -> float:
        return 0.1 + 0.01 * self.values.conquest(at)

    def _conan_moved(self, to: int) -> float:
        return self.conan_value(to) - self.conan_value(self.board.conan)

    def _raider_removed(self, at: int) -> float:
        return 1.0 if self.board.owner[at] == self.me else -0.5

    def _refreshed(self, card: int) -> float:
        return 0.01 + self.usual_of(self.sight.game.components.cards[card])

    def _on_top(self, index: int) -> float:
        card = self.sight.game.components.cards[index]
        return self.usual_of(card) + (0.5 if card.type == "instant" else 0.0)

    def _emissary_gain(self, start: int, end: int) -> float:
        gain = self.diplomacy.journey_value(start, end)
        if self.diplomacy.open_to_contest(start):
            gain -= self.diplomacy.contest_value(start, self.diplomacy.base_dice(start))
        return gain - 0.3 * self.sight.emissaries(end) - 0.05

    def _expulsion(self, at: int, kingdom: int) -> float:
        """An emissary is worst next to what it could ally or in an own allied province."""
        victim = self.sight.game.kingdoms.index(kingdom)
        worth = 0.5 + (0.5 if self.board.owner[at] == self.me else 0.0)
        return self.values.rival(victim) * worth

    # -- Conan and the tokens ------------------------------------------------------------------------------------------

    def conan_value(self, at: int) -> float:
        """Where Conan should stand: on the best way for the Conan player, far from the destination for the others."""
        if self.sight.is_conan_player():
            return self.crowning.journey().after(at, 0)
        return 0.3 * self.sight.game.components.distance[self.board.destination][at]

    def conan_step(self, legal: Sequence[Action]) -> Action:
        """On the way that promises most; on equal ways where raiders could be let loose."""
        journey, here = self.crowning.journey(), self.board.conan

        def score(action: Action) -> float:
            target = self.sight.game.notation.read(action)[1]
            to = here if target == STAY else target
            around = (to, *self.sight.game.components.adjacent[to])
            return journey.step(here, to) + 0.1 * max(self.raid_value(at) for at in around)

        return max(legal, key=score)

    def token_choice(self, legal: Sequence[Action]) -> Action:
        """Keep it for dominance and artifacts, or trade it."""
        components = self.sight.game.components
        token = components.tokens[components.token_index[self.sight.choice.token]]
        for action in legal:
            if action.verb == "use":
                card = self.sight.game.components.cards[self.sight.game.notation.read(action)[1]]
                if self.card_value(card) > 0.3:
                    return action
        return Action("keep") if self.values.token(token) >= self.values.trade(token) else Action("trade")

    # -- court actions -------------------------------------------------------------------------------------------------

    def drawing(self) -> float:
        """The better of the two draws."""
        return max(self._both(), 2.0 * self.values.strategy * self._hunger())

    def _hunger(self) -> float:
        return min(1.0, self.values.weights.draw / (1 + len(self.sight.hand)))

    def _both(self) -> float:
        return self.values.kingdom + self.values.strategy * self._hunger()

    def best_court(self, with_conan: bool) -> float:
        """Value a court die by its best use."""
        cards = self.sight.game.components.cards
        best = self.drawing()
        for index in self.board.kingdom_hand[self.me]:
            card = cards[index]
            if card.type == "event" and can_pay(self.board, self.me, card):
                best = max(best, self.event_value(card))
        if not with_conan:
            return best
        if self.sight.is_conan_player():
            around = (self.board.conan, *self.sight.game.components.adjacent[self.board.conan])
            nearer = max(self.conan_value(at) for at in around) - self.conan_value(self.board.conan)
            return best + max(0.0, max(self.raid_value(at) for at in around)) + nearer + 0.1
        return best + (self.values.token_value(self.board.track[0]) if self.board.track else 0.0)

    def event_value(self, card: Card) -> float:
        return self.card_value(card) - self.price_of_use(card) + self.values.weights.use * self.values.time * 0.5

    def court_choice(self, legal: Sequence[Action]) -> Action:
        """Conan and a raider first, then the best of drawing and events."""
        game = self.sight.game
        best, choice = -1.0, legal[0]
        for action in legal:
            verb, *args = game.notation.read(action)
            if verb == "raid":
                value = self.raid_value(args[0])
                value = 50.0 + value if value > 0.1 else -2.0
            elif verb == "conan":
                gain = self.conan_value(args[0]) - self.conan_value(self.board.conan)
                value = 40.0 + gain if gain > 0 else -2.0
            elif verb == "event":
                value = self.event_value(game.components.cards[args[0]])
            else:
                value = self._both() if args[0] == "both" else 2.0 * self.values.strategy * self._hunger()
            if value > best:
                best, choice = value, action
        return choice

    def loose_card(self, legal: Sequence[Action]) -> Action:
        """A card that may be used in one's own turn, if it is worth it now."""
        best, choice = 0.0, PASS
        for action in legal:
            if action.verb == "use":
                card = self.sight.game.components.cards[self.sight.game.notation.read(action)[1]]
                gain = self.card_value(card) - self.price_of_use(card)
                if gain > best:
                    best, choice = gain, action
        return choice

    def usual_of(self, card: Card) -> float:
        return sum(self._usual(verb, card) for verb in card.verbs)


_VERB_VALUES: Final[dict[type[CardVerb], Callable[[Court, Any], float]]] = {
    GainGold: Court._gold,
    GainSorcery: Court._sorcery,
    DrawKingdom: Court._kingdom,
    DrawStrategy: Court._strategy,
    DiscardOpponent: Court._discard,
    Peek: Court._peek,
    RefreshTableCard: Court._refresh,
    PlaceArmy: Court._place_army,
    MoveArmy: Court._move_army,
    RemoveEnemyArmy: Court._remove_army,
    PlaceEmissary: Court._place_emissary,
    MoveEmissary: Court._move_emissary,
    RemoveEnemyEmissary: Court._remove_emissary,
    MoveConan: Court._move_conan,
    PlaceRaider: Court._place_raider,
    RemoveRaider: Court._remove_raider,
    TakeAdventureToken: Court._take_token,
    ExtraFateDie: Court._extra_die,
}
_ANSWERS: Final[dict[type[Frame], Callable[..., float]]] = {  # what an answer is worth, by what a card asks
    Target: Court._target_value,
    ArmyPlacement: Court._army_placed,
    ArmyMove: Court._army_moved,
    ArmyLoss: Court._army_reduced,
    Sacrifice: Court._sacrificed,
    EmissaryPlacement: Court._emissary_placed,
    EmissaryMove: Court._emissary_gain,
    EmissaryLoss: Court._expulsion,
    ConanMove: Court._conan_moved,
    RaiderPlacement: Court.raid_value,
    RaiderRemoval: Court._raider_removed,
    Refresh: Court._refreshed,
    OrderDeck: Court._on_top,
}
