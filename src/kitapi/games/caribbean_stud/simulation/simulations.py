"""The kinds of simulations, the functions that run one part of each, and the fingerprint of the code they depend on."""

import hashlib
from pathlib import Path
from typing import TypeAlias

from kitapi.games.caribbean_stud.odds import bank, count_kernels, exchange_kernels, spots, states, terms, values
from kitapi.games.caribbean_stud.odds import strategies as exact_strategies
from kitapi.games.caribbean_stud.rules.payment import round_facts, settlement
from kitapi.games.caribbean_stud.rules.terms import paytables, variant
from kitapi.games.caribbean_stud.simulation import (
    kernels,
    rounds,
    seen_hands,
    seen_hands_kernels,
    strategies,
    strategy_table,
)
from kitapi.games.caribbean_stud.simulation.rounds import StudSimulation, play_rounds
from kitapi.games.caribbean_stud.simulation.seen_hands import SeenHands, sample_deals
from kitapi.mechanics import poker_hands
from kitapi.simulation import tallies
from kitapi.simulation.tallies import Tally

Simulation: TypeAlias = StudSimulation | SeenHands

_MODULES = (
    *(seen_hands, seen_hands_kernels, strategy_table, kernels, rounds, strategies, tallies),
    *(paytables, round_facts, settlement, variant, poker_hands),
    *(bank, count_kernels, exchange_kernels, spots, states, exact_strategies, terms, values),
)

SOURCES = tuple(Path(str(module.__file__)) for module in _MODULES)
"""The source files that results depend on: kernels, rules and payments, and the strategies of the exact odds."""

KERNELS = hashlib.sha256(b"".join(place.read_bytes() for place in SOURCES)).hexdigest()
"""The SHA-256 digest of these source files: if they differ, the same seed may give other results."""

ROUNDS_AT_ONCE, DEALS_AT_ONCE = 1_000_000, 200
"""The number of rounds times seats, and the number of deals, in one part: half a second of work."""


def run_part(simulation: Simulation, first: int, count: int) -> Tally:
    """Simulate rounds or deals ``first`` to ``first + count - 1`` and return their tally."""
    return (
        sample_deals(simulation, first, count)
        if isinstance(simulation, SeenHands)
        else play_rounds(simulation, first, count)
    )


def chunk_size(simulation: Simulation) -> int:
    """Return the number of rounds or deals in one part."""
    return DEALS_AT_ONCE if isinstance(simulation, SeenHands) else max(1, ROUNDS_AT_ONCE // simulation.seats)


def empty_tally(simulation: Simulation) -> Tally:
    """Return the tally of a simulation that has not begun: all zeros."""
    return (0,) * (seen_hands_kernels.TALLY if isinstance(simulation, SeenHands) else kernels.TALLY)
