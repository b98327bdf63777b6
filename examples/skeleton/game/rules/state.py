"""The state of a deal: one value per phase, and a phase holds only what exists in it."""

from typing import TypeAlias

from kitapi.games.skeleton_game.rules.events import CardPlayed, CardsDealt, DealOpened, DealSettled, SittingBrokenUp
from kitapi.games.skeleton_game.rules.variant import SkeletonGameTerms
from kitapi.kernel import Shuffle
from kitapi.mechanics.deal import state as deal


class DealSetup(deal.DealSetup[SkeletonGameTerms, None], frozen=True, kw_only=True):
    """Everything a deal begins with; see ``DealOpened`` for the fields."""


class Deal(deal.Deal[DealOpened, CardsDealt], frozen=True, kw_only=True):
    """The facts of a deal that do not change once the cards are dealt."""


class Shuffling(deal.Shuffling[DealOpened], frozen=True, kw_only=True):
    """The seats give their shares in the shuffle."""


class Playing(deal.TrickPlay[Deal, CardPlayed], frozen=True, kw_only=True):
    """The tricks."""


class DealOver(deal.Phase, frozen=True, kw_only=True):
    """The deal is settled."""

    deal: Deal
    before: Playing
    settled: DealSettled


class BrokenUp(deal.BrokenUp[Shuffling | Playing | DealOver, SittingBrokenUp], frozen=True, kw_only=True):
    """The sitting was broken up by agreement; ``before``: the state of the last deal."""


SkeletonGameState: TypeAlias = Shuffling | Playing | DealOver | BrokenUp


def source_of(state: SkeletonGameState) -> Shuffling | Deal:
    """The part of the state that holds the opening and the shuffle."""
    last = state.before if isinstance(state, BrokenUp) else state
    return last if isinstance(last, Shuffling) else last.deal


def opened_of(state: SkeletonGameState) -> DealOpened:
    """The event that opened the deal."""
    return source_of(state).opened


def shuffle_of(state: SkeletonGameState) -> Shuffle:
    """The deal's shuffle."""
    return source_of(state).shuffle


def balances_of(state: SkeletonGameState) -> dict[str, int]:
    """Points by account now; a deal moves points only when it is settled."""
    last = state.before if isinstance(state, BrokenUp) else state
    return last.settled.balances if isinstance(last, DealOver) else opened_of(state).balances
