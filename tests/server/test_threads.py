"""Threads of a hall that read the same kind of thing for the first time."""

from __future__ import annotations

import subprocess
import sys

# Six threads at a time read something of the same kind, each of many kinds for the first time.
READING = """
import sys, threading
from typing import Literal, Optional, Union
import msgspec
from warhall.server.run import prepare_structs

FIELDS = {f"field{number}": "Optional[list[dict[str, Union[int, Literal['a', 'b']]]]]" for number in range(20)}
HERE = {"__module__": __name__}
KINDS = [msgspec.defstruct(f"Kind{number}", [*FIELDS.items()], namespace=HERE) for number in range(400)]
prepare_structs()
sys.setswitchinterval(1e-6)
for kind in KINDS:
    start = threading.Barrier(6)

    def read():
        start.wait()
        msgspec.convert(dict.fromkeys(FIELDS), kind)

    threads = [threading.Thread(target=read) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_may_read_the_same_kind_of_thing_together() -> None:
    run = subprocess.run([sys.executable, "-c", READING], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
