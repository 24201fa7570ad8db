"""`warhall rules GAME [ID]`: the numbered rules."""

from typing import Annotated

import typer
from rich.markup import escape

from warhall.cli.output import print_json, print_line, print_markup, reading, say
from warhall.kernel import Rule, load_game


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-rules"))
    def rules(
        game: Annotated[str, typer.Argument(help=say("arg-game"))],
        rule: Annotated[str | None, typer.Argument(help=say("arg-rule"))] = None,
        search: Annotated[str | None, typer.Option(help=say("opt-search"))] = None,
        titles: Annotated[bool, typer.Option("--titles", help=say("opt-titles"))] = False,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        book = load_game(game).rulebook
        chosen = [book[rule]] if rule is not None else list(book)
        if search is not None:
            chosen = [known for known in chosen if _mentions(known, search)]
        if json:
            print_json(chosen[0] if rule is not None and chosen else chosen)
        elif not chosen:
            print_line(say("rules-none"))
        elif len(chosen) == 1:
            _show(chosen[0], dim=chosen[0].words.section)
        else:
            with reading():
                _read(chosen, titles)


def _mentions(rule: Rule, text: str) -> bool:
    words = rule.words
    return any(text.lower() in part.lower() for part in (words.title, words.text, words.ruling, words.example))


def _read(chosen: list[Rule], titles: bool) -> None:
    """Rules as a book: the chapters, and in each the rules one after another."""
    section = ""
    for rule in chosen:
        if rule.words.section != section:
            section = rule.words.section
            print_markup(f"\n[bold underline]{escape(section)}[/bold underline]")
        if titles:
            print_line(f"  {rule.id}  {rule.words.title}")
        else:
            print_line()
            _show(rule)


def _show(rule: Rule, dim: str = "") -> None:
    words = rule.words
    print_markup(f"[bold]{rule.id}  {escape(words.title)}[/bold]  [dim]{escape(dim)}[/dim]".rstrip())
    print_line(words.text)
    if words.ruling:
        print_line(f"{say('rule-ruling')} {words.ruling}")
    print_line(f"{say('rule-example')} {words.example}")
    if dim:
        print_line(f"{say('rule-source')} {rule.source}")
