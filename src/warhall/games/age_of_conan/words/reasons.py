"""Why a choice may be a good one: one sentence, true of the position as its seat sees it.

Everything is asked of the rules and the odds; what a rival holds is what it has shown. A die is judged by what the
steward would do with it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.bots.sight import board_of
from warhall.games.age_of_conan.bots.steward import Steward
from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.components import (
    BID_VALUES,
    FORT,
    KINGDOMS,
    MARKER_NAMES,
    NOBODY,
    TOWER,
    Card,
    TokenType,
)
from warhall.games.age_of_conan.rules import bidding, conan
from warhall.games.age_of_conan.rules.age_change import PRICES, TOWER_INCOME
from warhall.games.age_of_conan.rules.artifacts import staked
from warhall.games.age_of_conan.rules.contest_dice import WORTH
from warhall.games.age_of_conan.rules.crowning import LAST_AGE, totals_of
from warhall.games.age_of_conan.rules.intrigue import may_collect
from warhall.games.age_of_conan.rules.intrigue_contest import open_to_contest
from warhall.games.age_of_conan.rules.limits import emissaries_on_map, reserve_units
from warhall.games.age_of_conan.rules.objectives import fulfilled_by, measure
from warhall.games.age_of_conan.rules.scoring import RICHEST
from warhall.games.age_of_conan.rules.terms import friendly_provinces
from warhall.games.age_of_conan.study.odds.position import ActionOdds, action_odds
from warhall.games.age_of_conan.words.card_text import card_text
from warhall.games.age_of_conan.words.screen import action_label, card_name, place, token_text, word
from warhall.kernel import Action, View, language
from warhall.kernel.game import Said
from warhall.kernel.text import percent

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.state import AgeOfConanState

SLIGHT: Final = 0.005  # a difference of chances that nobody sees
_IDLE: Final = ("pass", "done", "decline")


def particular_reason(game: AgeOfConan, view: View, action: Action) -> Said | None:
    """Say what speaks for a legal choice of the view's own seat; None for kinds of choices of which nothing particular
    is said."""
    case = Case(game, view, action)
    tell = _REASONS.get(case.verb)
    return None if tell is None else tell(case)


class Case:
    """A choice, and the position as its seat sees it."""

    def __init__(self, game: AgeOfConan, view: View, action: Action) -> None:
        self.game = game
        self.view = view
        self.action = action
        self.verb, *self.args = game.notation.read(action)
        self.me: int = view["you"]
        self.board = board_of(game, view)
        self.others = [seat for seat in range(game.players) if seat != self.me]

    @cached_property
    def state(self) -> AgeOfConanState:
        """A position that looks like this one."""
        return self.game.state_from_view(self.view, random.Random(0))

    # -- words ---------------------------------------------------------------------------------------------------------

    def there(self, at: int) -> dict[str, Any]:
        name = self.game.province_ids[at]
        return {"the": place(self.game, name), "in": place(self.game, name, "place-in")}

    def whose(self, seat: int) -> dict[str, Any]:
        """A kingdom by its name, and as sentences want it."""
        name = KINGDOMS[self.game.kingdoms[seat]]
        return {"name": word(self.game, name), "kingdom": place(self.game, name)}

    def card(self, index: int) -> Card:
        return self.game.components.cards[index]

    def token(self, name: str) -> TokenType:
        return self.game.components.tokens[self.game.components.token_index[name]]

    # -- odds ----------------------------------------------------------------------------------------------------------

    def odds(self, action: Action) -> ActionOdds | None:
        return action_odds(self.state, self.me, action)

    def best_other(self, figure: Callable[[ActionOdds], float | None]) -> float | None:
        """The best chance among the other choices."""
        found = [self.odds(other) for other in self.state.legal_actions(self.me) if other != self.action]
        chances = [chance for odds in found if odds is not None and (chance := figure(odds)) is not None]
        return max(chances, default=None)

    # -- objectives ----------------------------------------------------------------------------------------------------

    def goal(self, at: int, marker: int) -> dict[str, Any]:
        """The objective that a marker in a province fulfils, or else one that it brings nearer."""
        after = self.board.clone()
        after.owner[at], after.marker[at] = self.me, marker
        nearer: dict[str, Any] = {"goal": "none"}
        for index in self.board.objectives:
            card = self.game.components.objectives[index]
            told = {"objective": card.names[language()], "reward": card.reward}
            if self.me in fulfilled_by(after, card) and self.me not in fulfilled_by(self.board, card):
                return {"goal": "fulfils", **told}
            counts = not card.friendly and measure(after, card, self.me) > measure(self.board, card, self.me)
            if counts or at in card.friendly:
                nearer = {"goal": "towards", **told}
        return nearer

    # -- what others have shown ----------------------------------------------------------------------------------------

    def shown(self, category: int) -> int:
        """The most that another player has openly in a category."""
        tokens = self.game.components.tokens
        known = (self.board.known_tokens[seat] for seat in self.others)
        return max(sum(tokens[at].value for at in held if tokens[at].category == category) for held in known)

    def own(self, category: int) -> int:
        return totals_of(self.board, category)[self.me]


def _chance(value: float | None) -> str:
    return percent(value or 0.0, 0)


# -- armies ------------------------------------------------------------------------------------------------------------


def _attack(case: Case) -> Said:
    """Say what an attack may bring, and how likely."""
    at = case.args[1] if case.verb == "attack" else case.args[0]
    odds = case.odds(case.action)
    facts = {**case.there(at), "chance": _chance(odds.end if odds else None)}
    owner, army = case.board.owner[at], case.board.army_owner[at]
    if owner not in (NOBODY, case.me):
        marker = MARKER_NAMES[case.board.marker[at]]
        return "siege", {**facts, **case.whose(owner), "marker": word(case.game, marker)}
    if army not in (NOBODY, case.me):
        return "battle", {**facts, **case.whose(army), "units": case.board.armies[at]}
    rating = case.game.components.provinces[at].rating
    return "campaign", {**facts, "points": rating, **case.goal(at, FORT)}


def _stand(case: Case, at: int, more: int) -> Said:
    """Units that will stand in a province: against whom, or for what."""
    board = case.board
    units = more + (board.armies[at] if board.army_owner[at] == case.me else 0)
    facts = {**case.there(at), "units": units}
    around = case.game.components.adjacent[at]
    threats = [(board.armies[p], p) for p in around if board.army_owner[p] not in (NOBODY, case.me)]
    if threats and board.owner[at] == case.me:
        strength, enemy = max(threats)
        return "guard", {**facts, "enemies": strength, **case.whose(board.army_owner[enemy])}
    targets = [p for p in around if case.game.battlefield[p] and board.owner[p] != case.me]
    if not targets:
        return "stand", facts
    target = max(targets, key=lambda p: (case.game.components.provinces[p].rating, -p))
    rating = case.game.components.provinces[target].rating
    return "reach", {**facts, "target": place(case.game, case.game.province_ids[target]), "rating": rating}


def _move(case: Case) -> Said:
    return _stand(case, case.args[1], case.args[2])


def _place(case: Case) -> Said:
    """A unit or, by a card, an emissary."""
    if case.view["stack"][-1]["frame"] == "emissary-placement":
        return _recruit(case)
    return _stand(case, case.args[0], 1)


def _by_odds(case: Case) -> Said:
    """A choice within a roll, beside the best of the others."""
    odds = case.odds(case.action)
    if odds is None or odds.roll is None:
        return _rest(case) if case.verb in _IDLE else _card(case) if case.verb == "use" else ("odds", _end(odds))
    other = case.best_other(lambda one: one.roll)
    facts = {"chance": _chance(odds.roll), "other": _chance(other)}
    if other is None or abs(other - odds.roll) < SLIGHT:
        return "roll", facts
    return "roll-better" if odds.roll > other else "roll-as-it-is" if case.verb in _IDLE else "roll", facts


def _end(odds: ActionOdds | None) -> dict[str, Any]:
    return {"chance": _chance(odds.end if odds else None)}


def _on(case: Case) -> Said:
    """To go on with a contest."""
    odds = case.odds(case.action)
    if case.verb == "march" and odds is not None:
        return "march", {"chance": _chance(odds.now)}
    return "odds", _end(odds)


def _back(case: Case) -> Said:
    """To go no further."""
    if case.verb == "stop":
        return "stop", _end(case.odds(case.action))
    return "retreat", {"other": _chance(case.best_other(lambda one: one.end))}


def _reroll(case: Case) -> Said:
    side = case.view["stack"][-1]["side"]
    contest = case.board.fight
    side = side if isinstance(side, int) else ("attacker", "defender").index(side)
    worth = WORTH[side][contest.counted_symbols(case.board, side)][case.args[0]]
    return "reroll", {"whose": "own" if contest.seat(side) == case.me else "other", "successes": worth}


# -- emissaries --------------------------------------------------------------------------------------------------------


def _contest(case: Case) -> Said:
    at = case.args[0]
    odds = case.odds(case.action)
    facts = {**case.there(at), "chance": _chance(odds.end if odds else None)}
    owner = case.board.owner[at]
    if owner != NOBODY:
        return "plot", {**facts, **case.whose(owner)}
    return "court", {**facts, "gold": case.game.components.provinces[at].rating, **case.goal(at, TOWER)}


def _send(case: Case) -> Said:
    start, end = case.args
    facts = case.there(end)
    if may_collect(_with_emissary(case, start, end), case.me, end):
        return "send-collect", {**facts, "gold": case.game.components.provinces[end].rating}
    if open_to_contest(case.board, case.me, end):
        return "send-contest", facts
    near = [p for p in case.game.components.adjacent[end] if case.board.emissaries[case.me][p] and p != start]
    helped = [p for p in near if open_to_contest(case.board, case.me, p)]
    return ("send-help", {**facts, "there": case.there(helped[0])["in"]}) if helped else ("send", facts)


def _with_emissary(case: Case, start: int, end: int) -> AgeOfConanState:
    after = case.board.clone()
    after.emissaries[case.me] = list(after.emissaries[case.me])
    after.emissaries[case.me][start] -= 1
    after.emissaries[case.me][end] += 1
    return after


def _recruit(case: Case) -> Said:
    return "recruit", {"number": emissaries_on_map(case.board, case.me)}


def _collect(case: Case) -> Said:
    return "collect", {"gold": case.game.components.provinces[case.args[0]].rating, "purse": case.board.gold[case.me]}


# -- Conan, tokens, bids -----------------------------------------------------------------------------------------------


def _conan(case: Case) -> Said:
    """AOC-268 to AOC-271: closer, or staying at the destination, earns the first token."""
    board, frame = case.board, case.view["stack"][-1]["frame"]
    stays = case.action == conan.STAY
    to = board.conan if stays else case.args[0]
    distance = case.game.components.distance[board.destination]
    facts = {
        **case.there(to),
        "destination": place(case.game, case.game.province_ids[board.destination]),
        "distance": distance[to],
    }
    if frame != conan.Conan.name() or not board.track:
        return "conan", facts
    token = token_text(case.game, case.game.components.tokens[board.track[0]].id)
    earns = distance[to] < distance[board.conan] or (stays and distance[to] == 0)
    home = case.game.components.distance[case.game.homes[case.me]]
    nearer_home = board.age == LAST_AGE and home[to] <= home[board.conan]
    return "conan-earns" if earns else "conan-home" if nearer_home else "conan-misses", {**facts, "token": token}


def _keep(case: Case) -> Said:
    token = case.token(case.view["stack"][-1]["token"])
    facts = {"category": CATEGORIES[token.category], "other": case.shown(token.category)}
    return "keep", {**facts, "total": case.own(token.category) + token.value}


def _trade(case: Case) -> Said:
    token = case.token(case.view["stack"][-1]["token"])
    purse = case.board.gold if token.is_gold else case.board.sorcery
    what = word(case.game, "gold" if token.is_gold else "sorcery")
    return "trade", {"number": token.icons, "what": what, "purse": purse[case.me]}


def _token(case: Case) -> Said:
    first = token_text(case.game, case.game.components.tokens[case.board.track[0]].id)
    return f"token-{case.args[0]}", {"token": first}


def _bid(case: Case) -> Said:
    value = BID_VALUES[case.args[0]]
    strategy = case.game.components.strategy
    total = value + (strategy[case.args[1]].rating if len(case.args) > 1 else 0)
    if value == 0:
        spent = [each for each in BID_VALUES if each and each not in case.view["seats"][case.me]["bid_tokens"]]
        return "bid-back", {"number": len(spent), "tokens": ", ".join(map(str, spent))}
    most = max(_highest_bid(case, seat) for seat in case.others)
    tokens = len(case.board.track)
    return "bid-sure" if total > most else "bid", {"total": total, "most": most, "tokens": tokens}


def _highest_bid(case: Case, seat: int) -> int:
    """The most that a player could bid, as far as anybody can see; cards of the kingdom aside."""
    card = case.game.components.strategy_ratings[-1] if case.board.strategy_hand[seat] else 0
    tokens: list[int] = case.view["seats"][seat]["bid_tokens"]
    return max(tokens) + card


def _replace(case: Case) -> Said:
    totals = [bidding.total(case.board, seat) for seat in range(case.game.players)]
    current = case.board.bid_card[case.me]
    ratings = case.game.components.strategy
    total = totals[case.me] + ratings[case.args[0]].rating - (ratings[current].rating if current != NOBODY else 0)
    return "replace", {"total": total, "other": max(totals[seat] for seat in case.others)}


def _stake(case: Case) -> Said:
    category, tokens = staked(case.game, case.action)
    if not tokens:
        return "stake-none", {}
    known = case.game.components
    artifact = known.cards[known.first_artifact + known.artifact_category.index(category)]
    total = sum(known.tokens[at].value for at in tokens)
    return "stake", {
        "card": card_name(case.game, artifact.id),
        "category": CATEGORIES[category],
        "total": total,
        "other": case.shown(category),
    }


def _crown(case: Case) -> Said:
    category = case.args[0]
    return "crown", {"category": CATEGORIES[category], "total": case.own(category), "other": case.shown(category)}


def _decline(case: Case) -> Said:
    """No strategy card, or no crown."""
    if case.view["stack"][-1]["frame"] != "crown":
        return _by_odds(case)
    best = max(range(len(CATEGORIES)), key=lambda each: case.own(each) - case.shown(each))
    return "no-crown", {"category": CATEGORIES[best], "total": case.own(best), "other": case.shown(best)}


# -- dice and cards ----------------------------------------------------------------------------------------------------


def _take(case: Case) -> Said:
    """Say what would be done with this die."""
    after = case.state.clone()
    after.apply_action(case.action, case.me)
    if case.me not in after.active_players():
        return "rest", {"number": 0}
    follow = Steward(case.game).imagine(after, case.me, random.Random(0))
    odds = action_odds(after, case.me, follow)
    facts = {"next": action_label(case.game, follow, after.view(case.me))}
    return ("take-odds", {**facts, "chance": _chance(odds.end)}) if odds else ("take", facts)


def _card(case: Case) -> Said:
    """A card for its text."""
    card = case.card(case.args[0])
    text = card_text(case.game, card)
    pays = case.verb in ("play", "refresh") and card.cost and case.view["stack"][-1]["frame"] == "turn"
    return ("card-cost", {"cost": card.cost, "text": text}) if pays else ("card", {"text": text})


def _use(case: Case) -> Said:
    return _by_odds(case) if case.board.contest is not None else _card(case)


def _draw(case: Case) -> Said:
    """Cards, and how many one has."""
    return "draw", {
        "kingdom": len(case.board.kingdom_hand[case.me]),
        "strategy": len(case.board.strategy_hand[case.me]),
    }


def _raid(case: Case) -> Said:
    owner = case.board.owner[case.args[0]]
    facts = case.there(case.args[0])
    return ("raid", facts) if owner == NOBODY else ("raid-kingdom", {**facts, **case.whose(owner)})


def _raiders(case: Case) -> Said:
    """Raiders that are driven off, by a unit or by a card."""
    return case.verb, {**case.there(case.args[0]), "number": case.board.raiders[case.args[0]]}


def _garrison(case: Case) -> Said:
    """An army that loses a unit: another's, or one's own."""
    at = case.args[0]
    owner = case.board.army_owner[at]
    return case.verb, {**case.there(at), **case.whose(owner), "units": case.board.armies[at]}


def _expel(case: Case) -> Said:
    at, kingdom = case.args
    own = "yes" if case.board.owner[at] == case.me else "no"
    return "expel", {**case.there(at), **case.whose(case.game.kingdoms.index(kingdom)), "own": own}


def _target(case: Case) -> Said:
    seat = case.game.kingdoms.index(case.args[0])
    board = case.board
    return "target", {**case.whose(seat), "points": board.points[seat], "gold": board.gold[seat]}


# -- the change of an age ----------------------------------------------------------------------------------------------


def _city(case: Case) -> Said:
    return "city", {"income": TOWER_INCOME, **case.there(case.args[0])}


def _buy(case: Case) -> Said:
    what = case.args[0]
    if what == "army":
        return _stand(case, case.args[1], 1)
    _, counts = _recruit(case) if what == "emissary" else _draw(case)
    return f"buy-{what}", {**counts, "cost": PRICES[what], "purse": case.board.gold[case.me]}


def _idle(case: Case) -> Said:
    return _by_odds(case) if case.board.contest is not None else _rest(case)


def _rest(case: Case) -> Said:
    """Say why to leave it at that."""
    frame = case.view["stack"][-1]["frame"]
    if frame == "spend":
        return "save", {"purse": case.board.gold[case.me], "points": RICHEST[0]}
    if frame == "raids":
        friendly = friendly_provinces(case.board, case.me)
        return "suffer", {"points": sum(case.board.raiders[at] for at in friendly)}
    if frame == "raise":
        return "reserve", {"units": reserve_units(case.board, case.me)}
    legal = case.state.legal_actions(case.me)
    kept = [case.card(case.game.notation.read(one)[1]) for one in legal if one.verb in ("use", "play", "event")]
    if kept:
        return "kept", {"cards": ", ".join(dict.fromkeys(card.names[language()] for card in kept))}
    return "rest", {"number": len(legal) - 1}


_REASONS: Final[dict[str, Callable[[Case], Said]]] = {
    **dict.fromkeys(("attack", "fight"), _attack),
    **dict.fromkeys(("place", "raise"), _place),
    **dict.fromkeys(("commit", "sorcery"), _by_odds),
    **dict.fromkeys(("march", "press", "hold"), _on),
    **dict.fromkeys(("stop", "retreat"), _back),
    **dict.fromkeys(("play", "refresh", "event", "top"), _card),
    "use": _use,
    **dict.fromkeys(("repel", "clear"), _raiders),
    **dict.fromkeys(("remove", "sacrifice"), _garrison),
    **dict.fromkeys(("pass", "done"), _idle),
    "move": _move,
    "reroll": _reroll,
    "contest": _contest,
    "send": _send,
    "recruit": _recruit,
    "collect": _collect,
    "conan": _conan,
    "keep": _keep,
    "trade": _trade,
    "token": _token,
    "bid": _bid,
    "replace": _replace,
    "stake": _stake,
    "crown": _crown,
    "decline": _decline,
    "take": _take,
    "draw": _draw,
    "raid": _raid,
    "expel": _expel,
    "target": _target,
    "city": _city,
    "buy": _buy,
}
