"""Starting up: the language first, then the commands, then every error as a sentence with an exit code.

Exit codes: 0 fine, 1 a game or a check failed, 2 wrong usage, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

import typer
from rich.markup import escape

from warhall.cli.localised import LocalisedCommand, localised_app, usage_sentence
from warhall.cli.output import ReaderGone, err, say
from warhall.kernel import (
    InvalidOptionError,
    InvalidPositionError,
    UnknownNameError,
    WarhallError,
    language_of_locale,
    set_language,
    use_language,
)

COMMANDS = (
    "play",
    "serve",
    "games",
    "rules",
    "bots",
    "simulate",
    "records",
    "fuzz",
    "bench",
    "odds",
    "solve",
    "deck",
    "cards",
)
COMMAND_WORDS = (*(name for name in COMMANDS if name != "records"), "verify", "replay", "export", "analyse")
_UsageError: Any = typer.BadParameter.__mro__[1]  # what Typer raises for words it cannot make sense of


def main() -> None:
    """Run the command line and leave with its exit code."""
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except (BrokenPipeError, ReaderGone):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)


def run(arguments: list[str]) -> int:
    """Run one command and return its exit code. The caller's language is as before afterwards."""
    with use_language(language_of_locale()):
        return _run(arguments)


def _run(arguments: list[str]) -> int:
    try:
        arguments = _choose_language(arguments)
        result = build_app()(args=arguments, prog_name="warhall", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except (InvalidOptionError, UnknownNameError, InvalidPositionError) as error:
        return _complain(str(error), 2)
    except WarhallError as error:
        return _complain(str(error), 1)
    except _UsageError as error:
        return _complain(sentence, 2) if (sentence := usage_sentence(error, COMMAND_WORDS)) else 2
    except ModuleNotFoundError as error:  # an extra that was not installed
        return _complain(say("package-missing", name=str(error.name)), 2)
    except (KeyboardInterrupt, typer.Abort):
        return _complain(say("interrupted"), 130)


def _choose_language(arguments: list[str]) -> list[str]:
    """Take `--lang XX` out of the words, wherever it stands: help and errors speak that language too."""
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--lang" or word.startswith("--lang="):
            set_language(word.partition("=")[2] if "=" in word else next(words, ""))
        else:
            rest.append(word)
    return rest


def _complain(sentence: str, code: int) -> int:
    err().print(f"[bold red]warhall:[/bold red] {escape(sentence)}")
    return code


def build_app() -> typer.Typer:
    """All commands, with their help in the language of the moment."""
    app = localised_app()
    for name in COMMANDS:
        import_module(f"warhall.cli.commands.{name}").add_to(app)
    for command in app.registered_commands:
        command.cls = LocalisedCommand
    return app
