"""The steady player's claims, and the claims that players accept: only those that are certain from their view."""

from collections.abc import Sequence
from typing import Any

from kitapi.games.prefa.players.situation import seats_after, seen_in, trump_cards
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.mechanics.certain import Known, takes_the_rest
from kitapi.players.tricks.holdings import DECK, SUITS, hand_of
from kitapi.players.tricks.situation import Situation


def may_claim(s: Situation) -> bool:
    """Whether the declarer, on lead, takes every remaining trick in every layout."""
    return takes_the_rest(Known(s.hand, tuple(s.of(seat) for seat in s.rivals), s.trump, SUITS))


def accepts_claim(view: PrefaView, history: Sequence[Any]) -> bool:
    """Whether a defender accepts the claim: only if no cards that they or their partner may hold can beat it.

    The defender knows their own hand and the claimer's; the partner may hold any other card not yet played, since the
    discards are not known.
    """
    assert view.claim is not None
    assert view.seat is not None
    trump = trump_cards(view)
    seen = seen_in(history, trump)
    claimed, mine = hand_of(view.claim.cards), hand_of(view.hand)
    rest = DECK & ~(seen.played | claimed | mine)
    partners = [seat for seat in seats_after(view, view.seat) if seat != view.claim.seat]
    may_hold = (mine, *(rest & ~seen.voids[seat] for seat in partners))
    return takes_the_rest(Known(claimed, may_hold, trump, SUITS))
