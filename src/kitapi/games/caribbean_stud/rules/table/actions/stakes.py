"""Actions of the shuffle, of notes and of stakes, until the bets are closed."""

from typing import Annotated

from msgspec import Meta

from kitapi.games.caribbean_stud.rules.table.actions.base import Amount, SeatNumber, StudAction


class Pledge(StudAction, frozen=True, kw_only=True, tag="pledge"):
    """Pledge a seat's share in the shuffle, before any share is shown; ``digest``: empty if the seat is away."""

    digest: Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{64})?\Z")]


class Contribute(StudAction, frozen=True, kw_only=True, tag="contribute"):
    """Give a seat's share in the shuffle, in hexadecimal; empty if the seat is away."""

    value: Annotated[str, Meta(max_length=64, pattern=r"^([0-9a-f]{2})*\Z")]


class InviteStakes(StudAction, frozen=True, kw_only=True, tag="invite_stakes"):
    """The dealer invites stakes, and the hand begins (CSP-021)."""


class ChangeNotes(StudAction, frozen=True, kw_only=True, tag="change_notes"):
    """Change a note into chips (CSP-083)."""


class PlaceAnte(StudAction, frozen=True, kw_only=True, tag="ante"):
    """Stake ``amount`` on ANTE, which replaces any earlier stake (CSP-022)."""

    amount: Amount


class InsertToken(StudAction, frozen=True, kw_only=True, tag="token"):
    """Put a jackpot token into the slot (CSP-053)."""


class TakeBackToken(StudAction, frozen=True, kw_only=True, tag="take_back_token"):
    """Take the token back."""


class TakeBackAnte(StudAction, frozen=True, kw_only=True, tag="take_back_ante"):
    """Take ANTE back, and the token with it."""


class Wave(StudAction, frozen=True, kw_only=True, tag="wave"):
    """Sign to the dealer that the seat's stakes stand or, without stakes, that the seat sits this hand out."""


class SendBack(StudAction, frozen=True, kw_only=True, tag="send_back"):
    """The dealer returns a seat's stakes before the bets are closed (AMB-43, AMB-45)."""

    seat: SeatNumber


class CashOut(StudAction, frozen=True, kw_only=True, tag="cash_out"):
    """The dealer changes back the chips of a seat whose player has left."""

    seat: SeatNumber


class CloseBets(StudAction, frozen=True, kw_only=True, tag="no_more_bets"):
    """“No more bets please” (CSP-023)."""
