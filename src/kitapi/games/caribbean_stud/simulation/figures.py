"""The statistics of simulated rounds of Caribbean Stud, with standard errors, computed from a tally."""

import math
from collections import Counter

import msgspec

from kitapi.games.caribbean_stud.rules.payment.jackpot import FIXED_ROW, PERCENT
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.simulation import kernels
from kitapi.games.caribbean_stud.simulation.rounds import RESULTS, StudSimulation, amounts
from kitapi.mechanics.poker_hands import Combination
from kitapi.simulation.tallies import BY_STRENGTH, Tally

_FOLD = RESULTS.index(Result.FOLD)


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """A count, its share of all trials, and the share's standard error if trials are independent.

    Seats of one round are not independent: with seven seats the standard error is 1 % too small.
    """

    count: int
    share: float
    standard_error: float


class StudFigures(msgspec.Struct, frozen=True, kw_only=True):
    """The statistics of a simulation. A hand is one seat in one round; amounts are in ANTEs.

    ``expectation``: the mean result of a hand. ``standard_error``: of the expectation, computed from whole rounds,
    because the seats of a round share the bank. ``standard_deviation``: of the result of one hand. ``element_of_risk``:
    the loss divided by all stakes (ANTE, BET and fee). ``results``: the number of hands with each net result.
    ``dealt``, ``bank``: the number of hands as dealt, and of the bank's hands, with each combination. ``jackpot``: for
    each tier, the number of hands as dealt that kept the right to the jackpot. ``by_seat``: the mean result by seat.
    """

    game: str = "caribbean-stud"
    strategy: str
    seed: int
    seats: int
    rounds: int
    hands: int
    expectation: float
    standard_error: float
    standard_deviation: float
    element_of_risk: float
    frequency: dict[str, Counted]
    results: dict[str, int]
    dealt: dict[str, int]
    bank: dict[str, int]
    qualified: Counted
    jackpot: dict[str, Counted]
    by_seat: list[float]


def figures(simulation: StudSimulation, tally: Tally) -> StudFigures:
    """Compute the statistics of ``tally``, of at least one round."""
    rounds, total = tally[kernels.ROUNDS], tally[kernels.SUM]
    hands = rounds * simulation.seats
    results = _results(simulation, tally)
    mean, squares = total / hands, sum(won * won * count for won, count in results.items())
    return StudFigures(
        strategy=simulation.strategy,
        seed=simulation.seed,
        seats=simulation.seats,
        rounds=rounds,
        hands=hands,
        expectation=mean,
        standard_error=_error_of_mean(rounds, total, tally[kernels.SQUARES]) / simulation.seats,
        standard_deviation=math.sqrt(max(0, hands * squares - total * total)) / hands,
        element_of_risk=-total / tally[kernels.STAKED],
        frequency=_frequency(tally, hands),
        results={str(won): results[won] for won in sorted(results)},
        dealt=_by_combination(tally, kernels.AT_DEALT),
        bank=_by_combination(tally, kernels.AT_BANK),
        qualified=_count_share(tally[kernels.QUALIFIED], rounds),
        jackpot=_jackpot(tally, hands),
        by_seat=[tally[kernels.AT_SEATS + seat] / rounds for seat in range(simulation.seats)],
    )


def _error_of_mean(count: int, total: int, squares: int) -> float:
    """Compute the standard error of the mean of ``count`` whole numbers from their sum and the sum of their squares.

    Return 0 if ``count`` is 1.
    """
    if count < 2:
        return 0.0
    return math.sqrt((count * squares - total * total) / (count * count * (count - 1)))


def _count_share(count: int, trials: int) -> Counted:
    share = count / trials
    return Counted(count=count, share=share, standard_error=math.sqrt(share * (1 - share) / trials))


def _results(simulation: StudSimulation, tally: Tally) -> Counter[int]:
    """Count the hands by net result, in ANTEs."""
    found: Counter[int] = Counter()
    for cell, (won, _staked) in enumerate(amounts(simulation.variant).tolist()):
        if count := tally[kernels.AT_CELLS + cell]:
            found[won] += count
    return found


def _frequency(tally: Tally, hands: int) -> dict[str, Counted]:
    """Count the hands by choice (fold, raise, exchange), with their shares of all hands."""
    half = kernels.RESULTS * kernels.COMBINATIONS
    kept, changed = (sum(_cells(tally, first, half)) for first in (0, half))
    folded, given_up = (
        sum(_cells(tally, first + _FOLD * kernels.COMBINATIONS, kernels.COMBINATIONS)) for first in (0, half)
    )
    counts = {
        "fold": folded,
        "raise": kept - folded,
        "exchange": changed,
        "exchange_raise": changed - given_up,
        "exchange_fold": given_up,
    }
    return {name: _count_share(count, hands) for name, count in counts.items()}


def _cells(tally: Tally, first: int, count: int) -> Tally:
    return tally[kernels.AT_CELLS + first : kernels.AT_CELLS + first + count]


def _by_combination(tally: Tally, at: int) -> dict[str, int]:
    """Return the ten counts in ``tally`` from index ``at``, by combination, the best first."""
    return {made.value: tally[at + strength] for strength, made in reversed(list(enumerate(BY_STRENGTH)))}


def _jackpot(tally: Tally, hands: int) -> dict[str, Counted]:
    won = {made: tally[kernels.AT_WON + strength] for strength, made in enumerate(BY_STRENGTH)}
    return {tier.value: _count_share(won[tier], hands) for tier in Combination if tier in PERCENT or tier in FIXED_ROW}
