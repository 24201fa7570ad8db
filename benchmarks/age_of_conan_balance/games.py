"""Playing the games: one summary for each, kept line by line in a scratch file."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import msgspec

from benchmarks.scratch import fingerprint, keeping, read_lines
from warhall.arena.play import ask
from warhall.arena.processes import share_out
from warhall.bots import load_bot, parse_bot
from warhall.cli.output import progress_bar
from warhall.games import age_of_conan
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.components import KINGDOMS, NOBODY
from warhall.games.age_of_conan.rules.small_games import RECOMMENDED
from warhall.games.age_of_conan.study.course import SOURCES, Chronicle
from warhall.kernel import Event


class Place(msgspec.Struct):
    """The history of a province: contests, who began them, how often it changed hands, and who holds it."""

    contests: int = 0
    attackers: list[str] = []
    changes: int = 0
    holder: str = ""


class Crowning(msgspec.Struct):
    """An attempt to crown Conan, and the chance to win that its player was estimated to have before it."""

    kingdom: str
    succeeded: bool
    before: float


class Summary(msgspec.Struct):
    """One game."""

    key: str  # what was played: the fingerprint of rules, data and bot, the players, the number of the game
    kingdoms: list[str]
    winners: list[str]
    scores: dict[str, int]
    sources: dict[str, dict[str, int]]
    turns: int
    decisions: int
    ages: int
    places: dict[str, Place]
    cards: dict[str, dict[str, int]]  # by kingdom: how often each kingdom card or artifact was used
    strategies: dict[str, dict[str, int]]  # by kingdom: how often each strategy card was laid in a contest
    bids: dict[str, dict[str, int]]  # ... or bid
    declined: int  # times that somebody could have crowned Conan and did not
    crowning: Crowning | None = None


class Job(msgspec.Struct, frozen=True):
    key: str
    kingdoms: tuple[str, ...]
    index: int
    bot: str
    seed: int


def jobs_for(players: int, number: int, bot: str, seed: int) -> list[Job]:
    """So many games of the recommended line-up, every seating in turn."""
    seatings = list(permutations(RECOMMENDED[players]))
    version = fingerprint(age_of_conan)
    return [
        Job(f"{version}/{bot}/{seed}/{players}/{index}", seatings[index % len(seatings)], index, bot, seed)
        for index in range(number)
    ]


# -- one game ----------------------------------------------------------------------------------------------------------


class _Watcher:
    """Collects what the chronicle does not tell."""

    def __init__(self, game: AgeOfConan, kingdoms: tuple[str, ...]) -> None:
        self.game = game
        self.kingdoms = kingdoms
        self.chronicle = Chronicle(game.players)
        self.cards: dict[str, Counter[str]] = {kingdom: Counter() for kingdom in kingdoms}
        self.strategies: dict[str, Counter[str]] = {kingdom: Counter() for kingdom in kingdoms}
        self.bids: dict[str, Counter[str]] = {kingdom: Counter() for kingdom in kingdoms}
        self.changes: Counter[str] = Counter()
        self.declined = 0
        self.crowning: Crowning | None = None

    def see(self, event: Event) -> None:
        data = event.data
        if event.kind in ("card-used", "table-card-used"):
            self.cards[self.kingdoms[data["seat"]]][data["card"]] += 1
        elif event.kind == "strategy-revealed":
            self.strategies[self.kingdoms[data["seat"]]][data["strategy"]] += 1
        elif event.kind in ("bid-revealed", "bid-replaced") and data.get("strategy"):
            self.bids[self.kingdoms[data["seat"]]][data["strategy"]] += 1
        elif event.kind in ("subjugated", "allied", "siege-won", "alliance-broken"):
            self.changes[data["province"]] += 1
        elif event.kind == "crowning-declined":
            self.declined += 1
        elif event.kind in ("conan-crowned", "crowning-failed"):
            seat = data["seat"]
            before = self.chronicle.course[-1].chances[seat]
            self.crowning = Crowning(self.kingdoms[seat], event.kind == "conan-crowned", before)

    def places(self, owners: list[int]) -> dict[str, Place]:
        found = {
            name: Place(changes=self.changes[name], holder=self.kingdoms[owner] if owner != NOBODY else "")
            for at, (name, owner) in enumerate(zip(self.game.province_ids, owners, strict=True))
            if self.game.battlefield[at]
        }
        for contest in self.chronicle.contests:
            place = found[contest.province]
            place.contests += 1
            kingdom = self.kingdoms[contest.attacker]
            place.attackers = sorted({*place.attackers, kingdom})
        return found


def play(job: Job) -> Summary:
    """One game, watched."""
    game = AgeOfConan(players=len(job.kingdoms), kingdoms=",".join(job.kingdoms))
    bots = [load_bot(parse_bot(job.bot), game) for _ in job.kingdoms]
    dice = random.Random(f"{job.seed}/{len(job.kingdoms)}/{job.index}/dice")
    minds = [random.Random(f"{job.seed}/{len(job.kingdoms)}/{job.index}/bot/{seat}") for seat in range(game.players)]
    state = game.new_initial_state()
    watcher = _Watcher(game, job.kingdoms)
    steps = decisions = 0
    while not state.is_terminal():
        watcher.chronicle.before(state, steps)
        steps += 1
        if state.is_chance():
            events = state.apply_action(state.sample_chance(dice))
        else:
            seat = state.current_player()
            decisions += 1
            events = state.apply_action(ask(bots[seat], state, seat, minds[seat]), seat)
        for event in events:
            watcher.see(event)
        watcher.chronicle.after(state, steps, events)
    return _summary(job, watcher, state.outcome().winners, state.standing().scores, decisions, state.age, state.owner)


def _summary(
    job: Job, watcher: _Watcher, winners: list[int], scores: list[int], decisions: int, age: int, owners: list[int]
) -> Summary:
    chronicle = watcher.chronicle
    seats = list(enumerate(job.kingdoms))
    return Summary(
        key=job.key,
        kingdoms=list(job.kingdoms),
        winners=[job.kingdoms[seat] for seat in winners],
        scores={kingdom: scores[seat] for seat, kingdom in seats},
        sources={kingdom: {s: chronicle.points_of(seat, s) for s in SOURCES} for seat, kingdom in seats},
        turns=chronicle.turns,
        decisions=decisions,
        ages=age,
        places=watcher.places(owners),
        cards={kingdom: dict(watcher.cards[kingdom]) for kingdom in KINGDOMS if kingdom in job.kingdoms},
        strategies={kingdom: dict(watcher.strategies[kingdom]) for kingdom in KINGDOMS if kingdom in job.kingdoms},
        bids={kingdom: dict(watcher.bids[kingdom]) for kingdom in KINGDOMS if kingdom in job.kingdoms},
        declined=watcher.declined,
        crowning=watcher.crowning,
    )


# -- many games --------------------------------------------------------------------------------------------------------


def _play_one(job: Job) -> Iterator[Summary]:
    yield play(job)


def play_all(jobs: list[Job], scratch: Path, processes: int, name: str) -> list[Summary]:
    """The games of these jobs: those in the scratch file, and the others played now and added to it."""
    known = {summary.key: summary for summary in read_lines(scratch, Summary)}
    missing = [job for job in jobs if job.key not in known]
    with keeping(scratch) as keep, progress_bar(name, len(jobs)) as advance:
        advance(len(jobs) - len(missing))
        for summary in share_out(_play_one, [(job,) for job in missing], processes):
            known[summary.key] = summary
            keep(summary)
            advance(1)
    return [known[job.key] for job in jobs]
