"""`python -m warhall.compiled`: make the compiled copies that are missing or stale.

Where that cannot be done one sentence says why, and the sources run as they are: nothing depends on the copies.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from warhall.compiled import BUILD, KNOWN, MANIFEST, PACKAGE, groups, is_current


def _missing() -> Iterator[str]:
    """List what compiling needs and this machine lacks."""
    yield from (tool for tool in ("mypyc", "setuptools") if find_spec(tool) is None)
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name == "posix" and shutil.which(compiler) is None:
        yield f"a C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        yield "Python.h"


def make(name: str) -> str:
    """Compile a group and put the result in its place. Returns what became of it, in a sentence."""
    missing = next(_missing(), None)
    if missing is not None:
        return f"{missing} is not installed, so {name} runs interpreted"
    began = time.monotonic()
    manifest = groups()[name].manifest()
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{name}-", dir=BUILD) as folder:
        command = [sys.executable, "-m", "warhall.compiled.build", name, folder]
        environment = {**os.environ, "WARHALL_INTERPRETED": "1"}
        done = subprocess.run(command, cwd=PACKAGE.parent, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            log = BUILD / f"{name}.log"
            log.write_text(done.stdout + done.stderr, encoding="utf-8")
            return f"could not compile, {name} runs interpreted; {log} tells why"
        made = Path(folder) / "lib"
        (made / MANIFEST).write_text(manifest, encoding="utf-8")
        shutil.rmtree(BUILD / name, ignore_errors=True)
        made.rename(BUILD / name)
        (BUILD / KNOWN).unlink(missing_ok=True)
    return f"compiled {len(groups()[name].modules)} modules of {name} in {time.monotonic() - began:.0f} s"


def main() -> None:
    with ThreadPoolExecutor(os.cpu_count()) as builders:  # each waits for a process of its own
        for line in builders.map(lambda name: f"{name}: up to date" if is_current(name) else make(name), groups()):
            print(line)


if __name__ == "__main__":
    main()
