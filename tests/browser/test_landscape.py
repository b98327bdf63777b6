"""A phone in landscape: the hand is at the bottom, the slip at the left, and nothing overlaps."""

import pytest
from playwright.sync_api import Browser, expect

from kitapi_testing.browser.visitor import await_turn, is_over, phase, start_deal, take_turn, visit
from tests.browser.playing_on import play_a_deal
from tests.browser.test_access import BEYOND_THE_EDGE
from tests.browser.test_replay import open_replay

SMALL, LONG = (640, 360), (800, 360)
SIDEWAYS = pytest.mark.parametrize("size", [SMALL, LONG], ids=["small", "long"])

STEPS = 8
"""The number of steps of a replay that are examined before the last: hands are complete at first, then lack a card or
two."""

OVERLAPS = """() => {
  const places = ['.hand', '.foot > .open-hand', '.scene > .plate', '.foot .plate', '.strip', '.options',
    '.foot > .choices', '.replay-bar', '.middle > .paper', '.middle .talon', '.trick > .card',
    '.looking-back > .plain', '.settled'];
  const boxOf = (one) => {
    const inside = one.matches('.hand, .open-hand') ? [...one.querySelectorAll('.card')] : [one];
    const boxes = inside.map((each) => each.getBoundingClientRect());
    return { left: Math.min(...boxes.map((box) => box.left)), right: Math.max(...boxes.map((box) => box.right)),
      top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
  };
  const laid = places.flatMap((place) => [...document.querySelectorAll(place)].filter((one) => one.checkVisibility())
    .map((one) => ({ place, box: boxOf(one) })));
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const out = laid.filter(({ box }) => box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1)
    .map(({ place }) => `${place} leaves the screen`);
  return [...out, ...laid.flatMap((one, at) => laid.slice(at + 1)
    .filter((other) => one.place !== other.place && meet(one.box, other.box))
    .map((other) => `${one.place} on ${other.place}`))];
}"""
WRONGLY_PLACED = """() => {
  const box = (place) => document.querySelector(place).getBoundingClientRect();
  const [hand, strip, scene] = ['.foot .card', '.strip', '.scene'].map(box);
  return [hand.bottom < innerHeight - 12 && 'the hand is not at the bottom',
    strip.left > 12 && 'the slip is not at the left', strip.right > scene.left + 8 && 'the slip is above the table',
    document.documentElement.scrollWidth > innerWidth && 'the page scrolls sideways'].filter(Boolean);
}"""


@pytest.mark.parametrize(
    ("size", "locale"), [(SMALL, "en-GB"), (SMALL, "el-GR"), (SMALL, "sk-SK"), (LONG, "el-GR")], ids=str
)
def test_a_deal_is_played_on_a_phone_on_its_side(
    browser: Browser, card_room: str, size: tuple[int, int], locale: str
) -> None:
    with visit(browser, card_room, size=size, locale=locale) as page:
        page.goto("/")
        page.locator(".ways .big").first.click()
        await_turn(page)
        seen = set()
        for _ in range(150):
            assert page.evaluate(OVERLAPS) == [], phase(page)
            assert page.evaluate(BEYOND_THE_EDGE) == []
            seen.add(phase(page))
            if is_over(page) and "playing" in seen:
                break
            if is_over(page):
                page.locator(".foot .choice").first.click()
                page.wait_for_selector(".settled", state="detached")
                await_turn(page)
            else:
                assert page.evaluate(WRONGLY_PLACED) == []
                take_turn(page)
        assert {"bidding", "playing", "over"} <= seen


@SIDEWAYS
def test_the_replay_has_room_for_all_open_hands(browser: Browser, card_room: str, size: tuple[int, int]) -> None:
    with visit(browser, card_room, size=size) as page:
        start_deal(page)
        play_a_deal(page)
        open_replay(page)
        page.get_by_label("All hands open").check()
        for key in (*["ArrowRight"] * STEPS, "End"):
            assert page.evaluate(OVERLAPS) == [], page.locator(".replay-words").inner_text()
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
            count = page.locator(".replay-count").inner_text()
            page.keyboard.press(key)
            expect(page.locator(".replay-count")).not_to_have_text(count)
        assert page.evaluate(OVERLAPS) == []


@SIDEWAYS
def test_the_sheet_and_the_open_seats_are_in_reach(browser: Browser, card_room: str, size: tuple[int, int]) -> None:
    order = {
        "game": "prefa",
        "terms": {"players": 3, "variant": {}},
        "seats": ["me", "open", "steady"],
        "name": "Maria",
    }
    with visit(browser, card_room, size=size) as maria, visit(browser, card_room, size=size) as nikos:
        table = f"/table/{maria.request.post('/api/tables', data=order).json()['table']}"
        nikos.goto(table)
        nikos.locator(".scene").get_by_role("button", name="Sit down here").first.click()
        nikos.get_by_label("Your name").fill("Nikos")
        nikos.get_by_role("button", name="Sit down", exact=True).click()
        nikos.get_by_role("button", name="I agree").click()
        maria.goto(table)
        expect(maria.locator(".held")).to_have_count(10)
        maria.get_by_role("button", name="Sheet").click()
        expect(maria.locator(".drawing")).to_be_visible()
        drawing, panel = maria.locator(".drawing").bounding_box(), maria.locator(".side").bounding_box()
        assert drawing
        assert panel
        assert panel["x"] + panel["width"] <= size[0]
        assert drawing["y"] >= panel["y"]
        assert drawing["width"] < panel["width"] / 2
        assert drawing["y"] + drawing["height"] < size[1] + 24
        assert maria.evaluate(BEYOND_THE_EDGE) == []
