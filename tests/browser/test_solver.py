"""The solver's page: deals entered by clicks or keys have the reference's values, and are played out and shared."""

import re
import time

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from kitapi.cards import Card, Suit, read_cards, set_of
from kitapi.solver import reference
from kitapi.solver.position import Objective, Position, play_card
from kitapi_testing.browser.visitor import PHONE, WIDE, visit
from tests.browser.test_access import TOO_SMALL, look_at
from tests.browser.test_replay import open_replay, play_a_deal

HANDS = ("As 9h Kd", "Ks 7h Ad", "8d 9d Th")
START = Position(tuple(set_of(read_cards(hand)) for hand in HANDS), 0, Suit.HEARTS)
QUERY = "declarer=As+9h+Kd&first=Ks+7h+Ad&second=8d+9d+Th&strain=h&leader=declarer"
TABLE = f"/solver?{QUERY}&played="
BRUSHES = ("Declarer", "First defender", "Second defender")
COMPILED = 100
"""Seconds in which even a solver that was never used before is compiled."""
VALUES = """() => Object.fromEntries([...document.querySelectorAll('.move')].map((card) =>
  [card.dataset.card, Number(card.querySelector('.worth').lastChild.textContent)]))"""


@pytest.fixture(scope="module")
def solving_room(card_room: str) -> str:
    """Return a room whose solver is compiled."""
    end = time.monotonic() + COMPILED
    while httpx.get(f"{card_room}/api/solve?{QUERY}", timeout=COMPILED).status_code != 200:
        assert time.monotonic() < end
        time.sleep(0.2)
    return card_room


def follow(page: Page, address: str) -> None:
    """Open a link to the page on which the browser already is."""
    page.evaluate(
        "address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')); }", address
    )


def values_shown(page: Page, gone: int) -> dict[str, int]:
    """Return the values shown on the cards that may be played after ``gone`` cards."""
    expect(page.locator(".replay-count")).to_have_text(re.compile(rf"^{gone + 1} of "))
    expect(page.locator(".solver-verdict .verdict")).not_to_have_text("…")
    shown: dict[str, int] = page.evaluate(VALUES)
    return shown


def whole(position: Position, taken: int) -> dict[str, int]:
    return {card.value: taken + tricks for card, tricks in reference.results(position, Objective.TRICKS).items()}


def test_a_deal_is_laid_out_by_clicks_and_played_out_as_the_reference_says(browser: Browser, solving_room: str) -> None:
    with visit(browser, solving_room) as page:
        page.goto("/")
        page.get_by_role("link", name="Solve a deal with open cards").click()
        for brush, hand in zip(BRUSHES, HANDS, strict=True):
            page.get_by_role("radio", name=brush).click()
            for card in hand.split():
                page.locator(f'[data-card="{card}"]').click()
        page.locator('[data-card="7c"]').click()
        page.get_by_role("button", name="Solve").click()
        expect(page.locator(".solver-counted.wrong")).to_contain_text("Second defender 4")
        page.get_by_role("button", name="Undo").click()
        page.get_by_role("radio", name="hearts").click()
        page.get_by_role("button", name="Solve").click()
        position, taken, gone = START, 0, 0
        while any(position.hands):
            shown = values_shown(page, gone)
            assert shown == whole(position, taken)
            best = {
                card for card, value in shown.items() if value == (max if position.turn == 0 else min)(shown.values())
            }
            marked = set(page.locator(".move.best").evaluate_all("all => all.map((one) => one.dataset.card)"))
            assert marked == (best if len(best) < len(shown) else set())
            card = max(shown, key=lambda one: (one not in best, one))
            page.locator(f'[data-card="{card}"]').click()
            point, position = play_card(position, Card(card))
            taken, gone = taken + point, gone + 1
        expect(page.locator(".solver-verdict")).to_have_text(re.compile(rf"^The declarer took {taken} tricks?\.$"))
        expect(page.locator(".tricks-told li")).to_have_count(3)
        expect(page.locator(".tricks-told .cost")).not_to_have_count(0)
        link = page.get_by_label("Link to this position").input_value()
        tricks = page.locator(".tricks-told").inner_text()
        with page.context.new_page() as other:
            other.goto(link)
            expect(other.locator(".tricks-told")).to_have_text(tricks, use_inner_text=True)
            other.get_by_role("button", name="Step back").click()
            expect(other.locator(".move")).to_have_count(1)


def test_the_keyboard_alone_lays_out_solves_and_plays(browser: Browser, solving_room: str) -> None:
    with visit(browser, solving_room) as page:
        page.goto("/solver")
        page.locator('[data-card="As"]').focus()
        for key in (
            "1",
            "ArrowRight",
            "2",
            "ArrowRight",
            "3",
            "ArrowDown",
            "1",
            "ArrowLeft",
            "2",
            "Home",
            "3",
            "0",
            "1",
        ):
            page.keyboard.press(key)
        page.locator("summary").focus()
        page.keyboard.press("Enter")
        fields = page.locator(".typed-hands input")
        for at, written in enumerate(("Qc As", "Ks Kc", "Qs")):
            expect(fields.nth(at)).to_have_value(written)
        expect(fields).to_have_count(3)
        fields.nth(2).fill("Qs 1x")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("“1x” is no card")
        fields.nth(2).fill("Qs 10♦")
        page.get_by_label("The declarer wants").select_option("betl")
        page.get_by_label("The declarer wants").select_option("tricks")
        fields.nth(2).press("Enter")
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.locator('[data-card="Td"]')).to_have_accessible_name("ten of diamonds: Second defender")
        page.get_by_role("button", name="Solve").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".move")).to_have_count(2)
        expect(page.locator(".move:focus")).to_have_count(1)
        page.locator(".move").first.focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".move").nth(1)).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".solver-trick .card")).to_have_count(1)
        expect(page.locator(".move:focus")).to_have_count(1)
        expect(page.locator("[aria-live=polite] p").last).to_contain_text("with best play.")
        page.keyboard.press("b")
        expect(page.locator(".solver-trick .card")).to_have_count(2)
        page.locator("h1").click()
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".solver-trick .card")).to_have_count(1)
        page.keyboard.press("e")
        page.keyboard.press("End")
        expect(page.locator(".solver-verdict")).to_contain_text("The declarer took")
        page.get_by_role("button", name="Change the cards").press("Enter")
        expect(page.locator(".pack-card:focus")).to_have_count(1)


def test_the_solver_is_open_to_everybody(browser: Browser, solving_room: str) -> None:
    with visit(browser, solving_room, size=PHONE, locale="sk-SK") as page:
        page.goto(f"/solver?{QUERY}")
        page.locator("summary").click()
        look_at_both_sizes(page)
        follow(page, f"{TABLE}Kd+Ad+8d+7h")
        expect(page.locator(".tricks-told .cost").first).to_be_visible()
        expect(page.locator(".cell").first).not_to_have_text("…")
        look_at_both_sizes(page)


def look_at_both_sizes(page: Page) -> None:
    """Check the page on a phone with axe; on a wide screen only that nothing is too small or beyond the edge."""
    look_at(page, PHONE)
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDE[0]
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def test_links_that_are_not_whole_and_a_solver_that_is_not_ready(browser: Browser, solving_room: str) -> None:
    links = {
        "/solver?declarer=As+Xx&first=Ks&strain=s": "The link is incomplete",
        "/solver?declarer=As&first=Ks+Qs&strain=s&played=As": "The link is incomplete",
        f"{TABLE}Ks": "These cards cannot be played in this order",
    }
    with visit(browser, solving_room, unlike="responded with a status") as page:
        page.goto("/solver?fbclid=7")
        expect(page.get_by_role("radio", name="Second defender")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        for address, said in links.items():
            follow(page, address)
            expect(page.get_by_role("alert")).to_contain_text(said)
        page.get_by_role("button", name="To the first card").click()
        expect(page.locator(".move")).to_have_count(3)
        page.go_back()
        expect(page.locator(".pack")).to_be_visible()
        compiling = [True]
        not_ready = {"status": 503, "json": {"reason": "making_ready", "text": "Not yet."}}
        page.route(
            re.compile(r"/api/solve\?.*played="),
            lambda route: route.fulfill(**not_ready) if compiling else route.continue_(),
        )
        follow(page, TABLE.replace("strain=h", "strain=n"))
        expect(page.get_by_role("status")).to_contain_text("Getting the solver ready")
        compiling.clear()
        expect(page.locator(".move")).to_have_count(3)
        expect(page.get_by_role("status")).to_have_count(0)


CARDS = """place => [...document.querySelectorAll(place)].map((card) => card.ariaLabel.split(':')[0])"""
HANDS_LYING = """place => [...document.querySelectorAll(place)].map((hand) =>
  [...hand.querySelectorAll('.card')].map((card) => card.ariaLabel.split(':')[0]).sort())"""


def test_a_replay_opens_its_moment_in_the_solver(browser: Browser, solving_room: str) -> None:
    with visit(browser, solving_room) as page:
        play_a_deal(page)
        open_replay(page)
        page.get_by_label("All hands open").check()
        to_solver = page.get_by_role("link", name="Open in the solver")
        expect(to_solver).to_be_hidden()
        page.keyboard.press("End")
        for _ in range(6):
            page.keyboard.press("ArrowLeft")
        while not (page.locator(".trick .card").count() == 1 and to_solver.is_visible()):
            page.keyboard.press("ArrowLeft")
        lying = page.evaluate(CARDS, ".trick .card")
        held = page.evaluate(HANDS_LYING, ".open-hand")
        to_solver.click()
        expect(page.locator(".move").first).to_be_visible()
        assert page.evaluate(CARDS, ".solver-trick .card") == lying
        there = page.evaluate(HANDS_LYING, ".solver-cards")
        assert len(there) in {2, 3}
        assert all(hand in held for hand in there)
        expect(page.locator(".cell").first).not_to_have_text("…")
