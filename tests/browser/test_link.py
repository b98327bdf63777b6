"""The page's connection to a table, with a server that stops and a network that loses packets.

``tests/client/link.test.js`` tests without a browser how long the page waits and which commands it sends again.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.fixtures import database_in
from kitapi_testing.browser.relay import relay_to
from kitapi_testing.browser.visitor import await_effect, await_reconnect, await_turn, log_lines, press_first, visit


@contextmanager
def stoppable_room(folder: Path) -> Iterator[tuple[int, str]]:
    """Yield the process and the address of a room whose connections soon count as lost."""
    command = [sys.executable, "-m", "tests.browser.short_silence", database_in(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.pid, server.stdout.readline().partition("Kitapi: ")[2].strip()
        finally:
            server.kill()


def go_to_new_table(page: Page) -> None:
    """Sit down at a new table where it is the visitor's turn."""
    page.goto("/")
    order = {"game": "prefa", "terms": {}, "name": "Maria", "seats": ["random", "random", "me"]}
    table = page.evaluate(
        """async (order) => (await fetch('/api/tables', {
          method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(order),
        })).json()""",
        order,
    )
    page.goto(f"/table/{table['table']}")
    await_turn(page)


def own_lines(page: Page) -> list[str]:
    """Return the actions that the visitor has taken."""
    return [line for line in log_lines(page) if line.startswith("You:")]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a process cannot be stopped here")
def test_the_page_opens_a_new_connection_when_the_old_one_dies_in_silence(browser: Browser, tmp_path: Path) -> None:
    with (
        stoppable_room(tmp_path) as (server, address),
        relay_to(address) as network,
        visit(browser, network.address, unlike="WebSocket") as page,
    ):
        go_to_new_table(page)
        page.get_by_role("button", name="Seats").click()
        expect(page.locator(".round-trip")).to_contain_text("The server answers in")
        page.keyboard.press("Escape")
        before = count_sockets(page)
        network.lose()
        await_reconnect(page, before + 1)
        assert own_lines(page) == []
        with await_effect(page):
            before = count_sockets(page)
            os.kill(server, signal.SIGSTOP)
            press_first(page)
            expect(page.locator(".interruption")).to_contain_text("Connection lost")
            os.kill(server, signal.SIGCONT)
            await_reconnect(page, before + 1)
        assert len(own_lines(page)) == 1


def count_sockets(page: Page) -> int:
    """Return the number of sockets that the page has opened so far."""
    count: int = page.evaluate("() => window.sockets.length")
    return count
