"""`warhall rules GAME [ID]`: the numbered rules."""

from typing import Annotated

import typer

from warhall.cli.output import out, print_json, print_line, say
from warhall.kernel import Rule, load_game


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-rules"))
    def rules(
        game: Annotated[str, typer.Argument(help=say("arg-game"))],
        rule: Annotated[str | None, typer.Argument(help=say("arg-rule"))] = None,
        search: Annotated[str | None, typer.Option(help=say("opt-search"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        book = load_game(game).rulebook
        chosen = [book[rule]] if rule is not None else list(book)
        if search is not None:
            chosen = [known for known in chosen if _mentions(known, search)]
        if json:
            print_json(chosen[0] if rule is not None and chosen else chosen)
        elif rule is not None and chosen:
            _show(chosen[0])
        else:
            _list(chosen)


def _mentions(rule: Rule, text: str) -> bool:
    words = rule.words
    return any(text.lower() in part.lower() for part in (words.title, words.text, words.ruling, words.example))


def _list(chosen: list[Rule]) -> None:
    section = ""
    for rule in chosen:
        if rule.words.section != section:
            section = rule.words.section
            out().print(f"\n[bold]{section}[/bold]")
        print_line(f"  {rule.id}  {rule.words.title}")
    if not chosen:
        print_line(say("rules-none"))


def _show(rule: Rule) -> None:
    words = rule.words
    out().print(f"[bold]{rule.id}  {words.title}[/bold]  [dim]{words.section}[/dim]")
    print_line(words.text)
    if words.ruling:
        print_line(f"{say('rule-ruling')} {words.ruling}")
    print_line(f"{say('rule-example')} {words.example}")
    print_line(f"{say('rule-source')} {rule.source}")
