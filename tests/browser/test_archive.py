"""An imported record: its sheet can be read and its deals can be replayed, and nobody can play on."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.records import Record, write_record
from kitapi_testing.browser.fixtures import SERVED, database_in, serve_module
from kitapi_testing.browser.visitor import visit
from kitapi_testing.games.sittings import play_sitting
from tests.browser.test_refusals import HEARD, Line
from tests.browser.test_sitting import compare_sheet_and_ledger, server_sheet

NAMES = ("Katina", "Stavros", "")
"""The players; the name of the third is unknown."""


@pytest.fixture(scope="module")
def record() -> Record:
    played = play_sitting(PREFA, PrefaTerms(), ("steady",) * 3, seed=2, most_deals=2)
    return Record(game=played.game, terms=played.terms, seats=NAMES, deals=played.deals)


@pytest.fixture(scope="module")
def archive(record: Record, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """Yield the address of a room with the imported record, and that of the record's table."""
    folder = tmp_path_factory.mktemp("archive")
    table = import_record(record, folder)
    with serve_module(*SERVED, database_in(folder)) as address:
        yield address, f"{address}table/{table}"


def import_record(record: Record, folder: Path) -> str:
    written = folder / "sitting.jsonl"
    written.write_bytes(b"".join(write_record(record)))
    command = [sys.executable, "-m", "kitapi", "import", str(written), "--database", database_in(folder)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def test_an_imported_sitting_shows_its_sheet_and_replays_a_deal(
    browser: Browser, archive: tuple[str, str], record: Record
) -> None:
    address, link = archive
    with visit(browser, address) as page:
        page.goto(link)
        expect(page.locator(".watching")).to_contain_text("shows the record of a sitting")
        expect(page.get_by_role("button", name="Sit down here")).to_have_count(0)
        assert server_sheet(page, link)["results"] == list(record.deals[-1][-1].results)
        compare_sheet_and_ledger(page, link, len(record.deals), ("Katina", "Stavros", "Open seat"))
        page.locator(".history summary").first.click()
        page.get_by_role("link", name=re.compile(r"Replay deal \d")).first.click()
        steps = page.locator(".replay-count")
        expect(steps).to_contain_text("1 of")
        page.keyboard.press("ArrowRight")
        expect(steps).to_contain_text("2 of")
        page.keyboard.press("End")
        expect(page.locator(".settled")).to_be_visible()
        expect(page.locator(".plate", has_text="Stavros")).to_have_count(1)
        page.get_by_role("link", name="To the table").click()
        expect(page.locator(".watching")).to_contain_text("shows the record of a sitting")


def test_who_would_sit_down_at_a_record_reads_that_it_is_only_to_be_looked_at(
    browser: Browser, archive: tuple[str, str]
) -> None:
    def as_if_played_on(message: dict[str, Any]) -> None:
        """Change the server's message to the page, so that the page does not know that this is a record."""
        message.get("table", {}).update(archive=False)

    address, link = archive
    with visit(browser, address) as page:
        Line(page).change = as_if_played_on
        page.goto(link)
        page.get_by_role("button", name="Seats").click()
        seats = page.get_by_role("dialog", name="Seats")
        seats.get_by_role("button", name="Sit down here").click()
        seats.get_by_label("Your name").fill("Maria")
        seats.get_by_role("button", name="Sit down", exact=True).click()
        message = "This is the record of a sitting: it can be looked at, not played on."
        expect(page.locator(".interruption")).to_contain_text(message)
        expect(page.locator(HEARD)).to_contain_text(message)
        expect(seats).to_be_hidden()
        page.locator(".interruption").get_by_role("button", name="Close").click()
        page.locator(".settled").get_by_role("link", name="Replay", exact=True).click()
        expect(page.locator(".replay-words")).to_contain_text(re.compile("deals?$"))
