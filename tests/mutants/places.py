"""The places in the rules where one operator can be turned into another, and the source with one of them turned."""

from __future__ import annotations

import ast
import hashlib
import io
import tokenize
import tomllib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
GAMES: Final = ROOT / "src" / "warhall" / "games"
SHOWS: Final = ("card_box", "composing", "deck_box", "deck_import", "search")  # cards shown, found and read: no rules
TURNED: Final = {
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "in": "not in", "not in": "in", "is": "is not",
    "is not": "is", "and": "or", "or": "and", "+": "-", "-": "+", "+=": "-=", "-=": "+=", "not": "",
}  # fmt: skip

Spot = tuple[int, int]  # line and column, as tokens count them
Words = list[tokenize.TokenInfo]


class Place(NamedTuple):
    """An operator of the rules, and what it is turned into."""

    file: str  # below the folder of the games
    function: str
    start: Spot
    end: Spot
    operator: str
    lines: tuple[int, int]  # the expression it stands in, from line to line
    before: str
    after: str

    @property
    def name(self) -> str:
        """Tell what stays the same when lines move."""
        return f"{self.file} {self.function}: {self.before} -> {self.after}"


def modules() -> list[Path]:
    """The modules that carry the rules of the games."""
    found = [*GAMES.glob("*/rules/*.py"), *GAMES.glob("*/cards/*.py")]
    return sorted(path for path in found if path.stem not in SHOWS)


@cache
def every_place() -> list[Place]:
    return [
        place
        for path in modules()
        for place in places(path.read_text(encoding="utf-8"), path.relative_to(GAMES).as_posix())
    ]


def drawn(number: int, seed: str) -> list[Place]:
    """Some places by lot, the same for the same seed: a change elsewhere in the rules deals no new ones."""
    twins: Counter[str] = Counter()
    lots = []
    for place in every_place():
        twins[place.name] += 1
        lot = hashlib.blake2s(f"{seed} {place.name}".encode()).digest()
        lots.append((lot, twins[place.name], place))
    return [place for *_, place in sorted(lots)[:number]]


def explained() -> dict[str, str]:
    """Places that no test can tell apart, by name, each with the reason."""
    entries = tomllib.loads((HERE / "explained.toml").read_text(encoding="utf-8"))["place"]
    return {
        f"{entry['file']} {entry['function']}: {entry['before']} -> {entry['after']}": entry["reason"]
        for entry in entries
    }


def places(source: str, file: str) -> list[Place]:
    """Every operator of a module that can be turned, in the order of the text."""
    words = list(tokenize.generate_tokens(io.StringIO(source).readline))
    rows = source.splitlines()
    found = []
    for function, node in _nodes(ast.parse(source), ""):
        lines = (node.lineno, node.end_lineno or node.lineno)
        for words_of_operator in _operators(node, words, rows):
            start, end = words_of_operator[0].start, words_of_operator[-1].end
            operator = " ".join(word.string for word in words_of_operator)
            before = rows[start[0] - 1 : end[0]]
            after = turned("\n".join(before), (1, start[1]), (len(before), end[1]), operator)
            told = (" ".join(text.split()) for text in (" ".join(before), after))
            found.append(Place(file, function, start, end, operator, lines, *told))
    return sorted(found, key=lambda place: place.start)


def turned(source: str, start: Spot, end: Spot, operator: str) -> str:
    """The source with this one operator turned; no line moves."""
    rows = source.splitlines(keepends=True)
    first, last = rows[start[0] - 1], rows[end[0] - 1]
    breaks = "\n" * (end[0] - start[0])
    rows[start[0] - 1 : end[0]] = [f"{first[: start[1]]}{TURNED[operator]}{breaks}{last[end[1] :]}"]
    return "".join(rows)


def _nodes(tree: ast.AST, function: str) -> Iterator[tuple[str, ast.expr | ast.stmt]]:
    """Every node that runs, with the name of the function or class around it."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.JoinedStr):
            continue  # Python 3.11 does not say where its parts stand
        if isinstance(child, ast.expr | ast.stmt):
            yield function, child
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield from _nodes(child, f"{function}.{child.name}".lstrip("."))
        else:
            yield from _nodes(child, function)


def _operators(node: ast.AST, words: Words, rows: list[str]) -> Iterator[Words]:
    """The operators of one expression, each as its words in the text."""
    match node:
        case ast.Compare(left=left, comparators=others):
            pairs = list(pairwise([left, *others]))
        case ast.BoolOp(values=values):
            pairs = list(pairwise(values))
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub(), right=right) if not (_is_text(left) or _is_text(right)):
            pairs = [(left, right)]
        case ast.AugAssign(target=left, op=ast.Add() | ast.Sub(), value=right) if not _is_text(right):
            pairs = [(left, right)]
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            start = _spot(node.lineno, node.col_offset, rows)
            at = bisect_left(words, start, key=_start)
            yield words[at : at + 1]
            return
        case _:
            return
    for left, right in pairs:
        start = _spot(left.end_lineno or 0, left.end_col_offset or 0, rows)
        end = _spot(right.lineno, right.col_offset, rows)
        between = words[bisect_left(words, start, key=_start) : bisect_left(words, end, key=_start)]
        yield [word for word in between if word.type in (tokenize.NAME, tokenize.OP) and word.string not in "()"]


def _is_text(node: ast.expr) -> bool:
    """Whether these are plainly no numbers: to take a list from a list fails wherever it is tried."""
    return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple | ast.ListComp) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _start(word: tokenize.TokenInfo) -> Spot:
    return word.start


def _spot(line: int, offset: int, rows: list[str]) -> Spot:
    """Where a node stands: `ast` counts bytes."""
    return line, len(rows[line - 1].encode()[:offset].decode())
