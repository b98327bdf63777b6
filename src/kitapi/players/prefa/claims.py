"""When the steady player claims, and which claims a player accepts: only what is certain from where he sits."""

from collections.abc import Sequence
from typing import Any

from kitapi.games.prefa.view import PrefaView
from kitapi.players.prefa.situation import seen_in, trump_of
from kitapi.players.tricks.holdings import DECK, hand_of
from kitapi.players.tricks.situation import Situation
from kitapi.players.tricks.sure import takes_all


def may_claim(s: Situation) -> bool:
    """Whether the declarer, on lead, takes every trick however the cards lie."""
    return takes_all(s.hand, s.unseen, s.trump)


def accepts(view: PrefaView, history: Sequence[Any]) -> bool:
    """Whether a defender accepts the claim he is asked about: only when nothing he or his partner may hold beats it."""
    assert view.claim is not None
    trump = trump_of(view)
    claimed = hand_of(view.claim.cards)
    mine = hand_of(view.hand)
    alone = sum(1 for _, part in view.parts if part.value != "out") == 1
    others = 0 if alone else DECK & ~(seen_in(history, trump).played | claimed)
    return takes_all(claimed, mine | others, trump)
