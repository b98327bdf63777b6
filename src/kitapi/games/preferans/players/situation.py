"""The situation of a player who must play a card of Preferans, from their view and the history."""

from collections.abc import Sequence
from typing import Any

from kitapi.games.preferans.rules.events import CardPlayed, TrickTaken
from kitapi.games.preferans.rules.game_numbers import TRICKS, GameNumber, trump_of
from kitapi.games.preferans.rules.view import BargainView, PreferansView
from kitapi.players.tricks.holdings import DECK, SUITS, hand_of
from kitapi.players.tricks.situation import Situation, best_of, seen_in

GOALS = {GameNumber.BETL: 0, GameNumber.PREFERANS: TRICKS}
"""The number of tricks that the declarer aims for, by game; in all other games six."""
SIX = 6


def situation_of(view: PreferansView, playable: int, history: Sequence[Any]) -> Situation:
    """Return the situation of the player whose turn it is to play one of ``playable``, from their own hand.

    Raises:
        ValueError: the view is a spectator's, or shows no game.
    """
    bargain = view.bargain
    if view.seat is None or bargain is None or bargain.game is None or bargain.declarer is None:
        raise ValueError("nobody who plays a card")
    trump = trump_cards(bargain.game)
    seen = seen_in(history, trump, CardPlayed, TrickTaken)
    hand = hand_of(view.hand)
    best, best_seat = best_of(view.trick, trump)
    order = _seats_after(view, view.seat)
    declares = view.seat == bargain.declarer
    return Situation(
        seat=view.seat,
        hand=hand,
        playable=playable,
        trump=trump,
        best=best,
        best_seat=best_seat,
        after=order[: len(order) - len(view.trick)],
        rivals=order if declares else (bargain.declarer,),
        partner=None if declares else next((seat for seat in order if seat != bargain.declarer), None),
        unseen=DECK & ~(hand | seen.played | hand_of(bargain.discards)),
        voids=_cannot_hold(view, bargain, seen.voids),
        need=GOALS.get(bargain.game, SIX) - view.tricks[bargain.declarer],
    )


def trump_cards(game: GameNumber) -> int:
    """Return all cards of the trump suit; 0 in a game without trumps."""
    suit = trump_of(game)
    return 0 if suit is None else SUITS[suit.index]


def _seats_after(view: PreferansView, seat: int) -> tuple[int, ...]:
    """Return the other seats in play, in turn after ``seat``."""
    at = view.lineup.index(seat)
    return (*view.lineup[at + 1 :], *view.lineup[:at])


def _cannot_hold(
    view: PreferansView, bargain: BargainView, voids: tuple[int, int, int, int]
) -> tuple[int, int, int, int]:
    """Return the cards that each seat cannot hold: void suits, another player's talon, and what an open hand lacks."""
    talon = hand_of(bargain.talon)
    known = [void if seat == bargain.declarer else void | talon for seat, void in enumerate(voids)]
    for seat, cards in enumerate(view.open_hands):
        known[seat] = DECK & ~hand_of(cards)
    return (known[0], known[1], known[2], known[3])
