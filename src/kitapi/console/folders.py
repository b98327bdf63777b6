"""Where files are kept that nobody named."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where this user's programs keep their data, by the system's custom."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "kitapi"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kitapi"
    stated = os.environ.get("XDG_DATA_HOME", "")
    return (Path(stated) if stated.startswith("/") else Path.home() / ".local" / "share") / "kitapi"
