"""Many games side by side.

    games = warhall.envs.vector.make("age-of-war", num=4096, players=2)
    seen = games.reset(seed=7)                       # rows, masks and seats, one line per game
    seen, rewards, over = games.step(actions)        # actions: one number per game

Every game waits for the seat in `seats`; `rewards[game, seat]` is what that seat was paid. A game that is over (`over`)
begins anew at once: what is seen then belongs to the new game. Age of War runs in machine code on threads; the others
are dealt out to processes that write into shared memory.
"""

from __future__ import annotations

import multiprocessing
import os
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, Protocol

from warhall.envs import MissingExtraError

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise MissingExtraError("rl", error) from error

from warhall.envs.play import Play, Reward
from warhall.kernel import Game, IllegalActionError, InvalidOptionError, load_game


class Seen(NamedTuple):
    """The observations of every game, for the seat that has to choose. The arrays are written anew by every step."""

    observation: NDArray[np.int16]  # [game, number]
    action_mask: NDArray[np.int8]  # [game, action]
    seats: NDArray[np.int64]  # [game]


class Games(Protocol):
    """Games side by side, as a game or the processes of this module play them."""

    rows: NDArray[np.int16]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    over: NDArray[np.bool_]

    @property
    def seats(self) -> NDArray[np.int64]: ...

    def begin(self, seed: int) -> None: ...

    def step(self, actions: NDArray[np.int64]) -> None: ...

    def close(self) -> None: ...


class VectorEnv:
    """Games side by side, checked."""

    def __init__(self, game: Game, games: Games) -> None:
        self.game = game
        self._games = games
        self._numbers = game.spaces().actions
        self.num, self.actions = games.masks.shape
        self._every = np.arange(self.num)
        self._begun = False

    def _seen(self) -> Seen:
        return Seen(self._games.rows, self._games.masks, self._games.seats)

    def reset(self, seed: int = 0) -> Seen:
        """Begin all games."""
        if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            raise InvalidOptionError("bad-number", field="seed", value=str(seed)[:60], bounds="0+")
        self._games.begin(seed)
        self._begun = True
        return self._seen()

    def step(self, actions: Any) -> tuple[Seen, NDArray[np.float32], NDArray[np.bool_]]:
        """Play one action in every game. If one of them is not legal, none is played."""
        chosen = np.asarray(actions)
        if not self._begun:
            raise IllegalActionError("episode-over")
        if chosen.shape != (self.num,) or chosen.dtype.kind not in "iu":
            raise IllegalActionError("bad-actions", given=f"{chosen.dtype}{list(chosen.shape)}", num=self.num)
        inside = (chosen >= 0) & (chosen < self.actions)
        legal = inside & (self._games.masks[self._every, np.where(inside, chosen, 0)] == 1)
        if not legal.all():
            wrong = int(np.argmin(legal))
            known = str(self._numbers.action(chosen[wrong])) if inside[wrong] else str(chosen[wrong])
            raise IllegalActionError("masked-action", game=wrong, given=known)
        self._games.step(chosen.astype(np.int64, copy=False))
        return self._seen(), self._games.rewards, self._games.over

    def close(self) -> None:
        """End processes and threads."""
        self._games.close()


def make(game: str | Game, num: int, jobs: int = 0, reward: Reward = "terminal", **options: Any) -> VectorEnv:
    """So many games at once: in machine code if the game can, otherwise on `jobs` processes (0: one per core)."""
    loaded = load_game(game, **options) if isinstance(game, str) else game
    if isinstance(num, bool) or not isinstance(num, int) or num < 1:
        raise InvalidOptionError("bad-number", field="num", value=str(num)[:60], bounds="1+")
    fast = loaded.vector(num) if reward == "terminal" else None
    return VectorEnv(loaded, Processes(loaded, num, jobs or os.cpu_count() or 1, reward) if fast is None else fast)


# -- on several processes ----------------------------------------------------------------------------------------------


class _Shared:
    """Arrays that several processes write into."""

    def __init__(self, game: Game, num: int, name: str | None = None) -> None:
        actions, sight = game.spaces()
        shapes: list[tuple[tuple[int, ...], Any]] = [
            ((num,), np.int64),
            ((num,), np.int64),
            ((num, game.players), np.float32),
            ((num, sight.size), np.int16),
            ((num, len(actions)), np.int8),
            ((num,), np.bool_),
        ]
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes]
        self.memory = SharedMemory(name, create=name is None, size=sum(sizes))
        at, arrays = 0, []
        for (shape, kind), size in zip(shapes, sizes, strict=True):
            arrays.append(np.ndarray(shape, kind, self.memory.buf, at))
            at += size
        self.actions, self.seats, self.rewards, self.rows, self.masks, self.over = arrays


def _work(game: Game, num: int, name: str, games: range, reward: Reward, orders: Connection) -> None:
    """Play some of the games as told: a seed begins them, None plays the actions that lie in the shared memory."""
    shared = _Shared(game, num, name)
    plays = {number: Play(game, reward) for number in games}
    numbers = game.spaces().actions
    while True:
        try:
            seed = orders.recv()
        except EOFError:
            return
        for number, play in plays.items():
            if seed is not None:
                play.begin(f"{seed}/{number}")
            else:
                shared.rewards[number] = play.choose(numbers.action(shared.actions[number]), play.seat)
                shared.over[number] = play.seat < 0
                if play.seat < 0:
                    play.begin()
            seat = shared.seats[number] = play.seat
            shared.rows[number] = play.row(seat)
            shared.masks[number] = play.mask(seat)
        orders.send(None)


class Processes:
    """Games dealt out to processes, each of which plays its own and writes what they show."""

    def __init__(self, game: Game, num: int, jobs: int, reward: Reward) -> None:
        self._shared = _Shared(game, num)
        shared = self._shared
        self.rows, self.masks, self.rewards, self.over = shared.rows, shared.masks, shared.rewards, shared.over
        context = multiprocessing.get_context("spawn")
        self._orders: list[Connection] = []
        self._workers = []
        for job in range(min(jobs, num)):
            ours, theirs = context.Pipe()
            games = range(job, num, min(jobs, num))
            told = (game, num, shared.memory.name, games, reward, theirs)
            worker = context.Process(target=_work, args=told, daemon=True)
            worker.start()
            self._orders.append(ours)
            self._workers.append(worker)

    @property
    def seats(self) -> NDArray[np.int64]:
        return self._shared.seats

    def _tell(self, order: int | None) -> None:
        for orders in self._orders:
            orders.send(order)
        for orders in self._orders:
            orders.recv()

    def begin(self, seed: int) -> None:
        self._tell(seed)

    def step(self, actions: NDArray[np.int64]) -> None:
        self._shared.actions[:] = actions
        self._tell(None)

    def close(self) -> None:
        """End the processes and give the memory back."""
        for orders in self._orders:
            orders.close()
        for worker in self._workers:
            worker.terminate()
            worker.join()
        self._workers = []
        self._shared.memory.close()
        self._shared.memory.unlink()
