"""The events of German Whist; every event is a fact, and replay checks no rule again."""

from typing import TypeAlias

import msgspec

from kitapi.cards import Card
from kitapi.games.german_whist.rules.variant import GermanWhistTerms
from kitapi.kernel import Seat
from kitapi.kernel.shuffle import events as shuffle
from kitapi.ledger import Transfer
from kitapi.mechanics.deal import events as deal


class DealOpened(deal.DealOpened[GermanWhistTerms, None], frozen=True, kw_only=True, tag="german_whist.deal_opened"):
    """A deal begins, with everything carried over; ``balances`` in points by account."""


class Pledged(shuffle.Pledged, frozen=True, kw_only=True, tag="german_whist.pledged"):
    """A seat bound itself to its share in the shuffle."""


class Contributed(shuffle.Contributed, frozen=True, kw_only=True, tag="german_whist.contributed"):
    """A seat gave its share in the shuffle."""


class ShuffleUnused(shuffle.ShuffleUnused, frozen=True, kw_only=True, tag="german_whist.shuffle_unused"):
    """The deal ended before its cards were shuffled: ``secret`` is what they were bound to."""


class CardsDealt(deal.CardsDealt, frozen=True, kw_only=True, tag="german_whist.cards_dealt"):
    """The cards lie with the players: ``hands`` by seat; ``talon``: the stock, its top card first."""


class CardPlayed(deal.CardPlayed, frozen=True, kw_only=True, tag="german_whist.card_played"):
    """A card was played to the trick."""


class TrickTaken(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="german_whist.trick_taken"):
    """A seat took the trick."""

    seat: Seat


class StockDrawn(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="german_whist.stock_drawn"):
    """After a trick its winner, ``seat``, took the card turned up, ``shown``, and the other the next, ``hidden``."""

    seat: Seat
    shown: Card
    hidden: Card


class DealSettled(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="german_whist.deal_settled"):
    """The deal is over: ``tricks`` that count by seat, who pays whom, and all ``balances`` after it, in points."""

    tricks: tuple[int, ...]
    transfers: tuple[Transfer, ...]
    balances: dict[str, int]


class SittingBrokenUp(msgspec.Struct, frozen=True, tag_field="kind", tag="german_whist.sitting_broken_up"):
    """All agreed to end the sitting; a running deal is void."""


Event: TypeAlias = (
    DealOpened
    | Pledged
    | Contributed
    | ShuffleUnused
    | CardsDealt
    | CardPlayed
    | TrickTaken
    | StockDrawn
    | DealSettled
    | SittingBrokenUp
)
