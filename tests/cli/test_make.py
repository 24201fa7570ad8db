"""`make play`: every step is said, shows that it goes on, and makes no noise unless it fails."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

ROOT = Path(__file__).parents[2]
STEP = [str(ROOT / "make_step.py"), "Fetching things", "the network is slow", "--", sys.executable, "-c"]


def step(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *STEP, code], capture_output=True, text=True, check=False, timeout=30)


def test_a_step_is_said_and_its_noise_is_not() -> None:
    done = step("print('a lot of noise')")
    assert done.returncode == 0
    assert done.stdout == "Fetching things ...\nFetching things: done (0 s)\n"


def test_a_step_that_fails_shows_why() -> None:
    done = step("import sys; print('no such package'); sys.exit(3)")
    assert done.returncode == 3
    assert "Fetching things failed after 0 s:\n  no such package\n" in done.stdout


def test_a_step_shows_in_a_terminal_that_it_goes_on() -> None:
    code = "import time; print('package one', flush=True); time.sleep(2)"
    run = pexpect.spawn(sys.executable, [*STEP, code], encoding="utf-8", timeout=30)
    run.expect(r"Fetching things \.\.\. 1 s  package one")
    run.expect(r"Fetching things: done \(2 s\)")
    run.expect(pexpect.EOF)


@pytest.mark.parametrize(("target", "steps"), [("play", 4), ("terminal", 2), ("setup", 2)])
def test_every_step_of_the_makefile_speaks(tmp_path: Path, target: str, steps: int) -> None:
    for name in ("Makefile", "pyproject.toml"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    planned = subprocess.run(
        ["make", "--dry-run", target, "PYTHON=python3"], cwd=tmp_path, capture_output=True, text=True, check=True
    ).stdout
    assert planned.count("make_step.py") >= steps
    tools = [line for line in planned.replace("\\\n", " ").splitlines() if "pip install" in line or "npm -" in line]
    assert tools
    assert all("make_step.py" in line for line in tools), tools
