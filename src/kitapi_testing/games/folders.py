"""Finds parts of the games in their folders of this package."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from kitapi.registry import PACKAGES
from kitapi_testing import games

_GAMES = "kitapi.games."


def folders() -> Iterator[str]:
    """Yield the packages of the games, except games whose folder in ``kitapi.games`` is missing."""
    for folder in iter_modules(games.__path__, f"{games.__name__}."):
        if not folder.ispkg:
            continue
        try:
            import_module(folder.name)
        except ModuleNotFoundError as error:
            if error.name == _GAMES + folder.name.rpartition(".")[2]:
                continue
            raise
        yield folder.name


def parts(module: str, constant: str) -> Mapping[str, Any]:
    """Return ``constant`` of the ``module`` in each game's folder, by the game's name, in the registry's order.

    Folders without such a module are left out.
    """
    found: dict[str, Any] = {}
    for folder in folders():
        names = {one.name for one in iter_modules(import_module(folder).__path__)}
        if module in names:
            name = import_module(folder).CASE.game.name
            found[name] = getattr(import_module(f"{folder}.{module}"), constant)
    return {name: found[name] for name in PACKAGES if name in found}
