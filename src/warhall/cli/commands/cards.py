"""`warhall cards`: search the cards of a card game, read one in full, draw them, print them."""

from pathlib import Path
from typing import Annotated

import typer

from warhall.cli.output import (
    CATALOGUE,
    err,
    make_directory,
    print_json,
    print_table,
    say,
    table_json,
    write_bytes,
    write_file,
)
from warhall.kernel import CardBox, InvalidOptionError, load_game

CARD_GAME = "conan-ccg"
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
        game: Annotated[str, typer.Option(help=say("arg-game"))] = CARD_GAME,
        data: Annotated[Path | None, typer.Option(help=say("opt-data"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> int:
        if paper.lower() not in PAPERS:
            raise InvalidOptionError(
                "unknown-paper", field="--paper", catalogue=CATALOGUE, given=paper[:40], known=", ".join(PAPERS)
            )
        box = load_game(game, **({} if data is None else {"data": str(data)})).card_box()
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
            _print_sheet(box, found, sheet, paper.lower(), backs)
        if svg is None and sheet is None:
            _show(box, list(dict.fromkeys(found)), json)
        return 0


def _show(box: CardBox, found: list[str], json: bool) -> None:
    """Cards in a list; a single one in full."""
    table = box.describe(found[0]) if len(found) == 1 else box.listing(found)
    if json:
        print_json(table_json(table))
    else:
        print_table(table)


def _draw(box: CardBox, found: list[str], folder: Path) -> None:
    make_directory(folder)
    for card in dict.fromkeys(found):
        write_file(folder / f"{card}.svg", box.picture(card))


def _print_sheet(box: CardBox, found: list[str], file: Path, paper: str, with_backs: bool) -> None:
    """Every copy of every card, nine on a page."""
    from warhall.drawing.print_sheet import card_sheets  # needs the extra `print`

    different = list(dict.fromkeys(found))
    pictures = [box.picture(card) for card in different]
    order = [different.index(card) for card in found]
    backs: dict[int, int] | None = None
    if with_backs:
        behind = [box.back(card) for card in different]
        kinds = list(dict.fromkeys(behind))
        backs = {number: len(pictures) + kinds.index(back) for number, back in enumerate(behind)}
        pictures += kinds
    write_bytes(file, card_sheets(pictures, order, box.SIZE, paper, backs))
