"""Which numbered rules have tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from warhall.kernel import registry
from warhall.testing import rules_coverage

MARKED = """
import pytest

@pytest.mark.rule("AOW-001", "AOW-002")
@pytest.mark.parametrize("n", [1, 2])
def test_one(n): pass

@pytest.mark.rule("AOW-999", "OTHER-1")
def test_two(): pass
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("marked")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = rule\n")
    (folder / "test_rules_marked_here.py").write_text(MARKED)
    return folder


def test_marks_are_counted_once_for_each_test(folder: Path) -> None:
    assert rules_coverage.marked_rules(folder) == {"AOW-001": 2, "AOW-002": 2, "AOW-999": 1, "OTHER-1": 1}


def test_a_rule_without_a_test_and_a_mark_without_a_rule_are_faults(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(registry._registered, "sealed-bids", raising=False)
    faults = rules_coverage.report(folder)
    assert "AOW-003 has no test" in faults
    assert "AOW-001 has no test" not in faults
    assert "AOW-999 is marked on a test, but no rulebook has it" in faults
    assert not any("OTHER-1" in fault for fault in faults)
    assert "age-of-war: 2 of 60 numbered rules have tests" in capsys.readouterr().out


def test_tests_that_cannot_be_collected_are_a_failure(tmp_path: Path) -> None:
    (tmp_path / "test_broken_here.py").write_text("import nothing_of_that_name\n")
    with pytest.raises(SystemExit):
        rules_coverage.marked_rules(tmp_path)
