"""Facts that explain why one action is better than another, from the results of both over all layouts."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from kitapi.players.evaluation import Floats, Judged
from kitapi.players.tricks.holdings import card_of, cards_in
from kitapi.review.games import ReviewedGame
from kitapi.review.verdicts import DIGITS, SMALLEST
from kitapi.wording.reasons import Fact, Lies, Made, MeanValues, Tricks, Where

CHANCES_APART = 0.05
"""The minimum difference in the probability of making the contract for this fact to be listed first."""

TRICKS_APART = 0.15
"""The minimum difference in the mean number of tricks for this fact to be listed first."""

EXPLAINED = 0.3
"""The minimum share of the variance of the difference, explained by a card's place, for this fact to be listed first.
"""

RARE = 0.03
"""The minimum share of layouts with a card in a place, and of those with it elsewhere, for the place to be a fact."""

TALON = 2
"""The number of cards that are always out of play; if there are more, a whole hand is out of play."""


class Pair(NamedTuple):
    """A decision's best action and another one, by their indices among the evaluated actions."""

    judged: Judged
    best: int
    other: int


def facts(reviewed: ReviewedGame, view: object, pair: Pair) -> tuple[Fact, ...]:
    """All facts about a pair, the most informative first."""
    made, lies, tricks = _made_fact(reviewed, view, pair), _lies(reviewed, view, pair), _tricks(reviewed, view, pair)
    towards = 1 if reviewed.declares(view) else -1
    strong = [
        made if made and towards * (made.better - made.other) >= CHANCES_APART else None,
        lies[0] if lies and lies[1] >= EXPLAINED else None,
        tricks if tricks and towards * (tricks.better - tricks.other) >= TRICKS_APART else None,
    ]
    value = _value_fact(pair)
    first: list[Fact] = [fact for fact in strong if fact is not None]
    rest = (value, made, lies[0] if lies else None, tricks)
    return (*first, *(fact for fact in rest if fact is not None and fact not in first))


def made_after(reviewed: ReviewedGame, view: object, judged: Judged, place: int) -> float | None:
    """The probability that the contract is made after the action at ``place``; None if unknown."""
    goal, chances = reviewed.goal(view, judged.actions[place]), _chances(judged, place)
    if goal is None or not chances:
        return None
    return sum((chance for tricks, chance in chances.items() if goal(tricks)), start=0.0)


def average_tricks(reviewed: ReviewedGame, view: object, judged: Judged, place: int) -> float | None:
    """The declarer's mean tricks after the action at ``place``; None if tricks do not count."""
    chances = _chances(judged, place) if reviewed.counts_tricks(view, judged.actions[place]) else {}
    return sum(tricks * chance for tricks, chance in chances.items()) if chances else None


def _chances(judged: Judged, place: int) -> dict[int, float]:
    """The probability of each number of tricks; empty if in some layouts there is no play for tricks."""
    return {} if (judged.tricks[:, place] < 0).any() else judged.chances(place)


def _made_fact(reviewed: ReviewedGame, view: object, pair: Pair) -> Made | None:
    better, other = (made_after(reviewed, view, pair.judged, place) for place in (pair.best, pair.other))
    if better is None or other is None:
        return None
    named = all(reviewed.is_named(pair.judged.actions[place]) for place in (pair.best, pair.other))
    of = "named" if named else reviewed.bought
    return Made(of=of, better=round(better, DIGITS), other=round(other, DIGITS))


def _tricks(reviewed: ReviewedGame, view: object, pair: Pair) -> Tricks | None:
    better, other = (average_tricks(reviewed, view, pair.judged, place) for place in (pair.best, pair.other))
    if better is None or other is None:
        return None
    return Tricks(better=round(better, DIGITS), other=round(other, DIGITS))


def _value_fact(pair: Pair) -> MeanValues:
    expected = pair.judged.expected
    return MeanValues(better=_round(expected[pair.best]), other=_round(expected[pair.other]))


def _round(amount: float) -> float:
    return round(float(amount), DIGITS) + 0.0


class _Place(NamedTuple):
    """A card in one place: whether it is there, by layout."""

    card: int
    column: int
    there: Floats


def _lies(reviewed: ReviewedGame, view: object, pair: Pair) -> tuple[Lies, float] | None:
    """The card's place that best explains the better action, and the share of the variance that it explains, if any."""
    weights = pair.judged.worlds.weights
    apart = pair.judged.values_by_layout[:, pair.best] - pair.judged.values_by_layout[:, pair.other]
    varies = float(weights @ (apart - weights @ apart) ** 2)
    if varies < SMALLEST**2:
        return None
    found = [(_explained_variance(weights, apart, place), place) for place in _places(pair.judged)]
    most, place = max(found, key=lambda one: one[0], default=(0.0, None))
    if place is None or most <= 0:
        return None
    return _lies_fact(reviewed, view, pair, place), most / varies


def _places(judged: Judged) -> Iterator[_Place]:
    """Yield every card with every place in which it lies in some layouts and not in others."""
    worlds = judged.worlds
    for card in cards_in(int(np.bitwise_or.reduce(worlds.cards, axis=None))):
        for column in range(worlds.cards.shape[1]):
            there = ((worlds.cards[:, column] & card) != 0).astype(np.float64)
            if RARE <= worlds.weights @ there <= 1 - RARE:
                yield _Place(card, column, there)


def _explained_variance(weights: Floats, apart: Floats, place: _Place) -> float:
    """The variance between the layouts with the card in this place and the others; 0 if it favours the worse action."""
    share = float(weights @ place.there)
    there, elsewhere = _means(weights, apart, place.there)
    return share * (1 - share) * max(0.0, there - elsewhere) ** 2


def _means(weights: Floats, apart: Floats, there: Floats) -> tuple[float, float]:
    share = float(weights @ there)
    inside = float((weights * there) @ apart)
    return inside / share, (float(weights @ apart) - inside) / (1 - share)


def _lies_fact(reviewed: ReviewedGame, view: object, pair: Pair, place: _Place) -> Lies:
    worlds = pair.judged.worlds
    apart = pair.judged.values_by_layout[:, pair.best] - pair.judged.values_by_layout[:, pair.other]
    there, elsewhere = _means(worlds.weights, apart, place.there)
    seat = worlds.seats[place.column] if place.column < len(worlds.seats) else None
    return Lies(
        card=card_of(place.card),
        place="seat" if seat is not None else _aside(reviewed, view, int(worlds.cards[0, -1])),
        seat=seat,
        share=_round(float(worlds.weights @ place.there)),
        there=_round(there),
        elsewhere=_round(elsewhere),
    )


def _aside(reviewed: ReviewedGame, view: object, cards: int) -> Where:
    return reviewed.aside(view) if cards.bit_count() <= TALON else "out"
