"""`warhall deck`: list, check, show, build, import, export and rate the decks of a card game."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from warhall.arena.deck_rating import Arena, Rating, games_of
from warhall.arena.deck_rating import rate as rate_deck
from warhall.bots import load_bot, parse_bot
from warhall.cli.localised import HELP, LocalisedCommand, LocalisedGroup
from warhall.cli.options import GAMES_OWN_OPTIONS, card_game, describe_query, jobs_of, read_query, seed_of
from warhall.cli.output import (
    CutShort,
    deliver,
    err,
    print_json,
    print_line,
    print_table,
    progress_bar,
    read_text,
    say,
    table_json,
)
from warhall.kernel import DeckBox, Table
from warhall.kernel.text import decimal, percent


def add_to(app: typer.Typer) -> None:
    deck = typer.Typer(cls=LocalisedGroup, help=say("help-deck"), no_args_is_help=True)

    @deck.command("list", help=say("help-deck-list"))
    def list_decks(
        game: Annotated[str | None, typer.Option(help=say("opt-card-game"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        _print([_box(game).listing()], json)

    @deck.command(help=say("help-deck-check"))
    def check(
        decks: Annotated[list[str], typer.Argument(help=say("arg-decks"))],
        game: Annotated[str | None, typer.Option(help=say("opt-card-game"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> int:
        found = {name: _box(game).faults(name) for name in decks}
        if json:
            print_json(found)
        else:
            _print_faults(found)
        return 1 if any(found.values()) else 0

    @deck.command(help=say("help-deck-show"))
    def show(
        name: Annotated[str, typer.Argument(help=say("arg-deck"))],
        game: Annotated[str | None, typer.Option(help=say("opt-card-game"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        _print(_box(game).show(name), json)

    _add_texts(deck)
    _add_rate(deck)
    for command in deck.registered_commands:
        command.cls = LocalisedCommand
    app.add_typer(deck, name="deck")


def _add_texts(deck: typer.Typer) -> None:
    """The commands that write a deck file."""

    @deck.command(help=say("help-deck-build"), context_settings=GAMES_OWN_OPTIONS)
    def build(
        words: typer.Context,
        seed: Annotated[int, typer.Option(help=say("opt-seed"))] = 0,
        output: Annotated[Path | None, typer.Option("-o", "--output", help=say("opt-output"))] = None,
        game: Annotated[str | None, typer.Option(help=say("opt-card-game"))] = None,
    ) -> None:
        chosen = card_game(game)
        box = chosen.deck_box()
        if set(HELP) & set(words.args):
            others = {"seed": "opt-seed", "output": "opt-output", "game": "opt-card-game"}
            describe_query(chosen, "deck-build", box.BUILD_QUERY, others)
        else:
            deliver(box.build(seed, **read_query(box.BUILD_QUERY, words.args)) + "\n", output)

    @deck.command(help=say("help-deck-export"))
    def export(
        name: Annotated[str, typer.Argument(help=say("arg-deck"))],
        output: Annotated[Path | None, typer.Option("-o", "--output", help=say("opt-output"))] = None,
        game: Annotated[str | None, typer.Option(help=say("opt-card-game"))] = None,
    ) -> None:
        deliver(_box(game).text(name) + "\n", output)

    @deck.command("import", help=say("help-deck-import"))
    def import_(
        file: Annotated[str, typer.Argument(help=say("arg-list"))],
        output: Annotated[Path | None, typer.Option("-o", "--output", help=say("opt-output"))] = None,
        game: Annotated[str | None, typer.Option(help=say("opt-card-game"))] = None,
    ) -> None:
        name = "deck" if file == "-" else Path(file).stem
        text, faults = _box(game).read(read_text(file), name)
        deliver(text + "\n", output)
        _print_faults({name: faults} if faults else {})


def _add_rate(deck: typer.Typer) -> None:
    @deck.command(help=say("help-deck-rate"))
    def rate(
        name: Annotated[str, typer.Argument(help=say("arg-deck"))],
        games: Annotated[int, typer.Option(min=1, help=say("opt-rate-games"))] = 50,
        swap_games: Annotated[int, typer.Option(min=0, help=say("opt-swap-games"))] = 400,
        bot: Annotated[str | None, typer.Option(help=say("opt-rate-bot"))] = None,
        seed: Annotated[int | None, typer.Option(help=say("opt-seed"))] = None,
        jobs: Annotated[int, typer.Option("-j", "--jobs", min=0, help=say("opt-jobs"))] = 1,
        data: Annotated[Path | None, typer.Option(help=say("opt-data"))] = None,
        game: Annotated[str | None, typer.Option(help=say("opt-card-game"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        chosen = card_game(game, data)
        box = chosen.deck_box()
        box.line(name)  # a deck that cannot be played is refused before anything is simulated
        player = parse_bot(bot or chosen.DEFAULT_BOT)
        load_bot(player, chosen)
        sown = seed_of(seed)
        total = games_of(len(box.rivals()), games, swap_games)
        with progress_bar(say("rating", deck=box.title(name)), total) as advance:
            arena = Arena(chosen, sown, player, jobs_of(jobs), advance)
            rating = rate_deck(arena, name, games, swap_games)
        _print_rating(box, rating, str(player), sown, json)
        if rating.interrupted:
            raise CutShort(arena.played, total)


def _box(game: str | None) -> DeckBox:
    return card_game(game).deck_box()


def _print(tables: list[Table], json: bool) -> None:
    if json:
        print_json([table_json(table) for table in tables])
        return
    for table in tables:
        print_table(table)


def _print_rating(box: DeckBox, rating: Rating, bot: str, seed: int, json: bool) -> None:
    lost = [pairing for pairing in rating.pairings if pairing.high < 0.5]
    weak = [
        say("rated-loses", rival=box.title(pairing.rival), share=percent(pairing.share))
        for pairing in sorted(lost, key=lambda pairing: pairing.share)
    ]
    weak += box.weaknesses(box.line(rating.deck), rating.uses)
    if json:
        print_json({"seed": seed, "bot": bot, "weaknesses": weak, **msgspec.to_builtins(rating)})
        return
    interval = say("interval", low=percent(rating.low), high=percent(rating.high))
    share = percent(rating.share)
    print_line(say("rated", deck=box.title(rating.deck), share=share, interval=interval, games=rating.games, bot=bot))
    rows: list[list[str | int | float | None]] = [
        [box.title(pairing.rival), pairing.share, say("interval", low=percent(pairing.low), high=percent(pairing.high))]
        for pairing in sorted(rating.pairings, key=lambda pairing: pairing.share)
    ]
    print_table(Table(say("rated-pairings"), [say("head-rival"), say("head-wins"), say("head-interval")], rows))
    print_line(say("rated-weak") if weak else say("rated-sound"))
    for weakness in weak:
        print_line(f"  · {weakness}")
    _print_swap(box, rating)
    print_line(say("rated-seed", seed=str(seed)))


def _print_swap(box: DeckBox, rating: Rating) -> None:
    found = rating.swap
    if found is None:
        return
    low, high = decimal(100 * found.low), decimal(100 * found.high)
    facts = {"swap": box.swap_text(found.swap), "gain": decimal(100 * found.gain), "low": low, "high": high}
    sure = "sure" if found.low > 0 else "unsure" if found.gain > 0 else "none"
    print_line(say("rated-swap", **facts, games=found.games, screened=rating.screened, sure=sure))


def _print_faults(found: dict[str, list[str]]) -> None:
    for name, faults in found.items():
        if not faults:
            print_line(f"✓ {name}: {say('deck-legal')}")
        for fault in faults:
            err().print(f"✗ {name}: {fault}", markup=False)
