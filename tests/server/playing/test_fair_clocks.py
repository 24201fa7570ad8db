"""No sequence of acts, undos, disconnections and restarts raises a clock by more than its increments."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import tests.support.sealed_bids  # noqa: F401  (registers the game)
from warhall.kernel import Game, UndoError, load_game
from warhall.server.playing.logged_match import LoggedMatch
from warhall.server.playing.steps import TableDice
from warhall.server.protocol.moments import ClockRule, DaysClock, LiveClock
from warhall.server.store.entries import DOWN, LogEntry

SIGN = 1_000  # milliseconds between two signs of life of a server
DOWNTIME = 3_600_000
DEEDS = st.tuples(
    st.sampled_from(["act", "act", "wait to roll", "undo", "roll", "leave", "come back", "restart", "crash"]),
    st.integers(0, 10**6),
    st.integers(0, 20_000),
)


class Clocked:
    """A table with clocks as the server keeps it, and by how much each clock has been raised."""

    def __init__(self, game: Game, rule: ClockRule, seed: str) -> None:
        self.rule, self.now = rule, 0
        self._game, self._seed = game, seed
        self.match = self._new()
        self.match.begin(0)
        self._raised = [0] * game.players
        self._granted = [0] * game.players

    def _new(self) -> LoggedMatch:
        seats = self._game.players
        dice = TableDice(self._seed, "", [None] * seats)
        return LoggedMatch(self._game, dice, ["?"] * seats, [None] * seats, self.rule, 0)

    def left(self) -> list[int]:
        assert self.match.clocks is not None
        return self.match.clocks.face(self.now).left

    def wait(self, span: int) -> None:
        """Clocks that run go down and no other changes, whoever is connected."""
        assert self.match.clocks is not None
        before, running = self.left(), self.match.clocks.face(self.now).running
        self.now += span
        assert self.left() == [max(0, left - span * (seat in running)) for seat, left in enumerate(before)]

    def do(self, deed: str, choice: int) -> None:
        before = self.left()
        match, active = self.match, self.match.active
        if deed in ("act", "wait to roll") and active:
            seat = active[choice % len(active)]
            legal = match.state.legal_actions(seat)
            match.act(str(legal[choice % len(legal)]), seat, None, self.now, roll=deed == "act")
        elif deed == "undo":
            self._undo(choice % match.game.players)
        elif deed == "roll" and match.pause is not None:
            match.roll(self.now)
        elif deed == "come back":
            self._come_back()
        elif deed in ("restart", "crash"):
            self._restart(self.now if deed == "restart" else self.now - min(choice % SIGN, self.now))
        self._check(deed, before)

    def _undo(self, seat: int) -> None:
        try:
            self.match.undo(seat, None, self.now)
        except UndoError:
            return

    def _come_back(self) -> None:
        """Whoever ran out of time may come back, and gets a tenth of the time."""
        assert self.match.clocks is not None
        for seat in self.match.clocks.out_of_time(self.now):
            self._granted[seat] += self.rule.seconds * 100 if isinstance(self.rule, LiveClock) else 0
            self.match.come_back(seat, self.now)

    def _restart(self, last_sign: int) -> None:
        """Nobody is there for a while; then the table follows from its log."""
        entries, gone = self.match.entries, last_sign + SIGN
        self.now += DOWNTIME
        self.match = self._new()
        self.match.follow([*entries, LogEntry(len(entries) + 1, DOWN, -1, str(gone), "", None, self.now)])

    def _check(self, deed: str, before: list[int]) -> None:
        for seat, left in enumerate(self.left()):
            gained = max(0, left - before[seat])
            assert not gained or deed in ("act", "wait to roll", "roll", "come back"), f"{deed} raises a clock"
            self._raised[seat] += gained
            if isinstance(self.rule, DaysClock):
                assert left <= self.rule.days * 24 * 60 * 60 * 1000
            else:
                chosen = sum(step.seat == seat for step in self.match.steps)
                assert self._raised[seat] <= chosen * self.rule.increment * 1000 + self._granted[seat]


@settings(max_examples=100, deadline=None)
@given(
    game=st.sampled_from(["age-of-war", "sealed-bids"]),
    rule=st.sampled_from([LiveClock(60, 30), LiveClock(60), DaysClock(1)]),
    seed=st.integers(0, 1000),
    deeds=st.lists(DEEDS, max_size=60),
)
def test_no_sequence_raises_a_clock_by_more_than_its_increments(
    game: str, rule: ClockRule, seed: int, deeds: list[tuple[str, int, int]]
) -> None:
    table = Clocked(load_game(game), rule, str(seed))
    for deed, choice, span in deeds:
        if table.match.state.is_terminal():
            break
        table.wait(span)
        table.do(deed, choice)
