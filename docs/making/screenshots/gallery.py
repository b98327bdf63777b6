"""Shows all texts of a kind at once: the page's own components draw what a table would seldom show, below each other.

The components are drawn from the page's source modules, over a real table, whose style sheets then apply to them.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from playwright.sync_api import Page

from docs.making.screenshots.stage import Stage

DRAW = """async ([deck, facts]) => {
  document.querySelector("meta[name='kitapi-words']")?.remove();
  const at = (path) => import(`/static/${path}`);
  const words = await at('web/client/words/translation.js');
  await words.speak(document.documentElement.lang);
  const { coverOf, drawingOf, loadDrawing, offerGames } = await at('web/client/covers.js');
  offerGames((await at('web/client/games.js')).COVERS);
  await loadDrawing(facts.game);
  (await at('web/client/cards/deck.js')).setDeck(deck);
  await (await at('web/client/sheets.js')).addSheet('papers');
  const { html, render } = await at('web/client/ui.js');
  const names = facts.names;
  const seats = names.map((name, seat) => ({ seat, kind: 'person', name }));
  const tableOf = (me) => ({ id: 't', me, seats, sheet: 1 });
  const voiceOf = (me) => ({ me, nameOf: (seat) => names[seat] });
  document.getElementById('page').style.display = 'none';
  document.getElementById('gallery')?.remove();
  const place = document.body.appendChild(document.createElement('main'));
  place.id = 'gallery';
  const columns = facts.abreast ? 'columns: 20rem; padding: 8px;' : '';
  place.style.cssText = `display: block; ${columns} height: auto; overflow: visible;`;
  const fetchReally = window.fetchReally ??= window.fetch.bind(window);
  let pending = 0;
  const answers = {};
  window.fetch = async (address, request) => {
    pending += 1;
    const known = answers[new URL(address, location.href).pathname];
    try {
      return known ? new Response(JSON.stringify(known)) : await fetchReally(address, request);
    } finally {
      pending -= 1;
    }
  };
  const lang = document.documentElement.lang;
  const drawn = await (COMPONENTS)({ at, html, facts, tableOf, voiceOf, answers, lang, coverOf, drawingOf });
  render(html`${drawn.map((one) => html`<div style="break-inside: avoid; margin-bottom: 12px">${one}</div>`)}`, place);
  const next = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const settle = async () => {
    for (let quiet = 0, tries = 0; quiet < 3 && tries < 300; tries += 1) {
      await next();
      quiet = pending ? 0 : quiet + 1;
    }
  };
  await settle();
  place.querySelectorAll('dialog:not(.top-bar *)').forEach((one) => {
    one.previousElementSibling.click();
    one.close();
    one.open = true;
    Object.assign(one.style, { position: 'static', margin: '0', maxHeight: 'none' });
  });
  await next();
  place.querySelectorAll('.guide, .middle, .options, .interruption').forEach((one) => {
    Object.assign(one.style, { position: 'static', transform: 'none', containerType: 'inline-size', width: 'auto' });
  });
  place.querySelectorAll('details').forEach((one) => { one.open = true; });
  place.querySelectorAll('.rule-tap, .why, .told-figure, .asking .choice').forEach((one) => one.click());
  place.querySelectorAll('[data-click]').forEach((one) => one.querySelector(one.dataset.click).click());
  await settle();
  place.querySelectorAll('.because').forEach((one) => {
    Object.assign(one.style, { position: 'static', display: 'block', width: 'auto', translate: 'none' });
    Object.assign(one.parentElement.style, { flexWrap: 'wrap', display: 'block' });
  });
}"""
"""A script that draws the components instead of the page, with every rule, reason and question open; in an element with
``data-click``, the first button that this selector finds is clicked."""


class Gallery(NamedTuple):
    """Pictures of components.

    ``components``: a function of JavaScript that returns them, drawn from the source modules, which ``at`` imports;
    what it puts into ``answers`` by address is the server's answer there. Their dialogs are shown open.
    ``items``: what it draws, one after the other, as ``facts.items``; ``together``: how many in each picture;
    ``abreast``: in columns of a phone's width, else one below the other on the whole page.
    """

    name: str
    components: str
    items: Sequence[Any] = (None,)
    together: int = 1
    abreast: bool = True


def show_galleries(stage: Stage, game: str, deck: str, galleries: Iterable[Gallery]) -> None:
    """Take the pictures of all galleries at a table of the game."""
    with stage.visit() as page:
        page.goto(f"/?game={game}")
        page.locator(".ways .big").first.click()
        page.wait_for_selector(".scene")
        page.wait_for_load_state("networkidle")
        for gallery in galleries:
            for number, items in enumerate(_pieces(gallery), 1):
                facts = {"game": game, "names": (*stage.names, "Petros"), "items": items, "abreast": gallery.abreast}
                with stage.part(f"{gallery.name} {number}"):
                    stage.take(page, f"{gallery.name}-{number}", partial(_draw, gallery, deck, facts))


def _pieces(gallery: Gallery) -> Iterator[Sequence[Any]]:
    for first in range(0, len(gallery.items), gallery.together):
        yield gallery.items[first : first + gallery.together]


def _draw(gallery: Gallery, deck: str, facts: dict[str, Any], page: Page) -> None:
    page.evaluate(DRAW.replace("COMPONENTS", gallery.components), [deck, facts])
