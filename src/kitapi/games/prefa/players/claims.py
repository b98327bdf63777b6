"""When the steady player claims, and which claims a player accepts: only what is certain from where he sits."""

from collections.abc import Sequence
from typing import Any

from kitapi.games.prefa.players.situation import playing_after, seen_in, trump_of
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.mechanics.certain import Known, takes_the_rest
from kitapi.players.tricks.holdings import DECK, SUITS, hand_of
from kitapi.players.tricks.situation import Situation


def may_claim(s: Situation) -> bool:
    """Whether the declarer, on lead, takes every trick however the cards lie."""
    return takes_the_rest(Known(s.hand, tuple(s.of(seat) for seat in s.rivals), s.trump, SUITS))


def accepts(view: PrefaView, history: Sequence[Any]) -> bool:
    """Whether a defender accepts the claim he is asked about: only when nothing he or his partner may hold beats it.

    He knows his own hand and the claimer's; a partner may hold any other card not yet played, since he does not know
    which two were laid away.
    """
    assert view.claim is not None
    assert view.seat is not None
    trump = trump_of(view)
    seen = seen_in(history, trump)
    claimed, mine = hand_of(view.claim.cards), hand_of(view.hand)
    rest = DECK & ~(seen.played | claimed | mine)
    partners = [seat for seat in playing_after(view, view.seat) if seat != view.claim.seat]
    may_hold = (mine, *(rest & ~seen.voids[seat] for seat in partners))
    return takes_the_rest(Known(claimed, may_hold, trump, SUITS))
