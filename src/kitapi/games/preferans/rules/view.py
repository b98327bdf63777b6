"""All that one viewer may know of a Preferans table.

Views are built in ``views``, from what a seat has seen; they have no field for a card that was not shown to the viewer.
"""

from enum import Enum
from typing import TypeAlias

import msgspec

from kitapi.cards import Card
from kitapi.games.preferans.rules.actions import (
    Bid,
    Call,
    Decline,
    FromHand,
    GiveWay,
    Hold,
    Invite,
    Kontra,
    Participate,
    Pass,
    PlayCard,
    ThrowIn,
)
from kitapi.games.preferans.rules.deal_facts import FinalSettlement, GameFacts, PostedDeal, Settlement, VoidFacts
from kitapi.games.preferans.rules.explanation import Explained
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.variant import PreferansVariant
from kitapi.kernel import Form, Nonce, Seal, Seat, ShuffleView, Subset
from kitapi.mechanics.deal import view as deal
from kitapi.mechanics.shown_cards import CardsView, Played, TrickView

Option: TypeAlias = (
    Bid
    | Hold
    | FromHand
    | Pass
    | ThrowIn
    | GiveWay
    | Participate
    | Invite
    | Kontra
    | Decline
    | PlayCard
    | Subset
    | Form
    | Seal
    | Nonce
)


class Phase(Enum):
    """The phase of a deal."""

    SHUFFLING = "shuffling"
    BIDDING = "bidding"
    DISCARDING = "discarding"
    NAMING = "naming"
    PARTICIPATING = "participating"
    INVITING = "inviting"
    DOUBLING = "doubling"
    PLAYING = "playing"
    OVER = "over"
    BROKEN_UP = "broken_up"


class SpokenCall(msgspec.Struct, frozen=True, kw_only=True):
    """A call and who made it."""

    seat: Seat
    call: Call


class NamedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that somebody named."""

    seat: Seat
    game: GameNumber
    open: bool


class NumberView(msgspec.Struct, frozen=True, kw_only=True):
    """A number that can be bid, and the games that its bidder may name after winning with it (SK-BID-06)."""

    number: int
    games: tuple[GameNumber, ...]


class GameValue(msgspec.Struct, frozen=True, kw_only=True):
    """The value that a game that may be named now would have undoubled, from hand and refa included (SK-GAME-05)."""

    game: GameNumber
    open: bool
    value: int


class SpokenPart(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a defender said that they play."""

    seat: Seat
    plays: bool


class BargainView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game, its declarer and the answers to it.

    ``declarer`` is None while several name games from hand. ``number``: the number at which the bidding was won, None
    from hand. ``value``: the present value of the game, doublings and refa included, before the reduction of a
    sitting's last game (SK-GAME-05). ``refa``: the declarer's open refa doubles it. ``talon``: as shown to all, empty
    from hand; ``discards``: seen by the declarer alone. ``doubled``: who has doubled, in order, the first being the
    caller of the kontra; ``declined``: who has declined to double. ``invitation``: whether the only defender who
    accepted the game called in the other; None until they have decided. ``plays_declarer``: who plays the declarer's
    cards in an open game.
    """

    declarer: Seat | None
    number: int | None
    defenders: tuple[Seat, ...] = ()
    named: tuple[NamedGame, ...] = ()
    given_way: tuple[Seat, ...] = ()
    game: GameNumber | None = None
    open: bool = False
    value: int | None = None
    refa: bool = False
    talon: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    participation: tuple[SpokenPart, ...] = ()
    invitation: bool | None = None
    doubled: tuple[Seat, ...] = ()
    declined: tuple[Seat, ...] = ()
    dropped: tuple[Seat, ...] = ()
    plays_declarer: Seat | None = None


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """After the deal: facts, the settlement and how it was computed, and all accounts after it.

    ``sheet_settlement``: the settlement of the sitting if it ended now.
    """

    facts: GameFacts | VoidFacts
    settlement: Settlement
    explained: Explained
    booked: PostedDeal
    sheet_settlement: FinalSettlement
    cards: CardsView


class BreakingUp(deal.BreakingUp[FinalSettlement], frozen=True, kw_only=True):
    """How the sitting was broken up and settled; ``cards``: those of the running deal, if they had been dealt."""


class PreferansView(deal.DealView[Phase, PreferansVariant], frozen=True, kw_only=True, omit_defaults=True):
    """The state of the table as one viewer may know it.

    ``seat``: the viewer's, None for a spectator. ``around``: the seats in the order in which they see the table, from
    the bottom on to the right; if play goes clockwise, the next in turn sits to the left. ``turn``: the seats whose
    turn it is. ``heads``, ``refas``, ``results``, ``pot``: before this deal, ``pot`` with this deal's chips in it (0 in
    the sheet form). ``refas_due``: who gets a refa if the deal ends without a game. ``held``: how many cards each seat
    holds. ``hand`` is the viewer's own. ``open_hands``: by seat, once an open game's hands lie on the table.
    ``plays_for``: whose card the viewer must play now, where it is not their own. ``tricks``: how many each seat has
    won; ``longest_run``: the most the declarer took one after the other. ``ladder``: while numbers are bid, all of
    them; ``values``: while a game is named, the value of each that may be; ``doubled_value``: the value of the game if
    doubled once more, while kontra or an answer to it is pending.
    """

    heads: tuple[int, ...]
    refas: tuple[int, ...]
    results: tuple[int, ...]
    digest: str
    refas_due: tuple[Seat, ...] = ()
    shuffle: ShuffleView | None = None
    pot: int = 0
    turn: tuple[Seat, ...] = ()
    held: tuple[int, ...] = ()
    hand: tuple[Card, ...] = ()
    calls: tuple[SpokenCall, ...] = ()
    ladder: tuple[NumberView, ...] = ()
    bargain: BargainView | None = None
    values: tuple[GameValue, ...] = ()
    doubled_value: int | None = None
    lineup: tuple[Seat, ...] = ()
    leader: Seat | None = None
    trick: tuple[Played, ...] = ()
    last_trick: TrickView | None = None
    tricks: tuple[int, ...] = ()
    longest_run: int = 0
    open_hands: tuple[tuple[Card, ...], ...] = ()
    plays_for: Seat | None = None
    outcome: Outcome | None = None
    broken_up: BreakingUp | None = None
    options: tuple[Option, ...] = ()
