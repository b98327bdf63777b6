"""The first page as the server renders it: equal to what the script draws later, and usable without the script."""

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from kitapi_testing.browser.visitor import PHONE, visit

OUTLINE = """(page) => {
  const outline = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    const attributes = [...node.attributes].filter(({ name }) => !['disabled', 'checked'].includes(name));
    const kept = attributes.map(({ name, value }) => `${name}=${value}`);
    const below = [...node.childNodes].filter((one) => !one.matches?.('dialog, .stud-pictures')).map(outline);
    if (node.checked) kept.push('checked');
    return [node.localName, kept.sort().join(' '), ...below];
  };
  const copy = page.querySelector('.start').cloneNode(true);
  copy.normalize();
  return JSON.stringify(outline(copy), null, 1);
}"""
"""Returns elements, attributes and texts of the start page, except those that a script shows or loads."""

DRAWN = f"""async (change) => {{
  const html = (await (await fetch('/')).text()).replace(...(change ?? ['', '']));
  return ({OUTLINE})(new DOMParser().parseFromString(html, 'text/html').querySelector('#page'));
}}"""
PLACES = """async () => {
  await document.fonts.ready;
  const elements = [...document.querySelectorAll('.start :not(dialog, dialog *)')];
  return elements.map((one) => one.getBoundingClientRect()).flatMap(({ x, y, right, bottom }) => [x, y, right, bottom]);
}"""
"""Where each element is, in CSS pixels, with the typefaces that the page needs."""
STYLED = "() => [...document.querySelectorAll('link[rel=stylesheet]')].every((one) => one.sheet)"
"""Returns whether the style sheets are loaded: a page measured before would be measured without them."""
SHOWN = f"() => ({OUTLINE})(document.querySelector('#page'))"


def test_the_script_draws_over_the_page_what_the_server_has_drawn(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, locale="sk-SK") as page:
        page.goto("/")
        assert "Preferans" in page.evaluate(SHOWN)
        seen = []
        for language in ("Slovenčina", "Ελληνικά", "Italiano", "English"):
            page.get_by_role("button", name=language).click()
            expect(page.get_by_role("button", name=language)).to_have_attribute("aria-pressed", "true")
            for game in range(3):
                page.locator(".game-switch button").nth(game).click()
                expect(page.locator(".game-switch button").nth(game)).to_have_attribute("aria-pressed", "true")
                seen.append(page.evaluate(SHOWN))
                assert page.evaluate(DRAWN) == seen[-1]
        assert len(set(seen)) == 12
        for drawn, other in (
            ("Play now", "Play"),
            ('aria-pressed="true"', 'aria-pressed="false"'),
            ("<h1", "<h1 hidden"),
        ):
            assert page.evaluate(DRAWN, [drawn, other]) != seen[-1], "a planted difference is found"


def test_the_script_takes_the_elements_of_the_page_over(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room, locale="el-GR") as page:
        waiting: list[Route] = []

        def hold(route: Route) -> None:
            waiting.append(route)

        page.route("**/main.js", hold)
        Page.goto(page, "/?lang=it&game=preferans", wait_until="commit")
        expect(page.get_by_role("heading", name="Preferans")).to_be_visible()
        expect(page.get_by_role("button", name="Con gli amici")).to_be_disabled()
        page.wait_for_function(STYLED)
        page.evaluate("document.querySelectorAll('#page *').forEach((one) => { one.drawnByServer = true; })")
        places = page.evaluate(PLACES)
        waiting[0].continue_()
        expect(page.get_by_role("button", name="Con gli amici")).to_be_enabled()
        assert page.locator(".start :disabled").count() == 0
        replaced = "[...document.querySelectorAll('.start :not(dialog, dialog *)')].filter((one) => !one.drawnByServer)"
        assert page.evaluate(f"() => {replaced}.map((one) => one.outerHTML)") == []
        assert page.evaluate(PLACES) == pytest.approx(places, abs=0.5), "nothing moves"
        page.unroute("**/main.js")
        page.get_by_role("button", name="Ελληνικά").click()
        page.reload()
        expect(page.get_by_role("button", name="Ελληνικά")).to_have_attribute("aria-pressed", "true")


def test_a_table_can_be_opened_without_a_script(browser: Browser, card_room: str) -> None:
    context = browser.new_context(java_script_enabled=False, locale="el-GR", base_url=card_room)
    try:
        page = context.new_page()
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.goto("/")
        expect(page.locator(".no-script")).to_contain_text("χρειάζεται JavaScript")
        expect(page.get_by_role("button", name="Με φίλους")).to_be_hidden()
        page.get_by_role("button", name="Πρεφεράνς").click()
        page.get_by_role("button", name="Slovenčina").click()
        page.get_by_role("button", name="Hrať hneď").click()
        expect(page).to_have_url(re.compile("/table/"))
        expect(page.get_by_role("heading", name="Preferans")).to_be_visible()
        expect(page.locator(".plate b")).to_have_text(["Hosť", "Šaňo", "Vilma"])
    finally:
        context.close()
