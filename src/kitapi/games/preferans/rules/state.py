"""The state of a Preferans deal: one value per phase, and a phase holds only what exists in it."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from kitapi.cards import CardSet
from kitapi.games.preferans.rules.events import (
    CallMade,
    CardPlayed,
    CardsDealt,
    DealOpened,
    DealSettled,
    GameNamed,
    InvitationSaid,
    ParticipationSaid,
    SittingBrokenUp,
)
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.sheet import Sheet
from kitapi.games.preferans.rules.variant import PreferansTerms
from kitapi.kernel import Seat
from kitapi.mechanics.deal import state as deal


class DealSetup(deal.DealSetup[PreferansTerms, Sheet], frozen=True, kw_only=True):
    """Everything a deal begins with; see ``DealOpened`` for the fields."""


class Deal(deal.Deal[DealOpened, CardsDealt], frozen=True, kw_only=True):
    """The part of the state that is fixed once the cards are dealt. ``pot``: chips in it, 0 in the sheet form."""

    pot: int


class Shuffling(deal.Shuffling[DealOpened], frozen=True, kw_only=True):
    """The seats give their shares in the shuffle. ``pot``: chips in it."""

    pot: int


class Bidding(deal.Auction[Deal, CallMade], frozen=True, kw_only=True):
    """The bidding; ``hands`` by seat."""


class Discarding(deal.Holding[Deal], frozen=True, kw_only=True):
    """The declarer has taken the talon and must discard two cards; at "one" they may throw the deal in.

    ``number``: the number at which they won the bidding. ``thrown_in``: whether they have thrown the deal in.
    """

    calls: tuple[CallMade, ...]
    declarer: Seat
    number: int
    thrown_in: bool = False


class Naming(deal.Holding[Deal], frozen=True, kw_only=True):
    """The declarer has discarded and names a game."""

    calls: tuple[CallMade, ...]
    declarer: Seat
    number: int
    discards: CardSet


class HandNaming(deal.Holding[Deal], frozen=True, kw_only=True):
    """Those who said from hand, ``seats`` in that order, name their games one after the other (SK-BID-07).

    ``named``: the games named so far, each higher than the one before; ``given_way``: the seats that gave way.
    """

    calls: tuple[CallMade, ...]
    seats: tuple[Seat, ...]
    named: tuple[GameNamed, ...]
    given_way: tuple[Seat, ...]


class Bargain(msgspec.Struct, frozen=True, kw_only=True):
    """The game that is played, the bidding before it, and how it was named.

    ``number``: the number at which the bidding was won, None from hand. ``named``: lower games that others had named
    from hand. ``discards``: empty from hand.
    """

    calls: tuple[CallMade, ...]
    declarer: Seat
    number: int | None
    game: GameNumber
    open: bool
    discards: CardSet
    named: tuple[GameNamed, ...] = ()

    @property
    def from_hand(self) -> bool:
        """Whether the game is played without the talon."""
        return self.number is None


class Answering(deal.Holding[Deal], frozen=True, kw_only=True):
    """The game is named and being answered: whether the defenders play (SK-PLAY-04), then kontra (SK-KON-01).

    ``participation``: the defenders' answers, in turn; ``invitation``: the lone defender's answer when asked whether
    they call the other in, None before that. ``doubled``: who has doubled, in order: the caller of the kontra first,
    then declarer and caller in turn. ``declined``: who has not doubled, in order.
    """

    bargain: Bargain
    participation: tuple[ParticipationSaid, ...] = ()
    invitation: InvitationSaid | None = None
    doubled: tuple[Seat, ...] = ()
    declined: tuple[Seat, ...] = ()


class Playing(deal.TrickPlay[Deal, CardPlayed], frozen=True, kw_only=True):
    """The ten tricks.

    ``doubled``: who has doubled, in order; the first is the caller of the kontra. ``lineup``: the seats in play, in
    order of turn. ``laid_open``: whether all hands lie open. ``won``: tricks by seat. ``run``: tricks that the declarer
    has just taken in a row; ``longest_run``: the most so far. ``stopped``: whether the hand has ended because nothing
    more can change.
    """

    bargain: Bargain
    participation: tuple[ParticipationSaid, ...]
    doubled: tuple[Seat, ...]
    dropped: tuple[Seat, ...]
    plays_declarer: Seat | None
    run: int
    longest_run: int
    invitation: InvitationSaid | None = None
    laid_open: bool = False
    stopped: bool = False


class DealOver(deal.DealOver[Deal, Bidding | Discarding | Answering | Playing, DealSettled], frozen=True, kw_only=True):
    """The deal is settled."""


DealtState: TypeAlias = Bidding | Discarding | Naming | HandNaming | Answering | Playing
"""The states in which the cards are dealt and the deal is not settled."""

DealState: TypeAlias = Shuffling | DealtState | DealOver


class BrokenUp(deal.BrokenUp[DealState, SittingBrokenUp], frozen=True, kw_only=True):
    """The sitting was broken up by agreement; ``before`` is the state of the last deal."""


PreferansState: TypeAlias = DealState | BrokenUp

opened_of: Callable[[PreferansState], DealOpened] = deal.opened_of
"""The event that opened the deal."""


def running_results(state: PreferansState) -> tuple[int, ...]:
    """Everybody's running result; a deal counts once it is settled."""
    last = state.before if isinstance(state, BrokenUp) else state
    return last.settled.booked.results if isinstance(last, DealOver) else opened_of(state).results
