"""What processes of this machine have used: processor time and memory, of one process with all that it started."""

from __future__ import annotations

import os
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def _facts(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the name, which may contain anything."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    parents = {int(path.name): _facts(int(path.name)) for path in Path("/proc").iterdir() if path.name.isdecimal()}
    found = [pid]
    for known in found:
        found += [child for child, facts in parents.items() if facts and int(facts[1]) == known]
    return found


def processor_seconds(*pids: int) -> float:
    """Tell what these processes have used so far, with their children that have ended."""
    return sum(sum(map(int, facts[11:15])) for pid in pids if (facts := _facts(pid))) / TICK


def memory(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
