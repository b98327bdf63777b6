"""Finds the texts of a page that are cut off, run over its edge, break inside a word, or overlap."""

from typing import NamedTuple

from playwright.sync_api import Page

READ_MISPLACED = r"""(most) => {
  const found = [];
  const say = (fault, one) => found.push([fault, one.trim().replace(/\s+/g, ' ').slice(0, 90)]);
  const shown = [...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => !one.closest('.unseen, svg, option, select'));
  const dialog = document.querySelector('dialog[open]');
  const pieces = [];
  for (const one of dialog ? shown.filter((within) => dialog.contains(within)) : shown) {
    for (const node of one.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !/\p{L}{2}/u.test(node.data)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2 && box.top < most) pieces.push({ one, box, text: node.data });
      for (const word of node.data.matchAll(/[\p{L}’']{3,}/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        const [first, last] = [lines[0], lines.at(-1)];
        if (first && first.top < most && last.top >= first.bottom - 4) say('broken', word[0]);
      }
    }
  }
  const style = new Map();
  const styleOf = (one) => style.get(one) ?? style.set(one, getComputedStyle(one)).get(one);
  const isInside = (point) => point[0] >= 0 && point[1] >= 0 && point[0] < innerWidth && point[1] < innerHeight;
  const lit = pieces.filter(({ one, box }) => {
    const point = [box.left + box.width / 2, box.top + box.height / 2];
    const top = isInside(point) ? document.elementFromPoint(...point) : null;
    return !top || top.contains(one) || one.contains(top);
  });
  const placed = lit.map((piece) => {
    const { one, box } = piece;
    let scrolls = false, isHidden = false, isCut = false;
    for (let around = one; around && around !== document.documentElement; around = around.parentElement) {
      const { overflowX, overflowY, display } = styleOf(around);
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      const edge = around.getBoundingClientRect();
      isHidden ||= edge.width < 3 || edge.height < 3 || box.right <= edge.left || box.left >= edge.right
        || box.bottom <= edge.top + 1 || box.top >= edge.bottom - 1;
      scrolls ||= /auto|scroll/.test(overflowX + overflowY);
      isCut ||= !scrolls && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5
        || box.bottom > edge.bottom + 4 || box.top < edge.top - 4);
    }
    return { ...piece, scrolls, isHidden, isCut };
  }).filter(({ isHidden }) => !isHidden);
  for (const { box, text, scrolls, isCut } of placed) {
    if (isCut) say('cut off', text);
    else if (!scrolls && (box.right > innerWidth + 1 || box.left < -1)) say('over the edge', text);
  }
  for (let at = 0; at < placed.length; at += 1) {
    for (let other = at + 1; other < placed.length; other += 1) {
      const [a, b] = [placed[at], placed[other]];
      if (a.one === b.one || a.one.closest('.card') || b.one.closest('.card')) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const least = Math.min(a.box.height, b.box.height);
      if (wide > 3 && high > 0.45 * least) say('on each other', `${a.text.trim().slice(0, 40)} / ${b.text.trim()}`);
    }
  }
  const ruler = document.createElement('canvas').getContext('2d');
  for (const list of document.querySelectorAll('select')) {
    if (!list.checkVisibility()) continue;
    const { font, paddingLeft, paddingRight } = styleOf(list);
    ruler.font = font;
    const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
    for (const { text } of list.options) if (ruler.measureText(text).width > room + 1) say('cut off', text);
  }
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) say('page too wide', String(page.scrollWidth));
  return found;
}"""
"""A script that finds texts that cannot be read whole, down to ``most`` pixels; every option of a list counts."""

ARROW = 16
"""Pixels of the arrow of a closed list."""


class Misplaced(NamedTuple):
    """A text that cannot be read whole, and why: ``cut off``, ``over the edge``, and so on."""

    fault: str
    text: str


def find_misplaced(page: Page, most: int) -> list[Misplaced]:
    """The texts that cannot be read whole on the page as it is now, down to ``most`` pixels, each once."""
    script = READ_MISPLACED.replace("ARROW", str(ARROW))
    return list(dict.fromkeys(Misplaced(*one) for one in page.evaluate(script, most)))
