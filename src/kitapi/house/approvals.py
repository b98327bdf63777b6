"""The words of the house before a large payment: the inspector's note, a confirmation, and the authorisation."""

from typing import Generic, TypeVar

import msgspec

from kitapi.house.events import DeclarationNoted, HandConfirmed, PaymentAuthorised
from kitapi.kernel import IllegalAction, Seat

NotedT = TypeVar("NotedT", bound=DeclarationNoted)
ConfirmedT = TypeVar("ConfirmedT", bound=HandConfirmed)
AuthorisedT = TypeVar("AuthorisedT", bound=PaymentAuthorised)


class Approval(msgspec.Struct, frozen=True, kw_only=True):
    """How far the payment of a declared hand is approved.

    ``noted``: the inspector has taken note. ``confirmed``: whether the hand is genuine, None before anybody has looked.
    ``authorised``: the payment is.
    """

    noted: bool = False
    confirmed: bool | None = None
    authorised: bool = False


class ApprovalSteps(msgspec.Struct, Generic[NotedT, ConfirmedT, AuthorisedT], frozen=True, kw_only=True):
    """The three words in one game: the clauses of note and payment, and the game's types of the events.

    Whether a seat waits for a word is the game's rule, handed to each function as ``is_due``.
    """

    note_clause: str
    payment_clause: str
    noted: type[NotedT]
    confirmed: type[ConfirmedT]
    authorised: type[AuthorisedT]

    def decide_note(self, seat: Seat, *, is_due: bool) -> tuple[NotedT, ...]:
        """The inspector takes note of what ``seat`` declared.

        Raises:
            IllegalAction: nothing of it waits for that.
        """
        if not is_due:
            raise IllegalAction(self.note_clause, seat=seat, declared=False)
        return (self.noted(seat=seat),)

    def decide_confirmation(self, seat: Seat, *, genuine: bool, is_due: bool) -> tuple[ConfirmedT, ...]:
        """Those who look at declared hands say whether the seat's is genuine.

        Raises:
            IllegalAction: nothing of it waits for that.
        """
        if not is_due:
            raise IllegalAction(self.payment_clause, seat=seat, declared=False)
        return (self.confirmed(seat=seat, genuine=genuine),)

    def decide_authorisation(self, seat: Seat, *, is_due: bool) -> tuple[AuthorisedT, ...]:
        """The inspector authorises the payment.

        Raises:
            IllegalAction: nothing of it waits for that.
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
