"""A finished deal decision by decision: what each seat saw then, and what it did."""

from collections.abc import Iterator, Sequence
from math import comb, prod
from typing import Any, NamedTuple

from kitapi.kernel import SPECTATOR, Form, Game, Nonce, Seal, Seat, Subset
from kitapi.reviewing.games import ReviewedGame

AnyGame = Game[Any, Any, Any, Any, Any, Any]


class Moment(NamedTuple):
    """A decision as it stood.

    ``step``: which of the deal's events made it, from 1. ``view`` is that of ``seat``, ``history`` what everybody had
    seen of the deal, ``state`` all there was. ``action``: what was done.
    """

    step: int
    seat: Seat
    state: Any
    view: Any
    history: Sequence[Any]
    action: Any


def moments(game: AnyGame, reviewed: ReviewedGame, events: Sequence[Any]) -> Iterator[Moment]:
    """Every decision in ``events``, a deal from its opening on; where only one thing could be done there was none."""
    state: Any = None
    seen: list[Any] = []
    for step, event in enumerate(events, start=1):
        done = reviewed.done_by(event)
        if done is not None:
            view = game.view(state, done.seat)
            if is_decision(view.options):
                yield Moment(step, done.seat, state, view, tuple(seen), done.action)
        state = game.evolve(state, event)
        observed = game.observe(state, event, SPECTATOR)
        if observed is not None:
            seen.append(observed)


def is_decision(options: Sequence[Any]) -> bool:
    """Whether more than one thing may be done."""
    return sum(_ways(option) for option in options) > 1


def _ways(option: Any) -> int:
    match option:
        case Subset(of=cards, size=size):
            return comb(len(cards), size)
        case Form(fields=fields):
            return prod(len(field.values) for field in fields)
        case Seal() | Nonce():
            return 0
        case _:
            return 1
