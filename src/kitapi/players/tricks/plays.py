"""The likelihood of layouts, given the cards played: a layout in which these were bad plays is less likely.

Each card of another player is compared, in every layout, with the double-dummy best card. Nobody sees all cards, so a
card that costs a trick makes a layout less likely, not impossible.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from kitapi.mechanics.shown_cards import DealBegan
from kitapi.players.evaluation import Bits, Floats, Worlds
from kitapi.players.tricks.holdings import bit_of
from kitapi.players.tricks.open_cards import Lying, tricks_of_cards
from kitapi.players.tricks.turns import Turn, lying_in
from kitapi.solver.position import DECLARER

TRICK_LOST = 0.35
"""The likelihood of a card that costs a trick double dummy, relative to one that costs none."""

TRICKS_BACK = 1
"""The number of tricks before this one that are considered; earlier tricks take longer to solve, and say less about the
layout."""


class Play(NamedTuple):
    """A card played, as a mask of one card, and the place among those in play that played it."""

    place: int
    card: int


def tricks_played(history: Sequence[Any], seats: Sequence[int], card_played: type) -> list[list[Play]]:
    """The tricks of the deal so far, the last perhaps unfinished; ``card_played``: the game's own observation."""
    plays: list[Play] = []
    for observation in history:
        if isinstance(observation, DealBegan):
            plays = []
        elif isinstance(observation, card_played):
            seen: Any = observation
            plays.append(Play(seats.index(seen.seat), bit_of(seen.card)))
    return [plays[start : start + len(seats)] for start in range(0, len(plays), len(seats))]


def weigh_by_plays(turn: Turn, worlds: Worlds, tricks: Sequence[Sequence[Play]]) -> Worlds:
    """``worlds`` reweighted by the likelihood of the others' last cards."""
    if worlds.number == 1:
        return worlds
    weights = worlds.weights * _likelihood(turn, worlds, tricks)
    return worlds._replace(weights=weights / weights.sum())


def _likelihood(turn: Turn, worlds: Worlds, tricks: Sequence[Sequence[Play]]) -> Floats:
    """Array (n,): the likelihood of the cards that the others played; the player's own cards carry no information."""
    hands = lying_in(turn, worlds).hands.copy()
    found = np.ones(worlds.number)
    for trick in reversed(tricks[-TRICKS_BACK - 1 :]):
        for at in reversed(range(len(trick))):
            place, card = trick[at]
            hands[:, place] |= card
            if place != turn.place:
                table = np.broadcast_to([play.card for play in trick[:at]], (worlds.number, at)).astype(np.int64)
                found *= TRICK_LOST ** _tricks_lost(turn, Lying(hands, trick[0].place, turn.trump, table), card)
    return found


def _tricks_lost(turn: Turn, lying: Lying, card: int) -> Bits:
    """Array (n,): the tricks that ``card`` costs the side that plays it; 1 if it loses a betl."""
    found = tricks_of_cards(lying, turn.objective).astype(np.int64)
    side = 1 if lying.turn == DECLARER and not turn.objective.is_open else -1
    result = np.where(found >= 0, side * found, -99)
    cost: Bits = result.max(axis=1) - result[:, card.bit_length() - 1]
    return cost
