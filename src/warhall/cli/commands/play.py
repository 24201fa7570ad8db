"""`warhall play [GAME]`: one person at a table in the terminal."""

import getpass
import sys
from pathlib import Path
from typing import Annotated

import typer

from warhall.bots import character_of, load_bot, parse_bot, prepare, remarks_of, usual_opponents
from warhall.cli.options import bots_of, first_game, game_of
from warhall.cli.output import CATALOGUE, err, remark, say
from warhall.kernel import Bot, Game, InvalidOptionError, Match, Record
from warhall.tui import TerminalTable
from warhall.tui.saves import new_save, save_path, saved_games
from warhall.tui.table import agrees
from warhall.tui.table import say as table_say


def add_to(app: typer.Typer) -> None:
    @app.command(help=say("help-play"))
    def play(
        game: Annotated[str | None, typer.Argument(help=say("arg-first-game"))] = None,
        players: Annotated[int | None, typer.Option(help=say("opt-players"))] = None,
        bots: Annotated[list[str] | None, typer.Option("--bots", "--bot", help=say("opt-opponents"))] = None,
        code: Annotated[list[str] | None, typer.Option(help=say("opt-code"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=say("opt-option"))] = None,
        data: Annotated[Path | None, typer.Option(help=say("opt-data"))] = None,
        seat: Annotated[int, typer.Option(min=0, help=say("opt-seat"))] = 0,
        name: Annotated[str | None, typer.Option(help=say("opt-name"))] = None,
        seed: Annotated[str | None, typer.Option(help=say("opt-match-seed"))] = None,
        resume: Annotated[bool, typer.Option("--resume", help=say("opt-resume"))] = False,
        save: Annotated[str | None, typer.Option(help=say("opt-save"))] = None,
    ) -> None:
        path = None if save is None else save_path(save)
        if resume:
            settled = {"--players": players, "--bots": bots, "--option": option, "--data": data, "--seat": seat or None}
            _leave_alone({**settled, "--name": name, "--seed": seed})
            table = _resume(path or _latest(game), game, code or [])
        else:
            chosen = game_of(game or first_game(), players, option, data)
            table = _begin(chosen, seat, name, bots, code, seed, path)
        table.run()


def _begin(
    game: Game,
    seat: int,
    name: str | None,
    bots: list[str] | None,
    code: list[str] | None,
    seed: str | None,
    save: Path | None,
) -> TerminalTable:
    if seat >= game.players:
        raise InvalidOptionError("bad-number", field="--seat", value=str(seat), bounds=f"0-{game.players - 1}")
    specs = bots_of(bots, code, ",".join(usual_opponents(game, game.players - 1)))
    if len(specs) > game.players - 1:
        raise InvalidOptionError("bot-count", field="--bots", given=len(specs), players=game.players - 1)
    specs += [specs[-1]] * (game.players - 1 - len(specs))
    others = [other for other in range(game.players) if other != seat]
    sitting = {other: str(spec) for other, spec in zip(others, specs, strict=True)}
    names = _names(game, seat, name, sitting)
    match = Match(game, seed, seats=names, bots=[sitting.get(other) for other in range(game.players)])
    seated = _seated(game, sitting)
    if save is not None and save.exists():
        _ask_to_replace(save)
    return TerminalTable(match, seat, seated, save or new_save(game.id))


def _ask_to_replace(path: Path) -> None:
    """A file that exists is replaced only if a person at a terminal says so."""
    if not sys.stdin.isatty() or not agrees(table_say("replace", file=str(path))):
        raise InvalidOptionError("save-exists", field="--save", catalogue=CATALOGUE, file=str(path))


def _latest(game: str | None) -> Path:
    """The game that was put aside last, of this kind if one is named."""
    unfinished = (save for save in saved_games() if not save.over and game in (None, save.game))
    found = next(unfinished, None)
    if found is None:
        raise InvalidOptionError("nothing-saved", field="--resume", catalogue=CATALOGUE)
    return Path(found.file)


def _leave_alone(settled: dict[str, object]) -> None:
    """Refuse what was settled when the game began."""
    for name, value in settled.items():
        if value is not None:
            raise InvalidOptionError("already-settled", field=name, catalogue=CATALOGUE)


def _names(game: Game, seat: int, name: str | None, sitting: dict[int, str]) -> list[str]:
    """The person's name, and each bot's with a number where several are the same."""
    names = {seat: name or _user_name()}
    for other, spec in sitting.items():
        same = [known for known, twin in sitting.items() if twin == spec]
        plain = _bot_name(game, spec)
        names[other] = plain if len(same) == 1 else f"{plain} {same.index(other) + 1}"
    return [names[at] for at in range(game.players)]


def _bot_name(game: Game, spec: str) -> str:
    """As the character that it is, or by its own name."""
    character = character_of(game, spec)
    if character is not None:
        return character.name.text
    return Path(spec).stem.capitalize() if spec.endswith(".py") else spec.capitalize()


def _user_name() -> str:
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):  # an account without a name
        return say("player")


def _seated(game: Game, sitting: dict[int, str]) -> dict[int, Bot]:
    seated = {seat: load_bot(parse_bot(spec), game) for seat, spec in sitting.items()}
    for told in dict.fromkeys(remarks_of(seated.values())):
        remark(told)
    with err().status(say("bots-prepare")):
        prepare(seated.values())
    return seated


def _resume(path: Path, game: str | None, code: list[str]) -> TerminalTable:
    """Go on with a game for one person. A bot file named in it runs only if it is named on the command line too."""
    record = Record.load(path)
    if game not in (None, record.header.game):
        raise InvalidOptionError("other-game", field="--resume", catalogue=CATALOGUE, game=record.header.game)
    match = Match.resume(record)
    bots = record.header.bots or []
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    if len(people) != 1 or record.by_hand:
        raise InvalidOptionError("not-resumable", field="--resume", catalogue=CATALOGUE, file=str(path))
    for bot in bots:
        if bot is not None and bot.endswith(".py") and bot not in code:
            raise InvalidOptionError("resume-code", field="--code", catalogue=CATALOGUE, file=bot)
    sitting = {seat: bot for seat, bot in enumerate(bots) if bot is not None}
    return TerminalTable(match, people[0], _seated(match.game, sitting), path)
