"""`warhall games`: the tables of the hall."""

from typing import Annotated

import typer
from msgspec import to_builtins

from warhall.cli.output import print_json, print_line, say
from warhall.kernel import game_ids, load_game


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-games"))
    def games(json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False) -> None:
        known = [load_game(game_id) for game_id in game_ids()]
        if json:
            print_json(
                [
                    {
                        "id": game.id,
                        "title": game.title,
                        "rules": len(game.rulebook),
                        "rules_version": game.rules_version,
                        "options": [{**to_builtins(option), "kind": option.kind} for option in game.OPTIONS],
                    }
                    for game in known
                ]
            )
            return
        for game in known:
            print_line(f"{game.id}  {game.title}, {say('rules-count', count=len(game.rulebook))}")
            for option in game.OPTIONS:
                print_line(f"    {option.name}={option.default}  {game.catalogue.format(f'option-{option.name}')}")
