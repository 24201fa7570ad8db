"""`warhall bots [GAME]`: who can sit in a seat."""

from typing import Annotated

import typer

from warhall.bots import bot_names, opponents_here
from warhall.cli.output import print_json, print_line, say
from warhall.kernel import Game, game_ids, load_game


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-bots"))
    def bots(
        game: Annotated[str | None, typer.Argument(help=say("arg-game"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        games = [load_game(game_id) for game_id in ([game] if game else game_ids())]
        if json:
            print_json({known.id: bot_names(known) for known in games})
            return
        for known in games:
            print_line(known.id)
            characters = opponents_here(known)
            for name, character in characters.items():
                print_line(f"    {name}  {character.name.text}. {character.temper.text}")
            for name in bot_names(known):
                if name not in characters:
                    print_line(f"    {name}  {_about(known, name)}")
        print_line(say("bots-code"))


def _about(game: Game, name: str) -> str:
    message = f"bot-{name}"
    return game.catalogue.format(message) if game.catalogue.has(message) else say(message)
