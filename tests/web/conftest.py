"""The page that the tests of the web are served."""

from pathlib import Path

import pytest

from tests.web.visitors import client_folder


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A folder with a small page."""
    return client_folder(tmp_path / "client")
