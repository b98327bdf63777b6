"""What the cards played tell of those that are hidden: whoever could have done better with them hardly held them.

Each card that another played is compared, in every layout, with the best he could have played had all cards lain open.
Nobody sees the cards so, and so a card that would have cost a trick makes a layout less likely, and not impossible.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from kitapi.mechanics.shown import DealBegan
from kitapi.players.judged import Bits, Floats, Worlds
from kitapi.players.tricks.holdings import bit_of
from kitapi.players.tricks.open_cards import Lying, tricks_of_cards
from kitapi.players.tricks.turns import Turn, lying_in
from kitapi.solver.position import DECLARER

TRICK_LOST = 0.35
"""How many times as often a card is played that costs a trick with open cards, beside one that costs none."""

TRICKS_BACK = 1
"""Over how many tricks before this one plays are looked at: those further back take longest, and tell least."""


class Play(NamedTuple):
    """A card played: by whom, as a place among those in play, and the card as a mask of one."""

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
    """``worlds`` with those more likely in which the others' last cards were good ones."""
    if worlds.number == 1:
        return worlds
    weights = worlds.weights * _likelihood(turn, worlds, tricks)
    return worlds._replace(weights=weights / weights.sum())


def _likelihood(turn: Turn, worlds: Worlds, tricks: Sequence[Sequence[Play]]) -> Floats:
    """(n,) how likely the others would have played as they did; his own cards tell the player nothing."""
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
    """(n,) tricks that ``card`` costs who plays it; 1 where it decides a betl against him."""
    found = tricks_of_cards(lying, turn.objective).astype(np.int64)
    side = 1 if lying.turn == DECLARER and not turn.objective.is_open else -1
    worth = np.where(found >= 0, side * found, -99)
    cost: Bits = worth.max(axis=1) - worth[:, card.bit_length() - 1]
    return cost
