"""Running the command line in this process and in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli import Said
from warhall.cli.main import run
from warhall.kernel import use_language


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """An English locale, a wide terminal, and a home of its own; the language comes back afterwards."""
    for name, value in {"LC_ALL": "en_US.UTF-8", "COLUMNS": "200", "XDG_DATA_HOME": str(tmp_path / "data")}.items():
        monkeypatch.setenv(name, value)
    with use_language("en"):
        yield


@pytest.fixture
def warhall_(capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """Run a command in this process."""

    def command(*words: object) -> Said:
        capsys.readouterr()
        code = run([str(word) for word in words])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Said(code, out, err)

    return command


@pytest.fixture
def process(tmp_path: Path) -> Callable[..., Said]:
    """Run a command in a process of its own, as a shell would."""

    def command(*words: object, env: dict[str, str] | None = None, stdin: str = "", timeout: int = 30) -> Said:
        done = subprocess.run(
            [sys.executable, "-m", "warhall", *map(str, words)],
            env={**os.environ, **(env or {})},
            input=stdin,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=timeout,
            cwd=tmp_path,
            check=False,
        )
        return Said(done.returncode, done.stdout, done.stderr)

    return command
