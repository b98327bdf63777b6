"""Preferans' parts, for the services that use them."""

from typing import Any

from kitapi.kernel import Game
from kitapi.package import GamePackage


def _rules() -> Game[Any, Any, Any, Any, Any, Any]:
    from kitapi.games.preferans.rules.game import PREFERANS

    return PREFERANS


PACKAGE = GamePackage(name="preferans", rules=_rules)
