"""`warhall odds GAME ...`: exact odds; what can be asked, the game itself says."""

from pathlib import Path
from typing import Annotated

import typer

from warhall.cli.options import read_query
from warhall.cli.output import (
    CATALOGUE,
    print_json,
    print_line,
    print_table,
    say,
    table_chart,
    table_json,
    write_file,
)
from warhall.kernel import Game, InvalidOptionError, game_ids, load_game


def add_to(app: typer.Typer) -> None:
    context = {"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []}

    @app.command(help=say("help-odds"), context_settings=context)
    def odds(
        words: typer.Context,
        game: Annotated[str | None, typer.Argument(help=say("arg-game"))] = None,
        plot: Annotated[Path | None, typer.Option(help=say("opt-plot"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        if "--help" in words.args or game == "--help":
            for game_id in game_ids() if game in (None, "--help") else [game]:
                _describe(load_game(str(game_id)))
            return
        if game is None:
            raise InvalidOptionError("value-missing", field="GAME", catalogue=CATALOGUE)
        chosen = load_game(game)
        table = chosen.odds(**read_query(chosen.ODDS_QUERY, words.args))
        if json:
            print_json(table_json(table))
        else:
            print_table(table)
        if plot is not None:
            write_file(plot, table_chart(table))


def _describe(game: Game) -> None:
    print_line(say("odds-help", game=game.id))
    for option in game.ODDS_QUERY:
        default = "" if option.default in ("", False) else f" ({option.default})"
        name = option.name.replace("_", "-")
        print_line(f"  --{name:14} {game.catalogue.format(f'odds-option-{option.name}')}{default}")
    print_line(f"  --{'plot':14} {say('opt-plot')}")
    print_line(f"  --{'json':14} {say('opt-json')}")
