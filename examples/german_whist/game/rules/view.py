"""All that one viewer may know, and what they see happening."""

from enum import Enum
from typing import TypeAlias

import msgspec

from kitapi.cards import Card, Suit
from kitapi.games.german_whist.rules.actions import PlayCard
from kitapi.games.german_whist.rules.events import CardPlayed, DealSettled, ShuffleUnused, SittingBrokenUp, TrickTaken
from kitapi.games.german_whist.rules.variant import GermanWhistVariant
from kitapi.kernel import Nonce, Seal, Seat, SeatContributed, SeatPledged, ShuffleView
from kitapi.mechanics.deal import observations as deal
from kitapi.mechanics.deal import view as deal_view
from kitapi.mechanics.shown_cards import CardsView, DealBegan, HandDealt, Played, TrickView


class Phase(Enum):
    """The phase of the deal that the view shows."""

    SHUFFLING = "shuffling"
    PLAYING = "playing"
    OVER = "over"
    BROKEN_UP = "broken_up"


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """After the deal: payments, everybody's running result in points, and all cards."""

    settled: DealSettled
    results: tuple[int, ...]
    sitting_over: bool
    cards: CardsView


class BreakingUp(msgspec.Struct, frozen=True, kw_only=True):
    """The sitting was broken up; ``results`` in points. ``cards``: of a deal that was running, if they were dealt."""

    results: tuple[int, ...]
    cards: CardsView | None


class GermanWhistView(deal_view.DealView[Phase, GermanWhistVariant], frozen=True, kw_only=True, omit_defaults=True):
    """The moment as one viewer may know it; ``hand`` is the viewer's own, ``held`` how many cards each seat holds.

    ``turned``: the first card of the stock; ``stock``: how many cards it has. ``tricks``: of those that count now.
    """

    results: tuple[int, ...]
    digest: str
    shuffle: ShuffleView | None = None
    turn: tuple[Seat, ...] = ()
    held: tuple[int, ...] = ()
    hand: tuple[Card, ...] = ()
    trick: tuple[Played, ...] = ()
    last_trick: TrickView | None = None
    tricks: tuple[int, ...] = ()
    trump: Suit | None = None
    turned: Card | None = None
    stock: int = 0
    outcome: Outcome | None = None
    broken_up: BreakingUp | None = None
    options: tuple[PlayCard | Seal | Nonce, ...] = ()


class StockSeen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="stock_drawn"):
    """Both have drawn: ``seat`` the card turned up, ``shown``. ``hidden``: what the viewer drew unseen, if they did.

    ``turned``: the card that is turned up now; None where the stock is used up.
    """

    seat: Seat
    shown: Card
    hidden: Card | None = None
    turned: Card | None = None


class AllShown(deal.AllShown[DealSettled], frozen=True, kw_only=True, tag="all_shown"):
    """The deal is over: its settlement, and all cards."""


Observation: TypeAlias = (
    DealBegan
    | SeatPledged
    | SeatContributed
    | HandDealt
    | CardPlayed
    | TrickTaken
    | StockSeen
    | AllShown
    | SittingBrokenUp
    | ShuffleUnused
)
