"""Finds what the games' folders of a package hold: campaigns, benchmarks, pages of the documentation."""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from kitapi.kernel.spelling import in_code
from kitapi.registry import PACKAGES


def parts_of(games: ModuleType, module: str, constant: str) -> dict[str, Any]:
    """A ``constant`` of the ``module`` in each folder of ``games``, by the game's name, in the order of the registry.

    Folders without such a module, and those of games that are not there, are left out.
    """
    folders = {one.name: import_module(f"{games.__name__}.{one.name}") for one in iter_modules(games.__path__)}
    found: dict[str, Any] = {}
    for name in PACKAGES:
        folder = folders.get(in_code(name))
        if folder is not None and module in {one.name for one in iter_modules(folder.__path__)}:
            found[name] = getattr(import_module(f".{module}", folder.__name__), constant)
    return found
