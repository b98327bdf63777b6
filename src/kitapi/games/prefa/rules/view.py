"""All that one viewer may know of a Prefa table.

Views are built in ``views``, from what a seat has seen; they have no field for a card that was not shown to the viewer.
"""

from enum import Enum
from typing import TypeAlias

import msgspec

from kitapi.cards import Card
from kitapi.games.prefa.rules.actions import (
    Answer,
    AnswerClaim,
    AnswerSolo,
    Bid,
    Call,
    Claim,
    Hold,
    IfLeft,
    Participate,
    Pass,
    PlayCard,
    WriteSolo,
)
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.deal_facts import (
    ContractFacts,
    Explained,
    Part,
    PassDealFacts,
    Settlement,
    SheetEntry,
    SheetSettlement,
)
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.kernel import Form, Nonce, Range, Seal, Seat, ShuffleView, Subset
from kitapi.mechanics.deal import view as deal
from kitapi.mechanics.shown_cards import CardsView, Played, TrickView

Option: TypeAlias = (
    Bid
    | Hold
    | IfLeft
    | Pass
    | WriteSolo
    | AnswerSolo
    | Participate
    | PlayCard
    | Claim
    | AnswerClaim
    | Subset
    | Form
    | Seal
    | Nonce
)


class Phase(Enum):
    """The phase of a deal."""

    SHUFFLING = "shuffling"
    BIDDING = "bidding"
    DISCARDING = "discarding"
    NAMING = "naming"
    GIVEN_UP = "given_up"
    PARTICIPATING = "participating"
    PLAYING = "playing"
    CLAIMED = "claimed"
    OVER = "over"
    BROKEN_UP = "broken_up"


class SpokenCall(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A call and the player who made it; ``by_clock``: the player's time was up."""

    seat: Seat
    call: Call
    by_clock: bool = False


class SpokenAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A defender's answer to the contract."""

    seat: Seat
    answer: Answer


class SoloAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A defender's answer to a deal written solo: whether they accept the payment."""

    seat: Seat
    accept: bool


class BargainView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The bid that the declarer won with, and the contract that they named.

    ``value``: kapikia of a trick, as far as it is known before the outcome (PREFA-PAY-08). ``quotas``: tricks that the
    first and second defender owe (PREFA-QUOTA-01). ``solo_cost``: kapikia that the declarer pays in total for writing
    the deal solo (PREFA-BUY-02); only the declarer sees it until they have done so. Only the declarer sees ``talon``
    and ``discards``.
    """

    declarer: Seat
    minimum: Contract
    first: Seat
    second: Seat
    contract: Contract | None = None
    aces: bool = False
    value: int | None = None
    quotas: tuple[int, int] | None = None
    talon: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    solo_cost: int | None = None


class ClaimView(msgspec.Struct, frozen=True, kw_only=True):
    """A claim that the defenders must answer: the declarer's cards, and the defenders who have accepted."""

    seat: Seat
    cards: tuple[Card, ...]
    accepted: tuple[Seat, ...]


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """After the deal: facts, payments and how they were computed, entries, and everybody's running result.

    ``sheet_settlement``: how these results are computed, by a settlement of the sheet. ``added``: kapikia by which the
    kasa was changed by agreement after the deal; ``kasa`` includes them.
    """

    facts: ContractFacts | PassDealFacts
    settlement: Settlement
    explained: Explained
    entries: tuple[SheetEntry, ...]
    results: tuple[int, ...]
    sheet_settlement: SheetSettlement
    kasa: int
    sitting_over: bool
    cards: CardsView
    added: int = 0


class BreakingUp(deal.BreakingUp[SheetSettlement], frozen=True, kw_only=True):
    """How the sitting was broken up and settled; ``cards``: those of the running deal, if they had been dealt."""


class PrefaView(deal.DealView[Phase, PrefaVariant], frozen=True, kw_only=True, omit_defaults=True):
    """The state of the table as one viewer may know it.

    ``seat``: the viewer's, None for a spectator. ``around``: the seats in the order in which they see the table and the
    sheet, from the bottom on to the right (PREFA-KIT-06). ``turn``: the seats whose turn it is. ``held``: how many
    cards each seat holds. ``results``: every player's running result in kapikia before this deal. ``parts``: the
    defenders' parts, once cards are played. ``tricks``: how many each seat has won. ``hand`` is the viewer's own.
    ``solo_answers``: the defenders' answers to a deal written solo. ``kasa_changes``: by how much all people at the
    table may agree to change every kasa column now (PREFA-HOUSE-03).
    """

    kasa: int
    results: tuple[int, ...]
    digest: str
    shuffle: ShuffleView | None = None
    turn: tuple[Seat, ...] = ()
    held: tuple[int, ...] = ()
    hand: tuple[Card, ...] = ()
    calls: tuple[SpokenCall, ...] = ()
    bargain: BargainView | None = None
    answers: tuple[SpokenAnswer, ...] = ()
    solo_answers: tuple[SoloAnswer, ...] = ()
    parts: tuple[tuple[Seat, Part], ...] = ()
    trick: tuple[Played, ...] = ()
    last_trick: TrickView | None = None
    tricks: tuple[int, ...] = ()
    claim: ClaimView | None = None
    outcome: Outcome | None = None
    broken_up: BreakingUp | None = None
    options: tuple[Option, ...] = ()
    kasa_changes: tuple[Range, ...] = ()
