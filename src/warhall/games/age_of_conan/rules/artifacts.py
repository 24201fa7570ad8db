"""Step 5 of an age change: the secret contest for the artifacts, and the Conan bonus card (AOC-326 to AOC-335)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules.frames import Frame, Log, choice, task
from warhall.kernel import Action, Event

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

UNDECIDED: Final = -2
NO_STAKE: Final = -1
ALL: Final = Action("all")
NONE: Final = Action("stake none")


def contest_artifacts(state: AgeOfConanState, log: Log) -> None:
    """AOC-326: all artifacts are given back first. A player without tokens has nothing to choose."""
    state.artifacts = [NOBODY] * len(state.artifacts)
    log.append(Event("artifacts-returned", {}))
    for seat in range(state.game.players):
        idle = not state.tokens[seat]
        state.stake_category[seat] = NO_STAKE if idle else UNDECIDED
        state.stake_tokens[seat] = []
        state.stake_done[seat] = int(idle)
    state.stack.append((ASSIGN, 0))
    _wait(state)


def _wait(state: AgeOfConanState) -> None:
    left = waiting(state)
    if left:
        state.stack.append((STAKE, left[0]))


def waiting(state: AgeOfConanState) -> tuple[int, ...]:
    """The seats who have not made their selection."""
    return tuple(seat for seat, done in enumerate(state.stake_done) if not done)


# -- the secret selection (AOC-327) ------------------------------------------------------------------------------------


def _left(state: AgeOfConanState, seat: int) -> list[int]:
    """Tokens of the chosen category that are not selected yet, and worth no more than the last one selected."""
    known = state.game.components.tokens
    category = state.stake_category[seat]
    chosen = state.stake_tokens[seat]
    ceiling = known[chosen[-1]].value if chosen else 99
    left = state.tokens[seat].copy()
    for token in chosen:
        left.remove(token)
    return [token for token in left if known[token].category == category and known[token].value <= ceiling]


def _options(state: AgeOfConanState, _frame: Frame, seat: int) -> list[Action]:
    """First a category or nothing, then all of its tokens or one after the other, the highest values first."""
    known = state.game.components.tokens
    texts = state.game.notation
    if state.stake_done[seat] or state.stake_category[seat] == UNDECIDED:
        held = {known[token].category for token in state.tokens[seat]}
        return sorted([NONE, *(texts.make("stake", category) for category in held)])
    found = [texts.make("with", value) for value in {known[token].value for token in _left(state, seat)}]
    found.append(DONE if state.stake_tokens[seat] else ALL)
    return sorted(found)


def _step(state: AgeOfConanState, _frame: Frame, action: Action, seat: int, log: Log) -> None:
    known = state.game.components.tokens
    verb, *args = state.game.notation.read(action)
    state.stack.pop()
    if verb == "stake":
        state.stake_tokens[seat] = []
        state.stake_category[seat] = NO_STAKE if action == NONE else args[0]
        state.stake_done[seat] = int(action == NONE)
    elif verb == "with":
        token = next(token for token in _left(state, seat) if known[token].value == args[0])
        state.stake_tokens[seat].append(token)
        state.stake_done[seat] = int(not _left(state, seat))
    else:
        if action == ALL:
            state.stake_tokens[seat] = sorted(_left(state, seat), key=lambda token: -known[token].value)
        state.stake_done[seat] = 1
    if state.stake_done[seat]:
        log.append(Event("stake-placed", {"seat": seat}))
    _wait(state)


# -- the reveal (AOC-328 to AOC-335) -----------------------------------------------------------------------------------


def _assign(state: AgeOfConanState, _frame: Frame, log: Log) -> None:
    """Tokens go back to their owners face down (AOC-332); what was revealed stays on record until the next time."""
    known = state.game.components.tokens
    players = range(state.game.players)
    totals = [sum(known[token].value for token in state.stake_tokens[seat]) for seat in players]
    for seat in players:
        if state.stake_tokens[seat]:
            data = {
                "seat": seat,
                "category": CATEGORIES[state.stake_category[seat]],
                "tokens": [known[token].id for token in state.stake_tokens[seat]],
                "total": totals[seat],
            }
            log.append(Event("stake-revealed", data, reveals=True))
    for artifact, category in enumerate(state.game.components.artifact_category):
        _award(state, artifact, category, totals, log)
    _assign_bonus_card(state, log)


def _award(state: AgeOfConanState, artifact: int, category: int, totals: list[int], log: Log) -> None:
    """AOC-329 to AOC-331: the highest total of the category, alone."""
    rivals = [
        seat
        for seat in range(state.game.players)
        if state.stake_category[seat] == category and state.stake_tokens[seat]
    ]
    best = max((totals[seat] for seat in rivals), default=0)
    winners = [seat for seat in rivals if totals[seat] == best]
    components = state.game.components
    name = components.cards[components.first_artifact + artifact].id
    if len(winners) == 1:
        state.artifacts[artifact] = winners[0]
        log.append(Event("artifact-assigned", {"seat": winners[0], "card": name}))
    else:
        log.append(Event("artifact-unassigned", {"card": name}))


def _assign_bonus_card(state: AgeOfConanState, log: Log) -> None:
    """AOC-333 to AOC-335: fewest points, then fewest tokens, then nobody."""
    state.bonus_card = NOBODY
    keys = [(state.points[seat], len(state.tokens[seat])) for seat in range(state.game.players)]
    lowest = [seat for seat, key in enumerate(keys) if key == min(keys)]
    if len(lowest) == 1:
        state.bonus_card = lowest[0]
        log.append(Event("bonus-card-assigned", {"seat": lowest[0]}))
    else:
        log.append(Event("bonus-card-unassigned", {}))


STAKE = choice("stake", _options, _step)
ASSIGN = task("assign", _assign)
