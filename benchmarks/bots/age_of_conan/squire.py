"""The squire: the first steward, kept as a measure. Simple odds, one decision at a time."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.cards.vocabulary import SIDES
from warhall.games.age_of_conan.components import BID_VALUES, EMISSARIES, UNITS
from warhall.games.age_of_conan.rules.artifacts import staked
from warhall.games.age_of_conan.study.odds import campaign_odds, win_odds
from warhall.kernel import Action, View

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan

Scored = Callable[["_Sight", Sequence[Action]], Action]

# What things are worth to the squire, in empire points.
POINT_OF_RATING: Final = 2.0  # a subjugated province scores its rating now and again at the end
ALLY_OF_RATING: Final = 0.55  # gold at once, income, and gold for the richest kingdom
TOKEN_VALUE: Final = 0.8  # per value of a token, towards dominance and artifacts
CARD_VALUE: Final = 0.7
GOLD_VALUE: Final = 0.35

HITS: Final = ({"hit", "conan", "attacker"}, {"hit", "conan"})  # the faces that always count for each side


class _Sight:
    """A view by indices: what stands where, from the seat of one player."""

    def __init__(self, game: AgeOfConan, view: View) -> None:
        self.game = game
        self.view = view
        self.me: int = view["you"]
        self.mine: dict[str, Any] = view["seats"][self.me]
        self.provinces = game.components.provinces
        self.entries: dict[str, dict[str, Any]] = view["provinces"]

    def entry(self, at: int) -> dict[str, Any]:
        return self.entries.get(self.provinces[at].id, {})

    def owner(self, at: int) -> int:
        if at in self.game.homes:
            return self.game.homes.index(at)
        return int(self.entry(at).get("owner", -1))

    def army(self, at: int) -> tuple[int, int]:
        entry = self.entry(at)
        return int(entry.get("army", -1)), int(entry.get("units", 0))

    def icon(self, at: int) -> int:
        """The campaign icon of an army there, counted from 0."""
        return int(self.entry(at).get("icon", 1)) - 1

    def emissaries(self, at: int) -> int:
        return int(self.mine["emissaries"].get(self.game.province_ids[at], 0))

    def units_on_map(self) -> int:
        return sum(e["units"] for e in self.entries.values() if e.get("army") == self.me)

    def emissaries_on_map(self) -> int:
        return sum(self.mine["emissaries"].values())


class Squire:
    """Weighs each choice by simple odds: campaigns that should succeed, alliances, tokens, cards, gold well spent."""

    def __init__(self, game: AgeOfConan) -> None:
        self.game = game
        self._choices: dict[str, Scored] = {
            "bid": self._bid,
            "bonus": self._bonus,
            "conan": self._conan,
            "turn": self._turn,
            "extra-die": self._turn,
            "token": self._token,
            "found-token": self._token,
            "court": self._court,
            "military": self._military,
            "intrigue": self._intrigue,
            "own-roll": self._own_roll,
            "opponent-roll": self._opponent_roll,
            "declare": self._declare,
            "pick-dice": self._pick_dice,
            "march": self._march,
            "siege-retreat": self._press,
            "battle-retreat": self._press,
            "crown": self._crown,
            "raids": self._raids,
            "raise": self._raise,
            "spend": self._spend,
            "stake": self._stake,
        }

    def choose(self, view: View, legal: Sequence[Action], rng: random.Random, _deadline: float) -> Action:
        if len(legal) == 1:
            return legal[0]
        choice = self._choices.get(view["stack"][-1]["frame"])
        if choice is not None:
            return choice(_Sight(self.game, view), legal)
        return self._eager(legal, rng)

    @staticmethod
    def _eager(legal: Sequence[Action], rng: random.Random) -> Action:
        """A card may be used, or asks for something: do it rather than not."""
        useful = [action for action in legal if action.verb not in ("pass", "done", "token")]
        useful = useful or list(legal)
        return useful[rng.randrange(len(useful))]

    # -- bidding -------------------------------------------------------------------------------------------------------

    def _bid(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        """A card that bids well and fights badly, and a token that is not missed too much."""
        last = sight.view["age"] == 3

        def score(action: Action) -> float:
            _, token, *card = self.game.notation.read(action)
            value = BID_VALUES[token]
            worth = {0: -3.0, 3: 1.5, 4: 2.0, 5: 2.2, 6: 1.6 if not last else 2.6}[value]
            if value == 0 and len(sight.mine["bid_tokens"]) <= 2:
                worth = 3.0
            if not card:
                return worth
            facts = self.game.components.strategy[card[0]]
            return worth + facts.rating - 1.2 * facts.symbols.bit_count() - 0.3 * facts.terrains.bit_count()

        return max(legal, key=score)

    def _bonus(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        """Replace the card where that wins the bid."""
        totals = []
        for seat in sight.view["seats"]:
            value, card = seat["bid"], seat["bid_card"]
            rating = self.game.components.strategy[self.game.components.strategy_index[card]].rating if card else 0
            totals.append(value + rating + seat["bid_bonus"])
        mine = totals[sight.me]
        best = max(total for seat, total in enumerate(totals) if seat != sight.me)
        if mine > best:
            return legal[0]
        current = self.game.components.strategy_index[sight.mine["bid_card"]] if sight.mine["bid_card"] else None
        base = mine - (self.game.components.strategy[current].rating if current is not None else 0)
        for action in legal:
            if action.verb == "replace":
                card = self.game.notation.read(action)[1]
                if base + self.game.components.strategy[card].rating > best:
                    return action
        return legal[0]

    # -- the turn ------------------------------------------------------------------------------------------------------

    def _conan(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        """Towards the destination; there, stay."""
        distance = self._distance(sight)
        here = distance[self.game.components.province_index[sight.view["conan"]]]

        def score(action: Action) -> float:
            target = self.game.notation.read(action)[1]
            return -float(here if target == "stay" else distance[target]) + (0.5 if target == "stay" else 0.0)

        return max(legal, key=score)

    def _distance(self, sight: _Sight) -> tuple[int, ...]:
        components = self.game.components
        return components.distance[components.province_index[sight.view["destination"]]]

    def _turn(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        """Cards that help at once, then the die that promises most."""
        for action in legal:
            if action.verb == "use":
                return action
        plays = [action for action in legal if action.verb in ("play", "refresh") and self._wants(sight, action)]
        if plays:
            return plays[0]
        dice = [action for action in legal if action.verb == "take"]
        return max(dice, key=lambda action: self._die_value(sight, action))

    def _wants(self, sight: _Sight, action: Action) -> bool:
        """Table cards are worth their gold while it is not needed for troops."""
        card = self.game.components.cards[self.game.notation.read(action)[1]]
        return int(sight.mine["gold"]) - card.cost >= (0 if action.verb == "play" else 1)

    def _die_value(self, sight: _Sight, action: Action) -> float:
        use = action.args[-1]
        if use == "military":
            return self._best_attack(sight)
        if use == "intrigue":
            return self._best_intrigue(sight)
        value = 2 * CARD_VALUE
        if action == "take court" and sight.view["track"] and sight.view["conan_player"] != sight.me:
            value += 2 * TOKEN_VALUE
        return value

    def _token(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        """Small tokens are worth more in gold and sorcery."""
        for action in legal:
            if action.verb == "use":
                return action
        index = self.game.components.token_index[sight.view["stack"][-1]["token"]]
        token = self.game.components.tokens[index]
        return Action("trade") if token.value == 1 and sight.view["age"] < 3 else Action("keep")

    def _court(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        """Raiders for a rival, Conan towards his goal, then an event or cards."""
        raids = [action for action in legal if action.verb == "raid"]
        if raids:
            best = max(raids, key=lambda action: self._raid_value(sight, self.game.notation.read(action)[1]))
            if self._raid_value(sight, self.game.notation.read(best)[1]) > 0:
                return best
        moves = [action for action in legal if action.verb == "conan"]
        if moves:
            distance = self._distance(sight)
            here = distance[self.game.components.province_index[sight.view["conan"]]]
            nearest = min(moves, key=lambda action: distance[self.game.notation.read(action)[1]])
            if distance[self.game.notation.read(nearest)[1]] < here:
                return nearest
        events = [action for action in legal if action.verb == "event"]
        if events:
            return events[0]
        few = len(sight.mine["strategy_hand"]) < 2
        return Action("draw strategy") if few and len(sight.mine["kingdom_hand"]) > 3 else Action("draw both")

    def _raid_value(self, sight: _Sight, at: int) -> float:
        owner = sight.owner(at)
        if owner in (-1, sight.me):
            return -1.0
        return 1.0 if sight.army(at)[1] == 0 else 0.4

    # -- military ------------------------------------------------------------------------------------------------------

    def _attack_value(self, sight: _Sight, start: int, end: int, units: int) -> float:
        """The promise of an attack: odds of the whole conquest times what it is worth, less for many icons."""
        province = self.game.components.provinces[end]
        seat, there = sight.army(end)
        owner = sight.owner(end)
        icons = len(province.track)
        if owner not in (-1, sight.me):
            defenders = there
            win = win_odds(min(units, 5), max(province.rating, defenders))
            odds = win ** (defenders + 1)
            return odds * (
                1.5 + POINT_OF_RATING * province.rating * 0.35 * campaign_odds(units - 1, province.rating, icons)
            )
        if seat not in (-1, sight.me):
            odds = win_odds(min(units, 5), there) ** max(1, there)
            return odds * 2.0
        army = min(5, units + (there if start != end else 0))
        icons -= sight.icon(end)
        odds = campaign_odds(army, province.rating, icons)
        return POINT_OF_RATING * province.rating * odds / (1 + 0.35 * (icons - 1))

    def _best_attack(self, sight: _Sight) -> float:
        """Tell what a military die could do, without asking for the legal moves."""
        best = 0.9 if sight.units_on_map() < UNITS else 0.1
        for province in sight.provinces:
            seat, units = sight.army(province.index)
            if seat != sight.me:
                continue
            if "icon" in sight.entry(province.index):
                best = max(best, self._attack_value(sight, province.index, province.index, units))
            for end in province.adjacent:
                if self.game.battlefield[end] and sight.owner(end) != sight.me:
                    best = max(best, self._attack_value(sight, province.index, end, min(units, 5)))
        return best

    def _military(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        def score(action: Action) -> float:
            verb, *args = self.game.notation.read(action)
            if verb == "use":
                return 9.0
            if verb == "attack":
                units = int(args[2])
                return self._attack_value(sight, args[0], args[1], units) + 0.02 * units - 0.3
            if verb == "fight":
                return self._attack_value(sight, args[0], args[0], sight.army(args[0])[1]) - 0.2
            if verb == "place":
                return 0.6 + self._front(sight, args[0])
            if verb == "move":
                gain = self._front(sight, args[1]) - self._front(sight, args[0])
                return 0.2 + 0.1 * int(args[2]) * gain
            return 0.15

        return max(legal, key=score)

    def _front(self, sight: _Sight, at: int) -> float:
        """How good a place for troops is: the best neutral province next to it."""
        best = 0.0
        for end in self.game.components.adjacent[at]:
            if self.game.battlefield[end] and sight.owner(end) == -1:
                province = self.game.components.provinces[end]
                best = max(best, province.rating * campaign_odds(4, province.rating, len(province.track)) / 3)
        return best

    # -- intrigue ------------------------------------------------------------------------------------------------------

    def _contest_value(self, sight: _Sight, at: int, without: int = -1) -> float:
        """The promise of an intrigue contest; `without` is where an emissary would have left."""
        province = self.game.components.provinces[at]
        seat, _ = sight.army(at)
        owner = sight.owner(at)
        if not self.game.battlefield[at] or province.savage or owner == sight.me or seat not in (-1, sight.me):
            return 0.0
        if owner >= 0 and sight.entry(at).get("marker") != "tower":
            return 0.0
        dice = 1
        for other in province.adjacent:
            present = sight.emissaries(other) - (other == without)
            dice += sight.owner(other) == sight.me or present > 0
        odds = win_odds(min(dice, 5), province.rating + (owner >= 0))
        return odds * (ALLY_OF_RATING * province.rating + 0.8 if owner == -1 else 0.8)

    def _best_intrigue(self, sight: _Sight) -> float:
        best = 0.5 if sight.emissaries_on_map() < EMISSARIES else 0.2
        for province in sight.provinces:
            at = province.index
            if sight.emissaries(at):
                best = max(best, self._contest_value(sight, at), self._gold_value(sight, at))
                for end in province.adjacent:
                    if not sight.emissaries(end):
                        best = max(best, 0.95 * self._contest_value(sight, end, at))
        return best

    def _gold_value(self, sight: _Sight, at: int) -> float:
        owner = sight.owner(at)
        if owner in (-1, sight.me) or not self.game.battlefield[at]:
            return 0.0
        return GOLD_VALUE * self.game.components.provinces[at].rating - 0.4

    def _intrigue(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        moved = "moved_to" in sight.view["stack"][-1]

        def score(action: Action) -> float:
            verb, *args = self.game.notation.read(action)
            if verb == "use":
                return 9.0
            if verb == "contest":
                return self._contest_value(sight, args[0])
            if verb == "collect":
                return self._gold_value(sight, args[0])
            if verb == "recruit":
                return 0.5
            if verb == "send":
                gain = self._contest_value(sight, args[1], args[0]) - self._contest_value(sight, args[0])
                crowded = 0.4 * sight.emissaries(args[1])
                return (0.8 if moved else 0.97) * gain - crowded
            return 0.05

        return max(legal, key=score)

    # -- contests ------------------------------------------------------------------------------------------------------

    def _declare(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        """The fitting card with most symbols that bids least."""
        fitting = [action for action in legal if action.verb == "commit"]
        if not fitting:
            return legal[0]

        def score(action: Action) -> float:
            card = self.game.components.strategy[self.game.notation.read(action)[1]]
            return 3 * card.symbols.bit_count() - card.rating

        spare = len(sight.mine["strategy_hand"]) > 1
        return max(fitting, key=score) if spare else Action("decline")

    def _successes(self, sight: _Sight, side: int) -> int:
        """Plain hits of a side; what cards count besides is left out."""
        faces = [die.split()[-1] for die in sight.view["contest"]["dice"][side]]
        return len([face for face in faces if face in HITS[side]]) + int(sight.view["contest"]["bonus"][side])

    def _own_roll(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        """An attacker improves a poor roll, a defender only one that would lose."""
        contest = sight.view["contest"]
        attacking = contest["attacker"] == sight.me
        mine = self._successes(sight, 0 if attacking else 1)
        wanted = contest["dice_number"][1] / 3 + 0.7 if attacking else self._successes(sight, 0)
        if mine >= wanted:
            return Action("pass")
        uses = [action for action in legal if action.verb == "use"]
        if uses:
            return uses[0]
        poor = mine < contest["dice_number"][0 if attacking else 1] * (0.5 if attacking else 0.34)
        return Action("sorcery") if Action("sorcery") in legal and poor else Action("pass")

    def _opponent_roll(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        attacking = sight.view["contest"]["attacker"] == sight.me
        theirs = self._successes(sight, 1 if attacking else 0)
        uses = [action for action in legal if action.verb == "use"]
        return uses[0] if uses and theirs else Action("pass")

    def _pick_dice(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        """Own failures, or the other side's successes."""
        side = SIDES.index(sight.view["stack"][-1]["side"])
        own = (sight.view["contest"]["attacker"] == sight.me) == (side == 0)
        for action in legal:
            if action.verb == "reroll" and (action.args[0] in HITS[side]) != own:
                return action
        return Action("done")

    def _march(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        """March on while the army is likely to finish the campaign."""
        contest = sight.view["contest"]
        at = self.game.components.province_index[contest["province"]]
        province = self.game.components.provinces[at]
        units = sight.army(at)[1] - (0 if contest["free_march"] else 1)
        icons = len(province.track) - sight.icon(at)
        odds = campaign_odds(units, province.rating, icons)
        return legal[0] if odds > 0.55 or contest["free_march"] else legal[1]

    def _press(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        contest = sight.view["contest"]
        attack, defence = contest["dice_number"]
        return legal[0] if win_odds(attack, defence) > 0.4 and contest["force"] > 1 else legal[1]

    # -- the age change and the crown ----------------------------------------------------------------------------------

    def _raids(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        for action in legal:
            if action.verb == "use":
                return action
            if action.verb == "repel":
                at = self.game.notation.read(action)[1]
                if sight.army(at)[1] > 1 or sight.entry(at)["raiders"] > 1:
                    return action
        return Action("done")

    def _raise(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        """Cities where troops are plenty, troops elsewhere."""

        def score(action: Action) -> float:
            if action == "done":
                return -1.0
            at = self.game.notation.read(action)[1]
            if action.verb == "city":
                return 0.5 + (1.0 if sight.army(at)[1] >= 2 or self._front(sight, at) < 0.3 else 0.0)
            return 0.8 + 0.3 * self._front(sight, at)

        return max(legal, key=score)

    def _spend(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        """Troops where they are needed, an emissary when there are few, cards for the rest."""

        def score(action: Action) -> float:
            verb, *args = self.game.notation.read(action)
            if verb == "use":
                return 9.0
            if action == "done":
                return 0.1
            if args[0] == "army":
                return 0.8 + self._front(sight, args[1]) - 0.02 * sight.units_on_map()
            if args[0] == "emissary":
                return 0.9 - 0.2 * sight.emissaries_on_map()
            return 0.7 if args[0] == "cards" else 0.2

        return max(legal, key=score)

    def _totals(self, sight: _Sight) -> list[int]:
        """The value of the own tokens in each category."""
        totals = [0, 0, 0]
        for name in sight.mine["tokens"]:
            token = self.game.components.tokens[self.game.components.token_index[name]]
            totals[token.category] += token.value
        return totals

    def _stake(self, _sight: _Sight, legal: Sequence[Action]) -> Action:
        known = self.game.components.tokens
        return max(legal, key=lambda action: sum(known[token].value for token in staked(self.game, action)[1]))

    def _crown(self, sight: _Sight, legal: Sequence[Action]) -> Action:
        """Only with a total that nobody is likely to reach, and when the points are good enough to end the game."""
        totals = self._totals(sight)
        best = max(range(3), key=lambda category: totals[category])
        counts = [
            seat["tokens"] if isinstance(seat["tokens"], int) else len(seat["tokens"])
            for at, seat in enumerate(sight.view["seats"])
            if at != sight.me
        ]
        safe = totals[best] > 2.0 * max(counts) * 0.6 + 2
        ahead = sight.mine["points"] + 6 >= max(sight.view["scores"])
        if not safe or not ahead:
            return Action("decline")
        return next(action for action in legal if action == self.game.notation.make("crown", best))
