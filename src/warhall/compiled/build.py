"""The run of mypyc and the C compiler for one group, in a process of its own: `python -m warhall.compiled.build`."""

from __future__ import annotations

import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution

from warhall.compiled import groups, library


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
    distribution = Distribution({"name": library(name), "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    distribution.run_command("build_ext")


if __name__ == "__main__":
    build(sys.argv[1], Path(sys.argv[2]))
