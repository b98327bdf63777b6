"""Decides the actions of a deal with a talon: chance deals, seats act in turn, and any other action is refused."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from kitapi.kernel import Actor, Contribute, IllegalAction, Pledge, Seat, Shuffled, Unused
from kitapi.mechanics.deal.phase import Dealing
from kitapi.mechanics.deal.state import Phase, Shuffling


class DealActions(msgspec.Struct, frozen=True, kw_only=True):
    """How one game decides its players' actions.

    ``to_act``: the seats whose turn it is. ``speaks_out_of_turn``: the rule that refuses an actor who is not to act,
    under the clause ``out_of_turn``. ``in_phase``: the events of a seat's action in a phase in which players hold
    cards, None for an action that does not belong to the phase. ``out_of_phase``: by type of action, the clause that
    says in which phase it is possible.
    """

    dealing: Dealing[Any, Any, Any, Any]
    to_act: Callable[[Any], tuple[Seat, ...]]
    speaks_out_of_turn: Callable[[Any, Actor], bool]
    out_of_turn: str
    in_phase: Callable[[Any, Seat, Any], tuple[Any, ...] | None]
    out_of_phase: Mapping[type, str]

    def decide(self, state: Phase, actor: Actor, action: Any) -> tuple[Any, ...]:
        """The events of ``action`` of ``actor``, without those that follow from them automatically.

        Raises:
            IllegalAction: it is not the actor's turn, the action is not possible in this phase, or a rule forbids it.
        """
        if isinstance(action, Shuffled | Unused):
            return self.dealing.decide(state, actor, action)
        if self.speaks_out_of_turn(state, actor):
            raise IllegalAction(self.out_of_turn, turn=tuple(str(seat) for seat in self.to_act(state)))
        assert isinstance(actor, int)
        if isinstance(state, Shuffling) and isinstance(action, Pledge | Contribute):
            return self.dealing.shuffle.decide_share(state.shuffle, actor, action)
        events = self.in_phase(state, actor, action)
        if events is None:
            raise IllegalAction(self.out_of_phase[type(action)], phase=type(state).__name__)
        return events
