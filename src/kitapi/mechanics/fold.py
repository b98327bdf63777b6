"""Folds events into states by a table of steps: which event may follow in which phase, and the state after it."""

from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, Generic, TypeVar

from kitapi.kernel import ImpossibleHistory

StateT = TypeVar("StateT")
StepT = TypeVar("StepT", bound=Callable[..., Any])


class Fold(Generic[StateT]):
    """The steps of one game, each a function of state and event marked by ``step``.

    ``shared``: steps of several games, for phases and events that the game's own extend. A step of the game's own takes
    precedence over them.
    """

    def __init__(self, shared: Mapping[tuple[type, type], Callable[[Any, Any], Any]] | None = None) -> None:
        self._steps: dict[tuple[type, type], Callable[[Any, Any], StateT]] = {}
        self._shared = shared or {}

    def step(self, *phases: type, event: type) -> Callable[[StepT], StepT]:
        """Mark a function as the step of ``event`` in ``phases``: it returns the state after the event."""

        def mark(function: StepT) -> StepT:
            for phase in phases:
                self._steps[phase, event] = function
            return function

        return mark

    def evolve(self, state: StateT | None, event: Any) -> StateT:
        """``state`` after ``event``.

        Raises:
            ImpossibleHistory: the event cannot follow ``state``.
        """
        key = type(state), type(event)
        step = self._steps.get(key) or self._shared_step(*key)
        return step(state, event)

    def _shared_step(self, phase: type, event: type) -> Callable[[Any, Any], StateT]:
        """The shared step for base types of ``phase`` and ``event``; it is cached for the next call."""
        for base in product(phase.__mro__, event.__mro__):
            if base in self._shared:
                return self._steps.setdefault((phase, event), self._shared[base])
        raise ImpossibleHistory(f"{event.__name__} cannot follow in {phase.__name__}")
