"""The cases of all games under test, by name: each is the ``CASE`` of a folder of this package."""

from collections.abc import Mapping
from importlib import import_module

from kitapi_testing.game_case import GameCase
from kitapi_testing.games.folders import folders

CASES: Mapping[str, GameCase] = {case.game.name: case for case in (import_module(one).CASE for one in folders())}
