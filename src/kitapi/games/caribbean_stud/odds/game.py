"""The whole game: exact expectation, variance and distribution of the results of a strategy.

A deal is a hand, an upcard, a new card for an exchange, and the bank's other four cards: there are 2,598,960 x 47 x
6,853,770 equally likely deals. Without an exchange the new card does not matter, but deals that differ only in it are
still counted separately, so that all counts share one denominator.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from enum import Enum
from fractions import Fraction
from math import comb, sqrt
from typing import Final

import msgspec

from kitapi.compiling.cores import cores
from kitapi.games.caribbean_stud.odds.count_kernels import WAYS
from kitapi.games.caribbean_stud.odds.exchange_kernels import (
    EXCHANGE_FOLD,
    EXCHANGE_RAISE,
    FOLD,
    LOST,
    OUT,
    OUTCOMES,
    RAISE,
    TALLY,
    TIED,
    WON,
)
from kitapi.games.caribbean_stud.odds.spots import Spots
from kitapi.games.caribbean_stud.odds.strategies import NEVER_EXCHANGE, PERFECT, Strategy
from kitapi.games.caribbean_stud.odds.terms import RULEBOOK, Terms, terms_of
from kitapi.games.caribbean_stud.odds.values import ALL_RANKS, SUITS
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant
from kitapi.texts import Text, TextError

DEALS: Final = comb(52, 5) * 47 * WAYS
"""The number of all deals; deals that differ only in the new card count separately."""

BET: Final = 2
"""The BET of a raise, in ANTEs."""


class Game(Enum):
    """Whether a card may be exchanged."""

    BASE = "base"
    VENICE = "venice"
    """One card may be exchanged against a fee."""


class BadGame(TextError):
    """The strategy exchanges cards, and the game has no exchange."""


class WholeGame(msgspec.Struct, frozen=True):
    """The exact results of a strategy in a game; amounts in ANTEs.

    ``by_choice``: the number of deals, of all ``DEALS``, in which the player folds, raises, exchanges and folds, and
    exchanges and raises. ``by_result``: the number of deals by net result. ``stakes``: the sum of the stakes of all
    deals, fees included.
    """

    game: Game
    strategy: str
    by_choice: dict[str, int]
    by_result: dict[int, int]
    stakes: int

    @property
    def expectation(self) -> Fraction:
        """The mean result of a deal; the house edge is its negative."""
        return Fraction(sum(net * deals for net, deals in self.by_result.items()), DEALS)

    @property
    def variance(self) -> Fraction:
        """The variance of the result of one deal."""
        return Fraction(sum(net * net * deals for net, deals in self.by_result.items()), DEALS) - self.expectation**2

    @property
    def standard_deviation(self) -> float:
        """The standard deviation of the result of one deal, rounded to a float."""
        return sqrt(self.variance)

    @property
    def element_of_risk(self) -> Fraction:
        """The mean loss divided by the mean of everything staked: ANTE, BET and fee."""
        return -self.expectation * DEALS / self.stakes

    @property
    def frequency(self) -> dict[str, Fraction]:
        """The probability of each choice: fold, raise, exchange, exchange and raise, exchange and fold."""
        counts = self.by_choice
        exchanged = counts["exchange_raise"] + counts["exchange_fold"]
        every = {"fold": counts["fold"], "raise": counts["raise"], "exchange": exchanged}
        every |= {name: counts[name] for name in ("exchange_raise", "exchange_fold")}
        return {name: Fraction(count, DEALS) for name, count in every.items()}

    @property
    def results(self) -> dict[int, Fraction]:
        """The probability of each net result, the worst first."""
        return {net: Fraction(deals, DEALS) for net, deals in sorted(self.by_result.items()) if deals}


Progress = Callable[[int, int], None]
"""A callback that receives the number of parts finished and the number of all parts."""


def compute_whole_game(
    game: Game,
    strategies: Sequence[Strategy] = (),
    variant: CaribbeanStudVariant = RULEBOOK,
    *,
    threads: int | None = None,
    progress: Progress | None = None,
) -> list[WholeGame]:
    """Compute the exact results of ``strategies``, in the same order; by default only of perfect play.

    Each rank of the upcard is one part of the work, and ``threads`` parts run in parallel, by default as many as there
    are cores; the strategies share most of the work. Only one upcard of each rank is evaluated, since the counts are
    the same for each suit.

    Raises:
        BadGame: one of ``strategies`` exchanges cards, and ``game`` has no exchange.
    """
    played = [_adapt_to_game(strategy, game) for strategy in strategies or (PERFECT,)]
    terms = terms_of(variant)
    totals = [[0] * TALLY for _ in played]
    with ThreadPoolExecutor(threads or cores()) as pool:
        jobs = [pool.submit(_tally_deals, upcard, played, terms) for upcard in range(ALL_RANKS)]
        for done, job in enumerate(as_completed(jobs), 1):
            for total, tally in zip(totals, job.result(), strict=True):
                total[:] = [counted + SUITS * more for counted, more in zip(total, tally, strict=True)]
            if progress:
                progress(done, ALL_RANKS)
    return [_summarize(game, strategy, total, terms) for strategy, total in zip(played, totals, strict=True)]


def _adapt_to_game(strategy: Strategy, game: Game) -> Strategy:
    """Return ``strategy``, or in the base game, for perfect play, the best strategy without exchanges.

    Raises:
        BadGame: another strategy exchanges cards, and ``game`` has no exchange.
    """
    if game is Game.VENICE or not strategy.exchanges:
        return strategy
    if strategy is PERFECT:
        return NEVER_EXCHANGE._replace(name=PERFECT.name)
    raise BadGame(Text("{strategy} exchanges cards, and the base game has no exchange", strategy=strategy.name))


def _tally_deals(upcard: int, strategies: Sequence[Strategy], terms: Terms) -> list[list[int]]:
    """Count the deals with one upcard of rank ``upcard`` by outcome: for each strategy a tally of ``TALLY`` counts."""
    spots = Spots(upcard, terms)
    return [spots.tally(strategy.choose(spots), strategy.least).tolist() for strategy in strategies]


def _summarize(game: Game, strategy: Strategy, tally: list[int], terms: Terms) -> WholeGame:
    by_result: dict[int, int] = {}
    for net, deals in [
        (-1, tally[FOLD]),
        (-1 - terms.fee, tally[EXCHANGE_FOLD]),
        *_results_of_raises(tally[RAISE:EXCHANGE_FOLD], terms.kept_by_row, 0),
        *_results_of_raises(tally[EXCHANGE_RAISE:], terms.exchanged_by_row, terms.fee),
    ]:
        by_result[net] = by_result.get(net, 0) + deals
    raised, again = sum(tally[RAISE : RAISE + OUTCOMES]), sum(tally[EXCHANGE_RAISE : EXCHANGE_RAISE + OUTCOMES])
    by_choice = {"fold": tally[FOLD], "raise": raised, "exchange_raise": again, "exchange_fold": tally[EXCHANGE_FOLD]}
    stakes = DEALS + BET * (raised + again) + terms.fee * (again + tally[EXCHANGE_FOLD])
    return WholeGame(game, strategy.name, by_choice, by_result, stakes)


def _results_of_raises(tally: Sequence[int], wins: Sequence[int], fee: int) -> list[tuple[int, int]]:
    """Return pairs of a net result of a raise, in ANTEs, and the number of deals with this result.

    ``tally``: the ``OUTCOMES`` counts of raises. ``wins``: the winnings of each combination, the royal flush first.
    """
    lost = [(1 - fee, tally[OUT]), (-fee, tally[TIED]), (-1 - BET - fee, tally[LOST])]
    return lost + [(win - fee, deals) for win, deals in zip(wins, tally[WON:], strict=True)]
