"""A call for the inspector: the table stands still until the facts are stated, all have joined, and it is ruled."""

from collections.abc import Collection
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from kitapi.house.events import CallDismissed, InspectorCalled, RulingJoined
from kitapi.kernel import IllegalAction, Role, Seat

FactsT = TypeVar("FactsT")
ChoiceT = TypeVar("ChoiceT")
CallT = TypeVar("CallT", bound="Call[Any, Any]")
CalledT = TypeVar("CalledT", bound=InspectorCalled)
DismissedT = TypeVar("DismissedT", bound=CallDismissed)
JoinedT = TypeVar("JoinedT", bound=RulingJoined)


class Call(msgspec.Struct, Generic[FactsT, ChoiceT], frozen=True, kw_only=True):
    """A call while the table stands still for it.

    ``caller``: the seat that called, None: somebody of the house. ``stated``: the facts as the inspector states them;
    None: not yet. ``joined``: who of the house has joined the ruling. ``stands``: whether the hand does, by their word.
    ``choosing``: the seats that have yet to choose what becomes of them, ``choices``: what the others chose.
    """

    caller: Seat | None = None
    stated: FactsT | None = None
    joined: tuple[Role, ...] = ()
    stands: bool = True
    choosing: tuple[Seat, ...] = ()
    choices: dict[Seat, ChoiceT] = {}

    @property
    def is_ready(self) -> bool:
        """Whether the facts are stated, and every seat has chosen that could."""
        return self.stated is not None and not self.choosing


def restate_facts(call: CallT, stated: Any, choosing: tuple[Seat, ...]) -> CallT:
    """``call`` with facts in place of those stated before, whose choices and joined people count no more."""
    return type(call)(caller=call.caller, stated=stated, choosing=choosing)


def join_ruling(call: CallT, event: RulingJoined) -> CallT:
    """Return ``call`` once another of the house has joined the ruling."""
    return replace(call, joined=(*call.joined, event.role), stands=call.stands and event.stands)


def add_choice(call: CallT, seat: Seat, choice: Any) -> CallT:
    """``call`` once ``seat`` has chosen what becomes of it."""
    left = tuple(one for one in call.choosing if one != seat)
    return replace(call, choosing=left, choices={**call.choices, seat: choice})


class CallSteps(msgspec.Struct, Generic[CalledT, DismissedT, JoinedT], frozen=True, kw_only=True):
    """Calls in one game: the clauses that refusals name, the game's types of the events, and who may join a ruling.

    ``joining``: the roles that a ruling may need beside the inspector, in the order in which they are waited for.
    """

    call_clause: str
    join_clause: str
    choice_clause: str
    called: type[CalledT]
    dismissed: type[DismissedT]
    joined: type[JoinedT]
    joining: tuple[Role, ...]

    def decide_call(self, caller: Seat | None, *, has_called: bool) -> tuple[CalledT, ...]:
        """Call the inspector; ``has_called``: this seat may not do so again.

        Raises:
            IllegalAction: it has called before.
        """
        if has_called:
            raise IllegalAction(self.call_clause, called=True)
        return (self.called(seat=caller),)

    def decide_dismissal(self, call: Call[Any, Any] | None) -> tuple[DismissedT, ...]:
        """Dismiss the call: nothing was irregular.

        Raises:
            IllegalAction: nobody has called.
        """
        if call is None:
            raise IllegalAction(self.call_clause, incident=False)
        return (self.dismissed(),)

    def decide_joining(self, role: Role, awaited: Collection[Role], *, stands: bool) -> tuple[JoinedT, ...]:
        """Join the ruling; ``awaited``: the roles whose word it still needs.

        Raises:
            IllegalAction: the ruling does not wait for this role.
        """
        if role not in awaited:
            raise IllegalAction(self.join_clause, role=role)
        return (self.joined(role=role, stands=stands),)

    def refuse_choice(self, call: Call[Any, Any] | None, seat: Seat) -> None:
        """Refuse a seat's choice of what becomes of it.

        Raises:
            IllegalAction: nobody has asked it to choose.
        """
        if call is None or seat not in call.choosing:
            raise IllegalAction(self.choice_clause, seat=seat)

    def missing_roles(self, call: Call[Any, Any], needed: Collection[str]) -> tuple[Role, ...]:
        """The roles that must still join a ruling that needs ``needed``."""
        return tuple(role for role in self.joining if role in needed and role not in call.joined)
