"""The chart of double-dummy losses by cards, by role and trick."""

from typing import Any, NamedTuple

import altair as alt

from kitapi.reports.look import ACCENT, INK, MIDDLE, QUIET, STRONG, chart_of, config
from kitapi.reports.parts import Specification
from kitapi.wording.catalogues import message, say

WIDTH, HEIGHT = 300, 220
COLOURS = (STRONG, ACCENT, MIDDLE, QUIET, INK)

FEW = 10
"""The minimum number of decisions for which a point is drawn."""


class Point(NamedTuple):
    """A player's mean loss for a decision in a role and trick, in tricks."""

    player: str
    role: str
    trick: int
    tricks: float


def chart(points: list[Point], lang: str) -> Specification:
    """A panel for each role, a line for each player."""
    names = {
        "declarer": say(lang, message("Declarer")),
        "alone": say(lang, message("Defending alone")),
        "first": say(lang, message("First defender")),
        "second": say(lang, message("Second defender")),
    }
    players = list(dict.fromkeys(point.player for point in points))
    panels = [
        _panel([point for point in points if point.role == role], names[role], players, lang)
        for role in names
        if any(point.role == role for point in points)
    ]
    drawn: Specification = alt.concat(*panels, columns=2, spacing=24).configure(**config()).to_dict()
    return drawn


def _panel(points: list[Point], name: str, players: list[str], lang: str) -> alt.Chart:
    rows: list[dict[str, Any]] = [point._asdict() for point in points]
    colours = alt.Scale(domain=players, range=list(COLOURS[: len(players)]))
    panel: alt.Chart = (
        chart_of(rows)
        .mark_line(point=True, strokeWidth=1.5)
        .encode(
            x=alt.X("trick:O", axis=alt.Axis(title=say(lang, message("Trick")), labelAngle=0, grid=False)),
            y=alt.Y("tricks:Q", axis=alt.Axis(title=say(lang, message("Tricks lost by a card")), format=".2f")),
            color=alt.Color("player:N", scale=colours, legend=alt.Legend(title=None, orient="top")),
        )
        .properties(width=WIDTH, height=HEIGHT, title=name)
    )
    return panel
