"""Counts lines that the rules of two games have in common: ``python -m tools.alike [--most PER_CENT]``.

Modules of the same name are compared line by line, without imports, docstrings and comments, and with the names of the
games and the numbers of clauses left out; functions marked ``@rule``, which every game must have itself, are left out
too. Lines are counted if they occur in the same order in both, in runs of at least three. The first figure counts the
lines of functions, the second all lines, also those that declare types and tables. With ``--most`` the exit status is 1
if two games have a larger share of their functions in common.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

GAMES = Path(__file__).parents[1] / "src" / "kitapi" / "games"
SHORTEST = 3
"""Minimum length of a run in lines."""

CLAUSE = re.compile(r"[A-Z]+(-[A-Z]+)*-\d+")


class Pair(NamedTuple):
    """A module of two games: its path below ``rules``, its lines in each, and the number of common lines."""

    path: str
    first: int
    second: int
    alike: int


def lines_of(module: Path, game: str, functions: bool = False) -> list[str]:
    """The lines of ``module`` to be compared, without the game's name; with ``functions`` only those of functions."""
    source = module.read_text(encoding="utf-8")
    tree = ast.parse(source)
    left_out = _numbers(_left_out(tree))
    if functions:
        defined = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
        inside = _numbers((node.lineno, node.end_lineno or node.lineno) for node in defined)
        left_out |= set(range(1, source.count("\n") + 2)) - inside
    name = re.compile(re.escape(game), re.IGNORECASE)
    lines = (line.partition("  #")[0].strip() for line in source.splitlines())
    kept = (
        line for number, line in enumerate(lines, 1) if line and not line.startswith("#") and number not in left_out
    )
    return [name.sub("GAME", CLAUSE.sub("CLAUSE", line)) for line in kept if not line.startswith("#")]


def _numbers(places: Iterable[tuple[int, int]]) -> set[int]:
    return {number for first, last in places for number in range(first, last + 1)}


def _left_out(tree: ast.Module) -> Iterator[tuple[int, int]]:
    """First and last lines of imports, of rules, and of texts that stand alone, which are docstrings."""
    for node in ast.walk(tree):
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant(value=str())):
                yield node.lineno, node.end_lineno or node.lineno
            case ast.FunctionDef(decorator_list=[ast.Call(func=ast.Name(id="rule")) as first, *_]):
                yield first.lineno, node.end_lineno or node.lineno
            case _:
                pass


def compare(first: Path, second: Path, functions: bool = False) -> list[Pair]:
    """Every module that both games have, the one with most common lines first; see ``lines_of``."""
    pairs = []
    for module in sorted((first / "rules").rglob("*.py")):
        path = module.relative_to(first)
        if (second / path).exists():
            one = lines_of(module, first.name, functions)
            other = lines_of(second / path, second.name, functions)
            blocks = SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()
            alike = sum(block.size for block in blocks if block.size >= SHORTEST)
            pairs.append(Pair(str(path), len(one), len(other), alike))
    return sorted(pairs, key=lambda pair: -pair.alike)


def share_of(pairs: list[Pair]) -> float:
    """The common lines in per cent of the smaller game's lines, over the compared modules."""
    smaller = min(sum(pair.first for pair in pairs), sum(pair.second for pair in pairs))
    return 100 * sum(pair.alike for pair in pairs) / smaller if smaller else 0.0


def _format_counts(pairs: list[Pair]) -> str:
    return f"{sum(pair.alike for pair in pairs)} lines alike ({share_of(pairs):.1f} %)"


def main() -> int:
    """Print the pairs of games; returns 1 if two have too much in common."""
    parser = argparse.ArgumentParser(description="How much of the rules of two games is written twice.")
    parser.add_argument("--most", type=float, default=100.0, help="per cent that may be alike")
    most = parser.parse_args().most
    games = sorted(folder.parent for folder in GAMES.glob("*/rules"))
    worst = 0.0
    for first, second in combinations(games, 2):
        pairs, whole = compare(first, second, functions=True), compare(first, second)
        worst = max(worst, share_of(pairs))
        print(
            f"{first.name} and {second.name}: "
            f"{_format_counts(pairs)} of their functions, {_format_counts(whole)} of all"
        )
        for pair in pairs:
            if pair.alike:
                print(f"  {pair.path}: {pair.alike} of {pair.first} and {pair.second}")
    return int(worst > most)


if __name__ == "__main__":
    sys.exit(main())
