"""Every place in the program that refuses something, read from its source."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src" / "kitapi"


class Site(NamedTuple):
    """A call that makes an error: where, of which clause, and the names of what is told."""

    place: str
    clause: str
    facts: frozenset[str]


def illegal_actions() -> Iterator[Site]:
    """Every ``IllegalAction(clause, **facts)`` outside the kernel."""
    for path in sorted(SOURCE.rglob("*.py")):
        if "kernel" in path.parts:
            continue
        module = ast.parse(path.read_text())
        for call in calls_of(module, "IllegalAction"):
            place = f"{path.relative_to(SOURCE)}:{call.lineno}"
            for clause in _texts(call.args[0], module, place):
                yield Site(place, clause, frozenset(keyword.arg or "**" for keyword in call.keywords))


def calls_of(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Every call of ``name`` in ``tree``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def _texts(node: ast.expr, module: ast.Module, place: str) -> list[str]:
    """What a clause may be: a text, one of two, a variable of these, or any value of a table."""
    match node:
        case ast.Constant(value=str() as text):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return [*_texts(body, module, place), *_texts(orelse, module, place)]
        case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)):
            return [text for value in _assigned(module, name) for text in _texts(value, module, place)]
        case ast.Dict(values=values):
            return [text for value in values for text in _texts(value, module, place)]
        case _:
            raise AssertionError(f"{place}: the clause is written in a way this check cannot read")


def _assigned(module: ast.Module, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(module):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield value
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value) if target == name:
                yield value
