"""A view as text for a terminal of 80 columns: castles with their lines as symbols, piles, dice, prompt and labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.markup import escape

from warhall.games.age_of_war.components import CASTLES, CLANS, DICE, FACES, Castle
from warhall.games.age_of_war.notation import LOSE, MEANING
from warhall.games.age_of_war.rules.filling import dice_needed
from warhall.games.age_of_war.rules.special_daimyo_line import CENTER, required_lines
from warhall.kernel import Action, MenuRow, View

if TYPE_CHECKING:
    from warhall.games.age_of_war.game import AgeOfWar

_FACE_STYLE = {"1": "green", "2": "green", "3": "green", "A": "cyan", "C": "yellow", "D": "magenta"}


def draw(game: AgeOfWar, view: View, names: Sequence[str], width: int = 80) -> str:
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


def draw_turn(game: AgeOfWar, view: View, names: Sequence[str], width: int = 80) -> str:
    """Draw what changes within a turn: the target and the dice."""
    target = next((castle for castle in CASTLES if castle.id == view["target"]), None)
    if view["over"] or (target is None and view["dice_left"] == DICE):
        return draw(game, view, names, width)
    shown = "" if target is None else f"{_castle_cell(target, view, 0).rstrip()}\n"
    return shown + _dice(game, view)


def draw_small(
    game: AgeOfWar, view: View, names: Sequence[str], _legal: Sequence[Action], width: int, _height: int
) -> str:
    """Every castle in a grid of two columns, with the first letter of its clan and the number of its owner."""
    cells = [_small_cell(castle, view, width // 2) for castle in CASTLES]
    rows = len(cells) // 2
    grid = ["".join(pair).rstrip() for pair in zip(cells[:rows], cells[rows:], strict=True)]
    clans = " ".join(f"{clan.name[0]} {clan.name} {len(clan.castles)}→{clan.points}" for clan in CLANS)
    seats = "   ".join(_small_player(game, view, names, seat) for seat in range(view["players"]))
    return "\n".join([*grid, f"[dim]{clans}[/dim]", seats, _dice(game, view)])


def _small_cell(castle: Castle, view: View, width: int) -> str:
    card = view["castles"][castle.id]
    owner = " " if card["owner"] is None else str(card["owner"] + 1)
    lines = "■" if card["facedown"] else _lines_text(castle, view)
    plain = f"{CLANS[castle.clan].name[0]}{owner} {castle.name} {castle.points} {lines}"
    shown = escape(plain)
    if view["target"] == castle.id:
        shown = shown.replace(castle.name, f"[reverse]{castle.name}[/reverse]", 1)
    return shown + " " * max(1, width - len(plain))


def _small_player(game: AgeOfWar, view: View, names: Sequence[str], seat: int) -> str:
    points = game.catalogue.format("screen-points", {"points": view["scores"][seat]})
    told = f"{seat + 1} {escape(names[seat])} ({points})"
    return f"[bold]► {told}[/bold]" if view["to_move"] == seat and not view["over"] else told


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
    for at in range(len(castle.lines)):
        special = at == castle.special
        if special and owner is None:
            continue
        done = ("daimyo" if special else at + 1) in filled
        shown.append("[✓]" if done else line_symbols(castle, at))
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
    """Say what a choice means: the dice it takes and what is open then."""
    say = game.catalogue.format
    if action == LOSE:
        left = view["dice_left"] - 1
        return say("label-lose", {"left": left}) if left else say("label-lose-last")
    if action not in MEANING or not view["dice"]:
        return str(action)
    fill = _Fill(view, action)
    facts = {"castle": fill.castle.name, "line": fill.line, "used": fill.used, "left": view["dice_left"] - fill.used}
    then = say("label-open", {"lines": fill.open_then}) if fill.open_then else say("label-conquer")
    return f"{say('label-fill', facts)}; {then}"


def menu(game: AgeOfWar, view: View, legal: Sequence[Action]) -> list[MenuRow]:
    """A row per castle. Equal lines are listed once, and without redundant dice (AOW-041 proposes the fewest)."""
    rows: dict[int, MenuRow] = {}
    seen: set[tuple[int, str]] = set()
    for action in legal:
        if action == LOSE:
            continue
        fill = _Fill(view, action)
        if fill.spare or (fill.castle.index, fill.line) in seen:
            continue
        seen.add((fill.castle.index, fill.line))
        label = game.catalogue.format(
            "menu-fill", {"line": fill.line, "used": fill.used, "open": fill.open_then or "!"}
        )
        row = rows.setdefault(fill.castle.index, MenuRow(fill.castle.name, [], []))
        row.choices.append((action, label))
        row.short.append(fill.line)
    return [*(row for _, row in sorted(rows.items())), MenuRow("", [(LOSE, action_label(game, LOSE, view))])]


class _Fill:
    """Say what a fill means in a view: the line in symbols, the dice it takes, what is open then."""

    def __init__(self, view: View, action: Action) -> None:
        castle, line, self.spare = MEANING[action]
        self.castle = CASTLES[castle]
        counts = [view["dice"].count(face) for face in FACES]
        self.used = dice_needed(self.castle.lines[line], counts) + self.spare
        names = [self.castle.line_name(at) for at in range(len(self.castle.lines))]
        owner = view["castles"][self.castle.id]["owner"]
        required = required_lines(self.castle, CENTER if owner is None else owner)
        filled = [str(name) for name in view["filled"]] if view["target"] == self.castle.id else []
        unfilled = [at for at, name in enumerate(names) if required >> at & 1 and name not in filled and at != line]
        self.line = line_symbols(self.castle, line)
        self.open_then = "".join(line_symbols(self.castle, at) for at in unfilled)


def line_symbols(castle: Castle, line: int) -> str:
    """A line as it is drawn: `[CC]`, `[5]` for infantry, `[D!]` for the special daimyo line."""
    printed = castle.lines[line]
    return f"[{'D!' if line == castle.special else printed.symbols}]"
