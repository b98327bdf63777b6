#!/usr/bin/env python3
"""Check the table of docs/security.md: every item of level 1 is there, with tests that exist, or with a reason.

``python -m tools.check_security`` ends with 1 if something is wrong, and says what.
"""

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
DOCUMENT = ROOT / "docs" / "security.md"

SECTIONS = """
1.2:5 1.3:2 1.5:1 2.1:1 2.2:2 2.3:1 3.2:2 3.3:1 3.4:2 3.5:3 4.1:1 4.4:1 5.2:2 5.3:2 6.1:1 6.2:8 6.3:2 6.4:2
7.2:4 7.4:2 8.1:1 8.2:2 8.3:1 9.1:3 9.2:1 10.4:5 11.3:2 11.4:1 12.1:1 12.2:2 13.4:1 14.2:1 14.3:1 15.1:1
15.2:1 15.3:1
"""
"""Sections of ASVS 5.0.0, and the number of their requirements, from the first, that are of level 1."""
LEVEL_1 = frozenset(
    f"{section}.{number}"
    for section, _, count in (word.partition(":") for word in SECTIONS.split())
    for number in range(1, int(count) + 1)
)
"""All requirements of level 1 of ASVS 5.0.0."""

_ROW = re.compile(r"^\| (\d+\.\d+\.\d+) \| ([123]) \| (.+?) \| (met|partly|not met|n/a) \| (.+) \|$")
_TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
_LOOSE = re.compile(r"^\|[^|]*\d+\.\d+\.\d+")
SHORTEST_REASON = 20
"""Minimum characters of a reason, which must be a sentence."""


class Row(NamedTuple):
    """One item of the table: the requirement, how far it is met, and the tests or the reason."""

    item: str
    level: int
    requirement: str
    state: str
    evidence: str

    @property
    def tests(self) -> list[tuple[str, str]]:
        """File and function of every test that is named."""
        return _TEST.findall(self.evidence)

    @property
    def reason(self) -> str:
        """The evidence without the names of tests."""
        return _TEST.sub("", self.evidence).strip(" ,.;")


def rows_in(text: str) -> list[Row]:
    """The items of the table in a document."""
    found = (_ROW.match(line) for line in text.splitlines())
    return [Row(one[1], int(one[2]), one[3], one[4], one[5]) for one in found if one]


def problems(text: str, root: Path = ROOT) -> Iterator[str]:
    """A sentence for everything that is wrong with the table in ``text``; its tests lie below ``root``."""
    rows = rows_in(text)
    named = [row.item for row in rows]
    for line in text.splitlines():
        if _LOOSE.match(line) and not _ROW.match(line):
            yield f"this row has another form than the others: {line[:60]}"
    yield from (f"{item} stands there twice" for item in sorted(set(named)) if named.count(item) > 1)
    yield from (f"{item} of level 1 is missing" for item in sorted(LEVEL_1 - set(named)))
    for row in rows:
        yield from _problems_of(row, root)


def _problems_of(row: Row, root: Path) -> Iterator[str]:
    if (row.item in LEVEL_1) != (row.level == 1):
        yield f"{row.item} is of another level than {row.level}"
    if row.state in {"met", "partly"} and not row.tests and len(row.reason) < SHORTEST_REASON:
        yield f"{row.item} names neither a test nor a reason"
    if row.state in {"partly", "not met", "n/a"} and len(row.reason) < SHORTEST_REASON:
        yield f"{row.item} gives no reason"
    for file, test in row.tests:
        if test not in tests_in(root / file):
            yield f"{row.item} names {file}::{test}, which is not there"


@cache
def tests_in(file: Path) -> frozenset[str]:
    """The names of the tests in a file; empty if there is no such file."""
    if not file.is_file():
        return frozenset()
    tree = ast.parse(file.read_text("utf-8"))
    functions = (one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
    return frozenset(one.name for one in functions if one.name.startswith("test_"))


def main(words: Sequence[str]) -> int:
    """Check the table; prints problems to standard error and returns the exit status."""
    file = Path(words[0]) if words else DOCUMENT
    found = list(problems(file.read_text("utf-8")))
    for problem in found:
        print(f"{file.name}: {problem}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
