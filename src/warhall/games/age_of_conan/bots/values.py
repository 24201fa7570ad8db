"""The worth of things to the steward, in empire points of its lead over the others."""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from warhall.games.age_of_conan.bots.chances import ahead
from warhall.games.age_of_conan.bots.sight import AGES, Sight
from warhall.games.age_of_conan.components import CITY, FORT, NO_MARKER, NOBODY, TOWER, Objective, TokenType
from warhall.games.age_of_conan.rules.objectives import COUNTED, fits, measure
from warhall.games.age_of_conan.rules.scoring import CROM, DOMINANCE, RICHEST


class Weights(NamedTuple):
    """The tuned numbers. Found by play against earlier versions with the same dice."""

    unit: float = 1.0  # an army unit in the first two ages
    gold: float = 0.35
    sorcery: float = 0.55
    strategy: float = 0.55  # a strategy card of middling worth
    kingdom: float = 0.8  # a kingdom card
    emissary: float = 0.4
    action: float = 1.6  # what an ordinary turn brings
    hold: float = 0.9  # the chance that a province just won is still held at the end, at the beginning of the game
    retake: float = 2.0  # how readily a neighbour takes a province of one icon, if the whole game is still to come
    artifact: float = 0.35  # a point of token value, towards an artifact
    foothold: float = 0.3  # a friendly province, besides what it scores
    deny: float = 0.35  # of the points that a rival could make of a province that is lost to it
    later: float = 0.55  # what a gain is worth that needs another turn
    threat: float = 0.35  # how seriously an army at the border is taken
    raider: float = 0.7
    conan: float = 1.0  # the tokens of an adventure
    bid_price: float = 0.1  # a point on a bid token, of the worth of an adventure
    envy: float = 8.0  # so many points ahead make a rival count e times as much
    use: float = 0.45  # what a card must bring before it is used
    own_alliance: float = 0.2  # of a conquest that an alliance makes unnecessary
    crown: float = 20.0  # the points that certain victory by the crown is worth
    save: float = 0.6  # a point on a bid token kept for the last age, where the crown is won
    bluff: float = 0.3  # points that a bid may be worse than the best one, so that nobody foresees it
    feint: float = 0.3  # the same for a stake
    spite: float = 0.0  # of what the others could do with the dice that are left to them
    foresight: float = 0.0  # of what is left for the own next turn
    horizon: float = 5.0  # own turns before the end from which on things lose their worth
    spread: float = 1.1  # how much one token may change a category, squared
    monsters: float = 2.5  # the artifact for each category
    treasures: float = 0.8
    women: float = 1.2
    placed: float = 0.8  # a unit placed, of the worth of a unit
    naked: float = 1.0  # how much worse it is to leave a province without any unit
    guard: float = 2.5  # points that it must bring to take the last unit out of a province beside a rival army
    loot: float = 1.5  # points that a threatened province is worth for each of its rating
    draw: float = 4.0  # strategy cards in hand from which on another is worth less
    rivalry: float = 1.2  # how uncertain it is who has most of what an objective counts
    start: float = 0.35  # of an objective that is hardly begun
    income: float = 2.0  # gold that a tower brings at an age change
    wealth: float = 12.0  # how uncertain the richest kingdom is at the beginning


DEFAULT: Final = Weights()


class Values:
    """The worth of things in one position."""

    def __init__(self, sight: Sight, weights: Weights = DEFAULT) -> None:
        self.sight = sight
        self.weights = weights
        players = sight.game.players
        self.prize = 1.0 + 1.0 / (players - 1)  # a prize won is also a prize that somebody else misses
        self.time = min(1.0, sight.turns / weights.horizon)  # near the end nothing can be turned into points any more
        self.age_changes = AGES - sight.age
        self._rival_weight = self._weigh_rivals()
        self.unit = weights.unit * self.time
        plenty = min(1.0, 3.0 / (1 + sight.board.sorcery[sight.me]))
        self.sorcery = weights.sorcery * self.time * plenty
        self.strategy = weights.strategy * self.time
        self.kingdom = weights.kingdom * self.time
        self.emissary = weights.emissary * self.time
        self.action = weights.action * min(1.0, sight.turns / 2.0)
        self.crom = self._crom()

    # -- the others ----------------------------------------------------------------------------------------------------

    def standing(self, seat: int) -> float:
        """Points with what the forts and cities of now would bring at the end."""
        board = self.sight.board
        held = zip(board.owner, board.marker, self.sight.provinces, strict=True)
        return board.points[seat] + sum(
            p.rating for owner, marker, p in held if owner == seat and marker in (FORT, CITY)
        )

    def _weigh_rivals(self) -> list[float]:
        """How much a rival's loss is the own gain: all of it with two players, otherwise mostly the leader's."""
        sight = self.sight
        weights = [0.0] * sight.game.players
        for seat in sight.rivals:
            weights[seat] = exp(self.standing(seat) / self.weights.envy)
        return [weight / sum(weights) for weight in weights]

    def rival(self, seat: int) -> float:
        return self._rival_weight[seat] if seat != NOBODY else 0.0

    # -- gold, tokens, Crom --------------------------------------------------------------------------------------------

    def final_gold(self, seat: int) -> int:
        board = self.sight.board
        held = zip(board.owner, board.marker, self.sight.provinces, strict=True)
        return board.gold[seat] + sum(
            p.rating for owner, marker, p in held if owner == seat and marker in (TOWER, CITY)
        )

    def gold(self, amount: float) -> float:
        """Gold is spent, or makes the richest kingdom at the end (AOC-383)."""
        sight = self.sight
        if "gold-lead" not in sight.memo:
            best = max(self.final_gold(seat) for seat in sight.rivals)
            sight.memo["gold-lead"] = self.final_gold(sight.me) - best
        lead: float = sight.memo["gold-lead"]
        doubt = 1.5 + self.weights.wealth * sight.left
        richest = RICHEST[0] * self.prize * (ahead(lead + amount, doubt) - ahead(lead, doubt))
        spent = self.weights.gold * amount * (1.0 if self.age_changes else 0.5 * self.time)
        return max(richest, spent) if amount > 0 else min(richest, spent)

    def lead(self, category: int) -> tuple[float, float]:
        """By how much the own tokens of a category are ahead of the best rival's, and how doubtful that is."""
        key = ("lead", category)
        sight = self.sight
        if key not in sight.memo:
            unseen = sight.unseen_tokens()
            types = sight.game.components.tokens
            worth = sum(types[at].value for at in unseen if types[at].category == category)
            mean = worth / len(unseen) if unseen else 0.0
            best, hidden_of_best = 0.0, 0
            for seat in sight.rivals:
                shown, hidden = sight.shown_totals(seat)
                total = shown[category] + hidden * mean
                if total >= best:
                    best, hidden_of_best = total, hidden
            variance = self.weights.spread * (hidden_of_best + sight.tokens_to_come * 2.0 / sight.game.players)
            sight.memo[key] = (sight.totals()[category] - best, 0.6 + variance**0.5)
        found: tuple[float, float] = sight.memo[key]
        return found

    def token_totals(self, seat: int) -> tuple[list[float], float]:
        """Estimate what a rival's tokens are worth in each category, and how doubtful that is."""
        key = ("totals", seat)
        sight = self.sight
        if key not in sight.memo:
            unseen = sight.unseen_tokens()
            types = sight.game.components.tokens
            shown, hidden = sight.shown_totals(seat)
            totals = [float(total) for total in shown]
            for at in unseen:
                totals[types[at].category] += hidden * types[at].value / len(unseen)
            sight.memo[key] = (totals, 0.3 + (self.weights.spread * hidden) ** 0.5)
        found: tuple[list[float], float] = sight.memo[key]
        return found

    def artifact_worth(self, category: int) -> float:
        weights = self.weights
        return (weights.monsters, weights.treasures, weights.women)[category]

    def token(self, token: TokenType) -> float:
        """Value keeping a token: dominance at the end (AOC-385) and the artifacts before."""
        lead, doubt = self.lead(token.category)
        gain = ahead(lead + token.value, doubt) - ahead(lead, doubt)
        artifact = self.weights.artifact * token.value * (0.5 if self.age_changes else 0.0)
        return DOMINANCE[0] * self.prize * gain + artifact + 0.05

    def unknown_token(self) -> float:
        """A token from the bag."""
        types = self.sight.game.components.tokens
        unseen = self.sight.unseen_tokens()
        if "token" not in self.sight.memo:
            sample = set(unseen)
            worth = {at: max(self.token(types[at]), self.trade(types[at])) for at in sample}
            self.sight.memo["token"] = sum(worth[at] for at in unseen) / max(1, len(unseen))
        found: float = self.sight.memo["token"]
        return found

    def token_value(self, index: int) -> float:
        """A token, kept or traded."""
        token = self.sight.game.components.tokens[index]
        return max(self.token(token), self.trade(token))

    def trade(self, token: TokenType) -> float:
        return self.gold(token.icons) if token.is_gold else self.sorcery * token.icons

    def _crom(self) -> float:
        """One more Crom token, towards the bonus (AOC-384)."""
        board, sight = self.sight.board, self.sight
        lead = board.crom[sight.me] - max(board.crom[seat] for seat in sight.rivals)
        doubt = 0.7 + 1.5 * sight.left
        return CROM[0] * self.prize * (ahead(lead + 1, doubt) - ahead(lead, doubt))

    # -- provinces -----------------------------------------------------------------------------------------------------

    def hold(self, at: int, seat: int) -> float:
        """The chance that a player holds a province to the end: poor on a short track between several neighbours."""
        left = self.sight.left
        chance = 1.0 - (1.0 - self.weights.hold) * left * 1.5
        ease = self.weights.retake * left / 2 ** (len(self.sight.provinces[at].track) - 1)
        for _ in self._neighbours(at) - {seat}:
            chance *= 1.0 - min(0.9, ease)
        return chance

    def _neighbours(self, at: int) -> set[int]:
        """Who has a friendly province or an army next to a province."""
        board = self.sight.board
        around = self.sight.game.components.adjacent[at]
        return {seat for p in around for seat in (board.owner[p], board.army_owner[p]) if seat != NOBODY}

    def conquest(self, at: int) -> float:
        """A province subjugated: its rating now and at the end (AOC-198, AOC-379), troops, objectives."""
        key = ("conquest", at)
        memo = self.sight.memo
        if key not in memo:
            rating = self.sight.provinces[at].rating
            troops = 0.5 * self.unit * self.age_changes
            deny = self.weights.deny * rating * self.sight.left
            memo[key] = (
                rating * (1.0 + self.hold(at, self.sight.me)) + troops + deny + self.objectives(self.sight.me, at, FORT)
            )
        found: float = memo[key]
        return found

    def alliance(self, at: int) -> float:
        """A tower: gold now, income, gold at the end (AOC-261, AOC-309, AOC-380), objectives, a foothold."""
        key = ("alliance", at)
        memo = self.sight.memo
        if key not in memo:
            rating = self.sight.provinces[at].rating
            gold = self.gold(rating + self.weights.income * self.age_changes) + self.gold(0.5 * rating)
            deny = self.weights.deny * rating * self.sight.left
            memo[key] = gold + deny + self.weights.foothold * self.time + self.objectives(self.sight.me, at, TOWER)
        found: float = memo[key]
        return found

    def strip(self, at: int) -> float:
        """Value the loss of a province's marker by its owner."""
        board = self.sight.board
        owner, marker = board.owner[at], board.marker[at]
        if owner in (NOBODY, self.sight.me) or marker == NO_MARKER:
            return 0.0
        rating = self.sight.provinces[at].rating
        loss = rating * self.hold(at, owner) if marker in (FORT, CITY) else 0.0
        if marker in (TOWER, CITY):
            loss += self.weights.gold * (2.0 * self.age_changes + 0.5 * rating)
        return self.rival(owner) * (loss + self.objectives(owner, at, marker, -1))

    # -- objectives ----------------------------------------------------------------------------------------------------

    def objectives(self, seat: int, at: int, marker: int, change: int = 1) -> float:
        """Value one more (or one less) marker in a province for the objectives in play; a loss counts positive."""
        total = 0.0
        board = self.sight.board
        for index in board.objectives:
            card = self.sight.game.components.objectives[index]
            if card.friendly:
                if at in card.friendly:
                    total += self._route(card, seat, at)
            elif card.metric in COUNTED and marker in COUNTED[card.metric] and fits(board, card, at, seat):
                before = self.measured(index, seat)
                total += abs(
                    self._promise(card, index, seat, before + change) - self._promise(card, index, seat, before)
                )
        return total

    def measured(self, index: int, seat: int) -> int:
        key = ("objective", index, seat)
        if key not in self.sight.memo:
            card = self.sight.game.components.objectives[index]
            self.sight.memo[key] = measure(self.sight.board, card, seat)
        found: int = self.sight.memo[key]
        return found

    def _route(self, card: Objective, seat: int, at: int) -> float:
        """Provinces that must all be friendly."""
        owner = self.sight.board.owner
        missing = sum(owner[p] != seat for p in card.friendly if p != at)
        return card.reward * (0.8 if missing == 0 else 0.25)

    def _promise(self, card: Objective, index: int, seat: int, value: int) -> float:
        """The likely prize with so much of what an objective counts."""
        promise = float(card.reward)
        if card.minimum:
            promise *= 0.95 if value >= card.minimum else self.weights.start * value / card.minimum
        if card.most:
            best = max(self.measured(index, other) for other in range(self.sight.game.players) if other != seat)
            promise *= ahead(value - best - 0.5, self.weights.rivalry)
        return promise

    def promise_of(self, metric: str, more: int) -> float:
        """Value more of something that is no marker for the objectives: units, tokens, sorcery."""
        total = 0.0
        for index in self.sight.board.objectives:
            card = self.sight.game.components.objectives[index]
            if card.metric == metric:
                value = self.measured(index, self.sight.me)
                total += self._promise(card, index, self.sight.me, value + more)
                total -= self._promise(card, index, self.sight.me, value)
        return total
