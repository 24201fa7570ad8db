"""Chapter "Adventures": tokens and their trade, the end of an adventure, and the next one."""

from __future__ import annotations

import random
from bisect import insort
from typing import TYPE_CHECKING, Final

from warhall.games.age_of_conan.cards.vocabulary import ON_TOKEN
from warhall.games.age_of_conan.rules import age_change, cards, crowning, scoring
from warhall.games.age_of_conan.rules.frames import KIND, Frame, Log, chance, choice, push_chance, task
from warhall.kernel import Action, Event, TooManyOutcomes

if TYPE_CHECKING:
    from warhall.games.age_of_conan.state import AgeOfConanState

KEEP: Final = Action("keep")
TRADE: Final = Action("trade")
ADVENTURES_PER_AGE: Final = 4  # AOC-042
AGES: Final = 3


# -- receiving tokens --------------------------------------------------------------------------------------------------


def take_from_track(state: AgeOfConanState, seat: int, log: Log) -> None:
    """AOC-286: always the leftmost; from an empty track nothing is taken (AOC-106)."""
    if not state.track:
        return
    token = state.track.pop(0)
    log.append(Event("token-taken", {"seat": seat, "token": state.game.components.tokens[token].id}))
    state.stack.append((TOKEN, seat, token, 0))


def draw_token(state: AgeOfConanState, seat: int) -> None:
    """A random token of the container as the next thing that happens (AOC-291)."""
    refill(state)
    if state.bag:
        push_chance(state, FIND, seat)


def refill(state: AgeOfConanState) -> None:
    """AOC-288: the tokens out of the game return when the container cannot serve a draw."""
    if not state.bag and state.out_pile:
        state.bag = state.out_pile
        state.out_pile = []


def _find_outcomes(state: AgeOfConanState, _frame: Frame) -> list[tuple[Action, float]]:
    return cards.bag_outcomes(state, "find", "TOKEN", state.bag, 1)


def _find_sample(state: AgeOfConanState, _frame: Frame, rng: random.Random) -> Action:
    return cards.bag_sample(state, "find", "TOKEN", state.bag, 1, rng)


def _find_possible(state: AgeOfConanState, _frame: Frame, action: Action) -> bool:
    return action.verb == "find" and state.game.components.token_index[action.args[0]] in state.bag


def _find_step(state: AgeOfConanState, frame: Frame, action: Action, _actor: int, log: Log) -> None:
    """AOC-293: only its owner sees it."""
    state.stack.pop()
    seat = frame[2]
    token = state.game.components.token_index[action.args[0]]
    state.bag.remove(token)
    data = {"seat": seat, "token": action.args[0]}
    log.append(Event("token-found", data, audience=(seat,), hidden=("token",), reveals=True))
    state.stack.append((TOKEN, seat, token, 1))


def _token_options(state: AgeOfConanState, _frame: Frame, seat: int) -> list[Action]:
    """AOC-287: keep it or trade it, now or never; cards for this moment come first."""
    return sorted([KEEP, TRADE, *cards.usable(state, seat, ON_TOKEN)])


def _token_step(state: AgeOfConanState, frame: Frame, action: Action, seat: int, log: Log) -> None:
    if action == KEEP:
        state.stack.pop()
        insort(state.tokens[seat], frame[2])
        log.append(Event("token-kept", {"seat": seat, "number": len(state.tokens[seat])}))
    elif action == TRADE:
        state.stack.pop()
        _trade(state, seat, frame[2], log)
    else:
        cards.use_card(state, seat, state.game.notation.read(action)[1], log)


def _trade(state: AgeOfConanState, seat: int, index: int, log: Log) -> None:
    """AOC-284, AOC-288: its icons in gold or sorcery; the token is out of the game and seen by all."""
    token = state.game.components.tokens[index]
    insort(state.out_pile, index)
    if token.is_gold:
        state.gold[seat] += token.icons
    else:
        state.sorcery[seat] += token.icons
    data = {"seat": seat, "token": token.id, "number": token.icons}
    log.append(Event("token-traded-gold" if token.is_gold else "token-traded-sorcery", data, reveals=True))


# -- a new adventure: card, marker, track (AOC-014 to AOC-018, AOC-296) ------------------------------------------------


def reveal(state: AgeOfConanState) -> None:
    """Turn up the next card as the next thing that happens."""
    push_chance(state, ADVENTURE)


def _known_next(state: AgeOfConanState) -> list[int]:
    """The card that lies on top if somebody has seen it; otherwise any that nobody has seen may come."""
    return state.adventure_top[:1] or state.adventures


def _reveal_outcomes(state: AgeOfConanState, _frame: Frame) -> list[tuple[Action, float]]:
    return cards.bag_outcomes(state, "adventure", "ADVENTURE", _known_next(state), 1)


def _reveal_sample(state: AgeOfConanState, _frame: Frame, rng: random.Random) -> Action:
    return cards.bag_sample(state, "adventure", "ADVENTURE", _known_next(state), 1, rng)


def _reveal_possible(state: AgeOfConanState, _frame: Frame, action: Action) -> bool:
    return action.verb == "adventure" and state.game.components.adventure_index[action.args[0]] in _known_next(state)


def _reveal_step(state: AgeOfConanState, _frame: Frame, action: Action, _actor: int, log: Log) -> None:
    state.stack.pop()
    index = state.game.components.adventure_index[action.args[0]]
    state.adventures.remove(index)
    if state.adventure_top:
        del state.adventure_top[0], state.adventure_known[0]
    state.adventures_left -= 1
    card = state.game.components.adventures[index]
    state.adventure = index
    state.destination = card.destination
    data = {
        "adventure": card.id,
        "province": state.game.province_ids[card.destination],
        "number": card.length,
        "age": state.age,
    }
    log.append(Event("adventure-revealed", data, reveals=True))
    push_track(state, card.length)


def push_track(state: AgeOfConanState, number: int) -> None:
    """AOC-288, AOC-289: draw what is there, return the out pile, draw the rest; with too few the track is shorter."""
    refill(state)
    if state.bag and number:
        push_chance(state, TRACK, number)


def _track_outcomes(state: AgeOfConanState, frame: Frame) -> list[tuple[Action, float]]:
    if min(frame[2], len(state.bag)) > 1:
        raise TooManyOutcomes("too-many-outcomes")
    return cards.bag_outcomes(state, "track", "TOKEN", state.bag, 1)


def _track_sample(state: AgeOfConanState, frame: Frame, rng: random.Random) -> Action:
    left = state.bag.copy()
    number = min(frame[2], len(left))
    drawn = [left.pop(rng.randrange(len(left))) for _ in range(number)]
    return state.game.notation.listed("track", "TOKEN", drawn)


def _track_possible(state: AgeOfConanState, frame: Frame, action: Action) -> bool:
    index = state.game.components.token_index
    if action.verb != "track":
        return False
    return cards.bag_holds(state.bag, [index[name] for name in action.args], min(frame[2], len(state.bag)))


def _track_step(state: AgeOfConanState, frame: Frame, action: Action, _actor: int, log: Log) -> None:
    """AOC-018: in drawing order, the first token leftmost."""
    state.stack.pop()
    index = state.game.components.token_index
    names = list(action.args)
    for name in names:
        state.bag.remove(index[name])
        state.track.append(index[name])
    log.append(Event("track-laid", {"tokens": names}, reveals=True))
    if frame[2] > len(names):
        push_track(state, frame[2] - len(names))


# -- the end of an adventure (AOC-290 to AOC-298) ----------------------------------------------------------------------


def _end(state: AgeOfConanState, frame: Frame, log: Log) -> None:
    """First player token, reward or relocation, crowning window, then whatever follows (AOC-298)."""
    seat = frame[1]
    state.first_player = (seat + 1) % state.game.players  # AOC-078
    name = state.game.components.adventures[state.adventure].id
    log.append(Event("adventure-ends", {"adventure": name}))
    state.stack.append((NEXT_ADVENTURE, seat))
    was_home = state.conan == state.game.homes[state.conan_player]
    arrived = state.conan == state.destination
    if not arrived:  # AOC-294
        state.conan = state.destination
        log.append(Event("conan-relocated", {"province": state.game.province_ids[state.conan]}))
    if not state.game.rules.crown_before_relocation:
        was_home = state.conan == state.game.homes[state.conan_player]
    state.stack.append((crowning.CROWN_CHECK, seat, int(was_home)))
    if arrived:  # AOC-291, AOC-292
        draw_token(state, state.conan_player)


def _next(state: AgeOfConanState, _frame: Frame, log: Log) -> None:
    """AOC-296, AOC-297."""
    state.adventure = -1
    if state.adventures_left:
        begin(state)
    elif state.age < AGES:
        age_change.begin(state, log)
    else:
        scoring.begin(state, log)


def begin(state: AgeOfConanState) -> None:
    """A new card, its track, a bid, and then the turn of the holder of the first player token (AOC-079)."""
    state.stack.append((KIND["start-turn"], state.first_player))
    state.stack.append((KIND["start-bid"], 0))
    reveal(state)


TOKEN = choice("token", _token_options, _token_step)
FIND = chance("find", _find_outcomes, _find_sample, _find_possible, _find_step)
ADVENTURE = chance("adventure", _reveal_outcomes, _reveal_sample, _reveal_possible, _reveal_step)
TRACK = chance("track", _track_outcomes, _track_sample, _track_possible, _track_step)
ADVENTURE_END = task("adventure-end", _end)
NEXT_ADVENTURE = task("next-adventure", _next)
