"""Who may play in the arena: the players of the roster, and one who sees all cards."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from kitapi.kernel import Seat
from kitapi.players import CLAIRVOYANT, PlayedGame, Player, bots_of, player_of

BUDGET = 1.0
"""Seconds a player may think; only those that any budget suits look at it."""


class Clairvoyant(NamedTuple):
    """One who sees all cards; he measures others, and sits at no table of a room.

    ``decide``: of the state, his seat, what everybody has seen, and his chance.
    """

    decide: Callable[[Any, Seat, Sequence[Any], Random], Any]


Entrant: TypeAlias = Player | Clairvoyant


def names_of(game: PlayedGame) -> tuple[str, ...]:
    """The names of all who may play ``game`` here, the one to be recommended first."""
    seated = bots_of(game)
    return (*seated, CLAIRVOYANT) if game.players().judging else seated


def entrant_of(name: str, game: PlayedGame) -> Entrant:
    """The one called ``name``.

    Raises:
        UnknownBot: there is nobody of that name.
    """
    if name != CLAIRVOYANT:
        return player_of(name, game)
    from kitapi.players.levels import clairvoyant_of  # noqa: PLC0415 - it loads the solver

    return Clairvoyant(clairvoyant_of(game))
