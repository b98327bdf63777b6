"""The options of a seat, computed from the same rules that decide actions."""

from typing import Any

from kitapi.cards import DECK_32, cards_of, sorted_for_hand
from kitapi.games.preferans.rules import bidding, exchange, participation, play
from kitapi.games.preferans.rules.actions import Decline, Invite, Kontra, Participate, PlayCard, ThrowIn
from kitapi.games.preferans.rules.state import (
    Answering,
    Bidding,
    Discarding,
    HandNaming,
    Naming,
    Playing,
    PreferansState,
)
from kitapi.games.preferans.rules.turns import to_act
from kitapi.games.preferans.rules.view import Option
from kitapi.kernel import Actor, Seat
from kitapi.mechanics.deal.phase import options_of_chance
from kitapi.mechanics.deal.state import once_per_seat, options_without_hands
from kitapi.mechanics.pack import discard_options

_PLAYS = {card: PlayCard(card) for card in DECK_32}
"""The action that plays each card."""


def options_of(state: PreferansState, actor: Actor) -> tuple[Any, ...]:
    """Return the options of ``actor`` now; those of a seat in its turn or out of turn (SK-BID-10)."""
    if not isinstance(actor, int):
        return options_of_chance(state, actor)
    return options_in_turn(state, actor) if actor in to_act(state) else options_out_of_turn(state, actor)


def options_out_of_turn(state: PreferansState, seat: Seat) -> tuple[Option, ...]:
    """Return the options of ``seat`` while it is not its turn (SK-BID-10)."""
    return bidding.calls_out_of_turn(state, seat) if isinstance(state, Bidding) else ()


@once_per_seat
def options_in_turn(state: PreferansState, seat: Seat) -> tuple[Option, ...]:
    """Return the options of ``seat`` in its turn; computed once for a state."""
    match state:
        case Playing():
            return tuple([_PLAYS[card] for card in cards_of(play.legal_cards(state))])
        case Bidding():
            return bidding.calls_in_turn(state)
        case Discarding():
            discards = discard_options(sorted_for_hand(state.hands[seat]))
            return (discards, ThrowIn()) if exchange.may_throw_in(state) else (discards,)
        case Naming() | HandNaming():
            return exchange.naming_options(state)
        case Answering():
            return _answers(state)
        case _:
            return options_without_hands(state, seat)


def _answers(state: Answering) -> tuple[Option, ...]:
    """Return the possible answers to a game: to play or to drop, to call the other in, kontra."""
    if participation.next_to_answer(state) is not None:
        return (Participate(True), Participate(False))
    if participation.next_to_invite(state) is not None:
        return (Invite(True), Invite(False))
    return (Decline(), Kontra())
