"""`warhall deck`: list, check, show, build, import and export the decks of a card game."""

from pathlib import Path
from typing import Annotated

import typer

from warhall.cli.localised import LocalisedCommand, LocalisedGroup
from warhall.cli.output import (
    err,
    print_json,
    print_line,
    print_table,
    read_text,
    say,
    table_json,
    write,
    write_file,
)
from warhall.kernel import DeckBox, Table, load_game

CARD_GAME = "conan-ccg"


def add_to(app: typer.Typer) -> None:
    deck = typer.Typer(cls=LocalisedGroup, help=say("help-deck"), no_args_is_help=True)

    @deck.command("list", help=say("help-deck-list"))
    def list_decks(
        game: Annotated[str, typer.Option(help=say("arg-game"))] = CARD_GAME,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        _print([_box(game).listing()], json)

    @deck.command(help=say("help-deck-check"))
    def check(
        decks: Annotated[list[str], typer.Argument(help=say("arg-decks"))],
        game: Annotated[str, typer.Option(help=say("arg-game"))] = CARD_GAME,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> int:
        found = {name: _box(game).faults(name) for name in decks}
        if json:
            print_json(found)
        else:
            _print_faults(found)
        return 1 if any(found.values()) else 0

    @deck.command(help=say("help-deck-show"))
    def show(
        name: Annotated[str, typer.Argument(help=say("arg-deck"))],
        game: Annotated[str, typer.Option(help=say("arg-game"))] = CARD_GAME,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        _print(_box(game).show(name), json)

    @deck.command(help=say("help-deck-build"))
    def build(
        conan: Annotated[str, typer.Option(help=say("opt-conan"))],
        style: Annotated[str, typer.Option(help=say("opt-style"))],
        seed: Annotated[int, typer.Option(help=say("opt-seed"))] = 0,
        output: Annotated[Path | None, typer.Option("-o", "--output", help=say("opt-output"))] = None,
        game: Annotated[str, typer.Option(help=say("arg-game"))] = CARD_GAME,
    ) -> None:
        _deliver(_box(game).build(conan, style, seed), output)

    @deck.command(help=say("help-deck-export"))
    def export(
        name: Annotated[str, typer.Argument(help=say("arg-deck"))],
        output: Annotated[Path | None, typer.Option("-o", "--output", help=say("opt-output"))] = None,
        game: Annotated[str, typer.Option(help=say("arg-game"))] = CARD_GAME,
    ) -> None:
        _deliver(_box(game).text(name), output)

    @deck.command("import", help=say("help-deck-import"))
    def import_(
        file: Annotated[str, typer.Argument(help=say("arg-list"))],
        output: Annotated[Path | None, typer.Option("-o", "--output", help=say("opt-output"))] = None,
        game: Annotated[str, typer.Option(help=say("arg-game"))] = CARD_GAME,
    ) -> None:
        name = "deck" if file == "-" else Path(file).stem
        text, faults = _box(game).read(read_text(file), name)
        _deliver(text, output)
        _print_faults({name: faults} if faults else {})

    for command in deck.registered_commands:
        command.cls = LocalisedCommand
    app.add_typer(deck, name="deck")


def _box(game: str) -> DeckBox:
    return load_game(game).deck_box()


def _print(tables: list[Table], json: bool) -> None:
    if json:
        print_json([table_json(table) for table in tables])
        return
    for table in tables:
        print_table(table)


def _print_faults(found: dict[str, list[str]]) -> None:
    for name, faults in found.items():
        if not faults:
            print_line(f"✓ {name}: {say('deck-legal')}")
        for fault in faults:
            err().print(f"✗ {name}: {fault}", markup=False)


def _deliver(text: str, output: Path | None) -> None:
    if output is None:
        write(text + "\n")
    else:
        write_file(output, text + "\n")
