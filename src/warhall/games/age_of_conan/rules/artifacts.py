"""Step 5 of an age change: the secret contest for the artifacts, and the Conan bonus card (AOC-326 to AOC-335)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.rules.limits import incoherent
from warhall.kernel import Action, IllegalActionError, SecretChoice

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.state import AgeOfConanState

UNDECIDED: Final = -2
NO_STAKE: Final = -1
STAKES: Final = ("undecided", "none", *CATEGORIES)  # from `UNDECIDED` on
NONE: Final = Action("stake none")


def contest_artifacts(state: AgeOfConanState) -> None:
    """AOC-326: all artifacts are given back first. A player without tokens has nothing to choose."""
    state.artifacts = [NOBODY] * len(state.artifacts)
    state.log.append(events.ARTIFACTS_RETURNED.of())
    for seat in range(state.players):
        idle = not state.tokens[seat]
        state.stake_category[seat] = NO_STAKE if idle else UNDECIDED
        state.stake_tokens[seat] = []
    state.stack.append(Stake())


# -- the secret selection (AOC-327) ------------------------------------------------------------------------------------


def selection(game: AgeOfConan, tokens: Sequence[int]) -> Action:
    """The choice to stake these tokens."""
    return game.notation.make("stake", *sorted(tokens)) if tokens else NONE


def selections(game: AgeOfConan, held: list[int]) -> list[Action]:
    """Everything that may be staked of these tokens: nothing, or some of one category. Tokens of a kind are alike."""
    known = game.components.tokens
    found = [NONE]
    for category in range(len(CATEGORIES)):
        mine = [token for token in held if known[token].category == category]
        chosen: list[list[int]] = [[]]
        for token in sorted(set(mine)):
            chosen = [[*some, *[token] * count] for some in chosen for count in range(mine.count(token) + 1)]
        found += [selection(game, some) for some in chosen[1:]]
    return sorted(found)


def staked(game: AgeOfConan, action: Action) -> tuple[int, list[int]]:
    """The category and the tokens of a selection, the highest values first."""
    known = game.components.tokens
    tokens = [] if action == NONE else list(game.notation.read(action)[1:])
    category = known[tokens[0]].category if tokens else NO_STAKE
    return category, sorted(tokens, key=lambda token: -known[token].value)


class Stake(SecretChoice):
    """AOC-327: everything in one choice, so that nobody sees how much there was to choose."""

    rule = "AOC-327"
    help = ("AOC-327", "AOC-328")
    forms = ("stake TOKEN+", "stake none")
    lies_on = ("age-change",)

    def waiting(self, state: AgeOfConanState) -> tuple[int, ...]:
        return tuple([seat for seat, category in enumerate(state.stake_category) if category == UNDECIDED])

    def reveal(self, state: AgeOfConanState) -> None:
        _assign(state)

    def may_change(self, state: AgeOfConanState, seat: int) -> bool:
        """AOC-420: until the last selection is made."""
        return seat < state.players and state.stake_category[seat] != UNDECIDED and bool(state.tokens[seat])

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        return selections(state.game, state.tokens[seat])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        state.stake_category[seat], state.stake_tokens[seat] = staked(state.game, action)
        state.log.append(events.STAKE_PLACED.of(seat=seat))

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        if action.verb == "stake" and action not in self.options(state, seat):
            return state.refuse("stake", "AOC-327")
        return None

    def seen(self, _state: AgeOfConanState, action: Action, actor: int, viewer: int | None) -> Action | None:
        return action if actor == viewer else None

    def check(self, state: AgeOfConanState) -> None:
        if not self.waiting(state):
            raise incoherent("stake", "AOC-327")


# -- the reveal (AOC-328 to AOC-335) -----------------------------------------------------------------------------------


def _assign(state: AgeOfConanState) -> None:
    """Tokens go back to their owners face down (AOC-332); what was revealed stays on record until the next time."""
    known = state.components.tokens
    players = range(state.players)
    totals = [sum([known[token].value for token in state.stake_tokens[seat]]) for seat in players]
    for seat in players:
        if state.stake_tokens[seat]:
            category = CATEGORIES[state.stake_category[seat]]
            names = [known[token].id for token in state.stake_tokens[seat]]
            state.log.append(events.STAKE_REVEALED.of(seat=seat, category=category, tokens=names, total=totals[seat]))
            _remember(state, seat)
    for artifact, wanted in enumerate(state.components.artifact_category):
        _award(state, artifact, wanted, totals)
    _assign_bonus_card(state)


def _remember(state: AgeOfConanState, seat: int) -> None:
    """Remember what was revealed: it is known from now on."""
    shown, seen = state.stake_tokens[seat], state.known_tokens[seat]
    for token in set(shown):
        seen += [token] * max(0, shown.count(token) - seen.count(token))
    seen.sort()


def _award(state: AgeOfConanState, artifact: int, category: int, totals: list[int]) -> None:
    """AOC-329 to AOC-331: the highest total of the category, alone."""
    rivals = [
        seat for seat in range(state.players) if state.stake_category[seat] == category and state.stake_tokens[seat]
    ]
    best = max([totals[seat] for seat in rivals], default=0)
    winners = [seat for seat in rivals if totals[seat] == best]
    components = state.components
    name = components.cards[components.first_artifact + artifact].id
    if len(winners) == 1:
        state.artifacts[artifact] = winners[0]
        state.log.append(events.ARTIFACT_ASSIGNED.of(seat=winners[0], card=name))
    else:
        state.log.append(events.ARTIFACT_UNASSIGNED.of(card=name))


def _assign_bonus_card(state: AgeOfConanState) -> None:
    """AOC-333 to AOC-335: fewest points, then fewest tokens, then nobody."""
    state.bonus_card = NOBODY
    keys = [(state.points[seat], len(state.tokens[seat])) for seat in range(state.players)]
    lowest = [seat for seat, key in enumerate(keys) if key == min(keys)]
    if len(lowest) == 1:
        state.bonus_card = lowest[0]
        state.log.append(events.BONUS_CARD_ASSIGNED.of(seat=lowest[0]))
    else:
        state.log.append(events.BONUS_CARD_UNASSIGNED.of())
