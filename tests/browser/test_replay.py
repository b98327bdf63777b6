"""The replay of a finished deal: by keyboard, from every seat's view, on any screen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.visitor import PHONE, WIDE, accessible_names, await_sheet, hand, start_deal, visit
from tests.browser.playing_on import play_on
from tests.browser.test_access import BEYOND_THE_EDGE, TOO_SMALL, each_size, violations_by_day_and_night


def play_a_deal(page: Page) -> list[str]:
    """Play until a deal in which cards were played is over; returns the visitor's cards at the start of the play."""
    start_deal(page)
    play_on(page, "playing")
    held = sorted(hand(page))
    play_on(page, "over")
    return held


def open_replay(page: Page) -> None:
    page.locator(".settled").get_by_role("link", name="Replay", exact=True).click()
    expect(page.locator(".replay-words")).to_contain_text(re.compile("; .* deals?$"))


def record(page: Page) -> Any:
    """Return the server's answer for the deal that is replayed."""
    table, deal = re.findall(r"/table/([^/]+)/deal/(\d+)", page.url)[0]
    return page.request.get(f"/api/tables/{table}/deals/{deal}/replay").json()


def test_the_replay_ends_with_the_settlement_and_shows_what_was_held(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        held = play_a_deal(page)
        settled = page.locator(".settled")
        verdict, paid = settled.locator("header h2").inner_text(), settled.locator(".results").inner_text()
        open_replay(page)
        steps = int(page.locator(".replay-count").inner_text().split()[-1])
        happened = [event["kind"].rpartition(".")[2] for step in record(page)["steps"] for event in step["happened"]]
        assert steps > happened.count("card_played") + happened.count("trick_taken")
        own = page.locator(".foot .open-hand").get_by_role("img")
        expect(page.locator(".foot")).to_contain_text("You")
        expect(own).to_have_count(10)
        seen = set()
        said = []
        for _ in range(steps - 1):
            seen |= set(accessible_names(own))
            said.append(page.locator(".replay-words").inner_text())
            count = page.locator(".replay-count").inner_text()
            page.keyboard.press("ArrowRight")
            expect(page.locator(".replay-count")).not_to_have_text(count)
        assert set(held) <= seen
        assert sum(bool(re.search("takes? the trick", words)) for words in said) == happened.count("trick_taken") > 0
        assert settled.locator("header h2").inner_text() == verdict
        assert settled.locator(".results").inner_text() == paid
        expect(page.locator("[aria-live=polite] p").last).to_contain_text(page.locator(".replay-words").inner_text())
        page.keyboard.press("Home")
        expect(page.locator(".replay-count")).to_have_text(f"1 of {steps}")
        page.get_by_role("slider", name="Step").fill("5")
        expect(page.locator(".replay-count")).to_have_text(f"6 of {steps}")
        page.get_by_role("link", name="To the table").click()
        expect(page.locator(".payments").first).to_be_visible()
        assert settled.locator("header h2").inner_text() == verdict


def test_the_replay_plays_by_itself_and_pauses(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        play_a_deal(page)
        await_sheet(page)
        page.locator(".history summary").first.click()
        page.get_by_role("link", name=re.compile(r"Replay deal \d+")).first.click()
        count = page.locator(".replay-count")
        expect(count).to_contain_text("1 of")
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        expect(count).to_have_text(re.compile(r"^([3-9]|\d\d) of"))
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_hands_are_seen_by_anybody_and_all_at_once(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=WIDE) as page:
        play_a_deal(page)
        open_replay(page)
        hands = page.locator(".open-hand")
        expect(hands).to_have_count(1)
        own = hands.first.get_by_role("img").first.get_attribute("aria-label")
        expect(page.locator(".backs:visible")).not_to_have_count(0)
        page.get_by_label("All hands open").check()
        expect(page.locator(".backs:visible"), "the hand is seen from the front").to_have_count(0)
        expect(hands).to_have_count(3)
        assert len(set(accessible_names(hands.get_by_role("img")))) == 30
        page.get_by_label("All hands open").uncheck()
        page.get_by_label("Seen by").select_option("Vasso")
        expect(page.locator(".foot")).to_contain_text("Vasso")
        names = accessible_names(hands.first.get_by_role("img"))
        assert len(names) == 10
        assert own not in names


def test_the_replay_is_open_to_everybody(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        play_a_deal(page)
        open_replay(page)
        page.get_by_label("All hands open").check()
        for size in each_size(page):
            for key in ("Home", "End"):
                page.keyboard.press(key)
                assert violations_by_day_and_night(page) == []
            slip = page.locator(".settled").bounding_box()
            assert slip
            assert slip["width"] > min(size[0], 600) - 40
            page.keyboard.press("Home")
            for _ in range(45 if size == PHONE else 5):  # on a wide screen, all steps have the room of the first ones
                assert page.evaluate(BEYOND_THE_EDGE) == []
                page.keyboard.press("ArrowRight")
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
            assert page.evaluate(TOO_SMALL) == []


@pytest.mark.parametrize("deal", [1, 77])
def test_a_deal_that_is_not_over_says_so_and_leads_to_the_table(browser: Browser, card_room: str, deal: int) -> None:
    context = browser.new_context(base_url=card_room, locale="en-GB", viewport={"width": PHONE[0], "height": PHONE[1]})
    page = context.new_page()
    start_deal(page)
    page.goto(f"{page.url}/deal/{deal}")
    expect(page.get_by_role("alert")).to_contain_text("A deal is shown once it is over")
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(".cloth .strip")).to_be_visible()
    context.close()
