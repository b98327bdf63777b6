"""Which games have no house, and how many may sit at a table of each."""

from functools import cache

from kitapi.kernel import MalformedAction
from kitapi.registry import GAMES

CARD_GAMES = tuple(name for name, game in GAMES.items() if game.house is None)
"""The games without a house: all their players are against each other."""

EXAMPLE = next(iter(CARD_GAMES), "")
"""The game that is played where any will do."""

MOST_SEATS = 10


@cache
def sizes(game: str) -> tuple[int, ...]:
    """How many seats a table of ``game`` may have: two or more, so that somebody sits beside."""
    return tuple(seats for seats in range(2, MOST_SEATS + 1) if _may_have(game, seats))


def _may_have(game: str, seats: int) -> bool:
    try:
        GAMES[game].codec.read_terms(b'{"players":%d}' % seats)
    except MalformedAction:
        return False
    return True
