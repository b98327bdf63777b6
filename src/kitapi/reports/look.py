"""The style of charts: colours, sizes, and settings of all charts.

A chart is drawn in the colours of the light theme. In a page each colour is replaced by the name of a CSS variable, so
that one drawing serves the light and the dark theme.
"""

from textwrap import wrap
from typing import Any, Final

import altair as alt

WIDE: Final = 760
NARROW: Final = 336
"""The widths of charts in pixels: for a page, and for a phone."""

INK: Final = "#29241d"
QUIET: Final = "#5d5547"
RULE: Final = "#cdc5ae"
PAPER: Final = "#faf4e5"
STRONG: Final = "#125f2a"
ON_STRONG: Final = "#fffefb"
MIDDLE: Final = "#e3cf98"
ON_MIDDLE: Final = "#2a241c"
FAINT: Final = "#efe7d1"
ON_FAINT: Final = "#5e5546"
ACCENT: Final = "#b0131f"
"""Colours of the light theme; all are different, because each is replaced by its own name in a page."""

NAMES: Final = {
    INK: "ink",
    QUIET: "quiet",
    RULE: "rule",
    PAPER: "paper",
    STRONG: "strong",
    ON_STRONG: "on-strong",
    MIDDLE: "middle",
    ON_MIDDLE: "on-middle",
    FAINT: "faint",
    ON_FAINT: "on-faint",
    ACCENT: "accent",
}

FONT: Final = "Noto Sans, DejaVu Sans, Segoe UI, sans-serif"

LABEL: Final = 12
"""Font size of labels, the smallest, in pixels."""


def config() -> dict[str, Any]:
    """The settings of all charts."""
    return {
        "background": PAPER,
        "font": FONT,
        "aria": False,
        "view": {"stroke": None},
        "padding": 4,
        "axis": {
            "labelColor": INK,
            "titleColor": QUIET,
            "labelFontSize": LABEL,
            "titleFontSize": LABEL,
            "titleFontWeight": "normal",
            "domainColor": QUIET,
            "tickColor": QUIET,
            "gridColor": RULE,
            "labelLimit": 400,
        },
        "legend": {"labelColor": INK, "labelFontSize": LABEL, "labelLimit": 400, "symbolStrokeWidth": 1},
        "text": {"color": INK, "fontSize": LABEL},
    }


def is_narrow(width: int) -> bool:
    """Whether a chart of this ``width`` is for a phone."""
    return width < (WIDE + NARROW) // 2


def in_lines(text: str, width: int) -> str:
    """A label, broken into lines that are short enough for a chart of this ``width``."""
    return "\n".join(wrap(text, 19 if is_narrow(width) else 46))


LINE_HEIGHT: Final = 13
"""Distance of the lines of a label, in pixels."""


def chart_of(rows: list[dict[str, Any]]) -> alt.Chart:
    """An empty chart with these rows as data."""
    return alt.Chart(alt.InlineData(values=rows))


def labels(chart: alt.Chart, field: str) -> list[alt.Chart]:
    """The names of the rows to the left of a chart, each vertically centred in its row, unlike an axis's labels."""
    written = chart.transform_calculate(lines=f"split(datum.{field}, '\\n').length")
    return [
        written.transform_filter(f"datum.lines == {lines}")
        .mark_text(align="right", lineBreak="\n", lineHeight=LINE_HEIGHT, dy=-(lines - 1) * LINE_HEIGHT / 2)
        .encode(x=alt.value(-8), text=f"{field}:N")
        for lines in range(1, 5)
    ]
