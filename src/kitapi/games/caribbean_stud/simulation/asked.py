"""All that can be simulated, and how a part of it is."""

import hashlib
from pathlib import Path
from typing import TypeAlias

from kitapi.games.caribbean_stud.odds import bank, counting, exchanging, spots, states, terms, values
from kitapi.games.caribbean_stud.odds import strategies as exact_strategies
from kitapi.games.caribbean_stud.rules.payment import settled, settlement
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

Asked: TypeAlias = StudSimulation | SeenHands

_MODULES = (
    *(seen_hands, seen_hands_kernels, strategy_table, kernels, rounds, strategies, tallies),
    *(paytables, settled, settlement, variant, poker_hands),
    *(bank, counting, exchanging, spots, states, exact_strategies, terms, values),
)

SOURCES = tuple(Path(str(module.__file__)) for module in _MODULES)
"""Whatever the numbers follow from: the kernels, the rules and payments, and the strategies of the exact odds."""

KERNELS = hashlib.sha256(b"".join(place.read_bytes() for place in SOURCES)).hexdigest()
"""What tells these kernels, rules and strategies from others, whose numbers may be different ones."""

ROUNDS_AT_ONCE, DEALS_AT_ONCE = 1_000_000, 200
"""Seats' rounds, and deals, that are done at a time: half a second."""


def part_done(asked: Asked, first: int, count: int) -> Tally:
    """The tally of rounds or deals ``first`` to ``first + count - 1``."""
    return sample_deals(asked, first, count) if isinstance(asked, SeenHands) else play_rounds(asked, first, count)


def at_once(asked: Asked) -> int:
    """How many rounds or deals are done at a time."""
    return DEALS_AT_ONCE if isinstance(asked, SeenHands) else max(1, ROUNDS_AT_ONCE // asked.seats)


def nothing(asked: Asked) -> Tally:
    """The tally before anything is done."""
    return (0,) * (seen_hands_kernels.TALLY if isinstance(asked, SeenHands) else kernels.TALLY)
