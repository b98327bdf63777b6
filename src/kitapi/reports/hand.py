"""The value of a hand as a chart: the tricks in the best strain, and the possible declarations."""

from collections.abc import Sequence
from typing import Any, Final

import altair as alt

from kitapi.reports.look import ACCENT, INK, STRONG, WIDE, chart_of, config
from kitapi.reports.parts import Specification
from kitapi.valuation.formats import HandValue
from kitapi.wording.catalogues import say
from kitapi.wording.hand import (
    DRAWN,
    best_strain,
    format_signed,
    goal_in_words,
    per_cent,
    tricks_heading,
    unit_in_words,
)

MOST: Final = 8
"""Maximum number of contracts in the chart."""

_STEP: Final = 24
_MARGIN: Final = 150


def hand_chart(answer: HandValue, lang: str) -> Specification:
    """The chart of ``answer``."""
    tricks = next(one for one in answer.tricks if one.strain == best_strain(answer.game, answer.best))
    counted = [_tricks(tricks.chances, tricks.strain, lang)] if isinstance(tricks.chances, tuple) else []
    charts = [*counted, _goals(answer, lang)]
    drawn: Specification = alt.vconcat(*charts).configure(**config()).to_dict()
    return drawn


def _tricks(chances: tuple[float, ...], strain: str, lang: str) -> alt.LayerChart:
    rows: list[dict[str, Any]] = [
        {"tricks": count, "chance": chance, "told": per_cent(chance, lang)}
        for count, chance in enumerate(chances)
        if chance
    ]
    base = chart_of(rows).encode(
        x=alt.X("chance:Q", axis=None, scale=alt.Scale(domain=[0, 1.1 * max(chances)])),
        y=alt.Y("tricks:O", axis=alt.Axis(title=None, domain=False, ticks=False)),
    )
    labels = base.mark_text(align="left", dx=6).encode(text="told:N")
    return _with_size([base.mark_bar(color=STRONG, size=_STEP * 0.66), labels], tricks_heading(strain, lang))


def _goals(answer: HandValue, lang: str) -> alt.LayerChart:
    shown = sorted(answer.goals, key=lambda one: -one.expected)[:MOST]
    rows: list[dict[str, Any]] = [
        {
            "goal": goal_in_words(answer.game, one.goal, lang),
            "worth": one.expected,
            "told": f"{format_signed(one.expected, lang)}, {per_cent(one.made, lang)}",
        }
        for one in shown
    ]
    axis = alt.Axis(title=None, domain=False, ticks=False)
    unit = alt.Axis(title=unit_in_words(answer.unit, lang), grid=False)
    least, most = min(0.0, *(one.expected for one in shown)), max(0.0, *(one.expected for one in shown))
    room = 0.35 * (most - least)
    base = chart_of(rows).encode(
        x=alt.X("worth:Q", axis=unit, scale=alt.Scale(domain=[least, most + room], nice=False)),
        y=alt.Y("goal:O", sort=[row["goal"] for row in rows], axis=axis),
    )
    colour = alt.condition(alt.datum.worth < 0, alt.value(ACCENT), alt.value(STRONG))
    bars = base.mark_bar(size=_STEP * 0.66).encode(color=colour)
    # labels are to the right of all bars, so that they cover none
    labels = base.mark_text(align="left", dx=6).encode(text="told:N", x=alt.XDatum(most))
    return _with_size([bars, labels], say(lang, DRAWN))


def _with_size(marks: Sequence[alt.Chart], title: str) -> alt.LayerChart:
    heading = alt.TitleParams(title, anchor="start", color=INK, fontSize=15, fontWeight="normal", offset=8)
    layered = alt.layer(*marks).properties(width=WIDE - _MARGIN, height={"step": _STEP}, title=heading)
    assert isinstance(layered, alt.LayerChart)
    return layered
