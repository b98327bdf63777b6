"""The fields read from the events between the shuffle and the deal."""

from collections.abc import Mapping

from kitapi.fairness.decks import Cards
from kitapi.fairness.shapes import (
    IN_EVERY_GAME,
    Ended,
    Opened,
    Seat,
    Shape,
    Shuffled,
    ShuffleEvent,
    Stage,
    event_kinds,
)
from kitapi.fairness.transcript import DEALT


class DeckShuffled(Shuffled, frozen=True, kw_only=True):
    """The deck of 52 cards, shuffled into ``order``."""

    method: str
    times: int
    order: Cards


class AtSeat(ShuffleEvent, frozen=True, kw_only=True):
    """An event at one seat."""

    seat: Seat


class Cut(ShuffleEvent, frozen=True, kw_only=True):
    """``amount`` cards were cut off, by ``seat``, None: by the dealer."""

    seat: Seat | None
    amount: int


class Closed(ShuffleEvent, frozen=True, kw_only=True):
    """The bets were closed; ``seats``: those that play."""

    seats: tuple[Seat, ...]


class Slip(ShuffleEvent, frozen=True, kw_only=True):
    """A mistake of the dealer's at a seat."""

    seat: Seat
    what: str


class HandsDealt(ShuffleEvent, frozen=True, kw_only=True):
    """The cards were dealt: ``hands`` by seat, the bank's hand, and the stub that is left."""

    method: str
    hands: tuple[Cards, ...]
    bank: Cards
    stub: Cards


SHAPES: Mapping[str, Shape] = {
    **IN_EVERY_GAME,
    "hand_opened": Shape(Opened, Stage.OPENED, once=True),
    "deck_shuffled": Shape(DeckShuffled, Stage.SHUFFLED, once=True),
    "cut_offered": Shape(AtSeat, Stage.CUT),
    "cut_declined": Shape(AtSeat, Stage.CUT),
    "deck_cut": Shape(Cut, Stage.CUT, once=True),
    "bets_closed": Shape(Closed, Stage.CLOSED, once=True),
    "slip_made": Shape(Slip, None),
    "seat_voided": Shape(AtSeat, None),
    DEALT: Shape(HandsDealt, Stage.DEALT, once=True),
    "table_broken_up": Shape(Ended, Stage.BROKEN_UP, once=True),
    "table_closed": Shape(Ended, Stage.BROKEN_UP),
    **event_kinds("upcard_turned", "bet_raised", "folded", "card_given", "bank_revealed", "seat_settled"),
}
"""The shape of each kind of event, by its name."""
