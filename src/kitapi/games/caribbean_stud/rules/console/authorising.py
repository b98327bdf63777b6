"""The gaming inspector at a royal or straight flush: the note, and later the authorisation (CSP-063, AMB-59)."""

from typing import TypeAlias, assert_never

from kitapi.games.caribbean_stud.rules.table.actions import AuthorisePayment, Confirm, Declare, NoteDeclaration
from kitapi.games.caribbean_stud.rules.table.actions.incidents import CallInspector, StateFacts
from kitapi.games.caribbean_stud.rules.table.events import DeclarationNoted, PaymentAuthorised
from kitapi.games.caribbean_stud.rules.table.hands import awaits_authorisation, awaits_control_room, is_high
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.kernel import Actor, IllegalAction, Seat, rule

Authorising: TypeAlias = NoteDeclaration | AuthorisePayment

MEANWHILE = (NoteDeclaration, Confirm, AuthorisePayment, Declare, CallInspector, StateFacts)
"""What may be done while the table waits for the note: what leads to it, and the report of something irregular."""


def decide(state: StudState, _actor: Actor, action: Authorising) -> tuple[DeclarationNoted | PaymentAuthorised, ...]:
    """What happens when the gaming inspector takes note of a declared hand, or authorises its payment.

    Raises:
        IllegalAction: nothing of that seat waits for it.
    """
    seat = Seat(action.seat)
    place = state.places[seat] if seat in state.seats else Place()
    match action:
        case NoteDeclaration():
            if not awaits_note(place):
                raise IllegalAction("AMB-59", seat=seat, declared=False)
            return (DeclarationNoted(seat=seat),)
        case AuthorisePayment():
            if not awaits_authorisation(place):
                raise IllegalAction("CSP-063", seat=seat, confirmed=False)
            return (PaymentAuthorised(seat=seat),)
        case _:
            assert_never(action)


def check_approved(state: StudState, seat: Seat) -> None:
    """Check that a royal or straight flush at the seat, if one was declared, is confirmed and its payment authorised.

    Raises:
        IllegalAction: the control room, or the inspector, has yet to do so.
    """
    place = state.places[seat]
    if awaits_control_room(place):
        raise IllegalAction("CSP-063", seat=seat)
    if awaits_authorisation(place):
        raise IllegalAction("CSP-063", seat=seat, authorised=False)


@rule("AMB-59", without=False)
def awaits_note(place: Place) -> bool:
    """Whether the inspector has yet to take note of a royal or straight flush that lies at the seat."""
    return is_high(place.proof.declared) and not (place.proof.noted or place.collected)


def is_held(state: StudState) -> bool:
    """Whether the table waits at its step until its inspector has taken note of a declaration."""
    return any(awaits_note(place) for place in state.places)


def waits_for_note(state: StudState, action: object) -> bool:
    """Whether ``action`` has to wait for the note; the steps of a ruling under way do not.

    No seat is passed over meanwhile, for none may choose.
    """
    return state.incident is None and not isinstance(action, MEANWHILE) and is_held(state)
