"""The options of a seat, computed from the same rules that decide actions."""

from typing import Any

from kitapi.cards import cards_of, sorted_for_hand
from kitapi.games.prefa.rules import bidding, claims, exchange, kasa, participation, play, solo
from kitapi.games.prefa.rules.actions import AnswerClaim, AnswerSolo, Claim, Participate, PlayCard
from kitapi.games.prefa.rules.state import (
    Bidding,
    Discarding,
    GivenUp,
    Naming,
    Participating,
    Playing,
    PrefaState,
)
from kitapi.games.prefa.rules.turns import to_act
from kitapi.games.prefa.rules.view import Option
from kitapi.kernel import EVERYBODY, Actor, Seat
from kitapi.mechanics.deal.phase import options_of_chance
from kitapi.mechanics.deal.state import once_per_seat, options_without_hands
from kitapi.mechanics.pack import discard_options


def options(state: PrefaState, actor: Actor) -> tuple[Any, ...]:
    """Return the options of ``actor``; empty if it is not their turn."""
    if isinstance(actor, int):
        return options_in_turn(state, actor) if actor in to_act(state) else ()
    return kasa.kasa_options(state) if actor == EVERYBODY else options_of_chance(state, actor)


@once_per_seat
def options_in_turn(state: PrefaState, seat: Seat) -> tuple[Option, ...]:
    """Return the options of ``seat`` in its turn; computed once for a state."""
    match state:
        case Playing():
            return _play_options(state, seat)
        case Bidding():
            return bidding.legal_calls(state.calls)
        case Discarding():
            return (discard_options(sorted_for_hand(state.hands[seat])), *solo.solo_options(state))
        case Naming():
            return (exchange.naming_options(state), *solo.solo_options(state))
        case GivenUp():
            return (AnswerSolo(True), AnswerSolo(False))
        case Participating():
            return tuple(Participate(answer) for answer in participation.legal_answers(state.answers))
        case _:
            return options_without_hands(state, seat)


def _play_options(state: Playing, seat: Seat) -> tuple[Option, ...]:
    """Return the options to play a card, to make a claim, or to answer one."""
    if state.claim is not None:
        return (AnswerClaim(True), AnswerClaim(False))
    cards = tuple(map(PlayCard, cards_of(play.legal_cards(state, seat))))
    return (*cards, Claim()) if claims.may_claim(state, seat) else cards
