"""The state of a Prefa deal: one value per phase, and a phase holds only what exists in it."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from kitapi.cards import CardSet
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.deal_facts import Part
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
from kitapi.games.prefa.rules.sheet import Sheet
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.kernel import Seat
from kitapi.mechanics.deal import state as deal


class DealSetup(deal.DealSetup[PrefaTerms, Sheet], frozen=True, kw_only=True):
    """Everything a deal begins with; see ``DealOpened`` for the fields."""


class Deal(deal.Deal[DealOpened, CardsDealt], frozen=True, kw_only=True):
    """The part of the state that no longer changes once the cards are dealt."""


class Shuffling(deal.Shuffling[DealOpened], frozen=True, kw_only=True):
    """The seats give their shares in the shuffle."""


class Bidding(deal.Auction[Deal, CallMade], frozen=True, kw_only=True):
    """The auction; ``hands`` by seat."""


class Won(msgspec.Struct, frozen=True, kw_only=True):
    """How the auction ended: its calls, the declarer, and the minimum contract."""

    calls: tuple[CallMade, ...]
    declarer: Seat
    minimum: Contract


class Discarding(deal.Holding[Deal], frozen=True, kw_only=True):
    """The declarer holds twelve cards and must discard two, or write the deal solo."""

    won: Won


class Naming(deal.Holding[Deal], frozen=True, kw_only=True):
    """The declarer has discarded and must name a contract, or write the deal solo."""

    won: Won
    discards: CardSet


class GivenUp(deal.Holding[Deal], frozen=True, kw_only=True):
    """The declarer has written the deal solo; ``discards`` is empty if they had not discarded yet.

    ``answers``: the defenders' answers, if they may decline the payment (PREFA-HOUSE-04).
    """

    won: Won
    discards: CardSet
    answers: tuple[SoloAnswered, ...] = ()


class Bargain(msgspec.Struct, frozen=True, kw_only=True):
    """The declarer's contract and the way to it: auction, discards, contract, and whether four aces were announced."""

    won: Won
    discards: CardSet
    contract: Contract
    aces: bool


class Participating(deal.Holding[Deal], frozen=True, kw_only=True):
    """The defenders answer the contract."""

    bargain: Bargain
    answers: tuple[AnswerGiven, ...]


class PendingClaim(msgspec.Struct, frozen=True, kw_only=True):
    """A claim that the defenders in play must answer."""

    cards: CardSet
    accepted: tuple[Seat, ...]


class Playing(deal.TrickPlay[Deal, CardPlayed], frozen=True, kw_only=True):
    """The ten tricks. ``bargain`` is None in a pass deal.

    ``lineup``: the seats in play, in order of turn. ``won``: tricks by seat. ``claimed``: a claim was refused since the
    last trick was taken.
    """

    calls: tuple[CallMade, ...]
    bargain: Bargain | None
    answers: tuple[AnswerGiven, ...]
    parts: tuple[tuple[Seat, Part], ...]
    claimed: bool
    claim: PendingClaim | None


Ended: TypeAlias = Bidding | GivenUp | Participating | Playing
"""The phases in which a deal may end."""


class DealOver(deal.DealOver[Deal, Ended, DealSettled], frozen=True, kw_only=True):
    """The deal is settled; ``added``: every change of the kasa by agreement since then, in order."""

    added: tuple[KasaAdded, ...] = ()

    @property
    def balances(self) -> dict[str, int]:
        """All balances now, in kapikia."""
        return self.added[-1].balances if self.added else self.settled.balances

    @property
    def sheet(self) -> Sheet:
        """The present sheet."""
        return (self.added[-1] if self.added else self.settled).written.sheet

    @property
    def results(self) -> tuple[int, ...]:
        """Everybody's present result, in kapikia."""
        return self.added[-1].results if self.added else self.settled.results


DealtState: TypeAlias = Bidding | Discarding | Naming | GivenUp | Participating | Playing
"""The states in which the cards are dealt and the deal is not settled."""

DealState: TypeAlias = Shuffling | DealtState | DealOver


class BrokenUp(deal.BrokenUp[DealState, SittingBrokenUp], frozen=True, kw_only=True):
    """The sitting was broken up by agreement; ``before`` is the state of the last deal."""


PrefaState: TypeAlias = DealState | BrokenUp

opened_of: Callable[[PrefaState], DealOpened] = deal.opened_of
"""The event that opened the deal."""


def running_results(state: PrefaState) -> tuple[int, ...]:
    """Everybody's running result, in kapikia; a deal counts once it is settled."""
    last = state.before if isinstance(state, BrokenUp) else state
    return last.results if isinstance(last, DealOver) else opened_of(state).results
