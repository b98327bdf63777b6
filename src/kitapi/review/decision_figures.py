"""The figures of an evaluated decision in a review."""

from math import inf
from typing import Any

import msgspec

from kitapi.review.evaluation import JudgedMoment
from kitapi.review.facts import Pair, average_tricks, facts, made_after
from kitapi.review.games import ReviewedGame
from kitapi.review.moments import AnyGame
from kitapi.review.review import Action, Alternative, AsCardsLay, Decision
from kitapi.review.verdicts import DIGITS, SMALLEST, verdict
from kitapi.wording.reasons import AsItLay


def decision_of(game: AnyGame, reviewed: ReviewedGame, deal: int, one: JudgedMoment) -> Decision:
    """The figures of ``one``, without its sentences, which are added later."""
    judged, moment = one.judged, one.moment
    best = judged.best
    other = one.chosen if one.chosen != best else _runner_up(one)
    cost, error = round(judged.cost(one.chosen), DIGITS), round(judged.error(one.chosen), DIGITS)
    lay = _as_cards_lay(one)
    return Decision(
        deal=deal,
        step=moment.step,
        seat=moment.seat,
        phase=moment.view.phase.value,
        chosen=plain(game, judged.actions[one.chosen]),
        best=plain(game, judged.actions[best]),
        cost=cost,
        error=error,
        verdict=verdict(cost, error, lay.cost),
        open=lay,
        other=None if other is None else plain(game, judged.actions[other]),
        standing=reviewed.bid_to_beat(moment.view),
        alternatives=_alternatives(game, reviewed, one),
        facts=()
        if other is None
        else (*facts(reviewed, moment.view, Pair(judged, best, other)), _as_it_lay(game, one)),
        layouts=judged.worlds.number,
        exact=judged.worlds.exact,
    )


def _as_cards_lay(one: JudgedMoment) -> AsCardsLay:
    values = one.opened.values_by_layout[0]
    chosen, best = round(float(values[one.chosen]), DIGITS), round(float(values.max()), DIGITS)
    return AsCardsLay(chosen=chosen, best=best, cost=round(best - chosen, DIGITS))


def _as_it_lay(game: AnyGame, one: JudgedMoment) -> AsItLay:
    """The best action as the cards lay, if it was not taken; among equal ones, the best by what could be known."""
    lay, values = _as_cards_lay(one), one.opened.values_by_layout[0]
    known = one.judged.best
    place = known if values[known] >= values.max() - SMALLEST else one.opened.best
    action = plain(game, one.opened.actions[place]) if lay.cost >= SMALLEST else None
    return AsItLay(action=action, better=round(float(values[place]), DIGITS) + 0.0, other=lay.chosen)


def plain(game: AnyGame, action: Any) -> Action:
    """An action as plain JSON values."""
    value: Action = msgspec.json.decode(game.codec.write_action(action))
    return value


def _runner_up(one: JudgedMoment) -> int | None:
    """The second-best action; None if only one action was evaluated."""
    expected = one.judged.expected
    others = [place for place in range(len(expected)) if place != one.judged.best]
    return max(others, key=lambda place: float(expected[place]), default=None)


def _alternatives(game: AnyGame, reviewed: ReviewedGame, one: JudgedMoment) -> tuple[Alternative, ...]:
    expected = one.judged.expected
    order = sorted(range(len(expected)), key=lambda place: -inf if place == one.judged.best else -expected[place])
    return tuple(_alternative(game, reviewed, one, place) for place in order)


def _alternative(game: AnyGame, reviewed: ReviewedGame, one: JudgedMoment, place: int) -> Alternative:
    judged, view = one.judged, one.moment.view
    tricks, made = average_tricks(reviewed, view, judged, place), made_after(reviewed, view, judged, place)
    return Alternative(
        action=plain(game, judged.actions[place]),
        expected=round(float(judged.expected[place]), DIGITS),
        cost=round(judged.cost(place), DIGITS),
        error=round(judged.error(place), DIGITS),
        tricks=None if tricks is None else round(tricks, DIGITS),
        chances={count: round(chance, DIGITS) for count, chance in judged.chances(place).items()},
        made=None if made is None else round(made, DIGITS),
        open=round(float(one.opened.values_by_layout[0, place]), DIGITS),
        chosen=place == one.chosen,
    )
