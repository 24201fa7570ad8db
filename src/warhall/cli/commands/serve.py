"""`warhall serve`: the hall online, for the browser and for programs."""

import webbrowser
from typing import Annotated

import typer

from warhall.cli.output import CATALOGUE, print_line, say
from warhall.kernel import InvalidOptionError


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-serve"))
    def serve(
        host: Annotated[str, typer.Option(help=say("opt-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(min=0, max=65535, help=say("opt-port"))] = 8765,
        database: Annotated[str | None, typer.Option(help=say("opt-database"))] = None,
        broker: Annotated[str | None, typer.Option(help=say("opt-broker"))] = None,
        open_browser: Annotated[bool, typer.Option("--open", help=say("opt-open"))] = False,
    ) -> None:
        try:
            from warhall.server import run
            from warhall.server.settings import Settings, default_database
        except ImportError:
            raise InvalidOptionError("server-missing", field="serve", catalogue=CATALOGUE) from None
        settings = Settings(host=host, port=port, database=database or default_database(), broker=broker)
        run.serve(settings, lambda url: print_line(f"{say('serving')} {url}"), browse if open_browser else None)


def browse(url: str) -> None:
    """Open the browser, where there is one."""
    if not webbrowser.open(url):
        print_line(say("no-browser"))
