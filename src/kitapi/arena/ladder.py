"""Comparisons of all players of a game with each other, in pairs."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kitapi.arena.campaign import Limits, Place
from kitapi.arena.comparison import Comparison, OnComparison, compare, pair_of
from kitapi.arena.entrants import names_of
from kitapi.arena.games import ArenaGame
from kitapi.players import PlayedGame

STEPS = ("random", "passer", "steady", "sharp", "master", "clairvoyant")
"""The players, in their intended order from the weakest to the strongest."""


class Table(NamedTuple):
    """The setting of all comparisons: the game, its house rules, and the seed of the deals."""

    game: ArenaGame
    seed: int = 1
    variant: Mapping[str, Any] | None = None


def steps_of(game: PlayedGame) -> tuple[str, ...]:
    """The players of ``STEPS`` that ``game`` has."""
    known = names_of(game)
    return tuple(name for name in STEPS if name in known)


def pairs(players: Sequence[str]) -> list[tuple[str, str]]:
    """Every pair of ``players`` once, the later player first; pairs of neighbours come before other pairs."""
    places = range(len(players))
    apart = sorted((high - low, low) for high in places for low in places[:high])
    return [(players[low + distance], players[low]) for distance, low in apart]


def ladder(
    table: Table, players: Sequence[str], limits: Limits, place: Place, *, on_done: Callable[[], OnComparison | None]
) -> Iterator[Comparison]:
    """Compare each pair, up to ``limits``; ``on_done()`` returns the callback for the next pair.

    Raises:
        BadMatch: the game has no such player or house rule, or a number is out of range.
        BadState: a file belongs to another campaign.
    """
    for one, other in pairs(players):
        pair = pair_of(table.game, one, other, seed=table.seed, variant=table.variant)
        yield compare(table.game, pair, limits, place, on_done=on_done())
