"""Observations: the part of an event that a viewer sees, for the events of every deal with a talon."""

from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from kitapi.cards import set_of, sorted_for_hand
from kitapi.kernel import SeatContributed, SeatPledged, Viewer
from kitapi.kernel.shuffle.events import Contributed, Pledged
from kitapi.kernel.shuffle.views import observe_share
from kitapi.mechanics.deal.events import CardsDealt, CardsDiscarded, DealOpened
from kitapi.mechanics.deal.state import Holding, TrickPlay
from kitapi.mechanics.shown_cards import CardsView, DealBegan, Discarded, HandDealt, cards_on_table, last_trick_of

SettledT = TypeVar("SettledT")

Common: TypeAlias = DealOpened[Any, Any] | Pledged | Contributed | CardsDealt | CardsDiscarded
"""Events that every game shows in the same way."""
COMMON = (DealOpened, Pledged, Contributed, CardsDealt, CardsDiscarded)
"""The types of ``Common``, for ``isinstance``."""


class AllShown(msgspec.Struct, Generic[SettledT], frozen=True, kw_only=True, tag_field="kind", tag="all_shown"):
    """The deal is over: its result, and all cards."""

    settled: SettledT
    cards: CardsView


def observe(event: Common, viewer: Viewer) -> DealBegan | SeatPledged | SeatContributed | HandDealt | Discarded:
    """Return the part of ``event`` that ``viewer`` sees: their own cards, and nobody else's."""
    match event:
        case DealOpened():
            return DealBegan(number=event.number, dealer=event.dealer)
        case Pledged() | Contributed():
            return observe_share(event)
        case CardsDealt():
            hand = set_of(event.hands[viewer]) if isinstance(viewer, int) else 0
            return HandDealt(cards=sorted_for_hand(hand))
        case CardsDiscarded():
            return Discarded(seat=event.seat, cards=event.cards if viewer == event.seat else ())


def trick_fields(state: TrickPlay[Any, Any]) -> dict[str, Any]:
    """The fields of a view that show the tricks: the one being played, the last one, and how many each seat has."""
    return {
        "trick": cards_on_table(state.trick),
        "last_trick": last_trick_of(state.tricks),
        "tricks": state.won,
    }


def hand_sizes(state: Holding[Any]) -> tuple[int, ...]:
    """How many cards each seat holds."""
    return tuple(map(int.bit_count, state.hands))
