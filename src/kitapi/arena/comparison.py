"""Whether one player beats another: the same deals in all mixed seatings of the two."""

from collections.abc import Mapping
from itertools import product
from typing import Any, NamedTuple

from kitapi.arena.simulation import Progress, Row, match_of, mean_and_error, played
from kitapi.registry import GAMES


class Comparison(NamedTuple):
    """By how much ``one`` beats ``other``: in units of the game a deal and seat, with the standard error over deals."""

    one: str
    other: str
    deals: int
    unit: str
    difference: float
    standard_error: float

    @property
    def errors(self) -> float:
        """The difference in standard errors."""
        return self.difference / self.standard_error if self.standard_error else 0.0

    def __str__(self) -> str:
        return (
            f"{self.one} against {self.other}: {self.difference:+.2f} ± {self.standard_error:.2f} {self.unit} a deal"
            f" ({self.errors:+.1f} standard errors, {self.deals} deals in all mixed seatings)"
        )


def compare(  # noqa: PLR0913 - the options of a match
    one: str,
    other: str,
    deals: int,
    *,
    seed: int,
    game: str = "prefa",
    seats: int = 3,
    variant: Mapping[str, Any] | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Comparison:
    """Play every deal in each seating that has at least one of both; a deal is one observation.

    Raises:
        BadMatch: no such game, player or option, or a number out of range.
    """
    mixed = [who for who in product((True, False), repeat=seats) if any(who) and not all(who)]
    seatings = tuple(_places(who) for who in mixed)
    match = match_of(game, (one,) * seats + (other,) * seats, seatings, seed=seed, variant=variant)
    differences = [_difference(row, seats) for row in played(match, deals, workers=workers, progress=progress)]
    mean, error = mean_and_error(differences)
    # each of the two sits in half of all seats of all seatings, and worths count in parts of a unit
    parts = seats * len(mixed) * seats / 2
    return Comparison(one, other, deals, GAMES[game].unit, mean / parts, error / parts)


def _places(who: tuple[bool, ...]) -> tuple[int, ...]:
    """Who sits where, as places in a list that names every player once for each seat: first ``one``, then ``other``."""
    return tuple(seat if is_one else len(who) + seat for seat, is_one in enumerate(who))


def _difference(row: Row, seats: int) -> int:
    """What the seats of ``one`` came to together, less those of ``other``."""
    return sum(tally.worth for tally in row.tallies[:seats]) - sum(tally.worth for tally in row.tallies[seats:])
