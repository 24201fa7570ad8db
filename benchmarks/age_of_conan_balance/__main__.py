"""`python -m benchmarks.age_of_conan_balance docs [--games N] [--jobs J]`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from benchmarks.age_of_conan_balance import games, report
from benchmarks.age_of_conan_balance.figures import kingdoms_of, win_share

SCRATCH = Path(".benchmarks/age-of-conan-balance.jsonl")


def main() -> int:
    parser = argparse.ArgumentParser(description=games.__doc__)
    parser.add_argument("command", choices=("play", "docs"), help="play the games, or play them and write the document")
    parser.add_argument(
        "--games", type=_positive, default=2000, help="games with four players; half as many with 2 and 3"
    )
    parser.add_argument("--jobs", type=_positive, default=1, help="processes")
    parser.add_argument("--bot", default="steward", help="who sits in every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scratch", type=Path, default=SCRATCH, help="where every game that was played is kept")
    parser.add_argument("--out", type=Path, default=Path("docs"), help="the folder of the document")
    asked = parser.parse_args()
    numbers = {4: asked.games, 3: max(1, asked.games // 2), 2: max(1, asked.games // 2)}
    played = {
        players: games.play_all(
            games.jobs_for(players, number, asked.bot, asked.seed), asked.scratch, asked.jobs, f"{players} players"
        )
        for players, number in numbers.items()
    }
    if asked.command == "docs":
        for path in report.write(played, asked.bot, asked.out):
            print(path)
    else:
        for players, some in played.items():
            for kingdom in kingdoms_of(some):
                share = win_share(some, kingdom)
                low, high = share.interval
                print(f"{players} {kingdom:12} {share.value:.3f} ({low:.3f} to {high:.3f})")
    return 0


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return number


if __name__ == "__main__":
    sys.exit(main())
