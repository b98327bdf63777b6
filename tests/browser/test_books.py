"""The pages of a table's books: shifts, a report, a hand and its replay."""

import asyncio
import io
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from kitapi.room.record import streams
from kitapi.store import EventStore, open_store
from kitapi_testing.browser.fixtures import SERVED, database_in, serve_module
from kitapi_testing.browser.visitor import visit
from kitapi_testing.games.caribbean_stud.scenes import two_shifts
from tests.browser.test_access import look_at_each_size
from tests.games.caribbean_stud.stored_evenings import store_evening


@pytest.fixture(scope="module")
def kept_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """Yield the address of a room and the name of its table, which has two shifts, the second one running."""
    folder = tmp_path_factory.mktemp("books")
    with ThreadPoolExecutor(1) as beside:  # the browser's own event loop runs here
        table = beside.submit(asyncio.run, _fill_room(folder)).result()
    with serve_module(*SERVED, database_in(folder)) as address:
        yield address, table


async def _fill_room(folder: Path) -> str:
    store: EventStore = open_store(database_in(folder))
    table = await store_evening(store, two_shifts())
    assert await store.version(streams.play_stream(table))
    await store.close()
    return table


def figure(page: Page, part: str, label: str) -> str:
    """Return the figure at ``label`` in a part of the report."""
    section = page.locator(".report-part", has=page.get_by_role("heading", name=part, exact=True))
    line = section.locator(".report-lines > div", has=page.get_by_text(label, exact=True))
    return str(line.locator("dd").inner_text())


def test_shifts_lead_to_a_report_and_from_there_to_a_hand_and_its_replay(
    browser: Browser, kept_room: tuple[str, str]
) -> None:
    address, table = kept_room
    with visit(browser, address) as page:
        page.goto(f"/table/{table}/books")
        expect(page.get_by_role("heading", name="Shift 2")).to_be_visible()
        look_at_each_size(page)
        page.get_by_role("link", name="Shift 1").click()
        expect(page.locator(".report-head h2")).to_have_text("Shift 1")
        assert figure(page, "Tray", "Expected by the books") == "47,900"
        assert figure(page, "Result", "Won by the bank") == "−100"
        look_at_each_size(page)
        page.locator(".report-part", has_text="Round by round").get_by_role("link", name="2", exact=True).click()
        expect(page.locator(".report-head h2")).to_have_text("Round 2")
        expect(page.locator(".report")).to_contain_text("flush: beats the bank")
        look_at_each_size(page)
        assert page.get_by_role("link", name="Replay this round").get_attribute("href") == f"/table/{table}/deal/2"


@pytest.mark.parametrize(
    ("lang", "title", "words"),
    [
        ("el", "Βάρδια 1", "Υπόλοιπο κατά τα βιβλία"),
        ("sk", "Zmena 1", "Stav podľa kníh"),
        ("it", "Turno 1", "Dotazione"),
    ],
)
def test_the_report_speaks_the_readers_language_and_so_does_its_pdf(
    browser: Browser, kept_room: tuple[str, str], lang: str, title: str, words: str
) -> None:
    address, table = kept_room
    with visit(browser, address, locale=lang) as page:
        page.goto(f"/table/{table}/books/1")
        expect(page.locator(".report-head h2")).to_have_text(title)
        expect(page.locator(".report")).to_contain_text(words)
        link = page.locator(".report-tools a[download]").get_attribute("href")
        body = page.request.get(str(link)).body()
    assert words in "".join(one.extract_text() for one in PdfReader(io.BytesIO(body)).pages)


def test_a_hand_is_looked_up_by_its_number_and_one_that_is_not_over_is_said_so(
    browser: Browser, kept_room: tuple[str, str]
) -> None:
    address, table = kept_room
    with visit(browser, address, unlike="404 (Not Found)") as page:
        page.goto(f"/table/{table}/books")
        page.get_by_label("Look up a round by its number").fill("99")
        page.get_by_role("button", name="Look it up").click()
        expect(page.get_by_role("alert")).to_contain_text("There is no deal 99 at this table that is over.")
        page.get_by_role("link", name="All shifts").click()
        page.get_by_label("Look up a round by its number").fill("4")
        page.keyboard.press("Enter")
        expect(page.locator(".seal")).to_contain_text("The seal holds")


def test_a_server_that_does_not_answer_is_reported_in_the_readers_language(
    browser: Browser, kept_room: tuple[str, str]
) -> None:
    address, table = kept_room
    with visit(browser, address, locale="it", unlike="ERR_FAILED") as page:
        page.route("**/api/tables/*/books*", lambda route: route.abort())
        page.goto(f"/table/{table}/books")
        expect(page.get_by_role("alert")).to_have_text("Il server non risponde.")
        page.unroute_all()
        page.get_by_role("button", name="Riprova ora").or_(page.locator(".not-shown button")).first.click()
        expect(page.get_by_role("heading", name="Turno 2")).to_be_visible()


def test_on_paper_there_is_the_report_alone_and_a_line_to_sign(browser: Browser, kept_room: tuple[str, str]) -> None:
    address, table = kept_room
    with visit(browser, address) as page:
        page.goto(f"/table/{table}/books/1")
        expect(page.locator(".signatures")).to_be_hidden()
        page.emulate_media(media="print")
        expect(page.locator(".signatures")).to_be_visible()
        expect(page.locator(".report-tools")).to_be_hidden()
        expect(page.locator(".top-bar")).to_be_hidden()
