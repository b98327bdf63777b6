"""Folding events into states by a table of steps: which event may follow in which phase, and what it makes of it."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from kitapi.kernel import ImpossibleHistory

StateT = TypeVar("StateT")
StepT = TypeVar("StepT", bound=Callable[..., Any])


class Folding(Generic[StateT]):
    """The steps of one game, each a function of state and event marked by ``step``."""

    def __init__(self) -> None:
        self._steps: dict[tuple[type, type], Callable[[Any, Any], StateT]] = {}

    def step(self, *phases: type, event: type) -> Callable[[StepT], StepT]:
        """Mark what ``event`` makes of a state of these ``phases``."""

        def mark(function: StepT) -> StepT:
            for phase in phases:
                self._steps[phase, event] = function
            return function

        return mark

    def evolve(self, state: StateT | None, event: Any) -> StateT:
        """``state`` after ``event``.

        Raises:
            ImpossibleHistory: the event cannot follow.
        """
        step = self._steps.get((type(state), type(event)))
        if step is None:
            raise ImpossibleHistory(f"{type(event).__name__} cannot follow in {type(state).__name__}")
        return step(state, event)
