"""Every card of both decks, in every form, as the page draws it."""

import re
from base64 import b64encode
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from art.german_deck.faces import CARDS
from kitapi.web.looks import CLOTHS
from kitapi_testing.browser.visitor import PHONE, WIDE, accessible_names, hand, start_deal, visit
from tests.browser.test_access import DEPEND_ON_COLOURS, violations

LAY_OUT = """async ([choices, cards]) => {
  const [{ LyingCard }, { html, render }, { changeSettings }, { arrangeCards, suitOrder }] = await Promise.all(
    ['cards/card.js', 'ui.js', 'settings/settings.js', 'cards/order.js']
      .map((path) => import(`/static/web/client/${path}`)));
  changeSettings(choices);
  const shell = document.createElement('div');
  document.body.replaceChildren(shell);
  Object.assign(shell.style, { display: 'flex', flexWrap: 'wrap', gap: '4px', padding: '6px' });
  shell.style.setProperty('--card', '56px');
  const inOrder = arrangeCards(cards, suitOrder(cards));
  render(html`${inOrder.map((card) => html`<${LyingCard} key=${card} card=${card} />`)}`, shell);
  const fetched = [...document.images].map((image) => image.decode());
  if (choices.deck === 'german') fetched.push(fetch('/static/cards/german.svg').then((answer) => answer.text()));
  await Promise.all(fetched);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
LOOKED_AT = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const { width, height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const light = ([r, g, b]) => [r, g, b].map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const ground = light([0xff, 0xfd, 0xf6]);
  return [...document.querySelectorAll('.card')].map((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const { data } = pen.getImageData(left + 3, top + 3, width - 6, height - 6);
    let [clear, said] = [0, ''];
    for (let at = 0; at < data.length; at += 4) {
      const dot = [...data.slice(at, at + 3)];
      said += dot.map((part) => part >> 4).join(' ');
      if ((ground + 0.05) / (light(dot) + 0.05) >= 3) clear += 1;
    }
    return [clear / data.length * 4, said];
  });
}"""
"""Returns for each card the share of its pixels whose contrast with the ground is at least 3 to 1, and all its pixels.
"""

UNTOUCHED = {"bigIndex": False, "fourColours": False, "letters": False}
FORMS: tuple[dict[str, Any], ...] = (
    {"theme": "light"},
    {"theme": "dark"},
    {"theme": "dark", "bigIndex": True},
    {"theme": "light", "fourColours": True, "letters": True},
    {"theme": "dark", "bigIndex": True, "fourColours": True, "letters": True},
)


def lay_out(page: Page, **choices: object) -> None:
    page.evaluate(LAY_OUT, [choices, list(CARDS)])


@pytest.mark.parametrize(("deck", "size"), [("french", WIDE), ("german", PHONE)], ids=["french", "german"])
def test_every_card_is_clear_and_has_its_place(
    browser: Browser, modules_room: str, deck: str, size: tuple[int, int]
) -> None:
    """Cards have the same width on every screen; only their rows differ."""
    with visit(browser, modules_room, size=size) as page:
        page.goto("/")
        page.wait_for_selector("main button")
        for form in FORMS:
            lay_out(page, **{**UNTOUCHED, "deck": deck, **form})
            assert len(set(accessible_names(page.locator(".card")))) == 32
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            looks = page.evaluate(LOOKED_AT, b64encode(page.screenshot(full_page=True)).decode())
            assert len({dots for _, dots in looks}) == 32, form
            assert min(clear for clear, _ in looks) > 0.03, form


def test_the_reader_chooses_the_deck_and_hears_its_names(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, unlike="404 (Not Found)") as page:
        start_deal(page)
        expect(page.locator(".held img.face")).to_have_count(10)
        assert not any(re.search("leaves|bells|acorns|over|under", name) for name in hand(page))
        page.get_by_role("button", name="Settings").click()
        _choose_looks(page)
        page.get_by_role("button", name="Close").click()
        expect(page.locator(".held svg.face")).to_have_count(10)
        _read_on_each_cloth(page)
        held = hand(page)
        assert not any(re.search("spades|clubs|diamonds|queen|jack", name) for name in held)
        suits = [name.split()[-1] for name in held]
        assert suits == sorted(suits, key=["acorns", "hearts", "bells", "leaves"].index)
        _sign_out(page)


def _choose_looks(page: Page) -> None:
    """Check that each look is chosen from a picture, also by keyboard, and applies at once."""
    cards = page.get_by_role("group", name="Cards")
    expect(cards.get_by_role("radio", name="as usual in the game")).to_be_checked()
    cards.get_by_role("radio", name="German suits").check()
    expect(cards.get_by_role("checkbox")).to_have_count(3)
    page.get_by_role("radio", name="sea green").focus()
    cloths = set()
    for cloth in ("green", "blue", "wine red", "brown", "grey"):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio", name=cloth, exact=True)).to_be_checked()
        cloths.add(page.locator(".room").evaluate("(room) => getComputedStyle(room).backgroundColor"))
    assert len(cloths) == 5
    assert violations(page) == []
    page.get_by_role("group", name="Card backs").get_by_role("radio", name="waves").check()
    back = page.locator(".backs i").first
    expect(back).to_have_css("background-image", re.compile(r"back-waves\.svg"))


def _read_on_each_cloth(page: Page) -> None:
    """Check that text on each cloth has the contrast that axe requires, in both themes."""
    for theme in ("light", "dark"):
        for cloth in sorted(CLOTHS):
            page.evaluate(
                "(look) => Object.assign(document.documentElement.dataset, look)", {"cloth": cloth, "theme": theme}
            )
            assert violations(page, *DEPEND_ON_COLOURS) == [], (cloth, theme)


def _end_other_connections(page: Page, other: Page) -> None:
    """Check that both tabs are listed; afterwards this one connects again by itself, and the other one by a click."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Connections").click()
    expect(page.locator(".own-connections li")).to_have_count(2)
    page.get_by_role("button", name="End all other connections").click()
    expect(other.get_by_text("You ended this connection from another page.")).to_be_visible()
    other.get_by_role("button", name="Connect again").click()
    for tab in (page, other):
        expect(tab.locator(".held svg.face")).to_have_count(10)


def _sign_out(page: Page) -> None:
    """Sign out; no trace of the visitor is left, their other tab has stopped, and the table treats them as a stranger.

    An unknown address also shows a page.
    """
    table = page.url
    other = page.context.new_page()
    other.goto(table)
    expect(other.locator(".held svg.face")).to_have_count(10)
    _end_other_connections(page, other)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Stay").click()
    page.get_by_role("button", name="Sign out").click()
    expect(page.locator(".visitor-number")).to_have_text(re.compile(r"operator: [0-9a-f]{8}$"))
    page.get_by_role("button", name="Sign out and remove my names").click()
    page.wait_for_url("**/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("Continue")).to_have_count(0)
    expect(other.get_by_text("This browser signed out in another tab")).to_be_visible()
    other.get_by_role("button", name="Start as a new visitor").click()
    expect(other.get_by_role("button", name="Play now")).to_be_visible()
    other.close()
    page.goto(table)
    expect(page.locator(".held img.face, .held svg.face")).to_have_count(0)
    expect(page.locator("body")).to_contain_text("—")
    gone = page.goto("/nothing-here")
    assert gone is not None
    assert gone.status == 404
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
