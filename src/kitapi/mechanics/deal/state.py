"""The state of a deal with a talon, as far as it is the same in every game: each phase holds only what exists in it."""

from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from kitapi.cards import CardSet
from kitapi.kernel import Seat, Shuffle
from kitapi.mechanics.deal.events import CardPlayed

TermsT = TypeVar("TermsT")
SheetT = TypeVar("SheetT")
OpenedT = TypeVar("OpenedT")
DealtT = TypeVar("DealtT")
DealT = TypeVar("DealT")
CallT = TypeVar("CallT")
PlayedT = TypeVar("PlayedT", bound=CardPlayed)
BeforeT = TypeVar("BeforeT")
BrokenT = TypeVar("BrokenT")


class DealSetup(msgspec.Struct, Generic[TermsT, SheetT], frozen=True, kw_only=True):
    """Everything a deal begins with; see ``events.DealOpened`` for the fields."""

    number: int
    terms: TermsT
    dealer: Seat
    balances: dict[str, int]
    sheet: SheetT
    results: tuple[int, ...]


class Phase(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A state of a deal, which keeps what was computed from it, as several viewers need the same of it."""

    @cached_property
    def computed(self) -> dict[str, Any]:
        """What was computed from this state, by name."""
        return {}


class Opened(Phase, Generic[OpenedT], frozen=True, kw_only=True):
    """What is known of a deal from its opening on."""

    opened: OpenedT
    shuffle: Shuffle


class Shuffling(Opened[OpenedT], Generic[OpenedT], frozen=True, kw_only=True):
    """The seats give their shares in the shuffle."""


class Deal(Opened[OpenedT], Generic[OpenedT, DealtT], frozen=True, kw_only=True):
    """What no longer changes once the cards lie with the players."""

    dealt: DealtT


class Holding(Phase, Generic[DealT], frozen=True, kw_only=True):
    """Any phase in which players hold cards. ``hands`` by seat."""

    deal: DealT
    hands: tuple[CardSet, ...]


class Auction(Holding[DealT], Generic[DealT, CallT], frozen=True, kw_only=True):
    """Who plays is found out by ``calls``, in order."""

    calls: tuple[CallT, ...]


class Trick(msgspec.Struct, Generic[PlayedT], frozen=True, kw_only=True):
    """A finished trick, cards in the order played."""

    cards: tuple[PlayedT, ...]
    winner: Seat


class TrickPlay(Holding[DealT], Generic[DealT, PlayedT], frozen=True, kw_only=True):
    """The tricks. ``lineup``: the seats in play, in order of turn. ``won``: tricks by seat."""

    lineup: tuple[Seat, ...]
    leader: Seat
    won: tuple[int, ...]
    trick: tuple[PlayedT, ...] = ()
    tricks: tuple[Trick[PlayedT], ...] = ()


class BrokenUp(Phase, Generic[BeforeT, BrokenT], frozen=True, kw_only=True):
    """The sitting was broken up by agreement; ``before`` is how the last deal stood."""

    before: BeforeT
    broken: BrokenT
