"""Refused actions: a sentence states the reason, also to screen readers, and the page continues."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from kitapi_testing.browser.visitor import PHONE, await_turn, hand, start_deal, visit

HEARD = ".unseen[role=log]"


class Line:
    """The socket of one page: a test can hold back, change or invent the messages that arrive on it."""

    def __init__(self, page: Page) -> None:
        self.held = False
        self.change: Callable[[dict[str, Any]], None] = lambda _message: None
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/socket*", self.open)

    def open(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.connect_to_server().on_message(lambda said: self.arrive(socket, json.loads(said)))

    def arrive(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        self.change(message)
        if not (self.held and message["type"] == "state"):
            socket.send(json.dumps(message))

    def refuse(self, reason: str, text: str) -> None:
        refusal: dict[str, Any] = {
            "type": "refused",
            "id": None,
            "reason": reason,
            "clause": None,
            "field": None,
            "facts": {},
        }
        self.sockets[-1].send(json.dumps({**refusal, "text": text}))


def open_table(page: Page) -> str:
    page.goto("/")
    page.get_by_role("button", name="With friends").click()
    page.get_by_label("Your name").fill("Maria")
    page.get_by_role("button", name="Open the table").click()
    return page.locator(".waiting .link").input_value()


def sit_down(page: Page, name: str) -> None:
    page.get_by_role("button", name="Sit down here").first.click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down", exact=True).click()


def test_a_seat_taken_meanwhile_is_reported_and_another_can_be_had(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as maria, visit(browser, card_room, size=PHONE) as nikos:
        line = Line(nikos)
        link = open_table(maria)
        nikos.goto(link)
        expect(nikos.get_by_role("button", name="Sit down here")).to_have_count(2)
        line.held = True
        with visit(browser, card_room) as eleni:
            eleni.goto(link)
            sit_down(eleni, "Eleni")
            expect(eleni.get_by_role("button", name="I agree")).to_be_visible()
            sit_down(nikos, "Nikos")
            taken = "A person already sits there: choose another seat."
            expect(nikos.locator(".interruption")).to_contain_text(taken)
            expect(nikos.locator(HEARD)).to_contain_text(taken)
            line.held = False
            nikos.reload()
            nikos.get_by_role("button", name="Sit down here").click()
            expect(nikos.get_by_role("button", name="I agree")).to_be_visible()


def test_terms_changed_before_they_were_accepted_are_to_be_read_again(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as maria, visit(browser, card_room) as nikos:
        line = Line(nikos)
        nikos.goto(open_table(maria))
        sit_down(nikos, "Nikos")
        expect(nikos.get_by_role("button", name="I agree")).to_be_visible()
        line.held = True
        maria.get_by_role("button", name="Change the terms").click()
        maria.get_by_role("button", name="as on Prefadoros").click()
        maria.get_by_role("button", name="Propose these terms").click()
        expect(maria.locator(".terms .changed").first).to_be_visible()
        nikos.get_by_role("button", name="I agree").click()
        expect(nikos.locator(".interruption")).to_contain_text("The terms have changed in the meantime")


def test_a_refusal_comes_before_an_open_dialog_and_goes_at_a_tap_or_by_itself(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        line = Line(page)
        page.clock.install()
        start_deal(page)
        page.get_by_role("button", name="Seats").click()
        line.refuse("busy", "The room is busy.")
        expect(page.get_by_role("dialog", name="Seats")).to_be_hidden()
        said = page.locator(".interruption")
        expect(said).to_contain_text("The room is busy.")
        expect(page.locator(HEARD)).to_contain_text("The room is busy.")
        said.get_by_role("button", name="Close").click()
        expect(said).to_have_count(0)
        line.refuse("server", "A fault of ours.")
        expect(said).to_contain_text("A fault of ours.")
        page.clock.fast_forward(60_000)
        expect(said).to_have_count(0)


def test_two_tabs_of_one_person_are_dealt_the_same_hand_and_no_refusal(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        link = open_table(page)
        second = page.context.new_page()
        second.goto(link)
        call_a_bot = page.locator(".waiting").get_by_role("button", name="Call a bot")
        for left in (1, 0):
            call_a_bot.first.click()
            expect(call_a_bot).to_have_count(left)
        for tab in (page, second):
            expect(tab.locator(".held")).to_have_count(10)
        assert sorted(hand(second)) == sorted(hand(page))
        for tab in (page, second):
            expect(tab.locator(".interruption")).to_have_count(0)


def test_another_seat_is_to_be_had_after_the_deal_and_ones_own_at_once(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page, visit(browser, card_room) as nikos:
        nikos.goto(open_table(page))
        sit_down(nikos, "Nikos")
        nikos.get_by_role("button", name="I agree").click()
        page.locator(".waiting").get_by_role("button", name="Call a bot").click()
        expect(page.locator(".held")).to_have_count(10)
        held = sorted(hand(page))
        page.get_by_role("button", name="Seats").click()
        page.get_by_role("button", name="Let a bot play for me").click()
        expect(page.locator(".watching")).to_contain_text("A bot is playing for you.")
        page.locator(".scene").get_by_role("button", name="Sit down after this deal").first.click()
        expect(page.locator(".scene")).to_contain_text("You sit down here when the deal is over.")
        expect(nikos.locator(".scene").get_by_role("button", name="Sit down")).to_have_count(0)
        page.get_by_role("button", name="Do not wait").click()
        expect(page.get_by_role("button", name="Sit down after this deal")).not_to_have_count(0)
        page.locator(".watching").get_by_role("button", name="Take your seat again").click()
        expect(page.locator(".interruption")).to_have_count(0)
        expect(page.locator(".watching")).to_have_count(0)
        expect(page.locator(".held")).to_have_count(len(held))
        assert sorted(hand(page)) == held


def test_what_is_done_after_the_end_of_the_sitting_is_refused_and_the_settlement_shown(
    browser: Browser, card_room: str
) -> None:
    with visit(browser, card_room) as page:
        start_deal(page)
        late = page.context.new_page()
        line = Line(late)
        late.goto(page.url)
        await_turn(late)
        line.held = True
        page.get_by_role("button", name="Seats").click()
        page.get_by_role("button", name="Propose to end the game").click()
        expect(page.get_by_role("heading", name="The game was ended")).to_be_visible()
        late.locator(".options .choice:enabled").first.click()
        over = "The sitting is over: no deal follows."
        expect(late.locator(".interruption")).to_contain_text(over)
        expect(late.locator(HEARD)).to_contain_text(over)
        line.held = False
        late.reload()
        expect(late.get_by_role("heading", name="The game was ended")).to_be_visible()
        late.get_by_role("button", name="Another sitting").click()
        expect(late.locator(".held")).to_have_count(10)
