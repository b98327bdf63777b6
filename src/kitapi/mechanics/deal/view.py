"""The fields that every view of a deal with a talon has."""

from typing import Any, Generic, TypeVar

import msgspec

from kitapi.kernel import Seat
from kitapi.mechanics.deal.events import DealOpened
from kitapi.mechanics.shown_cards import CardsView

PhaseT = TypeVar("PhaseT")
VariantT = TypeVar("VariantT")
SettlementT = TypeVar("SettlementT")


class DealView(msgspec.Struct, Generic[PhaseT, VariantT], frozen=True, kw_only=True, omit_defaults=True):
    """The state of the table as one viewer may know it.

    ``seat``: the viewer's, None for a spectator. ``around``: the seats in the order in which the viewer sees them, from
    the bottom of the table on to the right.
    """

    phase: PhaseT
    seat: Seat | None
    around: tuple[Seat, ...]
    players: int
    variant: VariantT
    number: int
    dealer: Seat
    active: tuple[Seat, ...]


class BreakingUp(msgspec.Struct, Generic[SettlementT], frozen=True, kw_only=True):
    """How the sitting was ended early and settled; ``cards``: the cards of the running deal, if they had been dealt."""

    settlement: SettlementT
    cards: CardsView | None


def of_opening(opened: DealOpened[Any, Any]) -> dict[str, Any]:
    """The fields of a view that do not change after the deal's opening."""
    return {
        "players": opened.terms.players,
        "variant": opened.terms.variant,
        "number": opened.number,
        "dealer": opened.dealer,
        "active": opened.active,
        "results": opened.results,
        "digest": opened.commitment.digest,
    }
