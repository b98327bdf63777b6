"""Drawing of charts as SVG, PNG and PDF by vl-convert, which needs neither a browser nor a network."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Final

from kitapi.reports.look import NAMES
from kitapi.reports.parts import Specification


class NoCharts(Exception):
    """The library that draws charts cannot be loaded on this machine, or fails; ``problem`` says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


VEGA_LITE: Final = "6.4"
SCALE: Final = 2
"""Pixels of a PNG for each pixel of its chart, in each direction."""


@contextmanager
def _converter() -> Iterator[ModuleType]:
    """The library that draws charts; its failures become ``NoCharts``."""
    try:
        import vl_convert  # noqa: PLC0415 - it is large, and only this needs it

        yield vl_convert
    except (ImportError, ValueError) as error:
        raise NoCharts(str(error)) from error


def as_svg(chart: Specification) -> str:
    """The chart as a complete SVG file.

    Raises:
        NoCharts: the library that draws charts is missing, or fails.
    """
    with _converter() as converter:
        drawn: str = converter.vegalite_to_svg(chart, vl_version=VEGA_LITE)
    return drawn


def as_png(chart: Specification) -> bytes:
    """The chart as a picture.

    Raises:
        NoCharts: as ``as_svg``.
    """
    with _converter() as converter:
        drawn: bytes = converter.vegalite_to_png(chart, vl_version=VEGA_LITE, scale=SCALE)
    return drawn


def as_pdf(chart: Specification) -> bytes:
    """The chart as a PDF of its own size, to be put into a larger one.

    Raises:
        NoCharts: as ``as_svg``.
    """
    with _converter() as converter:
        drawn: bytes = converter.vegalite_to_pdf(chart, vl_version=VEGA_LITE)
    return drawn


def in_page(drawn: str, name: str, label: str) -> str:
    """An SVG drawing to be put into a page: with the page's colours, unique ids, and ``label`` for screen readers.

    ``label``: in HTML, with quotation marks escaped.
    """
    coloured = re.sub(r"#[0-9a-fA-F]{6}\b", lambda found: _with_names(found.group()), drawn)
    own = re.sub(r'(id="|url\(#|href="#)', lambda found: f"{found.group()}{name}-", coloured)
    inside = re.sub(r'\s(xmlns(:xlink)?|role|aria-[a-z]+)="[^"]*"', "", own)
    opened = re.sub(r'\swidth="[\d.]+" height="[\d.]+"', "", inside.partition(">")[0], count=1)
    return f'{opened} role="img" aria-label="{label}">{inside.partition(">")[2]}'


def _with_names(colour: str) -> str:
    name = NAMES.get(colour.lower())
    return f"var(--{name})" if name else colour
