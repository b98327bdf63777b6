"""What a viewer sees of an event as it happens.

Events whose whole content is public are seen as they are; the others have forms with no place for what is hidden.
"""

from typing import TypeAlias

import msgspec

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
    TrickTaken,
    WayGiven,
)
from kitapi.kernel import SeatContributed, SeatPledged
from kitapi.mechanics.shown import CardsShown, DealBegan, Discarded, HandDealt


class AllShown(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="all_shown"):
    """The deal is over: what it came to, and all cards."""

    settled: DealSettled
    cards: CardsShown


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
    | SittingBrokenUp
    | ShuffleUnused
)
