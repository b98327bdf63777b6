"""Who is asked now."""

from typing import assert_never

from kitapi.games.preferans.rules import bidding, exchange, kontra, participation, play
from kitapi.games.preferans.rules.game_numbers import TRICKS
from kitapi.games.preferans.rules.state import (
    Answering,
    Bidding,
    BrokenUp,
    DealOver,
    Discarding,
    HandNaming,
    Naming,
    Playing,
    PreferansState,
    Shuffling,
)
from kitapi.kernel import Seat


def to_act(state: PreferansState) -> tuple[Seat, ...]:
    """The seats that have something to do now; all but the shuffle ask one at a time.

    Nobody, between an action's first event and its last. In an open game it may be a defender who plays the
    declarer's card.
    """
    turn: tuple[Seat, ...] | None = state.computed.get("turn")
    if turn is None:
        turn = state.computed["turn"] = _to_act(state)
    return turn


def _to_act(state: PreferansState) -> tuple[Seat, ...]:
    match state:
        case Playing():
            return _to_act_in_play(state)
        case Bidding():
            return bidding.asked(state.deal.opened.active, state.calls)
        case Discarding(thrown_in=True):
            return ()
        case Discarding() | Naming():
            return (state.declarer,)
        case HandNaming():
            return _one(exchange.hand_asked(state))
        case Answering():
            return _one(answering_now(state))
        case Shuffling():
            return state.shuffle.due
        case DealOver() | BrokenUp():
            return ()
        case _:
            assert_never(state)


def answering_now(state: Answering) -> Seat | None:
    """Who answers a game next: first who plays and who calls whom in, then kontra; None at the end."""
    seat = participation.pending(state)
    return kontra.asked(state) if seat is None else seat


def _one(seat: Seat | None) -> tuple[Seat, ...]:
    return () if seat is None else (seat,)


def _to_act_in_play(state: Playing) -> tuple[Seat, ...]:
    if state.stopped or len(state.trick) == len(state.lineup) or len(state.tricks) == TRICKS:
        return ()
    return (play.player_of(state, play.next_to_play(state)),)
