"""Shows states that a table seldom has: the page gets a message that the server could have sent, and draws it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from playwright.sync_api import Page

from docs.making.screenshots.stage import Stage

SEND = """(message) => {
  const own = window.sockets.findLast((one) => one.state);
  const text = JSON.stringify({ ...own.state, ...message });
  own.dispatchEvent(new MessageEvent('message', { data: text }));
}"""
"""A script that gives the page a message whose other fields are those of the last state of the table."""

DEAFEN = """() => window.sockets.forEach((one) => {
  one.deafen ??= (event) => event.isTrusted && event.stopImmediatePropagation();
  one.addEventListener('message', one.deafen, true);
})"""
"""A script after which the page hears nothing more from the room, whose other players would end an invented state."""

MERGE = """([view, table, history]) => {
  const role = location.pathname.split('/as/')[1] ?? null;
  const own = window.sockets.findLast(({ state, url }) => state && new URL(url).searchParams.get('as') === role);
  const isPlain = (one) => one !== null && typeof one === 'object' && !Array.isArray(one);
  const merge = (old, now) => (isPlain(old) && isPlain(now)
    ? Object.fromEntries([...new Set([...Object.keys(old), ...Object.keys(now)])]
      .map((key) => [key, key in now ? merge(old[key], now[key]) : old[key]])) : now);
  window.firstState ??= own.state;
  const { view: oldView, table: oldTable, version } = window.firstState;
  window.versions = (window.versions ?? version + 1000) + 1;
  const text = JSON.stringify({ ...window.firstState, version: window.versions, observations: [], history,
    view: merge(oldView, view), table: merge(oldTable, table) });
  own.dispatchEvent(new MessageEvent('message', { data: text }));
}"""
"""A script that gives the page of a seat or role its first state again, with some of its values changed."""

OPEN_LOG = """() => {
  const tool = document.querySelectorAll('.tool.for-phone')[1];
  if (tool?.getAttribute('aria-expanded') !== 'true') tool?.click();
}"""
"""A script that opens the drawer in which a narrow screen has the log; a change of the language closes it."""

REFUSE_MANY = """async (refusals) => {
  const role = location.pathname.split('/as/')[1] ?? null;
  const own = window.sockets.findLast(({ state, url }) => state && new URL(url).searchParams.get('as') === role);
  document.querySelector('.many-refused')?.remove();
  const many = document.createElement('div');
  many.className = 'many-refused';
  many.style.paddingTop = '96px';
  const drawn = () => new Promise((after) => requestAnimationFrame(() => requestAnimationFrame(after)));
  for (const refusal of refusals) {
    own.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ ...own.state, ...refusal }) }));
    for (let tries = 0; tries < 20; tries += 1) {
      await drawn();
      if (document.querySelector('.interruption')?.textContent.includes(refusal.text)) break;
    }
    const copy = document.querySelector('.interruption').cloneNode(true);
    copy.style.position = 'static';
    many.append(copy);
  }
  document.body.prepend(many);
}"""
"""A script that gives the page one refusal after the other, and shows a copy of what it draws of each."""

LINES = 8
"""The number of lines of a log that are in sight at once, on a phone too."""
MOST_REFUSED = 16
"""The number of refusals in one picture."""


def show_history(stage: Stage, page: Page, name: str, history: Sequence[Mapping[str, Any]]) -> None:
    """Take pictures of the log with every observation of ``history``; the log of a narrow screen is opened."""
    version = int(page.evaluate("() => window.sockets.findLast((one) => one.state).state.version"))
    for number, first in enumerate(range(0, len(history), LINES)):
        message = {
            "history": list(history[first : first + LINES]),
            "observations": [],
            "version": version + 1000 * (number + 1),
        }

        def send(shown: Page, message: Mapping[str, Any] = message) -> None:
            shown.evaluate(DEAFEN)
            shown.evaluate(SEND, message)
            shown.evaluate(OPEN_LOG)

        with stage.part(f"{name} {number}"):
            stage.take(page, f"{name}-{number + 1}", prepare=send)


def put_state(
    page: Page, view: Mapping[str, Any], table: Mapping[str, Any], history: Sequence[Mapping[str, Any]] = ()
) -> None:
    """Give the page its first state with these values of its view and of the table changed, and with this history."""
    page.evaluate(DEAFEN)
    page.evaluate(MERGE, [view, table, list(history)])


def show_state(stage: Stage, page: Page, name: str, *, view: Mapping[str, Any], table: Mapping[str, Any]) -> None:
    """Take a picture of the table in its first state, with these values of its view and of the table changed."""
    stage.take(page, name, prepare=lambda shown: put_state(shown, view, table))


def refuse(page: Page, **facts: Any) -> None:
    """Give the page a refusal, as a server sends one."""
    message = {"type": "refused", "id": None, "clause": None, "field": None, "facts": {}, **facts}
    page.evaluate(SEND, message)


def refuse_all(stage: Stage, page: Page, name: str, sentences: Sequence[tuple[str, Callable[[str], str]]]) -> None:
    """Take pictures of all refusals, many in each; ``sentences``: each with its rule, as a function of a language."""
    for number, first in enumerate(range(0, len(sentences), MOST_REFUSED), 1):
        some = sentences[first : first + MOST_REFUSED]
        stage.take(page, f"{name}-{number}", prepare=partial(_refuse_many, some=some))


def _refuse_many(page: Page, some: Sequence[tuple[str, Callable[[str], str]]]) -> None:
    """Give the page these refusals in its language."""
    language = str(page.evaluate("document.documentElement.lang"))
    usual: dict[str, Any] = {"type": "refused", "id": None, "reason": "", "field": None, "facts": {}}
    page.evaluate(REFUSE_MANY, [{**usual, "clause": clause, "text": words(language)} for clause, words in some])
