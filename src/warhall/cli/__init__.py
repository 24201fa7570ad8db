"""The command line: `warhall VERB ...`, the same as `python -m warhall VERB ...`."""

import sys


def main() -> None:
    """Run the command line and leave with its exit code. Control-C while it is being loaded ends it in silence."""
    try:
        from warhall.cli.main import main as run
    except KeyboardInterrupt:
        sys.exit(130)
    run()
