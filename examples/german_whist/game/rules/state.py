"""The state of a deal: one value per phase, and a phase holds only what exists in it."""

from typing import TypeAlias

from kitapi.cards import Card
from kitapi.games.german_whist.rules.events import CardPlayed, CardsDealt, DealOpened, DealSettled, SittingBrokenUp
from kitapi.games.german_whist.rules.variant import GermanWhistTerms
from kitapi.kernel import Shuffle
from kitapi.mechanics.deal import state as deal


class DealSetup(deal.DealSetup[GermanWhistTerms, None], frozen=True, kw_only=True):
    """Everything a deal begins with; see ``DealOpened`` for the fields."""


class Deal(deal.Deal[DealOpened, CardsDealt], frozen=True, kw_only=True):
    """The facts of a deal that do not change once the cards are dealt."""


class Shuffling(deal.Shuffling[DealOpened], frozen=True, kw_only=True):
    """The seats give their shares in the shuffle."""


class Playing(deal.TrickPlay[Deal, CardPlayed], frozen=True, kw_only=True):
    """The tricks; ``drawn``: how many cards of the stock are taken."""

    drawn: int = 0

    @property
    def stock(self) -> tuple[Card, ...]:
        """The rest of the stock; its first card is turned up."""
        return self.deal.dealt.talon[self.drawn :]


class DealOver(deal.Phase, frozen=True, kw_only=True):
    """The deal is settled."""

    deal: Deal
    before: Playing
    settled: DealSettled


class BrokenUp(deal.BrokenUp[Shuffling | Playing | DealOver, SittingBrokenUp], frozen=True, kw_only=True):
    """The sitting was broken up by agreement; ``before``: the state of the last deal."""


GermanWhistState: TypeAlias = Shuffling | Playing | DealOver | BrokenUp


def source_of(state: GermanWhistState) -> Shuffling | Deal:
    """The part of the state that holds the opening and the shuffle."""
    last = state.before if isinstance(state, BrokenUp) else state
    return last if isinstance(last, Shuffling) else last.deal


def opened_of(state: GermanWhistState) -> DealOpened:
    """The event that opened the deal."""
    return source_of(state).opened


def shuffle_of(state: GermanWhistState) -> Shuffle:
    """The deal's shuffle."""
    return source_of(state).shuffle


def balances_of(state: GermanWhistState) -> dict[str, int]:
    """Points by account now; a deal moves points only when it is settled."""
    last = state.before if isinstance(state, BrokenUp) else state
    return last.settled.balances if isinstance(last, DealOver) else opened_of(state).balances
