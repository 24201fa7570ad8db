"""`warhall fuzz GAME`: random games with every check, damaged texts and damaged positions."""

import shlex
from typing import Annotated

import typer

from warhall.arena.fuzz import GAP, FuzzFailure, Fuzzing, fuzz
from warhall.cli.options import jobs_of, seed_of
from warhall.cli.output import CutShort, err, print_json, print_line, progress_bar, say


def add_to(app: typer.Typer) -> None:
    @app.command("fuzz", help=say("help-fuzz"))
    def run(
        game: Annotated[str, typer.Argument(help=say("arg-game"))],
        num: Annotated[int, typer.Option("-n", "--num", min=1, help=say("opt-num"))] = 100,
        seed: Annotated[int | None, typer.Option(help=say("opt-seed"))] = None,
        start: Annotated[int, typer.Option(min=0, help=say("opt-start"))] = 0,
        thorough: Annotated[bool, typer.Option("--thorough", help=say("opt-thorough"))] = False,
        gap: Annotated[int, typer.Option(min=0, help=say("opt-gap"))] = GAP,
        jobs: Annotated[int, typer.Option("-j", "--jobs", min=0, help=say("opt-jobs"))] = 1,
        json: Annotated[bool, typer.Option("--json", help=say("opt-json"))] = False,
    ) -> int:
        used = seed_of(seed)
        try:
            with progress_bar(say("fuzzing", game=game), num) as advance:
                report = fuzz(Fuzzing(game, used, num, start, gap, thorough), jobs_of(jobs), advance)
        except FuzzFailure as failure:
            words = ["warhall", "fuzz", game, "--seed", str(used), "--start", str(failure.index), "-n", "1"]
            command = shlex.join([*words, "--gap", str(gap), *(["--thorough"] if thorough else [])])
            if json:
                print_json(
                    {"ok": False, "seed": used, "index": failure.index, "reason": failure.reason, "reproduce": command}
                )
            err().print(failure.reason, markup=False)
            err().print(say("reproduce", command=command), markup=False)
            return 1
        if json:
            print_json({"ok": True, "seed": used, "games": report.games, "interrupted": report.interrupted})
        else:
            print_line(say("fuzz-fine", seed=str(used), games=report.games))
        if report.interrupted:
            raise CutShort(report.games, num)
        return 0
