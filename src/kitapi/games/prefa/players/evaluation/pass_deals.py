"""Evaluation of card play in a deal that all passed (PREFA-AUC-06): all three play alone and avoid tricks.

The solver has no objective for three opposing sides. Every card is therefore evaluated by a rollout in each layout:
players like ``steady`` play the deal to its end, and the rules settle it.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from kitapi.cards import Card
from kitapi.games.prefa.players.situation import seats_after
from kitapi.games.prefa.rules.actions import PlayCard
from kitapi.games.prefa.rules.deal_facts import Ending, PassDealFacts
from kitapi.games.prefa.rules.settlement import settle_passed
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import Seat
from kitapi.mechanics.value import seat_values
from kitapi.players.evaluation import Judged, Worlds
from kitapi.players.tricks.avoidance import avoid
from kitapi.players.tricks.holdings import above, bit_of, hand_of, suit_of
from kitapi.players.tricks.situation import Situation
from kitapi.players.tricks.worlds import fewer

LAYOUTS = 12
"""The number of layouts in which rollouts are made; a rollout takes longer than solving."""

_NO_VOIDS = (0, 0, 0, 0)


class DealState(NamedTuple):
    """A deal in play: hands and tricks by seat, the order of play, the current trick, and the talon, as masks."""

    hands: dict[Seat, int]
    taken: dict[Seat, int]
    order: tuple[Seat, ...]
    trick: tuple[int, ...]
    talon: int


def judge_pass_deal(view: PrefaView, cards: Sequence[Card], worlds: Worlds) -> Judged:
    """Evaluate every card, over some of the layouts."""
    chosen = fewer(worlds, LAYOUTS)
    found = np.array(
        [[_roll_out(view, _state_in(view, chosen, row), card) for card in cards] for row in range(chosen.number)]
    )
    return Judged(tuple(map(PlayCard, cards)), chosen, found, np.full(found.shape, -1, np.int8))


def _state_in(view: PrefaView, worlds: Worlds, row: int) -> DealState:
    """Return the deal in one layout; the player to act is first in the order."""
    assert view.seat is not None
    hands = {Seat(seat): int(worlds.held_by(seat)[row]) for seat in worlds.seats}
    hands[view.seat] = hand_of(view.hand)
    taken = {seat: view.tricks[seat] for seat in view.active}
    order = (view.seat, *(Seat(seat) for seat in seats_after(view, view.seat)))
    return DealState(hands, taken, order, tuple(bit_of(played.card) for played in view.trick), int(worlds.aside[row]))


def _roll_out(view: PrefaView, deal: DealState, card: Card) -> float:
    """Return the value of playing ``card`` now, by a rollout, in kapikia."""
    deal = _play_card(deal, bit_of(card))
    while any(deal.hands.values()):
        deal = _play_card(deal, avoid(_situation_of(deal)))
    facts = PassDealFacts(
        players=view.players,
        ending=Ending.PASS_DEAL,
        tricks=tuple((seat, deal.taken[seat]) for seat in view.active),
        kasa=view.kasa,
    )
    assert view.seat is not None
    return seat_values(settle_passed(facts).transfers, view.players)[view.seat] / view.players


def _play_card(deal: DealState, bit: int) -> DealState:
    """Return the deal after the first seat in the order has played ``bit``."""
    seat, *others = deal.order
    hands = {**deal.hands, seat: deal.hands[seat] & ~bit}
    trick = (*deal.trick, bit)
    if len(trick) < len(deal.order):
        return DealState(hands, deal.taken, (*others, seat), trick, deal.talon)
    order = (*others, seat)  # the order begins with the leader again
    winner = trick.index(_winning_card(trick))
    taken = {**deal.taken, order[winner]: deal.taken[order[winner]] + 1}
    return DealState(hands, taken, (*order[winner:], *order[:winner]), (), deal.talon)


def _winning_card(trick: Sequence[int]) -> int:
    """Return the card that wins the trick so far."""
    best = trick[0]
    for bit in trick[1:]:
        if bit & above(best):
            best = bit
    return best


def _situation_of(deal: DealState) -> Situation:
    """Return the situation of the first seat in the order, which assumes that the others hold all unseen cards."""
    seat, *others = deal.order
    hand = deal.hands[seat]
    follows = hand & suit_of(deal.trick[0]) if deal.trick else 0
    return Situation(
        seat=seat,
        hand=hand,
        playable=follows or hand,
        trump=0,
        best=_winning_card(deal.trick) if deal.trick else 0,
        best_seat=None,
        after=tuple(others[: len(others) - len(deal.trick)]),
        rivals=tuple(others),
        partner=None,
        unseen=deal.talon | sum(deal.hands[other] for other in others),
        voids=_NO_VOIDS,
        need=0,
    )
