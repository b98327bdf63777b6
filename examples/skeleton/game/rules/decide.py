"""Passes an action to the rules of its phase, and settles the deal when its last trick is taken."""

from typing import Any

from kitapi.cards import cards_of
from kitapi.games.skeleton_game.rules import opening, payment, play
from kitapi.games.skeleton_game.rules.actions import Action, PlayCard
from kitapi.games.skeleton_game.rules.events import Event, TrickTaken
from kitapi.games.skeleton_game.rules.state import BrokenUp, Playing, Shuffling, SkeletonGameState, shuffle_of
from kitapi.kernel import CHANCE, Actor, IllegalAction, Permutation, Seat, Shuffled, Unused
from kitapi.mechanics.deal.steps import with_tricks


def decide(state: SkeletonGameState, actor: Actor, action: Action) -> tuple[Event, ...]:
    """The events of ``action`` by ``actor``.

    Raises:
        IllegalAction: it is not the turn of ``actor``, or the rules forbid ``action``.
    """
    if isinstance(action, Shuffled):
        if actor != CHANCE or not isinstance(state, Shuffling):
            raise IllegalAction("SKELETON-DEAL-02", chance=actor == CHANCE)
        return opening.decide_dealing(state, action)
    if isinstance(action, Unused):
        return opening.SHUFFLE.decide_unused(shuffle_of(state), actor, action, over=isinstance(state, BrokenUp))
    if actor not in to_act(state):
        raise IllegalAction("SKELETON-DEAL-03", turn=tuple(str(seat) for seat in to_act(state)))
    seat = Seat(int(actor))
    if not isinstance(action, PlayCard):
        return opening.SHUFFLE.decide_share(shuffle_of(state), seat, action)
    if not isinstance(state, Playing):
        raise IllegalAction("SKELETON-PLAY-01", phase=type(state).__name__)
    events = play.decide_card(state, seat, action.card)
    return (*events, *_settle_if_over(state, events[-1]))


def _settle_if_over(state: Playing, last: Event) -> tuple[Event, ...]:
    """The settlement if ``last`` ends the deal, else nothing."""
    if not isinstance(last, TrickTaken) or len(state.tricks) + 1 < opening.HAND_SIZE:
        return ()
    return (payment.settle(with_tricks(state.won, last.seat, 1), state.deal.opened.balances),)


def to_act(state: SkeletonGameState) -> tuple[Seat, ...]:
    """The seats whose turn it is."""
    match state:
        case Shuffling():
            return state.shuffle.due
        case Playing() if any(state.hands) and len(state.trick) < len(state.lineup):
            return (play.next_to_play(state),)
        case _:
            return ()


def options(state: SkeletonGameState, actor: Actor) -> tuple[Any, ...]:
    """Return the options of ``actor``."""
    if not isinstance(actor, int):
        deck = opening.deck(state) if actor == CHANCE else None
        return () if deck is None else (Permutation(of=deck),)
    seat = Seat(actor)
    match state:
        case Shuffling() if seat in to_act(state):
            return (state.shuffle.option(seat),)
        case Playing() if seat in to_act(state):
            return tuple(PlayCard(card) for card in cards_of(play.legal_cards(state, seat)))
        case _:
            return ()
