"""The distribution of the tricks of a declarer's ten cards, learnt from millions of deals solved double dummy.

``learned.npz`` holds a small neural network, trained by ``research.learn_hands``; docs/decisions/0023-learning.md has
its accuracy. It assumes uniformly random cards of the defenders, and double-dummy play of both sides.
"""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks.estimate import NO_TRUMPS
from kitapi.players.tricks.holdings import ACES
from kitapi.players.tricks.masks import pairs_of

Array = NDArray[np.float32]

WEIGHTS = "learned.npz"
COUNTS = np.arange(11)
"""Tricks."""
LEADERS = 3
"""Numbers of leaders: 0 the declarer, 1 the next player, 2 the last; against one defender 0 or 1."""
BOTH, ALONE = False, True
"""The values of ``alone``: both defenders play, or one of them plays alone."""

STRAINS = 5
ACE_KEPT = 40.0
"""Penalty for discarding an ace, in tricks."""

_AT_ONCE = 4096
_THREES = np.array([sum(3**place * (byte >> place & 1) for place in range(8)) for byte in range(256)])
"""Each byte as a number of base three: one for an own card; twice that for a discarded card."""
_OF_SUIT = np.arange(3**8)[:, None] // 3 ** np.arange(8) % 3
_SEEN = np.concatenate([_OF_SUIT == 1, _OF_SUIT == 2], axis=1).astype(np.float32)
"""The network's inputs for a suit: eight own cards, eight discarded ones."""


class Tables(NamedTuple):
    """A network whose parts that do not depend on the hand are already computed.

    ``side`` and ``trumps``: (6561, width) the input of a suit to the first layer that sees the whole hand; ``context``:
    (4, width) the input of who leads, and of a lone defender; ``layers``: the layers after it.
    """

    side: Array
    trumps: Array
    context: Array
    layers: tuple[tuple[Array, Array], ...]


def tricks_chances(
    hands: Bits, strain: int, away: Bits | None = None, leader: int | None = None, alone: bool = BOTH
) -> Floats:
    """Array (n, 11): the probability of each number of tricks for (n,) hands of ten cards, as masks.

    ``strain``: 0 to 3 for ♠ ♣ ♦ ♥ as trumps, 4 for none. ``away``: (n,) discarded cards, which the defenders do not
    hold. ``leader``: None if unknown.
    """
    gone = np.zeros_like(hands) if away is None else away
    leaders = range(LEADERS - alone) if leader is None else (leader,)
    suits = encode_suits(hands, gone, strain)
    found = [answers(suits, tables(strain == NO_TRUMPS), leader, alone) for leader in leaders]
    return np.asarray(np.mean(found, axis=0))


def tricks(hands: Bits, strain: int, away: Bits | None = None, leader: int | None = None, alone: bool = BOTH) -> Floats:
    """Array (n,): the expected number of tricks; see ``tricks_chances``."""
    return tricks_chances(hands, strain, away, leader, alone) @ COUNTS


class Exchanged(NamedTuple):
    """The best exchange for each strain: (n, 5) the ten cards kept, and (n, 5, 11) the probability of each count."""

    hands: Bits
    chances: Floats


def exchange(twelve: Bits, leader: int | None = None) -> Exchanged:
    """The discards from (n,) twelve cards that leave the most expected tricks in each strain.

    An ace is discarded only if there is no other card to discard.
    """
    away = pairs_of(twelve)
    kept, rows = twelve[:, None] & ~away, np.arange(len(twelve))
    aces = ACE_KEPT * np.bitwise_count(away & ACES)
    hands, found = [], []
    for strain in range(STRAINS):
        chances = tricks_chances(kept.ravel(), strain, away.ravel(), leader).reshape(*kept.shape, len(COUNTS))
        best = np.argmax(chances @ COUNTS - aces, axis=1)
        hands.append(kept[rows, best])
        found.append(chances[rows, best])
    return Exchanged(np.stack(hands, axis=1), np.stack(found, axis=1))


@cache
def tables(no_trumps: bool) -> Tables:
    """The network in the package for one of the two kinds of contract."""
    with (files(__package__) / WEIGHTS).open("rb") as file, np.load(file) as kept:
        return tables_of({name: kept[name].astype(np.float32) for name in kept.files}, no_trumps)


def tables_of(kept: dict[str, Array], no_trumps: bool) -> Tables:
    """The tables of a network from its file: arrays named by kind of contract, part, and number of the layer."""
    kind = "none" if no_trumps else "suited"
    (weights, bias), *layers = _layers(kept, f"{kind}.head")
    side = _through(_layers(kept, f"{kind}.side"))
    trumps = side if no_trumps else _through(_layers(kept, f"{kind}.trumps"))
    of_sides, context = weights[: side.shape[1]], weights[-4:]
    of_trumps = of_sides
    if not no_trumps:
        of_trumps, of_sides = of_sides, weights[side.shape[1] : -4]
    return Tables(
        side @ of_sides, trumps @ of_trumps, context + bias * (np.arange(4) < LEADERS)[:, None], tuple(layers)
    )


def _layers(kept: dict[str, Array], part: str) -> list[tuple[Array, Array]]:
    count = sum(name.startswith(f"{part}.") for name in kept) // 2
    return [(kept[f"{part}.{place}.weights"], kept[f"{part}.{place}.bias"]) for place in range(count)]


def _through(layers: list[tuple[Array, Array]]) -> Array:
    values = _SEEN
    for weights, bias in layers:
        values = np.maximum(values @ weights + bias, 0)
    return values


def encode_suits(hands: Bits, away: Bits, strain: int) -> Bits:
    """Array (n, 4): the inputs of a network: the suits as numbers of base three, trumps first."""
    order = np.array([strain % 4, *(place for place in range(4) if place != strain % 4)])
    own, gone = (cards[:, None] >> 8 * order & 0xFF for cards in (hands, away))
    return np.asarray(_THREES[own] + 2 * _THREES[gone])


def answers(suits: Bits, network: Tables, leader: int, alone: bool) -> Floats:
    """Array (n, 11): the probability of each number of tricks by ``network``; ``suits``: from ``encode_suits``."""
    context = network.context[leader] + network.context[3] * alone
    parts = [_of_some(suits[start : start + _AT_ONCE], network, context) for start in range(0, len(suits), _AT_ONCE)]
    return np.concatenate(parts) if parts else np.zeros((0, len(COUNTS)))


def _of_some(suits: Bits, network: Tables, context: Array) -> Floats:
    values = network.trumps[suits[:, 0]] + context
    for place in range(1, 4):
        values += network.side[suits[:, place]]
    for weights, bias in network.layers:
        values = np.maximum(values, 0) @ weights + bias
    high = np.exp(values - values.max(1, keepdims=True), dtype=np.float64)
    return np.asarray(high / high.sum(1, keepdims=True))
