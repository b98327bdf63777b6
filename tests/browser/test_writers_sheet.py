"""The page of a writer's sheets: without a connection, in a browser that is killed, and on two devices."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, expect

from kitapi_testing.browser.relay import relay_to
from kitapi_testing.clauses import clause
from tests.browser.sheet_writer import DealTaps, await_kept_page, begin_sheet, figures, kasa_columns
from tests.browser.test_access import DEPEND_ON_COLOURS, look_at_each_size, violations

SITTING = (
    {"declarer": 1, "contract": "7h", "participation": ["play", "play"], "tricks": [7, 3, 0]},
    {"declarer": 2, "contract": "6n", "participation": ["play", "pass", "alone"], "tricks": [6, 4, 0]},
    {"declarer": 0, "contract": "7n", "participation": ["play", "pass", "alone"], "tricks": [6, 4, 0]},
    {"declarer": 0, "contract": "6c", "participation": ["play", "play"], "tricks": [8, 1, 1]},
    {"declarer": 0, "contract": "8n", "participation": ["play", "pass", "alone"], "tricks": [10, 0, 0]},
    {"declarer": 2, "contract": "6h", "participation": ["play", "pass", "alone"], "tricks": [8, 2, 0]},
    {"declarer": 1, "contract": "9c", "participation": ["play", "play"], "tricks": [9, 0, 1]},
    {"declarer": 0, "contract": "6n", "participation": ["pass", "play", "pass"], "tricks": [6, 0, 4]},
)
"""Deals after which the kasa columns are 32, 14 and 19, and the results +22, −35 and +13 (the source's own figures)."""


LICKING = (
    {"declarer": 2, "contract": "6h", "participation": ["pass", "pass"]},
    {"declarer": 0, "contract": "6n", "participation": ["pass", "pass"]},
    {"declarer": 0, "contract": "6h", "participation": ["play", "play"], "tricks": [6, 2, 2]},
)
"""From columns of 8: first 2, 8 and 3, then the rulebook's example of a column that is licked for the declarer."""


def open_again(page: Page) -> Page:
    """Return the same page in another tab; this one is closed without a word."""
    address, context = page.url, page.context
    page.close(run_before_unload=False)
    again = context.new_page()
    again.goto(address)
    expect(again.locator(".deal-form")).to_be_visible()
    return again


@contextmanager
def writer(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """Yield the browser of a writer with a phone."""
    context = browser.new_context(base_url=address, locale="en-GB", viewport={"width": 360, "height": 740})
    try:
        yield context
    finally:
        context.close()


@clause("PREFA-KIT-04", "PREFA-KIT-05")
def test_a_sitting_is_written_without_a_connection(browser: Browser, card_room: str) -> None:
    """The writer never sees the room again after the first visit; the page is closed between any two deals."""
    with relay_to(card_room) as network, writer(browser, network.address) as context:
        page = context.new_page()
        await_kept_page(page)
        network.close()
        page.goto("/paper")
        begin_sheet(page)
        taps = []
        for line in SITTING:
            page = open_again(page)
            taps.append(DealTaps(page).write(line))
        assert [column[-1] for column in kasa_columns(page)] == ["32", "14", "19"]
        assert figures(page) == ["+22", "−35", "+13"]
        assert page.locator(".settle-up li").all_inner_texts() == ["Stelios → Rena: 22", "Stelios → Vasso: 13"]
        assert max(taps) <= 5, taps
        corrects_a_deal(page)


def corrects_a_deal(page: Page) -> None:
    """A deal is struck out and restored; undo and redo lead back and forth; the sheet follows each time."""
    page.locator(".line-head").last.click()
    page.get_by_role("button", name="Strike out").click()
    expect(page.locator(".struck-line")).to_have_count(1)
    expect(page.locator(".field-name .result").first).not_to_have_text("+22")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".field-name .result").first).to_have_text("+22")
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".struck-line")).to_have_count(1)
    page.locator(".line-head").last.click()
    page.get_by_role("button", name="Restore").click()
    expect(page.locator(".struck-line")).to_have_count(0)
    assert figures(page) == ["+22", "−35", "+13"]


@clause("PREFA-KIT-03")
def test_columns_are_licked_as_a_writer_does_it(browser: Browser, card_room: str) -> None:
    with writer(browser, card_room) as context:
        page = context.new_page()
        page.goto("/paper")
        page.locator(".new-sheet .house-rules summary").first.click()
        page.get_by_label("Kasa of each player, in kapikia").fill("80")
        begin_sheet(page)
        for line in LICKING:
            DealTaps(page).write(line)
        assert kasa_columns(page) == [["8", "2", "0"], ["8", "5"], ["8", "3"]]
        assert [page.locator(f".pair.in-{one}").all_inner_texts() for one in ("bottom", "right", "left")] == [
            ["30"],
            ["10"],
            ["10"],
        ]


@clause("SK-SCORE-02", "SK-SCORE-03", "SK-KON-02")
def test_a_sheet_of_head_and_side_sums_is_written_in_five_taps_a_deal(browser: Browser, card_room: str) -> None:
    """4 hearts 7/2/1, then betl lost; then 4 hearts from hand under kontra 6/2/2, of which the caller books all."""
    with writer(browser, card_room) as context:
        page = context.new_page()
        page.goto("/paper")
        page.locator(".hand-games button").filter(has_text="Preferans").click()
        begin_sheet(page)
        for answers in (
            ("Rena", "4 hearts", "no kontra", "Rena: 7, Stelios: 2, Vasso: 1"),
            ("Stelios", "6 betl", "no kontra", "lost"),
            ("Rena", "4 hearts, from hand", "kontra: Vasso", "Rena: 6, Stelios: 2, Vasso: 2"),
        ):
            form = page.locator(".deal-form")
            for answer in (*answers, "Write it down"):
                form.get_by_role("button", name=answer, exact=True).last.click()
            expect(form.locator(".answered")).to_have_count(0)
        heads = [page.locator(".slip-middle").nth(seat).locator(".figure").all_inner_texts() for seat in range(3)]
        assert [column[-1] for column in heads] == ["6", "26", "30"]
        assert [page.locator(f".player-slip .result >> nth={seat}").inner_text() for seat in range(3)] == [
            "+88",
            "−42",
            "−46",
        ]


def share_link(page: Page) -> str:
    """Return the link that holds the whole sheet."""
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_label("Link to this sheet").input_value()
    page.keyboard.press("Escape")
    return link


def test_two_phones_that_were_apart_lose_nothing(browser: Browser, card_room: str) -> None:
    with writer(browser, card_room) as one, writer(browser, card_room) as other:
        page = one.new_page()
        page.goto("/paper")
        begin_sheet(page)
        DealTaps(page).write(SITTING[0])
        there = other.new_page()
        there.goto(share_link(page))
        expect(there.locator(".line-list > ol > li")).to_have_count(1)
        DealTaps(page).write(SITTING[1])
        DealTaps(there).write(SITTING[2])
        page.goto("about:blank")
        page.goto(share_link(there))
        expect(page.locator(".line-list > ol > li")).to_have_count(3)
        conflict = page.locator(".conflicts li")
        expect(conflict).to_have_count(1)
        conflict.get_by_role("button", name="Both are right").click()
        expect(conflict).to_have_count(0)
        expect(page.locator(".line-list > ol > li")).to_have_count(3)


def share_with_room(page: Page) -> tuple[str, str]:
    """Share the sheet with the room; returns the links to write and to watch."""
    page.get_by_role("button", name="Share", exact=True).click()
    page.get_by_role("button", name="Share with this room").click()
    links = [page.get_by_label(f"Link for those who {what}").input_value() for what in ("write", "watch")]
    page.keyboard.press("Escape")
    return links[0], links[1]


def amend_tricks(page: Page, first: int, second: int) -> None:
    """Correct how many tricks the defenders took in the oldest deal."""
    page.locator(".line-head").last.click()
    page.get_by_role("button", name="Correct", exact=True).click()
    form = DealTaps(page)
    form.form.locator(".answered").last.click()
    form.tap_tricks(first, second)
    form.form.locator(".ready .big").click()


def test_two_phones_and_a_room_lose_nothing_when_they_are_parted(browser: Browser, card_room: str) -> None:
    """Both write after the same deal and correct the same deal without a connection; a third person watches."""
    with writer(browser, card_room) as one, writer(browser, card_room) as other, writer(browser, card_room) as third:
        page, there, watcher = one.new_page(), other.new_page(), third.new_page()
        page.goto("/paper")
        begin_sheet(page)
        DealTaps(page).write(SITTING[0])
        link, watching = share_with_room(page)
        there.goto(link)
        watcher.goto(watching)
        for each in (page, there):
            expect(each.locator(".shared-line")).to_contain_text("Shared · up to date")
            expect(each.locator(".line-list > ol > li")).to_have_count(1)
            each.context.set_offline(True)
        DealTaps(page).write(SITTING[1])
        DealTaps(there).write(SITTING[2])
        amend_tricks(page, 2, 1)
        amend_tricks(there, 1, 2)
        for each in (page, there):
            expect(each.locator(".shared-line")).to_contain_text("Not connected: 2 changes wait")
            each.context.set_offline(False)
        for each in (page, there):
            expect(each.locator(".line-list > ol > li")).to_have_count(3)
            expect(each.locator(".conflicts li")).to_have_count(2)
        expect(watcher.locator(".conflicts li")).to_have_count(2)
        expect(watcher.locator("main button", has_text="right")).to_have_count(0)
        page.get_by_role("button", name="Both are right").click()
        expect(page.locator(".conflicts li")).to_have_count(1)
        page.get_by_role("button", name="Only the second is right").click()
        for each in (page, there, watcher):
            expect(each.locator(".conflicts li")).to_have_count(0)
        expect(there.locator(".shared-line")).to_contain_text("Another device has written on this sheet.")
        assert page.locator(".line-head").all_inner_texts() == there.locator(".line-head").all_inner_texts()
        assert figures(page) == figures(there) == figures(watcher)
        page.get_by_role("button", name="Share", exact=True).click()
        page.get_by_role("button", name="Stop sharing").click()
        for each in (there, watcher):
            expect(each.locator(".trouble")).to_be_visible()
        expect(there.locator(".line-list > ol > li")).to_have_count(3)


OLD_RECORD = Path(__file__).parents[1] / "histories/0.1.0-preferans-three.jsonl"
LONG_SITTING = 40
"""Deals of a long evening, whose sheet must fit on one page."""


def sheet_of(deals: int) -> bytes:
    """Return a file with a sheet of ``deals`` deals."""
    played = {"kind": "deal", "declarer": 0, "contract": "6h", "participation": ["play", "play"], "tricks": [5, 3, 2]}
    changes: list[dict[str, Any]] = [
        {
            "id": f"a.{seat + 1}",
            "seen": {"a": seat} if seat else {},
            "at": seat,
            "do": "name",
            "seat": seat,
            "name": name,
        }
        for seat, name in enumerate(("Rena", "Stelios", "Vasso"))
    ]
    for number in range(4, 4 + deals):
        after = f"a.{number - 1}" if number > 4 else None
        line = {**played, "declarer": number % 3}
        seen = {"a": number - 1}
        changes.append({"id": f"a.{number}", "seen": seen, "at": number, "do": "write", "after": after, "line": line})
    head = {"id": "printed", "game": "prefa", "players": 3, "first_dealer": 0, "variant": {}, "made": 1}
    return msgspec.json.encode({"format": "kitapi-sheet", "version": 1, "head": head, "changes": changes})


def open_other_files(page: Page) -> None:
    """Open a file that is refused, and the record of a table, which becomes a sheet."""
    choice = page.locator("input[type=file]")
    choice.set_input_files(FilePayload(name="letter.txt", mimeType="text/plain", buffer=b"Dear Rena"))
    expect(page.get_by_role("alert")).to_have_text("The file holds no sheet, no record and no scores.")
    record = FilePayload(name="record.jsonl", mimeType="application/jsonl", buffer=OLD_RECORD.read_bytes())
    choice.set_input_files(record)
    expect(page.locator(".history > ol > li")).to_have_count(OLD_RECORD.read_text().count("deal_settled"))


def test_a_long_sitting_is_printed_on_one_page_and_bright_light_is_kept(browser: Browser, card_room: str) -> None:
    with writer(browser, card_room) as context:
        page = context.new_page()
        page.goto("/paper")
        file = FilePayload(name="friday.json", mimeType="application/json", buffer=sheet_of(LONG_SITTING))
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".history > ol > li")).to_have_count(LONG_SITTING)
        look_at_each_size(page)
        page.get_by_role("button", name="Bright light").click()
        assert violations(page, *DEPEND_ON_COLOURS) == []
        page.reload()
        expect(page.locator(".writer.bright")).to_be_visible()
        expect(page.locator(".history > ol > li")).to_have_count(LONG_SITTING)
        printed = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
        page.emulate_media(media="print")
        shown = page.locator(".history li .contract").first.evaluate(
            "one => parseFloat(getComputedStyle(one).fontSize)"
        )
        assert shown < 15, "a contract is as large as the line in which it stands"
        page.emulate_media(media="screen")
        page.goto("/paper")
        expect(page.locator(".sheet-card")).to_have_count(1)
        open_other_files(page)
        page.get_by_role("button", name="Bright light").click()
        look_at_each_size(page)
