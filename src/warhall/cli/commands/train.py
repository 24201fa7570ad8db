"""`warhall train GAME`: make the numbers that the champion of a game plays by."""

from pathlib import Path
from typing import Annotated

import typer

from warhall.arena.training import train
from warhall.cli.options import game_of, jobs_of, seed_of
from warhall.cli.output import CutShort, print_json, print_line, progress_bar, remark, say
from warhall.kernel.text import decimal


def add_to(app: typer.Typer) -> None:
    @app.command("train", help=say("help-train"))
    def run(
        game: Annotated[str, typer.Argument(help=say("arg-game"))],
        output: Annotated[Path, typer.Option("-o", "--output", help=say("opt-trained"))],
        rounds: Annotated[int, typer.Option("-n", "--rounds", min=1, help=say("opt-rounds"))] = 100,
        players: Annotated[int | None, typer.Option(help=say("opt-players"))] = None,
        option: Annotated[list[str] | None, typer.Option(help=say("opt-option"))] = None,
        data: Annotated[Path | None, typer.Option(help=say("opt-data"))] = None,
        seed: Annotated[int | None, typer.Option(help=say("opt-seed"))] = None,
        jobs: Annotated[int, typer.Option("-j", "--jobs", min=0, help=say("opt-jobs"))] = 1,
        ray: Annotated[str | None, typer.Option(help=say("opt-ray"))] = None,
        again: Annotated[bool, typer.Option("--again", help=say("opt-train-again"))] = False,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> None:
        chosen = game_of(game, players, option, data)
        chance = seed_of(seed)
        saved = output.with_name(output.name + ".progress")
        if again:
            saved.unlink(missing_ok=True)
        trainer = chosen.trainer(chance, saved if saved.exists() else None)
        if trainer.rounds:
            remark(say("train-goes-on", done=trainer.rounds, file=str(saved)))
        with progress_bar(say("training", game=chosen.title), rounds) as advance:
            advance(trainer.rounds)
            for figures in train(trainer, rounds, saved, jobs_of(jobs), ray):
                advance(1)
                remark(" ".join(f"{name} {decimal(value, 4)}" for name, value in figures.items()))
        if trainer.rounds < rounds:
            raise CutShort(trainer.rounds, rounds)
        trainer.export(output)
        if json:
            print_json({"game": chosen.id, "seed": chance, "rounds": trainer.rounds, "file": str(output)})
        else:
            print_line(say("trained", rounds=trainer.rounds, file=str(output), seed=str(chance)))
