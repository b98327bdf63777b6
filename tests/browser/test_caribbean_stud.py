"""Caribbean Stud on the page: three people at one table whose house acts by itself, by clicks and by keys."""

import re
from contextlib import ExitStack
from typing import Any
from uuid import uuid4

from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.visitor import PHONE, WIDE, visit
from tests.browser.test_access import look_at, look_at_each_size

PEOPLE = ("Anna", "Boris", "Carlo")
PATIENCE = 60_000
"""Milliseconds in which bots and house must reach the visitor's next decision."""


def open_table(page: Page, seats: list[str], **house: Any) -> str:
    """Return the address of a new table of ``seats``, at which nobody who takes long to answer is passed over.

    Where several people sit, the example's dealer waits a minute for an answer: a busy machine may take that long.
    """
    offered = page.request.get("/api/games").json()["games"]
    example = next(game for game in offered if game["name"] == "caribbean-stud")["presets"]["example"]
    variant = {**example, "answer_seconds": 0, **house}
    order: dict[str, Any] = {"game": "caribbean-stud", "seats": seats, "name": PEOPLE[0]}
    order["terms"] = {"players": len(seats), "variant": variant}
    if not variant["practice"]:
        order["house"] = {"name": f"Lido {uuid4().hex[:8]}"}
    answer = page.request.post("/api/tables", data=order, headers={"origin": page.evaluate("location.origin")})
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['table']}"


def sit_down(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.locator(".foot").get_by_role("button", name="Sit down here").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down", exact=True).click()


def choose(page: Page, words: str) -> None:
    page.locator(".choices").get_by_role("button", name=re.compile(words)).click()


def stake(page: Page, ante: int, *, token: bool = False) -> None:
    """Once stakes are invited, change a note, put ``ante`` on ANTE, stake a token if wanted, and confirm."""
    expect(page.locator(".options.mine")).to_be_visible(timeout=PATIENCE)
    choose(page, "^Change a note")
    amount = page.get_by_role("spinbutton", name="Your ANTE")
    amount.focus()
    for _ in range((ante - 5) // 5):
        amount.press("ArrowUp")
    choose(page, f"^Stake {ante} on ANTE")
    if token:
        choose(page, "^Put in a token")
    choose(page, "^My stakes stand")


def own_chips(page: Page) -> int:
    return int(page.locator(".foot .stack .figure").inner_text().replace(",", ""))


def test_one_raises_and_wins_the_jackpot_one_exchanges_one_folds_and_every_chip_is_written(
    browser: Browser, stacked_room: str
) -> None:
    with ExitStack() as visits:
        sizes = (WIDE, PHONE, WIDE)
        pages = [visits.enter_context(visit(browser, stacked_room, size=size)) for size in sizes]
        anna, boris, carlo = pages
        anna.goto("/")
        address = open_table(anna, ["me", "open", "open"])
        anna.goto(address)
        for page, name in zip(pages[1:], PEOPLE[1:], strict=True):
            sit_down(page, address, name)
        for page, with_token in zip(pages, (True, False, False), strict=True):
            stake(page, 25, token=with_token)
        expect(anna.locator(".own-combination")).to_have_text("flush wins the jackpot")
        expect(anna.locator(".standing-words").last).to_have_text("flush", use_inner_text=True)
        expect(boris.locator(".meter")).to_contain_text("25,001")
        choose(anna, "^Raise, 50 on BET")
        choose(carlo, "^Fold, and lose 25 chips")
        boris.get_by_role("button", name="three of spades").click()
        choose(boris, "^Exchange the three of spades for 25")
        expect(boris.get_by_role("button", name="eight of clubs")).to_be_visible()
        expect(boris.locator(".own-combination")).to_have_text("three of a kind")
        assert carlo.locator(".place-at .their-cards [role=img]").count() == 0
        choose(boris, "^Raise")
        results = {"Anna": 25 + 250 - 2 + 50, "Boris": 25 + 150 - 25, "Carlo": -25}
        for page, (name, won) in zip(pages, results.items(), strict=True):
            expect(page.locator(".settled .own-result")).to_have_text(f"This round {won:+}".replace("-", "−"))
            expect(page.locator(".foot .stack .figure"), name).to_have_text(f"{1000 + won:,}")
        look_at(boris, PHONE)
        lines = anna.locator(".settled .payments .payment")
        expect(lines).to_have_text(["ANTE: +25", "BET: +250", "Token: −2", "Jackpot: +50"], use_inner_text=True)
        expect(anna.locator(".settled .payments")).to_contain_text("flush: 50 × 5", use_inner_text=True)
        written = anna.request.get(f"/api/tables/{address.rpartition('/')[2]}/sheet").json()
        assert written["results"] == list(results.values())
        (hand,) = written["hands"]
        parts = [(seat["ante"], seat["bet"], seat["fee"], seat.get("token", 0)) for seat in hand["seats"]]
        assert parts == [(25, 250, 0, 2), (25, 150, -25, 0), (-25, 0, 0, 0)]


def test_every_moment_of_a_round_is_open_to_all(browser: Browser, stacked_room: str) -> None:
    with visit(browser, stacked_room) as page:
        page.goto("/")
        page.goto(open_table(page, ["me", "simple", "simple", "simple", "simple", "simple", "simple"]))
        expect(page.locator(".options.mine")).to_be_visible(timeout=PATIENCE)
        look_at_each_size(page)
        choose(page, "^Change a note")
        expect(page.get_by_role("spinbutton", name="Your ANTE")).to_be_visible()  # not while the answer is on its way
        look_at_each_size(page)
        choose(page, "^Stake 5 on ANTE")
        choose(page, "^My stakes stand")
        expect(page.locator(".held")).to_have_count(5, timeout=PATIENCE)
        page.locator(".held").last.click()
        look_at_each_size(page)
        choose(page, "^Raise")
        expect(page.locator(".settled")).to_be_visible(timeout=PATIENCE)
        look_at_each_size(page)
        page.keyboard.press("p")
        expect(page.get_by_role("dialog", name="What is paid")).to_contain_text("100 to 1")
        look_at_each_size(page)


def test_a_round_is_played_by_keys_alone_and_the_next_one_with_the_same_stakes(
    browser: Browser, stacked_room: str
) -> None:
    with visit(browser, stacked_room) as page:
        page.goto("/")
        page.goto(open_table(page, ["me", "simple"]))
        keys = page.keyboard
        press_when_offered(page, "Change a note", "1")
        page.get_by_role("spinbutton").wait_for()
        keys.press("+")
        expect(page.get_by_role("spinbutton")).to_have_text("10")
        keys.press("/")
        keys.type("ante 25")
        keys.press("Enter")
        expect(page.get_by_role("button", name="My stakes stand")).to_be_visible()
        press_when_offered(page, "Put in a token for the jackpot, 2", "1")
        press_when_offered(page, "My stakes stand", "1")
        expect(page.locator(".held")).to_have_count(5, timeout=PATIENCE)
        keys.press("r")
        expect(page.locator("[role=log].unseen")).to_contain_text("Your hand: ace of hearts")
        expect(page.locator(".foot .standing-words")).to_have_text("flush")
        press_when_offered(page, "Raise, 50 on BET", "1")
        expect(page.locator(".settled .own-result")).to_have_text("This round +73", timeout=PATIENCE)
        press_when_offered(page, "Same again: 25 on ANTE, a token, and they stand", "1")
        expect(page.locator(".held")).to_have_count(5, timeout=PATIENCE)
        expect(page.locator(".foot .box.ante .figure")).to_have_text("25")
        expect(page.locator(".foot .lamp.lit")).to_have_count(1)
        expect(page.locator(".foot .standing-words")).to_have_text("flush")
        press_when_offered(page, "Fold, and lose 25 chips", "2")
        expect(page.get_by_role("group", name="Your flush would win the jackpot")).to_be_visible()
        keys.press("1")
        expect(page.locator(".settled .own-result")).to_have_text("This round −27", timeout=PATIENCE)
        expect(page.locator(".foot .stack .figure")).to_have_text(f"{1000 + 73 - 27:,}")


def press_when_offered(page: Page, name: str, key: str) -> None:
    """Press ``key`` as soon as the button of that name can be pressed."""
    button = page.locator(".choices").get_by_role("button", name=name)
    expect(button).to_be_enabled(timeout=PATIENCE)
    expect(button).to_have_attribute("aria-keyshortcuts", key)
    page.keyboard.press(key)


def test_the_hand_is_cut_by_a_player_and_the_round_is_gone_through_again(browser: Browser, stacked_room: str) -> None:
    with visit(browser, stacked_room, size=PHONE) as page:
        page.goto("/")
        address = open_table(page, ["me"], shuffling="hand")
        page.goto(address)
        expect(page.get_by_role("slider", name="cards off the top")).to_be_visible()
        look_at(page, PHONE)
        page.get_by_role("slider").press("ArrowRight")
        choose(page, "^Cut 27 cards")
        stake(page, 5)
        choose(page, "^Fold")
        expect(page.locator(".settled")).to_be_visible(timeout=PATIENCE)
        page.get_by_role("link", name="Replay the round").click()
        for _ in range(60):
            if page.locator(".replay-words").inner_text() == "Game over":
                break
            page.keyboard.press("ArrowRight")
        expect(page.locator(".settled")).to_be_visible(timeout=PATIENCE)
        look_at(page, PHONE)
