"""The tests that carry rule ids."""

import contextlib
import io
from pathlib import Path
from typing import NamedTuple

import pytest


class CollectionFailed(RuntimeError):
    """pytest could not read the tests; the message is its output."""


class Proof(NamedTuple):
    """A test that carries rule ids."""

    node: str
    """pytest's id of the test, which runs it alone."""
    clauses: frozenset[str]
    bites: bool
    """Whether the test is run with disabled rules: it is fast and uses no browser."""


class _Collector:
    """A pytest plugin that keeps the tests found."""

    def __init__(self) -> None:
        self.items: list[pytest.Item] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = list(session.items)


def collect(tests: Path) -> list[Proof]:
    """Return the tests below ``tests`` that carry the mark ``clause``; their modules are imported afterwards.

    Raises:
        CollectionFailed: some test module cannot be read.
    """
    collector = _Collector()
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        status = pytest.main(["--collect-only", "-qq", "-p", "no:cacheprovider", str(tests)], plugins=[collector])
    if status not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        raise CollectionFailed(output.getvalue())
    return [proof for proof in map(_proof, collector.items) if proof.clauses]


def _proof(item: pytest.Item) -> Proof:
    clauses = frozenset(clause for mark in item.iter_markers("clause") for clause in mark.args)
    in_browser = "browser" in Path(item.nodeid.partition("::")[0]).parts
    return Proof(item.nodeid, clauses, bites=not in_browser and item.get_closest_marker("slow") is None)
