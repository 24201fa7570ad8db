"""The help of a command, drawn in panels.

Typer would draw the same, but to be able to show Markdown and tracebacks as well it loads what takes longer than all
the rest of the help together.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from rich.columns import Columns
from rich.highlighter import RegexHighlighter
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from warhall.cli.output import PipedConsole, say


class _Options(RegexHighlighter):
    """Options stand out wherever they are named."""

    highlights: ClassVar = [r"(^|\W)(?P<switch>-\w+)(?![a-zA-Z0-9])", r"(^|\W)(?P<option>--[\w-]+)(?![a-zA-Z0-9])"]


_options: Final = _Options()
_THEME: Final = Theme({"option": "bold cyan", "switch": "bold green", "command": "bold cyan", "value": "bold yellow"})


def show_help(command: Any, ctx: Any) -> None:
    """Print the help of a command: its usage, what it does, its arguments, its options, its own commands."""
    console = PipedConsole(theme=_THEME, highlighter=_options)
    params = command.get_params(ctx)
    usage = _options(command.get_usage(ctx))
    usage.stylize("yellow", 0, usage.plain.find(":") + 1)
    console.print(Padding(usage, 1), style="bold")
    console.print(Padding(_prose(command.help), (0, 1, 1, 1)))
    for title, kind in (("typer-arguments", "argument"), ("typer-options", "option")):
        _print_panel(console, title, _parameters([each for each in params if each.param_type_name == kind], ctx))
    if hasattr(command, "list_commands"):
        _print_panel(console, "typer-commands", _commands(command, ctx))
    if command.epilog:
        console.print(Padding(_prose(command.epilog), 1))


def _prose(markup: str) -> Text:
    return _options(Text.from_markup(markup, emoji=False))  # the names of all emoji are a long list to load


def _print_panel(console: PipedConsole, title: str, rows: Table) -> None:
    if rows.row_count:
        console.print(Panel(rows, border_style="dim", title=say(title), title_align="left"))


def _parameters(params: Iterable[Any], ctx: Any) -> Table:
    """Each with a star if it is required, its long and short names, what it takes, and what it means."""
    table = Table(highlight=True, show_header=False, expand=True, box=None, pad_edge=False)
    params = list(params)
    starred = any(each.required for each in params)
    for each in params:
        long = [name for name in each.opts if name.startswith("--")]
        short = [_displayed(each, name) for name in each.opts if name not in long]
        star = [Text("*" if each.required else "", style="red")] if starred else []
        names = [_options(",".join(long)), _options(",".join(short))]
        table.add_row(*star, *names, _value(each, ctx), _meaning(each, ctx))
    return table


def _displayed(parameter: Any, name: str) -> str:
    if parameter.param_type_name != "argument":
        return name
    return f"{parameter.display_name_raw}{'...' if parameter.metavar is None and parameter.nargs != 1 else ''}"


def _value(parameter: Any, ctx: Any) -> Text:
    """Show what to write after the name of the parameter, with the limits of a number."""
    limits = parameter._get_number_range_help_str()
    shown = [parameter.display_type_rich(ctx=ctx) or "", f" [{limits}]" if limits else ""]
    return Text("".join(shown), style="value", overflow="fold")


def _meaning(parameter: Any, ctx: Any) -> Columns:
    """Explain a parameter: its meaning, its value if nobody says, and whether somebody must."""
    items = [_prose(parameter.help or "")]
    default = parameter._extract_default_help_str(ctx=ctx)
    named = isinstance(parameter.show_default, str)
    if named or (default is not None and parameter.show_default):
        text = parameter._get_default_string(ctx=ctx, show_default_is_str=named, default_value=default)
        items += [Text(say("typer-default", value=text), style="dim")] if text else []
    if parameter.required:
        items.append(Text(say("typer-required"), style="dim red"))
    return Columns(items)


def _commands(group: Any, ctx: Any) -> Table:
    """Its commands in their order, each with what it does."""
    commands = [group.get_command(ctx, name) for name in group.list_commands(ctx)]
    table = Table(show_header=False, expand=True, box=None, pad_edge=False)
    table.add_column(style="command", no_wrap=True, width=max(len(each.name) for each in commands))
    table.add_column(ratio=10)  # takes all the space that there is
    for each in commands:
        table.add_row(each.name, _prose(each.help or ""))
    return table
