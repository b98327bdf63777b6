"""The games without a house, and the sizes of their tables."""

from functools import cache

from kitapi.kernel import MalformedAction
from kitapi.registry import GAMES

CARD_GAMES = tuple(name for name, game in GAMES.items() if game.house is None)
"""The games without a house, in which players play against each other."""

EXAMPLE = next(iter(CARD_GAMES), "")
"""The game that is used wherever any game would do."""

MOST_SEATS = 10


@cache
def sizes(game: str) -> tuple[int, ...]:
    """Return the sizes that a table of ``game`` may have, two seats or more, so that every seat has a neighbour."""
    return tuple(seats for seats in range(2, MOST_SEATS + 1) if _may_have(game, seats))


def _may_have(game: str, seats: int) -> bool:
    try:
        GAMES[game].codec.read_terms(b'{"players":%d}' % seats)
    except MalformedAction:
        return False
    return True
