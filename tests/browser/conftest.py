"""Card rooms with stacked decks or short waits; ordinary rooms are in ``kitapi_testing.browser.fixtures``."""

from collections.abc import Iterator

import pytest

from kitapi_testing.browser.fixtures import database_in, serve_module


@pytest.fixture(scope="session")
def stacked_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a room in which seat 0 is dealt a flush, seat 1 a pair of eights, and the bank ace and king.

    Every table is a house of its own, so that tests do not share a meter.
    """
    with serve_module("tests.browser.stacked_deck", database_in(tmp_path_factory.mktemp("stacked"))) as address:
        yield address


@pytest.fixture(scope="module")
def impatient_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a room where somebody is missing after a second without a connection."""
    with serve_module("tests.browser.short_absence", database_in(tmp_path_factory.mktemp("impatient"))) as address:
        yield address
