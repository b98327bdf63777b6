"""The small page that is served in tests of the web server."""

from pathlib import Path

import pytest

from tests.web.visitors import client_folder


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """Return a folder with a small page."""
    return client_folder(tmp_path / "client")
