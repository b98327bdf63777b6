"""Takes the pictures of one game, in one or more languages, and notes which texts each of them shows."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Page

from docs.making.screenshots.aloud import choose_texts, clear_aloud, draw_aloud
from docs.making.screenshots.layout import Misplaced, find_misplaced
from docs.making.screenshots.texts import READ_TEXTS, Message, messages_in, read_catalogue

MOST_HEIGHT = 4400
"""Pixels of a long page that a picture shows."""

QUALITY = 80
"""Quality of JPEG pictures in percent; writing a PNG of a long page takes five times as long."""

MOST_NOTED = 60
"""The number of the latest filled-in forms that are remembered of each text with placeholders."""

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

HIDDEN_BY_DIALOG = """() => Math.max(0, ...[...document.querySelectorAll('dialog:modal, dialog:modal *')]
  .filter((one) => getComputedStyle(one).overflowY !== 'visible')
  .map((one) => one.scrollHeight - one.clientHeight))"""
"""A script that returns how many pixels of an open dialog have to be scrolled into sight."""

CHANGE_LANGUAGE = r"""async (language) => {
  if (document.documentElement.lang === language) return true;
  const key = "kitapi.settings";
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), language }));
  dispatchEvent(new StorageEvent("storage", { key }));
  const isThere = () => {
    const socket = window.sockets?.findLast(({ readyState }) => readyState < 2);
    return document.documentElement.lang === language
      && (!socket || (socket.state && new URL(socket.url).searchParams.get('lang') === language));
  };
  for (let tries = 0; !isThere() && tries < 200; tries += 1) await new Promise((after) => setTimeout(after, 25));
  return document.documentElement.lang === language;
}"""
"""A script that shows the page in another language, as if another tab had changed it; returns whether that succeeded.
"""


class Size(NamedTuple):
    """Width and height of a screen in pixels."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


@dataclass
class Reading:
    """The texts that were read of a game in one language.

    ``taken``: the messages in sight by picture. ``spoken``: those that were only read aloud or in a closed list.
    ``misplaced``: by picture, texts that cannot be read whole.
    """

    language: str
    taken: dict[str, frozenset[str]] = field(default_factory=dict)
    seen: set[str] = field(default_factory=set)
    spoken: set[str] = field(default_factory=set)
    misplaced: dict[str, list[Misplaced]] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)

    @cached_property
    def catalogue(self) -> Sequence[Message]:
        """All messages of the page in the language."""
        return read_catalogue(self.language)


@dataclass
class Camera:
    """Takes each picture once in every language, size and theme.

    Scenes are played in the first of the languages. ``met``: the messages for which ``take_news`` has taken a picture,
    though they may be out of sight in its sizes. Without ``pictures``, texts are read and nothing is written. If
    ``turns``, each size has one theme: the first size the first theme, the next size the next. If ``news``, a picture
    is taken only in sizes in which it shows a text that none showed before. If ``aloud``, texts that are only read
    aloud or lie in a closed list are drawn beside their elements, and count as in sight; each is drawn once in a size.
    """

    folder: Path
    game: str
    readings: Sequence[Reading]
    sizes: Sequence[Size]
    themes: Sequence[Literal["light", "dark"]] = THEMES
    pictures: bool = True
    turns: bool = False
    news: bool = False
    aloud: bool = False
    names: list[str] = field(default_factory=list)
    met: set[str] = field(default_factory=set)
    phases: set[str] = field(default_factory=set)
    noted: dict[str, list[str]] = field(default_factory=dict)
    seen_at: dict[Size, set[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for size in self.sizes:
            earlier = self.readings[0].taken.items()
            self.seen_at[size] = set().union(*(seen for name, seen in earlier if name.endswith(f"-{size}")))

    @property
    def language(self) -> str:
        """The language in which the scenes are played."""
        return self.readings[0].language

    def take(self, page: Page, name: str, prepare: Callable[[Page], None] = lambda page: None) -> None:
        """Take the picture ``name`` of the whole page, down to ``MOST_HEIGHT``; nothing if it was taken before.

        ``prepare`` is called in each language before the picture, because a change of language closes what is open at a
        table, and once more after the last language.
        """
        if name in self.names:
            return
        self.names.append(name)
        usual = page.viewport_size
        try:
            sizes = self._find_sizes(page, prepare)
            for reading in self.readings if sizes else ():
                if self._show_language(page, reading):
                    prepare(page)
                    reading.names.append(name)
                    self._take_sizes(page, name, reading, sizes)
        finally:
            self._show_language(page, self.readings[0])
            if usual:
                page.set_viewport_size(usual)
                page.evaluate(DRAWN)
        if len(self.readings) > 1:
            prepare(page)

    def _find_sizes(self, page: Page, prepare: Callable[[Page], None]) -> Sequence[Size]:
        """The sizes in which the picture is wanted."""
        if not self.news:
            return self.sizes
        prepare(page)
        return [size for size in self.sizes if self._has_news(page, size)]

    def _has_news(self, page: Page, size: Size) -> bool:
        """Whether the page shows a text in ``size`` that no picture of that size has shown; such texts are noted."""
        _set_size(page, size)
        known = self.seen_at[size]
        shown, spoken = self._read(page, self.readings[0], known=known)
        self.readings[0].spoken |= spoken
        shown |= spoken if self.aloud else frozenset()
        known |= shown
        return bool(shown)

    def take_news(self, page: Page, name: str) -> None:
        """Take a picture if the page shows a text that no picture shows yet; ``name`` gets a number."""
        own = self.readings[0]
        shown, spoken = self._read(page, own, known=own.seen | self.met)
        own.spoken |= spoken
        shown |= spoken if self.aloud else frozenset()
        if shown:
            self.met |= shown
            self.take(page, self._number(name))

    def _number(self, name: str) -> str:
        """``name`` with the first number that neither this run nor an earlier one in the folder has used."""
        earlier = {picture for reading in self.readings for picture in reading.taken}

        def is_used(own: str) -> bool:
            return own in self.names or any(one.startswith(f"{self.game}-{own}-") for one in earlier)

        return next(own for own in map(f"{name}-{{}}".format, count(1)) if not is_used(own))

    def path(self, name: str, language: str, size: Size, theme: str) -> Path:
        """The path of a picture."""
        return self.folder / f"{self.game}-{name}-{language}-{size}-{theme}.jpg"

    def themes_of(self, size: Size) -> Sequence[Literal["light", "dark"]]:
        """The themes of the pictures in ``size``."""
        return (self.themes[list(self.sizes).index(size) % len(self.themes)],) if self.turns else self.themes

    def _show_language(self, page: Page, reading: Reading) -> bool:
        """Show the page in the language of ``reading``; returns whether that succeeded."""
        if len(self.readings) == 1:
            return True
        return bool(page.evaluate(CHANGE_LANGUAGE, reading.language)) or reading is self.readings[0]

    def _take_sizes(self, page: Page, name: str, reading: Reading, sizes: Sequence[Size]) -> None:
        for size in sizes:
            _set_size(page, size)
            self._take_size(page, name, reading, size)

    def _take_size(self, page: Page, name: str, reading: Reading, size: Size) -> None:
        shown, spoken = self._read(page, reading)
        picture = f"{self.game}-{name}-{reading.language}-{size}"
        if self.aloud:
            shown |= self._draw_aloud(page, reading, shown, size)
        reading.taken[picture] = shown
        reading.seen |= shown
        reading.spoken |= spoken
        reading.misplaced.pop(picture, None)
        if misplaced := find_misplaced(page, MOST_HEIGHT):
            reading.misplaced[picture] = misplaced
        if self.pictures:
            self._write(page, name, reading.language, size)
        clear_aloud(page)

    def _draw_aloud(self, page: Page, reading: Reading, shown: Collection[str], size: Size) -> frozenset[str]:
        """Draw spoken texts with messages that no picture of this size shows; return these messages."""
        earlier = (seen for name, seen in reading.taken.items() if name.endswith(f"-{size}"))
        known = set(shown).union(*earlier)
        wanted = [message for message in reading.catalogue if message.name not in known]
        chosen = choose_texts(wanted, self.noted, page.evaluate(READ_TEXTS, MOST_HEIGHT)["spoken"])
        draw_aloud(page, list(chosen), MOST_HEIGHT)
        return frozenset().union(*chosen.values())

    def _write(self, page: Page, name: str, language: str, size: Size) -> None:
        height = min(int(page.evaluate("document.documentElement.scrollHeight")), MOST_HEIGHT)
        whole = {"full_page": True, "clip": {"x": 0, "y": 0, "width": size.width, "height": height}}
        for theme in self.themes_of(size):
            page.emulate_media(color_scheme=theme)
            more = whole if height > size.height and not page.locator("dialog:modal").count() else {}
            page.screenshot(path=self.path(name, language, size, theme), type="jpeg", quality=QUALITY, **more)  # type: ignore[arg-type]

    def _read(self, page: Page, reading: Reading, known: Collection[str] = ()) -> tuple[frozenset[str], frozenset[str]]:
        """The messages that the page shows now, and those that it only speaks, without those ``known``."""
        for text, made in page.evaluate("() => window.takeNoted?.() ?? []"):
            self.noted[text] = [*self.noted.get(text, ()), *made][-MOST_NOTED:]
        texts = page.evaluate(READ_TEXTS, MOST_HEIGHT)
        wanted = [message for message in reading.catalogue if message.name not in known]
        unheard = [message for message in wanted if message.name not in reading.spoken]
        return messages_in(wanted, self.noted, texts["shown"]), messages_in(unheard, self.noted, texts["spoken"])


def _set_size(page: Page, size: Size) -> None:
    """Show the page in this size, or higher if an open dialog would have to be scrolled."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate(DRAWN)
    height = size.height
    for _ in range(3):
        hidden = int(page.evaluate(HIDDEN_BY_DIALOG))
        if not hidden or height >= MOST_HEIGHT:
            break
        height = min(height + hidden + 8, MOST_HEIGHT)
        page.set_viewport_size({"width": size.width, "height": height})
        page.evaluate(DRAWN)
