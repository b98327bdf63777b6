"""The marked rules of the code: functions and rows of tables."""

import importlib
import pkgutil
import re
from pathlib import Path
from typing import NamedTuple

from kitapi.kernel.rules import RULES, TABLES, Rule, Table

MARKING = re.compile(r"^from kitapi\.kernel(\.rules)? import [^\n]*\b(rule|table)\b|@rule\(", re.MULTILINE)


class Marks(NamedTuple):
    """All objects that are marked as implementing a clause."""

    rules: tuple[Rule, ...]
    tables: tuple[Table, ...]

    def clauses(self) -> dict[str, list[str]]:
        """Return the marked ids, each with the names of the objects that implement it."""
        named = [(rule.name, rule.clauses) for rule in self.rules]
        named += [(f"a table of {len(table.rows)} rows", table.clauses) for table in self.tables]
        carried: dict[str, list[str]] = {}
        for name, clauses in named:
            for clause in clauses:
                carried.setdefault(clause, []).append(name)
        return carried


def load(package: str) -> Marks:
    """Import every module of ``package`` that marks rules, and return the marks."""
    root = importlib.import_module(package)
    for module in pkgutil.walk_packages(root.__path__, f"{package}."):
        if _marks_rules(module):
            importlib.import_module(module.name)
    return Marks(tuple(RULES), tuple(TABLES))


def _marks_rules(module: pkgutil.ModuleInfo) -> bool:
    spec = module.module_finder.find_spec(module.name, None)
    origin = spec.origin if spec else None
    return origin is not None and origin.endswith(".py") and MARKING.search(Path(origin).read_text("utf-8")) is not None
