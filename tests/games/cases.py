"""Every game under test, by name."""

from collections.abc import Mapping

from tests.contracts.game_case import GameCase
from tests.games.caribbean_stud.case import CARIBBEAN_STUD_CASE
from tests.games.prefa.case import PREFA_CASE
from tests.games.preferans.case import PREFERANS_CASE

CASES: Mapping[str, GameCase] = {case.game.name: case for case in (PREFA_CASE, PREFERANS_CASE, CARIBBEAN_STUD_CASE)}
"""A new game is one more line."""
