"""Every game under test, by name."""

from collections.abc import Mapping

from tests.contracts.game_case import GameCase
from tests.games.prefa.case import PREFA_CASE

CASES: Mapping[str, GameCase] = {PREFA_CASE.game.name: PREFA_CASE}
"""A new game is one more line."""
