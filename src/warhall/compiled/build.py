"""The run of mypyc and the C compiler for one group, in a process of its own: `python -m warhall.compiled.build`."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from warhall.compiled import groups, library

# Only Python calls what a group exports: its own calls need no detour through the table of the dynamic linker.
_INSIDE: Final = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")


class _SideBySide(build_ext):  # type: ignore[misc]  # setuptools tells no types
    """Compile as many C files at a time as there are processors."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def together(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_by_one([source], **settings), sources)
                return [file for files in made for file in files]

        self.compiler.compile = together
        super().build_extensions()


def build(name: str, folder: Path) -> None:
    """Compile a group of modules into `folder/lib`; run where the package `warhall` lies."""
    files = [f"{module.replace('.', '/')}.py" for module in groups()[name].modules]
    flags = [
        "--explicit-package-bases",
        "--ignore-missing-imports",
        f"--cache-dir={folder / 'cache'}",
        "--config-file=",
    ]
    extensions = mypycify(
        [*flags, *files],
        opt_level="2",
        debug_level="0",
        multi_file=True,  # one huge file would take the compiler longer than many
        target_dir=str(folder / "c"),
        group_name=library(name),
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *_INSIDE]
    distribution = Distribution({"name": library(name), "ext_modules": extensions})
    command = _SideBySide(distribution)
    distribution.command_obj["build_ext"] = command
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    distribution.run_command("build_ext")


if __name__ == "__main__":
    build(sys.argv[1], Path(sys.argv[2]))
