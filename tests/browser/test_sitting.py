"""A whole sitting of three people: one drops out, a bot sits in for him, he comes back, and they break up."""

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.visiting import is_over, phase, visit

NAMES = ("Maria", "Nikos", "Eleni")


def figures(page: Page, place: str) -> list[int]:
    return [int(figure.replace("−", "-")) for figure in page.locator(place).all_inner_texts()]


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Sit down here").first.click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_role("button", name="I agree").click()


def open_for_three(pages: Sequence[Page]) -> str:
    """Open a table by the first of ``pages`` and seat the others; its address."""
    host, *guests = pages
    host.goto("/")
    host.get_by_role("button", name="With friends").click()
    host.get_by_label("Your name").fill(NAMES[0])
    host.get_by_role("button", name="Open the table").click()
    link = host.locator(".waiting .link").input_value()
    for guest, name in zip(guests, NAMES[1:], strict=True):
        sit_down(guest, link, name)
    for page in pages:
        expect(page.locator(".held")).to_have_count(10)
    return link


def hurry(page: Page) -> None:
    page.locator(".cloth").dispatch_event("pointerdown")


def play_the_deal(pages: Sequence[Page]) -> None:
    """Everybody does what he is asked, until the deal is settled for all."""
    for _ in range(400):
        if all(is_over(page) for page in pages):
            return
        for page in pages:
            hurry(page)
            if not is_over(page) and page.locator(".options.mine .prompt").count():
                act(page)
    raise AssertionError([phase(page) for page in pages])


def act(page: Page) -> None:
    """Pass, or else the first thing offered; a card by Enter."""
    if phase(page) == "bidding" and (passing := page.get_by_role("button", name="Pass", exact=True)).count():
        passing.click()
    elif phase(page) == "discarding":
        for card in (10, 11):
            page.locator(".held").nth(card).click()
        page.locator(".options .choice:enabled").first.click()
    elif phase(page) == "playing":
        page.locator(".held.may").first.press("Enter")
    else:
        page.locator(".options .choice:enabled").first.click()
    page.wait_for_function("() => !document.querySelector('.options .prompt')?.textContent.includes('…')")


def compare_sheet_and_ledger(page: Page, link: str, deals: int) -> None:
    """What the page shows of the sheet, the server's sheet and its ledger's running results are the same."""
    sheet: dict[str, Any] = page.request.get(re.sub(r"/table/", "/api/tables/", link) + "/sheet").json()
    assert len(sheet["deals"]) == deals
    ledger = sheet["deals"][-1]["results"]
    assert sheet["results"] == ledger == sheet["settlement"]["results"]
    assert sum(ledger) == 0
    expect(page.locator(".history > ol > li")).to_have_count(deals)
    assert figures(page, ".field-name .result") == ledger
    assert figures(page, ".settled .total") == ledger


def next_deal(pages: Sequence[Page]) -> None:
    for page in pages:
        page.get_by_role("button", name="Next deal").click()
    for page in pages:
        page.wait_for_selector(".settled", state="detached")


def test_a_sitting_of_three_in_which_one_drops_out_and_returns(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as maria, visit(browser, card_room) as nikos, visit(browser, card_room) as eleni:
        three = (maria, nikos, eleni)
        link = open_for_three(three)
        play_the_deal(three)
        for page in three:
            compare_sheet_and_ledger(page, link, 1)
        eleni.get_by_role("button", name="Seats").click()
        eleni.get_by_role("button", name="Let a bot play for me").click()
        eleni.goto("/")
        expect(maria.get_by_role("region", name="Eleni")).to_have_count(0)
        next_deal((maria, nikos))
        play_the_deal((maria, nikos))
        for page in (maria, nikos):
            compare_sheet_and_ledger(page, link, 2)
        eleni.goto(link)
        expect(eleni.locator(".watching")).to_be_visible()
        eleni.get_by_role("button", name="Seats").click()
        eleni.get_by_role("dialog", name="Seats").get_by_role("button", name="Sit down here").click()
        expect(eleni.get_by_role("button", name="Next deal")).to_be_attached()
        eleni.keyboard.press("Escape")
        next_deal(three)
        play_the_deal(three)
        for page in three:
            compare_sheet_and_ledger(page, link, 3)
        break_up(three)


def break_up(pages: Sequence[Page]) -> None:
    first, *others = pages
    first.get_by_role("button", name="Seats").click()
    first.get_by_role("button", name="Propose to break up the sitting").click()
    for page in others:
        page.get_by_role("button", name="I agree").click()
    for page in pages:
        expect(page.get_by_role("heading", name="The sitting was broken up")).to_be_visible()
        results = figures(page, ".settled .total")
        assert sum(results) == 0
        assert results == figures(page, ".field-name .result")
