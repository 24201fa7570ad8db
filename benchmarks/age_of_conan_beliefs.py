"""Whether resampled positions are like the true ones: `python -m benchmarks.age_of_conan_beliefs [--games N]`.

Games of stewards are stopped wherever somebody has bid or staked in secret and another has still to choose. What that
other seat may imagine (`resample_from_view`) is compared with the truth: bids, stakes, cards in hand, tokens.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from warhall.cli.output import print_json, progress_bar
from warhall.games.age_of_conan import AgeOfConan
from warhall.games.age_of_conan.bots import Steward
from warhall.games.age_of_conan.cards.vocabulary import CATEGORIES
from warhall.games.age_of_conan.components import BID_VALUES
from warhall.games.age_of_conan.rules.artifacts import NO_STAKE, UNDECIDED, Stake
from warhall.games.age_of_conan.rules.bidding import FACE_DOWN, Bid, total
from warhall.games.age_of_conan.state import AgeOfConanState

SAMPLES: Final = 4  # imagined positions for each true one
BOUNDS: Final = {  # how far the mean of what is imagined may be from the truth
    "bid total": 0.5,
    "bid token": 0.4,
    "bid card": 0.4,
    "highest token bid": 0.1,
    "best card bid": 0.1,
    "nothing staked": 0.05,
    "value staked": 0.5,
    "monsters staked": 0.12,
    "treasures staked": 0.12,
    "women staked": 0.12,
    "rating in hand": 0.3,
    "value of tokens": 0.3,
}


def secrets(state: AgeOfConanState, seat: int) -> Iterator[tuple[str, float]]:
    """The hidden facts of a seat that are compared, as numbers."""
    game = state.game
    known, hand = game.components, state.strategy_hand[seat]
    ratings = [known.strategy[card].rating for card in hand]
    if state.bids_open == FACE_DOWN and state.bid_token[seat] >= 0:
        token, card = BID_VALUES[state.bid_token[seat]], state.bid_card[seat]
        values = [value for at, value in enumerate(BID_VALUES) if state.bid_tokens[seat] >> at & 1]
        yield "bid total", total(state, seat)
        yield "bid token", token
        yield "highest token bid", token == max(values)
        if card >= 0:
            yield "bid card", known.strategy[card].rating
            yield "best card bid", known.strategy[card].rating == max(ratings)
            yield "rating in hand", sum(ratings) / len(ratings)
    if isinstance(state.stack[-1], Stake) and state.tokens[seat] and state.stake_category[seat] != UNDECIDED:
        staked = state.stake_tokens[seat]
        yield "nothing staked", state.stake_category[seat] == NO_STAKE
        yield "value staked", sum(known.tokens[token].value for token in staked)
        yield "value of tokens", sum(known.tokens[token].value for token in state.tokens[seat])
        for category, name in enumerate(CATEGORIES):
            yield f"{name} staked", state.stake_category[seat] == category


def moments(game: AgeOfConan, index: int) -> Iterator[tuple[AgeOfConanState, int]]:
    """Positions of a game of stewards in which a seat has to choose while another has chosen in secret."""
    rng = random.Random(f"beliefs/{index}")
    bots = [Steward(game) for _ in range(game.players)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance():
            state.apply_action(state.sample_chance(rng))
            continue
        seat = state.current_player()
        if isinstance(state.stack[-1], Bid | Stake):
            yield state, seat
        state.apply_action(bots[seat].imagine(state, seat, rng), seat)


def compare(games: int, players: int) -> dict[str, dict[str, float]]:
    """For each secret how often it was seen, its true mean and the mean of what was imagined."""
    game = AgeOfConan(players=players)
    sums: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    rng = random.Random("beliefs")
    with progress_bar(f"{players} players", games) as advance:
        for index in range(games):
            for state, viewer in moments(game, index):
                others = [seat for seat in range(players) if seat != viewer]
                for name, value in (fact for seat in others for fact in secrets(state, seat)):
                    sums[name][0] += 1
                    sums[name][1] += value
                for _ in range(SAMPLES):
                    imagined = state.resample_from_view(viewer, rng)
                    assert isinstance(imagined, AgeOfConanState)
                    for name, value in (fact for seat in others for fact in secrets(imagined, seat)):
                        sums[name][2] += value / SAMPLES
            advance(1)
    return {name: {"number": n, "truth": true / n, "imagined": seen / n} for name, (n, true, seen) in sums.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    found = {players: compare(asked.games // 2, players) for players in (2, 4)}
    print_json(found)
    off = [
        f"{players} players: {name}"
        for players, facts in found.items()
        for name, fact in facts.items()
        if abs(fact["truth"] - fact["imagined"]) > BOUNDS[name]
    ]
    print("\n".join(off) or "all within bounds")
    return 1 if off else 0


if __name__ == "__main__":
    sys.exit(main())
