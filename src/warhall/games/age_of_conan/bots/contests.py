"""Inside a contest: what the roll is worth, how likely it is won, and which card or sorcery changes that enough."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.bots.chances import win
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
from warhall.games.age_of_conan.cards.vocabulary import (
    AFTER_CONTEST,
    ATTACKER,
    BATTLE,
    CAMPAIGN,
    COMPARISON,
    DEFENDER,
    INTRIGUE,
    SIEGE,
)
from warhall.games.age_of_conan.cards.words import CardVerb
from warhall.games.age_of_conan.components import NOBODY, NORMAL_DICE, UNITS_PER_PROVINCE, Card
from warhall.games.age_of_conan.notation import DONE, PASS
from warhall.games.age_of_conan.rules.contest import DECLINE, MARKER, REROLLED, REVEALED, SORCERY, Contest
from warhall.games.age_of_conan.rules.contest_dice import WORTH
from warhall.games.age_of_conan.study.odds import Shown, Side, win_odds
from warhall.kernel import Action

if TYPE_CHECKING:
    from warhall.games.age_of_conan.bots.court import Court
    from warhall.games.age_of_conan.bots.diplomacy import Diplomacy
    from warhall.games.age_of_conan.bots.sight import Sight
    from warhall.games.age_of_conan.bots.values import Values
    from warhall.games.age_of_conan.bots.warfare import Warfare

ROLL_VERBS: Final = (AddSuccess, AddDice, CountSymbol, CancelStrategy, WinTie)
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
        contest = self.board.fight
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
            won = self.values.crom + self.war.settled(at, units)
            won += self.values.strip(at) if kind == SIEGE else enemy * (self.values.unit + 0.5)
        return won - self.war.pressed(kind, at, units - 1, garrison)

    def _defence_stake(self) -> float:
        at = self.contest.province
        rating = self.sight.provinces[at].rating
        enemy = self.values.rival(self.contest.attacker)
        if self.contest.kind == BATTLE:
            return self.values.unit * (1.0 + enemy) + 0.5 + self.values.crom * 0.5
        lasting = self.board.armies[at] + 1
        fortress = rating * (self.values.hold(at, self.sight.me) + 0.7 * enemy) + self.values.crom * 0.5
        return self.values.unit * (enemy + (lasting > 1)) + fortress / lasting

    # -- how likely it is won ------------------------------------------------------------------------------------------

    def _dice(self, contest: Contest, side: int) -> Side:
        """Count the dice that a side brings to this roll, or has on the table."""
        board = self.board
        seat = contest.seat(side)
        counted = contest.counted_symbols(board, side)
        shown = self._shown(contest, side, counted)
        spare = seat != NOBODY and board.sorcery[seat] > 0 and not contest.sorcery_used >> side & 1
        return Side(
            contest.dice_number(board, side),
            counted,
            contest.bonus[side],
            spare and shown is None,
            claims_ties=self._claims_ties(contest, side),
            shown=shown,
        )

    def _claims_ties(self, contest: Contest, side: int) -> bool:
        components = self.sight.game.components
        artifact = TIE_ARTIFACTS[contest.kind == INTRIGUE]
        holder = self.board.artifacts[components.card_index[artifact] - components.first_artifact]
        return bool(contest.ties >> side & 1) or (holder != NOBODY and holder == contest.seat(side))

    @staticmethod
    def _shown(contest: Contest, side: int, counted: int) -> Shown | None:
        if not contest.dice[side]:
            return None
        worth = WORTH[side][counted]
        fresh = [0, 0, 0]
        for die in contest.dice[side]:
            if die < REROLLED:
                fresh[worth[die]] += 1
        locked = sum(worth[die & 7] for die in contest.dice[side] if die >= REROLLED)
        return Shown((fresh[0], fresh[1], fresh[2]), locked)

    def chance(self, contest: Contest, again: Reroll | None = None) -> float:
        """The chance that this side wins; `again` is a verb that lets it roll dice again."""
        sides = [self._dice(contest, side) for side in (ATTACKER, DEFENDER)]
        if again is not None:
            mine = sides[self.side]
            own = again.whose == "own"
            sides[self.side] = mine._replace(rerolls=(again.n,)) if own else mine._replace(hinders=(again.n,))
        attacker = win(*sides)
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
        trial = copy(self.contest)
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
        trial = copy(self.contest)
        trial.dice[self.side] = []
        trial.sorcery_used |= 1 << self.side
        return self.chance(trial) - self.chance(self.contest)

    def _card_gain(self, card: Card) -> float:
        total = 0.0
        if card.timing == AFTER_CONTEST:
            return sum(self._aftermath(verb) for verb in card.verbs)
        trial = copy(self.contest)
        self.board.contest = trial
        for verb in card.verbs:
            if isinstance(verb, Reroll):
                total += (self.chance(trial, verb) - self.chance(trial)) * self.stake
            elif isinstance(verb, IgnoreTerrain):
                total += self._any_card_gain() * self.stake
            elif isinstance(verb, ROLL_VERBS):
                verb.carry(self.board, self.sight.me, NOBODY)
            else:
                total += self.court.verb_value(verb)
        self.board.contest = self.contest
        if card.timing == COMPARISON:
            return total + self.stake
        return total + (self.chance(trial) - self.chance(self.contest)) * self.stake

    def _any_card_gain(self) -> float:
        """Value a strategy card that fits nothing here."""
        if not self.sight.hand:
            return 0.0
        plain = self.chance(self.contest)
        fitting = [card for card in self.sight.hand if self.contest.valid_card(self.board, self.side, card)]
        usual = max((self._with_strategy(card) for card in fitting), default=plain)
        return max(0.0, max(self._with_strategy(card) for card in self.sight.hand) - usual)

    def _aftermath(self, verb: CardVerb) -> float:
        """Value what a verb does after the winner is named."""
        at, contest = self.contest.province, self.contest
        if isinstance(verb, PreventLoss):
            piece = contest.piece_at_stake(self.board, self.side)
            return self.sight.provinces[at].rating * 1.5 if piece == MARKER else self.values.unit
        if isinstance(verb, FreeMarch):
            if contest.kind != CAMPAIGN:
                return self.values.unit
            units = min(self.board.armies[at], UNITS_PER_PROVINCE)
            icon = max(self.board.steps[at], 0) + (contest.winner == ATTACKER)
            plan = self.war.campaign(at)
            if not units or icon >= len(plan.track):
                return 0.0
            return plan.fights[units][icon] - plan.rests[units][icon]
        if isinstance(verb, RetreatWithoutCrom):
            return 0.0
        return self.court.verb_value(verb)

    # -- single dice ---------------------------------------------------------------------------------------------------

    def pick_dice(self, legal: Sequence[Action]) -> Action:
        """Own failures unless the roll is won already, or the other side's best dice."""
        side = self.sight.choice.side
        own = side == self.side
        worth_of_face = WORTH[side][self.contest.counted_symbols(self.board, side)]
        best, choice = 0.0, DONE
        for action in legal:
            if action.verb != "reroll":
                continue
            worth = worth_of_face[self.sight.game.notation.read(action)[1]]
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
        defeat = 0.0 if self.contest.no_crom & 1 else -self.values.crom * 0.5
        pressing = self.war.assault(kind, at, units, garrison) > self.values.unit * units + defeat
        return Action("press") if pressing else Action("retreat")

    def stand(self, legal: Sequence[Action]) -> Action:
        """The defender of a battle: hold while the odds are even, or save the army."""
        mine, theirs = self.board.armies[self.contest.province], self.contest.force
        refuges = [action for action in legal if action.verb == "retreat"]
        if not refuges or win_odds(min(theirs, NORMAL_DICE), min(mine, NORMAL_DICE)) < 0.5:
            return Action("hold")
        return max(refuges, key=lambda action: self.war.reinforcement(self.sight.game.notation.read(action)[1], mine))
