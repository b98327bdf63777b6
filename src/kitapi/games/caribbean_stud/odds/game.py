"""The whole game: exact expectation, variance and distribution of the results of a strategy.

A deal is a hand, an upcard, a new card for an exchange, and the bank's other four cards: 2,598,960 x 47 x 6,853,770
equally likely ways. Where nothing is exchanged the new card does not matter, but its ways are counted too, so that all
counts share one denominator.
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
"""The number of all deals, with the new card."""

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

    ``by_choice``: how many of ``DEALS`` are folded, raised, and exchanged and then folded or raised. ``by_result``: how
    many of them end with each net result. ``stakes``: the stakes of all of them together, fees included.
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
        """The share of all stakes, ANTE, BET and fee, that is lost on average."""
        return -self.expectation * DEALS / self.stakes

    @property
    def frequency(self) -> dict[str, Fraction]:
        """The probability of each choice: fold, raise, exchange; and of raise and fold after an exchange."""
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
"""Called with the number of parts done, and of all parts."""


def compute_whole_game(
    game: Game,
    strategies: Sequence[Strategy] = (),
    variant: CaribbeanStudVariant = RULEBOOK,
    *,
    threads: int | None = None,
    progress: Progress | None = None,
) -> list[WholeGame]:
    """Compute the exact results of ``strategies`` in their order, by default of perfect play alone.

    The deals are counted upcard by upcard, in parallel on ``threads``, by default one for each core; all strategies
    share most of the work. The 13 ranks stand for all upcards, since each suit has the same counts.

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
    """``strategy`` as it can be played in ``game``: perfect play never exchanges where the game has no exchange."""
    if game is Game.VENICE or not strategy.exchanges:
        return strategy
    if strategy is PERFECT:
        return NEVER_EXCHANGE._replace(name=PERFECT.name)
    raise BadGame(Text("{strategy} exchanges cards, and the base game has no exchange", strategy=strategy.name))


def _tally_deals(upcard: int, strategies: Sequence[Strategy], terms: Terms) -> list[list[int]]:
    """For each strategy, the number of deals with one upcard of rank ``upcard`` by outcome, ``TALLY`` places."""
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
    """The net results of raises, in ANTEs, with their numbers of deals."""
    lost = [(1 - fee, tally[OUT]), (-fee, tally[TIED]), (-1 - BET - fee, tally[LOST])]
    return lost + [(win - fee, deals) for win, deals in zip(wins, tally[WON:], strict=True)]
