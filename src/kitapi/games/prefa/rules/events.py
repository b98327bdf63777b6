"""The events of a Prefa table. Every event is a fact, so rules are not checked again in a replay."""

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
from kitapi.kernel.take_back import TakeBack
from kitapi.kernel.take_back import TakenBack as AnyTakenBack
from kitapi.ledger import Transfer
from kitapi.mechanics.deal import events as deal


class DealOpened(deal.DealOpened[PrefaTerms, Sheet], frozen=True, kw_only=True, tag="prefa.deal_opened"):
    """A deal begins, with all values from earlier deals; a table is loaded from its last event of this type.

    ``number``: the deal's number in the sitting, from 1. ``active``: the three active seats in order of turn, starting
    to the dealer's right. ``balances``: kapikia by account (``seat0`` …, ``kasa``), whose sum is zero. ``results``:
    every player's running result by the sheet.
    """


class Pledged(shuffle.Pledged, frozen=True, kw_only=True, tag="prefa.pledged"):
    """A seat pledged its share in the shuffle; the digest is empty if its player was absent and it has no share."""


class Contributed(shuffle.Contributed, frozen=True, kw_only=True, tag="prefa.contributed"):
    """A seat gave its share in the shuffle, which is empty if its player was absent."""


class CardsDealt(deal.CardsDealt, frozen=True, kw_only=True, tag="prefa.cards_dealt"):
    """The cards were dealt: ``hands`` by seat, each in the order dealt, empty for the idle player.

    The hands of the active seats one after the other, then ``talon``, are the shuffled order; it was computed from
    ``secret`` (hexadecimal) and the seats' shares.
    """


class CallMade(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="prefa.call_made"):
    """A call in the auction; ``by_clock``: whether the rules made it because the call time was up (PREFA-AUC-08)."""

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
    """The declarer named a contract; ``aces``: whether they also announced four aces (PREFA-BUY-03)."""

    seat: Seat
    contract: Contract
    aces: bool


class AnswerGiven(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.answer_given"):
    """A defender answered the contract."""

    seat: Seat
    answer: Answer


class PlayBegun(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.play_begun"):
    """The defenders have answered, and play begins: their parts, the seats that play cards in turn, and the leader."""

    parts: tuple[tuple[Seat, Part], ...]
    lineup: tuple[Seat, ...]
    leader: Seat


class CardPlayed(deal.CardPlayed, frozen=True, kw_only=True, tag="prefa.card_played"):
    """A card was played to the trick."""


class TrickTaken(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.trick_taken"):
    """The trick is complete; ``seat`` won it and leads to the next trick."""

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
    """The declarer gets the remaining ``tricks``.

    ``certain``: whether the rules granted the claim without the defenders' answers.
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


class TakenBack(AnyTakenBack, frozen=True, kw_only=True, tag="prefa.taken_back"):
    """A seat took back its act, and with it all that followed; see ``kitapi.kernel.take_back``."""


class KasaAdded(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.kasa_added"):
    """All agreed after a deal to change every kasa column by ``amount`` kapikia, negative to lower it (PREFA-HOUSE-03).

    ``balances`` and ``results``: the values after the change.
    """

    amount: int
    transfers: tuple[Transfer, ...]
    written: Written
    balances: dict[str, int]
    results: tuple[int, ...]


class SittingBrokenUp(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="prefa.sitting_broken_up"):
    """All agreed to end the sitting; a running deal is void. ``settlement``: the settlement of the sheet."""

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
    | TakenBack
    | SittingBrokenUp
    | ShuffleUnused
)

TAKE_BACK = TakeBack(
    event=TakenBack,
    acts=dict.fromkeys(
        (
            CallMade,
            CardsDiscarded,
            SoloWritten,
            SoloAnswered,
            ContractNamed,
            AnswerGiven,
            CardPlayed,
            ClaimAnswered,
        ),
        "seat",
    ),
    barriers=frozenset({AuctionWon, ClaimMade}),
)
"""No call is taken back once the talon was seen, and no card once a claim has shown the declarer's hand."""
