"""Preferans' parts, for the services that use them."""

from typing import TYPE_CHECKING, Any

from kitapi.kernel import Game
from kitapi.package import GamePackage
from kitapi.players.roster import Players

if TYPE_CHECKING:
    from kitapi.arena.games import Stats


def _rules() -> Game[Any, Any, Any, Any, Any, Any]:
    from kitapi.games.preferans.rules.game import PREFERANS

    return PREFERANS


def _players() -> Players:
    from kitapi.games.preferans.players.bots import PLAYERS

    return PLAYERS


def _stats() -> "Stats":
    from kitapi.games.preferans.stats import STATS

    return STATS


PACKAGE = GamePackage(name="preferans", rules=_rules, players=_players, stats=_stats)
