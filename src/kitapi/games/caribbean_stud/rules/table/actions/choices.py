"""Actions of the choices and the exchanges."""

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.table.actions.base import Amount, SeatNumber, StudAction


class Raise(StudAction, frozen=True, kw_only=True, tag="raise"):
    """Raise: place ``amount``, exactly twice ANTE, on BET (CSP-033); ``lender``: the seat that lends missing chips."""

    amount: Amount
    lender: SeatNumber | None = None


class Fold(StudAction, frozen=True, kw_only=True, tag="fold"):
    """Fold: place the cards on BET and give ANTE up (CSP-034)."""


class AskExchange(StudAction, frozen=True, kw_only=True, tag="exchange"):
    """Request an exchange: place ``card`` above the slot, with chips equal to ANTE on it (CSP-035)."""

    card: Card


class WithdrawExchange(StudAction, frozen=True, kw_only=True, tag="withdraw_exchange"):
    """Withdraw the request for an exchange before the new card has touched the felt (AMB-41)."""


class DeclineExchange(StudAction, frozen=True, kw_only=True, tag="no_exchange"):
    """Answer the dealer that no card is wanted (AMB-40)."""


class Declare(StudAction, frozen=True, kw_only=True, tag="declare"):
    """Declare a royal or straight flush, or a jackpot win, before the cards are collected (CSP-041, CSP-063)."""


class TakeStub(StudAction, frozen=True, kw_only=True, tag="take_stub"):
    """Take the stub in hand; if it comes from the shuffler, put a null card under it (CSP-036)."""


class AskSeat(StudAction, frozen=True, kw_only=True, tag="ask_seat"):
    """Ask the next seat whether it wants a card (CSP-037)."""

    seat: SeatNumber


class GiveCard(StudAction, frozen=True, kw_only=True, tag="give_card"):
    """Give the stub's next card to the seat that requested one (CSP-037)."""

    seat: SeatNumber


class TakeFee(StudAction, frozen=True, kw_only=True, tag="take_fee"):
    """Collect the fee for the card just given (CSP-148)."""

    seat: SeatNumber


class PassOver(StudAction, frozen=True, kw_only=True, tag="pass_over"):
    """Warn a seat that does not answer, and the next time act for it: fold it or give it no card (AMB-43)."""

    seat: SeatNumber
