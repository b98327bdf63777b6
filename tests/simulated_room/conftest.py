"""Frees the memory of each simulated evening at once; nothing holds on to dead nodes."""

import gc
import warnings
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def dead_nodes() -> Iterator[None]:
    """Collect them before the next test asks what is logged."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        gc.collect()
