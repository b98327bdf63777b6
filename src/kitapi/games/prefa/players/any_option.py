"""The player ``random`` of Prefa: a random legal action, in the auction a random call in good faith."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kitapi.games.prefa.players.good_faith import good_faith_calls
from kitapi.games.prefa.rules.view import Phase, PrefaView
from kitapi.kernel import Game
from kitapi.players import any_option
from kitapi.players.player import Player


def random_player(game: Game[Any, Any, Any, Any, Any, Any]) -> Player:
    """Return the player who takes a random option; in the auction a random call in good faith (PREFA-AUC-08)."""
    anything = any_option.random_player(game)

    def decide(view: PrefaView, history: Sequence[Any], rng: Random, budget: float) -> Any:
        if view.phase is Phase.BIDDING:
            return rng.choice(good_faith_calls(view))
        return anything(view, history, rng, budget)

    return decide
