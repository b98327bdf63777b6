"""The decisions of a finished deal: the view of the seat at each decision, and the action that it took."""

from collections.abc import Iterator, Sequence
from math import comb, prod
from typing import Any, NamedTuple

from kitapi.kernel import SPECTATOR, Form, Game, Nonce, Seal, Seat, Subset, valid_numbers
from kitapi.review.games import ReviewedGame

AnyGame = Game[Any, Any, Any, Any, Any, Any]


class Moment(NamedTuple):
    """A decision in the situation in which it was made.

    ``step``: the number of the event that records it, from 1. ``view``: the view of ``seat``; ``history``: the public
    observations of the deal until then; ``state``: the complete state. ``action``: the action taken.
    """

    step: int
    seat: Seat
    state: Any
    view: Any
    history: Sequence[Any]
    action: Any


def moments(game: AnyGame, reviewed: ReviewedGame, events: Sequence[Any]) -> Iterator[Moment]:
    """Yield every decision in ``events``, a deal from its opening on, that was not taken back.

    A seat with only one option has no decision.
    """
    state: Any = None
    seen: list[Any] = []
    for step in valid_numbers(events):
        event = events[step - 1]
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
    """Whether ``options`` allow more than one action."""
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
