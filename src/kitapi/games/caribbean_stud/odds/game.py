"""The whole game, exactly: expectation, variance and distribution of outcomes of a strategy.

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

DEALS: Final = comb(52, 5) * 47 * WAYS
"""All ways, the new card among them."""

BET: Final = 2
"""Of a raise, in ANTEs."""


class Game(Enum):
    """Whether a card may be exchanged."""

    BASE = "base"
    VENICE = "venice"
    """One card may be exchanged against a fee."""


class BadGame(ValueError):
    """A strategy that cannot be played in a game."""


class WholeGame(msgspec.Struct, frozen=True):
    """The exact results of a strategy in a game; amounts in ANTEs.

    ``by_choice``, ``by_result``: how many of ``DEALS`` are folded, raised, or exchanged and then folded or raised, and
    how many end with which net result. ``stakes``: what was staked in all of them together, fees included.
    """

    game: Game
    strategy: str
    by_choice: dict[str, int]
    by_result: dict[int, int]
    stakes: int

    @property
    def expectation(self) -> Fraction:
        """What a deal wins on average; the house edge is this with the other sign."""
        return Fraction(sum(net * deals for net, deals in self.by_result.items()), DEALS)

    @property
    def variance(self) -> Fraction:
        """Of the result of one deal."""
        return Fraction(sum(net * net * deals for net, deals in self.by_result.items()), DEALS) - self.expectation**2

    @property
    def standard_deviation(self) -> float:
        """The root of the variance, to be shown."""
        return sqrt(self.variance)

    @property
    def element_of_risk(self) -> Fraction:
        """What is lost on average of everything staked: ANTE, BET and fee."""
        return -self.expectation * DEALS / self.stakes

    @property
    def frequency(self) -> dict[str, Fraction]:
        """How often a hand is folded, raised or exchanged at first, and then raised or folded."""
        counts = self.by_choice
        exchanged = counts["exchange_raise"] + counts["exchange_fold"]
        every = {"fold": counts["fold"], "raise": counts["raise"], "exchange": exchanged}
        every |= {name: counts[name] for name in ("exchange_raise", "exchange_fold")}
        return {name: Fraction(count, DEALS) for name, count in every.items()}

    @property
    def results(self) -> dict[int, Fraction]:
        """How likely every net result is, the worst first."""
        return {net: Fraction(deals, DEALS) for net, deals in sorted(self.by_result.items()) if deals}


Progress = Callable[[int, int], None]
"""Called with the number of parts done and of all parts."""


def whole_game(
    game: Game,
    strategies: Sequence[Strategy] = (),
    variant: CaribbeanStudVariant = RULEBOOK,
    *,
    threads: int | None = None,
    progress: Progress | None = None,
) -> list[WholeGame]:
    """Compute the results of each of ``strategies``, by default perfect play alone; they share most of the work.

    Raises:
        BadGame: one of them exchanges cards, and the game has no exchange.
    """
    wanted = [_in(game, strategy) for strategy in strategies or (PERFECT,)]
    terms = terms_of(variant)
    sums = [[0] * TALLY for _ in wanted]
    with ThreadPoolExecutor(threads or cores()) as pool:
        jobs = [pool.submit(_tallies, upcard, wanted, terms) for upcard in range(ALL_RANKS)]
        for done, job in enumerate(as_completed(jobs), 1):
            for total, tally in zip(sums, job.result(), strict=True):
                total[:] = [before + SUITS * more for before, more in zip(total, tally, strict=True)]
            if progress:
                progress(done, ALL_RANKS)
    return [_summarize(game, strategy, tally, terms) for strategy, tally in zip(wanted, sums, strict=True)]


def _in(game: Game, strategy: Strategy) -> Strategy:
    if game is Game.VENICE or not strategy.exchanges:
        return strategy
    if strategy is PERFECT:
        return NEVER_EXCHANGE._replace(name=PERFECT.name)
    raise BadGame(f"{strategy.name} exchanges cards, and the base game has no exchange")


def _tallies(upcard: int, strategies: Sequence[Strategy], terms: Terms) -> list[list[int]]:
    spots = Spots(upcard, terms)
    return [spots.tally(strategy.choose(spots), strategy.least).tolist() for strategy in strategies]


def _summarize(game: Game, strategy: Strategy, tally: list[int], terms: Terms) -> WholeGame:
    by_result: dict[int, int] = {}
    for net, deals in [
        (-1, tally[FOLD]),
        (-1 - terms.fee, tally[EXCHANGE_FOLD]),
        *_of_raises(tally[RAISE:EXCHANGE_FOLD], terms.kept_by_row, 0),
        *_of_raises(tally[EXCHANGE_RAISE:], terms.exchanged_by_row, terms.fee),
    ]:
        by_result[net] = by_result.get(net, 0) + deals
    raised, again = sum(tally[RAISE : RAISE + OUTCOMES]), sum(tally[EXCHANGE_RAISE : EXCHANGE_RAISE + OUTCOMES])
    by_choice = {"fold": tally[FOLD], "raise": raised, "exchange_raise": again, "exchange_fold": tally[EXCHANGE_FOLD]}
    stakes = DEALS + BET * (raised + again) + terms.fee * (again + tally[EXCHANGE_FOLD])
    return WholeGame(game, strategy.name, by_choice, by_result, stakes)


def _of_raises(tally: Sequence[int], wins: Sequence[int], fee: int) -> list[tuple[int, int]]:
    """Net results of raises, and how many there are of each."""
    lost = [(1 - fee, tally[OUT]), (-fee, tally[TIED]), (-1 - BET - fee, tally[LOST])]
    return lost + [(win - fee, deals) for win, deals in zip(wins, tally[WON:], strict=True)]
