"""A report in words, for a page, a terminal or paper; and the format of numbers and dates in each language."""

from datetime import date
from decimal import Decimal
from typing import Literal, TypeAlias

import msgspec
from babel import Locale
from babel.dates import format_date
from babel.numbers import format_decimal

from kitapi.wording.catalogues import language_of

Weight: TypeAlias = Literal["plain", "sum", "warning"]
"""The emphasis of a line: none, a sum, or a warning that needs attention."""

DATES = {"en": "en_GB"}
"""The locale for dates of a language, if it differs: English dates have the day first."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A figure with its description."""

    label: str
    value: str
    weight: Weight = "plain"


class Grid(msgspec.Struct, frozen=True, kw_only=True):
    """A table with a header; ``figures``: the columns with numbers. ``hands``: by row, the hand that it describes."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    figures: tuple[int, ...] = ()
    hands: tuple[int, ...] = ()


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a report under its heading: lines, or a grid."""

    heading: str
    lines: tuple[Line, ...] = ()
    grid: Grid | None = None


class Paper(msgspec.Struct, frozen=True, kw_only=True):
    """A report; ``lang``: its language. ``signed_by``: the people who sign it on paper.

    ``running_head``: stands on every page, in print and in a PDF.
    """

    lang: str
    title: str
    subtitle: str
    sections: tuple[Section, ...]
    footer: str
    signed_by: tuple[str, ...] = ()
    running_head: str = ""


class Brief(msgspec.Struct, frozen=True, kw_only=True):
    """A report in a few lines, for a list of reports; ``running``: whether it is still incomplete."""

    number: int
    title: str
    subtitle: str
    running: bool
    lines: tuple[Line, ...]


def figure(amount: int, lang: str) -> str:
    """A whole number as ``lang`` writes it, with a true minus."""
    return write_minus(format_decimal(amount, locale=language_of(lang)))


def format_signed(amount: int, lang: str) -> str:
    """A difference, with its sign even if it is positive."""
    return f"+{figure(amount, lang)}" if amount > 0 else figure(amount, lang)


def percent(part: int | None, lang: str) -> str:
    """``part``, in hundredths of a per cent, as a percentage; a dash for None."""
    if part is None:
        return "–"
    return hundredths(part, lang) + percent_sign(lang)


def percent_sign(lang: str) -> str:
    """The sign behind a number, after a space in languages that write one."""
    return str(Locale.parse(language_of(lang)).percent_formats[None].suffix[0])


def hundredths(amount: int, lang: str) -> str:
    """A number of hundredths as a number with two digits after the point."""
    return write_minus(format_decimal(Decimal(amount) / 100, "#,##0.00", locale=language_of(lang)))


def tenths(amount: float, lang: str, *, signed: bool = False) -> str:
    """A number with one digit after the point; ``signed``: with a plus if it is above zero."""
    rounded = round(Decimal(amount), 1)
    written = write_minus(format_decimal(rounded or Decimal(0), "#,##0.0", locale=language_of(lang)))
    return f"+{written}" if signed and rounded > 0 else written


def per_cent(share: float, lang: str) -> str:
    """A share from 0 to 1 in whole per cent; close to 0 or 1 with one decimal."""
    hundred = 100 * share
    whole = hundred in {0, 100} or 1 <= hundred <= 99
    return (figure(round(hundred), lang) if whole else tenths(hundred, lang)) + percent_sign(lang)


def write_minus(written: str) -> str:
    """A written number with a true minus."""
    return written.replace("-", "\u2212")


def day(moment: date, lang: str) -> str:
    """The day of ``moment`` as ``lang`` writes it."""
    return format_date(moment, "medium", locale=DATES.get(language_of(lang), language_of(lang)))
