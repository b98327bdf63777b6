"""Events of every deal with a talon; each game extends these under kinds of its own."""

from typing import Generic, TypeVar

import msgspec

from kitapi.cards import Card
from kitapi.kernel import Commitment, Seat

TermsT = TypeVar("TermsT")
SheetT = TypeVar("SheetT")


class DealOpened(msgspec.Struct, Generic[TermsT, SheetT], frozen=True, kw_only=True, tag_field="kind"):
    """A deal was opened; the event contains everything carried over from the deal before.

    ``number`` counts the sitting's deals from 1. ``active``: the three who play, in order. ``balances``: by account,
    adding up to zero. ``results``: every player's running result.
    """

    number: int
    terms: TermsT
    dealer: Seat
    active: tuple[Seat, ...]
    balances: dict[str, int]
    sheet: SheetT
    results: tuple[int, ...]
    commitment: Commitment


class CardsDealt(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """The cards were dealt: ``hands`` by seat, each in the order dealt, empty for a seat that rests.

    The shuffled order was computed from ``secret`` (hexadecimal) and the seats' shares.
    """

    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    algorithm: str
    secret: str


class CardsDiscarded(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """The declarer discarded two cards, face down."""

    seat: Seat
    cards: tuple[Card, ...]


class CardPlayed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """``seat`` played a card to the trick."""

    seat: Seat
    card: Card
