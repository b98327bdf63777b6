"""Players that may play in the arena: the bots of a game, and one that sees all cards."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from kitapi.kernel import Seat
from kitapi.players import CLAIRVOYANT, PlayedGame, Player, bots_of, player_of

BUDGET = 1.0
"""The seconds for a decision of players that have no budget of their own."""


class Clairvoyant(NamedTuple):
    """A player that sees all cards: a benchmark for others, which is never seated at a table of a room.

    ``decide``: a function of the state, the seat, the public history and a random generator.
    """

    decide: Callable[[Any, Seat, Sequence[Any], Random], Any]


Entrant: TypeAlias = Player | Clairvoyant


def names_of(game: PlayedGame) -> tuple[str, ...]:
    """The names of all players that the arena has for ``game``, the recommended one first."""
    seated = bots_of(game)
    return (*seated, CLAIRVOYANT) if game.players().judging else seated


def entrant_of(name: str, game: PlayedGame) -> Entrant:
    """The entrant called ``name``.

    Raises:
        UnknownBot: the game has no player of that name.
    """
    if name != CLAIRVOYANT:
        return player_of(name, game)
    from kitapi.players.levels import clairvoyant_of  # noqa: PLC0415 - it loads the solver

    return Clairvoyant(clairvoyant_of(game))
