"""The state of a Preferans deal: one value per phase, and a phase holds only what exists in it."""

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
from kitapi.kernel import Seat, Shuffle


class DealSetup(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a deal begins with; see ``DealOpened`` for the fields."""

    number: int
    terms: PreferansTerms
    dealer: Seat
    balances: dict[str, int]
    sheet: Sheet
    results: tuple[int, ...]


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """What no longer changes once the cards lie with the players. ``pot``: chips in it, 0 in the sheet form."""

    opened: DealOpened
    pot: int
    shuffle: Shuffle
    dealt: CardsDealt


class Shuffling(msgspec.Struct, frozen=True, kw_only=True):
    """The seats give their shares in the shuffle. ``pot``: chips in it."""

    opened: DealOpened
    pot: int
    shuffle: Shuffle


class Bidding(msgspec.Struct, frozen=True, kw_only=True):
    """The bidding. ``hands`` by seat."""

    deal: Deal
    hands: tuple[CardSet, ...]
    calls: tuple[CallMade, ...]


class Discarding(msgspec.Struct, frozen=True, kw_only=True):
    """The declarer has taken the talon, holds twelve cards and lays two away; at "one" he may throw the deal in.

    ``number``: at which he won the bidding. ``thrown_in``: he has.
    """

    deal: Deal
    hands: tuple[CardSet, ...]
    calls: tuple[CallMade, ...]
    declarer: Seat
    number: int
    thrown_in: bool = False


class Naming(msgspec.Struct, frozen=True, kw_only=True):
    """The declarer has discarded and names his game."""

    deal: Deal
    hands: tuple[CardSet, ...]
    calls: tuple[CallMade, ...]
    declarer: Seat
    number: int
    discards: CardSet


class HandNaming(msgspec.Struct, frozen=True, kw_only=True):
    """Those who said from hand, ``seats`` in that order, name their games one after the other (SK-BID-07).

    ``named``: the games named so far, each higher than the one before; ``given_way``: who did.
    """

    deal: Deal
    hands: tuple[CardSet, ...]
    calls: tuple[CallMade, ...]
    seats: tuple[Seat, ...]
    named: tuple[GameNamed, ...]
    given_way: tuple[Seat, ...]


class Bargain(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: the bidding, the game and how. ``number``: at which the bidding was won, None from hand.

    ``named``: the games others had named from hand, lower ones. ``discards``: empty from hand.
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
        """Whether the talon was left alone."""
        return self.number is None


class Answering(msgspec.Struct, frozen=True, kw_only=True):
    """The game is named, and answered: whether the defenders play (SK-PLAY-04), then kontra (SK-KON-01).

    ``participation``: what defenders have said, in turn; ``invitation``: what the one who plays alone said to calling
    the other in, None before that. ``doubled``: who has doubled, in order: the caller of the
    kontra first, then declarer and caller in turn. ``declined``: who has not doubled, in order.
    """

    deal: Deal
    hands: tuple[CardSet, ...]
    bargain: Bargain
    participation: tuple[ParticipationSaid, ...] = ()
    invitation: InvitationSaid | None = None
    doubled: tuple[Seat, ...] = ()
    declined: tuple[Seat, ...] = ()


class Trick(msgspec.Struct, frozen=True, kw_only=True):
    """A finished trick, cards in the order played."""

    cards: tuple[CardPlayed, ...]
    winner: Seat


class Playing(msgspec.Struct, frozen=True, kw_only=True):
    """The ten tricks.

    ``doubled``: who has doubled, in order; the first is the caller of the kontra. ``lineup``: the seats in play, in
    order of turn. ``laid_open``: all hands lie open. ``won``: tricks by seat. ``run``: tricks the declarer has just
    taken one after the other, and ``longest_run`` the most so far. ``stopped``: nothing more can change.
    """

    deal: Deal
    hands: tuple[CardSet, ...]
    bargain: Bargain
    participation: tuple[ParticipationSaid, ...]
    doubled: tuple[Seat, ...]
    lineup: tuple[Seat, ...]
    dropped: tuple[Seat, ...]
    plays_declarer: Seat | None
    leader: Seat
    trick: tuple[CardPlayed, ...]
    tricks: tuple[Trick, ...]
    won: tuple[int, ...]
    run: int
    longest_run: int
    invitation: InvitationSaid | None = None
    laid_open: bool = False
    stopped: bool = False


class DealOver(msgspec.Struct, frozen=True, kw_only=True):
    """The deal is booked."""

    deal: Deal
    before: "Bidding | Discarding | Answering | Playing"
    settled: DealSettled


DealtState: TypeAlias = Bidding | Discarding | Naming | HandNaming | Answering | Playing
"""A deal whose cards lie with the players and which is not booked."""

DealState: TypeAlias = Shuffling | DealtState | DealOver


class BrokenUp(msgspec.Struct, frozen=True, kw_only=True):
    """The sitting was broken up by agreement; ``before`` is how the last deal stood."""

    before: DealState
    broken: SittingBrokenUp


PreferansState: TypeAlias = DealState | BrokenUp


def opened_of(state: PreferansState) -> DealOpened:
    """The event that opened the deal."""
    deal = state.before if isinstance(state, BrokenUp) else state
    return deal.opened if isinstance(deal, Shuffling) else deal.deal.opened


def shuffle_of(state: PreferansState) -> Shuffle:
    """The deal's shuffle."""
    deal = state.before if isinstance(state, BrokenUp) else state
    return deal.shuffle if isinstance(deal, Shuffling) else deal.deal.shuffle
