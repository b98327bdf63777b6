"""Actions of opening the table and preparing the deck, by the dealer and by the player who cuts."""

from typing import Annotated

from msgspec import Meta

from kitapi.games.caribbean_stud.rules.table.actions.base import Count, SeatNumber, StudAction


class OpenTable(StudAction, frozen=True, kw_only=True, tag="open_table"):
    """Enter the data, open the lid, press GAME OVER (CSP-010, AMB-68).

    ``chips``: the amount counted in the tray; None: the amount of the books.
    """

    chips: Count | None = None


class CheckDecks(StudAction, frozen=True, kw_only=True, tag="check_decks"):
    """Spread both decks face up and check them (CSP-011)."""


class Wash(StudAction, frozen=True, kw_only=True, tag="wash"):
    """Spread the deck face down and wash it (CSP-012)."""


class OfferCut(StudAction, frozen=True, kw_only=True, tag="offer_cut"):
    """Offer the deck and the cutting card to a player (CSP-013, AMB-38)."""

    seat: SeatNumber


class CutCards(StudAction, frozen=True, kw_only=True, tag="cut"):
    """Cut the deck after the top ``amount`` cards, by the player to whom it was offered or else the dealer."""

    amount: Annotated[int, Meta(ge=0, le=52)]


class DeclineCut(StudAction, frozen=True, kw_only=True, tag="decline_cut"):
    """Let the next player cut."""
