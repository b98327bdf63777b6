"""The default folder for files."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for this user's data, by the convention of the system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "kitapi"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kitapi"
    stated = os.environ.get("XDG_DATA_HOME", "")
    return (Path(stated) if stated.startswith("/") else Path.home() / ".local" / "share") / "kitapi"
