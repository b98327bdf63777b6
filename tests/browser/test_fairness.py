"""The page checks a deal's shuffle in the browser, and finds every change of the record."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from kitapi.fairness.arithmetic import commitment_of, key_of, order_of, pledge_of
from kitapi.fairness.decks import DECK_32
from kitapi_testing.browser.fixtures import database_in, serve_module
from kitapi_testing.browser.visitor import PHONE, start_deal, visit
from kitapi_testing.games.transcripts import TRANSCRIBED
from tests.browser.playing_on import play_on
from tests.browser.test_access import TOO_SMALL, each_size, violations_by_day_and_night
from tests.browser.test_sitting import sit_down

ALL_WELL = dict.fromkeys(
    (
        "record",
        "commitment",
        "pledges",
        "values",
        "order",
        "own_commitment",
        "own_pledges",
        "own_value",
        "none_vanished",
    ),
    "passed",
)
ANSWERS = """() => Object.fromEntries([...document.querySelectorAll('dialog[open] [data-check]')]
  .map(({ dataset }) => [dataset.check, dataset.outcome]))"""
HOLD_PLEDGES = """
  window.held = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (said) {
    if (window.held && said.includes('"pledge"')) window.held.push(() => send.call(this, said));
    else send.call(this, said);
  };
"""
"""A script that holds back the page's pledges until ``LET_GO`` sends them."""
SIDEWAYS = "() => { const at = document.querySelector('dialog[open]'); return at.scrollWidth - at.clientWidth; }"
LET_GO = "() => { const held = window.held; window.held = null; held.forEach((one) => one()); }"

Event = dict[str, Any]
Change = Callable[[list[Event]], None]


@pytest.fixture(scope="module")
def slow_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a room that waits a minute for everybody's share."""
    with serve_module("tests.browser.slow_room", database_in(tmp_path_factory.mktemp("slow"))) as address:
        yield address


@pytest.fixture(scope="module")
def dishonest_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a dishonest room: whatever was shuffled, the player to lead gets all hearts and two aces."""
    hearts = "Ah Kh Qh Jh Th 9h 8h 7h As Ad"
    arguments = ("tests.browser.stacked_deck", database_in(tmp_path_factory.mktemp("dishonest")), hearts)
    with serve_module(*arguments) as address:
        yield address


def play_a_deal(page: Page) -> None:
    start_deal(page)
    play_on(page, "over")


def open_check(page: Page) -> dict[str, str]:
    """Press the button on the slip of the deal; returns every question with its answer."""
    page.locator(".settled").get_by_role("button", name=re.compile("^Check")).click()
    expect(page.locator("dialog[open] .checked-sum")).to_be_visible()
    answers: dict[str, str] = page.evaluate(ANSWERS)
    return answers


def total(page: Page) -> str:
    return page.locator("dialog[open] .checked-sum").inner_text().strip()


def why(page: Page, check: str) -> str:
    return page.locator(f"dialog[open] [data-check={check}] small").inner_text()


def close_check(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def with_record(page: Page, change: Change) -> None:
    """From now on, answer the page's requests for the record with ``change`` made in its events."""

    def answer(route: Route) -> None:
        heading, *events = (json.loads(line) for line in route.fetch().text().splitlines())
        change(events)
        body = "".join(f"{json.dumps(line)}\n" for line in (heading, *events))
        route.fulfill(body=body, content_type="application/jsonl")

    page.unroute("**/record")
    page.route("**/record", answer)


def of_kind(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event["kind"] == f"prefa.{name}"]


def test_a_deal_is_checked_and_all_is_well(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        play_a_deal(page)
        assert open_check(page) == ALL_WELL
        assert total(page) == "Verified: the shuffle was fair, nobody chose these cards."
        table = re.sub(r".*/table/", "", page.url)
        (dealt,) = of_kind(record_of(page, table), "cards_dealt")
        expect(page.locator("dialog[open] .digits").first).to_have_text(dealt["secret"])
        for summary in page.locator("dialog[open] summary").all():
            summary.click()
        expect(page.locator("dialog[open]")).to_contain_text("It does not prove that the room does not look")
        for size in each_size(page):
            look_at_the_slip(page, size)
        close_check(page)
        expect(page.locator(".settled").get_by_role("button", name="Check", exact=True)).to_be_focused()
        page.locator(".settled").get_by_role("link", name="Replay", exact=True).click()
        expect(page.locator(".replay-words")).to_be_visible()
        page.keyboard.press("c")
        expect(page.locator("dialog[open] .checked-sum")).to_contain_text("Verified")


def look_at_the_slip(page: Page, size: tuple[int, int]) -> None:
    """Assert that axe finds nothing, nothing is too small, and nothing exceeds the slip's edge."""
    assert violations_by_day_and_night(page) == []
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert page.evaluate(SIDEWAYS) == 0


def record_of(page: Page, table: str) -> list[Event]:
    return [json.loads(line) for line in page.request.get(f"/api/tables/{table}/record").text().splitlines()[1:]]


def exchange_two_cards(events: list[Event]) -> None:
    (dealt,) = of_kind(events, "cards_dealt")
    hands = [hand for hand in dealt["hands"] if hand]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]


def show_another_secret(events: list[Event]) -> None:
    (dealt,) = of_kind(events, "cards_dealt")
    dealt["secret"] = "00" * 32


def show_another_value(events: list[Event]) -> None:
    of_kind(events, "contributed")[1]["value"] = "ab" * 16


def pledge_late(events: list[Event]) -> None:
    pledged = of_kind(events, "pledged")[0]
    events.remove(pledged)
    events.insert(events.index(of_kind(events, "contributed")[0]) + 1, pledged)


def shuffle_again(events: list[Event]) -> None:
    """Make everything again from another secret and other pledges, as a room could that invents its record."""
    (opened,), (dealt,) = of_kind(events, "deal_opened"), of_kind(events, "cards_dealt")
    bound, secret = opened["commitment"], bytes(range(32))
    bound["digest"] = commitment_of(bound["context"], secret)
    shares = {event["seat"]: event["value"] for event in of_kind(events, "contributed")}
    for event in of_kind(events, "pledged"):
        event["digest"] = pledge_of(bound["context"], bound["digest"], event["seat"], shares[event["seat"]])
    players = opened["terms"]["players"]
    key = key_of(bound["algorithm"], bound["context"], secret, [shares[seat] for seat in range(players)])
    deal_out = TRANSCRIBED[opened["kind"].partition(".")[0]].deal_out
    assert deal_out is not None
    hands, talon = deal_out(order_of(DECK_32, key), opened["active"], players)
    dealt.update(secret=secret.hex(), hands=hands, talon=talon)


def rename_the_deal(events: list[Event]) -> None:
    """Change the record to one of another deal, which this browser does not know; the deal that it knows is missing."""
    (opened,) = of_kind(events, "deal_opened")
    opened["commitment"]["context"] = re.sub("/1$", "/2", opened["commitment"]["context"])


CHANGES: list[tuple[Change, dict[str, str]]] = [
    (exchange_two_cards, {"order": "The cards that were dealt are others."}),
    (show_another_secret, {"commitment": "The secret that was shown is another one.", "order": ""}),
    (show_another_value, {"values": "Another share than the one pledged: ", "order": ""}),
    (pledge_late, {"pledges": "Somebody pledged a share when others had already been shown."}),
    (shuffle_again, {"own_commitment": "This browser was shown another commitment for this deal."}),
    (rename_the_deal, {"record": "", "none_vanished": "Missing: 1."}),
]


def test_whatever_was_changed_in_the_record_is_found(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, unlike="Failed to load resource") as page, visit(browser, card_room) as other:
        play_a_deal(page)
        for change, message in CHANGES:
            with_record(page, change)
            answers = open_check(page)
            assert {name for name, outcome in answers.items() if outcome == "failed"} >= set(message), change.__name__
            assert total(page) == "Something is wrong with this deal."
            for check, words in message.items():
                assert words in why(page, check), change.__name__
            close_check(page)
        try_again_without_a_record(page)
        other.goto(page.url)
        expect(other.locator(".settled")).to_be_visible()
        seen_by_others = dict.fromkeys(("record", "commitment", "pledges", "values", "order"), "passed")
        assert open_check(other) == {**seen_by_others, "own_commitment": "unknown"}
        assert why(other, "own_commitment").startswith("This browser was not there")
        assert total(other).startswith("Verified: these are the promised cards. Nobody chose them if one of the")


def try_again_without_a_record(page: Page) -> None:
    """Check that the page says that it cannot load the record, and loads it when it tries again."""
    page.unroute("**/record")
    page.route("**/record", lambda route: route.abort())
    page.locator(".history summary").first.click()
    page.get_by_role("button", name="Check deal 1").click()
    expect(page.locator("dialog[open] [role=alert]")).to_have_text("The server does not answer.")
    page.unroute("**/record")
    page.locator("dialog[open]").get_by_role("button", name="Try now").click()
    expect(page.locator("dialog[open] .checked-sum")).to_contain_text("Verified")
    close_check(page)


def test_a_room_that_stacks_its_decks_is_found_out(browser: Browser, dishonest_room: str) -> None:
    with visit(browser, dishonest_room) as page:
        play_a_deal(page)
        answers = open_check(page)
        assert {name for name, outcome in answers.items() if outcome == "failed"} == {"order"}
        assert total(page) == "Something is wrong with this deal."


# Between pledge and value


def open_with_a_guest(host: Page, guest: Page) -> None:
    """Open a table of two people and a bot, in whose first deal the host's page has pledged and the guest's has not."""
    host.goto("/")
    order = {"game": "prefa", "terms": {"players": 3}, "seats": ["me", "open", "steady"], "name": "Maria"}
    answer = host.request.post("/api/tables", data=order, headers={"origin": host.evaluate("location.origin")})
    assert answer.ok, answer.text()
    host.goto(f"/table/{answer.json()['table']}")
    expect(host.locator(".waiting")).to_be_visible()
    guest.add_init_script(HOLD_PLEDGES)
    sit_down(guest, host.url, "Nikos")
    guest.wait_for_function("() => window.held.length > 0")
    pledged = "() => window.sockets.at(-1)?.state?.view?.shuffle?.pledges.filter((one) => one !== null).length === 2"
    host.wait_for_function(pledged)


def break_up(host: Page, guest: Page) -> None:
    host.get_by_role("button", name="Seats").click()
    host.get_by_role("button", name="Propose to end the game").click()
    guest.get_by_role("button", name="I agree").click()
    for page in (host, guest):
        expect(page.get_by_role("heading", name="The game was ended")).to_be_visible()


def deal_then_break_up(host: Page, guest: Page) -> None:
    """Send the guest's pledge; the cards are dealt, and both leave their seats."""
    guest.evaluate(LET_GO)
    for page in (host, guest):
        expect(page.locator(".held")).to_have_count(10)
    break_up(host, guest)


def visits(browser: Browser, address: str, stack: ExitStack) -> tuple[Page, Page]:
    return stack.enter_context(visit(browser, address)), stack.enter_context(visit(browser, address))


def test_what_was_pledged_is_shown_after_the_page_was_loaded_again(browser: Browser, slow_room: str) -> None:
    with ExitStack() as stack:
        host, guest = visits(browser, slow_room, stack)
        open_with_a_guest(host, guest)
        host.reload()
        deal_then_break_up(host, guest)
        assert open_check(host) == ALL_WELL
        assert open_check(guest) == ALL_WELL


def test_a_value_that_is_lost_is_reported(browser: Browser, slow_room: str) -> None:
    with ExitStack() as stack:
        host, guest = visits(browser, slow_room, stack)
        open_with_a_guest(host, guest)
        host.evaluate("() => localStorage.removeItem('kitapi.shuffles')")
        host.reload()
        deal_then_break_up(host, guest)
        answers = open_check(host)
        assert {name for name, outcome in answers.items() if outcome == "failed"} == set()
        expect(host.locator("dialog[open] .withheld")).to_contain_text("Pledged a share and did not show it: Maria.")
        assert open_check(guest) == ALL_WELL
        expect(guest.locator("dialog[open] .withheld")).to_contain_text("Maria")


def test_a_deal_broken_off_before_its_cards_shows_its_secret(browser: Browser, slow_room: str) -> None:
    with ExitStack() as stack:
        host, guest = visits(browser, slow_room, stack)
        open_with_a_guest(host, guest)
        break_up(host, guest)
        answers = open_check(host)
        assert (answers["commitment"], answers["order"], answers["own_commitment"]) == ("passed", "unknown", "passed")
        assert total(host).startswith("This deal was broken off before its cards were shuffled")
