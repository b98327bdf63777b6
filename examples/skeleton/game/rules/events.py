"""The events of Skeleton Game; every event is a fact, and replay checks no rule again."""

from typing import TypeAlias

import msgspec

from kitapi.games.skeleton_game.rules.variant import SkeletonGameTerms
from kitapi.kernel import Seat
from kitapi.kernel.shuffle import events as shuffle
from kitapi.ledger import Transfer
from kitapi.mechanics.deal import events as deal


class DealOpened(deal.DealOpened[SkeletonGameTerms, None], frozen=True, kw_only=True, tag="skeleton_game.deal_opened"):
    """A deal begins, with everything carried over; ``balances`` in points by account."""


class Pledged(shuffle.Pledged, frozen=True, kw_only=True, tag="skeleton_game.pledged"):
    """A seat bound itself to its share in the shuffle."""


class Contributed(shuffle.Contributed, frozen=True, kw_only=True, tag="skeleton_game.contributed"):
    """A seat gave its share in the shuffle."""


class ShuffleUnused(shuffle.ShuffleUnused, frozen=True, kw_only=True, tag="skeleton_game.shuffle_unused"):
    """The deal ended before its cards were shuffled: ``secret`` is what they were bound to."""


class CardsDealt(deal.CardsDealt, frozen=True, kw_only=True, tag="skeleton_game.cards_dealt"):
    """The cards lie with the players: ``hands`` by seat; ``talon``: what stays face down."""


class CardPlayed(deal.CardPlayed, frozen=True, kw_only=True, tag="skeleton_game.card_played"):
    """A card was played to the trick."""


class TrickTaken(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="skeleton_game.trick_taken"):
    """A seat took the trick."""

    seat: Seat


class DealSettled(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="skeleton_game.deal_settled"):
    """The deal is over: ``tricks`` by seat, who pays whom, and all ``balances`` after it, in points."""

    tricks: tuple[int, ...]
    transfers: tuple[Transfer, ...]
    balances: dict[str, int]


class SittingBrokenUp(msgspec.Struct, frozen=True, tag_field="kind", tag="skeleton_game.sitting_broken_up"):
    """All agreed to end the sitting; a running deal is void."""


Event: TypeAlias = (
    DealOpened
    | Pledged
    | Contributed
    | ShuffleUnused
    | CardsDealt
    | CardPlayed
    | TrickTaken
    | DealSettled
    | SittingBrokenUp
)
