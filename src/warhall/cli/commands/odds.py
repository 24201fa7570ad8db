"""`warhall odds GAME ...`: exact odds; what can be asked, the game itself says."""

from pathlib import Path
from typing import Annotated

import typer

from warhall.cli.options import GAMES_OWN_OPTIONS, describe_query, read_query
from warhall.cli.output import CATALOGUE, say, show_table, table_chart, write_file
from warhall.kernel import InvalidOptionError, game_ids, load_game


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-odds"), context_settings=GAMES_OWN_OPTIONS)
    def odds(
        words: typer.Context,
        game: Annotated[str | None, typer.Argument(help=say("arg-game"))] = None,
        plot: Annotated[Path | None, typer.Option(help=say("opt-plot"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        if "--help" in words.args or game == "--help":
            for game_id in game_ids() if game in (None, "--help") else [game]:
                asked = load_game(str(game_id))
                describe_query(asked, "odds", asked.ODDS_QUERY, {"plot": "opt-plot", "json": "opt-json"})
            return
        if game is None:
            raise InvalidOptionError("value-missing", field="GAME", catalogue=CATALOGUE)
        chosen = load_game(game)
        table = chosen.odds(**read_query(chosen.ODDS_QUERY, words.args))
        show_table(table, json)
        if plot is not None:
            write_file(plot, table_chart(table))
