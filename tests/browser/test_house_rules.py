"""House rules of clubs at a table of two people and a bot: a solo declined, and kasa added between deals."""

from typing import Any

from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.visitor import MOMENT, await_effect, await_sheet, discard_two, phase, visit
from kitapi_testing.clauses import clause

TERMS = {"players": 3, "variant": {"add_kasa": True, "solo_declined": True}}
OPEN = """async (asked) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(asked) });
  return (await answer.json()).table;
}"""
TALL_PHONE = (360, 740)


def open_table(page: Page) -> str:
    """Return the address of a table that Maria has opened, with a bot that always passes."""
    page.goto("/")
    request: dict[str, Any] = {"game": "prefa", "terms": TERMS, "seats": ["me", "open", "passer"], "name": "Maria"}
    page.goto(f"/table/{page.evaluate(OPEN, request)}")
    return page.url


def sit_down_in_greek(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Κάθομαι εδώ").first.click()
    page.get_by_label("Το όνομά σου").fill("Νίκος")
    page.get_by_role("button", name="Κάθομαι", exact=True).click()
    page.get_by_role("button", name="Συμφωνώ").click()
    expect(page.locator(".held")).to_have_count(10)


def buy(maria: Page, nikos: Page) -> None:
    """Let Maria bid and Nikos pass until Maria has the talon."""
    while phase(maria) == "bidding":
        for page, choice in ((maria, "first"), (nikos, "last")):
            if phase(page) == "bidding" and page.evaluate(MOMENT) == "asked":
                with await_effect(page, "asked", "waiting"):
                    getattr(page.locator(".options [data-choice]"), choice).click()


@clause("PREFA-BUY-02", "PREFA-HOUSE-03", "PREFA-HOUSE-04")
def test_a_solo_after_the_discard_is_declined_and_then_kasa_is_added(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as maria, visit(browser, card_room, size=TALL_PHONE, locale="el-GR") as nikos:
        sit_down_in_greek(nikos, open_table(maria))
        buy(maria, nikos)
        with await_effect(maria, "asked"):
            discard_two(maria)
        maria.get_by_role("button", name="Write solo").click()
        maria.get_by_role("button", name="Yes").click()
        expect(nikos.locator(".claim")).to_contain_text("64")
        nikos.get_by_role("button", name="Αρνούμαι την πληρωμή").click()
        nikos.get_by_role("button", name="Ναι").click()
        expect(maria.locator(".settled")).to_contain_text("payment declined")
        expect(maria.locator(".settled .payment")).to_have_text("You put 20 into the kasa")
        expect(maria.locator(".strip")).to_contain_text("920")
        add_kasa(maria, nikos)


def add_kasa(maria: Page, nikos: Page) -> None:
    """Let Nikos propose it, on a phone in Greek, and Maria agree; both sheets then show it."""
    nikos.get_by_text("Προσθήκη κάσας").click()
    nikos.get_by_label("Για κάθε παίκτη").fill("50")
    nikos.get_by_role("button", name="Πρόταση σε όλους").click()
    expect(nikos.locator(".kasa-change")).to_contain_text("Maria")
    expect(maria.locator(".kasa-change")).to_contain_text("Νίκος: shall we add 50 a player to the kasa?")
    assert nikos.evaluate("document.documentElement.scrollWidth") <= TALL_PHONE[0]
    maria.locator(".kasa-change").get_by_role("button", name="I agree").click()
    for page, kasa in ((maria, "1,070"), (nikos, "1.070")):
        expect(page.locator(".strip")).to_contain_text(kasa)
        expect(page.locator(".kasa-added")).to_have_count(1)
        await_sheet(page)
    columns = maria.locator(".figures.kasa .figure:not(.struck)").all_inner_texts()
    assert sorted(columns) == ["35", "35", "37"]
    maria.locator(".figures.kasa").first.click()
    expect(maria.locator(".story")).to_contain_text("after deal 1, by agreement of all")
    for page in (maria, nikos):
        page.locator(".foot .choice").last.click()
    expect(maria.locator(".strip")).to_contain_text("1,070")
    expect(maria.locator(".held")).to_have_count(10)
