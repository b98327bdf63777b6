"""Draws texts that are only read aloud, or lie in a closed list, beside their elements, so that a picture shows them.

A frame marks the element; the text stands under it, or lower where others are in the way. Lists are drawn whole.
"""

from collections.abc import Mapping, Sequence

from playwright.sync_api import Page

from docs.making.screenshots.texts import Message, messages_in

DRAW_ALOUD = """([texts, most]) => {
  const wanted = new Set(texts.map((text) => text.trim()));
  const high = Math.min(document.documentElement.scrollHeight, most);
  const layer = document.createElement('div');
  layer.className = 'read-aloud';
  layer.popover = 'manual';
  layer.style.cssText = `position: absolute; inset: 0 auto auto 0; width: 100%; height: ${high}px; margin: 0;
    padding: 0; border: 0; background: none; overflow: visible; pointer-events: none`;
  document.body.append(layer);
  layer.showPopover();
  const base = layer.getBoundingClientRect();
  const taken = [];
  const put = (one, text) => {
    let at = one;
    while (at !== document.body && (at.closest('.unseen') || at.getBoundingClientRect().width < 2)) {
      at = at.parentElement;
    }
    const box = at.getBoundingClientRect();
    const frame = layer.appendChild(document.createElement('div'));
    frame.style.cssText = `position: absolute; left: ${box.left - base.left}px; top: ${box.top - base.top}px;
      width: ${box.width}px; height: ${box.height}px; border: 1px dashed #d00; box-sizing: border-box`;
    const label = layer.appendChild(document.createElement('div'));
    label.textContent = text;
    label.style.cssText = `position: absolute; font: 11px/1.2 sans-serif; color: #000; background: #ff9;
      border: 1px solid #d00; padding: 0 2px; max-width: 240px; width: max-content; white-space: pre-line`;
    const left = Math.max(0, Math.min(box.left - base.left, base.width - label.offsetWidth - 2));
    let top = Math.max(0, Math.min(box.bottom - base.top, high - 40));
    const clash = () => taken.find((other) => left < other.right && other.left < left + label.offsetWidth
      && top < other.bottom && other.top < top + label.offsetHeight);
    for (let other = clash(); other; other = clash()) top = other.bottom;
    label.style.left = `${left}px`;
    label.style.top = `${top}px`;
    taken.push({ left, top, right: left + label.offsetWidth, bottom: top + label.offsetHeight });
  };
  for (const one of document.querySelectorAll('body *')) {
    if (!one.checkVisibility() || layer.contains(one)) continue;
    const nodes = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data);
    const own = [one.ariaLabel, one.title, one.alt, one.textContent, ...nodes].map((text) => text?.trim());
    const text = one instanceof HTMLSelectElement ? undefined : own.find((some) => wanted.has(some));
    if (one instanceof HTMLSelectElement && [...one.options].some((option) => wanted.has(option.text.trim()))) {
      put(one, [...one.options].map((option) => `• ${option.text}`).join('\\n'));
      [...one.options].forEach((option) => wanted.delete(option.text.trim()));
    }
    if (text === undefined) continue;
    put(one, text);
    wanted.delete(text);
  }
}"""
"""A script that draws ``texts`` beside their elements, each once, down to ``most`` pixels."""

CLEAR_ALOUD = "() => document.querySelector('.read-aloud')?.remove()"
"""A script that removes what ``DRAW_ALOUD`` drew."""


def choose_texts(
    catalogue: Sequence[Message], noted: Mapping[str, Sequence[str]], spoken: Sequence[str]
) -> dict[str, frozenset[str]]:
    """Choose texts of ``spoken`` that together contain every message it contains, and these messages by text."""
    left = messages_in(catalogue, noted, spoken)
    chosen: dict[str, frozenset[str]] = {}
    for text in dict.fromkeys(spoken):
        own = messages_in([message for message in catalogue if message.name in left], noted, [text])
        if own:
            chosen[text] = own
            left -= own
    return chosen


def draw_aloud(page: Page, texts: Sequence[str], most: int) -> None:
    """Draw ``texts`` beside the elements of the page that have them."""
    page.evaluate(DRAW_ALOUD, [list(texts), most])


def clear_aloud(page: Page) -> None:
    """Remove what was drawn."""
    page.evaluate(CLEAR_ALOUD)
