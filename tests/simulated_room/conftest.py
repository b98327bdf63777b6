"""What simulated evenings leave behind is let go of at once: dead nodes are nobody's concern."""

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
