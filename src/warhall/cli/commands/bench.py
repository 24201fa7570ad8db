"""`warhall bench GAME`: how fast the rules are, each part apart."""

from pathlib import Path
from typing import Annotated

import typer

from warhall.arena.bench import measure
from warhall.cli.options import game_of, seed_of
from warhall.cli.output import print_json, print_line, print_table, say
from warhall.kernel import Table
from warhall.kernel.text import decimal


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-bench"))
    def bench(
        game: Annotated[str, typer.Argument(help=say("arg-game"))],
        players: Annotated[int | None, typer.Option(help=say("opt-players"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=say("opt-option"))] = None,
        data: Annotated[Path | None, typer.Option(help=say("opt-data"))] = None,
        seconds: Annotated[float, typer.Option(min=0.1, help=say("opt-seconds"))] = 2.0,
        seed: Annotated[int | None, typer.Option(help=say("opt-seed"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        used = seed_of(seed)
        result = measure(game_of(game, players, option, data), seconds, used)
        if json:
            print_json({"seed": used, **result.as_dict()})
            return
        rows: list[list[str | int | float | None]] = [
            [name, f"{decimal(value)} µs"] for name, value in result.microseconds.items()
        ]
        print_table(
            Table(say("bench-title", game=result.game, seed=str(used)), [say("bench-part"), say("bench-time")], rows)
        )
        facts = {"games": decimal(result.games_per_second), "actions": decimal(result.actions_per_second, 0)}
        print_line(say("bench-speed", decisions=decimal(result.decisions_per_second, 0), **facts))
        print_line(say("bench-size", view=result.view_bytes, json=result.json_bytes, capped=result.capped))
