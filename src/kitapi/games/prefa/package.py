"""Prefa's parts, for the services that use them."""

from typing import Any

from kitapi.kernel import Game
from kitapi.package import GamePackage


def _rules() -> Game[Any, Any, Any, Any, Any, Any]:
    from kitapi.games.prefa.rules.game import PREFA

    return PREFA


PACKAGE = GamePackage(name="prefa", rules=_rules)
