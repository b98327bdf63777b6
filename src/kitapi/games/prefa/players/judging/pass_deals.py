"""The turn of a card in a deal all passed (PREFA-AUC-06), where all play to take few tricks, each for himself.

No search of open cards tells what that is worth: nobody is against anybody. So in each layout the deal is played on
after every card as steady players would, and the rule reckons what they pay.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from kitapi.cards import Card
from kitapi.games.prefa.players.situation import playing_after
from kitapi.games.prefa.rules.actions import PlayCard
from kitapi.games.prefa.rules.settled import Ending, PassDealFacts
from kitapi.games.prefa.rules.settlement import settle_passed
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.kernel import Seat
from kitapi.mechanics.value import seat_values
from kitapi.players.judged import Judged, Worlds
from kitapi.players.tricks.avoiding import avoid
from kitapi.players.tricks.holdings import above, bit_of, hand_of, suit_of
from kitapi.players.tricks.situation import Situation
from kitapi.players.tricks.worlds import fewer

LAYOUTS = 12
"""Layouts that are played on, which takes longer than to solve them."""

_NO_VOIDS = (0, 0, 0, 0)


class Standing(NamedTuple):
    """How a deal stands: what each seat holds and has taken, whose turn it is, the trick, and the talon, as masks."""

    hands: dict[Seat, int]
    taken: dict[Seat, int]
    order: tuple[Seat, ...]
    trick: tuple[int, ...]
    talon: int


def judge_pass_deal(view: PrefaView, cards: Sequence[Card], worlds: Worlds) -> Judged:
    """What every card comes to, over some of the layouts."""
    chosen = fewer(worlds, LAYOUTS)
    found = np.array(
        [[_worth(view, _standing(view, chosen, row), card) for card in cards] for row in range(chosen.number)]
    )
    return Judged(tuple(map(PlayCard, cards)), chosen, found, np.full(found.shape, -1, np.int8))


def _standing(view: PrefaView, worlds: Worlds, row: int) -> Standing:
    """The deal as it stands in a layout; who plays now is first in the order."""
    assert view.seat is not None
    hands = {Seat(seat): int(worlds.held_by(seat)[row]) for seat in worlds.seats}
    hands[view.seat] = hand_of(view.hand)
    taken = {seat: view.tricks[seat] for seat in view.active}
    order = (view.seat, *(Seat(seat) for seat in playing_after(view, view.seat)))
    return Standing(hands, taken, order, tuple(bit_of(played.card) for played in view.trick), int(worlds.aside[row]))


def _worth(view: PrefaView, deal: Standing, card: Card) -> float:
    """What the deal comes to for who plays ``card`` now, in kapikia."""
    deal = _after(deal, bit_of(card))
    while any(deal.hands.values()):
        deal = _after(deal, avoid(_situation(deal)))
    facts = PassDealFacts(
        players=view.players,
        ending=Ending.PASS_DEAL,
        tricks=tuple((seat, deal.taken[seat]) for seat in view.active),
        kasa=view.kasa,
    )
    assert view.seat is not None
    return seat_values(settle_passed(facts).transfers, view.players)[view.seat] / view.players


def _after(deal: Standing, bit: int) -> Standing:
    """The deal once who is first in the order has played ``bit``."""
    seat, *others = deal.order
    hands = {**deal.hands, seat: deal.hands[seat] & ~bit}
    trick = (*deal.trick, bit)
    if len(trick) < len(deal.order):
        return Standing(hands, deal.taken, (*others, seat), trick, deal.talon)
    order = (*others, seat)  # who led is first again
    winner = trick.index(_best(trick))
    taken = {**deal.taken, order[winner]: deal.taken[order[winner]] + 1}
    return Standing(hands, taken, (*order[winner:], *order[:winner]), (), deal.talon)


def _best(trick: Sequence[int]) -> int:
    """The card that takes the trick so far."""
    best = trick[0]
    for bit in trick[1:]:
        if bit & above(best):
            best = bit
    return best


def _situation(deal: Standing) -> Situation:
    """The turn of who is first in the order; what he does not see he takes to lie with the others."""
    seat, *others = deal.order
    hand = deal.hands[seat]
    follows = hand & suit_of(deal.trick[0]) if deal.trick else 0
    return Situation(
        seat=seat,
        hand=hand,
        playable=follows or hand,
        trump=0,
        best=_best(deal.trick) if deal.trick else 0,
        best_seat=None,
        after=tuple(others[: len(others) - len(deal.trick)]),
        rivals=tuple(others),
        partner=None,
        unseen=deal.talon | sum(deal.hands[other] for other in others),
        voids=_NO_VOIDS,
        need=0,
    )
