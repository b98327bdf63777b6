"""The state of a Preferans deal: a type for each phase, with only the fields that exist in this phase."""

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
    """All values with which a deal begins; ``DealOpened`` describes the fields."""


class Deal(deal.Deal[DealOpened, CardsDealt], frozen=True, kw_only=True):
    """The part of the state that is fixed after the deal. ``pot``: the chips in the pot, 0 in the sheet form."""

    pot: int


class Shuffling(deal.Shuffling[DealOpened], frozen=True, kw_only=True):
    """The phase in which the seats give their shares in the shuffle. ``pot``: the chips in the pot."""

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
    """The phase in which the players who said from hand name their games in turn (SK-BID-07).

    ``seats``: their seats, in the order of their calls. ``named``: the games named so far, each higher than the one
    before. ``given_way``: the seats that gave way.
    """

    calls: tuple[CallMade, ...]
    seats: tuple[Seat, ...]
    named: tuple[GameNamed, ...]
    given_way: tuple[Seat, ...]


class Bargain(msgspec.Struct, frozen=True, kw_only=True):
    """The named game, with the bidding and the discards that led to it.

    ``number``: the number at which the bidding was won; None from hand. ``named``: the lower games that others had
    named from hand. ``discards``: the declarer's discards; empty from hand.
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

    ``participation``: the defenders' answers whether they play, in turn. ``invitation``: the lone defender's answer
    whether they call the other in; None before that. ``doubled``: the seats that have doubled, in order: the caller of
    the kontra first, then declarer and caller in turn. ``declined``: the seats that have declined to double, in order.
    """

    bargain: Bargain
    participation: tuple[ParticipationSaid, ...] = ()
    invitation: InvitationSaid | None = None
    doubled: tuple[Seat, ...] = ()
    declined: tuple[Seat, ...] = ()


class Playing(deal.TrickPlay[Deal, CardPlayed], frozen=True, kw_only=True):
    """The ten tricks.

    ``doubled``: the seats that have doubled, in order; the first is the caller of the kontra. ``lineup``: the seats in
    play, in order of turn. ``laid_open``: whether all hands are open. ``won``: the number of tricks by seat. ``run``:
    the number of tricks that the declarer has just taken in a row. ``longest_run``: the longest run so far.
    ``stopped``: whether the hand has ended because nothing more can change.
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
