"""What people laugh about, counted in games of one bot with itself: `python -m benchmarks.age_of_conan_blunders`.

Counted are bids with the best card in hand, bids whose total a rival could foresee (who sees no hand, and guesses from
what is public), artifacts that nobody got because the stakes went to the same category, and attacks that leave an own
province empty beside a rival army. `frozen` is the steward as it was.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from typing import Final

from benchmarks.bots.age_of_conan import RIVALS
from warhall.arena.play import ask
from warhall.cli.output import print_json, progress_bar
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.components import NOBODY
from warhall.games.age_of_conan.rules.artifacts import NO_STAKE
from warhall.games.age_of_conan.rules.bidding import FACE_DOWN, total
from warhall.games.age_of_conan.state import AgeOfConanState
from warhall.kernel import Action, Bot, Event

GUESSES: Final = 25  # positions that a rival imagines to foresee a bid
MOST: Final = {  # of the steward
    "best card bid": 0.85,
    "foreseen bids": 0.25,
    "artifacts to nobody": 0.25,
    "naked provinces": 0.05,
}


class Watch:
    """Counts in one series of games."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.found: Counter[str] = Counter()
        self._rng = random.Random("guesses")

    def before(self, state: AgeOfConanState, seat: int, action: Action) -> None:
        verb, *args = state.game.notation.read(action)
        if verb == "bid":
            self._foresee(state, seat)
            if len(args) == 2:
                self._bid(state, seat, args[1])
        elif verb == "attack":
            self._attack(state, seat, args[0], args[2])

    def _bid(self, state: AgeOfConanState, seat: int, card: int) -> None:
        strategy = state.game.components.strategy
        ratings = [strategy[held].rating for held in state.strategy_hand[seat]]
        if len(set(ratings)) > 1:
            self.seen["best card bid"] += 1
            self.found["best card bid"] += strategy[card].rating == max(ratings)

    def _foresee(self, state: AgeOfConanState, seat: int) -> None:
        """Guess the bids that lie face down before this seat, each as the total that it imagines most often."""
        others = [at for at in range(state.game.players) if at != seat and state.bid_token[at] >= 0]
        if state.bids_open != FACE_DOWN or not others:
            return
        view = state.view(seat)
        imagined = [state.game.state_from_view(view, self._rng) for _ in range(GUESSES)]
        for other in others:
            guess, _ = Counter(total(one, other) for one in imagined).most_common(1)[0]
            self.seen["foreseen bids"] += 1
            self.found["foreseen bids"] += guess == total(state, other)

    def _attack(self, state: AgeOfConanState, seat: int, start: int, units: int) -> None:
        self.seen["naked provinces"] += 1
        bare = units >= state.armies[start] and state.owner[start] == seat and start not in state.game.homes
        around = state.game.components.adjacent[start]
        self.found["naked provinces"] += bare and any(state.army_owner[at] not in (NOBODY, seat) for at in around)

    def after(self, state: AgeOfConanState, events: list[Event]) -> None:
        kinds = [event.kind for event in events]
        lost = kinds.count("artifact-unassigned")
        if lost + kinds.count("artifact-assigned"):
            stakes = [category for category in state.stake_category if category != NO_STAKE]
            self.seen["artifacts to nobody"] += min(len(stakes), 3)  # so many could have had one
            self.found["artifacts to nobody"] += min(len(stakes), 3) - kinds.count("artifact-assigned")


def watch(bot: str, players: int, games: int) -> dict[str, dict[str, float]]:
    game = AgeOfConan(players=players)
    makers = {**game.bots(), **RIVALS}
    seen = Watch()
    with progress_bar(f"{bot}, {players} players", games) as advance:
        for index in range(games):
            rng = random.Random(f"blunders/{index}")
            bots: list[Bot] = [makers[bot](game) for _ in range(players)]
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance():
                    seen.after(state, state.apply_action(state.sample_chance(rng)))
                    continue
                seat = state.current_player()
                action = ask(bots[seat], state, seat, rng)
                seen.before(state, seat, action)
                seen.after(state, state.apply_action(action, seat))
            advance(1)
    return {
        name: {"number": number, "share": seen.found[name] / number, "found": seen.found[name]}
        for name, number in sorted(seen.seen.items())
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bots", default="frozen,steward,champion")
    asked = parser.parse_args()
    found = {bot: {players: watch(bot, players, asked.games) for players in (2, 4)} for bot in asked.bots.split(",")}
    print_json(found)
    worst = [
        (name, players)
        for players, facts in found.get("steward", {}).items()
        for name, fact in facts.items()
        if fact["share"] > MOST[name]
    ]
    return 1 if worst else 0


if __name__ == "__main__":
    sys.exit(main())
