"""The command line: `warhall VERB ...`, the same as `python -m warhall VERB ...`."""

from warhall.cli.main import main

__all__ = ["main"]
