"""The kinds of simulations, how a chunk of each is run, and the fingerprint of the code that they depend on."""

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
"""Fingerprint of these source files: if they differ, the same seed may give other results."""

ROUNDS_AT_ONCE, DEALS_AT_ONCE = 1_000_000, 200
"""The number of seats' rounds, and of deals, in a chunk: half a second of work."""


def run_part(simulation: Simulation, first: int, count: int) -> Tally:
    """Simulate rounds or deals ``first`` to ``first + count - 1`` and return their tally."""
    return (
        sample_deals(simulation, first, count)
        if isinstance(simulation, SeenHands)
        else play_rounds(simulation, first, count)
    )


def chunk_size(simulation: Simulation) -> int:
    """The number of rounds or deals in a chunk."""
    return DEALS_AT_ONCE if isinstance(simulation, SeenHands) else max(1, ROUNDS_AT_ONCE // simulation.seats)


def empty_tally(simulation: Simulation) -> Tally:
    """The tally of a simulation that has not begun."""
    return (0,) * (seen_hands_kernels.TALLY if isinstance(simulation, SeenHands) else kernels.TALLY)
