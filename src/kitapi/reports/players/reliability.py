"""The reliability diagram of players' beliefs: how often statements were true, by their probability."""

from typing import NamedTuple

import altair as alt

from kitapi.reports.look import ACCENT, QUIET, STRONG, chart_of, config
from kitapi.reports.parts import Specification
from kitapi.wording.catalogues import message, say

SIDE = 300
"""Width of a panel in pixels."""

WHOLE = alt.Scale(domain=[0, 1])

FEW = 20
"""The minimum number of statements for which a point is drawn."""


class Point(NamedTuple):
    """Statements of a kind with similar probabilities: their mean probability, and the share that was true."""

    kind: str
    believed: float
    true: float
    statements: int


def chart(points: list[Point], lang: str) -> Specification:
    """The chart with a panel for each kind; points on the broken line are perfectly calibrated."""
    names = {
        "holds": say(lang, message("A player holds a card")),
        "void": say(lang, message("A player is void in a suit")),
        "aside": say(lang, message("A card lies with nobody")),
    }
    shown = [point for point in points if point.statements >= FEW]
    panels = [_panel([point for point in shown if point.kind == kind], names[kind], lang) for kind in names]
    drawn: Specification = alt.hconcat(*panels, spacing=24).configure(**config()).to_dict()
    return drawn


def _panel(points: list[Point], name: str, lang: str) -> alt.LayerChart | alt.FacetChart:
    rows = [{"believed": one.believed, "true": one.true, "statements": one.statements} for one in points]
    base = chart_of(rows).encode(
        x=alt.X(
            "believed:Q", scale=alt.Scale(domain=[0, 1]), axis=_axis(say(lang, message("How likely it was thought")))
        ),
        y=alt.Y("true:Q", scale=alt.Scale(domain=[0, 1]), axis=_axis(say(lang, message("How often it was true")))),
    )
    even = chart_of([{"at": 0}, {"at": 1}]).mark_line(color=QUIET, strokeDash=[4, 4]).encode(x="at:Q", y="at:Q")
    dots = base.mark_point(filled=True, color=STRONG, opacity=0.9).encode(
        size=alt.Size("statements:Q", scale=alt.Scale(type="sqrt", range=[12, 220]), legend=None)
    )
    line = base.mark_line(color=ACCENT, strokeWidth=1)
    layers: alt.LayerChart | alt.FacetChart = alt.layer(even, line, dots).properties(
        width=SIDE, height=SIDE, title=name
    )
    return layers


def _axis(title: str) -> alt.Axis:
    return alt.Axis(title=title, format="%", values=[0, 0.2, 0.4, 0.6, 0.8, 1])
