"""Observations: the part of an event that a viewer sees as it happens.

Events that are public in full are seen unchanged; the others have forms here that have no field for hidden values.
"""

from typing import TypeAlias

import msgspec

from kitapi.cards import Card
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.events import (
    AnswerGiven,
    CallMade,
    CardPlayed,
    ClaimAnswered,
    ClaimGranted,
    ClaimMade,
    ClaimRefused,
    ContractNamed,
    DealSettled,
    KasaAdded,
    PassDealBegun,
    PlayBegun,
    ShuffleUnused,
    SittingBrokenUp,
    SoloAnswered,
    SoloWritten,
    TakenBack,
    TrickTaken,
)
from kitapi.kernel import Seat, SeatContributed, SeatPledged
from kitapi.mechanics.deal import observations as deal
from kitapi.mechanics.shown_cards import DealBegan, Discarded, HandDealt


class TalonTaken(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="talon_taken"):
    """The auction was won; ``cards``: the talon for the declarer, empty for everybody else."""

    declarer: Seat
    minimum: Contract
    cards: tuple[Card, ...]


class AllShown(deal.AllShown[DealSettled], frozen=True, kw_only=True, tag="all_shown"):
    """The deal is over: its settlement, and all cards."""


Observation: TypeAlias = (
    DealBegan
    | SeatPledged
    | SeatContributed
    | HandDealt
    | CallMade
    | TalonTaken
    | PassDealBegun
    | Discarded
    | SoloWritten
    | SoloAnswered
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
    | KasaAdded
    | TakenBack
    | SittingBrokenUp
    | ShuffleUnused
)
