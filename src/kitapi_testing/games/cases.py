"""Every game under test, by name: a folder of this package whose ``CASE`` is its ``GameCase``."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules

from kitapi_testing import games
from kitapi_testing.game_case import GameCase

_GAMES = "kitapi.games."


def _cases() -> Iterator[GameCase]:
    """The case of every game, without those of games whose folder in ``kitapi.games`` is not there."""
    for folder in iter_modules(games.__path__, f"{games.__name__}."):
        if not folder.ispkg:
            continue
        try:
            found = import_module(folder.name)
        except ModuleNotFoundError as error:
            if error.name == _GAMES + folder.name.rpartition(".")[2]:
                continue
            raise
        yield found.CASE


CASES: Mapping[str, GameCase] = {case.game.name: case for case in _cases()}
