"""A call for the inspector: the table stops until the facts are stated, all roles have joined, and a ruling is made."""

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
    """An open call for the inspector; play at the table is stopped until it is closed.

    ``caller``: the seat that called; None: a role of the house called. ``stated``: the facts that the inspector has
    stated; None: none yet. ``joined``: the roles of the house that have joined the ruling. ``stands``: whether the hand
    counts, in the opinion of all who joined. ``choosing``: the seats that have yet to choose what happens to their
    hand; ``choices``: what the others chose.
    """

    caller: Seat | None = None
    stated: FactsT | None = None
    joined: tuple[Role, ...] = ()
    stands: bool = True
    choosing: tuple[Seat, ...] = ()
    choices: dict[Seat, ChoiceT] = {}

    @property
    def is_ready(self) -> bool:
        """Whether the facts are stated, and every seat that has a choice has made it."""
        return self.stated is not None and not self.choosing


def restate_facts(call: CallT, stated: Any, choosing: tuple[Seat, ...]) -> CallT:
    """``call`` with new facts; choices made, and roles that joined, for the earlier facts are discarded."""
    return type(call)(caller=call.caller, stated=stated, choosing=choosing)


def join_ruling(call: CallT, event: RulingJoined) -> CallT:
    """``call`` after another role of the house has joined the ruling."""
    return replace(call, joined=(*call.joined, event.role), stands=call.stands and event.stands)


def add_choice(call: CallT, seat: Seat, choice: Any) -> CallT:
    """``call`` after ``seat`` has chosen what happens to its hand."""
    left = tuple(one for one in call.choosing if one != seat)
    return replace(call, choosing=left, choices={**call.choices, seat: choice})


class CallSteps(msgspec.Struct, Generic[CalledT, DismissedT, JoinedT], frozen=True, kw_only=True):
    """Calls in one game: the clauses that refusals name, the game's types of the events, and who may join a ruling.

    ``joining``: the roles that a ruling may need besides the inspector, in the order in which they join.
    """

    call_clause: str
    join_clause: str
    choice_clause: str
    called: type[CalledT]
    dismissed: type[DismissedT]
    joined: type[JoinedT]
    joining: tuple[Role, ...]

    def decide_call(self, caller: Seat | None, *, has_called: bool) -> tuple[CalledT, ...]:
        """Call the inspector; ``has_called``: this seat has called before and may not call again.

        Raises:
            IllegalAction: the seat has called before.
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
        """Join the ruling; ``awaited``: the roles that must still join it.

        Raises:
            IllegalAction: ``role`` is not among them.
        """
        if role not in awaited:
            raise IllegalAction(self.join_clause, role=role)
        return (self.joined(role=role, stands=stands),)

    def refuse_choice(self, call: Call[Any, Any] | None, seat: Seat) -> None:
        """Refuse a seat's choice of what happens to its hand, if it has none to make.

        Raises:
            IllegalAction: the call offers this seat no choice.
        """
        if call is None or seat not in call.choosing:
            raise IllegalAction(self.choice_clause, seat=seat)

    def missing_roles(self, call: Call[Any, Any], needed: Collection[str]) -> tuple[Role, ...]:
        """The roles that must still join a ruling that needs ``needed``."""
        return tuple(role for role in self.joining if role in needed and role not in call.joined)
