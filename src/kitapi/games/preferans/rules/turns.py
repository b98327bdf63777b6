"""The seats that are to act now."""

from kitapi.games.preferans.rules import bidding, exchange, kontra, participation, play
from kitapi.games.preferans.rules.game_numbers import TRICKS
from kitapi.games.preferans.rules.state import (
    Answering,
    Bidding,
    Discarding,
    HandNaming,
    Naming,
    Playing,
    PreferansState,
)
from kitapi.kernel import Seat
from kitapi.mechanics.deal.state import due_without_hands, once


@once
def to_act(state: PreferansState) -> tuple[Seat, ...]:
    """Return the seats that are to act now; outside the shuffle at most one.

    Empty between an action's first event and its last. In an open game it may be a defender who plays the declarer's
    card.
    """
    match state:
        case Playing():
            return _to_act_in_play(state)
        case Bidding():
            return bidding.seats_due(state)
        case Discarding(thrown_in=True):
            return ()
        case Discarding() | Naming():
            return (state.declarer,)
        case HandNaming():
            return _one(exchange.next_to_name(state))
        case Answering():
            return _one(seat_to_answer(state))
        case _:
            return due_without_hands(state)


def seat_to_answer(state: Answering) -> Seat | None:
    """Return the next seat to answer a game, first about playing and calling in, then about kontra.

    None if all have.
    """
    seat = participation.next_to_act(state)
    return kontra.seat_to_double(state) if seat is None else seat


def _one(seat: Seat | None) -> tuple[Seat, ...]:
    return () if seat is None else (seat,)


def _to_act_in_play(state: Playing) -> tuple[Seat, ...]:
    if state.stopped or len(state.trick) == len(state.lineup) or len(state.tricks) == TRICKS:
        return ()
    return (play.player_of(state, play.next_to_play(state)),)
