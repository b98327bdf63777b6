"""Card rooms of the tests' own making; those that are as they are served are in ``kitapi_testing.browser.fixtures``."""

from collections.abc import Iterator

import pytest

from kitapi_testing.browser.fixtures import database_in, serve_module


@pytest.fixture(scope="session")
def stacked_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a room in which seat 0 is dealt a flush, seat 1 a pair of eights, and the bank ace and king.

    Every table has a house of its own: a meter that one test fills is nothing to another.
    """
    with serve_module("tests.browser.stacked_deck", database_in(tmp_path_factory.mktemp("stacked"))) as address:
        yield address


@pytest.fixture(scope="module")
def impatient_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a room where somebody is missing after a second without a connection."""
    with serve_module("tests.browser.short_absence", database_in(tmp_path_factory.mktemp("impatient"))) as address:
        yield address
