"""Two servers over one database: play continues on the page when the server of its table is killed."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from playwright.sync_api import Browser, Page

from kitapi_testing.browser.fixtures import AWAITED, SERVED
from kitapi_testing.browser.visitor import await_effect, await_reconnect, hand, play_a_card, visit
from tests.browser.playing_on import play_on
from tests.postgresql import lent_database


@contextmanager
def node(database: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Yield one of several servers over a database, and its address."""
    command = [sys.executable, "-m", *SERVED, database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().partition("Kitapi: ")[2].strip()
        try:
            yield server, address
        finally:
            server.kill()


def open_table_at(address: str, page: Page) -> str:
    """Return the name of a new table that the visitor has opened at another node than the one of their page."""
    cookies = {one["name"]: one["value"] for one in page.context.cookies()}
    transport = httpx.HTTPTransport(retries=20)  # it may have printed its address before it answers
    with httpx.Client(base_url=address, cookies=cookies, transport=transport, timeout=AWAITED / 1000) as there:
        bot = next(game["bots"][0] for game in there.get("/api/games").json()["games"] if game["name"] == "prefa")
        request = {"game": "prefa", "seats": ["me", bot, bot], "name": "Maria", "terms": {}}
        answer = there.post("/api/tables", json=request)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])


def test_the_page_plays_on_with_the_same_cards_when_the_node_of_its_table_is_killed(browser: Browser) -> None:
    with (
        lent_database() as database,
        node(database) as (killed, there),
        node(database) as (_, here),
        visit(browser, here) as page,
    ):
        page.goto("/")
        page.goto(f"/table/{open_table_at(there, page)}")
        play_on(page, "playing")
        held = hand(page)
        killed.kill()
        await_reconnect(page, 2)
        assert hand(page) == held
        with await_effect(page):
            play_a_card(page)
        assert len(hand(page)) < len(held)
