"""Takes the pictures of one game in one language, and notes which texts each of them shows."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Page

from docs.making.screenshots.texts import READ_TEXTS, Message, messages_in

MOST_HEIGHT = 2400
"""Pixels of a long page that a picture shows."""

MOST_NOTED = 60
"""How many of the last forms of a text with places are remembered."""

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


class Size(NamedTuple):
    """Width and height of a screen in pixels."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


@dataclass
class Camera:
    """Takes each picture once in every size and theme.

    ``taken``: the messages in sight by picture. ``spoken``: those that were only read aloud or in a closed list.
    ``met``: those for which ``take_news`` has taken a picture, though they may be out of sight in its sizes.
    """

    folder: Path
    game: str
    language: str
    sizes: Sequence[Size]
    catalogue: Sequence[Message]
    themes: Sequence[Literal["light", "dark"]] = THEMES
    taken: dict[str, frozenset[str]] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    spoken: set[str] = field(default_factory=set)
    met: set[str] = field(default_factory=set)
    phases: set[str] = field(default_factory=set)
    noted: dict[str, list[str]] = field(default_factory=dict)

    def take(self, page: Page, name: str) -> None:
        """Take the picture ``name`` of the whole page, down to ``MOST_HEIGHT``; nothing if it was taken before."""
        if name in self.names:
            return
        self.names.append(name)
        usual = page.viewport_size
        for size in self.sizes:
            page.set_viewport_size({"width": size.width, "height": size.height})
            page.evaluate(DRAWN)
            self._take_size(page, name, size)
        if usual:
            page.set_viewport_size(usual)
            page.evaluate(DRAWN)

    def path(self, name: str, size: Size, theme: str) -> Path:
        """The path of a picture."""
        return self.folder / f"{self.game}-{name}-{self.language}-{size}-{theme}.png"

    def take_news(self, page: Page, name: str) -> None:
        """Take a picture if the page shows a text that no picture shows yet; ``name`` gets a number."""
        shown, spoken = self._read(page)
        self.spoken |= spoken
        if shown - self.seen - self.met:
            self.met |= shown
            self.take(page, f"{name}-{sum(one.startswith(f'{name}-') for one in self.names) + 1}")

    def _take_size(self, page: Page, name: str, size: Size) -> None:
        shown, spoken = self._read(page)
        self.taken[f"{self.game}-{name}-{self.language}-{size}"] = shown
        self.seen |= shown
        self.spoken |= spoken
        height = min(int(page.evaluate("document.documentElement.scrollHeight")), MOST_HEIGHT)
        clip = {"x": 0, "y": 0, "width": size.width, "height": max(height, size.height)}
        for theme in self.themes:
            page.emulate_media(color_scheme=theme)
            page.screenshot(path=self.path(name, size, theme), full_page=True, clip=clip)  # type: ignore[arg-type]

    def _read(self, page: Page) -> tuple[frozenset[str], frozenset[str]]:
        """The messages that the page shows now, and those that it only speaks."""
        for text, made in page.evaluate("() => window.takeNoted?.() ?? []"):
            self.noted[text] = [*self.noted.get(text, ()), *made][-MOST_NOTED:]
        texts = page.evaluate(READ_TEXTS, MOST_HEIGHT)
        return (
            messages_in(self.catalogue, self.noted, texts["shown"]),
            messages_in(self.catalogue, self.noted, texts["spoken"]),
        )
