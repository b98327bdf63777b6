"""The gaming inspector at a royal or straight flush: the note, and later the authorisation (CSP-063, AMB-59)."""

from typing import TypeAlias, assert_never

from kitapi.games.caribbean_stud.rules.table.actions import AuthorisePayment, Confirm, Declare, NoteDeclaration
from kitapi.games.caribbean_stud.rules.table.actions.incidents import CallInspector, StateFacts
from kitapi.games.caribbean_stud.rules.table.events import DeclarationNoted, HandConfirmed, PaymentAuthorised
from kitapi.games.caribbean_stud.rules.table.hands import awaits_authorisation, awaits_control_room, is_high
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.house.approvals import ApprovalSteps
from kitapi.kernel import Actor, Seat, rule

Authorising: TypeAlias = NoteDeclaration | AuthorisePayment

APPROVING = ApprovalSteps(
    note_clause="AMB-59",
    payment_clause="CSP-063",
    noted=DeclarationNoted,
    confirmed=HandConfirmed,
    authorised=PaymentAuthorised,
)

MEANWHILE = (NoteDeclaration, Confirm, AuthorisePayment, Declare, CallInspector, StateFacts)
"""Actions allowed while the table waits for the note: those that lead to it, and reports of irregularities."""


def decide(state: StudState, _actor: Actor, action: Authorising) -> tuple[DeclarationNoted | PaymentAuthorised, ...]:
    """Return the events when the gaming inspector takes note of a declared hand, or authorises its payment.

    Raises:
        IllegalAction: nothing at that seat waits for this step.
    """
    seat = Seat(action.seat)
    place = state.places[seat] if seat in state.seats else Place()
    match action:
        case NoteDeclaration():
            return APPROVING.decide_note(seat, is_due=awaits_note(place))
        case AuthorisePayment():
            return APPROVING.decide_authorisation(seat, is_due=awaits_authorisation(place))
        case _:
            assert_never(action)


def check_approved(state: StudState, seat: Seat) -> None:
    """Check that a royal or straight flush at the seat, if one was declared, is confirmed and its payment authorised.

    Raises:
        IllegalAction: the control room has not confirmed it, or the inspector has not authorised its payment.
    """
    place = state.places[seat]
    APPROVING.refuse_unapproved(
        seat, is_unconfirmed=awaits_control_room(place), is_unauthorised=awaits_authorisation(place)
    )


@rule("AMB-59", without=False)
def awaits_note(place: Place) -> bool:
    """Whether a royal or straight flush was declared at the seat, and the inspector has not taken note of it."""
    return is_high(place.proof.declared) and not (place.proof.noted or place.collected)


def is_held(state: StudState) -> bool:
    """Whether the table waits until its inspector has taken note of a declaration; every step tried asks for it."""
    held: bool | None = state.cache.get("held")
    if held is None:
        held = any(place.proof.declared is not None and awaits_note(place) for place in state.places)
        state.cache["held"] = held
    return held


def waits_for_note(state: StudState, action: object) -> bool:
    """Whether ``action`` must wait for the inspector's note; the steps of a pending ruling need not.

    No seat is passed over in the meantime, because none may choose.
    """
    return state.incident is None and not isinstance(action, MEANWHILE) and is_held(state)
