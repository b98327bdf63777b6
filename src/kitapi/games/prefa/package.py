"""Prefa's parts, for the services that use them."""

from typing import TYPE_CHECKING, Any

from kitapi.kernel import Game
from kitapi.package import GamePackage
from kitapi.players.roster import Players

if TYPE_CHECKING:
    from kitapi.arena.games import Stats


def _rules() -> Game[Any, Any, Any, Any, Any, Any]:
    from kitapi.games.prefa.rules.game import PREFA

    return PREFA


def _players() -> Players:
    from kitapi.games.prefa.players.bots import PLAYERS

    return PLAYERS


def _stats() -> "Stats":
    from kitapi.games.prefa.stats import STATS

    return STATS


PACKAGE = GamePackage(name="prefa", rules=_rules, players=_players, stats=_stats)
