"""Slovak Preferans on the page: by clicks, by keys, and a whole sitting."""

import re

from playwright.sync_api import Browser, Page, expect

from kitapi_testing.browser.visitor import (
    OVER,
    PHONE,
    accessible_names,
    await_effect,
    await_turn,
    hand,
    is_over,
    log_lines,
    next_deal,
    phase,
    play_a_card,
    take_turn,
    visit,
)
from tests.browser.playing_on import play_a_deal, play_on
from tests.browser.preferans_table import (
    bid,
    choose_preferans,
    declare_at_one,
    name_game,
    page_to_act,
    play_preferans,
    preferans_for_three,
    press,
    say,
    say_in_writing,
)
from tests.browser.test_access import BEYOND_THE_EDGE, look_at, look_at_each_size, violations
from tests.browser.test_keyboard import play_by_keys, take_turn_by_keys
from tests.browser.test_replay import open_replay
from tests.browser.test_sitting import compare_plates, figures


def test_a_deal_is_played_by_clicks_and_every_moment_of_it_is_open_to_all(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        play_preferans(page)
        assert len(set(hand(page))) == 10
        looked_at: set[str] = set()
        while not is_over(page):
            if phase(page) not in looked_at:
                looked_at.add(phase(page))
                look_at_each_size(page)
            take_turn(page)
        look_at_each_size(page)
        assert "bidding" in looked_at
        assert sum(figures(page, ".settled .total")) == 0
        dealt = page.locator(".settled .cards-row").filter(has_not_text="Discards").get_by_role("img")
        assert len(set(accessible_names(dealt))) == 32


def test_a_whole_sitting_is_played_from_a_stake_of_two_to_nothing(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        open_with_bots(page, stake=2)
        expect(page.locator(".strip")).to_contain_text("heads 2/2/2")
        for _ in range(200):
            play_on(page, "over")
            if page.get_by_role("button", name="Another sitting").count():
                break
            next_deal(page)
        heads = re.search(r"heads ([\d−/]+)", page.locator(".strip").inner_text())
        assert heads is not None
        assert sum(int(head.replace("−", "-")) for head in heads[1].split("/")) == 0
        results = figures(page, ".settled .total")
        assert sum(results) == 0
        compare_plates(page, results, ("You", "Stelios", "Vasso"))
        page.get_by_role("button", name="Another sitting").click()
        expect(page.locator(".strip")).to_contain_text("heads 2/2/2")


def open_with_bots(page: Page, stake: int) -> None:
    """Open a table with two steady bots and a small stake, so that the sitting ends soon."""
    choose_preferans(page)
    page.get_by_role("button", name="With friends").click()
    page.get_by_label("Your name").fill("Guest")
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").select_option("steady")
    page.locator("summary", has_text="House rules").click()
    page.get_by_label("Head sum of each player at the beginning").fill(str(stake))
    page.get_by_role("button", name="Open the table").click()
    await_turn(page)


def test_a_deal_is_played_without_the_mouse(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        play_preferans(page)
        for _ in range(60):
            if is_over(page):
                break
            if phase(page) == "bidding":
                say_by_keys(page)
            elif phase(page) == "naming":
                name_by_keys(page)
            else:
                take_turn_by_keys(page)
        assert is_over(page)


def say_by_keys(page: Page) -> None:
    """Bid one or two by its digit; if the lowest possible bid is higher, pass in writing."""
    chosen = page.locator(".rungs [aria-checked=true]")
    lowest = (chosen.get_attribute("aria-label") or "")[0] if chosen.count() else ""
    if lowest in {"O", "2"}:
        with await_effect(page):
            page.keyboard.press("1" if lowest == "O" else "2")
    else:
        say_in_writing(page, "pass")
    await_turn(page)


def name_by_keys(page: Page) -> None:
    """Name betl, the sixth game, by pressing 6 twice: the key selects it, then names it, and does nothing else."""
    page.keyboard.press("6")
    expect(page.locator(".rungs [aria-checked=true]")).to_contain_text("betl")
    with await_effect(page):
        page.keyboard.press("6")
    await_turn(page)


def test_a_number_is_chosen_on_the_ladder_and_typed(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as maria, visit(browser, card_room) as nikos, visit(browser, card_room) as eleni:
        three = (maria, nikos, eleni)
        preferans_for_three(three)
        forehand = page_to_act(three)
        expect(forehand.locator(".allowed")).to_contain_text("At 1 you can play: leaves, bells, hearts, acorns, betl")
        bid(forehand, 3)
        second = page_to_act(three)
        expect(second.locator(".standing")).to_contain_text("3")
        say_in_writing(second, "4")
        say(three, "Pass")
        assert page_to_act(three) is forehand
        expect(forehand.locator(".rungs .stands")).to_contain_text("hearts")
        press(forehand, "Hold 4")
        say(three, "Pass")
        assert page_to_act(three) is forehand
        expect(second.locator(".log li").first).to_contain_text("takes the talon, at 4")
        log = log_lines(second)
        assert len(log) >= 6, log
        second.reload()
        for page in three:
            expect(page.locator(".log li").first).to_contain_text(re.compile("takes? the talon, at 4"))
            assert len(log_lines(page)) == len(log)
            expect(page.locator(".strip")).to_contain_text("from 4 up")
            expect(page.locator(".talon.shown").get_by_role("img")).to_have_count(2)
        assert log_lines(second) == log


def test_three_play_from_hand_and_the_highest_game_is_played(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as maria, visit(browser, card_room) as nikos, visit(browser, card_room) as eleni:
        three = (maria, nikos, eleni)
        preferans_for_three(three)
        say(three, "From hand", "From hand", "From hand")
        name_game(page_to_act(three), 2)
        second = page_to_act(three)
        expect(second.locator(".named-from-hand")).to_contain_text("2")
        expect(second.get_by_role("radio")).to_have_count(6)
        name_game(second, 5)
        say(three, "Give way")
        for page in three:
            expect(page.locator(".strip")).to_contain_text("from hand")
            expect(page.locator(".strip")).to_contain_text("worth 6")
        assert page_to_act(three) is not second


def test_one_may_be_thrown_in(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as maria, visit(browser, card_room) as nikos, visit(browser, card_room) as eleni:
        three = (maria, nikos, eleni)
        preferans_for_three(three)
        say(three, "One", "Pass", "Pass", "Throw in")
        for page in three:
            page.wait_for_selector(OVER)
            assert figures(page, ".settled .total") == [0, 0, 0]


def test_a_deal_is_gone_through_again(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        play_preferans(page)
        play_a_deal(page)
        settled = page.locator(".settled")
        verdict, figures_then = settled.locator("header h2").inner_text(), figures(page, ".settled .total")
        open_replay(page)
        page.get_by_label("All hands open").check()
        for key in ("Home", "End"):
            page.keyboard.press(key)
            look_at_each_size(page)
        assert (settled.locator("header h2").inner_text(), figures(page, ".settled .total")) == (verdict, figures_then)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.keyboard.press("Home")
        steps = int(page.locator(".replay-count").inner_text().split()[-1])
        for step in range(2, steps + 1):
            assert page.evaluate(BEYOND_THE_EDGE) == []
            page.keyboard.press("ArrowRight")
            expect(page.locator(".replay-count")).to_have_text(f"{step} of {steps}")


def test_a_kontra_is_answered_up_to_superkontra(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as maria, visit(browser, card_room) as nikos, visit(browser, card_room) as eleni:
        three = (maria, nikos, eleni)
        preferans_for_three(three)
        declarer = declare_at_one(three)
        name_game(declarer, 4)
        caller = page_to_act(three)
        assert caller is not declarer
        for page, word, value in (
            (caller, "Kontra", 8),
            (declarer, "Rekontra", 16),
            (caller, "Subkontra", 32),
            (declarer, "Superkontra", 64),
        ):
            assert page_to_act(three) is page
            press(page, f"{word}, worth {value}")
        for page in three:
            expect(page.locator(".strip")).to_contain_text("superkontra")
            expect(page.locator(".strip")).to_contain_text("worth 64")
            expect(page.locator(".phase-playing")).to_be_attached()


def test_in_an_open_game_a_defender_plays_the_declarers_cards(browser: Browser, card_room: str) -> None:
    with (
        visit(browser, card_room, size=PHONE) as maria,
        visit(browser, card_room) as nikos,
        visit(browser, card_room) as eleni,
    ):
        three = (maria, nikos, eleni)
        preferans_for_three(three)
        declarer = declare_at_one(three)
        name_game(declarer, 7, laid_open=True)
        say(three, "No kontra", "No kontra")
        for_him = 0
        while for_him < CARDS_FOR_DECLARER:
            page = page_to_act(three)
            if page.locator(".plate .held.may").count():
                assert page is not declarer
                expect(page.locator(".prompt")).to_have_text("Play the declarer's card")
                for_him += 1
                if for_him == 1:
                    look_at(page, PHONE if page is maria else (1280, 800))
            play_one(page, by_keys=for_him % 2 == 1)


CARDS_FOR_DECLARER = 4
"""The number of cards played for the declarer: two by keys, two by clicks."""


def play_one(page: Page, by_keys: bool) -> None:
    """Play the first legal card, the visitor's own or the declarer's."""
    with await_effect(page):
        if by_keys:
            play_by_keys(page)
        else:
            play_a_card(page)


def test_the_first_page_offers_both_games(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, size=PHONE) as page:
        page.goto("/")
        expect(page.get_by_role("heading", level=1)).to_have_text("Prefa")
        choose_preferans(page)
        expect(page.get_by_role("heading", level=1)).to_have_text("Preferans")
        assert violations(page) == []
        assert page.evaluate(BEYOND_THE_EDGE) == []
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("Preferans")
        page.get_by_role("button", name="With friends").click()
        expect(page.get_by_label("Head sum of each player at the beginning")).to_have_value("20")
