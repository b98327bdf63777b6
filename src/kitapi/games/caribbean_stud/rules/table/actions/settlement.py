"""Actions of the dealer's second pass and the showdown, and the house's approvals and decisions."""

from kitapi.games.caribbean_stud.rules.table.actions.base import Count, SeatNumber, StudAction


class CollectFold(StudAction, frozen=True, kw_only=True, tag="collect_fold"):
    """Collect ANTE and cards of a seat that folded, count the cards and store them (CSP-034, AMB-42)."""

    seat: SeatNumber


class CheckBet(StudAction, frozen=True, kw_only=True, tag="check_bet"):
    """Check that a seat's BET is exactly twice its ANTE (CSP-039)."""

    seat: SeatNumber


class Reveal(StudAction, frozen=True, kw_only=True, tag="reveal"):
    """Turn and count the bank's cards, and announce whether the bank qualifies (CSP-039, CSP-040)."""


class SettleSeat(StudAction, frozen=True, kw_only=True, tag="settle"):
    """Settle the next seat from the right: compare, pay or collect, count and store its cards (CSP-041 to -045)."""

    seat: SeatNumber


class Confirm(StudAction, frozen=True, kw_only=True, tag="confirm"):
    """The control room confirms a seat's royal or straight flush, or refuses to (CSP-063, AMB-61)."""

    seat: SeatNumber
    genuine: bool


class NoteDeclaration(StudAction, frozen=True, kw_only=True, tag="note_declaration"):
    """The gaming inspector takes note of a declared royal or straight flush, and the table continues (AMB-59)."""

    seat: SeatNumber


class AuthorisePayment(StudAction, frozen=True, kw_only=True, tag="authorise_payment"):
    """The gaming inspector authorises ANTE, BET and any jackpot of a confirmed hand (CSP-063)."""

    seat: SeatNumber


class DecideClaim(StudAction, frozen=True, kw_only=True, tag="decide_claim"):
    """The gaming management decides about wagers that are held as a claim (AMB-55, AMB-61).

    ``winnings``: the amount paid in addition to the wagers; if None, the amount by the tables of payments.
    """

    seat: SeatNumber
    paid: bool
    winnings: Count | None = None
