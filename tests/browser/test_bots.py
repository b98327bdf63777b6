"""The choice of bots: each is described by how it plays, and can be replaced by another."""

from playwright.sync_api import Browser, expect

from kitapi_testing.browser.visitor import PHONE, visit


def test_every_bot_says_how_it_plays_and_can_be_exchanged_at_the_table(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        page.goto("/")
        page.get_by_role("button", name="With friends").click()
        page.get_by_label("Your name").fill("Maria")
        for seat, bot in (("Seat 2", "steady"), ("Seat 3", "random")):
            page.get_by_label(seat).select_option(bot)
        form = page.locator("form.friends")
        expect(page.get_by_label("Seat 3")).to_have_accessible_description("makes random moves within the rules")
        expect(form.get_by_text("plays by rules of thumb")).to_be_visible()
        page.get_by_role("button", name="Open the table").click()
        page.get_by_role("button", name="Seats").click()
        stelios = page.get_by_label("Who plays for Stelios")
        expect(stelios).to_have_value("steady")
        stelios.select_option("passer")
        expect(stelios).to_have_accessible_description("always passes, and plays its lowest cards")
        expect(page.get_by_label("Who plays for Vasso")).to_have_value("random")
