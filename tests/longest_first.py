"""The order of tests for several workers: the longest begin first, so that no worker has one left at the end."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LONGEST = (
    "tests/tools/test_howtos.py",
    "tests/tools/test_new_game.py",
    "tests/tools/test_example_game.py",
    "tests/removed_game/test_removed_game.py",
    "tests/web/test_fuzzing.py",
)
"""Modules with tests of 10 seconds and more that are late in the alphabetical order."""


def begin_with_longest(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In a worker, put the tests of the longest modules first; all others keep their order."""
    if hasattr(config, "workerinput"):
        ranks = {ROOT / name: rank for rank, name in enumerate(LONGEST)}
        items.sort(key=lambda item: ranks.get(item.path, len(ranks)))
