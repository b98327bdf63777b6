"""Sheets with many pictures beside each other, so that they can be looked at in one go."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

PAGE = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 8px; font: 12px sans-serif; background: #888; }}
main {{ display: grid; grid-template-columns: repeat({columns}, 1fr); gap: 8px; align-items: start; }}
figure {{ margin: 0; background: #fff; }} img {{ width: 100%; display: block; }} figcaption {{ padding: 2px 4px; }}
</style><main>{figures}</main>"""
ON_A_SHEET = 12
WIDTH = 1600


def write_sheets(browser: Browser, pictures: Sequence[Path], target: Path, columns: int) -> list[Path]:
    """Write sheets of at most ``ON_A_SHEET`` pictures each, named by ``target`` and a number; their paths."""
    page = browser.new_page(viewport={"width": WIDTH, "height": 900})
    written = []
    for number, first in enumerate(range(0, len(pictures), ON_A_SHEET), 1):
        figures = "".join(
            f'<figure><img src="{escape(one.resolve().as_uri())}"><figcaption>{escape(one.stem)}</figcaption></figure>'
            for one in pictures[first : first + ON_A_SHEET]
        )
        path = target.with_name(f"{target.name}-{number}.png")
        source = target.with_suffix(".html")
        source.write_text(PAGE.format(columns=columns, figures=figures), "utf-8")
        page.goto(source.resolve().as_uri())
        page.wait_for_load_state("load")
        page.screenshot(path=path, full_page=True)
        source.unlink()
        written.append(path)
    page.close()
    return written
