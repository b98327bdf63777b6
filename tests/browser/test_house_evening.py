"""An evening at one table with five people: two players, the dealer, the gaming and the municipal inspector."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.fixtures import database_in, serve_module
from kitapi_testing.browser.visitor import PHONE, WIDE, log_lines, visit
from tests.browser.test_caribbean_stud import PATIENCE, choose, open_table, own_chips, sit_down, stake
from tests.browser.test_consoles import BUTTONS_AND_LOG, do, take_role

STRAIGHT_FLUSH = "9h 8h 7h 6h 5h"
FLUSH = "Ac Kc 9c 4c 2c"
BANK = "As Kd Tc 6s 3d"
NEXT = "8d"


@pytest.fixture(scope="module")
def rich_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a room that deals seat 0 a straight flush, seat 1 a flush, and the bank ace and king."""
    top = " ".join((STRAIGHT_FLUSH, FLUSH, BANK, NEXT))
    with serve_module("tests.browser.stacked_deck", database_in(tmp_path_factory.mktemp("rich")), top) as address:
        yield address


class Evening(NamedTuple):
    """The pages of all five people."""

    anna: Page
    boris: Page
    dora: Page
    gino: Page
    mara: Page


@pytest.fixture
def house_visit(browser: Browser, rich_room: str) -> Iterator[Evening]:
    """Yield an evening whose table is closed: dealer and both inspectors have their roles, Anna and Boris sit down."""
    with ExitStack() as visits:
        sizes = (WIDE, PHONE, WIDE, WIDE, PHONE)
        pages = Evening(*(visits.enter_context(visit(browser, rich_room, size=size)) for size in sizes))
        pages.dora.goto("/")
        table = open_table(pages.dora, ["open", "open"])
        take_role(pages.dora, table, "dealer", "Dora")
        take_role(pages.gino, table, "gaming_inspector", "Gino")
        take_role(pages.mara, table, "municipal_inspector", "Mara")
        for page, name in ((pages.anna, "Anna"), (pages.boris, "Boris")):
            page.goto(table)
            seat = page.locator(".plate").filter(has_text="Open seat").first
            expect(seat).to_be_visible()
            sit_down(page, table, name)
        yield pages


def test_an_evening_from_the_opening_to_the_closing(house_visit: Evening) -> None:
    open_the_table(house_visit.dora, house_visit.mara)
    a_hand_with_an_exchange(house_visit)
    two_jackpots(house_visit)
    a_void_hand(house_visit)
    close_the_table(house_visit.dora, house_visit.gino)
    the_report_adds_up(house_visit.gino)


def open_the_table(dora: Page, mara: Page) -> None:
    """The dealer counts the tray, and the municipal inspector confirms their presence."""
    expect(mara.locator(".asked-of-me")).to_contain_text("being opened")
    mara.get_by_role("button", name="I am present").click()
    dora.get_by_label("Chips counted").fill("50000")
    dora.get_by_role("button", name="Open with this count").click()
    do(dora, "check_decks")


def stake_again(page: Page, *, token: bool) -> None:
    """Stake the proposed ANTE, which is the last one, and a token if wanted."""
    expect(page.locator(".options.mine")).to_be_visible(timeout=PATIENCE)
    choose(page, "^Stake 25 on ANTE")
    if token:
        choose(page, "^Put in a token")
    choose(page, "^My stakes stand")


def stakes_and_cards(evening: Evening, *tokens: bool) -> None:
    """Play from the wash to the bank's upcard; ``tokens``: whether Anna and Boris stake one, none in the first hand."""
    for step in ("wash", "invite_stakes"):
        do(evening.dora, step)
    for page in (evening.anna, evening.boris) if not tokens else ():
        stake(page, 25)
    for page, token in zip((evening.anna, evening.boris), tokens, strict=False):
        stake_again(page, token=token)
    expect(evening.dora.locator(".felt .standing-words", has_text="stake stands")).to_have_count(2, timeout=PATIENCE)
    for step in ("no_more_bets", "coin_in", "count_tokens", "deal", "turn_upcard"):
        do(evening.dora, step)
    expect(evening.anna.locator(".own-combination")).to_contain_text("straight flush", timeout=PATIENCE)


def note_and_authorise(evening: Evening) -> None:
    """The gaming inspector takes note of Anna's declaration, and authorises what the control room has confirmed."""
    for step in ("note_declaration", "authorise_payment"):
        do(evening.gino, step)
    for page in (evening.anna, evening.boris, evening.dora):
        caught_up(page, evening.gino)


def settle(dora: Page) -> None:
    for step in ("check_bet", "check_bet", "reveal", "settle", "settle"):
        do(dora, step)


def caught_up(page: Page, other: Page) -> None:
    """Wait until ``page`` has received as much as ``other``, so that what is done there is not refused as late."""
    page.wait_for_function(f"(told) => ({BUTTONS_AND_LOG})() >= told", arg=other.evaluate(BUTTONS_AND_LOG))


def end(evening: Evening) -> None:
    """Store the bank's cards, and press GAME OVER; a human dealer then begins the next hand."""
    for step in ("store_bank", "game_over"):
        do(evening.dora, step)


def a_hand_with_an_exchange(evening: Evening) -> None:
    stakes_and_cards(evening)
    expect(evening.anna.locator(".foot .standing-words")).to_have_text("straight flush", timeout=PATIENCE)
    note_and_authorise(evening)
    choose(evening.anna, "^Raise, 50 on BET")
    evening.boris.get_by_role("button", name="two of clubs").click()
    choose(evening.boris, "^Exchange the two of clubs for 25")
    for step in ("take_stub", "ask_seat", "give_card", "take_fee"):
        do(evening.dora, step)
    expect(evening.boris.get_by_role("button", name="eight of diamonds")).to_be_visible(timeout=PATIENCE)
    choose(evening.boris, "^Raise")
    settle(evening.dora)
    end(evening)
    expect(evening.anna.locator(".foot .stack .figure")).to_have_text(f"{1000 + 25 + 50 * 50:,}")


def two_jackpots(evening: Evening) -> None:
    """Pay two jackpots: the upper one with key 09 in the municipal inspector's presence, the lower one with key 08."""
    stakes_and_cards(evening, True, True)
    note_and_authorise(evening)
    for page in (evening.anna, evening.boris):
        expect(page.locator(".foot .standing-words")).to_contain_text("flush", timeout=PATIENCE)
        choose(page, "^Raise, 50 on BET")
    settle(evening.dora)
    expect(evening.dora.locator(".next-step[data-step=settle]")).to_have_count(0, timeout=PATIENCE)
    caught_up(evening.gino, evening.dora)
    console = evening.gino.get_by_role("region", name="Console")
    key = console.get_by_role("button", name="JACKPOT 2 straight flush")
    wrong = console.get_by_role("button", name="JACKPOT 1 royal flush")
    wrong.click(timeout=PATIENCE)
    expect(wrong).to_have_attribute("aria-pressed", "true")
    wrong.click()
    expect(wrong).to_have_attribute("aria-pressed", "false")
    key.click()
    expect(key).to_have_attribute("aria-pressed", "true")
    console.get_by_role("radio", name="JPH, key 09").click()
    expect(evening.gino.get_by_role("alert").locator(".rule-number")).to_have_text("CSP-059")
    expect(evening.mara.locator(".asked-of-me")).to_contain_text("An upper jackpot")
    evening.mara.get_by_role("button", name="I am present").click()
    expect(evening.mara.locator(".asked-of-me")).to_contain_text("You have said")
    flush = console.get_by_role("button", name="JACKPOT 5 flush")
    flush.click()
    expect(flush).to_have_attribute("aria-pressed", "true")
    pay(evening.gino, "JACKPOT 2 straight flush", "JPH, key 09", "JP 2", "pay the JP 2,500")
    expect(console.locator(".display-seat")).to_have_text("Anna")
    expect(console.locator(".seat-led > [aria-hidden]:not(.led)")).to_have_text(["1", "2"])
    expect(evening.gino.locator(".seat-sign > [aria-hidden]")).to_have_text(["1", "2"])
    log = log_lines(evening.gino)
    evening.gino.reload()
    expect(console.locator(".display")).to_have_text("pay the JP 2,500", timeout=PATIENCE)
    again = log_lines(evening.gino)
    assert len(again) > 20
    assert log[: len(again)] == again, "they see what has happened in this round"
    pay(evening.gino, "JACKPOT 5 flush", "JPL, key 08", "JP 5", "pay the JP 50")
    expect(console.locator(".display")).to_have_text("pay the JP 50")
    for page in (evening.anna, evening.dora):
        expect(page.locator(".meter .figure")).to_have_text("pay the JP 50", timeout=PATIENCE)
    end(evening)
    expect(evening.anna.locator(".meter .figure")).to_have_text("22,452", timeout=PATIENCE)


def pay(gino: Page, button: str, side: str, number: str, paid: str) -> None:
    """Turn the key for the lit button, press the button to pay, and turn the key back."""
    console = gino.get_by_role("region", name="Console")
    expect(console.get_by_role("button", name=button)).to_have_attribute("aria-pressed", "true")
    console.get_by_role("radio", name=side).click()
    expect(console.locator(".display")).to_have_text(number)
    console.get_by_role("button", name=button).click()
    expect(console.locator(".display")).to_have_text(paid)
    console.get_by_role("radio", name="R, run").click()
    expect(console.get_by_role("radio", name="R, run")).to_be_checked()


def a_void_hand(evening: Evening) -> None:
    """Play a void hand: a player calls, the inspector counts, both inspectors are present, all stakes are returned."""
    anna, boris, _, gino, mara = evening
    stakes_and_cards(evening, True, False)
    before = own_chips(anna)
    expect(anna.locator(".foot .standing-words")).to_have_text("straight flush", timeout=PATIENCE)
    choose(boris, "^Call the inspector")
    boris.locator(".asked").get_by_role("button", name="Yes").click()
    for page in (anna, boris, gino):
        expect(page.locator(".incident")).to_contain_text("Boris has called the inspector", timeout=PATIENCE)
    gino.get_by_label("What is irregular").select_option("CSP-100")
    gino.get_by_label("Where").select_option(label="Boris")
    gino.get_by_label("How many cards").select_option("6")
    gino.get_by_role("button", name="State it").click()
    expect(mara.locator(".asked-of-me")).to_contain_text("The whole round is to be void")
    expect(mara.locator(".pending")).to_contain_text("The round is void")
    expect(boris.locator(".incident")).to_contain_text("Waiting for Municipal inspector")
    mara.get_by_role("button", name="I am present").click()
    expect(anna.locator(".foot .stack .figure")).to_have_text(f"{before + 25 + 2:,}", timeout=PATIENCE)
    end(evening)


def close_the_table(dora: Page, gino: Page) -> None:
    """Close the table: COIN IN, the count of tray and box, and the gaming inspector's confirmation."""
    dora.get_by_role("button", name="Close the table").click(timeout=PATIENCE)
    do(dora, "coin_in")
    expect(dora.locator(".display")).to_have_text("paused")
    line = dora.locator(".tray-line").first
    expect(line).to_be_visible()
    chips, notes = (int("".join(c for c in part if c.isdigit())) for part in line.inner_text().split(", "))
    dora.get_by_label("Chips counted").fill(str(chips))
    dora.get_by_label("Notes counted").fill(str(notes))
    dora.get_by_role("button", name="Enter the count").click()
    gino.get_by_role("button", name="Confirm the count").click(timeout=PATIENCE)
    for page in (dora, gino):
        expect(page.locator(".log")).to_contain_text("The table is closed")


def the_report_adds_up(gino: Page) -> None:
    """Check the report of the closed shift: a void hand, two jackpots, and every chip that moved in tray and box."""
    table = gino.url.partition("/as/")[0]
    kept = gino.evaluate(
        "async (at) => (await fetch(at)).json()", f"{table.replace('/table/', '/api/tables/')}/books/1"
    )
    shift, tray, box = kept["shift"], kept["shift"]["tray"], kept["shift"]["box"]
    won = tray["taken"] - tray["paid"] + tray["undone"]
    moved = tray["added"] + tray["filled"] - tray["sold"] + tray["cashed"] + won
    assert (tray["opening"], tray["closing"]) == (50_000, 50_000 + moved)
    assert [shift[what]["difference"] for what in ("opened_with", "chips", "notes")] == [0, 0, 0]
    assert shift["chips"]["counted"] == tray["closing"]
    assert shift["notes"]["counted"] == box["closing"] == box["opening"] + box["drop"]
    assert won == shift["won"] == sum(hand["won"] for hand in shift["played"])
    assert [paid["tier"] for paid in shift["jackpots"]] == ["straight_flush", "flush"]
    assert sum(paid["amount"] - paid["covered"] for paid in shift["jackpots"]) == shift["jackpot"]["awarded"]
    assert [hand["outcome"] for hand in shift["played"]].count("void") == 1
    gino.goto(f"{table}/books/1")
    expect(gino.locator(".report-head h2")).to_have_text("Shift 1")
    expect(gino.locator(".report")).to_contain_text("straight flush")


def test_a_hand_not_confirmed_waits_as_a_claim_that_the_management_pays_as_it_sees_fit(
    browser: Browser, rich_room: str
) -> None:
    with visit(browser, rich_room) as anna, visit(browser, rich_room) as dora:
        dora.goto("/")
        table = open_table(dora, ["open"])
        for role in ("dealer", "control_room", "gaming_management"):
            take_role(dora, table, role, "Dora")
        dora.get_by_role("link", name="Dealer something is waiting for you here").click()
        anna.goto(table)
        expect(anna.locator(".plate").filter(has_text="Open seat").first).to_be_visible()
        sit_down(anna, table, "Anna")
        for step in ("open_table", "check_decks", "wash", "invite_stakes"):
            do(dora, step)
        stake(anna, 25)
        expect(dora.locator(".felt .standing-words")).to_have_text("stake stands", timeout=PATIENCE)
        for step in ("no_more_bets", "coin_in", "count_tokens", "deal", "turn_upcard"):
            do(dora, step)
        expect(anna.locator(".foot .standing-words")).to_have_text("straight flush", timeout=PATIENCE)
        choose(anna, "^Raise, 50 on BET")
        dora.get_by_role("link", name="Control room something is waiting for you here").click()
        camera = dora.get_by_role("region", name="Anna declares: straight flush")
        expect(camera.get_by_role("img", name="nine of hearts")).to_be_visible()
        dora.get_by_role("button", name="Do not confirm: Anna").click()
        dora.get_by_role("link", name="Dealer").click()
        for step in ("check_bet", "reveal", "settle"):
            do(dora, step)
        dora.get_by_role("link", name="Gaming management something is waiting for you here").click()
        claim = dora.get_by_role("region", name="Claim: Anna")
        expect(claim).to_contain_text("75 wait as a claim")
        claim.get_by_label("Winnings in addition").fill("100")
        claim.get_by_role("button", name="Pay with these winnings").click()
        expect(dora.locator(".log")).to_contain_text("The management pays the claim of Anna")
        expect(anna.locator(".foot .stack .figure")).to_have_text("1,100", timeout=PATIENCE)


def test_who_was_passed_by_chooses_what_becomes_of_his_hand(browser: Browser, stacked_room: str) -> None:
    with (
        visit(browser, stacked_room) as anna,
        visit(browser, stacked_room) as boris,
        visit(browser, stacked_room) as dora,
    ):
        dora.goto("/")
        table = open_table(dora, ["open", "open"])
        for role in ("dealer", "gaming_inspector"):
            take_role(dora, table, role)
        for page, name in ((anna, "Anna"), (boris, "Boris")):
            page.goto(table)
            expect(page.locator(".plate").filter(has_text="Open seat").first).to_be_visible()
            sit_down(page, table, name)
        dora.goto(f"{table}/as/dealer")
        for step in ("open_table", "check_decks", "wash", "invite_stakes"):
            do(dora, step)
        for page in (anna, boris):
            stake(page, 25)
        expect(dora.locator(".felt .standing-words", has_text="stake stands")).to_have_count(2, timeout=PATIENCE)
        for step in ("no_more_bets", "coin_in", "count_tokens", "deal", "turn_upcard"):
            do(dora, step)
        for page, card in ((anna, "two of hearts"), (boris, "three of spades")):
            page.get_by_role("button", name=card).click(timeout=PATIENCE)
            choose(page, f"^Exchange the {card} for 25")
        do(dora, "take_stub")
        dora.locator("summary", has_text="Mistakes for practice").click()
        dora.get_by_role("button", name="Serve out of turn: Boris").click(timeout=PATIENCE)
        expect(boris.get_by_role("button", name="ace of clubs")).to_be_visible(timeout=PATIENCE)
        dora.get_by_role("link", name="Gaming inspector").click()
        dora.locator(".facts summary").click()
        dora.get_by_label("What is irregular").select_option("CSP-113")
        dora.get_by_label("Where").select_option(label="Anna")
        dora.get_by_role("button", name="State it").click()
        expect(anna.locator(".options.mine .prompt")).to_contain_text("Your card cannot come", timeout=PATIENCE)
        expect(dora.locator(".incident")).to_contain_text("Waiting for Anna")
        choose(anna, "^I continue without a card")
        expect(dora.locator(".incident")).to_have_count(0)
        expect(anna.locator(".held")).to_have_count(5)
        expect(anna.locator(".foot .stack .figure")).to_have_text("975")
        choose(anna, "^Raise, 50 on BET")
        expect(anna.locator(".foot .box.bet .figure")).to_have_text("50")
