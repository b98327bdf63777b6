"""A whole deal on the page, by clicks."""

import re
from itertools import count

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from kitapi_testing.browser.visitor import (
    OVER,
    PHONE,
    WIDE,
    accessible_names,
    await_reconnect,
    await_sheet,
    await_turn,
    close_socket,
    hand,
    is_over,
    log_lines,
    next_deal,
    reach_play,
    start_deal,
    take_turn,
    tap,
    visit,
)

WATCH_TRICKS = """() => {
  const look = () => {
    const [trick] = document.querySelectorAll('.trick[class*=gathers-]');
    if (trick?.checkVisibility()) window.gathered = trick.querySelectorAll('[role=img]').length;
  };
  window.gathered = 0;
  new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""
"""A script that notes how many cards are in a trick that moves to its winner, which is visible for only a second."""


def lead_some_tricks(page: Page) -> None:
    assert reach_play(page)
    for _ in range(3):
        take_turn(page)


def deal_lines(page: Page) -> list[str]:
    """Return the lines of the current deal, newest first: a page loaded again has none of the deals before."""
    lines = log_lines(page)
    heading = next(nth for nth, line in enumerate(lines) if re.match(r"Deal \d+; ", line))
    return lines[: heading + 1]


def play_to_the_end(page: Page) -> None:
    while not is_over(page):
        take_turn(page)


def test_one_tap_deals_ten_cards(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        assert len(set(hand(page))) == 10


def test_a_card_that_may_not_be_played_says_why_and_one_tap_plays_another_after_half_a_second(
    browser: Browser, card_room: str
) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        start_deal(page)
        assert reach_play(page)
        while not page.locator(".held.may-not").count():
            if is_over(page):
                next_deal(page)
                assert reach_play(page)
            take_turn(page)
        tap(page, ".held.may-not")
        expect(page.locator(".interruption")).to_contain_text(
            re.compile(r"Follow suit: you hold|play a trump: you hold")
        )
        expect(page.locator(".interruption")).to_contain_text("PREFA-PLAY-02")
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("One tap plays a card").check()
        page.get_by_label("Pace").select_option("at once")
        page.keyboard.press("Escape")
        held = page.locator(".held").count()
        tap(page, ".held.may")
        expect(page.locator(".held.leaving")).to_have_count(1)
        tap(page, ".held.leaving")
        expect(page.locator(".held.picked")).to_have_count(0)
        tap(page, ".held.may")
        expect(page.locator(".held")).to_have_count(held - 1)


def test_a_deal_is_played_to_its_settlement_through_a_reload_and_a_broken_line(
    browser: Browser, card_room: str
) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        start_deal(page)
        lead_some_tricks(page)
        held, log = sorted(hand(page)), deal_lines(page)
        assert len(log) > 12
        page.reload()
        await_turn(page)
        assert (sorted(hand(page)), deal_lines(page)) == (held, log)
        spoken = page.locator("[role=log].unseen p").all_text_contents()
        assert not {log[-1].partition(";")[0], *log}.intersection(spoken), "what was heard before is not said again"
        close_socket(page)
        await_reconnect(page, 2)
        await_turn(page)
        assert (sorted(hand(page)), deal_lines(page)) == (held, log)
        play_to_the_end(page)
        settled = page.get_by_role("article", name="Settlement")
        expect(settled.locator(".payments li").first).to_be_visible()
        results = [
            int(figure.replace("−", "-").replace(",", "")) for figure in settled.locator(".total").all_inner_texts()
        ]
        assert sum(results) == 0
        assert settled.locator(".cards-row").count() >= 4
        dealt = settled.locator(".cards-row").filter(has_not_text="Discards").get_by_role("img")
        assert len(set(accessible_names(dealt))) == 32


def test_what_was_said_into_a_broken_line_is_said_again_once(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        lead_some_tricks(page)
        held = sorted(hand(page))
        playable = page.locator(".held.may").first
        name = playable.get_attribute("aria-label")
        close_socket(page)
        playable.click()
        page.locator(".held.picked").click()
        await_reconnect(page, 2)
        page.wait_for_function("held => document.querySelectorAll('.held').length < held", arg=len(held))
        await_turn(page)
        assert sorted(hand(page)) == [card for card in held if card != name]


def test_a_finished_trick_lies_open_before_it_is_gathered(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        assert reach_play(page)
        page.evaluate(WATCH_TRICKS)
        page.locator(".held.may").first.click()
        page.locator(".held.picked").click()
        page.wait_for_function("() => window.gathered >= 2")


def test_only_what_is_offered_can_be_done(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        lead_some_tricks(page)
        held = sorted(hand(page))
        for card in page.locator(".held[aria-disabled=true]").all():
            card.dispatch_event("click")  # a tap at its middle may meet the neighbour, as cards overlap and shake
        expect(page.locator(".held.picked")).to_have_count(0)
        assert sorted(hand(page)) == held


def test_the_next_deal_follows_and_the_sheet_keeps_the_last(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=WIDE) as page:
        start_deal(page)
        assert reach_play(page)
        play_to_the_end(page)
        await_sheet(page)
        contracts = page.locator(".history > ol > li")
        written = contracts.count()
        assert written
        page.get_by_role("button", name="Next deal").click()
        page.wait_for_selector(OVER, state="detached")
        await_turn(page)
        assert contracts.count() >= written
        expect(page.locator(".strip")).to_contain_text(re.compile(r"kasa \d+"))


def test_a_link_seats_a_friend_and_two_break_the_sitting_up(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as maria, visit(browser, card_room, size=PHONE) as nikos:
        maria.goto("/")
        maria.get_by_role("button", name="With friends").click()
        maria.get_by_label("Your name").fill("Maria")
        maria.get_by_label("Seat 3").select_option("steady")
        maria.get_by_role("button", name="Open the table").click()
        link = maria.locator(".waiting .link").input_value()
        nikos.goto(link)
        nikos.locator(".at-right, .at-left, .at-bottom").get_by_role("button", name="Sit down here").first.click()
        nikos.get_by_label("Your name").fill("Nikos")
        nikos.get_by_role("button", name="Sit down", exact=True).click()
        nikos.get_by_role("button", name="I agree").click()
        for page in (maria, nikos):
            expect(page.locator(".held")).to_have_count(10)
        assert not set(hand(maria)) & set(hand(nikos))
        nikos.get_by_role("button", name="Seats").click()
        nikos.get_by_role("button", name="Propose to end the game").click()
        maria.get_by_role("button", name="I agree").click()
        for page in (maria, nikos):
            expect(page.get_by_role("heading", name="The game was ended")).to_be_visible()


def test_an_unknown_table_says_so(browser: Browser, card_room: str) -> None:
    context = browser.new_context(base_url=card_room, locale="en-GB")
    page = context.new_page()
    page.goto("/table/there-is-none")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    context.close()


TABLE = {"game": "prefa", "terms": {"players": 3}, "seats": ["me", "open", "open"], "name": "Maria"}
FULL = '{"type":"refused","id":null,"reason":"table_full","text":"This table is full of spectators. Look in later."}'


def test_a_table_without_room_says_so_in_the_servers_words_and_is_tried_again(browser: Browser, card_room: str) -> None:
    context = browser.new_context(base_url=card_room, locale="en-GB")
    table = context.request.post("/api/tables", data=TABLE).json()["table"]
    page, tries = context.new_page(), count()

    def turn_away_once(socket: WebSocketRoute) -> None:
        if next(tries):
            socket.connect_to_server()
        else:
            socket.send(FULL)
            socket.close(code=4429)

    page.route_web_socket(re.compile("/socket"), turn_away_once)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name="The server is full right now")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text("This table is full of spectators. Look in later.")
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".cloth .waiting .link")).to_be_visible()
    context.close()


def test_the_page_speaks_greek(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, locale="el-GR") as page:
        page.goto("/")
        expect(page.get_by_role("heading", name="Πρέφα")).to_be_visible()
        page.get_by_role("button", name=re.compile("Παίξε τώρα")).click()
        expect(page.locator(".held")).to_have_count(10)
        assert page.locator("html").get_attribute("lang") == "el"


def test_the_page_speaks_slovak_to_whom_the_browser_says_so(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, locale="sk-SK") as page:
        page.goto("/")
        page.get_by_role("button", name="Prefa", exact=True).click()
        page.get_by_role("button", name=re.compile("Hrať hneď")).click()
        expect(page.locator(".held")).to_have_count(10)
        assert page.locator("html").get_attribute("lang") == "sk"
        cards = re.compile(
            r"(pikov|krížov|károv|srdcov)(ý|á|é) (eso|kráľ|dáma|dolník|desiatka|deviatka|osmička|sedmička)"
        )
        assert all(cards.fullmatch(card) for card in hand(page))


def test_the_page_speaks_italian_to_whom_the_browser_says_so(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, locale="it-CH") as page:
        page.goto("/")
        page.get_by_role("button", name=re.compile("Gioca subito")).click()
        expect(page.locator(".held")).to_have_count(10)
        assert page.locator("html").get_attribute("lang") == "it"
        cards = re.compile("(asso|re|donna|fante|dieci|nove|otto|sette) di (picche|fiori|quadri|cuori)")
        assert all(cards.fullmatch(card) for card in hand(page))


def test_the_language_chosen_is_kept(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, locale="el-GR") as page:
        page.goto("/")
        page.get_by_role("button", name="Ρυθμίσεις").click()
        page.get_by_role("combobox", name="Γλώσσα").select_option("Slovenčina")
        page.wait_for_selector("html[lang=sk]")
        page.reload()
        page.wait_for_selector("html[lang=sk]")
        expect(page.get_by_role("button", name="Slovenčina", pressed=True)).to_be_visible()


def test_a_server_that_is_gone_is_reported_with_a_way_to_try_again(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        page.evaluate(
            "() => { window.RealSocket = window.WebSocket; window.WebSocket = class { constructor() { window.tries = "
            "(window.tries ?? 0) + 1; setTimeout(() => this.onclose?.({ code: 1006 }), 0); } }; }"
        )
        close_socket(page)
        lost = page.locator(".interruption")
        expect(lost).to_contain_text("Connection lost")
        page.wait_for_function("() => window.tries >= 2")
        page.evaluate("() => { window.WebSocket = window.RealSocket; }")
        lost.get_by_role("button", name="Try now").click()
        expect(lost).to_be_hidden()
        await_turn(page)
        assert len(hand(page)) == 10
