"""What a hand is worth, as people read it on a terminal."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kitapi.cards import read_cards
from kitapi.wording.cards import cards_in_signs
from kitapi.wording.catalogues import say
from kitapi.wording.hand import (
    BY_BID,
    FROM_HAND,
    advice,
    best_strain,
    betl_in_words,
    bid_in_words,
    columns_in_words,
    goal_in_words,
    layouts_in_words,
    per_cent,
    result_in_words,
    signed,
    standing,
    steps_of,
    tricks_heading,
)

MOST = 10
"""Contracts that are shown: those named most often, then those worth most."""

BAR = 32
"""Letters of the longest bar."""


def hand_sheet(name: str, told: Any, lang: str) -> RenderableType:
    """A hand: what to do with it, what can be declared with it, and the tricks of the best strain as bars."""
    heading = Text.assemble((name, "bold"), "  " if name else "", (cards_in_signs(read_cards(told["cards"])), "bold"))
    said = [Text(sentence) for sentence in standing(told, lang)]
    parts: list[RenderableType] = [heading, Text(advice(told, lang), "bold"), *said, _goals(told, told["goals"], lang)]
    if "from_hand" in told:
        parts += [Text(say(lang, FROM_HAND)), _goals(told, told["from_hand"], lang)]
    if "bids" in told:
        parts += [Text(say(lang, BY_BID)), Padding(_bids(told, lang), (0, 0, 1, 2))]
    return Group(*parts, *_bars(told, lang))


def shown(goals: Sequence[Any]) -> list[Any]:
    """The goals that matter, the one named most often first."""
    return sorted(goals, key=lambda one: (-one["chosen"], -one["expected"]))[:MOST]


def _goals(told: Any, goals: Sequence[Any], lang: str) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    away = any("away" in one for one in goals)
    names = columns_in_words(told["game"], away=away, lang=lang)
    for place, heading in enumerate(names):
        table.add_column(heading, justify="right" if place else "left")
    for one in shown(goals):
        figures = (result_in_words(one, told["unit"], lang), per_cent(one["made"], lang), per_cent(one["chosen"], lang))
        cards = [cards_in_signs(read_cards(one["away"]))] if away else []
        style = "bold" if one["goal"] == told["best"] and goals is told["goals"] else ""
        table.add_row(goal_in_words(told["game"], one["goal"], lang), *figures, *cards, style=style)
    return Padding(table, (0, 0, 0, 1))


def _bids(told: Any, lang: str) -> Table:
    """What buying is worth at each bid; those worth the same stand together."""
    table = Table.grid(padding=(0, 2))
    for first, last, worth in steps_of(told["bids"]):
        ends = [bid_in_words(told["game"], bid, lang) for bid in dict.fromkeys((first, last))]
        table.add_row(" – ".join(ends), Text(signed(worth, lang), justify="right"))
    return table


def _bars(told: Any, lang: str) -> list[RenderableType]:
    """The tricks of the strain of what is declared most often."""
    tricks = best_tricks(told)
    if "made" in tricks:
        return [Text(betl_in_words(tricks["made"], lang))]
    table, most = Table.grid(padding=(0, 1)), max(tricks["chances"])
    for count, chance in enumerate(tricks["chances"]):
        if chance:
            bar = Text("█" * max(1, round(BAR * chance / most)), "green")
            table.add_row(Text(str(count), justify="right"), bar, Text(per_cent(chance, lang), justify="right"))
    heading = tricks_heading(tricks["strain"], lang)
    number = layouts_in_words(tricks["layouts"], lang, exact=tricks["exact"])
    return [Text(heading), Padding(table, (0, 0, 0, 2)), Text(number, "dim")]


def best_tricks(told: Any) -> Any:
    """The tricks of the strain of what is declared most often."""
    strain = best_strain(told["game"], told["best"])
    return next(one for one in told["tricks"] if one["strain"] == strain)
