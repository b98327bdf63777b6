"""Finds the messages of the page's catalogue that a picture shows.

The page fills the placeholders of a translated text by one function; ``NOTE_TEXTS`` notes each text with its result,
and ``READ_TEXTS`` reads the texts that the page shows. A message counts as seen if its result is part of a text that is
shown. A message with a context has no placeholders, and is searched for unchanged.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from babel.messages.pofile import read_po

import kitapi

SOURCES = Path(kitapi.__file__).parent
CATALOGUES = ("wording/locale", "games/*/language/locale")

NOTE_TEXTS = r"""(() => {
  const replace = String.prototype.replace;
  const noted = new Map();
  window.takeNoted = () => {
    const all = [...noted].map(([text, made]) => [text, [...made]]);
    noted.clear();
    return all;
  };
  String.prototype.replace = function (pattern, by) {
    const made = replace.call(this, pattern, by);
    if (pattern instanceof RegExp && pattern.source === '\\{(\\w+)\\}') {
      const text = String(this);
      if (!noted.has(text)) noted.set(text, new Set());
      noted.get(text).add(made);
    }
    return made;
  };
})();"""
"""A script that is run before the page's own scripts."""

READ_TEXTS = """(most) => {
  const shown = [], spoken = [];
  const all = [...document.querySelectorAll('body, body *')].filter((one) => one.checkVisibility());
  const scrolled = all.filter((one) => one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0
    && getComputedStyle(one).overflowY !== 'visible');
  const isCut = (box, one) => box.top > most || box.right < 0 || box.left > innerWidth || scrolled.some((around) => {
    if (around === one || around === document.body || !around.contains(one)) return false;
    const edge = around.getBoundingClientRect();
    return box.top >= edge.bottom || box.bottom <= edge.top;
  });
  for (const one of all) {
    const box = one.getBoundingClientRect();
    const heard = one.closest('.unseen') !== null || isCut(box, one) || box.width < 2;
    if ([...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) {
      (heard ? spoken : shown).push(one.textContent);
      for (const node of one.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && node.data.trim()) (heard ? spoken : shown).push(node.data);
      }
    }
    if (one instanceof HTMLSelectElement)
      [...one.options].forEach((option) => (option.selected ? shown : spoken).push(option.text));
    if (one.getAttribute('placeholder')) shown.push(one.getAttribute('placeholder'));
    for (const name of ['aria-label', 'title', 'alt'])
      if (one.getAttribute(name)) spoken.push(one.getAttribute(name));
  }
  return { shown, spoken };
}"""
"""A script that reads the texts in sight down to ``most`` pixels, and those that are only read aloud or in a closed
list."""

SIGNS = re.compile(r"[♠♣♦♥♤♧♢♡]\ufe0e?|\{\w+\}")
"""The parts of a text that the page replaces by drawings or elements: suits and placeholders."""

SHORT = 4
"""Texts of at most this many letters count only as whole words, because they are parts of many others."""


class Message(NamedTuple):
    """A message of the page: its name in the catalogue, and its texts in the language, one for each plural form.

    ``source``: the game whose catalogue has it, or ``room``.
    """

    name: str
    forms: tuple[str, ...]
    in_context: bool
    source: str = "room"


def read_catalogue(language: str) -> list[Message]:
    """All messages of the page in ``language``, the room's own first, then the games'."""
    found: list[Message] = []
    for folder in CATALOGUES:
        for path in sorted(SOURCES.glob(f"{folder}/{language}/LC_MESSAGES/client.po")):
            source = path.relative_to(SOURCES).parts[1] if folder.startswith("games") else "room"
            with path.open("rb") as file:
                own = [message_of(entry, language) for entry in read_po(file, locale=language) if entry.id]
            found += [message._replace(source=source) for message in own]
    return merge_messages(found)


def merge_messages(found: Iterable[Message]) -> list[Message]:
    """Each message once, by the first catalogue that has it, with the texts of all of them."""
    merged: dict[str, Message] = {}
    for message in found:
        first = merged.setdefault(message.name, message)
        more = tuple(form for form in message.forms if form not in first.forms)
        merged[message.name] = first._replace(forms=first.forms + more)
    return list(merged.values())


def message_of(entry: object, language: str) -> Message:
    """A message of an entry of the catalogue; in English its texts are its name."""
    ids, strings = entry.id, entry.string  # type: ignore[attr-defined]
    own = ids if isinstance(ids, tuple | list) else (ids,)
    translated = strings if isinstance(strings, tuple | list) else (strings,)
    forms = own if language == "en" else tuple(filter(None, translated)) or own
    context = entry.context  # type: ignore[attr-defined]
    return Message(f"{context}: {own[0]}" if context else own[0], tuple(forms), bool(context))


def even(text: str) -> str:
    """Return ``text`` with one plain space in place of every run of spaces."""
    return re.sub(r"\s+", " ", text).strip()


def is_in(text: str, page: str) -> bool:
    """Whether ``page``, a line for each text, contains ``text`` as whole words, with drawings in place of its signs."""
    pieces = [piece for piece in map(even, SIGNS.split(text)) if piece]
    if not all(piece in page for piece in pieces) or not pieces:
        return False
    if len("".join(pieces)) < SHORT:
        return f"\n{text}\n" in page
    return re.search(r"(?<!\w)" + r".{0,60}?".join(map(re.escape, pieces)) + r"(?!\w)", page) is not None


def messages_in(
    catalogue: Iterable[Message], noted: Mapping[str, Iterable[str]], shown: Iterable[str]
) -> frozenset[str]:
    """The names of the messages that ``shown`` contains; ``noted``: the results of texts with placeholders."""
    page = "\n".join(("", *sorted({even(text) for text in shown}), ""))
    return frozenset(
        message.name
        for message in catalogue
        for form in message.forms
        if any(is_in(even(made), page) for made in ([form] if message.in_context else noted.get(form, ())))
    )
