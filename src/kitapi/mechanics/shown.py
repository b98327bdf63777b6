"""Cards as viewers are shown them: in views, and in observations of what happens at every table with a talon."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from kitapi.cards import Card, set_of, sorted_for_hand
from kitapi.kernel import Seat


class PlayedCard(Protocol):
    """Any game's event of a card played."""

    @property
    def seat(self) -> Seat:
        """Whose card it was."""
        ...

    @property
    def card(self) -> Card:
        """The card."""
        ...


class FinishedTrick(Protocol):
    """Any game's finished trick."""

    @property
    def cards(self) -> Sequence[PlayedCard]:
        """The cards in the order played."""
        ...

    @property
    def winner(self) -> Seat:
        """Who took it."""
        ...


class CardsAsDealt(Protocol):
    """Any game's event of the cards dealt."""

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
        """What the shuffled order was made from."""
        ...


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A card on the table and who played it."""

    seat: Seat
    card: Card


class TrickShown(msgspec.Struct, frozen=True, kw_only=True):
    """A finished trick, cards in the order played, and who took it."""

    cards: tuple[Played, ...]
    winner: Seat


class CardsShown(msgspec.Struct, frozen=True, kw_only=True):
    """After the deal: all 32 cards as dealt, what was discarded, and what the shuffle was made from.

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
    """The cards were dealt; ``cards`` are the viewer's own, none for a viewer without a hand."""

    cards: tuple[Card, ...]


class Discarded(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="discarded"):
    """The declarer discarded; ``cards`` for their own eyes alone."""

    seat: Seat
    cards: tuple[Card, ...]


def cards_on_table(trick: Sequence[PlayedCard]) -> tuple[Played, ...]:
    """The cards of a trick as everybody sees them."""
    return tuple([Played(seat=played.seat, card=played.card) for played in trick])


def last_trick_of(tricks: Sequence[FinishedTrick]) -> TrickShown | None:
    """The newest of the finished ``tricks``; None before the first."""
    if not tricks:
        return None
    return TrickShown(cards=cards_on_table(tricks[-1].cards), winner=tricks[-1].winner)


def all_cards_of(dealt: CardsAsDealt, discards: int, contributions: tuple[str, ...]) -> CardsShown:
    """All cards of a deal that is over, and what its shuffle was made from."""
    return CardsShown(
        hands=tuple(sorted_for_hand(set_of(hand)) for hand in dealt.hands),
        talon=dealt.talon,
        discards=sorted_for_hand(discards),
        secret=dealt.secret,
        contributions=contributions,
    )
