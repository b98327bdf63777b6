"""Card rooms that are really served, and the system's own browser to visit them with."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.finding import NO_BROWSER, find_browser

AWAITED = 30_000
"""Milliseconds. What is expected comes at once where nothing else goes on; a busy machine is no failure."""
expect.set_options(timeout=AWAITED)

NOT_WANTED = (
    # What Playwright does without: of several lists a browser heeds the last, so that these stand here again.
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable",
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch",
    # A process for a page that may come, started after each that came: a fifteenth of all that a visit takes.
    "SpareRendererForSitePerProcess",
    # Panels below the address bar, two pages that are drawn anew for every window: half a second each time.
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
)
"""Parts of the browser that have nothing to do with the page."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The browser, for one module: while it is open its event loop runs, and no other test may start one of its own."""
    program = find_browser()
    if program is None:
        pytest.skip(NO_BROWSER)
    with sync_playwright() as playwright:
        # Chromium will not keep its sandbox for root, as whom containers run.
        sandbox = [] if not hasattr(os, "getuid") or os.getuid() else ["--no-sandbox"]
        without = f"--disable-features={','.join(NOT_WANTED)}"
        opened = playwright.chromium.launch(executable_path=program, args=[*sandbox, without])
        yield opened
        opened.close()


LASTING = ("tests.browser.lasting_files",)


@contextmanager
def served(*module_and_arguments: str, lasting: bool = True) -> Iterator[str]:
    """The address of the room that this Python module serves; ``lasting``: the browser keeps the page's files."""
    command = [sys.executable, "-m", *(LASTING if lasting else ()), *module_and_arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        told = server.stdout.readline()
        try:
            yield told.partition("Kitapi: ")[2].strip()
        finally:
            server.terminate()


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'room.db'}"


SERVED = ("kitapi", "serve", "--port", "0", "--pace", "0", "--thinking", "0", "--database")
"""Its bots go by rules of thumb: nothing is compiled, and no move takes long."""


@pytest.fixture(scope="session")
def card_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a room whose bots do not dawdle."""
    with served(*SERVED, database_in(tmp_path_factory.mktemp("room"))) as address:
        yield address


@pytest.fixture(scope="module")
def impatient_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a room where somebody is missing after a second without a connection."""
    with served("tests.browser.short_absence", database_in(tmp_path_factory.mktemp("impatient"))) as address:
        yield address
