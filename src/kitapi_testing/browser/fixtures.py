"""Pytest's plugin for visits: card rooms that are really served, and one browser for all tests.

Loaded by ``pytest_plugins = ["kitapi_testing.browser.fixtures"]`` in the uppermost ``conftest.py``, so that tests in
any folder share the browser. Playwright is imported when the first visit begins.
"""

import os
import subprocess
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kitapi_testing.browser.chromium import NO_BROWSER, find_browser

if TYPE_CHECKING:
    from playwright.sync_api import Browser

AWAITED = 30_000
"""Timeout in milliseconds for expected effects, long enough for a busy machine."""

NOT_WANTED = (
    # Features that Playwright disables too: a browser uses only the last list, so they are repeated here.
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable",
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch",
    # A spare process, started after each page for a possible next one: a fifteenth of the cost of a visit.
    "SpareRendererForSitePerProcess",
    # Panels below the address bar: Chromium renders two pages for them in every window, which takes half a second.
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
)
"""Features of the browser that the page does not need, to be disabled."""
LARGE_TILES = ("--default-tile-width=1280", "--default-tile-height=800", "--num-raster-threads=1")
"""Without a graphics card pages are drawn in tiles of 256 pixels; one large tile takes less time than many of them."""

OPEN = ExitStack()
"""Closes the browser, while it is open."""
RUNNING: "list[Browser]" = []
"""The browser, while it is open: starting it takes a second, and it caches the page's files between modules."""
VISITING: set[Path] = set()
"""The modules with tests that use the browser."""


def browser_arguments() -> list[str]:
    """Return the arguments with which Chromium is started: without what the page does not need, and in large tiles."""
    # Chromium refuses to run its sandbox as root, the user in containers.
    sandbox = [] if not hasattr(os, "getuid") or os.getuid() else ["--no-sandbox"]
    return [*sandbox, *LARGE_TILES, f"--disable-features={','.join(NOT_WANTED)}"]


def start_browser(program: Path) -> "Browser":
    """Start the browser whose program is ``program``; ``OPEN`` closes it."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=AWAITED)
    playwright = OPEN.enter_context(sync_playwright())
    opened = playwright.chromium.launch(executable_path=program, args=browser_arguments())
    OPEN.callback(opened.close)
    OPEN.callback(RUNNING.clear)
    RUNNING.append(opened)
    return opened


@pytest.fixture(scope="module")
def browser() -> "Iterator[Browser]":
    """Yield the browser.

    At the end of a module all contexts are closed, and the next module starts with new visitors.
    """
    program = find_browser()
    if program is None:
        pytest.skip(NO_BROWSER)
    from kitapi_testing.browser.visitor import close_left_open

    opened = RUNNING[0] if RUNNING and RUNNING[0].is_connected() else start_browser(program)
    yield opened
    close_left_open(opened)


@pytest.fixture(scope="session", autouse=True)
def _browser_is_closed_at_the_end() -> Iterator[None]:
    with OPEN:
        yield


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Note which modules use the browser."""
    VISITING.update(item.path for item in items if "browser" in getattr(item, "fixturenames", ()))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """Close the browser before tests without it: its running event loop would prevent them from starting one."""
    try:
        return (yield)
    finally:
        if nextitem is None or nextitem.path not in VISITING:
            OPEN.close()


@contextmanager
def serve_module(*module_and_arguments: str) -> Iterator[str]:
    """Yield the address of the room that this Python module serves."""
    from kitapi_testing.browser.visitor import forget_room

    command = [sys.executable, "-m", *module_and_arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().partition("Kitapi: ")[2].strip()
        try:
            yield address
        finally:
            forget_room(address)
            server.terminate()


def database_in(folder: Path) -> str:
    """Return the address of a database in ``folder``."""
    return f"sqlite:///{folder / 'room.db'}"


SWIFT = ("--pace", "0", "--thinking", "0", "--allow-per-address", "20")
SERVED = ("kitapi", "serve", "--port", "0", *SWIFT, "--database")
"""Serves a room whose bots follow rules of thumb, so that moves are fast. All tests share one address's budget."""


@pytest.fixture(scope="session")
def card_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a room whose bots act without long pauses."""
    with serve_module(*SERVED, database_in(tmp_path_factory.mktemp("room"))) as address:
        yield address


@pytest.fixture(scope="session")
def modules_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a room that serves the page's source modules, for tests that import some of them."""
    with serve_module(*SERVED, database_in(tmp_path_factory.mktemp("modules")), "--modules") as address:
        yield address
