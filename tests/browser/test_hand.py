"""The page of a hand's value: cards chosen by keys and clicks, the answer as bars and tables, a link with all of it."""

import re
import time

import httpx
import pytest
from playwright.sync_api import Browser, expect

from kitapi_testing.browser.visitor import PHONE, visit
from tests.browser.test_access import look_at

COMPILED = 100
"""Seconds in which even a solver that was never used before is compiled."""

SOLVED = 60_000
"""Milliseconds for an answer on a busy machine; on a quiet one it takes a second."""

QUERY = "game=prefa&cards=As+Ks+Qs+Js+Ts+9s+8s+7s+Ah+Ac&seat=1"


@pytest.fixture(scope="module")
def valuing_room(card_room: str) -> str:
    """Return a room that can compute the values of hands."""
    end = time.monotonic() + COMPILED
    while httpx.get(f"{card_room}/api/hand?{QUERY}", timeout=COMPILED).status_code != 200:
        assert time.monotonic() < end
        time.sleep(0.2)
    return card_room


def test_a_hand_is_chosen_valued_and_shared(browser: Browser, valuing_room: str) -> None:
    with visit(browser, valuing_room) as page:
        page.goto("/")
        page.get_by_role("link", name="What is my hand worth?").click()
        page.locator('[data-card="As"]').focus()
        for _ in range(8):
            page.keyboard.press("1")
            page.keyboard.press("ArrowRight")
        page.keyboard.press("w")
        expect(page.locator(".hand-counted")).to_have_text("8 cards. Choose ten, or twelve with the talon.")
        page.locator('[data-card="Ah"]').click()
        page.locator('[data-card="Ac"]').click()
        page.get_by_label("Your place").select_option("1")
        page.get_by_role("button", name="What is it worth?").click()
        expect(page.locator(".hand-advice")).to_have_text(re.compile("^Bid up to 10♠"), timeout=SOLVED)
        expect(page.locator(".hand-bars tr")).to_have_count(1)
        expect(page.locator(".hand-goals tr.best")).to_have_text(re.compile("100%"))
        page.get_by_role("radio", name="no trumps").click()
        expect(page.locator(".hand-bars tr")).not_to_have_count(1)
        goals = page.locator(".hand-goals").inner_text()
        link = page.get_by_label("Link to this hand").input_value()
        with page.context.new_page() as other:
            other.goto(link)
            expect(other.locator(".hand-goals")).to_have_text(goals, use_inner_text=True)
            other.keyboard.press("x")
            expect(other.locator(".hand-advice")).to_have_text(re.compile("^Best: "), timeout=SOLVED)
            expect(other.get_by_label("Bought at")).to_have_value("6s")


def test_it_fits_a_phone_and_everybody(browser: Browser, valuing_room: str) -> None:
    with visit(browser, valuing_room, size=PHONE) as page:
        page.goto(f"/hand?{QUERY}&worth=yes")
        expect(page.locator(".hand-bars")).to_be_visible(timeout=SOLVED)
        look_at(page, PHONE)
