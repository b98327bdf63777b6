"""What may be made of a hand: every talon, what is laid away for it in each strain, and how the others' cards lie."""

from itertools import combinations
from typing import NamedTuple

import numpy as np

from kitapi.evaluating.trade import Defence, Trade
from kitapi.players.judged import Bits, Floats
from kitapi.players.tricks.holdings import DECK, cards_in
from kitapi.players.tricks.laying import pairs_of

HAND = 10
TALON = 2


class Plays(NamedTuple):
    """What the declarer may play with after each of t talons: p hands of ten, each in one strain.

    ``twelve``: (t,) all his cards, or the ten where he took no talon. ``kept``: (t, p) what he plays with.
    ``strains``: the place of each play's strain.
    """

    twelve: Bits
    kept: Bits
    strains: tuple[int, ...]


def talons(ten: int) -> Bits:
    """(231,) every two cards that may lie in the talon of who holds ``ten``."""
    return np.array([one | other for one, other in combinations(cards_in(DECK & ~ten), TALON)], np.int64)


def after_exchange(trade: Trade, twelve: Bits, choices: int = 1) -> Plays:
    """For every strain the ``choices`` best ways to lay two of ``twelve`` (t,) away, by rule of thumb, best first."""
    pairs = pairs_of(twelve)
    every = twelve[:, None] & ~pairs
    looks = trade.looks(every.ravel()).reshape(*every.shape, -1)
    kept = [
        np.take_along_axis(every, np.argsort(-looks[:, :, strain], axis=1, kind="stable")[:, :choices], axis=1)
        for strain in range(len(trade.strains))
    ]
    return Plays(twelve, np.hstack(kept), tuple(place for place in range(len(kept)) for _ in range(choices)))


def as_dealt(trade: Trade, ten: int) -> Plays:
    """The ten cards themselves, in every strain."""
    hand = np.array([ten], np.int64)
    return Plays(hand, np.repeat(hand[:, None], len(trade.strains), axis=1), tuple(range(len(trade.strains))))


def looks_worth(trade: Trade, plays: Plays) -> Floats:
    """(t, goals, p) what each play looks worth to a declarer at each goal in its strain; -inf at others."""
    looks = trade.looks_worth(plays.kept.ravel()).reshape(*plays.kept.shape, -1).transpose(0, 2, 1)
    own = np.array([[goal.strain == strain for strain in plays.strains] for goal in trade.goals])
    return np.where(own, looks, -np.inf)


def divided(unseen: Bits, number: int, rng: np.random.Generator) -> Defence:
    """(t, number) hands of two defenders, drawn for each set of unseen cards (t,): all layouts are equally likely."""
    size = int(np.bitwise_count(unseen[0]))
    cards = bits_of(unseen, size)
    order = np.argsort(rng.random((len(unseen), number, size)), axis=2)
    mixed = np.take_along_axis(np.broadcast_to(cards[:, None, :], order.shape), order, axis=2)
    return Defence(mixed[:, :, :HAND].sum(axis=2), mixed[:, :, HAND : 2 * HAND].sum(axis=2))


def bits_of(hands: Bits, size: int) -> Bits:
    """(n, size) the cards of hands (n,) of so many cards each, as masks of one, lowest first."""
    found, left = np.zeros((len(hands), size), np.int64), hands.copy()
    for place in range(size):
        found[:, place] = left & -left
        left &= left - 1
    return found
