"""`warhall saves`: the games that were put aside in the terminal."""

from datetime import datetime
from typing import Annotated

import typer

from warhall.cli.output import print_json, print_line, print_table, say
from warhall.kernel import Table, game_class
from warhall.tui.saves import Save, saved_games


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-saves"))
    def saves(
        game: Annotated[str | None, typer.Argument(help=say("arg-game"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        if game is not None:
            game_class(game)  # an unknown one is refused
        found = [save for save in saved_games() if game in (None, save.game)]
        if json:
            print_json(found)
        elif not found:
            print_line(say("saves-none"))
        else:
            columns = [say(f"saves-{column}") for column in ("name", "seats", "actions", "state", "saved")]
            print_table(Table(say("saves-title"), columns, [_row(save) for save in found]))
            print_line(say("saves-how", name=found[0].name))


def _row(save: Save) -> list[str | int | float | None]:
    state = say("verified-over" if save.over else "verified-open")
    saved = datetime.fromtimestamp(save.saved).strftime("%Y-%m-%d %H:%M")
    return [save.name, ", ".join(save.seats), save.actions, state, saved]
