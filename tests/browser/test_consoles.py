"""The pages for the house's roles at Caribbean Stud: deal a hand, press wrong keys, take and leave a role."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.visitor import PHONE, WIDE, visit
from tests.browser.test_access import BEYOND_THE_EDGE, TOO_SMALL, look_at_each_size
from tests.browser.test_caribbean_stud import PATIENCE, open_table

HAND = (
    *("open_table", "check_decks", "wash", "invite_stakes", "no_more_bets", "coin_in", "count_tokens", "deal"),
    *("turn_upcard", "check_bet", "check_bet", "reveal", "settle", "settle", "store_bank", "game_over"),
)
"""The dealer's steps with two bots at the table, who raise: one has a flush, the other a pair of eights."""

ROLES = ("gaming_inspector", "municipal_inspector", "gaming_management", "control_room")
"""The roles of the house except the dealer."""


def take_role(page: Page, table: str, role: str, name: str = "Dora") -> None:
    """Open the role's page and take the role; ``name`` is given unless the visitor has a name at this table."""
    page.goto(f"{table}/as/{role}")
    offer = page.locator(".role-offer")
    offer.get_by_role("button", name="Take this role").click()
    expect(offer.get_by_label("Your name").or_(page.locator(".step-bar"))).to_be_visible()
    if offer.count():
        offer.get_by_label("Your name").fill(name)
        offer.get_by_role("button", name="Take this role").click()
    expect(page.locator(".step-bar")).to_be_visible()


@contextmanager
def dealer_with_bots(browser: Browser, address: str, size: tuple[int, int] = WIDE) -> Iterator[Page]:
    """Yield the page of a dealer: the table is not open yet, two of three seats are bots, nobody has another role."""
    with visit(browser, address, size=size) as page:
        page.goto("/")
        take_role(page, open_table(page, ["open", "open", "open"]), "dealer")
        for bots in (1, 2):
            page.get_by_role("button", name="House", exact=True).click()
            page.get_by_role("dialog").get_by_role("button", name="Call a bot").last.click()
            page.keyboard.press("Escape")
            expect(page.locator(".felt .plate.out")).to_have_count(3 - bots)
        yield page


BUTTONS_AND_LOG = """() => {
  const role = location.pathname.split('/as/')[1] ?? null;
  const own = window.sockets.findLast(({ url }) => new URL(url).searchParams.get('as') === role);
  return own?.state?.version ?? -1;
}"""
"""Returns the version that the page shows; the page of a person with several roles has a socket for each."""


def do(page: Page, step: str) -> None:
    """Press the large button once it offers ``step``, and wait until it is done; the next may be of the same kind."""
    button = page.locator(".next-step")
    expect(button).to_have_attribute("data-step", step)
    before = page.evaluate(BUTTONS_AND_LOG)
    button.click()
    page.wait_for_function(f"(before) => ({BUTTONS_AND_LOG})() > before", arg=before)


def test_a_dealer_alone_deals_a_whole_hand_by_the_large_button(browser: Browser, stacked_room: str) -> None:
    said = {"no_more_bets": "No more bets please", "turn_upcard": "Prego, go ahead"}
    with dealer_with_bots(browser, stacked_room) as page:
        for step in HAND:
            if step == "no_more_bets":
                expect(page.locator(".felt .standing-words", has_text="stake stands")).to_have_count(
                    2, timeout=PATIENCE
                )
            expect(page.locator(".next-step")).to_have_attribute("data-step", step, timeout=PATIENCE)
            if words := said.get(step):
                expect(page.locator(".aloud q")).to_have_text(words)
            do(page, step)
        log_lines = page.locator(".log li")
        expect(log_lines.filter(has_text="Stelios, flush: ANTE is paid")).to_have_count(1)
        expect(log_lines.filter(has_text="The bank does not qualify: high card")).to_have_count(1)
        expect(log_lines.filter(has_text="Stelios wins 50 of the jackpot: flush")).to_have_count(1)
        expect(log_lines.filter(has_text="Round 2")).to_have_count(1, timeout=PATIENCE)
        expect(page.locator(".next-step")).to_have_attribute("data-step", "wash", timeout=PATIENCE)


def test_a_wrong_key_is_refused_with_the_rule_that_says_so(browser: Browser, stacked_room: str) -> None:
    with dealer_with_bots(browser, stacked_room) as page:
        do(page, "open_table")
        refused = page.get_by_role("alert")
        console = page.get_by_role("region", name="Console")
        for key, rule in (("COIN IN", "CSP-024"), ("GAME OVER", "AMB-32"), ("JACKPOT 5 flush", "CSP-149")):
            console.get_by_role("button", name=key, exact=True).click()
            expect(refused.locator(".rule-number")).to_have_text(rule)
            refused.get_by_role("button", name="Close").click()
            expect(refused.locator(".rule-number")).to_have_count(0)
        console.get_by_role("radio", name="R, run").focus()
        page.keyboard.press("ArrowLeft")
        expect(refused.locator(".rule-number")).to_have_text("CSP-149")
        expect(console.get_by_role("radio", name="R, run")).to_be_checked()
        expect(page.locator(".next-step")).to_have_attribute("data-step", "check_decks")


def test_a_role_is_taken_shown_to_all_and_given_up_for_another(browser: Browser, stacked_room: str) -> None:
    with visit(browser, stacked_room) as dora, visit(browser, stacked_room, size=PHONE) as boris:
        dora.goto("/")
        table = open_table(dora, ["open", "open", "open"])
        take_role(dora, table, "dealer")
        boris.goto(table)
        boris.get_by_role("button", name="Seats").click()
        roles = boris.locator(".role-list li")
        expect(roles.filter(has_text="Dealer")).to_contain_text("Dora")
        expect(roles.filter(has_text="Gaming inspector")).to_contain_text("the automaton")
        roles.filter(has_text="Gaming inspector").get_by_role("link", name="To the console").click()
        boris.goto(f"{table}/as/dealer")
        expect(boris.locator(".role-offer")).to_contain_text("Who has it: Dora")
        expect(boris.get_by_role("button", name="Take this role")).to_have_count(0)
        take_role(dora, table, "gaming_inspector")
        waits = dora.get_by_role("link", name="Dealer something is waiting for you here")
        expect(waits).to_be_visible()
        waits.click()
        expect(dora.locator(".next-step")).to_have_attribute("data-step", "open_table")
        dora.get_by_role("button", name="House", exact=True).click()
        dora.locator(".role-list li").filter(has_text="Dealer").get_by_role("button", name="Give it up").click()
        expect(dora.locator(".role-offer")).to_contain_text("Who has it: the automaton")
        take_role(boris, table, "dealer", "Boris")
        expect(dora.locator(".role-offer")).to_contain_text("Who has it: Boris")


def test_every_console_is_open_to_all(browser: Browser, stacked_room: str) -> None:
    with dealer_with_bots(browser, stacked_room) as page:
        table = page.url.removesuffix("/as/dealer")
        look_at_each_size(page)
        for step in HAND[:12]:
            do(page, step)
        expect(page.locator(".next-step")).to_have_attribute("data-step", "settle", timeout=PATIENCE)
        look_at_each_size(page)
        page.goto(f"{table}/as/{ROLES[0]}")
        expect(page.locator(".role-offer")).to_be_visible()
        look_at_each_size(page)  # what is offered is the same for every role but for its name
        for role in ROLES:
            take_role(page, table, role)
            look_at_each_size(page)
        page.goto(f"{table}/as/gaming_inspector")
        page.locator(".facts summary").click()
        page.get_by_label("What is irregular").select_option("CSP-100")
        expect(page.get_by_label("How many cards")).to_be_visible()
        look_at_each_size(page)
        page.goto(f"{table}/meter")
        expect(page.locator(".odometer")).to_be_visible()
        wheel = page.locator(".wheel-digits").first
        assert "%" in wheel.evaluate("it => getComputedStyle(it).translate"), "it does not turn as the page grows"
        look_at_each_size(page)


def test_at_a_live_table_no_step_is_hinted_and_nobody_has_two_roles(browser: Browser, stacked_room: str) -> None:
    with visit(browser, stacked_room) as page:
        page.goto("/")
        table = open_table(page, ["open", "simple"], practice=False)
        take_role(page, table, "dealer")
        expect(page.locator(".step-button").first).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".next-step, .hinted, .mistakes")).to_have_count(0)
        page.goto(f"{table}/as/gaming_inspector")
        page.get_by_role("button", name="Take this role").click()
        expect(page.get_by_role("alert")).to_contain_text("role")
        expect(page.locator(".role-offer")).to_contain_text("Who has it: the automaton")
        with visit(browser, stacked_room) as other:
            other.goto(f"{table}/as/gaming_inspector")
            other.get_by_role("button", name="Ask for this role").click()
            other.get_by_label("Your name").fill("Ada")
            other.get_by_role("button", name="Ask for this role").click()
            expect(other.locator(".role-offer")).to_contain_text("the host of the table decides")
            page.get_by_role("button", name="House (1)").click()
            page.get_by_role("button", name="Let in").click()
            expect(other.locator(".step-bar")).to_be_visible()
            expect(page.locator(".role-list")).to_contain_text("Ada")


def test_consoles_find_room_on_a_phone_in_every_language(browser: Browser, stacked_room: str) -> None:
    with visit(browser, stacked_room, size=PHONE) as page:
        page.goto("/")
        table = open_table(page, ["open", *["simple"] * 6])
        take_role(page, table, "dealer")  # first, because seven seats play without a pause while the automaton deals
        for role in ROLES:
            take_role(page, table, role)
        for language in ("el", "sk", "it"):
            page.evaluate("(language) => { document.cookie = `kitapi_look=${language}..; Path=/` }", language)
            for role in ("dealer", *ROLES):
                page.goto(f"{table}/as/{role}")
                expect(page.locator(".step-bar")).to_be_visible()
                expect(page.locator("html")).to_have_attribute("lang", language)
                expect(page.locator(".role-tab")).to_have_count(5)
                assert page.evaluate(BEYOND_THE_EDGE) == []
                assert page.evaluate(TOO_SMALL) == []
                assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_token_sticks_and_a_seat_is_left_out_as_the_dealer_wishes(browser: Browser, stacked_room: str) -> None:
    with dealer_with_bots(browser, stacked_room) as page:
        for step in HAND[:4]:
            do(page, step)
        expect(page.locator(".felt .standing-words", has_text="stake stands")).to_have_count(2, timeout=PATIENCE)
        do(page, "no_more_bets")
        log_lines = page.locator(".log li")
        page.locator("summary", has_text="A token does not fall").click()
        page.get_by_label("Token stuck: Stelios").check()
        for times in (1, 2):
            do(page, "coin_in")
            expect(log_lines.filter(has_text="COIN IN: the token of Stelios is stuck")).to_have_count(times)
        expect(log_lines.filter(has_text="The inspector gives Stelios the token back")).to_have_count(
            1, timeout=PATIENCE
        )
        do(page, "count_tokens")
        expect(page.locator(".next-step")).to_have_attribute("data-step", "deal", timeout=PATIENCE)
        page.locator("summary", has_text="Mistakes for practice").click()
        page.get_by_role("button", name="Leave out of the deal: Vasso").click()
        expect(page.locator(".mistakes")).to_contain_text("About to happen at the deal: Vasso")
        do(page, "deal")
        expect(page.locator(".felt .their-cards .back")).to_have_count(5)
