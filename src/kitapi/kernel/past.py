"""The past of a deal: its states, from which a taken-back act returns to an earlier one."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from kitapi.kernel.actors import Seat
from kitapi.kernel.errors import ImpossibleHistory
from kitapi.kernel.game import Game
from kitapi.kernel.take_back import TakenBack

AnyGame = Game[Any, Any, Any, Any, Any, Any]

MOST_TAKEN_BACK = 50
"""Maximum of take-backs in one deal, so that its log has a bound."""


class Act(NamedTuple):
    """An act of a seat in a deal: the number of its event, from 1, and the seat."""

    number: int
    seat: Seat


class Past(NamedTuple):
    """A deal up to now, one state after each of its events.

    ``acts``: the acts after the last barrier, oldest first; they may be taken back while there are fewer than
    ``MOST_TAKEN_BACK`` take-backs. ``taken_back``: the number of take-backs. In a game without take-backs it has only
    the newest state.
    """

    states: tuple[Any, ...] = ()
    acts: tuple[Act, ...] = ()
    taken_back: int = 0

    @property
    def state(self) -> Any:
        """The newest state; None before the first event."""
        return self.states[-1] if self.states else None

    def has(self, act: Act) -> bool:
        """Whether ``act`` may be taken back now."""
        return self.taken_back < MOST_TAKEN_BACK and act in self.acts

    def last_act(self, seat: Seat) -> Act | None:
        """The newest act of ``seat`` that may be taken back now; None if there is none."""
        return next((act for act in reversed(self.acts) if act.seat == seat and self.has(act)), None)


NO_PAST = Past()


def advance_past(game: AnyGame, past: Past, event: Any) -> Past:
    """``past`` and the state after ``event``; an event that opens a deal begins a new past.

    Raises:
        ImpossibleHistory: the event cannot follow.
    """
    if isinstance(event, TakenBack):
        return _take_back(game, past, event)
    state = game.evolve(past.state, event)
    if game.take_back is None:
        return Past((state,))
    if game.codec.event_kind(event)[0] == game.opening_kind:
        return Past((state,))
    states = (*past.states, state)
    if type(event) in game.take_back.barriers or game.is_over(state):
        return past._replace(states=states, acts=())
    if (field := game.take_back.acts.get(type(event))) is None:
        return past._replace(states=states)
    return past._replace(states=states, acts=(*past.acts, Act(len(states), getattr(event, field))))


def _take_back(game: AnyGame, past: Past, event: TakenBack) -> Past:
    """``past`` after a take-back, which needs an act of its seat directly after the events kept."""
    if game.take_back is None or not past.has(Act(event.kept + 1, event.seat)):
        raise ImpossibleHistory(f"{type(event).__name__}: seat {event.seat} has no such act to take back")
    return Past(
        states=(*past.states, past.states[event.kept - 1]),
        acts=tuple(act for act in past.acts if act.number <= event.kept),
        taken_back=past.taken_back + 1,
    )


def replay(game: AnyGame, events: Iterable[Any]) -> Any:
    """The state after ``events``, which begin with an opening event.

    Raises:
        ImpossibleHistory: there are no events, or one cannot follow the one before.
    """
    past = NO_PAST
    for event in events:
        past = advance_past(game, past, event)
    if not past.states:
        raise ImpossibleHistory("no events to replay")
    return past.state
