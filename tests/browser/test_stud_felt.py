"""The places of things on the felt of Caribbean Stud."""

from playwright.sync_api import Browser, expect

from kitapi_testing.browser.visitor import visit
from kitapi_testing.clauses import clause
from tests.browser.test_access import each_size
from tests.browser.test_caribbean_stud import choose, open_table

COVERED = """() => {
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
  const cards = boxes(".their-cards > :not(.unseen), .held");
  const slots = boxes(".box.slot");
  return { slots: slots.length, cards: cards.length,
    covered: slots.filter((slot) => cards.some((card) => !apart(slot, card))).length };
}"""

PLACES = """() => [...document.querySelectorAll(".place-at")].map((place) => {
  const { left, top, width } = place.getBoundingClientRect();
  return [left, top, width];
})"""
"""Returns the places of the seats."""

LAY_OUT = """() => {
  const names = () => [...document.querySelectorAll(".place-at :is(.plate-name, .own-mark)")]
    .map((one) => one.getBoundingClientRect().top);
  const before = names();
  const chips = '<span class="chips in-stack"><span class="figure">75</span></span>';
  for (const boxes of document.querySelectorAll(".place-at .boxes")) {
    boxes.insertAdjacentHTML("beforeend", `<div class="box exchange"><dt>CARD</dt><dd><span class="laid-out"><span
      class="card back"></span>${chips}</span></dd></div><div class="box claim"><dt>claim</dt><dd>${chips}</dd></div>`);
  }
  const after = names();
  document.querySelectorAll(".place-at :is(.exchange, .claim)").forEach((one) => one.remove());
  return [before, after];
}"""
"""Returns the heights of the seats' names before and after each seat lays out a card to exchange and has a claim."""


@clause("CSP-029")
def test_no_card_covers_a_slot_or_its_lamp_and_no_seat_moves(browser: Browser, card_room: str) -> None:
    with visit(browser, card_room) as page:
        page.goto("/")
        page.goto(open_table(page, ["me", "simple", "simple", "simple", "simple", "simple", "simple"]))
        expect(page.locator(".options.mine")).to_be_visible()
        places = [page.evaluate(PLACES) for _ in each_size(page)]
        choose(page, "^Change a note")
        choose(page, "^Stake 5 on ANTE")
        choose(page, "^Put in a token")
        choose(page, "^My stakes stand")
        expect(page.locator(".held")).to_have_count(5)
        for _ in each_size(page):
            page.wait_for_function(f"() => ({COVERED})().cards >= 5 * 8")
            seen = page.evaluate(COVERED)
            assert seen["slots"] == 7 + 1, "the viewer's own seat lies on the felt, and below in large"
            assert seen["covered"] == 0
            assert page.evaluate(PLACES) in places, "no seat has moved since the stakes"
            before, after = page.evaluate(LAY_OUT)
            assert before == after, "a card laid out or a claim pushes nothing"
            expect(page.locator(".foot .lamp.lit")).to_be_visible()
