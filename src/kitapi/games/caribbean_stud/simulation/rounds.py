"""Monte Carlo simulation of rounds of Caribbean Stud, in which all seats play the same strategy.

A round depends only on the seed and on the round's number. The same seed therefore gives the same results, no matter
how the rounds are divided among workers, and a simulation can be continued or extended.
"""

from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import Annotated

import msgspec
import numpy as np
from msgspec import Meta

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange, Result, SeatFacts
from kitapi.games.caribbean_stud.rules.payment.settlement import ANTE_WINS, bet_due, bet_wins, fee_lost, payments_for
from kitapi.games.caribbean_stud.rules.terms.paytables import payment_of
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant, Qualification
from kitapi.games.caribbean_stud.simulation import kernels
from kitapi.games.caribbean_stud.simulation.strategies import STRATEGIES, BadTable, digest_of, no_table, read_table
from kitapi.mechanics.poker_hands import Combination
from kitapi.simulation.tallies import BY_STRENGTH, LARGEST_SEED, Tally
from kitapi.texts import Text

RESULTS = tuple(Result)

_ONE_AT_A_TIME = Lock()
"""The lock that a thread holds while it loads or computes a table, so that only one thread does so at a time."""


class StudSimulation(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The parameters of a simulation of rounds with ``seats`` seats, each with an ANTE of 1 and the same ``strategy``.

    ``strategy``: the name of a strategy in ``STRATEGIES`` or of the exact odds; only a label if ``table`` is given.
    ``table``: the path of a file with the strategy's table. ``digest``: the SHA-256 digest of this file.
    """

    strategy: str
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)]
    seats: Annotated[int, Meta(ge=1, le=7)] = 1
    variant: CaribbeanStudVariant = CaribbeanStudVariant()
    table: str | None = None
    digest: str | None = None


def by_table(path: Path, *, seed: int, seats: int = 1) -> StudSimulation:
    """Return a simulation of the strategy whose table is the file ``path``.

    Raises:
        BadTable: the file is not the table of a strategy.
    """
    read_table(path)
    return StudSimulation(strategy=path.stem, seed=seed, seats=seats, table=str(path), digest=digest_of(path))


def play_rounds(simulation: StudSimulation, first: int, rounds: int) -> Tally:
    """Play rounds ``first`` to ``first + rounds - 1``, a few million at most, and return their tally."""
    variant = simulation.variant
    letter = variant.qualification is Qualification.ACE_OR_KING
    number, table = _strategy(simulation)
    rules = np.array([simulation.seats, letter, variant.folded_jackpot, number], np.int64)
    tally = np.zeros(kernels.TALLY, np.int64)
    kernels.simulate(np.uint64(simulation.seed), first, rounds, rules, amounts(variant), table, tally)
    return tuple(tally.tolist())


def _strategy(simulation: StudSimulation) -> tuple[int, kernels.Table]:
    """Return the number of the strategy in the kernels, and its table, or a placeholder if it needs no table."""
    if simulation.table is None and simulation.strategy in STRATEGIES:
        return STRATEGIES[simulation.strategy], no_table()
    with _ONE_AT_A_TIME:
        if simulation.table is not None:
            return kernels.TABLE, _load_table(simulation.table, simulation.digest)
        return kernels.TABLE, compute_table(simulation.strategy, simulation.variant)


@cache
def _load_table(path: str, digest: str | None) -> kernels.Table:
    table = read_table(Path(path))
    if digest_of(Path(path)) != digest:
        raise BadTable(Text("{path}: is another table than the one the simulation began with", path=path))
    return table


@lru_cache(1)
def compute_table(name: str, variant: CaribbeanStudVariant) -> kernels.Table:
    """Compute the table of a strategy of the exact odds, which takes several tens of seconds."""
    from kitapi.games.caribbean_stud.odds.strategies import STRATEGIES as EXACT  # noqa: PLC0415
    from kitapi.games.caribbean_stud.simulation.strategy_table import table_of  # noqa: PLC0415 - few need it, and it takes long to load

    return table_of(EXACT[name], variant)


def amounts(variant: CaribbeanStudVariant) -> kernels.Integers:
    """Compute the result and the total stake of a seat for each cell of ``kernels.cell_of``, in ANTEs; (100, 2)."""
    found = [
        (_net(result, made, variant, exchanged=exchanged), _stakes(result, variant, exchanged=exchanged))
        for exchanged in (False, True)
        for result in RESULTS
        for made in BY_STRENGTH
    ]
    return np.array(found, np.int64)


def _net(result: Result, made: Combination, variant: CaribbeanStudVariant, *, exchanged: bool) -> int:
    facts = _facts(result, exchanged=exchanged)
    bet = bet_wins(facts, result, payment_of(made, payments_for(facts, variant)))
    return ANTE_WINS[result] + bet - fee_lost(facts, variant)


def _stakes(result: Result, variant: CaribbeanStudVariant, *, exchanged: bool) -> int:
    facts = _facts(result, exchanged=exchanged)
    return facts.ante + (facts.bet or 0) + fee_lost(facts, variant)


def _facts(result: Result, *, exchanged: bool) -> SeatFacts:
    """Return the facts of a seat with an ANTE of 1; the cards are arbitrary, since the winnings do not depend on them.

    The winnings depend only on the result and the combination.
    """
    a, b, c, d, e, discard, *rest = DECK_52
    return SeatFacts(
        ante=1,
        bet=None if result is Result.FOLD else bet_due(1),
        token=False,
        cards=(a, b, c, d, e),
        bank=(rest[0], rest[1], rest[2], rest[3], rest[4]),
        exchange=Exchange(discard=a, new=discard) if exchanged else None,
    )
