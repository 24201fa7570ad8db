"""Inside a contest: what the roll is worth, how likely it is won, and which card or sorcery changes that enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.bots.chances import Side, less_than, spread, win
from warhall.games.age_of_conan.components import (
    AXE,
    HIT,
    HIT_ATTACKER,
    HIT_CONAN,
    NOBODY,
    SHIELD,
    UNITS_PER_PROVINCE,
    Card,
    Effect,
)
from warhall.games.age_of_conan.contest import COUNTS_CONAN, DECLINE, MARKER, REVEALED, SORCERY, Contest
from warhall.games.age_of_conan.effects import CARRY
from warhall.games.age_of_conan.notation import DONE, PASS
from warhall.games.age_of_conan.vocabulary import (
    AFTER_CONTEST,
    ATTACKER,
    BATTLE,
    CAMPAIGN,
    COMPARISON,
    DEFENDER,
    INTRIGUE,
    SIEGE,
)
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.age_of_conan.bots.court import Court
    from warhall.games.age_of_conan.bots.diplomacy import Diplomacy
    from warhall.games.age_of_conan.bots.sight import Sight
    from warhall.games.age_of_conan.bots.values import Values
    from warhall.games.age_of_conan.bots.warfare import Warfare

ROLL_VERBS: Final = frozenset(("add_success", "add_dice", "count_symbol", "cancel_strategy", "win_tie"))
TIE_ARTIFACTS: Final = ("sword_of_atlantis", "cobra_crown")


class Contests:
    """The choices of one contest, from the side of this seat."""

    def __init__(self, sight: Sight, values: Values, war: Warfare, diplomacy: Diplomacy, court: Court) -> None:
        self.sight = sight
        self.values = values
        self.war = war
        self.diplomacy = diplomacy
        self.court = court
        self.board = sight.board
        contest = self.board.contest
        assert contest is not None
        self.contest = contest
        self.side = ATTACKER if contest.attacker == sight.me else DEFENDER
        self.stake = max(0.0, self._stake())

    # -- what is at stake ----------------------------------------------------------------------------------------------

    def _stake(self) -> float:
        """The worth of winning this roll rather than losing it."""
        at = self.contest.province
        if self.contest.kind == INTRIGUE:
            return self._intrigue_stake()
        if self.contest.kind == CAMPAIGN:
            plan = self.war.campaign(at)
            units, icon = min(self.board.armies[at], UNITS_PER_PROVINCE), max(self.board.steps[at], 0)
            return plan.won(units, icon) - plan.lost(units, icon)
        return self._assault_stake() if self.side == ATTACKER else self._defence_stake()

    def _intrigue_stake(self) -> float:
        at = self.contest.province
        if self.side == DEFENDER:
            return self.values.alliance(at)
        return self.diplomacy.prize(at) + (self.values.emissary if self.contest.defender != NOBODY else 0.0)

    def _assault_stake(self) -> float:
        at, kind = self.contest.province, self.contest.kind
        units, garrison = self.contest.force, self.board.armies[at]
        enemy = self.values.rival(self.contest.defender)
        if garrison > (0 if kind == SIEGE else 1):
            won = enemy * self.values.unit + self.war.pressed(kind, at, units, garrison - 1)
        else:
            won = self.values.crom() + self.war.settled(at, units)
            won += self.values.strip(at) if kind == SIEGE else enemy * (self.values.unit + 0.5)
        return won - self.war.pressed(kind, at, units - 1, garrison)

    def _defence_stake(self) -> float:
        at = self.contest.province
        rating = self.sight.provinces[at].rating
        enemy = self.values.rival(self.contest.attacker)
        if self.contest.kind == BATTLE:
            return self.values.unit * (1.0 + enemy) + 0.5 + self.values.crom() * 0.5
        lasting = self.board.armies[at] + 1
        fortress = rating * (self.values.hold + 0.7 * enemy) + self.values.crom() * 0.5
        return self.values.unit * (enemy + (lasting > 1)) + fortress / lasting

    # -- how likely it is won ------------------------------------------------------------------------------------------

    def _roll(self, contest: Contest, side: int) -> Side:
        counted = contest.counted_symbols(self.board, side)
        return Side(contest.dice_number(self.board, side), counted & 3, bool(counted & COUNTS_CONAN))

    def _edge(self, contest: Contest) -> int:
        """Successes that count besides the dice: a tie is as good as won for an attacker with the right artifact."""
        artifact = TIE_ARTIFACTS[contest.kind == INTRIGUE]
        components = self.sight.game.components
        holder = self.board.artifacts[components.card_index[artifact] - components.first_artifact]
        return int(holder == contest.attacker or contest.ties == 1)

    def attackers_chance(self, contest: Contest, more: tuple[int, int] = (0, 0)) -> float:
        """The chance that the attacker wins; `more` are successes added to what the sides have rolled."""
        board = self.board
        edge = self._edge(contest)
        if not contest.dice[ATTACKER]:
            bonus = contest.bonus[ATTACKER] - contest.bonus[DEFENDER] + more[0] - more[1]
            sorcery = self.side == ATTACKER and board.sorcery[self.sight.me] > 0
            return win(self._roll(contest, ATTACKER), self._roll(contest, DEFENDER), bonus + edge, sorcery)
        scored = contest.successes(board, ATTACKER) + more[0] + edge
        if contest.dice[DEFENDER]:
            return float(scored > contest.successes(board, DEFENDER) + more[1])
        wanted = scored - contest.bonus[DEFENDER] - more[1]
        return less_than(self._roll(contest, DEFENDER), DEFENDER, wanted)

    def chance(self, contest: Contest, more: tuple[int, int] = (0, 0)) -> float:
        """The chance that this side wins."""
        attacker = self.attackers_chance(contest, more)
        return attacker if self.side == ATTACKER else 1.0 - attacker

    # -- strategy cards ------------------------------------------------------------------------------------------------

    def declare(self, legal: Sequence[Action]) -> Action:
        """The card whose help is worth more than the card."""
        best, choice = 0.0, DECLINE
        plain = self.chance(self.contest)
        for action in legal:
            if action.verb != "commit":
                continue
            card = self.sight.game.notation.read(action)[1]
            gain = (self._with_strategy(card) - plain) * self.stake - self.court.strategy_worth(card)
            if gain > best:
                best, choice = gain, action
        return choice

    def _with_strategy(self, card: int) -> float:
        trial = self.contest.copy()
        trial.strategy[self.side] = card
        trial.stage = REVEALED
        return self.chance(trial)

    # -- kingdom cards, artifacts and sorcery --------------------------------------------------------------------------

    def window(self, legal: Sequence[Action]) -> Action:
        """The best card of this moment, if it is worth using; sorcery is weighed with the cards."""
        best, choice = 0.0, PASS
        for action in legal:
            if action == SORCERY:
                gain = self._sorcery_gain() * self.stake - self.values.sorcery
            elif action.verb == "use":
                card = self.sight.game.components.cards[self.sight.game.notation.read(action)[1]]
                gain = self._card_gain(card) - self.court.price_of_use(card)
            else:
                continue
            if gain > best:
                best, choice = gain, action
        return choice

    def _sorcery_gain(self) -> float:
        """All own dice again."""
        trial = self.contest.copy()
        trial.dice[self.side] = []
        fresh = self._fresh_chance(trial)
        return fresh - self.chance(self.contest)

    def _fresh_chance(self, trial: Contest) -> float:
        if self.side == ATTACKER:
            bonus = trial.bonus[ATTACKER] - trial.bonus[DEFENDER] + self._edge(trial)
            return win(self._roll(trial, ATTACKER), self._roll(trial, DEFENDER), bonus)
        return self.chance(trial)

    def _card_gain(self, card: Card) -> float:
        total = 0.0
        if card.timing == AFTER_CONTEST:
            return sum(self._aftermath(effect) for effect in card.effects)
        trial = self.contest.copy()
        self.board.contest = trial
        for effect in card.effects:
            if effect.verb == "reroll":
                total += self._reroll_gain(effect) * self.stake
            elif effect.verb == "ignore_terrain":
                total += self._any_card_gain() * self.stake
            elif effect.verb in ROLL_VERBS:
                CARRY[effect.verb](self.board, self.sight.me, effect, NOBODY, [])
            else:
                total += self.court.effect_value(effect)
        self.board.contest = self.contest
        if card.timing == COMPARISON:
            return total + self.stake
        return total + (self.chance(trial) - self.chance(self.contest)) * self.stake

    def _any_card_gain(self) -> float:
        """What a strategy card would do that fits nothing here."""
        if not self.sight.hand:
            return 0.0
        plain = self.chance(self.contest)
        fitting = [card for card in self.sight.hand if self.contest.valid_card(self.board, self.side, card)]
        usual = max((self._with_strategy(card) for card in fitting), default=plain)
        return max(0.0, max(self._with_strategy(card) for card in self.sight.hand) - usual)

    def _aftermath(self, effect: Effect) -> float:
        """What an effect does after the winner is named."""
        at, contest = self.contest.province, self.contest
        if effect.verb == "prevent_loss":
            piece = contest.piece_at_stake(self.board, self.side)
            return self.sight.provinces[at].rating * 1.5 if piece == MARKER else self.values.unit
        if effect.verb == "free_march":
            if contest.kind != CAMPAIGN:
                return self.values.unit
            units = min(self.board.armies[at], UNITS_PER_PROVINCE)
            icon = max(self.board.steps[at], 0) + (contest.winner == ATTACKER)
            plan = self.war.campaign(at)
            if not units or icon >= len(plan.track):
                return 0.0
            return plan.fights[units][icon] - plan.rests[units][icon]
        if effect.verb == "retreat_without_crom":
            return 0.0
        return self.court.effect_value(effect)

    # -- single dice ---------------------------------------------------------------------------------------------------

    def worth_of_face(self, face: int, side: int) -> int:
        """The successes that a face brings its side."""
        counted = self.contest.counted_symbols(self.board, side)
        if face == HIT_CONAN:
            return 2 if counted & COUNTS_CONAN else 1
        if face == SHIELD:
            return counted & 1
        if face == AXE:
            return counted >> 1 & 1
        return int(face == HIT or (face == HIT_ATTACKER and side == ATTACKER))

    def _reroll_gain(self, effect: Effect) -> float:
        """The change of the chance when a card lets dice be rolled again."""
        side = self.side if effect.word == "own" else 1 - self.side
        fresh = [self.worth_of_face(die & 7, side) for die in self.contest.dice[side] if die < 8]
        before = self.chance(self.contest)
        picked = sorted(fresh, reverse=side != self.side)[: effect.n]
        picked = [worth for worth in picked if (worth == 0) == (side == self.side)]
        if not picked:
            return 0.0
        roll = self._roll(self.contest, side)
        after = 0.0
        for scored, part in enumerate(spread(Side(len(picked), roll.symbols, roll.conan), side)):
            change = scored - sum(picked)
            after += part * self.chance(self.contest, (change, 0) if side == ATTACKER else (0, change))
        return after - before

    def pick_dice(self, legal: Sequence[Action]) -> Action:
        """Own failures unless the roll is won already, or the other side's best dice."""
        side = self.sight.view["stack"][-1][2]
        own = side == self.side
        best, choice = 0.0, DONE
        for action in legal:
            if action.verb != "reroll":
                continue
            worth = self.worth_of_face(self.sight.game.notation.read(action)[1], side)
            gain = (1.0 if worth == 0 and self.chance(self.contest) < 1.0 else 0.0) if own else float(worth)
            if gain > best:
                best, choice = gain, action
        return choice

    # -- on or back ----------------------------------------------------------------------------------------------------

    def march(self) -> Action:
        at = self.contest.province
        units, icon = min(self.board.armies[at], UNITS_PER_PROVINCE), max(self.board.steps[at], 0)
        marching = self.war.campaign(at).marches(units, icon, bool(self.contest.free_march))
        return Action("march") if marching else Action("stop")

    def press(self) -> Action:
        at, kind = self.contest.province, self.contest.kind
        units, garrison = self.contest.force, self.board.armies[at]
        defeat = 0.0 if self.contest.no_crom & 1 else -self.values.crom() * 0.5
        pressing = self.war.assault(kind, at, units, garrison) > self.values.unit * units + defeat
        return Action("press") if pressing else Action("retreat")

    def stand(self, legal: Sequence[Action]) -> Action:
        """The defender of a battle: hold while the odds are even, or save the army."""
        mine, theirs = self.board.armies[self.contest.province], self.contest.force
        refuges = [action for action in legal if action.verb == "retreat"]
        if not refuges or win(Side(min(theirs, 5)), Side(min(mine, 5))) < 0.5:
            return Action("hold")
        return max(refuges, key=lambda action: self.war.reinforcement(self.sight.game.notation.read(action)[1], mine))
