"""`warhall backup`, `restore`: what whoever runs a hall needs beside `serve`."""

from pathlib import Path
from typing import Annotated

import typer

from warhall.cli.output import CATALOGUE, print_line, say
from warhall.kernel import InvalidOptionError


def database_of(database: str | None, config: Path | None) -> str:
    """The database of a hall, from the same settings as `serve`."""
    try:
        from warhall.server.settings import load_settings
    except ImportError:
        raise InvalidOptionError("server-missing", field="serve", catalogue=CATALOGUE) from None
    return load_settings({"database": database}, config).database


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-backup"))
    def backup(
        file: Annotated[Path, typer.Argument(help=say("arg-backup"))],
        database: Annotated[str | None, typer.Option(help=say("opt-database"))] = None,
        config: Annotated[Path | None, typer.Option(help=say("opt-config"))] = None,
    ) -> None:
        url = database_of(database, config)
        from warhall.server.store.backup import back_up

        print_line(say("backed-up", count=back_up(url, file), file=str(file)))

    @app.command(help=say("help-restore"))
    def restore(
        file: Annotated[Path, typer.Argument(help=say("arg-backup"))],
        database: Annotated[str | None, typer.Option(help=say("opt-database"))] = None,
        config: Annotated[Path | None, typer.Option(help=say("opt-config"))] = None,
    ) -> None:
        url = database_of(database, config)
        from warhall.server.store import backup as backups
        from warhall.server.store.engine import claimed

        with claimed(url):
            print_line(say("restored", count=backups.restore(url, file), file=str(file)))
