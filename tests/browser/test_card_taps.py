"""Taps on a phone: on any visible part of a card of the hand, and on the button that sends a link."""

from playwright.sync_api import Browser, ViewportSize

PHONE: ViewportSize = {"width": 360, "height": 740}
TAPPED = """async (count) => {
  const { Hand } = await import('/static/web/client/table/hand.js');
  const { addSheet } = await import('/static/web/client/sheets.js');
  await addSheet('table');
  const { html, render } = await import('/static/web/client/ui.js');
  const pack = ['s', 'h', 'd', 'c'].flatMap((suit) => [...'AKQJT987'].map((rank) => rank + suit));
  const cards = pack.slice(0, count);
  const foot = document.body.appendChild(document.createElement('div'));
  foot.style.cssText = 'position: fixed; inset: auto 0 0 0; z-index: 99';
  const tapped = [];
  const chosen = (card) => tapped.push(card);
  render(html`<${Hand} cards=${cards} offered=${new Set(cards)} picked=${[]} onChoose=${chosen} />`, foot);
  const held = [...foot.querySelectorAll('.held')];
  await Promise.all(foot.getAnimations({ subtree: true }).map((animation) => animation.finished));
  const missed = [];
  for (const card of held) {
    const { left, top, width, height } = card.getBoundingClientRect();
    const below = held.find((other) => other.getBoundingClientRect().top > top + 9);
    const seen = below ? below.getBoundingClientRect().top - top - 1 : height;
    for (const across of [0.1, 0.5, 0.9]) for (const down of [0.1, 0.5, 0.9]) {
      document.elementFromPoint(left + width * across, top + seen * down)?.closest('button')?.click();
      if (tapped.pop() !== card.dataset.card) missed.push(`${card.dataset.card} of ${count} at ${across}, ${down}`);
    }
  }
  render(null, foot);
  foot.remove();
  return { held: held.length, missed };
}"""
"""Draws a hand of ``count`` cards, and taps each card at nine points of its visible part."""

SENT = """async () => {
  navigator.share = async (what) => { window.sent = what; };
  const { ShareLink } = await import('/static/web/client/kit/share_link.js');
  const { html, render } = await import('/static/web/client/ui.js');
  const place = document.body.appendChild(document.createElement('div'));
  render(html`<${ShareLink} address="https://cards.example/table/t" />`, place);
  [...place.querySelectorAll('button')].at(-1).click();
  place.remove();
  return window.sent.url;
}"""
"""Draws the address of a table where the device can send it, and presses the last button."""


def test_every_card_takes_a_tap_at_nine_points_and_the_link_is_sent(browser: Browser, card_room: str) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True)
    page = context.new_page()
    page.goto(card_room)
    for count in range(1, 13):
        found = page.evaluate(TAPPED, count)
        assert (found["held"], found["missed"]) == (count, [])
    assert page.evaluate(SENT) == "https://cards.example/table/t"
    context.close()
