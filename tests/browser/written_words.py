"""Sentences that the page must say, as they are written down beside the tests, and a page that says them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.visiting import visit


@contextmanager
def speaking(browser: Browser, address: str, lang: str, language: str) -> Iterator[Page]:
    """The start page, switched to ``lang`` by a visitor who came with another one; ``language``: its own name."""
    with visit(browser, address, locale="el-GR" if lang == "en" else "en-GB") as page:
        page.goto("/")
        page.get_by_role("button", name=language).click()
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        yield page


def written_sentences(name: str, lang: str) -> dict[str, list[str]]:
    """The lines of the file ``name`` in ``lang``, by the heading over them."""
    text = Path(__file__).with_name(f"{name}.{lang}.txt").read_text(encoding="utf-8")
    blocks = (block.splitlines() for block in text.strip().split("\n\n"))
    return {heading.removeprefix("== "): lines for heading, *lines in blocks}
