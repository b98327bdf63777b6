"""The parts of a report: each is a chart, a table with all its numbers, and an explanation in words."""

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

from babel.numbers import format_decimal

from kitapi.wording.catalogues import language_of
from kitapi.wording.papers import percent_sign

Specification: TypeAlias = dict[str, Any]
"""The specification of a chart in the format of Vega-Lite."""


class Cell(NamedTuple):
    """A cell of a table; ``exact``: the exact number, which ``text`` may show rounded."""

    text: str
    exact: Fraction | None = None


class Fact(NamedTuple):
    """A figure above a chart, and its description."""

    label: str
    value: Cell


class Table(NamedTuple):
    """The numbers of a chart; the first cell of a row is its heading."""

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


class Part(NamedTuple):
    """One part of a report, in words of one language.

    ``finding``: the result in one sentence, for the first page. ``chart``: returns the chart for a width in pixels.
    ``alt_text``: the chart in a sentence, for people who cannot see it. ``text``: the description of the chart;
    ``notes``: explanations of the numbers; one paragraph each.
    """

    name: str
    heading: str
    finding: str
    text: tuple[str, ...]
    facts: tuple[Fact, ...]
    chart: Callable[[int], Specification]
    alt_text: str
    table: Table
    notes: tuple[str, ...] = ()


class Report(NamedTuple):
    """A whole report in words of one language; ``about``: a line with the rules, the date and the program's version."""

    title: str
    about: str
    parts: tuple[Part, ...]
    footer: str
    lang: str

    @property
    def figures(self) -> tuple[Fact, ...]:
        """The figures for the first page, which are those of the first part with figures."""
        return next((one.facts for one in self.parts if one.facts), ())


def number(exact: Fraction | int, lang: str, digits: int = 0) -> Cell:
    """A number with ``digits`` digits after the point, rounded half to even, with a true minus."""
    return Cell(write_part(Fraction(exact), lang, digits), Fraction(exact))


def percentage(exact: Fraction, lang: str, digits: int = 4) -> Cell:
    """A share as a percentage."""
    return Cell(write_part(exact * 100, lang, digits) + percent_sign(lang), exact)


def one_in(chance: Fraction, lang: str) -> str:
    """The average number of tries until an event of this probability, as “1 : 649,740”; a whole number from 10 on."""
    tries = 1 / chance
    return f"1 : {write_part(tries, lang, 0 if tries >= 10 else 2)}"


def write_part(exact: Fraction, lang: str, digits: int) -> str:
    """A number as ``lang`` writes it."""
    scaled = Decimal(round(exact * 10**digits)).scaleb(-digits)
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return format_decimal(scaled, pattern, locale=language_of(lang)).replace("-", "\u2212")


def round_figure(exact: Fraction) -> float:
    """The number as a float, for a chart."""
    return float(exact)
