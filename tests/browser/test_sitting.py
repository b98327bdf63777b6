"""A whole sitting of three people: one leaves or is lost, a bot plays instead, the person returns, they break up."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from kitapi_testing.browser.visitor import OVER, await_effect, discard_two, moment, phase, press_first, visit
from tests.browser.playing_on import play_together
from tests.browser.test_access import violations

NAMES = ("Maria", "Nikos", "Eleni")
HEADLINE_IS_CLEAR = """() => document.querySelector('.ending').getBoundingClientRect().bottom
  <= document.querySelector('.settled header').getBoundingClientRect().top"""
WITH_BOT = ("Maria", "Nikos", "Vasso")


def figures(page: Page, place: str) -> list[int]:
    return [int(figure.replace("−", "-").replace(",", "")) for figure in page.locator(place).all_inner_texts()]


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Sit down here").first.click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_role("button", name="I agree").click()


def open_for_three(pages: Sequence[Page]) -> str:
    """Open a table by the first of ``pages`` and seat the others; returns its address."""
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


def talk(host: Page, guest: Page) -> None:
    """Let the host greet; the guest sees and hears it, until they switch table talk off."""
    host.get_by_role("button", name="Table talk").click()
    assert violations(host) == []
    host.get_by_role("button", name="Good evening, all!").click()
    expect(guest.locator(".bubble")).to_have_text("Good evening, all!", use_inner_text=True)
    expect(guest.get_by_role("log").first).to_contain_text("Maria: Good evening, all!")
    guest.get_by_role("button", name="Table talk").click()
    write_and_report(host, guest)
    guest.get_by_label("Show me what is said").uncheck()
    expect(guest.locator(".bubble")).to_have_count(0)
    guest.keyboard.press("Escape")


def write_and_report(host: Page, guest: Page) -> None:
    """Let the guest write free text once the host allows it; the host reports it, and nobody sees it any more."""
    expect(guest.get_by_label("Your own words")).to_have_count(0)
    host.get_by_role("button", name="Table talk").click()
    host.get_by_label("They may also write their own words").check()
    guest.get_by_label("Your own words").fill("See https://example.org <b>now</b>")
    guest.keyboard.press("Enter")
    expect(guest.get_by_label("Your own words")).to_have_value("")
    expect(host.get_by_role("log").first).to_contain_text("writes: \u2068See https://example.org <b>now</b>")
    host.locator(".said summary").click()
    assert violations(host) == []
    host.get_by_label("Reason of the report").select_option(label="advertising")
    host.get_by_role("button", name="Report", exact=True).click()
    expect(guest.locator(".said")).to_contain_text("this text was removed")
    expect(host.locator(".bubble")).to_have_count(0)
    host.get_by_role("button", name="Hide what Nikos says").click()
    expect(host.locator(".said")).to_have_count(1)
    host.get_by_role("button", name="Show what Nikos says again").click()
    host.keyboard.press("Escape")


def talk_after_the_deal(speaker: Page, other: Page) -> None:
    """Check that after a deal a phrase is shown with its speaker's name, since the results cover the plates."""
    speaker.get_by_role("button", name="Table talk").click()
    speaker.get_by_role("button", name="Well played!").click()
    expect(speaker.locator(".bubble")).to_have_text("Well played!", use_inner_text=True)
    expect(other.locator(".bubble")).to_have_text("Maria: Well played!", use_inner_text=True)


def open_by_invitation(pages: Sequence[Page]) -> str:
    """Open a table by invitation by the first of ``pages``, and seat the others; returns its address.

    Nikos comes by the link to a seat. Eleni requests a seat by the table's link, is admitted, is removed again, and
    comes back by a new link to the seat.
    """
    maria, nikos, eleni = pages
    maria.goto("/")
    maria.get_by_role("button", name="With friends").click()
    maria.get_by_label("Your name").fill(NAMES[0])
    maria.get_by_label("Who may sit down").select_option(label="people I invite")
    maria.get_by_role("button", name="Open the table").click()
    sit_down(nikos, maria.get_by_label("Link to seat 2").input_value(), NAMES[1])
    talk(maria, nikos)
    link = maria.url
    eleni.goto(link)
    eleni.get_by_role("button", name="Ask for this seat").click()
    eleni.get_by_label("Your name").fill(NAMES[2])
    eleni.get_by_role("button", name="Sit down", exact=True).click()
    expect(eleni.get_by_text("You have asked for this seat")).to_be_visible()
    requests = maria.get_by_role("list", name="Requests for a seat")
    expect(requests.locator(":scope > li")).to_contain_text(NAMES[2])
    requests.get_by_role("button", name="Let in").click()
    eleni.get_by_role("button", name="Sit down here").click()
    slip = seats_slip(maria)
    slip.get_by_role("button", name="Remove Eleni").click()
    expect(eleni.get_by_role("button", name="Ask for this seat")).to_be_visible()
    address = slip.get_by_label("Link to seat 3")
    replaced = address.input_value()
    slip.get_by_role("button", name="New link to this seat").click()
    expect(address).not_to_have_value(replaced)
    eleni.goto(address.input_value())
    eleni.reload()
    maria.keyboard.press("Escape")
    eleni.get_by_role("button", name="Sit down here").click()
    eleni.get_by_role("button", name="I agree").click()
    for page in pages:
        expect(page.locator(".held")).to_have_count(10)
    return link


def seats_slip(page: Page) -> Locator:
    """Return the opened slip of the seats."""
    page.get_by_role("button", name="Seats").click()
    return page.get_by_role("dialog", name="Seats")


def play_the_deal(pages: Sequence[Page]) -> None:
    """Let everybody take what they may, until the deal is settled on all pages."""
    play_together(pages)
    for page in pages:
        page.wait_for_selector(OVER)


def play_until(enough: Callable[[], bool], pages: Sequence[Page]) -> None:
    for _ in range(6000):
        if enough():
            return
        to_act = [page for page in pages if moment(page) == "asked"]
        for page in to_act:
            act(page)
        if not to_act:
            pages[0].wait_for_timeout(10)
    raise AssertionError([(moment(page), phase(page)) for page in pages])


def is_to_act(page: Page) -> bool:
    return moment(page) == "asked"


def act(page: Page) -> None:
    """Pass if possible, else take the first option; cards are played by Enter."""
    with await_effect(page):
        if phase(page) == "bidding" and (passing := page.get_by_role("button", name="Pass", exact=True)).count():
            passing.click()
        elif phase(page) == "discarding":
            discard_two(page)
        elif phase(page) == "playing" and page.locator(".held.may").count():
            page.locator(".held.may").first.press("Enter")
        else:
            press_first(page)


def server_sheet(page: Page, link: str) -> dict[str, Any]:
    sheet: dict[str, Any] = page.request.get(re.sub(r"/table/", "/api/tables/", link) + "/sheet").json()
    return sheet


def plate(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def compare_sheet_and_ledger(page: Page, link: str, deals: int, names: Sequence[str] = NAMES) -> None:
    """Assert that the page's sheet and plates, the server's sheet and the results of its ledger agree."""
    sheet = server_sheet(page, link)
    assert len(sheet["deals"]) == deals
    ledger = sheet["deals"][-1]["results"]
    assert sheet["results"] == ledger == sheet["settlement"]["results"]
    assert sum(ledger) == 0
    expect(page.locator(".history > ol > li")).to_have_count(deals)
    expect(page.locator(".settled .total")).to_have_count(len(ledger))
    assert figures(page, ".field-name .result") == ledger
    assert figures(page, ".settled .total") == ledger
    compare_plates(page, ledger, names)


def compare_plates(page: Page, ledger: Sequence[int], names: Sequence[str]) -> None:
    for name, result in zip(names, ledger, strict=True):
        expect(page.locator(f'.plate[aria-label="{name}"] .result')).to_have_text(f"result {format_signed(result)}")


def format_signed(result: int) -> str:
    return f"{result:+}".replace("-", "−") if result else "0"


def next_deal(pages: Sequence[Page], link: str, names: Sequence[str] = NAMES) -> None:
    """Begin the next deal, and check that everybody's plate shows the results of the ledger."""
    for page in pages:
        page.get_by_role("button", name="Next deal").click()
    for page in pages:
        page.wait_for_selector(".settled", state="detached")
        compare_plates(page, server_sheet(page, link)["results"], names)
        for name in names:
            expect(plate(page, name)).to_be_visible()


def test_a_sitting_of_three_in_which_one_drops_out_and_returns(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as maria, visit(browser, card_room) as nikos, visit(browser, card_room) as eleni:
        three = (maria, nikos, eleni)
        link = open_by_invitation(three)
        play_the_deal(three)
        for page in three:
            compare_sheet_and_ledger(page, link, 1)
        seats_slip(maria).get_by_role("button", name="Mute Nikos").click()
        maria.keyboard.press("Escape")
        expect(seats_slip(eleni).get_by_text("muted")).to_be_visible()
        eleni.keyboard.press("Escape")
        seats_slip(nikos).get_by_role("button", name="Propose to end the game").click()
        expect(nikos.locator(".interruption")).to_contain_text("The host of this table has muted you")
        seats_slip(maria).get_by_role("button", name="Let Nikos propose again").click()
        maria.keyboard.press("Escape")
        eleni.get_by_role("button", name="Seats").click()
        eleni.get_by_role("button", name="Let a bot play for me").click()
        eleni.goto("/")
        expect(maria.get_by_role("region", name="Eleni")).to_have_count(0)
        next_deal((maria, nikos), link, WITH_BOT)
        play_the_deal((maria, nikos))
        for page in (maria, nikos):
            compare_sheet_and_ledger(page, link, 2, WITH_BOT)
        eleni.goto(link)
        expect(eleni.locator(".watching")).to_contain_text("A bot is playing for you.")
        eleni.get_by_role("button", name="Seats").click()
        eleni.get_by_role("dialog", name="Seats").get_by_role("button", name="Take your seat again").click()
        expect(eleni.get_by_role("button", name="Next deal")).to_be_attached()
        eleni.keyboard.press("Escape")
        next_deal(three, link)
        play_the_deal(three)
        for page in three:
            compare_sheet_and_ledger(page, link, 3)
        talk_after_the_deal(maria, eleni)
        break_up(three)


def test_who_loses_the_line_is_played_for_returns_and_cannot_stop_the_end(
    browser: Browser, impatient_room: str
) -> None:
    with visit(browser, impatient_room) as maria, visit(browser, impatient_room) as nikos:
        with visit(browser, impatient_room) as eleni:
            three = (maria, nikos, eleni)
            link = open_for_three(three)
            play_until(lambda: is_to_act(eleni), (maria, nikos))
            known = eleni.context.storage_state()
        let_a_bot_play(maria, "Eleni")
        play_the_deal((maria, nikos))
        for page in (maria, nikos):
            compare_sheet_and_ledger(page, link, 1, WITH_BOT)
        next_deal((maria, nikos), link, WITH_BOT)
        with visit(browser, impatient_room, known=known) as eleni:
            eleni.goto("/")
            eleni.locator(".own-tables").get_by_role("link", name="Prefa").click()
            expect(eleni).to_have_url(link)
            eleni.locator(".watching").get_by_role("button", name="Take your seat again").click()
            expect(plate(maria, "Eleni")).to_be_visible()
            expect(eleni.locator(".watching")).to_have_count(0)
            three = (maria, nikos, eleni)
            play_the_deal(three)
            for page in three:
                compare_sheet_and_ledger(page, link, 2)
        break_up_without((maria, nikos), "Eleni")


def let_a_bot_play(page: Page, name: str) -> None:
    """Wait until the seat's player is missing, and call a bot as a replacement."""
    expect(plate(page, name)).to_contain_text("away")
    page.get_by_role("button", name=f"Let a bot play for {name}").first.click()
    expect(plate(page, name)).to_have_count(0)


def break_up_without(pages: Sequence[Page], lost: str) -> None:
    """End the sitting by the agreement of all people present; a bot agrees for the person who was lost."""
    first, other = pages
    first.get_by_role("button", name="Seats").click()
    first.get_by_role("button", name="Propose to end the game").click()
    other.locator(".ending").get_by_role("button", name="I agree").click()
    awaited = first.locator(".ending")
    expect(awaited).to_contain_text(f"Waiting for {lost}")
    assert violations(first) == []
    awaited.get_by_role("button", name=f"Let a bot play for {lost}").click()
    for page in pages:
        settled_for_good(page)


def break_up(pages: Sequence[Page]) -> None:
    first, *others = pages
    first.get_by_role("button", name="Seats").click()
    first.get_by_role("button", name="Propose to end the game").click()
    expect(others[0].locator(".ending")).to_be_visible()
    assert others[0].evaluate(HEADLINE_IS_CLEAR), "the proposal covers the headline of the result"
    for page in others:
        page.get_by_role("button", name="I agree").click()
    for page in pages:
        settled_for_good(page)


def settled_for_good(page: Page) -> None:
    expect(page.get_by_role("heading", name="The game was ended")).to_be_visible()
    totals = page.locator(".settled .total").all_inner_texts()
    assert sum(figures(page, ".settled .total")) == 0
    expect(page.locator(".field-name .result")).to_have_text(totals)
