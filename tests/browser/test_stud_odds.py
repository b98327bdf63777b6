"""Odds at a real table of Caribbean Stud: after the hand, and before it if the terms allow that."""

from playwright.sync_api import Browser, Page, expect

from kitapi.cards import read_card, read_cards
from kitapi.games.caribbean_stud.odds.decision import decision
from kitapi_testing.browser.visitor import PHONE, visit
from tests.browser.test_access import look_at
from tests.browser.test_caribbean_stud import PATIENCE, choose, open_table, stake

FIRST, UPCARD = read_cards("Ah Kh 9h 4h 2h"), read_card("2c")
"""The cards of seat 0 from the stacked deck, and the bank's fifth card if two seats play."""


def read_choices(page: Page) -> dict[str | None, tuple[str, str]]:
    """Return the text beside each choice: its value, and its marks."""
    rows = page.locator(".odds-told .choices-told tbody tr")
    expect(rows).to_have_count(7)
    return {
        row.get_attribute("data-choice"): (
            row.get_by_role("cell").inner_text(),
            " ".join(row.locator(".told-mark").all_inner_texts()),
        )
        for row in rows.all()
    }


def test_odds_are_shown_before_the_choice_only_where_the_terms_say_so_and_after_the_hand(
    browser: Browser, stacked_room: str
) -> None:
    odds = decision(FIRST, UPCARD)
    values = {
        "fold": odds.fold,
        "raise": odds.raise_,
        **{f"exchange {card.value}": one for card, one in odds.exchange.items()},
    }
    wanted = {name: f"{float(one):+.4f}".replace("-", "−") for name, one in values.items()}
    with visit(browser, stacked_room, size=PHONE) as page:
        page.goto("/")
        closed = open_table(page, ["me", "rock"])
        refused = page.request.get(f"/api{closed.replace('table', 'tables')}/hands/1/odds?lang=en")
        assert refused.json()["text"] == "At this table the odds are shown when the round is over."

        page.goto(open_table(page, ["me", "rock"], odds_before=True))
        stake(page, 10)
        page.get_by_role("button", name="Odds", exact=True).click(timeout=PATIENCE)
        before = read_choices(page)
        assert {name: value for name, (value, _) in before.items()} == wanted
        assert [name for name, (_, marks) in before.items() if marks] == ["raise"]
        page.keyboard.press("Escape")
        choose(page, "^Fold")
        expect(page.locator(".settled")).to_be_visible(timeout=PATIENCE)
        page.keyboard.press("o")
        after = read_choices(page)
        assert {name: value for name, (value, _) in after.items()} == wanted
        assert (after["raise"][1], after["fold"][1]) == ("★ best", "your choice")
        expect(page.locator(".odds-cost")).to_contain_text("Your choice cost")
        look_at(page, PHONE)
