"""Evaluation of a claim by a defender, who accepts it if it is certain and refuses it if that costs nothing."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from kitapi.games.prefa.players import claims
from kitapi.games.prefa.players.evaluation.money import money_in
from kitapi.games.prefa.players.situation import seats_after
from kitapi.games.prefa.rules.actions import AnswerClaim
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.evaluation import Judged, Worlds
from kitapi.players.tricks.holdings import hand_of
from kitapi.players.tricks.open_cards import Lying, tricks


def judge_claim(view: PrefaView, history: Sequence[Any], worlds: Worlds) -> Judged:
    """Evaluate accepting and refusing; after a refusal the deal is played with the claimer's cards known.

    If both have the same value in every layout, accepting comes first only if the claim is certain in all possible
    layouts.
    """
    bargain = view.bargain
    assert bargain is not None
    assert view.seat is not None
    left = len(view.hand)
    taken = [view.tricks[seat] for seat in (bargain.declarer, bargain.first, bargain.second)]
    refused = tricks(_positions(view, worlds)).astype(np.int64) + taken[0]
    accepted = np.full(worlds.number, taken[0] + left)
    # the result hardly depends on which defender takes the remaining tricks, and neither knows it
    lean = np.full(worlds.number, 0.5)
    counts = np.column_stack([accepted, refused])
    values = money_in(view, view.seat).mean_values(counts, lean, (taken[1], taken[2]))
    actions = (AnswerClaim(accept=True), AnswerClaim(accept=False))
    if claims.accepts_claim(view, history):
        return Judged(actions, worlds, values, counts.astype(np.int8))
    return Judged(actions[::-1], worlds, values[:, ::-1], counts[:, ::-1].astype(np.int8))


def _positions(view: PrefaView, worlds: Worlds) -> Lying:
    """Return the position in each layout, with the claimer to lead."""
    assert view.bargain is not None
    assert view.bargain.contract is not None
    assert view.claim is not None
    assert view.seat is not None
    declarer = view.bargain.declarer
    shown: dict[int, int] = {declarer: hand_of(view.claim.cards), view.seat: hand_of(view.hand)}
    seats = (declarer, *seats_after(view, declarer))
    hands = [np.full(worlds.number, shown[seat]) if seat in shown else worlds.held_by(seat) for seat in seats]
    trump = view.bargain.contract.strain.trump
    nothing = np.zeros((worlds.number, 0), np.int64)
    return Lying(np.column_stack(hands), 0, -1 if trump is None else trump.index, nothing)
