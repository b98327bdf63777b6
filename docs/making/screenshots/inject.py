"""Shows states that a table seldom has: the page gets a message that the server could have sent, and draws it."""

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Page

from docs.making.screenshots.stage import Stage

SEND = """(message) => {
  const own = window.sockets.findLast((one) => one.state);
  const text = JSON.stringify({ ...own.state, ...message });
  own.dispatchEvent(new MessageEvent('message', { data: text }));
}"""
"""A script that gives the page a message, with what the last state of the table has besides."""

MERGE = """([view, table]) => {
  const own = window.sockets.findLast((one) => one.state);
  const isPlain = (one) => one !== null && typeof one === 'object' && !Array.isArray(one);
  const merge = (old, now) => (isPlain(old) && isPlain(now)
    ? Object.fromEntries([...new Set([...Object.keys(old), ...Object.keys(now)])]
      .map((key) => [key, key in now ? merge(old[key], now[key]) : old[key]])) : now);
  window.firstState ??= own.state;
  const { view: oldView, table: oldTable, version } = window.firstState;
  window.versions = (window.versions ?? version + 1000) + 1;
  const text = JSON.stringify({ ...window.firstState, version: window.versions, observations: [], history: [],
    view: merge(oldView, view), table: merge(oldTable, table) });
  own.dispatchEvent(new MessageEvent('message', { data: text }));
}"""
"""A script that gives the page its first state with some of its values changed."""

OPEN_LOG = """() => {
  const tool = document.querySelectorAll('.tool.for-phone')[1];
  if (tool?.getAttribute('aria-expanded') !== 'true') tool?.click();
}"""
"""A script that opens the log of a narrow screen, which lies in a drawer; a change of the language closes it."""

LINES = 12
"""Lines of a log that are in sight at once."""


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
            shown.evaluate(SEND, message)
            shown.evaluate(OPEN_LOG)

        with stage.part(f"{name} {number}"):
            stage.take(page, f"{name}-{number + 1}", prepare=send)


def show_state(stage: Stage, page: Page, name: str, *, view: Mapping[str, Any], table: Mapping[str, Any]) -> None:
    """Take a picture of the table in its first state, with these values of its view and of the table changed."""
    stage.take(page, name, prepare=lambda shown: shown.evaluate(MERGE, [view, table]))


def refuse(page: Page, **facts: Any) -> None:
    """Give the page a refusal, as a server sends one."""
    message = {"type": "refused", "id": None, "clause": None, "field": None, "facts": {}, **facts}
    page.evaluate(SEND, message)
