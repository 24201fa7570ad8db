"""`warhall serve`: the hall online, for the browser and for programs."""

import contextlib
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from warhall.cli.output import CATALOGUE, print_line, say, write
from warhall.kernel import InvalidOptionError


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-serve"))
    def serve(
        host: Annotated[str | None, typer.Option(help=say("opt-host"))] = None,
        port: Annotated[int | None, typer.Option(min=0, max=65535, help=say("opt-port"))] = None,
        lan: Annotated[bool, typer.Option("--lan", help=say("opt-lan"))] = False,
        public_url: Annotated[str | None, typer.Option(help=say("opt-public-url"))] = None,
        database: Annotated[str | None, typer.Option(help=say("opt-database"))] = None,
        broker: Annotated[str | None, typer.Option(help=say("opt-broker"))] = None,
        config: Annotated[Path | None, typer.Option(help=say("opt-config"))] = None,
        open_browser: Annotated[bool, typer.Option("--open", help=say("opt-open"))] = False,
    ) -> None:
        try:
            from warhall.server import run
            from warhall.server.settings import load_settings
        except ImportError:
            raise InvalidOptionError("server-missing", field="serve", catalogue=CATALOGUE) from None
        if lan and host is not None:
            raise InvalidOptionError("lan-or-host", field="--lan", catalogue=CATALOGUE)
        flags = {"host": host, "port": port, "lan": lan or None, "public_url": public_url}
        settings = load_settings({**flags, "database": database, "broker": broker}, config)
        run.serve(settings, tell, browse if open_browser else None)


def tell(url: str, invited: str | None) -> None:
    """Say where the hall is; the address for others comes as a QR code too, where the terminal has its squares."""
    from warhall.server.network.addresses import qr_text

    print_line(f"{say('serving')} {url}")
    if invited is not None:
        print_line(f"{say('inviting')} {invited}/")
        with contextlib.suppress(UnicodeEncodeError):
            write(qr_text(f"{invited}/"))
    sys.stdout.flush()  # a service writes into a journal, where it would wait until the hall closes


def browse(url: str) -> None:
    """Open the browser, where there is one."""
    if not webbrowser.open(url):
        print_line(say("no-browser"))
