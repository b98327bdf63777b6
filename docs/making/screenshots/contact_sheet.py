"""Contact sheets: images with many pictures beside each other, so that they can be looked at together."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from struct import unpack

from playwright.sync_api import Browser

PAGE = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 4px; font: 10px sans-serif; background: #888; width: {width}px; }}
main {{ display: flex; gap: 4px; align-items: start; }} div {{ width: {column}px; }}
figure {{ margin: 0 0 4px; background: #fff; }} img {{ width: 100%; display: block; }} figcaption {{ padding: 0 2px; }}
</style><main>{columns}</main>"""
HEIGHT = 1000
"""Pixels of the tallest column of a sheet, where more than one picture is in it."""
CAPTION = 16
START_OF_FRAME = (0xC0, 0xC2)


def write_sheets(browser: Browser, pictures: Sequence[Path], target: Path, column: int, columns: int) -> list[Path]:
    """Write sheets of ``columns`` columns of ``column`` pixels, named by ``target`` and a number; return the paths."""
    width = columns * (column + 4)
    page = browser.new_page(viewport={"width": width + 8, "height": 600})
    written = []
    for number, sheet in enumerate(arrange(pictures, column, columns), 1):
        path = target.with_name(f"{target.name}-{number}.png")
        source = target.with_suffix(".html")
        figures = "".join(f"<div>{''.join(map(_figure, own))}</div>" for own in sheet)
        source.write_text(PAGE.format(width=width, column=column, columns=figures), "utf-8")
        page.goto(source.resolve().as_uri())
        page.screenshot(path=path, full_page=True)
        source.unlink()
        written.append(path)
    page.close()
    return written


def arrange(pictures: Sequence[Path], column: int, columns: int) -> Iterator[list[list[Path]]]:
    """The pictures by sheet and column, in their order: a column is filled down to ``HEIGHT``."""
    sheet: list[list[Path]] = [[]]
    filled = 0.0
    for one in pictures:
        width, height = read_size(one)
        own = CAPTION + height * column / width
        if sheet[-1] and filled + own > HEIGHT:
            if len(sheet) == columns:
                yield sheet
                sheet = []
            sheet.append([])
            filled = 0.0
        sheet[-1].append(one)
        filled += own
    if sheet[-1]:
        yield sheet


def read_size(picture: Path) -> tuple[int, int]:
    """Width and height of a JPEG picture, from its frame header."""
    read = picture.read_bytes()
    at = 2
    while read[at + 1] not in START_OF_FRAME:
        at += 2 + int(unpack(">H", read[at + 2 : at + 4])[0])
    height, width = unpack(">HH", read[at + 5 : at + 9])
    return width, height


def _figure(picture: Path) -> str:
    source = escape(picture.resolve().as_uri())
    return f'<figure><img src="{source}"><figcaption>{escape(picture.stem)}</figcaption></figure>'
