"""What the arena needs of a game."""

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
    """What can be measured of a trick game whose decisions are judged.

    ``declared``: of the facts of a settled deal, what was declared, as a level or game; empty where nothing was.
    ``part_of``: of a state, the part of the seat whose turn it is. ``situation_of``: of a view, a hand and the public
    history, what a player at the turn of a card knows by the cards alone. ``transfers``: of a state and tricks by
    seat, what moves when the deal ends with them.
    """

    declared: Callable[[Any], str]
    part_of: "Callable[[Any, Seat], Part]"
    situation_of: "Callable[[Any, int, Sequence[Any]], Situation]"
    transfers: Callable[[Any, tuple[int, ...]], Any]


class Stats(NamedTuple):
    """How a game is measured; ``results``: of the state of a finished deal, each seat's part in it.

    ``figures``: in which unit the mean is, and what the counts mean where that is the game's own; sentences.
    """

    results: Callable[[Any], Sequence[DealResult]]
    figures: Text
    tricks: TrickStats | None = None


class ArenaGame(PlayedGame, Protocol):
    """A game that can be simulated, if it has ``stats``; a package is one."""

    @property
    def stats(self) -> Callable[[], Stats] | None:
        """How it is measured; None: it is not."""
        ...


class NotMeasured(TextError):
    """The game has nothing to measure it by; the text names it."""


def stats_of(game: ArenaGame) -> Stats:
    """How ``game`` is measured.

    Raises:
        NotMeasured: it is not.
    """
    if game.stats is None:
        raise NotMeasured(Text("game: {game} cannot be simulated", game=game.name))
    return game.stats()


def tricks_of(game: ArenaGame) -> TrickStats:
    """What is measured of the trick game ``game``.

    Raises:
        NotMeasured: it is no trick game, or not measured.
    """
    tricks = stats_of(game).tricks
    if tricks is None:
        raise NotMeasured(Text("game: {game} is no trick game", game=game.name))
    return tricks
