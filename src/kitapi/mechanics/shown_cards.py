"""Cards in the form in which viewers see them, in views and in observations, at every table with a talon."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from kitapi.cards import Card, set_of, sorted_for_hand
from kitapi.kernel import Seat


class PlayedCard(Protocol):
    """The event of a card played, in any game."""

    @property
    def seat(self) -> Seat:
        """The seat that played the card."""
        ...

    @property
    def card(self) -> Card:
        """The card."""
        ...


class FinishedTrick(Protocol):
    """A finished trick of any game."""

    @property
    def cards(self) -> Sequence[PlayedCard]:
        """The cards in the order played."""
        ...

    @property
    def winner(self) -> Seat:
        """The seat that took the trick."""
        ...


class CardsAsDealt(Protocol):
    """The event of the cards dealt, in any game."""

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands by seat."""
        ...

    @property
    def talon(self) -> tuple[Card, ...]:
        """The two cards put aside."""
        ...

    @property
    def secret(self) -> str:
        """The secret, hexadecimal, from which the shuffled order was computed."""
        ...


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A card on the table and the seat that played it."""

    seat: Seat
    card: Card


class TrickView(msgspec.Struct, frozen=True, kw_only=True):
    """A finished trick: its cards in the order played, and the seat that took it."""

    cards: tuple[Played, ...]
    winner: Seat


class CardsView(msgspec.Struct, frozen=True, kw_only=True):
    """After the deal: all 32 cards as dealt, the discards, and the values from which their order was computed.

    ``hands`` by seat, sorted, as dealt; ``secret`` and ``contributions`` in hexadecimal.
    """

    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    discards: tuple[Card, ...]
    secret: str
    contributions: tuple[str, ...]


class DealBegan(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="deal_began"):
    """A deal was opened."""

    number: int
    dealer: Seat


class HandDealt(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="hand_dealt"):
    """The cards were dealt; ``cards``: the viewer's own, none for a viewer without a hand."""

    cards: tuple[Card, ...]


class Discarded(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="discarded"):
    """The declarer discarded; ``cards``: shown to the declarer alone."""

    seat: Seat
    cards: tuple[Card, ...]


def cards_on_table(trick: Sequence[PlayedCard]) -> tuple[Played, ...]:
    """The cards of a trick as everybody sees them."""
    return tuple([Played(seat=played.seat, card=played.card) for played in trick])


def last_trick_of(tricks: Sequence[FinishedTrick]) -> TrickView | None:
    """The newest of the finished ``tricks``; None before the first."""
    if not tricks:
        return None
    return TrickView(cards=cards_on_table(tricks[-1].cards), winner=tricks[-1].winner)


def all_cards_of(dealt: CardsAsDealt, discards: int, contributions: tuple[str, ...]) -> CardsView:
    """All cards of a deal that is over, and the values from which its shuffled order was computed."""
    return CardsView(
        hands=tuple(sorted_for_hand(set_of(hand)) for hand in dealt.hands),
        talon=dealt.talon,
        discards=sorted_for_hand(discards),
        secret=dealt.secret,
        contributions=contributions,
    )
