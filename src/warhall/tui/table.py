"""One person at a table in a terminal, against bots. Everything shown comes from the person's view and the game itself,
so this table serves every game of the hall."""

from __future__ import annotations

import random
import sys
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table as RichTable
from rich.text import Text

from warhall.arena.play import BotError, ask
from warhall.bots import load_bot, parse_bot
from warhall.kernel import (
    CHANCE,
    Action,
    Bot,
    Event,
    Game,
    IllegalActionError,
    Match,
    MenuRow,
    Table,
    UndoError,
    UnknownNameError,
)
from warhall.kernel.action import printable
from warhall.kernel.event import seen_events
from warhall.kernel.text import KERNEL_CATALOGUE, Catalogue, labelled, percent
from warhall.tui.saves import resume_command, save_path

CATALOGUE: Final[Catalogue] = KERNEL_CATALOGUE.with_package("warhall.tui")
COMMANDS: Final = ("help", "odds", "undo", "log", "rules", "hint", "board", "menu", "save", "quit")
LEAST_BOARD: Final = 8  # lines of the table that even the longest list of choices leaves on the screen


def say(message: str, **facts: Any) -> str:
    return CATALOGUE.format(message, facts)


def agrees(question: str, read: Callable[[str], str] = input) -> bool:
    """Ask a question that is answered with yes or no; anything else is no."""
    return read(f"{question} ").strip().lower() in say("words-yes").split()


_AROUND: Final = 5  # the lines around board and choices: a rule, a blank, the prompt, the help, the answer


def _filled(start: str, cells: Sequence[str], width: int, indent: int) -> list[str]:
    """Cells side by side after the start of a line, wrapped where the line is full."""
    lines = []
    text = start
    for cell in cells:
        if len(text) > indent and len(text) + len(cell.rstrip()) > width:
            lines.append(text.rstrip())
            text = " " * indent
        text += cell
    return [*lines, text.rstrip()]


class Leave(Exception):
    """The person gets up from the table."""


class TerminalTable:
    """A match, the seat of the person, the bots in the others, and a console."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: dict[int, Bot],
        save_path: Path,
        console: Console | None = None,
        read: Callable[[str], str] = input,
    ) -> None:
        self.match = match
        self.game = match.game
        self.names = [printable(name) for name in match.seats]
        self.seat = seat
        self.bots = bots
        self.save_path = save_path
        self.console = console or Console(highlight=False)
        self._read = read
        self._rng = random.Random(f"{match.record.seed}/bots/{len(match.record.entries)}")
        self._told = len(match.log)
        self._choices: list[Action] = []
        self._drawn_at = -1  # how much had happened when the whole table was last drawn
        self._drawn = ""  # what was last drawn of one's own turn

    # -- the loop --------------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play until the game is over (True) or the person leaves (False; the game is saved)."""
        self.line(say("welcome", game=self.game.title))
        self._save(self.save_path)  # the name is taken from now on
        try:
            while not self.match.is_over:
                self._one_step()
        except (Leave, EOFError, KeyboardInterrupt):
            self._save(self.save_path)
            self.line(say("goodbye", file=str(self.save_path)))
            self.line(resume_command(self.save_path, self.match.record.header.bots or []), style="bold")
            return False
        self._tell()
        self.board()
        self.line(self.game.prompt(self.view, self.names), style="bold")
        self._save(self.save_path)
        self.line(say("record-kept", file=str(self.save_path)))
        return True

    def _one_step(self) -> None:
        state = self.match.state
        if state.is_chance():
            if self.match.can_undo(self.seat) and len(self._choices) > 1:  # nobody regrets what was forced
                self._pause_before_chance()
            else:
                self.match.advance()
        elif self.seat in state.active_players():
            self._decide_or_go_on(state.legal_actions(self.seat))
        else:
            self._bot_acts(state.current_player())

    def _bot_acts(self, seat: int) -> None:
        try:
            action = ask(self.bots[seat], self.match.state, seat, self._rng)
        except BotError as error:  # the game goes on with the game's own bot in that seat
            stand_in = self._usual_bot()
            self.line(str(error), style="red")
            self.line(say("bot-replaced", name=self.names[seat], bot=self.game.DEFAULT_BOT))
            self.bots[seat] = stand_in
            action = ask(stand_in, self.match.state, seat, self._rng)
        self.match.play(action, seat)

    def _usual_bot(self) -> Bot:
        return load_bot(parse_bot(self.game.DEFAULT_BOT), self.game)

    def _pause_before_chance(self) -> None:
        """The dice have not fallen yet: the last moment to take the choice back."""
        self._tell()
        answer = self._ask(say("before-chance"))
        if not answer:
            self.match.advance()
        elif self._command(answer) is None:
            self.line(say("before-chance-help"))

    def _decide_or_go_on(self, legal: list[Action]) -> None:
        """Ask, unless there is only one thing to do: then do it and say so, as a person at a table would."""
        self._tell()
        if len(legal) > 1:
            self._show_decision(legal)
            self._decide()
        else:
            self._choices = legal
            self.line(f"  {say('only-choice', action=self._label(legal[0]))}", style="dim")
            self.match.play(legal[0], self.seat)

    def _decide(self) -> None:
        before = len(self.match.record.entries)
        while len(self.match.record.entries) == before:
            answer = self._ask(say("your-choice"))
            if not answer or self._command(answer) is not None:
                continue
            if answer.isdecimal() and not 1 <= int(answer[:4]) <= len(self._choices):
                self.line(say("no-such-number", last=len(self._choices)), style="red")
                continue
            action = self._chosen(answer)
            try:
                self.match.play(action, self.seat)
            except IllegalActionError as error:
                self.line(str(error), style="red")
        self._save(self.save_path)  # so that a terminal that is closed loses nothing

    def _chosen(self, answer: str) -> str:
        """A number of the menu, or an action in words."""
        numbers = {str(at): action for at, action in enumerate(self._choices, start=1)}
        return numbers.get(answer, answer)

    # -- what is shown -----------------------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        return self.match.state.view(self.seat)

    def line(self, text: str = "", style: str = "") -> None:
        shown = "\n".join(printable(part) for part in text.split("\n"))
        self.console.print(escape(shown), style=style or None)

    def board(self) -> None:
        """The whole table, a page at a time where the terminal is small."""
        self.console.rule(style="dim")
        self._page(self._lines(self.game.draw_text(self.view, self.names, self._width)))
        self.console.print()
        self._remember()

    def _remember(self) -> None:
        self._drawn = self.game.draw_turn(self.view, self.names, self._width)
        self._drawn_at = len(self.match.record.entries)

    def _show_decision(self, legal: Sequence[Action]) -> None:
        """The table and the choices; where both do not fit on the screen, only what the choice turns on."""
        menu = self._menu(legal)
        board = self._lines(self._news())
        if len(board) + len(menu) + _AROUND <= self._height:
            if board:
                self.console.rule(style="dim")
                self._print(board)
                self.console.print()
            self._print_menu(menu)
        else:
            self._show_small(legal)
        self._remember()

    def _news(self) -> str:
        """The whole table when somebody else has acted since it was last drawn, otherwise one's own turn if changed."""
        entries = self.match.record.entries[self._drawn_at :] if self._drawn_at >= 0 else None
        if entries is None or any(entry.seat not in (self.seat, CHANCE) for entry in entries):
            return self.game.draw_text(self.view, self.names, self._width)
        drawn = self.game.draw_turn(self.view, self.names, self._width)
        return drawn if drawn != self._drawn else ""

    def _show_small(self, legal: Sequence[Action]) -> None:
        """Board, prompt and choices on one screen; the commands `board` and `menu` show what has been left out."""
        menu = self._small_menu(legal)
        prompt = self._lines(escape(self.game.prompt(self.view, self.names)))
        room = self._height - _AROUND + 2 - len(prompt)  # no blank line here
        kept = menu[: max(1, room - LEAST_BOARD)]
        if len(kept) < len(menu):
            kept[-1] = Text(say("more-choices", last=len(self._choices)), style="dim")
        left = room - len(kept)
        board = self._lines(self.game.draw_small(self.view, self.names, legal, self._width, left))
        shown = board[:left]
        if len(shown) < len(board):
            shown[-1] = Text(say("more-board"), style="dim")
        self.console.rule(style="dim")
        self._print(shown)
        self._print_menu(kept)

    def _lines(self, markup: str) -> list[Text]:
        """A text as the terminal would break it into lines; none for an empty one."""
        return list(Text.from_markup(markup).wrap(self.console, self.console.width)) if markup else []

    def _print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line)

    def _page(self, lines: Sequence[Text]) -> None:
        """Print a page, wait for Enter, and so on; q leaves out the rest."""
        page = max(4, self._height - 2)
        for start in range(0, len(lines), page):
            self._print(lines[start : start + page])
            if start + page < len(lines) and self._ask(say("more")).lower() in say("words-quit").split():
                return

    @property
    def _height(self) -> int:
        """The lines of the screen; what is not a terminal has no end."""
        return self.console.height if self.console.is_terminal else sys.maxsize

    @property
    def _width(self) -> int:
        return min(self.console.width, 100)

    def _tell(self) -> None:
        """Tell what happened since the person last looked."""
        for events in self.match.log[self._told :]:
            self._tell_events(events)
        self._told = len(self.match.log)

    def _tell_events(self, events: Sequence[Event]) -> None:
        for event in seen_events(list(events), self.seat):
            self._hang(f"  {self.game.event_text(event, self.names)}", "    ")

    def _hang(self, text: str, indent: str) -> None:
        """A sentence whose further lines are indented."""
        for part in textwrap.wrap(text, self._width, subsequent_indent=indent) or [text]:
            self.line(part)

    def _label(self, action: Action) -> str:
        return self.game.action_label(action, self.view)

    @property
    def _has_odds(self) -> bool:
        return type(self.game).choice_odds is not Game.choice_odds

    def _menu(self, legal: Sequence[Action]) -> list[Text]:
        """The numbered choices, a row for those that belong together."""
        self._choices = []
        rows: list[tuple[str, list[str]]] = []
        for row in self.game.menu(self.view, legal):
            rows.append((row.title, self._numbered(row, [label for _, label in row.choices])))
        column = max((len(cell) for title, cells in rows if title for cell in cells), default=0) + 2
        indent = max([13, *(len(title) + 2 for title, _ in rows)])
        lines: list[str] = []
        for title, cells in rows:
            margin = indent if title else 0
            lines += _filled(f"{title:<{margin}}", [f"{cell:<{column}}" for cell in cells], self._width, margin)
        return [Text(printable(line)) for line in lines]

    def _small_menu(self, legal: Sequence[Action]) -> list[Text]:
        """The numbered choices in as few lines as they need, in few words."""
        self._choices = []
        parts: list[str] = []
        for row in self.game.menu(self.view, legal):
            cells = self._numbered(row, row.short or [label for _, label in row.choices])
            whole = f"{row.title} {'  '.join(cells)}  ".lstrip()
            fits = len(whole.rstrip()) <= self._width  # a row that fits into a line is not torn apart
            parts += [whole] if fits else [f"{row.title} {cells[0]}  ", *(f"{cell}  " for cell in cells[1:])]
        return [Text(printable(line)) for line in _filled("", parts, self._width, 0)]

    def _numbered(self, row: MenuRow, labels: Sequence[str]) -> list[str]:
        """The labels of a row with their numbers; its actions join the choices."""
        cells = [f"{len(self._choices) + at:2}) {label}" for at, label in enumerate(labels, start=1)]
        self._choices += [action for action, _ in row.choices]
        return cells

    def _print_menu(self, menu: Sequence[Text]) -> None:
        self.line(self.game.prompt(self.view, self.names), style="bold")
        self._print(menu)
        self._print_help()

    def _print_help(self) -> None:
        self.line(say("menu-help" if self._has_odds else "menu-help-plain"), style="dim")

    # -- commands ------------------------------------------------------------------------------------------------------

    def _ask(self, prompt: str) -> str:
        return self._read(f"{prompt} ").strip()

    def _command(self, answer: str) -> str | None:
        """Carry out a command by its name, its letter or its word in either language; None if it is none."""
        word, _, rest = answer.partition(" ")
        for name in COMMANDS:
            if word.lower() in say(f"words-{name}").split() or word.lower() == name:
                getattr(self, f"_do_{name}")(rest.strip())
                return name
        return None

    def _do_help(self, _rest: str) -> None:
        example = str(self._choices[-1]) if self._choices else "pass"
        self.line(say("help", action=example, rule=self.game.rulebook.ids[0]))
        for rule in self.game.help_rules(self.view):
            words = self.game.rulebook[rule].words
            self._hang(f"{rule}  {labelled(words.title, words.text)}", "         ")

    def _do_odds(self, rest: str) -> None:
        """The odds of every choice, the best first; where not all fit on the screen, the best ones, unless all are
        wanted."""
        table = self.game.choice_odds(self.view)
        if table is None:
            self.line(say("no-odds"))
        else:
            self._print_odds(table, sys.maxsize if rest else max(3, self._height - 6))

    def _print_odds(self, table: Table, most: int) -> None:
        self.line(table.title, style="bold")
        shown = RichTable(header_style="bold", box=None)
        shown.add_column(say("odds-number"), justify="right")
        for name in table.columns:
            shown.add_column(escape(name), justify="left", no_wrap=True, overflow="ellipsis")
        listed = [str(action) for action in self._choices]
        rows = [row for row in table.rows if str(row[0]) in listed] or table.rows
        for row in sorted(rows, key=lambda row: -float(row[-1] or 0))[:most]:
            at = listed.index(str(row[0])) if str(row[0]) in listed else None
            number, choice = ("", str(row[0])) if at is None else (str(at + 1), self._label(self._choices[at]))
            cells = (percent(cell) if isinstance(cell, float) else str(cell) for cell in row[1:])
            shown.add_row(number, escape(choice), *(escape(cell) for cell in cells))
        self.console.print(shown)
        if len(rows) > most:
            self.line(say("more-odds", hidden=len(rows) - most), style="dim")

    def _do_undo(self, _rest: str) -> None:
        try:
            self.match.undo(self.seat)
        except UndoError as error:
            self.line(str(error), style="red")
            return
        self._told = len(self.match.log)
        self._drawn_at = -1
        self.line(say("undone"))

    def _do_log(self, rest: str) -> None:
        """Tell what happened lately; with a word after it, also the rule behind each event."""
        for events in self.match.log[-40:]:
            for event in seen_events(list(events), self.seat):
                rule = self.game.event_rule(event) if rest else None
                self._hang(f"  {self.game.event_text(event, self.names)}{f' ({rule})' if rule else ''}", "    ")

    def _do_rules(self, rest: str) -> None:
        if not rest:
            self.line(say("rules-how", example=self.game.rulebook.ids[0]))
            return
        try:
            words = self.game.rulebook[rest].words
        except UnknownNameError as error:
            self.line(str(error), style="red")
            return
        self.line(f"{rest.upper()}  {words.title}", style="bold")
        self.line(words.text)
        self.line(words.example, style="dim")

    def _do_hint(self, _rest: str) -> None:
        adviser = self._usual_bot()  # whoever sits here, advice is good
        if self.seat in self.match.state.active_players():
            action = ask(adviser, self.match.state, self.seat, random.Random(0))
            self.line(say("hint", action=str(action)))
            number = f"{self._choices.index(action) + 1}) " if action in self._choices else ""
            self._hang(f"  {number}{self._label(action)}", "     ")
            if reason := self.game.reason(self.view, action):
                self._hang(f"  {reason}", "     ")

    def _do_board(self, _rest: str) -> None:
        self.board()
        if not self.console.is_terminal:
            self._do_menu("")

    def _do_menu(self, _rest: str) -> None:
        """All choices again, in full."""
        if self.seat in self.match.state.active_players():
            self.line(self.game.prompt(self.view, self.names), style="bold")
            self._page(self._menu(self.match.state.legal_actions(self.seat)))
            self._print_help()

    def _do_save(self, rest: str) -> None:
        try:
            path = save_path(rest) if rest else self.save_path
        except RuntimeError as error:  # a home directory that nobody has
            self.line(say("not-saved", file=rest, reason=str(error)), style="red")
            return
        if path != self.save_path and path.is_file() and not agrees(say("replace", file=str(path)), self._read):
            self.line(say("not-replaced", file=str(path)))
        elif self._save(path):
            self.line(say("saved", file=str(path)))

    def _do_quit(self, _rest: str) -> None:
        raise Leave

    def _save(self, path: Path) -> bool:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.match.record.save(path)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.line(say("not-saved", file=str(path), reason=reason), style="red")
            return False
        return True
