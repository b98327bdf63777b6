"""A table of Preferans, and actions there by clicks."""

from collections.abc import Sequence

from playwright.sync_api import Page, expect

from kitapi_testing.browser.visitor import await_effect, await_turn, moment, phase, press_first, tap
from tests.browser.test_sitting import open_for_three


def choose_preferans(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Preferans", exact=True).click()


def play_preferans(page: Page) -> None:
    """Play now: one tap for the game, one for the table."""
    choose_preferans(page)
    page.get_by_role("button", name="Play now").click()
    await_turn(page)


def preferans_for_three(pages: Sequence[Page]) -> str:
    """Seat three people at a table of Preferans; returns its address."""
    choose_preferans(pages[0])
    return open_for_three(pages)


def page_to_act(pages: Sequence[Page]) -> Page:
    """Return the page of the player to act, once it has no command without an answer."""
    for _ in range(3000):
        moments = [moment(page) for page in pages]
        if "asked" in moments:
            return pages[moments.index("asked")]
        pages[0].wait_for_timeout(10)
    raise AssertionError([(moment(page), phase(page)) for page in pages])


def say(pages: Sequence[Page], *words: str) -> None:
    """For each of ``words``, let the player to act press the button that begins with it."""
    for word in words:
        press(page_to_act(pages), word)


def press(page: Page, words: str) -> None:
    """Press the button, confirm if that is requested, and wait until the action is done."""
    with await_effect(page):
        page.locator(".options .choice").get_by_text(words).or_(
            page.locator(f'.options .choice[aria-label^="{words}"]')
        ).first.click()
        question = page.locator(".asked").get_by_role("button", name="Yes")
        if question.count():
            question.click()


def bid(page: Page, number: int) -> None:
    """Choose the number on the ladder, and bid it."""
    with await_effect(page):
        tap(page, ".rungs .rung", number - 1)
        press_first(page)


def say_in_writing(page: Page, words: str) -> None:
    """Type a call, send it, and wait until it is done."""
    with await_effect(page):
        page.keyboard.press("/")
        page.keyboard.type(words)
        page.keyboard.press("Enter")


def discard_last(page: Page) -> None:
    for card in (10, 11):
        tap(page, ".held", card)
    press(page, "Discard")


def name_game(page: Page, number: int, laid_open: bool = False) -> None:
    page.locator(".naming").locator(f".rung[aria-label^='{number} ']").click()
    if laid_open:
        page.locator(".naming input[type=checkbox]").check()
    expect(page.locator(".options .choice.likely")).to_contain_text(f"I declare {number} ")
    press(page, "I declare ")


def declare_at_one(pages: Sequence[Page]) -> Page:
    """Let the forehand bid one, the others pass, and the forehand discard; returns the forehand's page."""
    forehand = page_to_act(pages)
    say(pages, "One", "Pass", "Pass")
    discard_last(page_to_act(pages))
    return forehand
