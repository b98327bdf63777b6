"""The jackpot: a token's average win by the amount in the meter, and the meter at which it equals the price."""

from fractions import Fraction
from itertools import count
from math import ceil
from typing import Any, Final

import altair as alt
from babel.numbers import get_group_symbol

from kitapi.games.caribbean_stud.odds.house import jackpot_of
from kitapi.games.caribbean_stud.odds.jackpot import JackpotTerms, break_even, expected_award, expected_fixed
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE, CaribbeanStudHouse
from kitapi.reports.look import ACCENT, QUIET, STRONG, chart_of, config, is_narrow
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
from kitapi.wording.catalogues import language_of, message, say

POINTS: Final = 15
"""The most steps of the meter that are shown, besides the break-even one."""


def meters_of(terms: JackpotTerms) -> list[Fraction]:
    """Return the meters shown, from zero to beyond the break-even one, which is among them."""
    even = break_even(terms)
    far = max(even, 1000 * terms.token) * Fraction(6, 5)
    step = next(step for power in count() for step in (10**power, 2 * 10**power, 5 * 10**power) if step * POINTS >= far)
    every = {Fraction(step * place) for place in range(ceil(far / step) + 1)}
    return sorted(every | ({even} if even >= 0 else set()))


def jackpot_part(house: CaribbeanStudHouse, lang: str) -> Part:
    """Return a token's mean award, as a share of its price, by the amount in the meter."""
    made_up = (say(lang, message("This house is made up to try things with.")),) if house == EXAMPLE else ()
    terms = jackpot_of(house)
    awards = ", ".join(number(award, lang).text for award in terms.fixed)
    text = message(
        "What a token wins on average, as a part of its price, by what the meter holds. Above the broken line it wins "
        "more than it costs. Token: {token}; fixed awards for four of a kind, full house and flush: {awards}."
    )
    return Part(
        name="jackpot",
        heading=say(lang, message("The jackpot")),
        finding=_summarize(terms, lang),
        text=(say(lang, text, token=number(terms.token, lang).text, awards=awards),),
        facts=(
            Fact(say(lang, message("Break-even meter")), number(break_even(terms), lang, 2)),
            Fact(
                say(lang, message("Won by the fixed awards alone, of the token")),
                percentage(expected_fixed(terms) / terms.token, lang),
            ),
        ),
        chart=lambda width: _chart(terms, lang, width),
        alt_text=say(lang, message("What a token wins by the meter; the table below says the same.")),
        table=_table(terms, lang),
        notes=(
            say(lang, message("Token and awards are the house's own; the manual leaves them blank.")),
            *made_up,
            say(lang, message("A token is taken to win whatever its first five cards win: they are not exchanged.")),
        ),
    )


def _summarize(terms: JackpotTerms, lang: str) -> str:
    text = message("A token is worth its price of {token} when the meter holds {even}.")
    return say(lang, text, token=number(terms.token, lang).text, even=number(break_even(terms), lang, 2).text)


def _table(terms: JackpotTerms, lang: str) -> Table:
    head = (message("Meter"), message("Won by a token on average"), message("Of its price"))
    return Table(
        head=tuple(say(lang, one) for one in head),
        rows=tuple(
            (
                _meter(meter, terms, lang),
                number(expected_award(terms, meter), lang, 4),
                percentage(expected_award(terms, meter) / terms.token, lang, 2),
            )
            for meter in meters_of(terms)
        ),
    )


def _meter(meter: Fraction, terms: JackpotTerms, lang: str) -> Cell:
    if meter != break_even(terms):
        return number(meter, lang)
    amount = number(meter, lang, 2)
    return Cell(say(lang, message("{meter} (break-even)"), meter=amount.text), meter)


def _points(terms: JackpotTerms, lang: str) -> list[dict[str, Any]]:
    even = break_even(terms)
    return [
        {
            "meter": round_figure(meter),
            "return": round_figure(100 * expected_award(terms, meter) / terms.token),
            "told": number(meter, lang).text if meter == even else "",
        }
        for meter in meters_of(terms)
    ]


def _chart(terms: JackpotTerms, lang: str, width: int) -> Specification:
    points = _points(terms, lang)
    base = chart_of(points).encode(
        x=alt.X(
            "meter:Q", axis=_axis(message("Meter"), 3 if is_narrow(width) else 6, lang), scale=alt.Scale(nice=False)
        ),
        y=alt.Y("return:Q", axis=_axis(message("Won on average, % of the token"), 6, lang), scale=alt.Scale(zero=True)),
    )
    line = base.mark_line(color=STRONG, strokeWidth=2.5, point={"color": STRONG, "filled": True, "size": 40})
    price = chart_of([{"return": 100}]).mark_rule(color=QUIET, strokeDash=[5, 4]).encode(y="return:Q")
    even = base.transform_filter("datum.told != ''")
    mark = even.mark_point(shape="diamond", filled=True, size=190, color=ACCENT, opacity=1)
    label = even.mark_text(align="right", dx=-10, dy=-12, fontWeight="bold").encode(text="told:N")
    size = {"width": width - 86, "height": 240 if is_narrow(width) else 320}
    drawn: Specification = alt.layer(price, line, mark, label).properties(**size).configure(**config()).to_dict()
    return drawn


def _axis(title: str, ticks: int, lang: str) -> alt.Axis:
    return alt.Axis(title=say(lang, title), tickCount=ticks, labelExpr=label_of(lang))


def label_of(lang: str) -> str:
    """Return the expression for an axis's labels, grouped as the language groups numbers; they are whole numbers."""
    return f"replace(format(datum.value, ','), /,/g, '{get_group_symbol(language_of(lang))}')"
