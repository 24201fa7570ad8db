"""Setting up a position: what is left out, what cannot be, and the beginning of a phase.

What is left out is as at the start of the game, and what follows from the rest is found: a deck or bag holds what lies
nowhere else, a destination is that of the adventure, an army in a neutral province campaigns from the first icon. A
position that says what is going on (`stack`) is taken as it is; otherwise a phase begins, by default a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from warhall.games.age_of_conan.cards.vocabulary import BATTLE, INTRIGUE, SIEGE
from warhall.games.age_of_conan.components import KINGDOMS, NOBODY
from warhall.games.age_of_conan.rules import turn
from warhall.games.age_of_conan.rules.adventure import ADVENTURES_PER_AGE
from warhall.games.age_of_conan.rules.age_change import AgeChange
from warhall.games.age_of_conan.rules.bidding import StartBid
from warhall.games.age_of_conan.rules.coherence import check_coherence, check_contest, faults, piles
from warhall.games.age_of_conan.rules.contest import Contest, ContestRoll
from warhall.games.age_of_conan.rules.course import BID, TURN, Course
from warhall.games.age_of_conan.rules.crowning import LAST_AGE
from warhall.games.age_of_conan.rules.scoring import FinalScoring
from warhall.games.age_of_conan.rules.set_up import muster, set_up
from warhall.kernel.action import excerpt
from warhall.kernel.fields import At, Name, read_position

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

Given = Mapping[str, Any]


def _turn(state: AgeOfConanState) -> None:
    state.stack = [Course(TURN)]
    turn.begin(state, state.turn)


def _dice(state: AgeOfConanState) -> None:
    state.stack = [Course(TURN), turn.Turn(state.turn)]
    turn.roll_empty_pool(state)


def _contest(state: AgeOfConanState) -> None:
    state.stack = [Course(TURN), turn.AfterAction(state.turn), ContestRoll()]


def _adventure_end(state: AgeOfConanState) -> None:
    state.stack = [Course(TURN)]


def _bid(state: AgeOfConanState) -> None:
    state.stack = [Course(BID), StartBid()]


def _age_change(state: AgeOfConanState) -> None:
    state.stack = [Course(BID), AgeChange()]


def _final_scoring(state: AgeOfConanState) -> None:
    state.stack = [FinalScoring()]


PHASES: Final[dict[str, Callable[[AgeOfConanState], None]]] = {
    "set-up": set_up,
    "bid": _bid,
    "turn": _turn,  # Conan's step first, if it is the Conan player's
    "dice": _dice,  # the choice of a fate die
    "contest": _contest,
    "adventure-end": _adventure_end,
    "age-change": _age_change,
    "final-scoring": _final_scoring,
}
_BEFORE_ROLES: Final = ("set-up", "bid")  # nobody need be the first player yet
_BETWEEN: Final = ("set-up", "age-change", "final-scoring")  # no adventure is being played


def read(state: AgeOfConanState, obj: Any) -> AgeOfConanState:
    """Set up a fresh state as this JSON says. Raises `InvalidPositionError` naming the field and the rule at fault."""
    at = At(state.game)
    given = dict(obj) if isinstance(obj, Mapping) else obj
    phase = _phase(state, given, at) if isinstance(given, dict) else ""
    given = read_position(state.game.form, state, given, "AOC-001")
    _complete_map(state, given)
    if phase:
        _complete_phase(state, phase, given)
    _complete_supply(state, given)
    for fault in faults(state):
        raise fault
    if phase:
        PHASES[phase](state)
        _check_beginning(state, phase, at)
        state.run()
        state.log = []
    check_coherence(state)
    return state


def _phase(state: AgeOfConanState, given: dict[str, Any], at: At) -> str:
    """The phase that begins, "" where a stack says what is going on. Takes what is no field out of what is given."""
    lined_up = [KINGDOMS[kingdom] for kingdom in state.game.kingdoms]
    if given.pop("kingdoms", lined_up) != lined_up:
        raise at.key("kingdoms").fault("kingdoms", "AOC-001", known=", ".join(lined_up))
    over = given.get("crown_category") is not None  # AOC-371
    default = "contest" if given.get("contest") is not None else "final-scoring" if over else "turn"
    phase = given.pop("phase", None)
    if "stack" in given:
        if phase is not None:
            raise at.key("phase").fault("phase-and-stack", given=excerpt(phase))
        return ""
    names = list(PHASES)
    if phase == "final-scoring":  # AOC-376
        given.setdefault("age", LAST_AGE)
    return names[Name(names).reader(state.game)(default if phase is None else phase, at.key("phase"))]


# -- what is left out --------------------------------------------------------------------------------------------------


def _complete_phase(state: AgeOfConanState, phase: str, given: Given) -> None:
    """Add what a phase needs: roles, an adventure with its track, a contest between those who are there."""
    contest = state.contest
    if phase not in _BEFORE_ROLES or state.turn >= 0:
        attacker = contest.attacker if contest is not None and "attacker" in given["contest"] else NOBODY
        state.first_player = max(state.first_player, 0)
        state.turn = next(seat for seat in (state.turn, attacker, state.first_player) if seat >= 0)
        state.conan_player = state.conan_player if state.conan_player >= 0 else state.first_player
    if contest is not None:
        _complete_contest(state, contest, given["contest"])
    if phase in _BETWEEN:
        left = ADVENTURES_PER_AGE if phase == "set-up" else 0
    else:
        left = ADVENTURES_PER_AGE - 1
        if state.adventure < 0:
            unseen = state.adventures if "adventures" in given else []
            seen = [card for card in range(len(state.game.components.adventures)) if card not in unseen]
            state.adventure = seen[0] if seen else NOBODY
        if "track" not in given and "bag" not in given and phase != "adventure-end":
            _lay_track(state)
    if "adventures_left" not in given:
        state.adventures_left = left


def _lay_track(state: AgeOfConanState) -> None:
    """As many tokens as the adventure is long, of those that lie nowhere else."""
    bag = next(pile for pile in piles(state) if pile.field == "bag")
    left = bag.rest()
    state.track = left[: state.game.components.adventures[state.adventure].length]
    state.bag = left[len(state.track) :]


def _complete_contest(state: AgeOfConanState, contest: Contest, given: Given) -> None:
    """The attacker is the seat whose turn it is; the defender follows from who is there."""
    if "attacker" not in given:
        contest.attacker = state.turn
    if "defender" not in given:
        there = {SIEGE: state.owner, INTRIGUE: state.owner, BATTLE: state.army_owner}.get(contest.kind)
        contest.defender = NOBODY if there is None else there[contest.province]
    if "origin" not in given:
        contest.origin = state.game.homes[contest.attacker] if contest.force else contest.province


def _complete_map(state: AgeOfConanState, given: Given) -> None:
    """Armies of the start where no province is given; an army belongs to the owner of its province, and in a neutral
    one it campaigns."""
    if "provinces" not in given:
        muster(state)
    for province in range(state.game.components.size):
        if state.armies[province] and state.army_owner[province] == NOBODY:
            state.army_owner[province] = state.owner[province]
        if state.army_owner[province] != NOBODY and state.owner[province] == NOBODY:
            state.steps[province] = max(state.steps[province], 0)


def _complete_supply(state: AgeOfConanState, given: Given) -> None:
    """A destination is that of the adventure; a deck or bag holds what lies nowhere else."""
    game = state.game
    if "destination" not in given:
        playing = state.adventure >= 0
        state.destination = game.components.adventures[state.adventure].destination if playing else state.conan
    if "adventures" not in given:
        state.adventures = [card for card in state.adventures if card != state.adventure]
    if "objective_deck" not in given:
        state.objective_deck = [card for card in state.objective_deck if card not in state.objectives]
    tokens, strategy, *kingdoms = piles(state)
    for pile, left_out in [
        (tokens, "bag" not in given),
        (strategy, "strategy_deck" not in given),
        *(
            (pile, "seats" not in given or "kingdom_deck" not in given["seats"][seat])
            for seat, pile in enumerate(kingdoms)
        ),
    ]:
        if left_out:
            pile.deck[:] = pile.rest()


def _check_beginning(state: AgeOfConanState, phase: str, at: At) -> None:
    """Catch what would show only after the phase has begun."""
    contest = state.contest
    if (phase == "contest") != (contest is not None):
        raise at.key("contest").fault("no-contest" if contest is None else "contest-elsewhere", "AOC-151")
    if contest is not None and contest.stage >= 0:
        raise at.key("contest").key("stage").fault("contest-begun", "AOC-188")
    check_contest(state)
    for frame in state.stack:
        if not isinstance(frame, Course):  # nothing lies on it yet
            frame.check(state)
