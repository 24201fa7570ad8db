"""Chapter "Contests": one roll of attacker against defender, the same for campaign, siege, battle and intrigue.

`STAGES` is the sequence of AOC-188, line by line. The task `contest` walks through it; each stage does its part and
pushes a frame where a seat or the dice have something to say. The outcome belongs to the chapter of its kind.
"""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import (
    AFTER_CONTEST,
    AFTER_OPPONENT_ROLL,
    AFTER_OWN_ROLL,
    ATTACKER,
    BATTLE,
    BEFORE_DICE,
    CAMPAIGN,
    COMPARISON,
    CONTEST_START,
    CONTESTS,
    DEFENDER,
    INTRIGUE,
    SIEGE,
)
from warhall.games.age_of_conan.components import FACES, NOBODY
from warhall.games.age_of_conan.notation import DONE, PASS, arrangements
from warhall.games.age_of_conan.rules import battle, campaign, cards, intrigue_contest, siege
from warhall.games.age_of_conan.rules.contest_dice import COUNTS_AXE, COUNTS_CONAN, WORTH, attacker_wins, number_of_dice
from warhall.games.age_of_conan.rules.frames import Frame, Log, chance, choice, push_chance, task
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

REROLLED: Final = 8  # added to the face of a die that a card has rolled again
PICKED: Final = 16  # ... that a card is about to roll again
ARMY, MARKER, EMISSARY = "army", "marker", "emissary"

DECLINE: Final = Action("decline")
SORCERY: Final = Action("sorcery")


class Contest:
    """A contest that is going on. What has two values is for attacker and defender; masks have a bit for each side."""

    __slots__ = (
        "artifacts_used",
        "attacker",
        "bonus",
        "cancelled",
        "counted",
        "defender",
        "dice",
        "extra",
        "force",
        "free_march",
        "ignoring",
        "kind",
        "no_crom",
        "origin",
        "prevented",
        "province",
        "sorcery_used",
        "stage",
        "strategy",
        "ties",
        "winner",
    )

    def __init__(self, kind: int, province: int, attacker: int, defender: int) -> None:
        self.kind = kind
        self.province = province
        self.attacker = attacker
        self.defender = defender  # NOBODY: the neutral province itself
        self.origin = province  # where the attacking army came from
        self.force = 0  # attacking units that do not stand in the province yet (siege and battle)
        self.sorcery_used = 0
        self.new_roll()

    def new_roll(self) -> None:
        """AOC-170: every roll starts afresh."""
        self.stage = -1
        self.strategy = [-1, -1]
        self.ignoring = 0  # whose strategy card may ignore terrain or area
        self.extra = [0, 0]
        self.bonus = [0, 0]
        self.counted = [0, 0]
        self.cancelled = 0
        self.dice: list[list[int]] = [[], []]
        self.artifacts_used = 0
        self.ties = 0
        self.winner = -1
        self.prevented = 0
        self.no_crom = 0
        self.free_march = 0

    def copy(self) -> Contest:
        other = Contest.__new__(Contest)
        other.kind = self.kind
        other.province = self.province
        other.attacker = self.attacker
        other.defender = self.defender
        other.origin = self.origin
        other.force = self.force
        other.sorcery_used = self.sorcery_used
        other.stage = self.stage
        other.strategy = self.strategy.copy()
        other.ignoring = self.ignoring
        other.extra = self.extra.copy()
        other.bonus = self.bonus.copy()
        other.counted = self.counted.copy()
        other.cancelled = self.cancelled
        other.dice = [self.dice[0].copy(), self.dice[1].copy()]
        other.artifacts_used = self.artifacts_used
        other.ties = self.ties
        other.winner = self.winner
        other.prevented = self.prevented
        other.no_crom = self.no_crom
        other.free_march = self.free_march
        return other

    def seat(self, side: int) -> int:
        return self.defender if side else self.attacker

    def terrain(self, state: AgeOfConanState) -> int:
        """AOC-193 the army's icon, AOC-215 the first icon, AOC-236 the icon of the defending army; intrigue: none."""
        track = state.game.components.provinces[self.province].track
        if self.kind == SIEGE:
            return track[0]
        return track[state.steps[self.province]] if self.kind != INTRIGUE else 0

    def conan_helps(self, state: AgeOfConanState, side: int) -> bool:
        """AOC-275 to AOC-279: the Conan player, or the neutral province against anybody else."""
        if state.conan != self.province:
            return False
        seat = self.seat(side)
        return seat == state.conan_player or (seat == NOBODY and self.attacker != state.conan_player)

    def dice_number(self, state: AgeOfConanState, side: int) -> int:
        """The dice of a side in this roll."""
        return number_of_dice(_strength(state, self, side), self.conan_helps(state, side) + self.extra[side])

    def counted_symbols(self, state: AgeOfConanState, side: int) -> int:
        """What counts besides hits: by cards used, by the strategy card, by raiders, by Conan."""
        counted = self.counted[side]
        card = self.strategy[side]
        if card >= 0 and self.stage >= REVEALED and not self.cancelled >> side & 1:
            counted |= state.game.components.strategy[card].symbols  # AOC-175
        if side == DEFENDER and raiders_fight(state, self):
            counted |= COUNTS_AXE
        if self.conan_helps(state, side):
            counted |= COUNTS_CONAN
        return counted

    def successes(self, state: AgeOfConanState, side: int) -> int:
        """The bonus of cards and what the dice bring."""
        worth = WORTH[side][self.counted_symbols(state, side)]
        return self.bonus[side] + sum([worth[die & 7] for die in self.dice[side]])

    def piece_at_stake(self, state: AgeOfConanState, side: int) -> str:
        """What this side has to remove for losing the roll: an army unit, a marker, an emissary, or nothing."""
        if self.winner == side or self.seat(side) == NOBODY:
            return ""
        if self.kind == INTRIGUE:
            return (EMISSARY if self.defender != NOBODY else "") if side == ATTACKER else MARKER
        if side == DEFENDER and self.kind == SIEGE and not state.armies[self.province]:
            return MARKER
        return ARMY

    def march_follows(self, state: AgeOfConanState) -> bool:
        """Whether a forced march will be allowed after the outcome of this roll, if it were free."""
        units = self.force or state.armies[self.province]
        if self.kind == CAMPAIGN:
            if self.winner == ATTACKER:
                last = len(state.game.components.provinces[self.province].track) - 1
                return state.steps[self.province] < last
            return units >= 2 or bool(self.prevented & 1)
        if self.winner != ATTACKER or self.prevented >> DEFENDER & 1:
            return False
        defenders = state.armies[self.province]
        return defenders == (0 if self.kind == SIEGE else 1)

    def valid_card(self, state: AgeOfConanState, side: int, card: int) -> bool:
        """AOC-173, AOC-174, AOC-402, AOC-176."""
        if self.ignoring >> side & 1:
            return True
        strategy = state.game.components.strategy[card]
        if self.kind != INTRIGUE:
            return bool(strategy.terrains >> self.terrain(state) & 1)
        area = state.game.components.provinces[self.province].area
        return area == strategy.area_24 or (state.game.players < 4 and area == strategy.area_23)


def _strength(state: AgeOfConanState, contest: Contest, side: int) -> int:
    if contest.kind == CAMPAIGN:
        return campaign.strength(state, contest, side)
    if contest.kind == SIEGE:
        return siege.strength(state, contest, side)
    if contest.kind == BATTLE:
        return battle.strength(state, contest, side)
    return intrigue_contest.strength(state, contest, side)


def _outcome(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    if contest.kind == CAMPAIGN:
        campaign.outcome(state, contest, log)
    elif contest.kind == SIEGE:
        siege.outcome(state, contest, log)
    elif contest.kind == BATTLE:
        battle.outcome(state, contest, log)
    else:
        intrigue_contest.outcome(state, contest, log)


def raiders_fight(state: AgeOfConanState, contest: Contest) -> bool:
    """AOC-194, AOC-266: raiders count axes for a neutral province that defends itself."""
    if contest.defender != NOBODY or not state.raiders[contest.province]:
        return False
    return contest.kind == CAMPAIGN or state.game.rules.raider_axes_in_intrigue


def start_contest(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """Begin a contest; its first roll follows at once (AOC-127)."""
    state.contest = contest
    data = {
        "seat": contest.attacker,
        "contest": CONTESTS[contest.kind],
        "province": state.game.province_ids[contest.province],
        "defender": contest.defender,
    }
    log.append(Event("contest-begins" if contest.defender >= 0 else "contest-begins-neutral", data))
    state.stack.append((CONTEST, 0))


def next_roll(state: AgeOfConanState, contest: Contest) -> None:
    """Another roll of the same contest."""
    contest.new_roll()
    state.stack.append((CONTEST, 0))


def end_contest(state: AgeOfConanState) -> None:
    state.contest = None


# -- the sequence of AOC-188 -------------------------------------------------------------------------------------------


def _walk(state: AgeOfConanState, frame: Frame, log: Log) -> None:
    contest = state.contest
    assert contest is not None
    while True:
        contest.stage += 1
        if contest.stage == len(STAGES):
            _outcome(state, contest, log)
            return
        depth = len(state.stack)
        STAGES[contest.stage](state, contest, log)
        if len(state.stack) > depth:
            state.stack.insert(depth, frame)
            return


def _contest_start(state: AgeOfConanState, _contest: Contest, _log: Log) -> None:
    _open(state, CONTEST_START)


def _declare_attacker(state: AgeOfConanState, contest: Contest, _log: Log) -> None:
    _declare(state, contest, ATTACKER)


def _declare_defender(state: AgeOfConanState, contest: Contest, _log: Log) -> None:
    _declare(state, contest, DEFENDER)


def _declare(state: AgeOfConanState, contest: Contest, side: int) -> None:
    """AOC-172. A seat with strategy cards is asked, whether one of them fits or not."""
    seat = contest.seat(side)
    if seat != NOBODY and state.strategy_hand[seat]:
        state.stack.append((DECLARE, seat, side))


def _reveal(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    for side in (ATTACKER, DEFENDER):
        card = contest.strategy[side]
        if card >= 0:
            data = {"seat": contest.seat(side), "strategy": state.game.components.strategy[card].id}
            log.append(Event("strategy-revealed", data, reveals=True))


def _before_dice(state: AgeOfConanState, _contest: Contest, _log: Log) -> None:
    _open(state, BEFORE_DICE)


def _roll_attacker(state: AgeOfConanState, _contest: Contest, _log: Log) -> None:
    push_chance(state, DICE, ATTACKER)


def _own_attacker(state: AgeOfConanState, contest: Contest, _log: Log) -> None:
    _open_own_roll(state, contest, ATTACKER)


def _opponent_defender(state: AgeOfConanState, contest: Contest, _log: Log) -> None:
    _open_opponent_roll(state, contest, DEFENDER)


def _roll_defender(state: AgeOfConanState, _contest: Contest, _log: Log) -> None:
    push_chance(state, DICE, DEFENDER)


def _own_defender(state: AgeOfConanState, contest: Contest, _log: Log) -> None:
    _open_own_roll(state, contest, DEFENDER)


def _opponent_attacker(state: AgeOfConanState, contest: Contest, _log: Log) -> None:
    _open_opponent_roll(state, contest, ATTACKER)


def _compare(state: AgeOfConanState, contest: Contest, _log: Log) -> None:
    if contest.successes(state, ATTACKER) == contest.successes(state, DEFENDER):
        _open(state, COMPARISON)


def _name_winner(state: AgeOfConanState, contest: Contest, log: Log) -> None:
    """Name the winner. Then cards and a raider are used up."""
    attack, defence = contest.successes(state, ATTACKER), contest.successes(state, DEFENDER)
    contest.winner = ATTACKER if attacker_wins(attack, defence, contest.ties) else DEFENDER
    data = {
        "seat": contest.attacker,
        "attack": attack,
        "defence": defence,
        "province": state.game.province_ids[contest.province],
    }
    log.append(Event("contest-won" if contest.winner == ATTACKER else "contest-lost", data))
    if raiders_fight(state, contest):  # AOC-195
        state.raiders[contest.province] -= 1
        log.append(Event("raider-used-up", {"province": state.game.province_ids[contest.province]}))
    for side, card in enumerate(contest.strategy):  # AOC-177
        if card >= 0:
            insort(state.strategy_discard, card)
            contest.strategy[side] = -1
    _open(state, AFTER_CONTEST)


STAGES: Final[tuple[Callable[[AgeOfConanState, Contest, Log], None], ...]] = (
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
DECLARING: Final = (STAGES.index(_declare_attacker), STAGES.index(_declare_defender))
REVEALED: Final = STAGES.index(_reveal)  # from this stage on the strategy cards are open
OPENING: Final = STAGES.index(_before_dice)  # up to this stage cards may change what is rolled
OWN_WINDOWS: Final = (STAGES.index(_own_attacker), STAGES.index(_own_defender))
DECIDED: Final = STAGES.index(_name_winner)  # from this stage on the winner is known

# The stages at which a contest waits: for a window of both sides by its timing, for one side by what it waits for.
WINDOW_STAGES: Final = {
    CONTEST_START: STAGES.index(_contest_start),
    BEFORE_DICE: STAGES.index(_before_dice),
    COMPARISON: STAGES.index(_compare),
    AFTER_CONTEST: STAGES.index(_name_winner),
}
SIDE_STAGES: Final = {
    "declare": (STAGES.index(_declare_attacker), STAGES.index(_declare_defender)),
    "dice": (STAGES.index(_roll_attacker), STAGES.index(_roll_defender)),
    "own-roll": (STAGES.index(_own_attacker), STAGES.index(_own_defender)),
    "opponent-roll": (STAGES.index(_opponent_attacker), STAGES.index(_opponent_defender)),
}


# -- windows for both sides: the attacker first, then alternating (AOC-185) --------------------------------------------


def _open(state: AgeOfConanState, timing: int) -> None:
    _ask_next(state, ATTACKER, timing, 0)


def _ask_next(state: AgeOfConanState, side: int, timing: int, passes: int) -> None:
    """Ask the next side that could have a card; stop when both have passed in succession."""
    contest = state.contest
    assert contest is not None
    while passes < 2:
        seat = contest.seat(side)
        if seat != NOBODY and cards.may_have_card(state, seat, timing):
            state.stack.append((WINDOW, seat, timing, passes))
            return
        side ^= 1
        passes += 1


def _ask(state: AgeOfConanState, frame: Frame, _log: Log) -> None:
    """After a card of one side has done its work, ask the other side."""
    _, side, timing, passes = frame
    _ask_next(state, side, timing, passes)


def _window_options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    return [PASS, *sorted(cards.usable(state, seat, frame[2]))]


def _window_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    assert state.contest is not None
    _, _, timing, passes = frame
    other = 1 if seat == state.contest.attacker else 0
    if action == PASS:
        _ask_next(state, other, timing, passes + 1)
        return
    state.stack.append((ASK, other, timing, 0))
    cards.use_card(state, seat, state.game.notation.read(action)[1], log)


def _declare_options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    """AOC-169, AOC-176: at most one card, and only one that fits."""
    contest = state.contest
    assert contest is not None
    texts = state.game.notation.by_strategy["commit"]
    fitting = [texts[card] for card in state.strategy_hand[seat] if contest.valid_card(state, frame[2], card)]
    return sorted([*fitting, DECLINE])


def _declare_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action == DECLINE:
        log.append(Event("strategy-declined", {"seat": seat}))
        return
    assert state.contest is not None
    card = state.game.notation.read(action)[1]
    state.strategy_hand[seat].remove(card)
    state.contest.strategy[frame[2]] = card
    data = {"seat": seat, "strategy": state.game.components.strategy[card].id}
    log.append(Event("strategy-committed", data, audience=(seat,), hidden=("strategy",)))


# -- the dice ----------------------------------------------------------------------------------------------------------


def _dice_outcomes(state: AgeOfConanState, frame: Frame) -> list[tuple[Action, float]]:
    assert state.contest is not None
    return _roll_list(state, state.contest.dice_number(state, frame[2]))


def _roll_list(state: AgeOfConanState, number: int) -> list[tuple[Action, float]]:
    ways = len(FACES) ** number
    rolls = state.game.notation.rolls[number]
    return sorted((action, arrangements(counts) / ways) for counts, action in rolls.items())


def _dice_sample(state: AgeOfConanState, frame: Frame, rng: random.Random) -> Action:
    assert state.contest is not None
    return _random_roll(state, state.contest.dice_number(state, frame[2]), rng)


def _random_roll(state: AgeOfConanState, number: int, rng: random.Random) -> Action:
    counts = [0] * 6
    for _ in range(number):
        counts[rng.randrange(6)] += 1  # AOC-155: every face is equally likely
    return state.game.notation.rolls[number][tuple(counts)]


def _dice_possible(state: AgeOfConanState, frame: Frame, action: Action) -> bool:
    assert state.contest is not None
    counts = state.game.notation.roll_of.get(action)
    return action.verb == "roll" and counts is not None and sum(counts) == state.contest.dice_number(state, frame[2])


def _dice_step(state: AgeOfConanState, frame: Frame, action: Action, _actor: int, log: Log) -> None:
    state.stack.pop()
    contest = state.contest
    assert contest is not None
    side = frame[2]
    counts = state.game.notation.roll_of[action]
    contest.dice[side] = [face for face, count in enumerate(counts) for _ in range(count)]
    _remember(state, contest, side)
    log.append(_rolled(state, contest, side))


def _remember(state: AgeOfConanState, contest: Contest, side: int) -> None:
    """Keep the dice on the table for all to see, until the next contest roll."""
    shown = sorted(die & 7 for die in contest.dice[side])
    state.last_dice = [shown, []] if side == ATTACKER else [state.last_dice[ATTACKER], shown]


def _rolled(state: AgeOfConanState, contest: Contest, side: int) -> Event:
    """AOC-153: the attacker's left neighbour rolls for a neutral province."""
    faces = [FACES[die & 7] for die in contest.dice[side]]
    successes = contest.successes(state, side)
    if contest.seat(side) != NOBODY:
        return Event("contest-rolled", {"seat": contest.seat(side), "faces": faces, "successes": successes})
    roller = (contest.attacker + 1) % state.game.players
    where = state.game.province_ids[contest.province]
    data = {"seat": roller, "province": where, "faces": faces, "successes": successes}
    return Event("province-rolled", data)


def _open_own_roll(state: AgeOfConanState, contest: Contest, side: int) -> None:
    """The roller's cards and sorcery, in any order (AOC-179, AOC-180)."""
    seat = contest.seat(side)
    if seat == NOBODY:
        return
    if sorcery_possible(state, contest, side) or cards.may_have_card(state, seat, AFTER_OWN_ROLL):
        state.stack.append((OWN_ROLL, seat, side))


def sorcery_possible(state: AgeOfConanState, contest: Contest, side: int) -> bool:
    """AOC-182: one reroll per side and roll, or per conflict."""
    return state.sorcery[contest.seat(side)] > 0 and not contest.sorcery_used >> side & 1


def _own_roll_options(state: AgeOfConanState, frame: Frame, seat: int) -> list[Action]:
    assert state.contest is not None
    found = [PASS, *cards.usable(state, seat, AFTER_OWN_ROLL)]
    if sorcery_possible(state, state.contest, frame[2]):
        found.append(SORCERY)
    return sorted(found)


def _own_roll_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    contest = state.contest
    assert contest is not None
    side = frame[2]
    state.stack.pop()
    if action == PASS:
        return
    state.stack.append((OWN_ROLL_AGAIN, side))
    if action == SORCERY:
        state.sorcery[seat] -= 1  # AOC-183
        contest.sorcery_used |= 1 << side
        log.append(Event("sorcery-reroll", {"seat": seat}))
        push_chance(state, DICE, side)
    else:
        cards.use_card(state, seat, state.game.notation.read(action)[1], log)


def _open_opponent_roll(state: AgeOfConanState, contest: Contest, side: int) -> None:
    """The cards of `side` after the other side's roll."""
    seat = contest.seat(side)
    if seat != NOBODY and cards.may_have_card(state, seat, AFTER_OPPONENT_ROLL):
        state.stack.append((OPPONENT_ROLL, seat, side))


def _opponent_roll_options(state: AgeOfConanState, _frame: Frame, seat: int) -> list[Action]:
    return [PASS, *sorted(cards.usable(state, seat, AFTER_OPPONENT_ROLL))]


def _opponent_roll_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    state.stack.pop()
    if action != PASS:
        state.stack.append((OPPONENT_ROLL_AGAIN, frame[2]))
        cards.use_card(state, seat, state.game.notation.read(action)[1], log)


def _own_roll_again(state: AgeOfConanState, frame: Frame, _log: Log) -> None:
    assert state.contest is not None
    _open_own_roll(state, state.contest, frame[1])


def _opponent_roll_again(state: AgeOfConanState, frame: Frame, _log: Log) -> None:
    assert state.contest is not None
    _open_opponent_roll(state, state.contest, frame[1])


# -- rolling single dice again by a card -------------------------------------------------------------------------------


def _pick_options(state: AgeOfConanState, frame: Frame, _seat: int) -> list[Action]:
    """One die after the other; a die that a card has rolled again is not rolled again by another card (AOC-179)."""
    assert state.contest is not None
    faces = {die for die in state.contest.dice[frame[2]] if die < REROLLED}
    return [DONE, *sorted(state.game.notation.reroll[face] for face in faces)]


def _pick_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, _log: Log) -> None:
    state.stack.pop()
    assert state.contest is not None
    _, _, side, number = frame
    dice = state.contest.dice[side]
    if action != DONE:
        face = state.game.notation.read(action)[1]
        dice[dice.index(face)] += PICKED
        dice.sort()
        if number > 1 and any(die < REROLLED for die in dice):
            state.stack.append((PICK_DICE, seat, side, number - 1))
            return
    if any(die >= PICKED for die in dice):
        push_chance(state, REROLL, side)


def _picked(state: AgeOfConanState, side: int) -> int:
    assert state.contest is not None
    return sum(die >= PICKED for die in state.contest.dice[side])


def _reroll_outcomes(state: AgeOfConanState, frame: Frame) -> list[tuple[Action, float]]:
    return _roll_list(state, _picked(state, frame[2]))


def _reroll_sample(state: AgeOfConanState, frame: Frame, rng: random.Random) -> Action:
    return _random_roll(state, _picked(state, frame[2]), rng)


def _reroll_possible(state: AgeOfConanState, frame: Frame, action: Action) -> bool:
    counts = state.game.notation.roll_of.get(action)
    return action.verb == "roll" and counts is not None and sum(counts) == _picked(state, frame[2])


def _reroll_step(state: AgeOfConanState, frame: Frame, action: Action, _actor: int, log: Log) -> None:
    state.stack.pop()
    contest = state.contest
    assert contest is not None
    side = frame[2]
    counts = state.game.notation.roll_of[action]
    fresh = [face + REROLLED for face, count in enumerate(counts) for _ in range(count)]
    contest.dice[side] = sorted([die for die in contest.dice[side] if die < PICKED] + fresh)
    _remember(state, contest, side)
    log.append(_rolled(state, contest, side))


CONTEST = task("contest", _walk)
ASK = task("ask", _ask)
OWN_ROLL_AGAIN = task("own-roll-again", _own_roll_again)
OPPONENT_ROLL_AGAIN = task("opponent-roll-again", _opponent_roll_again)
WINDOW = choice("window", _window_options, _window_step)
DECLARE = choice("declare", _declare_options, _declare_step)
OWN_ROLL = choice("own-roll", _own_roll_options, _own_roll_step)
OPPONENT_ROLL = choice("opponent-roll", _opponent_roll_options, _opponent_roll_step)
PICK_DICE = choice("pick-dice", _pick_options, _pick_step)
DICE = chance("dice", _dice_outcomes, _dice_sample, _dice_possible, _dice_step)
REROLL = chance("reroll", _reroll_outcomes, _reroll_sample, _reroll_possible, _reroll_step)
