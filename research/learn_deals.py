"""Training data: a declarer's ten cards, the two discards, the strain, the leader, and the solver's result.

A *shard* is one file of rows. Its rows depend on the seed and the shard's number alone, so shards may be made in any
order and at any time. Hands are the masks of ``players.tricks.holdings``.
"""

from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.players.tricks import estimate
from kitapi.solver.deals import Deals, results

Bits = NDArray[np.int64]
Floats = NDArray[np.float64]

ROWS = 20_000
"""Number of rows in a shard."""
EVERY_STRAIN = np.arange(5)
PAIRS = np.array(list(combinations(range(12), 2)))
"""The 66 pairs of places of two discards among twelve cards."""
SHARE_OF_ANY = 0.12
"""The share of rows with random hand, discards and strain, so that the training data cover all hands."""
PAIR_NOISE, STRAIN_NOISE = 0.35, 0.8
"""Noise in tricks with which discards and strain are chosen, compared with the estimate."""
LEAST, SLOPE = 5.2, 0.6
"""Expected tricks at which half of the declarers are kept, and the slope of that share."""
NO_TRUMPS_FROM = 1000
"""The first number of shards with no trumps only, a strain that few declarers would choose."""


class Rows(NamedTuple):
    """Deals, some of them solved.

    ``hands``: (n, 4) the declarer's, the next's, the last's cards, and those laid away; ``strains``: 0 to 4 (none);
    ``leaders``: 0 the declarer, then in the order of play; ``tricks``: (n, 3) the declarer's tricks against both
    defenders, against the next alone, and against the last alone (if an absent defender would lead, the next hand in
    play does); -1: not solved.
    """

    hands: Bits
    strains: Bits
    leaders: Bits
    tricks: NDArray[np.int8]


def shuffle_packs(rng: np.random.Generator, number: int) -> Bits:
    """(number, 32) shuffled packs; each card is a mask with one bit."""
    return np.int64(1) << rng.permuted(np.tile(np.arange(32, dtype=np.int64), (number, 1)), axis=1)


def estimate_tricks(hands: Bits) -> Floats:
    """(…, 5) the tables' expected tricks at every strain: ``estimate.tricks`` for many hands."""
    holdings = hands[..., None] >> 8 * np.arange(4) & 0xFF
    side, trumps = np.array(estimate.AT_SIDE), np.array(estimate.AT_TRUMPS)
    winners, running = np.array(estimate.WINNERS)[holdings], np.array(estimate.RUNNING)[holdings]
    lost = side[holdings]
    suited = 10 - lost.sum(-1, keepdims=True) + lost - trumps[holdings]
    none = np.minimum(winners.sum(-1), 10 - running.sum(-1))
    return np.concatenate([suited, none[..., None]], axis=-1)


def pairs_of(twelves: Bits) -> Bits:
    """(n, 66) the masks of all pairs of discards from (n, 12) cards."""
    return twelves[:, PAIRS[:, 0]] | twelves[:, PAIRS[:, 1]]


def _declare(rng: np.random.Generator, packs: Bits, strains: Bits) -> tuple[Bits, Bits, NDArray[np.bool_]]:
    """For packs whose first twelve cards are the declarer's: the discards, the strain, and whether they would bid.

    The declarer chooses among ``strains``.
    """
    number, rows = len(packs), np.arange(len(packs))
    pairs = pairs_of(packs[:, :12])
    left = packs[:, :12].sum(1)[:, None] & ~pairs
    value = estimate_tricks(left) + rng.gumbel(0, PAIR_NOISE, (number, 66, 5))
    best = (value.max(1) + rng.gumbel(0, STRAIN_NOISE, (number, 5)))[:, strains].argmax(1)
    anything = rng.random(number) < SHARE_OF_ANY
    strains = strains[np.where(anything, rng.integers(0, len(strains), number), best)]
    chosen = np.where(anything, rng.integers(0, 66, number), value[rows, :, strains].argmax(1))
    expected = estimate_tricks(left[rows, chosen])[rows, strains]
    keen = rng.random(number) < 1 / (1 + np.exp((LEAST - expected) / SLOPE))
    return pairs[rows, chosen], strains, keen | anything


def draw_rows(rng: np.random.Generator, number: int, strains: Bits = EVERY_STRAIN) -> Rows:
    """Rows not yet solved."""
    parts: list[tuple[Bits, Bits, Bits]] = []
    while sum(len(part[2]) for part in parts) < number:
        packs = shuffle_packs(rng, 4096)
        away, chosen, keen = _declare(rng, packs, strains)
        parts.append((packs[keen], away[keen], chosen[keen]))
    packs, away, chosen = (np.concatenate(part)[:number] for part in zip(*parts, strict=True))
    twelve = packs[:, :12].sum(1)
    hands = np.stack([twelve & ~away, packs[:, 12:22].sum(1), packs[:, 22:].sum(1), away], axis=1)
    return Rows(hands, chosen, rng.integers(0, 3, number), np.full((number, 3), -1, np.int8))


def wide(hands: Bits) -> Bits:
    """Hands in the solver's format."""
    sets = np.zeros_like(hands)
    for place in range(4):
        sets |= (hands >> 8 * place & 0xFF) << 13 * place + 5
    return sets


def solve_hands(hands: Bits, leaders: Bits, strains: Bits) -> NDArray[np.int8]:
    """(n,) the declarer's tricks with open cards; ``hands``: (n, 2 or 3)."""
    trumps = np.where(strains == estimate.NO_TRUMPS, -1, strains)
    return results(Deals(wide(hands), leaders, trumps), workers=1)


def solve_rows(rows: Rows, alone: int) -> Rows:
    """``rows`` solved; the first ``alone`` of them also against each defender alone."""
    tricks = rows.tricks.copy()
    tricks[:, 0] = solve_hands(rows.hands[:, :3], rows.leaders, rows.strains)
    some = slice(0, alone)
    for out, one in ((2, 1), (1, 2)):
        leaders = np.where(rows.leaders == out, (out + 1) % 3, rows.leaders)[some]
        playing = rows.hands[some][:, [0, one]]
        tricks[some, one] = solve_hands(playing, (leaders > 0).astype(np.int64), rows.strains[some])
    return rows._replace(tricks=tricks)


def pack_rows(rows: Rows) -> NDArray[np.uint32]:
    """(n, 5) the stored form of a shard: four hands; strain, leader and three numbers of tricks in one integer."""
    tricks = (rows.tricks.astype(np.int64) + 1 << 8 * np.arange(3)).sum(1)
    last = rows.strains | rows.leaders << 4 | tricks << 8
    return np.concatenate([rows.hands, last[:, None]], axis=1).astype(np.uint32)


def unpack_rows(kept: NDArray[np.uint32]) -> Rows:
    """The rows from which ``pack_rows`` made ``kept``."""
    whole = kept.astype(np.int64)
    tricks = (whole[:, 4:] >> 8 + 8 * np.arange(3) & 0xFF) - 1
    return Rows(whole[:, :4], whole[:, 4] & 15, whole[:, 4] >> 4 & 15, tricks.astype(np.int8))


def shard(seed: int, number: int, count: int = ROWS) -> Rows:
    """The rows of shard ``number``."""
    strains = EVERY_STRAIN if number < NO_TRUMPS_FROM else EVERY_STRAIN[-1:]
    return solve_rows(draw_rows(np.random.default_rng([seed, number]), count, strains), count // 4)


def load_shard(folder: Path, seed: int, number: int) -> Rows:
    """The rows of shard ``number``, read from ``folder``, or made and stored there."""
    path = folder / f"deals-{seed}-{number:04}.npy"
    if path.exists():
        return unpack_rows(np.load(path))
    folder.mkdir(parents=True, exist_ok=True)
    rows = shard(seed, number)
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.save(file, pack_rows(rows))
    part.rename(path)
    return rows


def join_rows(parts: list[Rows]) -> Rows:
    """All rows of some shards."""
    hands, strains, leaders, tricks = (np.concatenate(part) for part in zip(*parts, strict=True))
    return Rows(hands, strains, leaders, tricks.astype(np.int8))
