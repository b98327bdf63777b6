"""Puts a mutant in place: in a loaded function, or in a module before it is imported."""

import ast
import copy
import gc
from collections import defaultdict
from collections.abc import Mapping
from functools import _lru_cache_wrapper
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

from kitapi_campaigns.mutation.mutants import ROOT, Mutant, Unit, apply_change, changes, tree_of


class CannotPlace(LookupError):
    """The function is not loaded or not plain, so its module must be imported with the mutant in it."""


class Loaded(NamedTuple):
    """The loaded code of the project: functions by file and first line, and caches."""

    functions: Mapping[tuple[str, int], tuple[FunctionType, ...]]
    keeping: tuple["_lru_cache_wrapper[object]", ...]


def loaded_functions() -> Loaded:
    """All loaded functions of the project, wherever they are referenced."""
    gc.unfreeze()  # gc lists no frozen objects
    functions: defaultdict[tuple[str, int], list[FunctionType]] = defaultdict(list)
    keeping = []
    for one in gc.get_objects():
        if isinstance(one, FunctionType):
            functions[one.__code__.co_filename, one.__code__.co_firstlineno].append(one)
        elif isinstance(one, _lru_cache_wrapper) and one.__module__.startswith(("kitapi", "tests")):
            keeping.append(one)
    ours = {place: tuple(found) for place, found in functions.items() if place[0].startswith(str(ROOT / "src"))}
    return Loaded(ours, tuple(keeping))


def place_in(mutant: Mutant, among: Loaded, *, unchanged: bool = False) -> None:
    """Put ``mutant`` in place of the loaded function, and empty all caches; if ``unchanged``, the original function.

    The code object of the function is replaced, so that every module which has imported the function runs the mutant.

    Raises:
        CannotPlace: the mutant's function is not loaded, or is no plain function.
    """
    unit = _unit(mutant, unchanged=unchanged)
    if not isinstance(unit, ast.FunctionDef):
        raise CannotPlace(mutant.name)
    first = min([unit.lineno, *(one.lineno for one in unit.decorator_list)])
    found = [one for one in among.functions.get((str(ROOT / mutant.module), first), ()) if one.__name__ == unit.name]
    if not found:
        raise CannotPlace(mutant.name)
    for one in found:
        _exchange(one, unit)
    for kept in among.keeping:
        kept.cache_clear()


def _exchange(function: FunctionType, unit: ast.FunctionDef) -> None:
    unit.decorator_list = []
    names = dict(function.__globals__)
    exec(compile(ast.Module([unit], []), function.__code__.co_filename, "exec"), names)
    new = names[unit.name]
    if not isinstance(new, FunctionType) or new.__code__.co_freevars != function.__code__.co_freevars:
        raise CannotPlace(function.__qualname__)
    function.__code__, function.__defaults__ = new.__code__, new.__defaults__
    function.__kwdefaults__ = new.__kwdefaults__


def place_before_import(mutant: Mutant, *, unchanged: bool = False) -> None:
    """Make a later import of the mutant's module contain the mutant, or the module ``unchanged``."""
    path = ROOT / mutant.module
    change, new = changes(path)[mutant.place], _unit(mutant, unchanged=unchanged)
    tree = tree_of(path)
    _Exchanged(change.unit, new).visit(tree)
    code = compile(tree, str(path), "exec")
    as_it_is = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        return code if Path(self.path) == path else as_it_is(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


class _Exchanged(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: Unit) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def _unit(mutant: Mutant, *, unchanged: bool) -> Unit:
    change = changes(ROOT / mutant.module)[mutant.place]
    return copy.deepcopy(change.unit) if unchanged else apply_change(change)
