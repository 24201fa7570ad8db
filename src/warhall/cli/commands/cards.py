"""`warhall cards`: search the cards of a card game, read one in full, draw them, print them."""

from pathlib import Path
from typing import Annotated

import typer

from warhall.cli.options import card_game
from warhall.cli.output import CATALOGUE, check_suffix, err, make_directory, say, show_table, write_bytes, write_file
from warhall.kernel import CardBox, InvalidOptionError

PAPERS = ("a4", "letter")


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-cards"))
    def cards(
        query: Annotated[list[str] | None, typer.Argument(help=say("arg-query"))] = None,
        svg: Annotated[Path | None, typer.Option(help=say("opt-svg-dir"))] = None,
        sheet: Annotated[Path | None, typer.Option(help=say("opt-sheet"))] = None,
        deck: Annotated[str | None, typer.Option(help=say("opt-deck"))] = None,
        backs: Annotated[bool, typer.Option("--backs", help=say("opt-backs"))] = False,
        paper: Annotated[str, typer.Option(help=say("opt-paper"))] = "a4",
        game: Annotated[str | None, typer.Option(help=say("opt-card-game"))] = None,
        data: Annotated[Path | None, typer.Option(help=say("opt-data"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> int:
        if paper.lower() not in PAPERS:
            raise InvalidOptionError(
                "unknown-paper", field="--paper", catalogue=CATALOGUE, given=paper[:40], known=", ".join(PAPERS)
            )
        check_suffix(sheet, ".pdf")
        box = card_game(game, data).card_box()
        found = box.find(" ".join(query or ()))
        if deck is not None:
            wanted = set(found)
            found = [card for card in box.of_deck(deck) if card in wanted]
        if not found:
            err().print(say("cards-none"), markup=False)
            return 1
        if svg is not None:
            _draw(box, found, svg)
        if sheet is not None:
            from warhall.drawing.print_sheet import deck_sheets  # needs the extra `print`

            write_bytes(sheet, deck_sheets(box, found, paper.lower(), backs))
        if svg is None and sheet is None:
            different = list(dict.fromkeys(found))
            show_table(box.describe(different[0]) if len(different) == 1 else box.listing(different), json)
        return 0


def _draw(box: CardBox, found: list[str], folder: Path) -> None:
    make_directory(folder)
    for card in dict.fromkeys(found):
        write_file(folder / f"{card}.svg", box.picture(card))
