"""The state of a Prefa deal: one value per phase, and a phase holds only what exists in it."""

from typing import TypeAlias

import msgspec

from kitapi.cards import CardSet
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.events import (
    AnswerGiven,
    CallMade,
    CardPlayed,
    CardsDealt,
    DealOpened,
    DealSettled,
    KasaAdded,
    SittingBrokenUp,
    SoloAnswered,
)
from kitapi.games.prefa.rules.settled import Part
from kitapi.games.prefa.rules.sheet import Sheet
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.kernel import Seat, Shuffle


class DealSetup(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a deal begins with; see ``DealOpened`` for the fields."""

    number: int
    terms: PrefaTerms
    dealer: Seat
    balances: dict[str, int]
    sheet: Sheet
    results: tuple[int, ...]


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """What no longer changes once the cards lie with the players."""

    opened: DealOpened
    shuffle: Shuffle
    dealt: CardsDealt


class Shuffling(msgspec.Struct, frozen=True, kw_only=True):
    """The seats give their shares in the shuffle."""

    opened: DealOpened
    shuffle: Shuffle


class Bidding(msgspec.Struct, frozen=True, kw_only=True):
    """The auction. ``hands`` by seat."""

    deal: Deal
    hands: tuple[CardSet, ...]
    calls: tuple[CallMade, ...]


class Won(msgspec.Struct, frozen=True, kw_only=True):
    """How the auction ended: its calls, the declarer, and his minimum contract."""

    calls: tuple[CallMade, ...]
    declarer: Seat
    minimum: Contract


class Discarding(msgspec.Struct, frozen=True, kw_only=True):
    """The declarer holds twelve cards and lays two away, or writes the deal solo."""

    deal: Deal
    hands: tuple[CardSet, ...]
    won: Won


class Naming(msgspec.Struct, frozen=True, kw_only=True):
    """The declarer has discarded and names a contract, or writes the deal solo."""

    deal: Deal
    hands: tuple[CardSet, ...]
    won: Won
    discards: CardSet


class GivenUp(msgspec.Struct, frozen=True, kw_only=True):
    """The declarer has written the deal solo; ``discards`` is empty if that was before the discard.

    ``answers``: the defenders', where they may decline the payment (PREFA-HOUSE-04).
    """

    deal: Deal
    hands: tuple[CardSet, ...]
    won: Won
    discards: CardSet
    answers: tuple[SoloAnswered, ...] = ()


class Bargain(msgspec.Struct, frozen=True, kw_only=True):
    """What was bought: the auction, the discards, the contract, and whether four aces were announced."""

    won: Won
    discards: CardSet
    contract: Contract
    aces: bool


class Participating(msgspec.Struct, frozen=True, kw_only=True):
    """The defenders answer the contract."""

    deal: Deal
    hands: tuple[CardSet, ...]
    bargain: Bargain
    answers: tuple[AnswerGiven, ...]


class Trick(msgspec.Struct, frozen=True, kw_only=True):
    """A finished trick, cards in the order played."""

    cards: tuple[CardPlayed, ...]
    winner: Seat


class PendingClaim(msgspec.Struct, frozen=True, kw_only=True):
    """A claim the defenders in play are asked about."""

    cards: CardSet
    accepted: tuple[Seat, ...]


class Playing(msgspec.Struct, frozen=True, kw_only=True):
    """The ten tricks. ``bargain`` is None in a pass deal.

    ``lineup``: the seats in play, in order of turn. ``won``: tricks by seat. ``claimed``: a claim fell since the last
    trick was taken.
    """

    deal: Deal
    hands: tuple[CardSet, ...]
    calls: tuple[CallMade, ...]
    bargain: Bargain | None
    answers: tuple[AnswerGiven, ...]
    parts: tuple[tuple[Seat, Part], ...]
    lineup: tuple[Seat, ...]
    leader: Seat
    trick: tuple[CardPlayed, ...]
    tricks: tuple[Trick, ...]
    won: tuple[int, ...]
    claimed: bool
    claim: PendingClaim | None


class DealOver(msgspec.Struct, frozen=True, kw_only=True):
    """The deal is booked; ``added``: every change of the kasa by agreement since then, in order."""

    deal: Deal
    before: "Bidding | GivenUp | Participating | Playing"
    settled: DealSettled
    added: tuple[KasaAdded, ...] = ()

    @property
    def balances(self) -> dict[str, int]:
        """All balances now, in kapikia."""
        return self.added[-1].balances if self.added else self.settled.balances

    @property
    def sheet(self) -> Sheet:
        """The sheet now."""
        return (self.added[-1] if self.added else self.settled).written.sheet

    @property
    def results(self) -> tuple[int, ...]:
        """Everybody's running result now, in kapikia."""
        return self.added[-1].results if self.added else self.settled.results


DealtState: TypeAlias = Bidding | Discarding | Naming | GivenUp | Participating | Playing
"""A deal whose cards lie with the players and which is not booked."""

DealState: TypeAlias = Shuffling | DealtState | DealOver


class BrokenUp(msgspec.Struct, frozen=True, kw_only=True):
    """The sitting was broken up by agreement; ``before`` is how the last deal stood."""

    before: DealState
    broken: SittingBrokenUp


PrefaState: TypeAlias = DealState | BrokenUp


def opened_of(state: PrefaState) -> DealOpened:
    """The event that opened the deal."""
    deal = state.before if isinstance(state, BrokenUp) else state
    return deal.opened if isinstance(deal, Shuffling) else deal.deal.opened


def shuffle_of(state: PrefaState) -> Shuffle:
    """The deal's shuffle."""
    deal = state.before if isinstance(state, BrokenUp) else state
    return deal.shuffle if isinstance(deal, Shuffling) else deal.deal.shuffle
