"""`warhall solve GAME`: the exact solution of a game small enough to have one."""

from pathlib import Path
from typing import Annotated

import typer

from warhall.cli.output import remark, say, show_table
from warhall.kernel import load_game


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-solve"))
    def solve(
        game: Annotated[str, typer.Argument(help=say("arg-game"))],
        output: Annotated[Path | None, typer.Option("-o", "--output", help=say("opt-table"))] = None,
        again: Annotated[bool, typer.Option("--again", help=say("opt-again"))] = False,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        chosen = load_game(game)
        kept = None if again else chosen.solution(output)
        if kept is not None:
            remark(say("solved-already"))
        show_table(kept or chosen.solve(output), json)
