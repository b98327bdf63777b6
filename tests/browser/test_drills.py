"""Training on the page: alone with the keyboard, and in a class whose trainer follows."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kitapi.kernel.drills import Drill
from kitapi.registry import DRILLS
from kitapi_testing.browser.visitor import PHONE, visit
from tests.browser.test_access import look_at_each_size

ADDRESS = "/drills/caribbean-stud"
SEED = 11
CHOSEN = "topics => localStorage.setItem('kitapi.drills.caribbean-stud', JSON.stringify({ chosen: topics }))"


def drill_of(topic: str, number: int = 0) -> Drill:
    return DRILLS["caribbean-stud"].drill(SEED, topic, number)


def train(page: Page, *topics: str) -> None:
    """Open the practice with these topics alone."""
    page.goto("/")
    page.evaluate(CHOSEN, list(topics))
    page.goto(f"{ADDRESS}?seed={SEED}")
    expect(page.locator("#drill-ask")).to_be_visible()


def answer(page: Page, given: Any) -> None:
    """Answer the drill that is shown, with the keyboard alone."""
    if isinstance(given, int):
        page.locator(".drill-amount input").fill(str(given))
        page.keyboard.press("Enter")
    else:
        for letter in given:
            page.keyboard.press(letter)
        if page.locator(".drill-question > .big").count():
            page.keyboard.press("Enter")


@pytest.mark.parametrize("topic", ["cut", "payment", "award-order"])
def test_a_right_answer_is_marked_with_its_clauses_and_its_reason(browser: Browser, card_room: str, topic: str) -> None:
    with visit(browser, card_room) as page:
        train(page, topic)
        one = drill_of(topic)
        answer(page, one.solution.answer)
        expect(page.locator(".mark-verdict")).to_have_text("Right.")
        expect(page.locator(".mark-clauses .rule-number")).to_have_text(list(one.solution.clauses))
        expect(page.locator(".mark-reason")).not_to_be_empty()
        expect(page.locator(".drills-standing")).to_contain_text("1 of 1 right")


def test_a_wrong_answer_is_followed_by_the_right_one(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        train(page, "payment")
        answer(page, 987_654)
        expect(page.locator(".mark-verdict")).to_have_text("Wrong.")
        expect(page.locator(".marked")).to_contain_text(f"Correct answer: {drill_of('payment').solution.answer}")


def test_the_tally_and_the_topics_are_kept(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        train(page, "cut")
        for number in range(2):
            answer(page, drill_of("cut", number).solution.answer)
            expect(page.locator(".mark-verdict")).to_be_visible()
            page.keyboard.press("Enter")
            expect(page.locator(".marked")).to_have_count(0)
        expect(page.locator(".drill h2")).to_be_focused()
        page.reload()
        expect(page.locator(".drills-standing")).to_contain_text("In a row: 2")
        kept = json.loads(page.evaluate("localStorage.getItem('kitapi.drills.caribbean-stud')"))
        assert kept["topics"] == {"cut": {"right": 2, "asked": 2}}
        assert kept["chosen"] == ["cut"]
        page.get_by_text("Choose topics").click()
        expect(page.locator(".drills-more").first.get_by_label("The cut")).to_be_checked()
        expect(page.locator(".topic-count")).to_have_text("2/2")


def test_cards_and_stakes_are_those_of_the_situation(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        train(page, "CSP-123")
        shown = drill_of("CSP-123").situation
        seats = [seat for seat in shown.seats if seat.ante]
        tiles = page.locator(".drill-seat:not(.bare)")
        expect(tiles).to_have_count(len(seats))
        for tile, seat in zip(tiles.all(), seats, strict=True):
            expect(tile.locator(".drill-seat-name")).to_have_text(f"Seat {seat.seat + 1}")
            expect(tile.locator(".box.ante")).to_contain_text(str(seat.ante))
            expect(tile.locator(".drill-cards .card.back")).to_have_count(seat.down)


@pytest.mark.parametrize("topic", ["CSP-113", "payment-order", "console"])
def test_a_drill_is_open_to_everybody(browser: Browser, card_room: str, topic: str) -> None:
    with visit(browser, card_room, locale="sk-SK") as page:
        train(page, topic)
        page.locator("summary").nth(0).click()
        page.locator("summary").nth(1).click()
        look_at_each_size(page)
        answer(page, drill_of(topic).solution.answer)
        expect(page.locator(".mark-verdict")).to_be_visible()
        look_at_each_size(page)


def test_a_trainer_follows_his_class(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as trainer, visit(browser, card_room, size=PHONE) as trainee:
        train(trainer, "payment")
        trainer.get_by_text("Train with a class").click()
        form = trainer.locator(".class-form").nth(1)
        form.locator("input[type=number]").fill("3")
        form.get_by_label("Payments", exact=True).check()
        form.get_by_role("button", name="Open a class").click()
        expect(trainer.locator(".trainers-sheet")).to_contain_text("Nobody has joined yet.")
        trainee.goto(trainer.url)
        trainee.get_by_label("Your name").fill("Anna")
        trainee.get_by_role("button", name="Join").click()
        expect(trainee.locator("#drill-ask")).to_be_visible()
        answer(trainee, 987_654)
        expect(trainee.locator(".mark-verdict")).to_have_text("Wrong.")
        expect(trainee.get_by_role("button", name="Drill 1, not right")).to_be_visible()
        expect(trainer.locator(".class-marks tbody tr")).to_contain_text("Anna")
        expect(trainer.locator(".class-marks td.is-wrong")).to_have_text("0")
        expect(trainer.locator(".weakest")).to_contain_text("CSP-0")
        assert trainee.locator(".trainers-sheet").count() == 0
        link = trainer.get_by_label("Your own link to this sheet").input_value()
        trainer.reload()
        expect(trainer.get_by_role("button", name="Open this sheet on another device")).to_be_visible()
        with visit(browser, card_room) as laptop:
            laptop.goto(link)
            expect(laptop.locator(".class-marks tbody tr")).to_contain_text("Anna")
            assert laptop.get_by_label("Link to this class").input_value() == laptop.url == trainer.url
        with trainer.expect_download() as saved:
            trainer.get_by_role("link", name="Save for a spreadsheet").click()
        assert saved.value.suggested_filename == "kitapi-class.csv"
        look_at_each_size(trainer)
        look_at_each_size(trainee)
        trainee.get_by_role("button", name="Next").click()
        expect(trainee.locator(".marked")).to_have_count(0)
        trainee.get_by_role("button", name="Drill 1, not right").click()
        expect(trainee.locator(".mark-verdict")).to_have_text("Wrong.")


def test_an_answer_is_of_the_drill_that_is_read_while_another_one_does_not_come(
    browser: Browser, card_room: str
) -> None:
    with visit(browser, card_room, unlike="ERR_FAILED") as page:
        page.goto(ADDRESS)
        request = {"game": "caribbean-stud", "seed": 3, "topics": ["payment"], "count": 3}
        code = page.request.post("/api/classes", data=request).json()["class"]
        page.route("**/drills/0?*", lambda route: route.abort())
        page.goto(f"{ADDRESS}?class={code}")
        page.get_by_text("Answer too").click()
        page.get_by_label("Your name").fill("Anna")
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_role("alert")).to_have_text("The server does not answer.")
        page.unroute_all()
        page.get_by_role("button", name="Try now").click()
        expect(page.locator("#drill-ask")).to_be_visible()
        page.route("**/drills/1?*", lambda route: route.abort())
        page.get_by_role("button", name="Drill 2, not answered").click()
        expect(page.locator(".drill-question .trouble")).to_have_text("The server does not answer.")
        answer(page, 987_654)
        expect(page.get_by_role("button", name="Drill 1, not right")).to_be_visible()
        expect(page.get_by_role("button", name="Drill 2, not answered")).to_be_visible()


def test_an_unknown_class_says_so(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, unlike="status of 404") as page:
        page.goto(f"{ADDRESS}?class=ZZZZZZ")
        expect(page.get_by_role("alert")).to_contain_text("There is no class “ZZZZZZ” here.")


def test_a_game_without_drills_has_no_such_page(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, unlike="status of 404") as page:
        page.goto("/drills/prefa")
        expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_the_first_page_leads_there(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        page.goto("/")
        page.get_by_role("button", name="Caribbean Stud").click()
        page.get_by_role("link", name="Training for dealers").click()
        expect(page.get_by_role("heading", name="Training: Caribbean Stud")).to_be_visible()
        expect(page.locator("#drill-ask")).to_be_visible()
