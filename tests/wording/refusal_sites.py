"""Every place in the program that refuses something, read from its source."""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

CLAUSE = re.compile(r"[A-Z]+(-[A-Z]+)*-\d+")

SOURCE = Path(__file__).parents[2] / "src" / "kitapi"

VALUES = {
    "ShufflePhase": SOURCE / "kernel/shuffle/phase.py",
    "DealActions": SOURCE / "mechanics/deal/actions.py",
    "Dealing": SOURCE / "mechanics/deal/phase.py",
    "ApprovalSteps": SOURCE / "house/approvals.py",
    "BankDesk": SOURCE / "house/desk.py",
    "CallSteps": SOURCE / "house/calls.py",
    "ClosingSteps": SOURCE / "house/closing.py",
    "Selector": SOURCE / "house/keys.py",
}
"""Values that refuse under clauses of the game that makes them, and their modules."""


class Site(NamedTuple):
    """A call that creates an error: its place, its clause, and the names of its facts."""

    place: str
    clause: str
    facts: frozenset[str]


def illegal_actions() -> Iterator[Site]:
    """Yield every ``IllegalAction(clause, **facts)`` outside the kernel and the wording, which only reports them."""
    for path, module in modules_that_call(SOURCE, "IllegalAction", *VALUES):
        if {"kernel", "wording"} & set(path.parts) or path in VALUES.values():
            continue
        for call in calls_of(module, "IllegalAction"):
            place = f"{path.relative_to(SOURCE)}:{call.lineno}"
            for clause in _texts(call.args[0], module, place):
                yield Site(place, clause, _facts(call))
        for name, source in VALUES.items():
            for call in calls_of(module, name):
                yield from _refusals_of(call, source, module, f"{path.relative_to(SOURCE)}:{call.lineno}")


def modules_that_call(folder: Path, *names: str) -> Iterator[tuple[Path, ast.Module]]:
    """Yield the modules below ``folder`` whose text calls one of ``names``; only these are parsed."""
    called = re.compile(rf"\b(?:{'|'.join(names)})\(")
    for path in sorted(folder.rglob("*.py")):
        if called.search(text := path.read_text("utf-8")):
            yield path, ast.parse(text)


def _refusals_of(call: ast.Call, source: Path, module: ast.Module, place: str) -> Iterator[Site]:
    """Yield the refusals of the value that ``call`` in ``module`` creates; the code of its class is in ``source``."""
    for refusal in calls_of(ast.parse(source.read_text()), "IllegalAction"):
        for clause in _texts(_value_given(call, refusal.args[0], module), module, place):
            yield Site(place, clause, _facts(refusal))


def _value_given(call: ast.Call, field: ast.expr, module: ast.Module) -> ast.expr:
    """The argument of ``call`` for ``field``: ``self.name``, or ``self.part.name`` of a part that the module makes.

    For an entry of a table, ``self.name[key]``, the whole table.
    """
    if isinstance(field, ast.Subscript):
        field = field.value
    assert isinstance(field, ast.Attribute), ast.dump(field)
    if isinstance(field.value, ast.Attribute):
        part = _value_given(call, field.value, module)
        [call] = (made for made in _values_assigned(module, ast.unparse(part)) if isinstance(made, ast.Call))
    [value] = (keyword.value for keyword in call.keywords if keyword.arg == field.attr)
    return value


def _facts(call: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg or "**" for keyword in call.keywords)


def calls_of(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Yield every call of ``name`` in ``tree``."""
    yield from (call for call in _calls(tree) if call.func.id == name)  # type: ignore[attr-defined]


@lru_cache(maxsize=1)
def _calls(tree: ast.AST) -> tuple[ast.Call, ...]:
    """Return every call of something by its name; kept, because the same module is searched for several names."""
    return tuple(node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name))


def _texts(node: ast.expr, module: ast.Module, place: str) -> list[str]:
    """Return the possible values of an expression: a text, one of two, a variable's, a result's, a table's."""
    match node:
        case ast.Constant(value=str() as text):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return [*_texts(body, module, place), *_texts(orelse, module, place)]
        case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)):
            one_of_many = [text for table in _tables_unpacked(module, name) for text in _clauses_within(table, module)]
            return one_of_many or [
                text for value in _values_assigned(module, name) for text in _texts(value, module, place)
            ]
        case ast.Call(func=ast.Name(id=name)):
            return [text for value in _answers(module, name) for text in _texts(value, module, place)]
        case ast.Dict(values=values):
            return [text for value in values for text in _texts(value, module, place)]
        case _:
            raise AssertionError(f"{place}: the clause is written in a way this check cannot read")


def _values_assigned(module: ast.Module, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(module):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield value
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value) if target == name:
                yield value


def _tables_unpacked(module: ast.Module, name: str) -> Iterator[ast.expr]:
    """Yield the tables from whose rows ``name`` is unpacked, as in ``phases, name = ROWS[kind]``."""
    for node in ast.walk(module):
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Subscript(value=ast.Name(id=table))):
                if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                    yield from _values_assigned(module, table)


def _clauses_within(node: ast.expr, module: ast.Module) -> Iterator[str]:
    """Yield every clause in a table, also through other values of its module."""
    for inner in ast.walk(node):
        match inner:
            case ast.Constant(value=str() as text) if CLAUSE.fullmatch(text):
                yield text
            case ast.Name(id=name):
                for value in _values_assigned(module, name):
                    yield from _clauses_within(value, module)


def _answers(module: ast.Module, name: str) -> Iterator[ast.expr]:
    """Yield the possible results of the function ``name``."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            yield from (inner.value for inner in ast.walk(node) if isinstance(inner, ast.Return) and inner.value)
