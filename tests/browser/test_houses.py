"""A house with a name: others are invited into it, an invitation is withdrawn, and a member removed."""

from playwright.sync_api import Browser, Locator, Page, expect

from kitapi_testing.browser.visitor import visit
from kitapi_testing.clauses import clause

TALL_PHONE = (360, 740)


def form_of(page: Page) -> Locator:
    """Return the form for a table with friends, for Caribbean Stud."""
    page.goto("/")
    page.get_by_role("button", name="Caribbean Stud", exact=True).click()
    page.get_by_role("button", name="With friends").click()
    return page.locator("form.friends")


def found_house(page: Page) -> None:
    """Found the house Lido with its first table."""
    form = form_of(page)
    form.get_by_label("Your name").fill("Maria")
    form.get_by_role("combobox", name="House").select_option(label="a new house")
    form.get_by_label("Name of the house").fill("Lido")
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")


def members_in(page: Page) -> Locator:
    """Return the form with the house Lido chosen, which shows its members."""
    form = form_of(page)
    form.get_by_role("combobox", name="House").select_option(label="Lido")
    return form


@clause("AMB-72")
def test_a_founder_invites_somebody_withdraws_an_invitation_and_removes_a_member(
    browser: Browser, card_room: str
) -> None:
    with visit(browser, card_room, size=TALL_PHONE) as maria, visit(browser, card_room) as nikos:
        found_house(maria)
        form = members_in(maria)
        form.get_by_role("button", name="Let somebody else open tables in it").click()
        link = form.get_by_label("Invitation to Lido").input_value()
        expect(form).to_contain_text("Invitations that nobody has used: 1")
        nikos.goto(link)
        expect(nikos.get_by_role("status")).to_have_text("You may open tables in the house Lido now.")
        form = members_in(maria)
        expect(form.locator(".members li")).to_have_count(1)
        assert maria.evaluate("document.documentElement.scrollWidth") <= TALL_PHONE[0]
        form.get_by_role("button", name="Let somebody else open tables in it").click()
        form.get_by_role("button", name="Withdraw them").click()
        expect(form.get_by_role("button", name="Let somebody else open tables in it")).to_be_visible()
        expect(form).not_to_contain_text("Invitations that nobody has used")
        form.get_by_role("button", name="Remove").click()
        expect(form.locator(".members")).to_have_count(0)
        assert nikos.request.get("/api/houses").json()["houses"] == []
