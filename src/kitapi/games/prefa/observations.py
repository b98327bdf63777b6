"""What a viewer sees of an event as it happens.

Events whose whole content is public are seen as they are; the others have forms here with no place for what is hidden.
"""

from typing import TypeAlias

import msgspec

from kitapi.cards import Card
from kitapi.games.prefa.contracts import Contract
from kitapi.games.prefa.events import (
    AnswerGiven,
    CallMade,
    CardPlayed,
    ClaimAnswered,
    ClaimGranted,
    ClaimMade,
    ClaimRefused,
    ContractNamed,
    DealSettled,
    PassDealBegun,
    PlayBegun,
    SittingBrokenUp,
    SoloWritten,
    TrickTaken,
)
from kitapi.games.prefa.view import CardsShown
from kitapi.kernel import Seat


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


class TalonTaken(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="talon_taken"):
    """The auction was won; ``cards`` is the talon for the declarer, none for everybody else."""

    declarer: Seat
    minimum: Contract
    cards: tuple[Card, ...]


class Discarded(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="discarded"):
    """The declarer discarded; ``cards`` for his own eyes alone."""

    seat: Seat
    cards: tuple[Card, ...]


class AllShown(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="all_shown"):
    """The deal is over: what it came to, and all cards."""

    settled: DealSettled
    cards: CardsShown


Observation: TypeAlias = (
    DealBegan
    | SeatContributed
    | HandDealt
    | CallMade
    | TalonTaken
    | PassDealBegun
    | Discarded
    | SoloWritten
    | ContractNamed
    | AnswerGiven
    | PlayBegun
    | CardPlayed
    | TrickTaken
    | ClaimMade
    | ClaimAnswered
    | ClaimRefused
    | ClaimGranted
    | AllShown
    | SittingBrokenUp
)
