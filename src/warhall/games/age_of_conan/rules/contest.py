"""Chapter "Contests": one roll of attacker against defender, the same for campaign, siege, battle and intrigue.

`STAGES` is the sequence of AOC-188, line by line. The frame `ContestRoll` walks through it; each stage does its part
and pushes a frame where a seat or the dice have something to say. What a kind of contest makes of it stands in its
own chapter, in a class that derives from `Contest`.
"""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import (
    AFTER_CONTEST,
    AFTER_OPPONENT_ROLL,
    AFTER_OWN_ROLL,
    ATTACKER,
    BEFORE_DICE,
    COMPARISON,
    CONTEST_START,
    CONTESTS,
    DEFENDER,
)
from warhall.games.age_of_conan.components import FACES, NOBODY
from warhall.games.age_of_conan.fields import ContestFields
from warhall.games.age_of_conan.notation import DONE, PASS, arrangements
from warhall.games.age_of_conan.rules import cards
from warhall.games.age_of_conan.rules.contest_dice import COUNTS_AXE, COUNTS_CONAN, WORTH, attacker_wins, number_of_dice
from warhall.games.age_of_conan.rules.limits import incoherent
from warhall.games.age_of_conan.rules.lots import Lot
from warhall.kernel import Action, Choice, Event, Frame, IllegalActionError
from warhall.kernel.draw import below

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

REROLLED: Final = 8  # added to the face of a die that a card has rolled again
PICKED: Final = 16  # ... that a card is about to roll again
ARMY: Final = "army"
MARKER: Final = "marker"
EMISSARY: Final = "emissary"

DECLINE: Final = Action("decline")
SORCERY: Final = Action("sorcery")


@mypyc_attr(acyclic=True)
class Contest(ContestFields):
    """A contest that is going on. What has two values is for attacker and defender; masks have a bit for each side."""

    __slots__ = ()

    sort: ClassVar[int]  # its place among `CONTESTS`

    def __init__(self, province: int, attacker: int, defender: int) -> None:
        ContestFields.__init__(self, self.sort, province, attacker, defender, province)

    def __copy__(self) -> Contest:
        other = type(self)(self.province, self.attacker, self.defender)
        self.copy_to(other)
        return other

    def afresh(self) -> Contest:
        """AOC-170: every roll starts afresh; only the army that attacks is the same, and what sorcery it has spent."""
        other = type(self)(self.province, self.attacker, self.defender)
        other.origin = self.origin
        other.force = self.force
        other.sorcery_used = self.sorcery_used
        return other

    def seat(self, side: int) -> int:
        return self.defender if side else self.attacker

    def side_of(self, seat: int) -> int:
        return ATTACKER if seat == self.attacker else DEFENDER

    # -- what a kind of contest says for itself ------------------------------------------------------------------------

    def strength(self, state: AgeOfConanState, side: int) -> int:
        """Give what the dice of a side are counted by."""
        raise NotImplementedError

    def outcome(self, state: AgeOfConanState) -> None:
        """Carry out what the winner wins and the loser loses."""
        raise NotImplementedError

    def terrain(self, state: AgeOfConanState) -> int:
        """AOC-193, AOC-236: the icon of the army that campaigns there."""
        return state.components.provinces[self.province].track[state.steps[self.province]]

    def fits(self, state: AgeOfConanState, card: int) -> bool:
        """AOC-173: whether a strategy card is valid here."""
        return bool(state.components.strategy[card].terrains >> self.terrain(state) & 1)

    def raiders_fight(self, _state: AgeOfConanState) -> bool:
        """AOC-194, AOC-266: raiders count axes for a neutral province that defends itself."""
        return False

    def piece_at_stake(self, _state: AgeOfConanState, side: int) -> str:
        """Name what this side removes for losing the roll: an army unit, a marker, an emissary, or nothing."""
        return "" if self.winner == side or self.seat(side) == NOBODY else ARMY

    def march_follows(self, _state: AgeOfConanState) -> bool:
        """Whether a forced march will be allowed after the outcome of this roll, if it were free."""
        return False

    def check(self, state: AgeOfConanState) -> None:
        """See that whoever contests a province is there, and so is whoever defends it."""
        raise NotImplementedError

    # -- the same for all ----------------------------------------------------------------------------------------------

    def conan_helps(self, state: AgeOfConanState, side: int) -> bool:
        """AOC-275 to AOC-279: the Conan player, or the neutral province against anybody else."""
        if state.conan != self.province:
            return False
        seat = self.seat(side)
        return seat == state.conan_player or (seat == NOBODY and self.attacker != state.conan_player)

    def dice_number(self, state: AgeOfConanState, side: int) -> int:
        """The dice of a side in this roll."""
        return number_of_dice(self.strength(state, side), self.conan_helps(state, side) + self.extra[side])

    def counted_symbols(self, state: AgeOfConanState, side: int) -> int:
        """List what counts besides hits: by cards used, by the strategy card, by raiders, by Conan."""
        counted = self.counted[side]
        card = self.strategy[side]
        if card >= 0 and self.stage >= REVEALED and not self.cancelled >> side & 1:
            counted |= state.components.strategy[card].symbols  # AOC-175
        if side == DEFENDER and self.raiders_fight(state):
            counted |= COUNTS_AXE
        if self.conan_helps(state, side):
            counted |= COUNTS_CONAN
        return counted

    def successes(self, state: AgeOfConanState, side: int) -> int:
        """The bonus of cards and what the dice bring."""
        worth = WORTH[side][self.counted_symbols(state, side)]
        return self.bonus[side] + sum([worth[die & 7] for die in self.dice[side]])

    def valid_card(self, state: AgeOfConanState, side: int, card: int) -> bool:
        """AOC-176: whether a side may lay a strategy card; a kingdom card may let it ignore terrain or area."""
        return bool(self.ignoring >> side & 1) or self.fits(state, card)

    def keeps_piece(self, state: AgeOfConanState, side: int) -> bool:
        """Whether a card keeps this side from losing anything."""
        if not self.prevented >> side & 1:
            return False
        state.log.append(events.LOSS_PREVENTED.of(seat=self.seat(side)))
        return True


def start_contest(state: AgeOfConanState, contest: Contest) -> None:
    """Begin a contest; its first roll follows at once (AOC-127)."""
    state.contest = contest
    begins = events.CONTEST_BEGINS if contest.defender >= 0 else events.CONTEST_BEGINS_NEUTRAL
    state.log.append(
        begins.of(
            seat=contest.attacker,
            contest=CONTESTS[contest.kind],
            province=state.province_ids[contest.province],
            defender=contest.defender,
        )
    )
    state.stack.append(ContestRoll())


def next_roll(state: AgeOfConanState, contest: Contest) -> None:
    """Another roll of the same conflict (AOC-182: by a switch with no more sorcery)."""
    state.contest = again = contest.afresh()
    if not state.game.rules.sorcery_per_conflict:
        again.sorcery_used = 0
    state.stack.append(ContestRoll())


def end_contest(state: AgeOfConanState) -> None:
    state.contest = None


# -- the sequence of AOC-188 -------------------------------------------------------------------------------------------


class ContestRoll(Frame):
    """AOC-188: one roll, stage by stage, and its outcome."""

    rule = "AOC-188"
    lies_on = ("after-action",)
    amid = ("contest",)

    def go(self, state: AgeOfConanState) -> bool:
        contest = state.fight
        contest.stage += 1
        if contest.stage == len(STAGES):
            state.stack.pop()
            contest.outcome(state)
        else:
            STAGES[contest.stage](state, contest)
        return True

    def check(self, state: AgeOfConanState) -> None:
        contest = state.fight
        if contest.stage >= len(STAGES):
            raise incoherent("contest.stage", "AOC-188")
        contest.check(state)


def _contest_start(state: AgeOfConanState, _contest: Contest) -> None:
    state.stack.append(Window(CONTEST_START))


def _declare_attacker(state: AgeOfConanState, contest: Contest) -> None:
    _declare(state, contest, ATTACKER)


def _declare_defender(state: AgeOfConanState, contest: Contest) -> None:
    _declare(state, contest, DEFENDER)


def _declare(state: AgeOfConanState, contest: Contest, side: int) -> None:
    """AOC-172. A seat with strategy cards is asked, whether one of them fits or not."""
    seat = contest.seat(side)
    if seat != NOBODY and state.strategy_hand[seat]:
        state.stack.append(Declare(seat, side))


def _reveal(state: AgeOfConanState, contest: Contest) -> None:
    for side in (ATTACKER, DEFENDER):
        card = contest.strategy[side]
        if card >= 0:
            name = state.components.strategy[card].id
            state.log.append(events.STRATEGY_REVEALED.of(seat=contest.seat(side), strategy=name))


def _before_dice(state: AgeOfConanState, _contest: Contest) -> None:
    state.stack.append(Window(BEFORE_DICE))


def _roll_attacker(state: AgeOfConanState, _contest: Contest) -> None:
    state.stack.append(Dice(ATTACKER))


def _own_attacker(state: AgeOfConanState, contest: Contest) -> None:
    state.stack.append(OwnRoll(contest.attacker, ATTACKER))


def _opponent_defender(state: AgeOfConanState, contest: Contest) -> None:
    if contest.defender != NOBODY:
        state.stack.append(OpponentRoll(contest.defender, DEFENDER))


def _roll_defender(state: AgeOfConanState, _contest: Contest) -> None:
    state.stack.append(Dice(DEFENDER))


def _own_defender(state: AgeOfConanState, contest: Contest) -> None:
    if contest.defender != NOBODY:
        state.stack.append(OwnRoll(contest.defender, DEFENDER))


def _opponent_attacker(state: AgeOfConanState, contest: Contest) -> None:
    state.stack.append(OpponentRoll(contest.attacker, ATTACKER))


def _compare(state: AgeOfConanState, contest: Contest) -> None:
    if contest.successes(state, ATTACKER) == contest.successes(state, DEFENDER):
        state.stack.append(Window(COMPARISON))


def _name_winner(state: AgeOfConanState, contest: Contest) -> None:
    """Name the winner. Then cards and a raider are used up."""
    attack, defence = contest.successes(state, ATTACKER), contest.successes(state, DEFENDER)
    contest.winner = ATTACKER if attacker_wins(attack, defence, contest.ties) else DEFENDER
    named = events.CONTEST_WON if contest.winner == ATTACKER else events.CONTEST_LOST
    where = state.province_ids[contest.province]
    state.log.append(named.of(seat=contest.attacker, attack=attack, defence=defence, province=where))
    if contest.raiders_fight(state):  # AOC-195
        state.raiders[contest.province] -= 1
        state.log.append(events.RAIDER_USED_UP.of(province=where))
    for side, card in enumerate(contest.strategy):  # AOC-177
        if card >= 0:
            insort(state.strategy_discard, card)
            contest.strategy[side] = -1
    state.stack.append(Window(AFTER_CONTEST))


STAGES: Final[tuple[Callable[[AgeOfConanState, Contest], None], ...]] = (
    _contest_start,  # 0
    _declare_attacker,  # 1
    _declare_defender,  # 2
    _reveal,  # 3 and 4
    _before_dice,  # 4a
    _roll_attacker,  # 5
    _own_attacker,
    _opponent_defender,  # 5a
    _roll_defender,  # 6
    _own_defender,
    _opponent_attacker,  # 6a
    _compare,  # 7
    _name_winner,  # 8
)
# The stages at which a contest waits: for a window of both sides by its timing, for something of one side by the side.
WINDOWS: Final = {
    CONTEST_START: STAGES.index(_contest_start),
    BEFORE_DICE: STAGES.index(_before_dice),
    COMPARISON: STAGES.index(_compare),
    AFTER_CONTEST: STAGES.index(_name_winner),
}
DECLARING: Final = (STAGES.index(_declare_attacker), STAGES.index(_declare_defender))
ROLLING: Final = (STAGES.index(_roll_attacker), STAGES.index(_roll_defender))
OWN_WINDOWS: Final = (STAGES.index(_own_attacker), STAGES.index(_own_defender))
OPPONENT_WINDOWS: Final = (STAGES.index(_opponent_attacker), STAGES.index(_opponent_defender))
STAGE_NAMES: Final = ("announced", *(stage.__name__[1:].replace("_", "-") for stage in STAGES), "over")  # from -1 on
REVEALED: Final = STAGES.index(_reveal)  # from this stage on the strategy cards are open
OPENING: Final = STAGES.index(_before_dice)  # up to this stage cards may change what is rolled
DECIDED: Final = STAGES.index(_name_winner)  # from this stage on the winner is known


def _check_stage(state: AgeOfConanState, stage: int, seat: int, side: int) -> None:
    """AOC-188: what a contest waits for belongs to its stage, and to the seat of that side."""
    if state.fight.stage != stage or seat != state.fight.seat(side):
        raise incoherent("contest.stage", "AOC-188")


class Window(Frame):
    """AOC-185: cards of both sides, the attacker first, then alternating until both have passed in succession."""

    rule = "AOC-185"
    help = ("AOC-185", "AOC-188")
    forms = ("pass", "use CARD")
    lies_on = ("contest-roll",)
    timing: int
    side: int = ATTACKER
    passes: int = 0

    def go(self, state: AgeOfConanState) -> bool:
        """Ask the next side that could have a card."""
        if self.passes == 2:
            state.stack.pop()
            return True
        seat = state.fight.seat(self.side)
        if seat != NOBODY and cards.may_have_card(state, seat, self.timing):
            return False
        self.side ^= 1
        self.passes += 1
        return True

    def actor(self, state: AgeOfConanState) -> int:
        return state.fight.seat(self.side)

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        return [PASS, *sorted(cards.usable(state, seat, self.timing))]

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        self.side ^= 1
        if action == PASS:
            self.passes += 1
        else:
            self.passes = 0
            cards.use_card(state, seat, state.notation.read(action)[1])

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        return cards.use_refusal(state, seat, args[0], self.timing) if verb == "use" else None

    def check(self, state: AgeOfConanState) -> None:
        if self.timing not in WINDOWS or self.side not in (ATTACKER, DEFENDER) or not 0 <= self.passes < 2:
            raise incoherent("stack", "AOC-185")
        if state.fight.stage != WINDOWS[self.timing]:
            raise incoherent("contest.stage", "AOC-188")


class Declare(Choice):
    """AOC-169, AOC-172: one strategy card face down, or none."""

    rule = "AOC-172"
    help = ("AOC-172", "AOC-173")
    forms = ("commit STRATEGY", "decline")
    lies_on = ("contest-roll",)
    side: int

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        """AOC-176: only a card that fits."""
        contest = state.fight
        texts = state.notation.by_strategy["commit"]
        fitting = [texts[card] for card in state.strategy_hand[seat] if contest.valid_card(state, self.side, card)]
        return sorted([*fitting, DECLINE])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        state.stack.pop()
        if action == DECLINE:
            state.log.append(events.STRATEGY_DECLINED.of(seat=seat))
            return
        card = state.notation.read(action)[1]
        state.strategy_hand[seat].remove(card)
        state.fight.strategy[self.side] = card
        state.log.append(events.STRATEGY_COMMITTED.of(seat=seat, strategy=state.components.strategy[card].id))

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb != "commit":
            return None
        name = state.components.strategy[args[0]].id
        if args[0] not in state.strategy_hand[seat]:
            return state.refuse("card-not-yours", "AOC-421", card=name)
        if not state.fight.valid_card(state, self.side, args[0]):
            return state.refuse("card-does-not-fit", "AOC-176", card=name)
        return None

    def seen(self, _state: AgeOfConanState, action: Action, actor: int, viewer: int | None) -> Action | None:
        return action if actor == viewer or action == DECLINE else None

    def check(self, state: AgeOfConanState) -> None:
        _check_stage(state, DECLARING[self.side], self.seat, self.side)


# -- the dice ----------------------------------------------------------------------------------------------------------


class Throw(Lot):
    """Contest dice of one side."""

    abstract = True
    forms = ("roll FACE+",)
    side: int

    def number(self, state: AgeOfConanState) -> int:
        """How many dice are rolled."""
        raise NotImplementedError

    def lay(self, contest: Contest, faces: list[int]) -> None:
        """Put the dice on the table."""
        raise NotImplementedError

    def outcomes(self, state: AgeOfConanState) -> list[tuple[Action, float]]:
        number = self.number(state)
        ways = len(FACES) ** number
        rolls = state.notation.rolls[number]
        return sorted([(action, arrangements(counts) / ways) for counts, action in rolls.items()])

    def sample(self, state: AgeOfConanState, rng: random.Random) -> Action:
        counts = [0] * len(FACES)
        number = self.number(state)
        for _ in range(number):
            counts[below(rng, 6)] += 1  # AOC-155: every face is equally likely
        return state.notation.rolls[number][tuple(counts)]

    def possible(self, state: AgeOfConanState, action: Action) -> bool:
        counts = state.notation.roll_of.get(action)
        return action.verb == "roll" and counts is not None and sum(counts) == self.number(state)

    def step(self, state: AgeOfConanState, action: Action, _actor: int) -> None:
        state.stack.pop()
        counts = state.notation.roll_of[action]
        self.lay(state.fight, [face for face, count in enumerate(counts) for _ in range(count)])
        contest, side = state.fight, self.side
        shown = sorted([die & 7 for die in contest.dice[side]])  # they lie there for all to see, until the next roll
        state.last_dice = [shown, []] if side == ATTACKER else [state.last_dice[ATTACKER], shown]
        state.log.append(_rolled(state, contest, side))


def _rolled(state: AgeOfConanState, contest: Contest, side: int) -> Event:
    faces = [FACES[die & 7] for die in contest.dice[side]]
    successes = contest.successes(state, side)
    if contest.seat(side) != NOBODY:
        return events.CONTEST_ROLLED.of(seat=contest.seat(side), faces=faces, successes=successes)
    roller = (contest.attacker + 1) % state.players
    where = state.province_ids[contest.province]
    return events.PROVINCE_ROLLED.of(seat=roller, province=where, faces=faces, successes=successes)


class Dice(Throw):
    """AOC-154: all dice of one side; the attacker's left neighbour rolls for a neutral province (AOC-153)."""

    rule = "AOC-154"
    lies_on = ("contest-roll", "own-roll")

    def number(self, state: AgeOfConanState) -> int:
        return state.fight.dice_number(state, self.side)

    def lay(self, contest: Contest, faces: list[int]) -> None:
        contest.dice[self.side] = faces

    def check(self, state: AgeOfConanState) -> None:
        if state.fight.stage not in (ROLLING[self.side], OWN_WINDOWS[self.side]):
            raise incoherent("contest.stage", "AOC-188")


def sorcery_possible(state: AgeOfConanState, contest: Contest, side: int) -> bool:
    """AOC-182: one reroll per side and roll, or per conflict."""
    return state.sorcery[contest.seat(side)] > 0 and not contest.sorcery_used >> side & 1


class OwnRoll(Choice):
    """AOC-179, AOC-180: the roller's cards and sorcery, in any order."""

    rule = "AOC-180"
    help = ("AOC-179", "AOC-182")
    forms = ("pass", "sorcery", "use CARD")
    lies_on = ("contest-roll",)
    side: int

    def go(self, state: AgeOfConanState) -> bool:
        possible = sorcery_possible(state, state.fight, self.side)
        if possible or cards.may_have_card(state, self.seat, AFTER_OWN_ROLL):
            return False
        state.stack.pop()
        return True

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        found = [PASS, *cards.usable(state, seat, AFTER_OWN_ROLL)]
        if sorcery_possible(state, state.fight, self.side):
            found.append(SORCERY)
        return sorted(found)

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        if action == PASS:
            state.stack.pop()
        elif action == SORCERY:
            state.sorcery[seat] -= 1  # AOC-183
            state.fight.sorcery_used |= 1 << self.side
            state.log.append(events.SORCERY_REROLL.of(seat=seat))
            state.stack.append(Dice(self.side))
        else:
            cards.use_card(state, seat, state.notation.read(action)[1])

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        verb, *args = state.notation.read(action)
        if verb == "use":
            return cards.use_refusal(state, seat, args[0], AFTER_OWN_ROLL)
        if verb == "sorcery" and not sorcery_possible(state, state.fight, self.side):
            if not state.sorcery[seat]:
                return state.refuse("no-sorcery", "AOC-421")
            return state.refuse("sorcery-spent", "AOC-182")
        return None

    def check(self, state: AgeOfConanState) -> None:
        _check_stage(state, OWN_WINDOWS[self.side], self.seat, self.side)


class OpponentRoll(cards.CardWindow):
    """AOC-188: the cards of one side after the other side's roll."""

    rule = "AOC-188"
    help = ("AOC-188", "AOC-352")
    lies_on = ("contest-roll",)
    side: int

    def moment(self) -> int:
        return AFTER_OPPONENT_ROLL

    def go(self, state: AgeOfConanState) -> bool:
        if cards.may_have_card(state, self.seat, AFTER_OPPONENT_ROLL):
            return False
        state.stack.pop()
        return True

    def check(self, state: AgeOfConanState) -> None:
        _check_stage(state, OPPONENT_WINDOWS[self.side], self.seat, self.side)


# -- rolling single dice again by a card -------------------------------------------------------------------------------


def _check_side(state: AgeOfConanState, side: int) -> None:
    if side not in (ATTACKER, DEFENDER) or state.contest is None:
        raise incoherent("stack", "AOC-179")


class PickDice(cards.CardChoice):
    """AOC-179: a card lets dice be rolled again, chosen one after the other."""

    rule = "AOC-179"
    help = ("AOC-179",)
    forms = ("done", "reroll FACE")
    side: int
    number: int

    def options(self, state: AgeOfConanState, _seat: int) -> list[Action]:
        """A die that a card has rolled again is not rolled again by another card."""
        faces = {die for die in state.fight.dice[self.side] if die < REROLLED}
        return [DONE, *sorted([state.notation.reroll[face] for face in faces])]

    def step(self, state: AgeOfConanState, action: Action, _seat: int) -> None:
        dice = state.fight.dice[self.side]
        if action != DONE:
            face = state.notation.read(action)[1]
            dice[dice.index(face)] += PICKED
            dice.sort()
            self.number -= 1
            if self.number and any(die < REROLLED for die in dice):
                return
        state.stack.pop()
        if any(die >= PICKED for die in dice):
            state.stack.append(Reroll(self.side))

    def check(self, state: AgeOfConanState) -> None:
        _check_side(state, self.side)


class Reroll(Throw):
    """AOC-179: the dice that were picked."""

    rule = "AOC-179"
    lies_on = ("effects",)

    def number(self, state: AgeOfConanState) -> int:
        return sum([die >= PICKED for die in state.fight.dice[self.side]])

    def lay(self, contest: Contest, faces: list[int]) -> None:
        kept = [die for die in contest.dice[self.side] if die < PICKED]
        contest.dice[self.side] = sorted(kept + [face + REROLLED for face in faces])

    def check(self, state: AgeOfConanState) -> None:
        _check_side(state, self.side)
