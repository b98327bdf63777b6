"""The whole game: the probability of every result of a round."""

from fractions import Fraction
from typing import Any, Final

import altair as alt

from kitapi.games.caribbean_stud.odds.game import DEALS, Game, WholeGame
from kitapi.reports.look import RULE, STRONG, chart_of, config, is_narrow
from kitapi.reports.parts import (
    Cell,
    Fact,
    Part,
    Specification,
    Table,
    number,
    one_in,
    percentage,
    round_figure,
)
from kitapi.wording.catalogues import message, say
from kitapi.wording.papers import format_signed


def results_part(whole: WholeGame, lang: str) -> Part:
    """Return the probability of every result with best play."""
    text = message(
        "What a round brings, in ANTEs, and how likely that is by best play. The scale is logarithmic: each line "
        "stands for a chance ten times that of the line to its left."
    )
    games = {
        Game.BASE: message("Computed for the game without exchange."),
        Game.VENICE: message("Computed for the game in which one card may be exchanged."),
    }
    return Part(
        name="results",
        heading=say(lang, message("Results of a round")),
        finding=_summarize(whole, lang),
        text=(say(lang, text), say(lang, games[whole.game])),
        facts=edges(whole, lang),
        chart=lambda width: _chart(whole, lang, width),
        alt_text=say(lang, message("How likely every result of a round is; the table below says the same.")),
        table=_table(whole, lang),
        notes=(
            say(
                lang,
                message("All {deals} ways in which cards can lie are counted, a new card for an exchange among them."),
                deals=number(DEALS, lang).text,
            ),
        ),
    )


def _summarize(whole: WholeGame, lang: str) -> str:
    text = message("By best play the bank wins {edge} of every ANTE, or {risk} of all that is staked.")
    edge, risk = (percentage(one, lang, 2).text for one in (-whole.expectation, whole.element_of_risk))
    return say(lang, text, edge=edge, risk=risk)


def edges(whole: WholeGame, lang: str) -> tuple[Fact, ...]:
    """Return the figures by which a game is usually described."""
    return (
        Fact(say(lang, message("House edge, of ANTE")), percentage(-whole.expectation, lang)),
        Fact(say(lang, message("Element of risk, of all that is staked")), percentage(whole.element_of_risk, lang)),
        Fact(say(lang, message("Variance, in squares of ANTE")), number(whole.variance, lang, 4)),
        Fact(say(lang, message("Standard deviation, in ANTEs")), Cell(_root(whole, lang))),
    )


def _root(whole: WholeGame, lang: str) -> str:
    return number(Fraction(whole.standard_deviation), lang, 4).text


def _table(whole: WholeGame, lang: str) -> Table:
    head = (message("Result, in ANTEs"), message("Ways"), message("Chance"), message("Once in"))
    return Table(
        head=tuple(say(lang, one) for one in head),
        rows=tuple(
            (
                Cell(format_signed(net, lang), Fraction(net)),
                number(whole.by_result[net], lang),
                percentage(chance, lang, 6),
                Cell(one_in(chance, lang)),
            )
            for net, chance in whole.results.items()
        ),
    )


def _chart(whole: WholeGame, lang: str, width: int) -> Specification:
    rows: list[dict[str, Any]] = [
        {
            "net": format_signed(net, lang),
            "chance": round_figure(chance),
            "told": percentage(chance, lang, 2).text if chance >= Fraction(1, 100) else one_in(chance, lang),
        }
        for net, chance in whole.results.items()
    ]
    base = chart_of(rows).encode(
        x=alt.X(
            "chance:Q",
            scale=alt.Scale(type="log", domain=[1e-7, 10 if is_narrow(width) else 3]),
            axis=alt.Axis(
                title=say(lang, message("Chance")), values=[10.0**n for n in range(-7, 1)], labelExpr=_POWERS
            ),
        ),
        y=alt.Y(
            "net:O",
            sort=[row["net"] for row in rows],
            axis=alt.Axis(title=say(lang, message("Result, in ANTEs")), grid=True, domain=False, ticks=False),
        ),
    )
    dots = base.mark_point(filled=True, size=90, color=STRONG, opacity=1)
    figures = base.mark_text(align="left", dx=9).encode(text="told:N")
    size = {"width": width - (76 if is_narrow(width) else 90), "height": {"step": 22}}
    drawn: Specification = alt.layer(dots, figures).properties(**size).configure(**_faint()).to_dict()
    return drawn


_LINES: Final = [10.0**power for power in range(-7, 1)]

_POWERS: Final = (
    "datum.value >= 0.01 ? format(datum.value * 100, '.0f') + ' %' : "
    "'10' + {'-3': '⁻³', '-4': '⁻⁴', '-5': '⁻⁵', '-6': '⁻⁶', '-7': '⁻⁷'}[round(log(datum.value) / LN10)]"
)
"""The labels of a logarithmic axis: per cents, and below them powers of ten."""


def _faint() -> dict[str, Any]:
    settings = config()
    return {**settings, "axis": {**settings["axis"], "gridDash": [2, 3], "gridColor": RULE}}
