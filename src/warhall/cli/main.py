"""Starting up: the language first, then the commands, then every error as a sentence with an exit code.

Exit codes: 0 fine, 1 a game or a check failed, 2 wrong usage, 130 interrupted.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any, TextIO

import typer
from rich.markup import escape

from warhall.cli.localised import LocalisedCommand, localised_app, usage_sentence
from warhall.cli.output import CutShort, ReaderGone, err, print_line, quietly, say, spell_plainly
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
    "saves",
    "serve",
    "operate",
    "admin",
    "games",
    "rules",
    "bots",
    "simulate",
    "tournament",
    "train",
    "records",
    "fuzz",
    "bench",
    "odds",
    "solve",
    "deck",
    "cards",
)
_SEVERAL = {"records": ("verify", "replay", "export", "analyse"), "operate": ("backup", "restore")}
_MODULES = {word: name for name in COMMANDS for word in _SEVERAL.get(name, (name,))}
COMMAND_WORDS = tuple(_MODULES)
INTERRUPTED = 130
_UsageError: Any = typer.BadParameter.__mro__[1]  # what Typer raises for words it cannot make sense of


def main() -> None:
    """Run the command line and leave with its exit code."""
    spell_plainly()
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except (BrokenPipeError, ReaderGone):
        _give_up(sys.stdout)
        code = 0
    try:
        sys.stderr.flush()
    except BrokenPipeError:
        _give_up(sys.stderr)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # everything is done: one more Control-C has nothing to stop
    sys.exit(code)


def _give_up(stream: TextIO) -> None:
    """Nobody reads this any more: the interpreter must not try again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def run(arguments: list[str]) -> int:
    """Run one command and return its exit code. The caller's language is as before afterwards."""
    with use_language(language_of_locale()):
        return _run(arguments)


def _run(arguments: list[str]) -> int:
    try:
        arguments = _choose_language(arguments)
        quiet = [word for word in arguments if word in ("-q", "--quiet")]
        arguments = [word for word in arguments if word not in quiet]
        with quietly(bool(quiet)):
            result = build_app(_asked(arguments))(args=arguments, prog_name="warhall", standalone_mode=False)
        if result == INTERRUPTED:  # Typer makes this number of a Control-C
            raise KeyboardInterrupt
        return result if isinstance(result, int) else 0
    except (InvalidOptionError, UnknownNameError, InvalidPositionError) as error:
        return _complain(str(error), 2)
    except WarhallError as error:
        return _complain(str(error), 1)
    except _UsageError as error:
        return _complain(sentence, 2) if (sentence := usage_sentence(error, COMMAND_WORDS)) else 2
    except ModuleNotFoundError as error:  # an extra that was not installed
        return _complain(say("package-missing", name=str(error.name)), 2)
    except CutShort as stopped:
        return _complain(str(stopped), INTERRUPTED)
    except (KeyboardInterrupt, typer.Abort):
        return _complain(say("interrupted"), INTERRUPTED)


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


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print_line(f"warhall {version('warhall')}")
        raise typer.Exit


def _asked(arguments: list[str]) -> tuple[str, ...]:
    """The command that these words ask for; all of them where the shell completes what is being typed."""
    if "_WARHALL_COMPLETE" in os.environ:
        return COMMAND_WORDS
    return tuple(word for word in arguments if not word.startswith("-"))[:1]


def build_app(asked: Sequence[str]) -> typer.Typer:
    """The commands, with their help in the language of the moment. Only those asked for are loaded: of the others the
    list of commands needs nothing but the name."""
    app = localised_app()

    @app.callback()
    def top(
        _version: Annotated[
            bool, typer.Option("--version", callback=_show_version, is_eager=True, help=say("opt-version"))
        ] = False,
    ) -> None:
        """Answer what can be asked without a command."""

    loaded = {_MODULES[word] for word in asked if word in _MODULES}
    for name in COMMANDS:
        if name in loaded:
            import_module(f"warhall.cli.commands.{name}").add_to(app)
    for word in COMMAND_WORDS:
        if _MODULES[word] not in loaded:
            app.command(word, help=say(f"help-{word}"))(_not_loaded)
    for command in app.registered_commands:
        command.cls = LocalisedCommand
    return app


def _not_loaded() -> None:
    """A command that these words do not ask for."""
