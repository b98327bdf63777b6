"""The odds on their page: a mistake costs its exact difference, any hand is looked up by keys, and links are whole."""

import re
from fractions import Fraction

from playwright.sync_api import Browser, Page, expect

from kitapi.cards import read_card, read_cards
from kitapi.games.caribbean_stud.odds.decision import Decision, decision
from kitapi.games.caribbean_stud.odds.text_queries import draw_decision
from kitapi_testing.browser.visitor import PHONE, visit
from tests.browser.test_access import each_size, look_at, violations

PAGE = "/odds/caribbean-stud"
SEED = "7"


def values_of(found: Decision) -> dict[str, Fraction]:
    exchange = {f"exchange {card.value}": value for card, value in found.exchange.items()}
    return {"fold": found.fold, "raise": found.raise_, **exchange}


def format_value(value: Fraction) -> str:
    return f"{float(value):+.4f}".replace("-", "−")


def exactly(value: Fraction) -> str:
    return str(value).replace("-", "−")


def test_a_mistake_costs_the_exact_difference_and_is_kept_in_the_account(browser: Browser, card_room: str) -> None:
    deal = draw_decision({"seed": SEED, "number": "0", "close": "yes"})
    found = decision(read_cards(deal["hand"]), read_card(deal["upcard"]))
    values = values_of(found)
    wrong = next(choice for choice in ("fold", "raise") if values[choice] < values[found.best])
    cost = values[found.best] - values[wrong]
    with visit(browser, card_room) as page:
        page.goto("/")
        page.get_by_role("button", name="Caribbean Stud").click()
        page.get_by_role("link", name="The exact odds").click()
        expect(page).to_have_url(re.compile("seed="))
        page.goto(f"{PAGE}?seed={SEED}&number=0")
        page.get_by_label("Only close decisions").check()
        expect(page).to_have_url(re.compile("close=yes"))
        expect(page.locator(f'[data-card="{deal["hand"][:2]}"]')).to_be_visible()
        page.keyboard.press(wrong[0])
        expect(page.locator(".odds-verdict")).to_contain_text("Better")
        expect(page.locator(".odds-cost")).to_contain_text(f"{float(cost):.4f} ANTE")
        expect(page.locator(".odds-cost .exact")).to_have_text(exactly(cost))
        page.get_by_label("Exact fractions").check()
        for choice, amount in values.items():
            cells = page.locator(f'[data-choice="{choice}"] td')
            expect(cells).to_have_text(format_value(amount) + exactly(amount))
        expect(page.locator(".choices-told .best .told-mark").first).to_have_text("★ best")
        expect(page.locator(".choices-told .chosen")).to_have_attribute("data-choice", wrong)
        expect(page.locator(".odds-standing")).to_contain_text(f"1 hand · 1 mistake · {100 * float(cost):.2f}%")
        page.keyboard.press("n")
        expect(page.get_by_role("heading", name="Hand 2")).to_be_visible()
        following = draw_decision({"seed": SEED, "number": "1", "close": "yes"})
        card = following["best"].removeprefix("exchange ")
        if card in following["hand"]:
            page.locator(f'[data-card="{card}"]').click()
        else:
            page.keyboard.press(following["best"][0])
        expect(page.locator(".odds-verdict")).to_have_text("The best choice.")
        expect(page.locator(".odds-standing")).to_contain_text("2 hands · 1 mistake")
        page.reload()
        expect(page.locator(".odds-standing")).to_contain_text("2 hands · 1 mistake")


def test_a_hand_is_looked_up_by_keys_in_writing_and_by_its_link(browser: Browser, card_room: str) -> None:
    hand, upcard = "Kh 6h 5s 2h Ah", "7c"
    with visit(browser, card_room) as page:
        page.goto(f"{PAGE}?part=lookup")
        page.locator('[data-card="As"]').focus()
        for key in ("ArrowRight", "Enter", "ArrowDown", "Enter"):
            page.keyboard.press(key)
        expect(page).to_have_url(re.compile(r"hand=Ks\+Kh"))
        page.get_by_label("Your five cards").fill(f"{hand} {upcard}")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("Choose five cards")
        page.get_by_label("Your five cards").fill(hand)
        page.get_by_label("The bank's upcard").and_(page.locator("input")).fill(upcard)
        page.keyboard.press("Enter")
        for game, tick in (("venice", True), ("base", False)):
            page.get_by_label("A card may be exchanged").set_checked(tick)
            values = values_of(decision(read_cards(hand), read_card(upcard), exchange=game == "venice"))
            expect(page.locator(".choices-told tbody tr")).to_have_count(len(values))
            for choice, amount in values.items():
                expect(page.locator(f'[data-choice="{choice}"] td')).to_have_text(format_value(amount))
        link = page.get_by_label("Link to this hand").input_value()
        with page.context.new_page() as other:
            other.goto(link)
            expect(other.locator(".odds-verdict")).to_have_text("Best: Fold")
            other.goto(f"{PAGE}?hand=Kh+Kh+1s&upcard=7c")
            expect(other.get_by_role("alert")).to_contain_text("The link is incomplete")


def look(page: Page) -> None:
    """Check the page in each size; both themes only on a phone, since their colours do not depend on the width."""
    for size in each_size(page):
        if size == PHONE:
            look_at(page, size)
        else:
            assert violations(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_every_part_is_open_to_everybody(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, locale="sk-SK") as page:
        page.goto(f"{PAGE}?seed={SEED}&number=2")
        expect(page.locator(".odds-hand .card")).to_have_count(5)
        page.keyboard.press("2")
        expect(page.locator(".odds-verdict")).to_be_visible()
        look(page)
        page.goto(f"{PAGE}?hand=Kh+6h+5s+2h+Ah&upcard=7c")
        expect(page.locator(".odds-verdict")).to_be_visible()
        look(page)
        page.locator(".odds-parts a").last.click()
        expect(page.locator("[data-row=flush_draw] td")).to_have_count(13)
        expect(page.locator("[data-strategy=perfect] b").first).to_have_text(re.compile("1[.,]1757"))
        look(page)
