"""Finds the system's own Chromium, which the browser tests drive."""

import os
import shutil
from pathlib import Path

COMMANDS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
)
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/snap/bin/chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
NO_BROWSER = (
    "no browser: install Chromium or Google Chrome (Debian, Ubuntu: `sudo apt-get install chromium`), "
    "or name one in KITAPI_BROWSER"
)


class NoSuchBrowser(LookupError):
    """``KITAPI_BROWSER`` names a program that does not exist."""


def find_browser() -> Path | None:
    """Return the browser program to drive, or ``None`` when this machine has none.

    ``KITAPI_BROWSER`` decides when set: a path, a command, or ``none`` to do without.

    Raises:
        NoSuchBrowser: ``KITAPI_BROWSER`` names something that cannot be run.
    """
    chosen = os.environ.get("KITAPI_BROWSER", "")
    if chosen == "none":
        return None
    if chosen:
        return _find_executable(chosen)
    found = (shutil.which(name) for name in (*COMMANDS, *PLACES))
    return next((Path(path) for path in found if path), None)


def _find_executable(chosen: str) -> Path:
    path = shutil.which(chosen)
    if path is None:
        raise NoSuchBrowser(f"KITAPI_BROWSER={chosen}: there is no such program")
    return Path(path)
