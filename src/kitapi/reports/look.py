"""How charts look: the house's colours by day and by night, sizes, and what all charts share.

A chart is drawn in the colours of the day. In a page each of them becomes a name that the page gives a colour of its
own for, so that one drawing serves day and night.
"""

from textwrap import wrap
from typing import Any, Final

import altair as alt

WIDE: Final = 760
NARROW: Final = 336
"""Pixels across: for a page, and for a phone."""

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
"""Colours of the day. No two are the same, for each stands for its own name in a page."""

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
"""Pixels of the smallest letters."""


def config() -> dict[str, Any]:
    """What all charts share."""
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
    """Whether a chart so wide is one for a phone."""
    return width < (WIDE + NARROW) // 2


def in_lines(text: str, width: int) -> str:
    """A label in lines short enough for a chart so wide."""
    return "\n".join(wrap(text, 19 if is_narrow(width) else 46))


LINE_HEIGHT: Final = 13
"""Pixels from line to line of a label."""


def chart_of(rows: list[dict[str, Any]]) -> alt.Chart:
    """A chart of these rows, which nothing is drawn of yet."""
    return alt.Chart(alt.InlineData(values=rows))


def labels(chart: alt.Chart, field: str) -> list[alt.Chart]:
    """The names of the rows to the left of a chart, each in the middle of its row; an axis would hang them from it."""
    written = chart.transform_calculate(lines=f"split(datum.{field}, '\\n').length")
    return [
        written.transform_filter(f"datum.lines == {lines}")
        .mark_text(align="right", lineBreak="\n", lineHeight=LINE_HEIGHT, dy=-(lines - 1) * LINE_HEIGHT / 2)
        .encode(x=alt.value(-8), text=f"{field}:N")
        for lines in range(1, 5)
    ]
