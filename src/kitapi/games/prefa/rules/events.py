"""The events of a Prefa table; every event is a fact, and replay does not check any rule again."""

from typing import TypeAlias

import msgspec

from kitapi.cards import Card
from kitapi.games.prefa.rules.actions import Answer, Call
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Part, PassDealFacts, Settlement, SheetSettlement, Written
from kitapi.games.prefa.rules.sheet import Sheet
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.kernel import Seat
from kitapi.kernel.shuffle import events as shuffle
from kitapi.ledger import Transfer
from kitapi.mechanics.deal import events as deal


class DealOpened(deal.DealOpened[PrefaTerms, Sheet], frozen=True, kw_only=True, tag="prefa.deal_opened"):
    """A deal begins, with everything carried over; a table is loaded from its last event of this type.

    ``number`` counts the sitting's deals from 1. ``active``: the three who play, in order, beginning right of the
    dealer. ``balances``: kapikia by account (``seat0`` …, ``kasa``), adding up to zero. ``results``: every player's
    running result by the sheet.
    """


class Pledged(shuffle.Pledged, frozen=True, kw_only=True, tag="prefa.pledged"):
    """A seat bound itself to its share in the shuffle (empty: its player was absent, and the seat has none)."""


class Contributed(shuffle.Contributed, frozen=True, kw_only=True, tag="prefa.contributed"):
    """A seat gave its share in the shuffle (empty: its player was absent)."""


class CardsDealt(deal.CardsDealt, frozen=True, kw_only=True, tag="prefa.cards_dealt"):
    """The cards were dealt: ``hands`` by seat, each in the order dealt, empty for the idle player.

    The hands of the active seats one after the other, then ``talon``, are the shuffled order; it was computed from
    ``secret`` (hexadecimal) and the seats' shares.
    """


class CallMade(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="prefa.call_made"):
    """A call in the auction; ``by_clock``: the player's time was up, and the rules made the call (PREFA-AUC-08)."""

    seat: Seat
    call: Call
    by_clock: bool = False


class AuctionWon(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.auction_won"):
    """The auction is over; the declarer takes the talon."""

    declarer: Seat
    minimum: Contract


class PassDealBegun(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.pass_deal_begun"):
    """All passed, and the deal is played at no trumps without the talon."""

    leader: Seat


class CardsDiscarded(deal.CardsDiscarded, frozen=True, kw_only=True, tag="prefa.cards_discarded"):
    """The declarer discarded two cards, face down."""


class SoloWritten(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.solo_written"):
    """The declarer gave the deal up unplayed."""

    seat: Seat


class SoloAnswered(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.solo_answered"):
    """A defender accepted the payment of a deal written solo, or declined it (PREFA-HOUSE-04)."""

    seat: Seat
    accept: bool


class ContractNamed(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.contract_named"):
    """The declarer named a contract; ``aces``: they also announced all four aces (PREFA-BUY-03)."""

    seat: Seat
    contract: Contract
    aces: bool


class AnswerGiven(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.answer_given"):
    """A defender answered the contract."""

    seat: Seat
    answer: Answer


class PlayBegun(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.play_begun"):
    """The defenders have answered: their parts, the seats that play cards in order of turn, and the leader."""

    parts: tuple[tuple[Seat, Part], ...]
    lineup: tuple[Seat, ...]
    leader: Seat


class CardPlayed(deal.CardPlayed, frozen=True, kw_only=True, tag="prefa.card_played"):
    """A card was played to the trick."""


class TrickTaken(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.trick_taken"):
    """The trick is complete and goes to ``seat``, who leads to the next."""

    seat: Seat


class ClaimMade(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.claim_made"):
    """The declarer showed ``cards`` and claims all remaining tricks."""

    seat: Seat
    cards: tuple[Card, ...]


class ClaimAnswered(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.claim_answered"):
    """A defender accepted or refused the claim."""

    seat: Seat
    accept: bool


class ClaimRefused(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.claim_refused"):
    """The claim was refused; play continues."""

    seat: Seat


class ClaimGranted(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.claim_granted"):
    """The remaining ``tricks`` go to the declarer.

    ``certain``: the rules granted the claim without the defenders' answers.
    """

    seat: Seat
    tricks: int
    certain: bool


class DealSettled(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.deal_settled"):
    """The deal is over and settled: its facts, transfers, entries on the sheet, and all balances afterwards."""

    facts: ContractFacts | PassDealFacts
    settlement: Settlement
    written: Written
    balances: dict[str, int]
    results: tuple[int, ...]


class KasaAdded(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.kasa_added"):
    """All agreed after a deal to change every kasa column by ``amount`` kapikia, negative: taken off (PREFA-HOUSE-03).

    ``balances`` and ``results``: those after the change.
    """

    amount: int
    transfers: tuple[Transfer, ...]
    written: Written
    balances: dict[str, int]
    results: tuple[int, ...]


class SittingBrokenUp(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.sitting_broken_up"):
    """All agreed to end the sitting; a running deal is void. ``settlement``: that of the sheet at that moment."""

    settlement: SheetSettlement


class ShuffleUnused(shuffle.ShuffleUnused, frozen=True, kw_only=True, tag="prefa.shuffle_unused"):
    """The sitting was broken up before the cards were shuffled.

    The commitment was made from ``secret`` (hexadecimal).
    """


Event: TypeAlias = (
    DealOpened
    | Pledged
    | Contributed
    | CardsDealt
    | CallMade
    | AuctionWon
    | PassDealBegun
    | CardsDiscarded
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
    | DealSettled
    | KasaAdded
    | SittingBrokenUp
    | ShuffleUnused
)
