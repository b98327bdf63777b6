#!/usr/bin/env python3
"""Make the icons of the installed page from ``art/icon.svg``: ``python -m art.make_icons``.

``--check`` only checks whether the present icons were made from the present source.

Systems that install a page want pictures of fixed sizes. A system may cut a *maskable* icon into a circle or a shape of
its own: its ground reaches the edge, and the drawing stays within the inner four fifths. Drawn by the same browser as
the browser tests. Each file names its source and that source's digest, by which ``--check`` finds an old one.
"""

import hashlib
import struct
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from kitapi.web.bundles import CLIENT
from kitapi_testing.browser.chromium import NO_BROWSER, find_browser

ART = CLIENT / "art"
SOURCE = ART / "icon.svg"
GROUND = "#123f45"
"""The colour of the ground in the source."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CREDIT = "Kitapi, CC0 1.0"


class Icon(NamedTuple):
    """One file: its name, its width and height in pixels, and which part of them the drawing takes."""

    name: str
    pixels: int
    share: float = 1.0


ICONS = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    Icon("icon-maskable-512.png", 512, 0.8),
    Icon("icon-touch-180.png", 180, 0.86),
)


def draw(browser: Browser, icon: Icon) -> bytes:
    """The icon as PNG; one whose drawing does not take all of it has a ground that reaches the edge."""
    page = browser.new_page(viewport={"width": icon.pixels, "height": icon.pixels})
    size = round(icon.pixels * icon.share)
    ground = GROUND if icon.share < 1 else "transparent"
    style = f"margin:0;height:100vh;display:grid;place-items:center;background:{ground}"
    svg = SOURCE.read_text(encoding="utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    page.set_content(f'<!doctype html><body style="{style}">{svg}</body>')
    drawn = page.screenshot(omit_background=True)
    page.close()
    return drawn


def digest() -> str:
    """SHA-256 of the source, in hexadecimal."""
    return hashlib.sha256(SOURCE.read_bytes()).hexdigest()


def with_credit(drawn: bytes) -> bytes:
    """The PNG with its source, and where that comes from, as texts behind its header."""
    texts = (("Source", f"{SOURCE.name} sha256:{digest()}"), ("Copyright", CREDIT))
    header_ends = len(SIGNATURE) + 25
    return drawn[:header_ends] + b"".join(_text(*text) for text in texts) + drawn[header_ends:]


def _text(name: str, text: str) -> bytes:
    body = b"tEXt" + name.encode("latin-1") + b"\0" + text.encode("latin-1")
    return struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))


def texts_in(png: bytes) -> Iterator[tuple[str, str]]:
    """The texts in a PNG, by name."""
    at = len(SIGNATURE)
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        if kind == b"tEXt":
            name, _, text = png[at + 8 : at + 8 + length].decode("latin-1").partition("\0")
            yield name, text
        at += length + 12


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height in pixels."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def outdated_icons() -> list[str]:
    """The names of icons that are missing, have another size, or were made from another source."""
    return [icon.name for icon in ICONS if not _is_current(ART / icon.name, icon)]


def _is_current(path: Path, icon: Icon) -> bool:
    png = path.read_bytes() if path.is_file() else b""
    if not png.startswith(SIGNATURE) or size_of(png) != (icon.pixels, icon.pixels):
        return False
    return dict(texts_in(png)).get("Source") == f"{SOURCE.name} sha256:{digest()}"


def main(words: list[str]) -> int:
    """Make or check; return the exit status."""
    if words == ["--check"]:
        if old := outdated_icons():
            print(f"Not made from {SOURCE.name} as it is: {', '.join(old)}: run art/make_icons.py.", file=sys.stderr)
        return 1 if old else 0
    program = find_browser()
    if program is None:
        print(NO_BROWSER, file=sys.stderr)
        return 2
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for icon in ICONS:
            (ART / icon.name).write_bytes(with_credit(draw(browser, icon)))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
