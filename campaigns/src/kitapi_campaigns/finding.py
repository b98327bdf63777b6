"""Finds the parts that the games' folders of a package contribute: campaigns, benchmarks, documentation pages."""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from kitapi.kernel.spelling import in_code
from kitapi.registry import PACKAGES


def parts_of(games: ModuleType, module: str, constant: str) -> dict[str, Any]:
    """The value of ``constant`` in ``module`` of every folder of ``games``, by the game's name, in registry order.

    Left out: folders without such a module, and folders of games that are not installed.
    """
    folders = {one.name: import_module(f"{games.__name__}.{one.name}") for one in iter_modules(games.__path__)}
    found: dict[str, Any] = {}
    for name in PACKAGES:
        folder = folders.get(in_code(name))
        if folder is not None and module in {one.name for one in iter_modules(folder.__path__)}:
            found[name] = getattr(import_module(f".{module}", folder.__name__), constant)
    return found
