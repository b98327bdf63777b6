"""Cards as viewers are shown them: in views, and in observations of what happens at every table with a talon."""

import msgspec

from kitapi.cards import Card
from kitapi.kernel import Seat


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


class SeatContributed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="seat_contributed"):
    """A seat gave its share in the shuffle; what it was is shown after the deal."""

    seat: Seat


class HandDealt(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="hand_dealt"):
    """The cards were dealt; ``cards`` are the viewer's own, none for a viewer without a hand."""

    cards: tuple[Card, ...]


class Discarded(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="discarded"):
    """The declarer discarded; ``cards`` for his own eyes alone."""

    seat: Seat
    cards: tuple[Card, ...]
