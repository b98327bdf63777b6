"""A review as text for people: the decisions with a cost, the reasons, and the sums of the deal."""

from collections.abc import Sequence
from typing import NamedTuple

from kitapi.review.review import Decision, Review, SeatSum
from kitapi.review.verdicts import is_mistake
from kitapi.wording import say
from kitapi.wording.decisions import phase_in_words
from kitapi.wording.players import seat_names
from kitapi.wording.reasons import AsItLay
from kitapi.wording.review_words import (
    NOTHING,
    TURNING_POINT,
    amounts_in_words,
    better_in_words,
    cost_in_words,
    deal_in_words,
    open_cost_in_words,
    seat_in_words,
    verdict_in_words,
)


class Entry(NamedTuple):
    """A decision: the player, the action, its cost, its verdict, and sentences about it."""

    done: str
    cost: str
    verdict: str
    turning_point: str
    sentences: tuple[str, ...]


class Sheet(NamedTuple):
    """A deal's review. ``amounts``: the unit of the costs; ``sums``: a line for every seat that decided anything."""

    heading: str
    amounts: str
    entries: tuple[Entry, ...]
    nothing: str
    sums: tuple[str, ...]


def sheet(review: Review, names: Sequence[str] = (), *, every: bool = False, seat: int | None = None) -> Sheet:
    """``review`` in its language; ``every``: also decisions that cost nothing; ``seat``: only this seat's decisions."""
    lang = review.language
    called = tuple(names) or seat_names(len(review.seats), lang)
    shown = [one for one in review.decisions if seat in {None, one.seat} and (every or costs(one))]
    sums = [one for one in review.seats if seat in {None, one.seat} and one.decisions]
    return Sheet(
        heading=deal_in_words(review.deal, lang),
        amounts=amounts_in_words(review.unit, lang),
        entries=tuple(_entry(one, called, lang) for one in shown),
        nothing="" if shown else say(lang, NOTHING),
        sums=tuple(_sum(one, called, lang) for one in sums),
    )


def costs(one: Decision) -> bool:
    """Whether a decision is always shown: it is a mistake, the turning point, or a stop against good faith."""
    return is_mistake(one.cost, one.error) or one.turning_point or one.breach is not None


def _entry(one: Decision, names: Sequence[str], lang: str) -> Entry:
    lay = [fact.sentence for fact in one.facts if fact.sentence != one.why and isinstance(fact, AsItLay)]
    faith = [one.breach.sentence] if one.breach else []
    best = [better_in_words(one.words.best, lang)] if is_mistake(one.cost, one.error) else []
    return Entry(
        done=f"{names[one.seat]}, {phase_in_words(one.phase, lang)}: {one.words.chosen}",
        cost=cost_in_words(one.cost, one.error, lang),
        verdict=verdict_in_words(one.verdict, lang),
        turning_point=say(lang, TURNING_POINT) if one.turning_point else "",
        sentences=(*faith, *best, *([one.why] if one.why else []), *lay),
    )


def _sum(one: SeatSum, names: Sequence[str], lang: str) -> str:
    who = seat_in_words(names[one.seat], one.mistakes, one.decisions, lang)
    return " · ".join((who, cost_in_words(one.cost, one.error, lang), open_cost_in_words(one.open_cost, lang)))
