"""The approvals of the house before a large payment: the inspector's note, a confirmation, and the authorisation."""

from typing import Generic, TypeVar

import msgspec

from kitapi.house.events import DeclarationNoted, HandConfirmed, PaymentAuthorised
from kitapi.kernel import IllegalAction, Seat

NotedT = TypeVar("NotedT", bound=DeclarationNoted)
ConfirmedT = TypeVar("ConfirmedT", bound=HandConfirmed)
AuthorisedT = TypeVar("AuthorisedT", bound=PaymentAuthorised)


class Approval(msgspec.Struct, frozen=True, kw_only=True):
    """The approvals that the payment of a declared hand has so far.

    ``noted``: the inspector has taken note of it. ``confirmed``: whether the hand is genuine; None before that was
    checked. ``authorised``: the inspector has authorised the payment.
    """

    noted: bool = False
    confirmed: bool | None = None
    authorised: bool = False


class ApprovalSteps(msgspec.Struct, Generic[NotedT, ConfirmedT, AuthorisedT], frozen=True, kw_only=True):
    """The three approvals in one game: the clauses of note and payment, and the game's types of the events.

    Whether an approval is due is decided by the game's rule and passed to each function as ``is_due``.
    """

    note_clause: str
    payment_clause: str
    noted: type[NotedT]
    confirmed: type[ConfirmedT]
    authorised: type[AuthorisedT]

    def decide_note(self, seat: Seat, *, is_due: bool) -> tuple[NotedT, ...]:
        """The inspector takes note of what ``seat`` declared.

        Raises:
            IllegalAction: no declaration of the seat waits for the note.
        """
        if not is_due:
            raise IllegalAction(self.note_clause, seat=seat, declared=False)
        return (self.noted(seat=seat),)

    def decide_confirmation(self, seat: Seat, *, genuine: bool, is_due: bool) -> tuple[ConfirmedT, ...]:
        """The roles that check declared hands state whether that of ``seat`` is genuine.

        Raises:
            IllegalAction: no declaration of the seat waits for a confirmation.
        """
        if not is_due:
            raise IllegalAction(self.payment_clause, seat=seat, declared=False)
        return (self.confirmed(seat=seat, genuine=genuine),)

    def decide_authorisation(self, seat: Seat, *, is_due: bool) -> tuple[AuthorisedT, ...]:
        """The inspector authorises the payment.

        Raises:
            IllegalAction: no payment to the seat waits for the authorisation.
        """
        if not is_due:
            raise IllegalAction(self.payment_clause, seat=seat, confirmed=False)
        return (self.authorised(seat=seat),)

    def refuse_unapproved(self, seat: Seat, *, is_unconfirmed: bool, is_unauthorised: bool) -> None:
        """Refuse a payment to ``seat`` that is not approved.

        Raises:
            IllegalAction: the hand is not confirmed yet, or the payment not authorised.
        """
        if is_unconfirmed:
            raise IllegalAction(self.payment_clause, seat=seat)
        if is_unauthorised:
            raise IllegalAction(self.payment_clause, seat=seat, authorised=False)
