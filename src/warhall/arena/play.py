"""One game between bots."""

from __future__ import annotations

import random
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, redirect_stdout
from threading import current_thread, main_thread
from typing import Any, Final

import msgspec

from warhall.bots import where_it_failed
from warhall.kernel import CHANCE, Action, Bot, Event, Game, Record, State, WarhallError
from warhall.kernel.action import excerpt

DECISION_CAP: Final = 100_000  # decisions after which a game counts as endless
THINKING_TIME: Final = 1.0  # seconds a bot may take for a decision
PATIENCE: Final = 20.0  # seconds after which it is stopped: it may have to load much, on a machine that has much to do


class BotError(WarhallError):
    """A bot failed or chose what is not legal."""


class Failure(msgspec.Struct, frozen=True):
    """A bot that failed: when, in which seat, and what there is to say about it."""

    decision: int
    seat: int
    code: str
    facts: dict[str, Any]

    @property
    def error(self) -> BotError:
        return BotError(self.code, **self.facts)


class GameResult(msgspec.Struct, frozen=True):
    """The result of one game. A capped game has no winners; one that a bot could not play on is won by the others."""

    index: int
    winners: list[int]
    scores: list[int]
    decisions: int
    capped: bool
    failure: Failure | None = None


class _Late(BaseException):
    """The time of a bot is up, whatever it is doing."""


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Stop what runs longer than this, where the system can."""
    if current_thread() is not main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def too_late(_number: int, _frame: Any) -> None:
        raise _Late

    before = signal.signal(signal.SIGALRM, too_late)
    signal.setitimer(signal.ITIMER_REAL, seconds, 0.1)  # and again, if it should be caught
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def ask(
    bot: Bot,
    state: State,
    seat: int,
    rng: random.Random,
    thinking_time: float = THINKING_TIME,
    patience: float = PATIENCE,
) -> Action:
    """The bot's choice, checked. It gets its seat's view and the legal actions, never the state. One that has not
    answered when our patience ends is stopped."""
    legal = state.legal_actions(seat)
    view = {} if getattr(bot, "blind", False) else state.view(seat)  # a bot that looks at nothing is spared the view
    name = getattr(bot, "file", type(bot).__name__)
    guest = hasattr(bot, "file")
    try:
        with redirect_stdout(sys.stderr) if guest else nullcontext(), _limited(patience):  # stdout may be data
            action = bot.choose(view, legal.copy(), rng, time.monotonic() + thinking_time)
    except _Late as error:
        where = where_it_failed(error, getattr(bot, "file", None))
        raise BotError("bot-late", name=name, seconds=patience, **where) from None
    except (Exception, SystemExit) as error:  # a stranger's bot may do anything; the table must say whose fault it was
        raise BotError("bot-fails", name=name, **where_it_failed(error, getattr(bot, "file", None))) from error
    if action not in legal:
        returned = repr(str(action)) if isinstance(action, str) else repr(action)
        some = ", ".join(map(str, legal[:3]))
        raise BotError("bot-illegal", name=name, action=excerpt(returned), legal=some, count=len(legal))
    return action


def dice_seed(seed: int | str, index: int) -> str:
    """The seed of the dice of game number `index` of a series."""
    return f"{seed}/{index}/dice"


def play_game(
    game: Game,
    bots: Sequence[Bot],
    seed: int | str,
    index: int = 0,
    cap: int = DECISION_CAP,
    record: Record | None = None,
    hear: Callable[[list[Event]], None] | None = None,
    patience: float = PATIENCE,
    forgiving: bool = False,
) -> GameResult:
    """Play game number `index` of a series. Dice and bots have streams of their own, so the same seed gives the same
    game in every process. The game is written to `record`, if there is one; `hear` is told all events. A bot that fails
    loses the game where we are forgiving, and ends the series otherwise."""
    dice = random.Random(dice_seed(seed, index))
    minds = [random.Random(f"{seed}/{index}/bot/{seat}") for seat in range(game.players)]
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < cap:
        seat = None
        if state.is_chance():
            action = state.sample_chance(dice)
        else:
            seat = state.current_player()
            decisions += 1
            try:
                action = ask(bots[seat], state, seat, minds[seat], patience=patience)
            except BotError as error:
                error.facts |= {"index": index, "decision": decisions, "seat": seat}
                if not forgiving:
                    raise
                failure = Failure(decisions, seat, error.code, error.facts)
                others = [other for other in range(game.players) if other != seat]
                return GameResult(index, others, [], decisions, False, failure)
        events = state.apply_action(action, seat)
        if record is not None:
            record.append(CHANCE if seat is None else seat, str(action), state)
        if hear is not None:
            hear(events)
    if not state.is_terminal():
        return GameResult(index, [], [], decisions, True)
    outcome = state.outcome()
    return GameResult(index, outcome.winners, outcome.scores, decisions, False)
