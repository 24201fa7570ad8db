"""Would the tests notice? `python -m tests.mutants` turns operators of the rules, one at a time, and tells which turns
no test of rules and games has noticed.

For each place the tests that reach its line are run first, the quickest before the others, then the remaining tests of
the game's rules: tables that are made once are read by tests that never come near the line. Tests of bots, studies and
pictures are left out. A run that does not end is stopped and counts as noticed. What each test reaches is kept from run
to run as long as the sources stay as they are.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.mutants.places import HERE, ROOT, Place, drawn, explained
from tests.mutants.swap import Trials
from tests.mutants.trial import NOTICED, QUIET, Order, Reach, prepare

BAR: Final = 0.97
SCRATCH: Final = Path(tempfile.gettempdir()) / "warhall" / "mutants"
TESTS: Final = ("tests/rules", "tests/games", "tests/records")
OTHERS: Final = re.compile(  # what these show is no rule, though a wrong rule might upset them
    r"test_(analysis|batch|bots|expert|map|odds\w*|optimal|pictures?|screen|search|solver|steward|tablebase)"
)
QUICK: Final = 10.0  # seconds of tests that are run with functions swapped
FIRST: Final = 40  # tests of the first wave: most turns are noticed by one of them

Reaches = dict[str, Reach]


def run(order: Order) -> tuple[int, str]:
    """Run tests in a process of their own; the exit code and what was printed."""
    words = [sys.executable, "-m", "tests.mutants.trial"]
    done = subprocess.run(words, cwd=ROOT, input=msgspec.json.encode(order), capture_output=True)
    return done.returncode, (done.stdout + done.stderr).decode(errors="replace")


# -- what each test reaches --------------------------------------------------------------------------------------------


def digest(files: list[Path]) -> str:
    found = hashlib.blake2s(digest_size=10)
    for file in files:
        found.update(file.relative_to(ROOT).as_posix().encode() + file.read_bytes())
    return found.hexdigest()


def reached_by(file: Path, sources: str) -> Reaches:
    """Find what the tests of one file reach, from an earlier run if nothing has changed since."""
    kept = SCRATCH / f"{file.stem}-{sources}-{digest([file])}.json"
    if not kept.exists():
        SCRATCH.mkdir(parents=True, exist_ok=True)
        part = kept.with_suffix(".part")
        code, said = run(Order([file.relative_to(ROOT).as_posix()], reaches=str(part)))
        if code:
            raise SystemExit(f"{said}\nthe tests fail as they are")
        part.rename(kept)
    return msgspec.json.decode(kept.read_bytes(), type=Reaches)


def all_reaches(workers: ThreadPoolExecutor) -> Reaches:
    """Find what every test of rules and games reaches."""
    src = ROOT / "src" / "warhall"
    sources = [path for part in ("kernel", "games", "testing", "arena", "bots") for path in (src / part).rglob("*")]
    shared = [path for path in (ROOT / "tests").rglob("*.py") if not path.name.startswith("test_")]
    suffixes = (".py", ".toml", ".ftl")
    known = digest(sorted(path for path in [*sources, *shared] if path.suffix in suffixes and path.parent != HERE))
    files = sorted(path for folder in TESTS for path in (ROOT / folder).rglob("test_*.py"))
    files = [path for path in files if not OTHERS.fullmatch(path.stem)]
    found: Reaches = {}
    for reaches in workers.map(lambda file: reached_by(file, known), files):
        found |= reaches
    return found


# -- the turns ---------------------------------------------------------------------------------------------------------


def tests_for(place: Place, reaches: Reaches) -> list[str]:
    """The tests that may notice a turn, the likeliest and quickest first."""
    first, last = place.lines
    near = [
        test
        for test, reach in reaches.items()
        if any(first <= line <= last for line in reach.lines.get(place.file, ()))
    ]
    near.sort(key=lambda test: reaches[test].seconds)
    home = f"tests/rules/{place.file.partition('/')[0]}/"
    return list(dict.fromkeys([*near, *(test for test in reaches if test.startswith(home))]))


def files_of(tests: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(test.partition("::")[0] for test in tests))


def quickly_noticed(places: list[Place], reaches: Reaches, jobs: int) -> set[Place]:
    """The places that are noticed by quick tests with functions swapped."""

    def quick(place: Place) -> list[str]:
        tests = tests_for(place, reaches)
        spent = accumulate(reaches[test].seconds for test in tests)
        return [test for test, until in zip(tests, spent, strict=True) if until < QUICK]

    trials = Trials(places, quick, lambda test: reaches[test].seconds, jobs)
    prepare()
    if code := pytest.main([*QUIET, "-s", *files_of(reaches)], plugins=[trials]):
        raise SystemExit(f"the tests cannot be collected ({code})")
    return trials.noticed


def noticed(place: Place, reaches: Reaches) -> bool:
    """Whether a test fails, or never ends, where the operator was turned from the start."""
    tests = tests_for(place, reaches)
    for wave in filter(None, (tests[:FIRST], tests[FIRST:])):
        code, said = run(Order(files_of(wave), wave, place, [reaches[test].seconds for test in wave]))
        if code in NOTICED:
            return True
        if code != 0:
            raise SystemExit(f"{said}\n{place.name}: the tests could not be run ({code})")
    return False


# -- the report --------------------------------------------------------------------------------------------------------


def told(place: Place) -> str:
    return f"src/warhall/games/{place.file}:{place.start[0]} {place.function}\n  - {place.before}\n  + {place.after}"


def report(places: list[Place], survivors: list[Place], quickly: set[Place]) -> bool:
    """Print what is explained and the figures; whether the bar is met, and no explanation is wrong."""
    reasons = explained()
    known = [place for place in places if place.name in reasons]
    wrong = [place for place in known if place in quickly]
    for place in known:
        print(f"{told(place)}\n  explained: {reasons[place.name]}")
    for place in wrong:
        print(f"{told(place)}\n  is explained, but a test notices it")
    tried = len(places) - len(known)
    caught = tried - len(survivors)
    share = caught / tried if tried else 1.0
    print(
        f"{len(places)} operators turned: {len(known)} make no difference, as explained; "
        f"of the other {tried}, {caught} are noticed ({share:.1%}; the bar is {BAR:.0%}), {len(survivors)} are not."
    )
    return share >= BAR and not wrong


def main() -> int:
    words = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    words.add_argument("--num", type=int, default=300, help="how many places")
    words.add_argument("--seed", default="1", help="which places")
    words.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at the same time")
    words.add_argument("--only", default="", help="of these, places with this in their file, function or line")
    order = words.parse_args()
    os.environ |= {"WARHALL_INTERPRETED": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    places = [place for place in drawn(order.num, order.seed) if order.only in place.name]
    with ThreadPoolExecutor(order.jobs) as workers:
        reaches = all_reaches(workers)
    quickly = quickly_noticed(places, reaches, order.jobs)
    survivors = []
    with ThreadPoolExecutor(order.jobs) as workers:
        left = [place for place in places if place not in quickly and place.name not in explained()]
        for place, caught in zip(left, workers.map(lambda place: noticed(place, reaches), left), strict=True):
            if not caught:
                survivors.append(place)
                print(told(place), flush=True)
    return 0 if report(places, survivors, quickly) else 1


if __name__ == "__main__":
    sys.exit(main())
