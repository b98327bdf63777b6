"""All mutants of the program's rules, ledger, views and shuffle: the place of each, and its change."""

import ast
import copy
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from kitapi_campaigns.mutation.operators import answers, is_never, mutations

ROOT = Path(__file__).resolve().parents[4]
SCOPE = (
    *("cards", "house", "kernel", "ledger", "mechanics", "games/*/rules", "games/*/drills"),
    "room/record/shuffle.py",
)
"""Folders and modules of ``src/kitapi`` whose mutants are tried, as patterns."""

Unit: TypeAlias = ast.FunctionDef | ast.stmt
"""A function or method of a module or class, or a statement that runs at import."""
Step: TypeAlias = tuple[str, int | None]
"""A field of a syntax node, and the index in it if it holds a list."""


class Mutant(NamedTuple):
    """The program with one fault.

    ``module``: path of its file from the repository's root. ``function``: name of the changed function with its class;
    empty for code that runs at import. ``lines``: first and last line of the statement. ``before`` and ``after``: the
    code before and after the change, shortened. ``place``: number among the mutants of the module.
    """

    module: str
    function: str
    lines: tuple[int, int]
    before: str
    after: str
    again: int
    place: int

    @property
    def name(self) -> str:
        """A name without a line number, so that it stays valid as long as the function's code is the same."""
        again = f" ({self.again + 1})" if self.again else ""
        return f"{self.module}: {self.function or 'at import'}: {self.before} → {self.after}{again}"

    @property
    def package(self) -> str:
        """The package under which the mutant is counted: a game's, or another one of ``src/kitapi``."""
        return package_of(self.module)


def package_of(module: str) -> str:
    """Return the package under which mutants of ``module`` are counted."""
    folders = Path(module).parts[2:-1]
    return "/".join(folders[: 2 if folders[0] == "games" else 1])


class Change(NamedTuple):
    """One mutation: its unit, the steps from there to the changed node, and the replacement."""

    unit: Unit
    owner: str
    statement: ast.stmt
    steps: tuple[Step, ...]
    node: ast.AST
    new: ast.AST


def files() -> list[Path]:
    """Return the modules in scope, in order.

    Raises:
        FileNotFoundError: a pattern of the scope matches no file.
    """
    found: list[Path] = []
    for one in SCOPE:
        places = sorted((ROOT / "src/kitapi").glob(one))
        if not places:
            raise FileNotFoundError(f"nothing in src/kitapi fits {one}, which is in scope")
        for place in places:
            found += [place] if place.suffix else sorted(place.rglob("*.py"))
    return found


def count() -> int:
    """How many mutants there are."""
    return sum(len(changes(path)) for path in files())


def shuffle_mutants(seed: int) -> list[tuple[Path, int]]:
    """Module and number of every mutant, in random order, so that any first part is a fair sample."""
    found = [(path, place) for path in files() for place in range(len(changes(path)))]
    random.Random(seed).shuffle(found)
    return found


@cache
def mutants_of(path: Path) -> tuple[Mutant, ...]:
    """Return the mutants of a module."""
    times: Counter[tuple[str, str, str]] = Counter()
    found: list[Mutant] = []
    for place, change in enumerate(changes(path)):
        function = change.owner if isinstance(change.unit, ast.FunctionDef) else ""
        before, after = _describe_change(change.node, change.new)
        said = (function, before, after)
        module = str(path.relative_to(ROOT))
        found.append(Mutant(module, function, _lines(change.statement), before, after, times[said], place))
        times[said] += 1
    return tuple(found)


@cache
def changes(path: Path) -> tuple[Change, ...]:
    """Return the mutations of a module, in order."""
    tree = tree_of(path)
    return tuple(find_changes(tree, _members(tree)))


def find_changes(tree: ast.Module, members: Mapping[str, tuple[str, ...]]) -> Iterator[Change]:
    """Return the mutations of ``tree``, in order; ``members``: the members of every enumeration, by its name."""
    return (one for unit, owner in _units(tree.body) for one in _changes(unit, owner, members))


@cache
def tree_of(path: Path) -> ast.Module:
    """Return the module's syntax tree, into which the steps of its changes lead."""
    return ast.parse(path.read_text("utf-8"))


def apply_change(change: Change) -> Unit:
    """Return the unit with the mutation, and with unchanged decorators."""
    unit = copy.deepcopy(change.unit)
    node: ast.AST = unit
    for field, place in change.steps[:-1]:
        found = getattr(node, field)
        node = found if place is None else found[place]
    field, place = change.steps[-1]
    if place is None:
        setattr(node, field, change.new)
    else:
        getattr(node, field)[place] = change.new
    return ast.fix_missing_locations(unit)


# --- places -----------------------------------------------------------------------------------------------------------


def _units(body: list[ast.stmt], owner: str = "") -> Iterator[tuple[Unit, str]]:
    for one in body:
        name = f"{owner}.{getattr(one, 'name', '')}".strip(".")
        if isinstance(one, ast.ClassDef):
            yield from _units(one.body, name)
        elif isinstance(one, ast.FunctionDef) or (isinstance(one, ast.Assign | ast.AnnAssign) and not _is_typing(one)):
            yield one, name


TYPING = frozenset({"TypeVar", "NewType", "ParamSpec"})


def _is_typing(one: ast.Assign | ast.AnnAssign) -> bool:
    """Whether the statement defines a type alias or the list of exported names."""
    if isinstance(one, ast.AnnAssign):
        return one.value is None or ast.unparse(one.annotation).endswith("TypeAlias")
    made = one.value.func if isinstance(one.value, ast.Call) else None
    return (isinstance(made, ast.Name) and made.id in TYPING) or ast.unparse(one.targets[0]) in {"__all__", "__slots__"}


def _members(tree: ast.Module) -> Mapping[str, tuple[str, ...]]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr.isupper():
            found[node.value.id].add(node.attr)
    return {name: tuple(sorted(attributes)) for name, attributes in found.items()}


def _lines(statement: ast.stmt) -> tuple[int, int]:
    """Return the lines of a statement, without those of statements within it."""
    within = [getattr(statement, "body", None), getattr(statement, "cases", None)]
    inner = next((one[0] for one in within if isinstance(one, list) and one), None)
    if inner is None:
        return statement.lineno, statement.end_lineno or statement.lineno
    below = inner.pattern.lineno if isinstance(inner, ast.match_case) else inner.lineno
    return statement.lineno, max(statement.lineno, below - 1)


# --- changes
# ------------------------------------------------------------------------------------------------------------

UNTOUCHED: Mapping[type[ast.AST], frozenset[str]] = {
    ast.FunctionDef: frozenset({"decorator_list", "returns", "type_params"}),
    ast.arg: frozenset({"annotation"}),
    ast.AnnAssign: frozenset({"annotation", "target"}),
    ast.Assign: frozenset({"targets"}),
    ast.AugAssign: frozenset({"target"}),
    ast.For: frozenset({"target"}),
    ast.comprehension: frozenset({"target"}),
    ast.JoinedStr: frozenset(),
    ast.NamedExpr: frozenset({"target"}),
}
"""Fields of syntax nodes that hold contexts, type annotations, or names to be bound."""
MARKS = frozenset({"rule", "table"})


def _changes(unit: Unit, owner: str, members: Mapping[str, tuple[str, ...]]) -> Iterator[Change]:
    returns = unit.returns if isinstance(unit, ast.FunctionDef) else None
    for node, steps, statement in _walk(unit, (), unit):
        if not steps:
            continue
        made = list(mutations(node, members))
        if isinstance(node, ast.Return):
            made += answers(node, returns)
        for new in made:
            yield Change(unit, owner, statement, steps, node, new)


def _walk(
    node: ast.AST, steps: tuple[Step, ...], statement: ast.stmt
) -> Iterator[tuple[ast.AST, tuple[Step, ...], ast.stmt]]:
    """Every node that may be changed, the steps to it, and the statement that contains it."""
    yield node, steps, statement
    for field, place, below in _below(node):
        inner = below if isinstance(below, ast.stmt) else statement
        if not _is_said_only(below) and not is_never(below):
            yield from _walk(below, (*steps, (field, place)), inner)


def _below(node: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    untouched = UNTOUCHED.get(type(node), frozenset())
    for field, value in ast.iter_fields(node):
        if field in untouched or (field == "args" and _is_mark(node)):
            continue
        if isinstance(value, ast.AST):
            yield field, None, value
        elif isinstance(value, list):
            yield from ((field, place, one) for place, one in enumerate(value) if _is_reached(node, one))


def _is_reached(node: ast.AST, below: object) -> bool:
    """Whether a part is code; the constant text of an f-string is not."""
    return isinstance(below, ast.AST) and not (isinstance(node, ast.JoinedStr) and isinstance(below, ast.Constant))


def _is_mark(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS


def _is_said_only(node: ast.AST) -> bool:
    """Whether ``node`` is a docstring, a placeholder without effect, or an assertion, such as zip's ``strict``."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Assert) or (isinstance(node, ast.keyword) and node.arg == "strict")


AROUND = 40
"""Characters shown on either side of a change in a long piece of code."""


def _describe_change(before: ast.AST, after: ast.AST) -> tuple[str, str]:
    """Return the code of both nodes, shortened where they are the same."""
    old, new = _words(before), _words(after)
    same = _alike(old, new)
    end = min(_alike(old[::-1], new[::-1]), min(len(old), len(new)) - same)
    start, stop = max(0, same - AROUND), max(0, end - AROUND)
    return _cut(old, start, stop), _cut(new, start, stop)


def _alike(one: str, other: str) -> int:
    """Return the length of the common beginning of both texts."""
    return next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


def _cut(words: str, start: int, stop: int) -> str:
    kept = words[start : len(words) - stop]
    return f"{'… ' if start else ''}{kept}{' …' if stop else ''}"


def _words(node: ast.AST) -> str:
    return " ".join(ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).split())
