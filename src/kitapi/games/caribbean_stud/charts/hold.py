"""A table's hold: what the bank won, compared with the exact odds of the ANTEs that were staked."""

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from typing import Any, Final, NamedTuple

import altair as alt

from kitapi.games.caribbean_stud.charts.jackpot import label_of
from kitapi.games.caribbean_stud.odds.game import WholeGame
from kitapi.games.caribbean_stud.rules.books.wager_totals import Round
from kitapi.reports.look import INK, MIDDLE, QUIET, STRONG, chart_of, config, is_narrow
from kitapi.reports.parts import (
    Cell,
    Fact,
    Part,
    Specification,
    Table,
    number,
    percentage,
    round_figure,
)
from kitapi.wording.catalogues import message, say
from kitapi.wording.papers import figure, format_signed

POINTS: Final = 40
"""The number of rounds shown of a longer log, evenly spaced; the last round is always among them."""


class Hold(NamedTuple):
    """Actual and theoretical hold of some rounds, in chips.

    ``theory``: the sum of the house edge over all ANTEs. ``apart``: the variance of the bank's win, in squared chips,
    if the results of a round's seats were independent. ``most``: the largest possible variance, if these seats always
    won and lost together. Because they play against the same cards of the bank, the variance of several seats is
    usually between the two; with one seat both are equal and exact.
    """

    number: int
    rounds: int
    ante: int
    won: int
    theory: Fraction
    apart: Fraction
    most: Fraction

    @property
    def beyond(self) -> Fraction:
        """The bank's win minus its expected win; below 0: it won less than expected."""
        return self.won - self.theory

    def deviations(self, variance: Fraction) -> float:
        """Return the bank's win above expectation, in standard deviations of ``variance``; 0 if that is 0."""
        return float(self.beyond) / sqrt(variance) if variance else 0.0


def holds_of(rounds: Sequence[Round], whole: WholeGame) -> list[Hold]:
    """Return the hold after every round, with the expectation and variance of ``whole`` for every ANTE."""
    held, edge = [], -whole.expectation
    ante = won = squares = together = 0
    for count, one in enumerate(rounds, 1):
        ante += sum(one.antes)
        won += one.won
        squares += sum(stake * stake for stake in one.antes)
        together += sum(one.antes) ** 2
        variance = whole.variance
        held.append(Hold(one.number, count, ante, won, edge * ante, variance * squares, variance * together))
    return held


def choose_points(holds: Sequence[Hold]) -> list[Hold]:
    """Return the holds that a chart shows."""
    step = -(-len(holds) // POINTS)
    return [*holds[: len(holds) - 1 : step], holds[-1]]


def hold_part(table: str, rounds: Sequence[Round], whole: WholeGame, lang: str) -> Part:
    """Return the actual and theoretical hold after each of ``rounds``, of which there is at least one."""
    holds = holds_of(rounds, whole)
    text = message(
        "What the bank has won of ANTE, BET and exchange fees after that many rounds (solid line), what it was to win "
        "by the house edge of every ANTE (broken line), and two standard deviations to either side (band)."
    )
    return Part(
        name="hold",
        heading=say(lang, message("Hold of the table {table}"), table=table),
        finding=_summarize(holds[-1], lang),
        text=(say(lang, text),),
        facts=_facts(holds[-1], lang),
        chart=lambda width: _chart(choose_points(holds), lang, width),
        alt_text=say(lang, message("What the bank won and was to win, by rounds; the table below says the same.")),
        table=_table(choose_points(holds), lang),
        notes=_notes(lang),
    )


def _summarize(held: Hold, lang: str) -> str:
    text = message(
        "The bank won {won} of the ANTEs staked where {theory} was expected: {deviations} standard deviations, if all "
        "seats win and lose together."
    )
    return say(
        lang,
        text,
        won=percentage(Fraction(held.won, held.ante), lang, 2).text,
        theory=percentage(held.theory / held.ante, lang, 2).text,
        deviations=_deviations(held, held.most, lang).text,
    )


def _notes(lang: str) -> tuple[str, ...]:
    apart = message(
        "Edge and variance are exact, by best play under this table's rules. The seats of a round play against the "
        "same cards of the bank, so together they vary more than apart: the first figure takes them to have nothing to "
        "do with each other, the second to win and lose always together, which is the most there can be. The band is "
        "of the second. Where one seat plays, both are the same, and exact."
    )
    other = message(
        "Those who play worse than best lose more than the theoretical hold. Rounds and seats that were annulled, and "
        "jackpots, are not counted."
    )
    return (say(lang, apart), say(lang, other))


def _facts(held: Hold, lang: str) -> tuple[Fact, ...]:
    ante = Fraction(held.ante)
    facts = (
        (message("Rounds"), number(held.rounds, lang)),
        (message("Staked on ANTE"), number(held.ante, lang)),
        (message("Actual hold"), Cell(format_signed(held.won, lang), Fraction(held.won))),
        (message("Actual hold, of ANTE"), percentage(held.won / ante, lang, 2)),
        (message("Theoretical hold"), number(held.theory, lang, 2)),
        (message("Theoretical hold, of ANTE"), percentage(held.theory / ante, lang, 4)),
        (message("Beyond it, in standard deviations, seats apart"), _deviations(held, held.apart, lang)),
        (message("Beyond it, in standard deviations, seats together"), _deviations(held, held.most, lang)),
    )
    return tuple(Fact(say(lang, what), value) for what, value in facts)


def _deviations(held: Hold, variance: Fraction, lang: str) -> Cell:
    return Cell(number(Fraction(held.deviations(variance)), lang, 2).text)


def _table(holds: Sequence[Hold], lang: str) -> Table:
    head = (
        message("Round"),
        message("Staked on ANTE"),
        message("Actual hold"),
        message("Theoretical hold"),
        message("Standard deviation, seats apart"),
        message("Standard deviation, seats together"),
    )
    return Table(
        head=tuple(say(lang, one) for one in head),
        rows=tuple(
            (
                number(held.number, lang),
                number(held.ante, lang),
                Cell(format_signed(held.won, lang), Fraction(held.won)),
                number(held.theory, lang, 2),
                Cell(number(Fraction(sqrt(held.apart)), lang, 2).text),
                Cell(number(Fraction(sqrt(held.most)), lang, 2).text),
            )
            for held in holds
        ),
    )


def _chart(holds: Sequence[Hold], lang: str, width: int) -> Specification:
    rows = [
        {
            "round": held.number,
            "won": held.won,
            "theory": round_figure(held.theory),
            "low": round_figure(held.theory) - 2 * sqrt(held.most),
            "high": round_figure(held.theory) + 2 * sqrt(held.most),
        }
        for held in holds
    ]
    grouped = label_of(lang)
    x = alt.X("round:Q", scale=alt.Scale(zero=False, nice=False), axis=_axis(message("Round"), lang, tickMinStep=1))
    y = alt.Axis(title=say(lang, message("Won by the bank")), labelExpr=grouped, tickCount=6)
    base = chart_of(rows).encode(x=x)
    band = base.mark_area(color=MIDDLE, opacity=0.55, line={"color": QUIET, "strokeWidth": 1}).encode(
        y=alt.Y("low:Q", axis=y), y2="high:Q"
    )
    theory = base.mark_line(color=INK, strokeDash=[6, 4], strokeWidth=1.5).encode(y="theory:Q")
    won = base.mark_line(color=STRONG, strokeWidth=2.5, point={"color": STRONG, "filled": True, "size": 30})
    last = chart_of([{**rows[-1], "told": figure(holds[-1].won, lang)}]).mark_text(
        align="right", dx=-4, dy=-12, fontWeight="bold"
    )
    layered = alt.layer(band, theory, won.encode(y="won:Q"), last.encode(x="round:Q", y="won:Q", text="told:N"))
    size: dict[str, Any] = {"width": width - 90, "height": 240 if is_narrow(width) else 320}
    drawn: Specification = layered.properties(**size).configure(**config()).to_dict()
    return drawn


def _axis(title: str, lang: str, **more: Any) -> alt.Axis:
    return alt.Axis(title=say(lang, title), grid=False, labelOverlap=True, **more)
