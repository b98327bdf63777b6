"""The situation of a player who must play a card of Prefa, from their view and the history."""

from collections.abc import Sequence
from typing import Any

from kitapi.games.prefa.rules.deal_facts import Part
from kitapi.games.prefa.rules.events import CardPlayed, TrickTaken
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.tricks import situation
from kitapi.players.tricks.holdings import DECK, SUITS, hand_of
from kitapi.players.tricks.situation import Seen, Situation


def seen_in(history: Sequence[Any], trump: int) -> Seen:
    """Return the facts that the cards played so far in the deal have shown."""
    return situation.seen_in(history, trump, CardPlayed, TrickTaken)


def situation_of(view: PrefaView, playable: int, history: Sequence[Any]) -> Situation:
    """Return the situation of the player whose turn it is to play one of ``playable``.

    Raises:
        ValueError: the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("a spectator plays no card")
    trump = trump_cards(view)
    seen = seen_in(history, trump)
    hand = hand_of(view.hand)
    discards = hand_of(view.bargain.discards) if view.bargain else 0
    best, best_seat = situation.best_of(view.trick, trump)
    order = seats_after(view, view.seat)
    rivals, partner = _sides(view, order)
    return Situation(
        seat=view.seat,
        hand=hand,
        playable=playable,
        trump=trump,
        best=best,
        best_seat=best_seat,
        after=order[: len(order) - len(view.trick)],
        rivals=rivals,
        partner=partner,
        unseen=DECK & ~(hand | seen.played | discards),
        voids=seen.voids,
        need=_need(view),
    )


def trump_cards(view: PrefaView) -> int:
    """Return all cards of the trump suit; 0 at no trumps and in a pass deal."""
    bargain = view.bargain
    if bargain is None or bargain.contract is None or bargain.contract.strain.trump is None:
        return 0
    return SUITS[bargain.contract.strain.trump.index]


def seats_after(view: PrefaView, seat: int) -> tuple[int, ...]:
    """Return the other seats in play, in turn after ``seat``."""
    out = {place for place, part in view.parts if part is Part.OUT}
    at = view.active.index(seat)
    round_table = view.active[at + 1 :] + view.active[:at]
    return tuple(place for place in round_table if place not in out)


def _sides(view: PrefaView, others: tuple[int, ...]) -> tuple[tuple[int, ...], int | None]:
    declarer = view.bargain.declarer if view.bargain else None
    if declarer is None or declarer == view.seat:
        return others, None
    partners = [seat for seat in others if seat != declarer]
    return (declarer,), partners[0] if partners else None


def _need(view: PrefaView) -> int:
    bargain = view.bargain
    if bargain is None or bargain.contract is None:
        return 0
    return bargain.contract.level - view.tricks[bargain.declarer]
