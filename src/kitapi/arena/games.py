"""The part of a game that the arena needs."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from kitapi.arena.deal_result import DealResult
from kitapi.kernel import Seat
from kitapi.players import PlayedGame
from kitapi.texts import Text, TextError

if TYPE_CHECKING:
    from kitapi.arena.roles import Part
    from kitapi.players.tricks.situation import Situation


class TrickStats(NamedTuple):
    """The functions by which the arena measures a trick game whose decisions can be evaluated.

    ``declared``: returns, for the facts of a settled deal, the declared level or game, empty if nothing was declared.
    ``part_of``: returns the role of the seat to act in a state. ``situation_of``: returns, for a view, a hand and the
    public history, the knowledge that a player who must play a card has from the cards alone. ``transfers``: returns,
    for a state and the tricks by seat, the transfers if the deal ends with these tricks.
    """

    declared: Callable[[Any], str]
    part_of: "Callable[[Any, Seat], Part]"
    situation_of: "Callable[[Any, int, Sequence[Any]], Situation]"
    transfers: Callable[[Any, tuple[int, ...]], Any]


class Stats(NamedTuple):
    """The statistics of a game; ``results``: returns the result of each seat in the state of a finished deal.

    ``figures``: sentences that name the unit of the mean, and define the counts that only this game has.
    """

    results: Callable[[Any], Sequence[DealResult]]
    figures: Text
    tricks: TrickStats | None = None


class ArenaGame(PlayedGame, Protocol):
    """A game that can be simulated if it has ``stats``, such as a ``GamePackage``."""

    @property
    def stats(self) -> Callable[[], Stats] | None:
        """Loads the statistics that the arena keeps for the game; None: the arena has none."""
        ...


class NotMeasured(TextError):
    """The arena has no statistics for a game; the message names the game."""


def stats_of(game: ArenaGame) -> Stats:
    """The statistics that the arena keeps for ``game``.

    Raises:
        NotMeasured: the arena has none for this game.
    """
    if game.stats is None:
        raise NotMeasured(Text("game: {game} cannot be simulated", game=game.name))
    return game.stats()


def tricks_of(game: ArenaGame) -> TrickStats:
    """The statistics of decisions and contracts that the arena keeps for ``game``.

    Raises:
        NotMeasured: the arena has none for this game, or it is no trick game.
    """
    tricks = stats_of(game).tricks
    if tricks is None:
        raise NotMeasured(Text("game: {game} is no trick game", game=game.name))
    return tricks
