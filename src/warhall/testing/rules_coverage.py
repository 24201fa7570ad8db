"""The numbered rules that have a test: `python -m warhall.testing.rules_coverage tests`.

Tests name the rules they show, `@pytest.mark.rule("AOW-038")`. A rule without a test is not implemented, so a missing
one, or a mark with an id that no rulebook has, is a failure.
"""

from __future__ import annotations

import contextlib
import io
import sys
from pathlib import Path
from typing import Any

from warhall.kernel import game_ids, load_game


class _Collector:
    """A pytest plugin that counts the rule ids of all collected tests."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule_id in mark.args:
                    self.counts[rule_id] = self.counts.get(rule_id, 0) + 1


def marked_rules(folder: Path) -> dict[str, int]:
    """Count the tests in the folder that carry each rule id."""
    import pytest

    collector = _Collector()
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        code = pytest.main([str(folder), "--collect-only", "--quiet", "-p", "no:cacheprovider"], plugins=[collector])
    if code != 0:
        raise SystemExit(f"the tests cannot be collected:\n{output.getvalue()}")
    return collector.counts


def report(folder: Path) -> list[str]:
    """Print a line per game; return everything that is wrong."""
    marked = marked_rules(folder)
    faults: list[str] = []
    known: set[str] = set()
    prefixes: set[str] = set()
    for game_id in game_ids():
        ids = load_game(game_id).rulebook.ids
        known.update(ids)
        prefixes.update(rule_id.partition("-")[0] for rule_id in ids)
        missing = [rule_id for rule_id in ids if rule_id not in marked]
        print(f"{game_id}: {len(ids) - len(missing)} of {len(ids)} numbered rules have tests")
        faults += [f"{rule_id} has no test" for rule_id in missing]
    strange = [rule_id for rule_id in marked if rule_id not in known and rule_id.partition("-")[0] in prefixes]
    return faults + [f"{rule_id} is marked on a test, but no rulebook has it" for rule_id in strange]


def main() -> int:
    faults = report(Path(sys.argv[1] if len(sys.argv) > 1 else "tests"))
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
