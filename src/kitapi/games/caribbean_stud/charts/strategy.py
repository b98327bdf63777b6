"""The strategy: the best choice with every class of hand against every upcard."""

from fractions import Fraction
from typing import Any, Final, NamedTuple

import altair as alt

from kitapi.games.caribbean_stud.charts.hand_classes import HandClass, Shares, classes_of
from kitapi.games.caribbean_stud.odds.game import Game
from kitapi.reports.look import (
    FAINT,
    MIDDLE,
    ON_FAINT,
    ON_MIDDLE,
    ON_STRONG,
    PAPER,
    STRONG,
    chart_of,
    config,
    in_lines,
    is_narrow,
    labels,
)
from kitapi.reports.parts import Cell, Part, Specification, Table, percentage
from kitapi.wording.catalogues import message, say

UPCARDS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class _Choice(NamedTuple):
    """A choice: its word, its sign, and the colours of background and sign."""

    word: str
    sign: str
    ground: str
    ink: str


FOLD: Final = _Choice(message("fold"), "–", FAINT, ON_FAINT)
EXCHANGE: Final = _Choice(message("exchange"), "⇄", MIDDLE, ON_MIDDLE)
RAISE: Final = _Choice(message("raise"), "+", STRONG, ON_STRONG)
CHOICES: Final = (FOLD, EXCHANGE, RAISE)
"""The choices from pale to dark, each with a sign, so that nobody needs to distinguish colours."""


def strategy_part(game: Game, shares: list[list[Shares | None]], lang: str) -> Part:
    """Return the best choice by class and upcard."""
    classes = classes_of(game)
    names = [_name(one, lang) for one in classes]
    text = message(
        "The best choice with every class of hand against every upcard of the bank: {fold} fold, {exchange} exchange a "
        "card, {raised} raise. A small sign with a number stands where it is the best with that many hands of a "
        "hundred, and another choice with the others."
    )
    return Part(
        name="strategy",
        heading=say(lang, message("Strategy")),
        finding=_summarize(game, shares, lang),
        text=(say(lang, text, fold=FOLD.sign, exchange=EXCHANGE.sign, raised=RAISE.sign),),
        facts=(),
        chart=lambda width: _chart(names, shares, lang, width),
        alt_text=say(lang, message("The best choice by hand and upcard; the table below says the same.")),
        table=_table(names, shares, lang),
        notes=(say(lang, message("The bank is taken to show no more than its upcard.")),),
    )


def _summarize(game: Game, shares: list[list[Shares | None]], lang: str) -> str:
    """Return a sentence: how often each choice is the best, over all hands and upcards."""
    found = [one for row in shares for one in row if one is not None]
    hands = sum(one.hands for one in found)
    fold, exchange, raised = (
        percentage(sum((_by_choice(one)[place][1] * one.hands for one in found), Fraction(0)) / hands, lang, 1).text
        for place in range(len(CHOICES))
    )
    if game is Game.BASE:
        return say(lang, message("By best play {fold} of all hands fold and {raised} raise."), fold=fold, raised=raised)
    text = message("By best play {fold} of all hands fold, {exchange} exchange a card and {raised} raise at once.")
    return say(lang, text, fold=fold, exchange=exchange, raised=raised)


def _name(one: HandClass, lang: str) -> str:
    return say(lang, one.words) if one.pair is None else say(lang, one.words, rank=UPCARDS[one.pair])


def _by_choice(of: Shares) -> tuple[tuple[_Choice, Any], ...]:
    return ((FOLD, of.fold), (EXCHANGE, of.exchange), (RAISE, of.raise_))


def _table(names: list[str], shares: list[list[Shares | None]], lang: str) -> Table:
    return Table(
        head=(say(lang, message("Hand")), *UPCARDS),
        rows=tuple((Cell(name), *(_cell(one, lang) for one in row)) for name, row in zip(names, shares, strict=True)),
    )


def _cell(of: Shares | None, lang: str) -> Cell:
    """Return the best choice; if it depends on the hand, every choice with its exact share, the most frequent first."""
    if of is None:
        return Cell("")
    found = sorted(((share, one) for one, share in reversed(_by_choice(of)) if share), key=lambda pair: -pair[0])
    if len(found) == 1:
        return Cell(found[0][1].sign, found[0][0])
    text = "\n".join(f"{one.sign}\u00a0{percentage(share, lang, 1).text}" for share, one in found)
    return Cell(text, found[0][0])


def _chart(classes: list[str], shares: list[list[Shares | None]], lang: str, width: int) -> Specification:
    narrow = is_narrow(width)
    names = [in_lines(name, width) for name in classes]
    cells = [
        {"hand": name, "upcard": upcard, **_sign_of(of, narrow=narrow)}
        for name, row in zip(names, shares, strict=True)
        for upcard, of in zip(UPCARDS, row, strict=True)
        if of is not None
    ]
    choices = [one for place, one in enumerate(CHOICES) if any(cell["choice"] == place for cell in cells)]
    words = {place: f"{one.sign} {say(lang, one.word)}" for place, one in enumerate(CHOICES)}
    there = [words[CHOICES.index(one)] for one in choices]
    base = chart_of([{**one, "choice": words[one["choice"]]} for one in cells]).encode(
        x=alt.X("upcard:O", sort=list(UPCARDS), axis=_across(lang)), y=alt.Y("hand:O", sort=names, axis=None)
    )
    rows = chart_of([{"hand": name} for name in names]).encode(y=alt.Y("hand:O", sort=names))
    ground = base.mark_rect(stroke=PAPER, strokeWidth=2).encode(
        color=_colour_scale(there, [one.ground for one in choices])
    )
    ink = alt.Color("choice:N", scale=alt.Scale(domain=there, range=[one.ink for one in choices]), legend=None)
    layered = alt.layer(ground, *_signs(base, ink), *labels(rows, "hand")).resolve_scale(color="independent")
    size = {"width": width - (136 if narrow else 320), "height": {"step": 44 if narrow else 29}}
    drawn: Specification = layered.properties(**size).configure(**config()).to_dict()
    return drawn


def _signs(base: alt.Chart, ink: alt.Color) -> list[alt.Chart]:
    """Return the layers with the signs: large if a choice is best with all hands, small if it depends on the hand."""
    whole = base.transform_filter("datum.whole").mark_text(fontSize=15, fontWeight="bold")
    mixed = base.transform_filter("!datum.whole").mark_text(fontSize=11)
    return [one.encode(text="sign:N", color=ink) for one in (whole, mixed)]


def _sign_of(of: Shares, *, narrow: bool) -> dict[str, Any]:
    share, place = max((share, place) for place, (_, share) in enumerate(_by_choice(of)))
    sign, whole = CHOICES[place].sign, share == 1
    text = sign if whole or narrow else f"{sign} {min(round(share * 100), 99)}"
    return {"choice": place, "sign": text, "whole": whole}


def _across(lang: str) -> alt.Axis:
    title = say(lang, message("The bank's upcard"))
    return alt.Axis(title=title, orient="top", labelAngle=0, domain=False, ticks=False, labelOverlap=False)


def _colour_scale(words: list[str], colours: list[str]) -> alt.Color:
    legend = alt.Legend(title=None, orient="bottom", symbolStrokeColor=ON_FAINT, symbolSize=180)
    return alt.Color("choice:N", scale=alt.Scale(domain=words, range=colours), legend=legend)
