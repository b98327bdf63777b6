"""Comparison of two players, who play the same deals in all mixed seatings of the two.

A deal is one observation: the sum of one player's results in all six mixed seatings minus that of the other's. So both
have the same luck of cards and seats.
"""

from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from itertools import product
from typing import Any, NamedTuple

from kitapi.arena.campaign import HERE, Campaign, Limits, Place, run
from kitapi.arena.games import ArenaGame
from kitapi.arena.sequential import Estimate, Running
from kitapi.arena.simulation import BadMatch, Match, match_of, row_of
from kitapi.arena.version import version_of
from kitapi.texts import Text


class Comparison(NamedTuple):
    """The result of a comparison: the mean gain of ``one`` over ``other`` for a deal and seat, in ``unit``."""

    game: str
    one: str
    other: str
    seed: int
    estimate: Estimate
    seconds: float
    unit: str

    @property
    def errors(self) -> float:
        """The difference in standard errors."""
        return self.estimate.errors

    def __str__(self) -> str:
        deals, mean, error = self.estimate
        return (
            f"{self.one} against {self.other}: {mean:+.2f} ± {error:.2f} {self.unit} a deal"
            f" ({self.errors:+.1f} standard errors, {deals} deals in all mixed seatings): {self.verdict}"
        )

    @property
    def verdict(self) -> str:
        """Whether the difference is significant, see ``sequential``."""
        return "resolved" if self.estimate.resolved else "UNRESOLVED"

    def to_dict(self) -> dict[str, Any]:
        """The comparison as values for JSON."""
        deals, mean, error = self.estimate
        return {
            "game": self.game,
            "one": self.one,
            "other": self.other,
            "seed": self.seed,
            "deals": deals,
            "unit": self.unit,
            "difference": mean,
            "standard_error": error,
            "errors": self.errors,
            "evidence": self.estimate.evidence,
            "resolved": self.estimate.resolved,
            "minutes": round(self.seconds / 60, 2),
            "version": version_of(self.game),
        }


OnComparison = Callable[[Comparison], None]
"""A function that is called with the comparison so far after every deal."""


def pair_of(  # noqa: PLR0913 - the options of a match
    game: ArenaGame,
    one: str,
    other: str,
    *,
    seed: int = 1,
    seats: int = 3,
    variant: Mapping[str, Any] | None = None,
) -> Match:
    """The match of two players in every seating that has at least one of both.

    Raises:
        BadMatch: the game has no such player or house rule.
    """
    mixed = [who for who in product((True, False), repeat=seats) if any(who) and not all(who)]
    seatings = tuple(_places(who) for who in mixed)
    return match_of(game, (one,) * seats + (other,) * seats, seatings, seed=seed, variant=variant)


def compare(  # noqa: PLR0913 - players, limits, and the callback for progress
    game: ArenaGame,
    pair: Match,
    limits: Limits,
    place: Place = HERE,
    *,
    to_the_end: bool = False,
    on_done: OnComparison | None = None,
) -> Comparison:
    """Play deals until the difference is significant, or a limit is reached; ``to_the_end``: only until a limit.

    Raises:
        BadMatch: a number is out of range.
        BadState: the file belongs to another campaign.
    """
    if limits.deals < 1:
        raise BadMatch(Text("{field}: must be at least 1, not {number}", field="deals", number=limits.deals))
    if place.workers < 1:
        raise BadMatch(Text("{field}: must be at least 1, not {number}", field="workers", number=place.workers))
    seats = len(pair.seatings[0])
    one, other = pair.players[0], pair.players[-1]
    running, seconds = Running(), 0.0
    # each of the two has half of all seats of all seatings; values are in 1/seats of a unit
    parts = seats * len(pair.seatings) * seats / 2
    work = Campaign(f"compare-{game.name}-{one}-{other}", game.name, pair, partial(difference_of, game), int)
    with closing(run(work, limits, place)) as rows:
        for done in rows:
            running.add(done.row)
            seconds += done.seconds
            found = Comparison(game.name, one, other, pair.seed, running.estimate(parts), seconds, game.rules().unit)
            if on_done:
                on_done(found)
            if running.is_decided() and not to_the_end:
                break
    return found


def difference_of(game: ArenaGame, pair: Match, number: int) -> int:
    """The sum of one player's results in a deal over all seatings, minus that of the other's."""
    tallies, seats = row_of(game, pair, number).tallies, len(pair.seatings[0])
    return sum(tally.value for tally in tallies[:seats]) - sum(tally.value for tally in tallies[seats:])


def _places(who: tuple[bool, ...]) -> tuple[int, ...]:
    """The seating as indices into a list that has every player once for each seat: first ``one``, then ``other``."""
    return tuple(seat if is_one else len(who) + seat for seat, is_one in enumerate(who))
