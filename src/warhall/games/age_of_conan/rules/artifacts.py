"""Step 5 of an age change: the secret contest for the artifacts, and the Conan bonus card (AOC-326 to AOC-335)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan import events
from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.components import NOBODY, TokenType
from warhall.games.age_of_conan.notation import DONE
from warhall.games.age_of_conan.rules.limits import incoherent
from warhall.kernel import Action, IllegalActionError, SecretChoice

if TYPE_CHECKING:
    from warhall.games.age_of_conan.game import AgeOfConan
    from warhall.games.age_of_conan.state import AgeOfConanState

UNDECIDED: Final = -2
NO_STAKE: Final = -1
STAKES: Final = ("undecided", "none", *CATEGORIES)  # from `UNDECIDED` on
ALL: Final = Action("all")
NONE: Final = Action("stake none")


def contest_artifacts(state: AgeOfConanState) -> None:
    """AOC-326: all artifacts are given back first. A player without tokens has nothing to choose."""
    state.artifacts = [NOBODY] * len(state.artifacts)
    state.log.append(events.ARTIFACTS_RETURNED())
    for seat in range(state.game.players):
        idle = not state.tokens[seat]
        state.stake_category[seat] = NO_STAKE if idle else UNDECIDED
        state.stake_tokens[seat] = []
        state.stake_done[seat] = idle
    state.stack.append(Stake())


# -- the secret selection (AOC-327) ------------------------------------------------------------------------------------


def _left(known: Sequence[TokenType], held: list[int], category: int, chosen: list[int]) -> list[int]:
    """Tokens of the chosen category that are not selected yet, and worth no more than the last one selected."""
    ceiling = known[chosen[-1]].value if chosen else 99
    left = held.copy()
    for token in chosen:
        left.remove(token)
    return [token for token in left if known[token].category == category and known[token].value <= ceiling]


def _highest_first(known: Sequence[TokenType], tokens: list[int]) -> list[int]:
    return sorted(tokens, key=lambda token: -known[token].value)


def additions(game: AgeOfConan, held: list[int], category: int, chosen: list[int]) -> dict[Action, int]:
    """What may be added: a value means the first token of that value, and any other kind is called by its name."""
    known = game.components.tokens
    found: dict[Action, int] = {}
    for token in dict.fromkeys(_left(known, held, category, chosen)):
        by_value = game.notation.make("with", known[token].value)
        found[game.notation.by_token[token] if by_value in found else by_value] = token
    return found


class Stake(SecretChoice):
    """AOC-327: first a category or nothing, then all of its tokens or one after the other, the highest values first."""

    rule = "AOC-327"
    help = ("AOC-327", "AOC-328")
    lies_on = ("age-change",)

    def waiting(self, state: AgeOfConanState) -> tuple[int, ...]:
        return tuple([seat for seat, done in enumerate(state.stake_done) if not done])

    def reveal(self, state: AgeOfConanState) -> None:
        _assign(state)

    def may_change(self, state: AgeOfConanState, seat: int) -> bool:
        """AOC-420: until the last selection is made."""
        return seat < state.game.players and state.stake_done[seat] and bool(state.tokens[seat])

    def options(self, state: AgeOfConanState, seat: int) -> list[Action]:
        if state.stake_done[seat] or state.stake_category[seat] == UNDECIDED:
            held = {state.game.components.tokens[token].category for token in state.tokens[seat]}
            return sorted([NONE, *[state.game.notation.make("stake", category) for category in held]])
        return sorted([*self._additions(state, seat), DONE if state.stake_tokens[seat] else ALL])

    def _additions(self, state: AgeOfConanState, seat: int) -> dict[Action, int]:
        return additions(state.game, state.tokens[seat], state.stake_category[seat], state.stake_tokens[seat])

    def step(self, state: AgeOfConanState, action: Action, seat: int) -> None:
        known = state.game.components.tokens
        verb, *args = state.game.notation.read(action)
        if verb == "stake":
            state.stake_tokens[seat] = []
            state.stake_category[seat] = NO_STAKE if action == NONE else args[0]
            state.stake_done[seat] = action == NONE
        elif verb == "with":
            state.stake_tokens[seat].append(self._additions(state, seat)[action])
            state.stake_done[seat] = not self._additions(state, seat)
        else:
            if action == ALL:
                state.stake_tokens[seat] = _highest_first(
                    known, _left(known, state.tokens[seat], state.stake_category[seat], [])
                )
            state.stake_done[seat] = True
        if state.stake_done[seat]:
            state.log.append(events.STAKE_PLACED(seat=seat))

    def refusal(self, state: AgeOfConanState, action: Action, seat: int) -> IllegalActionError | None:
        if action.verb in ("stake", "with") and action not in self.options(state, seat):
            return state.refuse("token-not-yours", "AOC-327")
        return None

    def seen(self, _state: AgeOfConanState, action: Action, actor: int, viewer: int | None) -> Action | None:
        return action if actor == viewer else None

    def check(self, state: AgeOfConanState) -> None:
        if not self.waiting(state):
            raise incoherent("stake", "AOC-327")


# -- the reveal (AOC-328 to AOC-335) -----------------------------------------------------------------------------------


def _assign(state: AgeOfConanState) -> None:
    """Tokens go back to their owners face down (AOC-332); what was revealed stays on record until the next time."""
    known = state.game.components.tokens
    players = range(state.game.players)
    totals = [sum([known[token].value for token in state.stake_tokens[seat]]) for seat in players]
    for seat in players:
        if state.stake_tokens[seat]:
            category = CATEGORIES[state.stake_category[seat]]
            names = [known[token].id for token in state.stake_tokens[seat]]
            state.log.append(events.STAKE_REVEALED(seat=seat, category=category, tokens=names, total=totals[seat]))
    for artifact, wanted in enumerate(state.game.components.artifact_category):
        _award(state, artifact, wanted, totals)
    _assign_bonus_card(state)


def _award(state: AgeOfConanState, artifact: int, category: int, totals: list[int]) -> None:
    """AOC-329 to AOC-331: the highest total of the category, alone."""
    rivals = [
        seat
        for seat in range(state.game.players)
        if state.stake_category[seat] == category and state.stake_tokens[seat]
    ]
    best = max([totals[seat] for seat in rivals], default=0)
    winners = [seat for seat in rivals if totals[seat] == best]
    components = state.game.components
    name = components.cards[components.first_artifact + artifact].id
    if len(winners) == 1:
        state.artifacts[artifact] = winners[0]
        state.log.append(events.ARTIFACT_ASSIGNED(seat=winners[0], card=name))
    else:
        state.log.append(events.ARTIFACT_UNASSIGNED(card=name))


def _assign_bonus_card(state: AgeOfConanState) -> None:
    """AOC-333 to AOC-335: fewest points, then fewest tokens, then nobody."""
    state.bonus_card = NOBODY
    keys = [(state.points[seat], len(state.tokens[seat])) for seat in range(state.game.players)]
    lowest = [seat for seat, key in enumerate(keys) if key == min(keys)]
    if len(lowest) == 1:
        state.bonus_card = lowest[0]
        state.log.append(events.BONUS_CARD_ASSIGNED(seat=lowest[0]))
    else:
        state.log.append(events.BONUS_CARD_UNASSIGNED())
