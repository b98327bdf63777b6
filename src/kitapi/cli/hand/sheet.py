"""The value of a hand, as text on a terminal."""

from collections.abc import Iterator, Sequence

from msgspec import UNSET
from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kitapi.api import HandValue
from kitapi.cards import read_cards
from kitapi.valuation.formats import BidValue, GoalValue
from kitapi.wording.cards import cards_in_signs
from kitapi.wording.catalogues import say
from kitapi.wording.hand import (
    BEST,
    BID_UP_TO,
    BUYING,
    BY_BID,
    FROM_HAND,
    GIVING_UP,
    PASS,
    PASSING,
    best_strain,
    betl_in_words,
    bid_in_words,
    columns_in_words,
    format_signed,
    goal_in_words,
    layouts_in_words,
    per_cent,
    result_in_words,
    tricks_heading,
    unit_in_words,
)

MOST = 10
"""Maximum of contracts shown: those declared most often, then those with the best results."""

BAR = 32
"""Length of the longest bar in characters."""


def hand_sheet(name: str, value: HandValue, lang: str) -> RenderableType:
    """A hand: advice, the possible declarations, and the tricks in the best strain as bars."""
    heading = Text.assemble((name, "bold"), "  " if name else "", (cards_in_signs(read_cards(value.cards)), "bold"))
    said = [Text(sentence) for sentence in list_results(value, lang)]
    parts: list[RenderableType] = [heading, Text(advice(value, lang), "bold"), *said, _goals(value, value.goals, lang)]
    if value.from_hand is not UNSET:
        parts += [Text(say(lang, FROM_HAND)), _goals(value, value.from_hand, lang)]
    if value.bids is not UNSET:
        parts += [Text(say(lang, BY_BID)), Padding(_bids(value.game, value.bids, lang), (0, 0, 1, 2))]
    return Group(*parts, *_bars(value, lang))


def advice(value: HandValue, lang: str) -> str:
    """Return a sentence that advises what to do with the hand."""
    if value.limit is UNSET:
        return say(lang, BEST, goal=goal_in_words(value.game, value.best, lang))
    if value.limit is None:
        return say(lang, PASS)
    return say(lang, BID_UP_TO, bid=bid_in_words(value.game, value.limit, lang))


def list_results(value: HandValue, lang: str) -> Iterator[str]:
    """The results of the lowest bid, of passing and of giving up; a sentence each."""
    if value.bids is not UNSET:
        lowest = value.bids[0]
        result = result_in_words(lowest.expected, lowest.error, value.unit, lang)
        yield say(lang, BUYING, bid=bid_in_words(value.game, lowest.bid, lang), worth=result)
    if (passing := value.passing) is not UNSET:
        result = result_in_words(passing.expected, passing.error, value.unit, lang)
        yield say(lang, PASSING, worth=result, share=per_cent(passing.bought, lang))
    if value.given_up is not UNSET:
        yield say(lang, GIVING_UP, worth=f"{format_signed(value.given_up, lang)} {unit_in_words(value.unit, lang)}")


def _goals(value: HandValue, goals: Sequence[GoalValue], lang: str) -> RenderableType:
    """The table of the most important contracts, the one declared most often first."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    away = any(one.away is not UNSET for one in goals)
    for place, heading in enumerate(columns_in_words(value.game, away=away, lang=lang)):
        table.add_column(heading, justify="right" if place else "left")
    for one in sorted(goals, key=lambda one: (-one.chosen, -one.expected))[:MOST]:
        result = result_in_words(one.expected, one.error, value.unit, lang)
        cards = [] if one.away is UNSET else [cards_in_signs(read_cards(one.away))]
        style = "bold" if one.goal == value.best and goals is value.goals else ""
        shares = (per_cent(one.made, lang), per_cent(one.chosen, lang))
        table.add_row(goal_in_words(value.game, one.goal, lang), result, *shares, *cards, style=style)
    return Padding(table, (0, 0, 0, 1))


def _bids(game: str, bids: Sequence[BidValue], lang: str) -> Table:
    """The table of results of buying at each bid; bids with equal results, to a tenth, share a row."""
    table, steps = Table.grid(padding=(0, 2)), list[tuple[str, str, float]]()
    for one in bids:
        result = round(one.expected, 1)
        first = steps.pop()[0] if steps and steps[-1][2] == result else one.bid
        steps.append((first, one.bid, result))
    for first, last, result in steps:
        ends = [bid_in_words(game, bid, lang) for bid in dict.fromkeys((first, last))]
        table.add_row(" – ".join(ends), Text(format_signed(result, lang), justify="right"))
    return table


def _bars(value: HandValue, lang: str) -> list[RenderableType]:
    """The tricks, as bars, in the strain that is declared most often."""
    strain = best_strain(value.game, value.best)
    tricks = next(one for one in value.tricks if one.strain == strain)
    if tricks.made is not UNSET:
        return [Text(betl_in_words(tricks.made, lang))]
    assert tricks.chances is not UNSET
    table, most = Table.grid(padding=(0, 1)), max(tricks.chances)
    for count, chance in enumerate(tricks.chances):
        if chance:
            bar = Text("█" * max(1, round(BAR * chance / most)), "green")
            table.add_row(Text(str(count), justify="right"), bar, Text(per_cent(chance, lang), justify="right"))
    number = layouts_in_words(tricks.layouts, lang, exact=tricks.exact)
    return [Text(tricks_heading(tricks.strain, lang)), Padding(table, (0, 0, 0, 2)), Text(number, "dim")]
