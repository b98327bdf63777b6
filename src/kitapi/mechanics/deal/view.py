"""What every view of a deal with a talon shows."""

from typing import Any, Generic, TypeVar

import msgspec

from kitapi.kernel import Seat
from kitapi.mechanics.deal.events import DealOpened
from kitapi.mechanics.shown import CardsShown

PhaseT = TypeVar("PhaseT")
VariantT = TypeVar("VariantT")
SettlementT = TypeVar("SettlementT")


class DealView(msgspec.Struct, Generic[PhaseT, VariantT], frozen=True, kw_only=True, omit_defaults=True):
    """The moment as one viewer may know it.

    ``seat``: the viewer's, None for a spectator. ``around``: who sits where as the viewer sees the table, from the
    bottom on to the right.
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
    """The sitting was broken up, and how it was settled; ``cards``: of a deal that was running, if they were dealt."""

    settlement: SettlementT
    cards: CardsShown | None


def of_opening(opened: DealOpened[Any, Any]) -> dict[str, Any]:
    """The fields of a view that no longer change once the deal is opened."""
    return {
        "players": opened.terms.players,
        "variant": opened.terms.variant,
        "number": opened.number,
        "dealer": opened.dealer,
        "active": opened.active,
        "results": opened.results,
        "digest": opened.commitment.digest,
    }
