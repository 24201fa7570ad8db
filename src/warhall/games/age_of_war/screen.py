"""A view as text for a terminal of 80 columns: castles with their lines as symbols, piles, dice, prompt and labels."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from warhall.games.age_of_war.components import CASTLES, CLANS, DICE, Castle
from warhall.games.age_of_war.filling import dice_needed
from warhall.games.age_of_war.notation import LOSE, MEANING
from warhall.games.age_of_war.special_daimyo_line import required_lines
from warhall.kernel import Action, View

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar

_FACE_STYLE = {"1": "green", "2": "green", "3": "green", "A": "cyan", "C": "yellow", "D": "magenta"}


def draw(game: AgeOfWar, view: View, names: Sequence[str], width: int) -> str:
    """The whole table: the center, each player's castles, the dice."""
    parts = [
        *_center(game, view, width),
        "",
        *(_player(game, view, names, seat) for seat in range(view["players"])),
        "",
        _dice(game, view),
    ]
    if any(card["owner"] is not None and not card["facedown"] for card in view["castles"].values()):
        parts.append(f"[dim]{game.catalogue.format('screen-special')}[/dim]")
    parts.append(f"[dim]{game.catalogue.format('screen-legend')}[/dim]")
    return "\n".join(parts)


def escape(text: str) -> str:
    """Brackets are markup to Rich, and battle lines are full of them."""
    return text.replace("[", "\\[")


def _center(game: AgeOfWar, view: View, width: int) -> list[str]:
    """The castles nobody has conquered, by clan, in two columns where there is room."""
    lines = [f"[bold]{game.catalogue.format('screen-center')}[/bold]"]
    column = (width - 2) // 2
    for clan in CLANS:
        cards = [CASTLES[at] for at in clan.castles if view["castles"][CASTLES[at].id]["owner"] is None]
        if not cards:
            continue
        size = len(clan.castles)
        lines.append(f" [bold red]{clan.name}[/bold red] [dim]({size} → {clan.points})[/dim]")
        cells = [_castle_cell(card, view, column - 2) for card in cards]
        for at in range(0, len(cells), 2):
            lines.append("  " + "".join(cells[at : at + 2]).rstrip())
    return lines


def _castle_cell(castle: Castle, view: View, width: int) -> str:
    plain = f"{castle.name} {castle.points}  {_lines_text(castle, view)}"
    target = view["target"] == castle.id
    shown = f"[reverse]{castle.name}[/reverse]" if target else castle.name
    marked = f"{shown} [bold]{castle.points}[/bold]  {escape(_lines_text(castle, view))}"
    return marked + " " * max(1, width - len(plain))


def _lines_text(castle: Castle, view: View) -> str:
    """`[A][CC][5]`, a filled line as `[✓]`; the special daimyo line `[D!]` only where it counts."""
    filled = view["filled"] if view["target"] == castle.id else []
    owner = view["castles"][castle.id]["owner"]
    shown = []
    for at, line in enumerate(castle.lines):
        special = at == castle.special
        if special and owner is None:
            continue
        done = ("daimyo" if special else at + 1) in filled
        symbols = "D!" if special else str(line.infantry) if line.infantry else line.notation
        shown.append(f"[{'✓' if done else symbols}]")
    return "".join(shown)


def _player(game: AgeOfWar, view: View, names: Sequence[str], seat: int) -> str:
    marker = "[bold yellow]►[/bold yellow]" if view["to_move"] == seat and not view["over"] else " "
    points = game.catalogue.format("screen-points", {"points": view["scores"][seat]})
    owned = [castle for castle in CASTLES if view["castles"][castle.id]["owner"] == seat]
    things = []
    for clan in CLANS:
        cards = [castle for castle in owned if castle.clan == clan.index]
        if cards and view["castles"][cards[0].id]["facedown"]:
            pile = game.catalogue.format("screen-pile", {"clan": clan.name, "points": clan.points})
            things.append(f"[bold]■ {pile}[/bold]")
        else:
            things += [_castle_cell(card, view, 0).rstrip() for card in cards]
    listed = ", ".join(things) or f"[dim]{game.catalogue.format('screen-nobody')}[/dim]"
    return f"{marker} [bold]{escape(names[seat])}[/bold] ({points}): {listed}"


def _dice(game: AgeOfWar, view: View) -> str:
    title = f"[bold]{game.catalogue.format('screen-dice')}[/bold]: "
    if view["over"]:
        return title + "-"
    lost = view["lost"]
    placed = DICE - view["dice_left"] - lost
    if view["dice"]:
        shown = " ".join(f"[{_FACE_STYLE[face]} reverse] {face} [/]" for face in view["dice"])
    else:
        shown = game.catalogue.format("screen-not-rolled", {"left": view["dice_left"]})
    note = game.catalogue.format("screen-placed", {"placed": placed, "lost": lost}) if placed or lost else ""
    return f"{title}{shown}   [dim]{note}[/dim]".rstrip()


def prompt(game: AgeOfWar, view: View, names: Sequence[str]) -> str:
    """One line: who must do what."""
    facts: dict[str, Any] = {"left": view["dice_left"]}
    if view["over"]:
        winners = ", ".join(names[seat] for seat in view["winners"])
        return game.catalogue.format("prompt-over", {"winners": winners, "shared": len(view["winners"])})
    if view["to_move"] is None:
        return game.catalogue.format("prompt-first")
    facts["seat"] = names[view["to_move"]]
    if not view["dice"]:
        return game.catalogue.format("prompt-roll", facts)
    if view["target"] is None:
        return game.catalogue.format("prompt-choose", facts)
    target = next(castle for castle in CASTLES if castle.id == view["target"])
    return game.catalogue.format("prompt-choose-target", {**facts, "castle": target.name})


def action_label(game: AgeOfWar, action: Action, view: View) -> str:
    """What a choice means: the dice it takes and what is open then."""
    state = game.state_from_view(view, random.Random(0))
    say = game.catalogue.format
    if action == LOSE:
        left = view["dice_left"] - 1
        return say("label-lose", {"left": left}) if left else say("label-lose-last")
    if action not in MEANING or state.roll is None:
        return str(action)
    castle, line, spare = MEANING[action]
    card = CASTLES[castle]
    used = dice_needed(card.lines[line], state.roll.counts) + spare
    facts: dict[str, Any] = {"castle": card.name, "line": card.lines[line].notation, "used": used}
    facts["left"] = view["dice_left"] - used
    owner = view["castles"][card.id]["owner"]
    label = say("label-fill", facts) if owner is None else say("label-fill-steal", {**facts, "owner": f"P{owner + 1}"})
    unfilled = required_lines(card, state.owners[castle]) & ~state.filled & ~(1 << line)
    if not unfilled:
        return f"{label} {say('label-conquer')}"
    lines = " ".join(f"[{card.lines[at].notation}]" for at in range(len(card.lines)) if unfilled >> at & 1)
    return f"{label}; {say('label-open', {'lines': lines})}"
