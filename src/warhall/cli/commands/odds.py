"""`warhall odds GAME ...`: exact odds; what can be asked, the game itself says."""

from pathlib import Path
from typing import Annotated

import typer

from warhall.cli.localised import HELP
from warhall.cli.options import GAMES_OWN_OPTIONS, describe_query, read_query
from warhall.cli.output import CATALOGUE, check_svg, say, show_table, table_chart, write_file
from warhall.kernel import Game, InvalidOptionError, game_ids, load_game


def _with_odds() -> list[Game]:
    """The games that have odds to show."""
    return [game for game in map(load_game, game_ids()) if type(game).odds is not Game.odds]


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-odds"), context_settings=GAMES_OWN_OPTIONS)
    def odds(
        words: typer.Context,
        game: Annotated[str | None, typer.Argument(help=say("arg-game"))] = None,
        plot: Annotated[Path | None, typer.Option(help=say("opt-plot"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        if set(HELP) & {*words.args, game}:
            for asked in _with_odds() if game in (None, *HELP) else [load_game(str(game))]:
                if type(asked).odds is Game.odds:
                    asked.odds()  # says that there are none
                describe_query(asked, "odds", asked.ODDS_QUERY, {"plot": "opt-plot", "json": "opt-json"})
            return
        if game is None:
            raise InvalidOptionError("value-missing", field="GAME", catalogue=CATALOGUE)
        check_svg(plot)
        chosen = load_game(game)
        table = chosen.odds(**read_query(chosen.ODDS_QUERY, words.args))
        if plot is not None:
            write_file(plot, table_chart(table))
        show_table(table, json)
