"""Typer in the language of the moment: its few own words in help, and its complaints."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from warhall.cli.output import say

HELP: Final = ["-h", "--help"]
_KINDS: Final = {"str": "text", "Path": "file", "int": "number", "float": "number"}


def _nothing(**_context: Any) -> None:
    """Say nothing: what an argument takes is clear from its name."""


if TYPE_CHECKING:
    _Base = TyperCommand  # what the words are mixed into has all that its own commands have
else:
    _Base = object


class _Localised(_Base):
    """The words that Typer itself puts into the help of every command."""

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, each with a plain word for what it takes."""
        params: list[Any] = super().get_params(ctx)
        for parameter in params:
            if parameter.name in ("install_completion", "show_completion"):
                parameter.help = say(f"opt-{parameter.name.replace('_', '-')}")
            if parameter.metavar is None and parameter.param_type_name == "option":
                kind = _KINDS.get(parameter.bare_type().removeprefix("list[").removesuffix("]"))
                parameter.metavar = "" if kind is None else say(f"typer-{kind}")
            elif parameter.param_type_name == "argument":
                parameter.display_type_rich = _nothing
        return params

    def format_help(self, ctx: Any, _formatter: Any) -> None:
        from warhall.cli.help import show_help  # late: no other command draws panels

        show_help(self, ctx)

    def get_usage(self, ctx: Any) -> str:
        usage: str = super().get_usage(ctx)
        return usage.replace("Usage:", say("typer-usage"), 1)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say("typer-help")
        return option


class LocalisedCommand(_Localised, TyperCommand):
    """A command with help in the language of the moment."""


class LocalisedGroup(_Localised, TyperGroup):
    """The commands together."""


def localised_app() -> typer.Typer:
    """An empty command line."""
    return typer.Typer(
        cls=LocalisedGroup,
        help=say("help-warhall"),
        epilog=say("help-lang"),
        no_args_is_help=True,
        add_completion=True,
        context_settings={"help_option_names": HELP},
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
    )


def _bad_value(name: str, message: str) -> str:
    """The sentence about a value that does not fit, from Typer's own English one."""
    limit = re.search(r"(greater|less) than or equal to (\S+)", message)
    if limit is not None:
        return say("usage-too-small" if limit[1] == "greater" else "usage-too-large", name=name, limit=limit[2])
    if re.search(r"valid (integer|number)", message):
        return say("usage-no-number", name=name)
    return say("usage-bad-value", name=name, reason=message)


def usage_sentence(error: Any, commands: Sequence[str]) -> str:
    """Say what is wrong with the words of a command; empty where help was shown instead."""
    parameter = getattr(error, "param", None)
    name = str(getattr(error, "param_hint", None) or (parameter.opts[0] if parameter is not None else ""))
    match type(error).__name__:
        case "NoArgsIsHelpError":
            return ""
        case "NoSuchOption":
            near = getattr(error, "possibilities", None)
            return say("usage-no-option", name=error.option_name, suggestion=near[0] if near else "none")
        case "MissingParameter":
            return say("usage-missing", name=name)
        case "BadParameter":
            return _bad_value(name, error.format_message())
        case "BadOptionUsage":
            return say("usage-option-value", name=error.option_name)
    extra = re.match(r"Got unexpected extra argument(?:s|\(s\))? \((.*)\)", error.format_message())
    if extra is not None:
        return say("usage-extra", words=extra[1])
    command = re.match(r"No such command '(.*?)'", error.format_message())
    if command is None:
        return str(error.format_message())
    near = difflib.get_close_matches(command[1], commands, n=1)
    return say("usage-no-command", name=command[1], suggestion=near[0] if near else "none")
