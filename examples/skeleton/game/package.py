"""The parts of Skeleton Game, for the services that use them."""

from typing import Any

from kitapi.fairness import FairGame
from kitapi.kernel import Game
from kitapi.package import GamePackage
from kitapi.players.bot import Players
from kitapi.players.roster import random_bot
from kitapi.wording.languages import GameLanguage


def _rules() -> Game[Any, Any, Any, Any, Any, Any]:
    from kitapi.games.skeleton_game.rules.game import SKELETON_GAME

    return SKELETON_GAME


def _language() -> GameLanguage:
    from kitapi.games.skeleton_game.language.language import LANGUAGE

    return LANGUAGE


def _players() -> Players:
    return Players(bots={"random": random_bot()})


def _fairness() -> FairGame:
    from kitapi.games.skeleton_game.fairness import FAIRNESS

    return FAIRNESS


PACKAGE = GamePackage(name="skeleton-game", rules=_rules, language=_language, players=_players, fairness=_fairness)
