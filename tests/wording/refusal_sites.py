"""Every place in the program that refuses something, read from its source."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CLAUSE = re.compile(r"[A-Z]+(-[A-Z]+)*-\d+")

SOURCE = Path(__file__).parents[2] / "src" / "kitapi"


class Site(NamedTuple):
    """A call that makes an error: where, of which clause, and the names of what is told."""

    place: str
    clause: str
    facts: frozenset[str]


def illegal_actions() -> Iterator[Site]:
    """Every ``IllegalAction(clause, **facts)`` outside the kernel and the wording, which only tells of them."""
    for path in sorted(SOURCE.rglob("*.py")):
        if {"kernel", "wording"} & set(path.parts):
            continue
        module = ast.parse(path.read_text())
        for call in calls_of(module, "IllegalAction"):
            place = f"{path.relative_to(SOURCE)}:{call.lineno}"
            for clause in _texts(call.args[0], module, place):
                yield Site(place, clause, _facts(call))
        for call in calls_of(module, "ShufflePhase"):
            yield from _shuffle_refusals(call, f"{path.relative_to(SOURCE)}:{call.lineno}")


def _shuffle_refusals(call: ast.Call, place: str) -> Iterator[Site]:
    """What the kernel's phase of the shuffle refuses under the clause of the game that makes it."""
    [clause] = (keyword.value for keyword in call.keywords if keyword.arg == "clause")
    assert isinstance(clause, ast.Constant), f"{place}: the clause is written in a way this check cannot read"
    phase = ast.parse((SOURCE / "kernel" / "shuffle" / "phase.py").read_text())
    refused = {_facts(refusal) for refusal in calls_of(phase, "IllegalAction")}
    yield from (Site(place, str(clause.value), facts) for facts in sorted(refused, key=sorted))


def _facts(call: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg or "**" for keyword in call.keywords)


def calls_of(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Every call of ``name`` in ``tree``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def _texts(node: ast.expr, module: ast.Module, place: str) -> list[str]:
    """What a clause may be: a text, one of two, a variable or an answer of these, or any value of a table."""
    match node:
        case ast.Constant(value=str() as text):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return [*_texts(body, module, place), *_texts(orelse, module, place)]
        case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)):
            one_of_many = [text for table in _unpacked(module, name) for text in _clauses_within(table, module)]
            return one_of_many or [text for value in _assigned(module, name) for text in _texts(value, module, place)]
        case ast.Call(func=ast.Name(id=name)):
            return [text for value in _answers(module, name) for text in _texts(value, module, place)]
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


def _unpacked(module: ast.Module, name: str) -> Iterator[ast.expr]:
    """The tables out of whose rows ``name`` is taken beside other things: ``phases, name = ROWS[kind]``."""
    for node in ast.walk(module):
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Subscript(value=ast.Name(id=table))):
                if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                    yield from _assigned(module, table)


def _clauses_within(node: ast.expr, module: ast.Module) -> Iterator[str]:
    """Every clause that a table names, also by way of other values of its module."""
    for inner in ast.walk(node):
        match inner:
            case ast.Constant(value=str() as text) if CLAUSE.fullmatch(text):
                yield text
            case ast.Name(id=name):
                for value in _assigned(module, name):
                    yield from _clauses_within(value, module)


def _answers(module: ast.Module, name: str) -> Iterator[ast.expr]:
    """What the function ``name`` may return."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            yield from (inner.value for inner in ast.walk(node) if isinstance(inner, ast.Return) and inner.value)
