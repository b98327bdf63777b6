"""A database that several nodes share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgresql import lent_database
from tests.web.visitors import client_folder


@pytest.fixture
def database() -> Iterator[str]:
    with lent_database() as url:
        yield url


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """Return a folder with a small page."""
    return client_folder(tmp_path / "client")
