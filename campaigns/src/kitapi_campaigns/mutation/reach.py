"""Chooses the tests for a mutant: those that reach its lines, the quickest first."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from kitapi_campaigns.mutation.mutants import ROOT, Mutant, Unit, changes, files, tree_of
from kitapi_campaigns.mutation.reach_measurement import measure_reach, seconds

QUICK, THOROUGH = 8.0, 240.0
"""Measured seconds of tests after which a mutant counts as unnoticed."""
WIRE = "tests/contracts/test_wire.py::"
"""Tests of the JSON that games write, whose codecs are made at import."""
LEVELS = 3
"""Number of steps by which names computed at import are followed to names computed from them."""


class NothingMeasured(RuntimeError):
    """No test was measured to reach a module that tests must reach; its mutants would all count as unnoticed."""


class Chosen(NamedTuple):
    """The tests for a mutant, each with its seconds; ``bare``: the module must be imported with the mutant in it.

    ``bare`` holds if part of its function runs at import, because an inner function or result made then would be
    unchanged.
    """

    tests: tuple[tuple[str, float], ...]
    bare: bool


class Reach:
    """Which tests reach which lines, from one coverage run of all tests."""

    def __init__(self, workers: int = 2) -> None:
        self._data = measure_reach(workers).get_data()
        self._seconds = seconds()
        self._by_module: dict[str, Mapping[int, frozenset[str]]] = {}

    def choose_tests(self, mutant: Mutant, budget: float = QUICK) -> Chosen:
        """Return the quickest tests for ``mutant`` that take at most ``budget`` seconds together.

        Raises:
            NothingMeasured: no test was measured to reach the mutant's module.
        """
        lines = self._lines(mutant.module)
        if not mutant.function:
            wire = self._quickest((test for test in self._seconds if test.startswith(WIRE)), budget)
            others = self._quickest(self._tests_of_import(mutant) - {test for test, _ in wire}, budget)
            return Chosen((*wire, *others), bare=True)
        found = _union(lines.get(line, frozenset()) for line in range(mutant.lines[0], mutant.lines[1] + 1))
        unit = changes(ROOT / mutant.module)[mutant.place].unit
        whole = self._tests_of_function(unit, lines)
        if not found - {""} or mutant.lines[0] == unit.lineno:
            found = whole
        if not found - {""} or _is_cached(unit):
            found |= self._tests_of_import(mutant)
        return Chosen(self._quickest(found, budget), bare="" in found | whole)

    def _lines(self, module: str) -> Mapping[int, frozenset[str]]:
        if module not in self._by_module:
            by_line = self._data.contexts_by_lineno(str(ROOT / module))
            if not by_line:
                raise NothingMeasured(module)
            self._by_module[module] = {line: frozenset(tests) for line, tests in by_line.items()}
        return self._by_module[module]

    def _tests_of_function(self, unit: Unit, lines: Mapping[int, frozenset[str]]) -> frozenset[str]:
        inside = range(unit.body[0].lineno if isinstance(unit, ast.FunctionDef) else 0, (unit.end_lineno or 0) + 1)
        return _union(lines.get(line, frozenset()) for line in inside)

    def _quickest(self, tests: Iterable[str], budget: float) -> tuple[tuple[str, float], ...]:
        took = sorted((self._seconds.get(test, 1.0), test) for test in tests if test in self._seconds)
        found: list[tuple[str, float]] = []
        spent = 0.0
        for one, test in took:
            spent += one
            if spent > budget and found:
                break
            found.append((test, round(one, 3)))
        return tuple(found)

    def _tests_of_import(self, mutant: Mutant) -> frozenset[str]:
        """The tests that reach a line with a name that the statement binds, or with one computed from it at import."""
        unit = changes(ROOT / mutant.module)[mutant.place].unit
        names, new = set[str](), set(_targets(unit))
        found: frozenset[str] = frozenset()
        for _ in range(LEVELS):
            for module, line in {one for name in new for one in self._mentions.get(name, ())}:
                found |= self._lines(module).get(line, frozenset())
            names |= new
            new = {other for name in new for other in self._made_of.get(name, ())} - names
        if not found - {""}:
            found |= _union(self._lines(mutant.module).values())
        return found

    @cached_property
    def _mentions(self) -> Mapping[str, tuple[tuple[str, int], ...]]:
        """By name, the files and lines of the modules in scope that contain it."""
        found: defaultdict[str, list[tuple[str, int]]] = defaultdict(list)
        for path in files():
            for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
                for word in set(re.findall(r"\w+", line)):
                    found[word].append((str(path.relative_to(ROOT)), number))
        return {name: tuple(places) for name, places in found.items()}

    @cached_property
    def _made_of(self) -> Mapping[str, frozenset[str]]:
        """By name, the names that are computed from it at import."""
        found: defaultdict[str, set[str]] = defaultdict(set)
        for path in files():
            for one in tree_of(path).body:
                targets = set() if isinstance(one, ast.FunctionDef) else set(_targets(one))
                for node in ast.walk(one) if targets else ():
                    if isinstance(node, ast.Name) and node.id not in targets:
                        found[node.id] |= targets
        return {name: frozenset(others) for name, others in found.items()}


def _is_cached(unit: Unit) -> bool:
    """Whether the function is cached: it then runs once for each argument, and coverage shows few tests for it."""
    decorators = unit.decorator_list if isinstance(unit, ast.FunctionDef) else []
    named = (node for one in decorators for node in ast.walk(one) if isinstance(node, ast.Name))
    return any(node.id in ("cache", "lru_cache") for node in named)


def _targets(one: ast.stmt) -> Iterator[str]:
    """Yield the names that a statement binds."""
    if isinstance(one, ast.FunctionDef):
        yield one.name
    targets = one.targets if isinstance(one, ast.Assign) else [one.target] if isinstance(one, ast.AnnAssign) else []
    for target in targets:
        yield from (node.id for node in ast.walk(target) if isinstance(node, ast.Name))


def _union(sets: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset().union(*sets)
