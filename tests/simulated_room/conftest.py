"""Frees the memory of each simulated evening at once, because nothing else keeps dead nodes."""

import gc
import warnings
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def dead_nodes() -> Iterator[None]:
    """Collect dead nodes before the next test checks what is logged."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        gc.collect()
