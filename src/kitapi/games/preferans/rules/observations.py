"""Observations: the part of an event that a viewer sees as it happens.

Events that are public in full are seen unchanged; the others have forms that have no field for hidden values.
"""

from typing import TypeAlias

from kitapi.games.preferans.rules.events import (
    BiddingWon,
    CallMade,
    CardPlayed,
    DealSettled,
    DealThrownIn,
    DeclarerFound,
    GameNamed,
    HandsLaidOpen,
    HandWon,
    InvitationSaid,
    KontraDeclined,
    KontraSaid,
    ParticipationSaid,
    PlayBegun,
    PlayStopped,
    PotFed,
    ShuffleUnused,
    SittingBrokenUp,
    TakenBack,
    TrickTaken,
    WayGiven,
)
from kitapi.kernel import SeatContributed, SeatPledged
from kitapi.mechanics.deal import observations as deal
from kitapi.mechanics.shown_cards import DealBegan, Discarded, HandDealt


class AllShown(deal.AllShown[DealSettled], frozen=True, kw_only=True, tag="all_shown"):
    """The deal is over: its settlement, and all cards."""


Observation: TypeAlias = (
    DealBegan
    | PotFed
    | SeatPledged
    | SeatContributed
    | HandDealt
    | CallMade
    | BiddingWon
    | HandWon
    | DealThrownIn
    | Discarded
    | GameNamed
    | WayGiven
    | DeclarerFound
    | ParticipationSaid
    | InvitationSaid
    | KontraSaid
    | KontraDeclined
    | PlayBegun
    | CardPlayed
    | HandsLaidOpen
    | TrickTaken
    | PlayStopped
    | AllShown
    | TakenBack
    | SittingBrokenUp
    | ShuffleUnused
)
