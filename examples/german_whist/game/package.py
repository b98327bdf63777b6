"""The parts of German Whist, for the services that use them."""

from typing import Any

from kitapi.fairness import FairGame
from kitapi.kernel import Game
from kitapi.package import GamePackage
from kitapi.players.bot import Players
from kitapi.players.roster import random_bot
from kitapi.wording.languages import GameLanguage


def _rules() -> Game[Any, Any, Any, Any, Any, Any]:
    from kitapi.games.german_whist.rules.game import GERMAN_WHIST

    return GERMAN_WHIST


def _language() -> GameLanguage:
    from kitapi.games.german_whist.language.language import LANGUAGE

    return LANGUAGE


def _players() -> Players:
    return Players(bots={"random": random_bot()})


def _fairness() -> FairGame:
    from kitapi.games.german_whist.fairness import FAIRNESS

    return FAIRNESS


PACKAGE = GamePackage(name="german-whist", rules=_rules, language=_language, players=_players, fairness=_fairness)
