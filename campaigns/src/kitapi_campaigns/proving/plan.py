"""What a campaign is: blocks that are played one after the other, and controls that must find a planted fault."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import NamedTuple, TypeAlias

import kitapi_campaigns.proving.campaigns

Block: TypeAlias = Callable[[int, int], Counter[str]]
"""Plays the block of a seed and a number: the same two give the same. What fails is raised, and says how to see it."""


Judge: TypeAlias = Callable[[Mapping[str, int]], str]
"""What all counts together say, in a sentence.

Raises:
    AssertionError: the promise is broken.
"""


class Control(NamedTuple):
    """Something broken on purpose, which must be noticed.

    ``block`` counts how often it was ``tried`` and ``found``. ``every``: each try must find it; else one must.
    """

    name: str
    title: str
    block: Block
    blocks: int = 1
    every: bool = False


class Campaign(NamedTuple):
    """A promise that is tried again and again.

    ``unit`` is what is counted (plural), and the key under which ``block`` counts it. ``figure``: how many are
    required. ``small``: blocks of a short run. ``judge``: checks the counts once the figure is reached; counts whose
    names begin with a dot are for it alone. ``missed``: the count of units that went wrong, where that stops no block,
    because the campaign only requires a share of them.
    """

    name: str
    unit: str
    title: str
    figure: int
    block: Block
    controls: tuple[Control, ...] = ()
    small: int = 1
    judge: Judge | None = None
    missed: str = ""


class UnknownCampaign(LookupError):
    """There is no campaign of that name."""


def campaigns() -> Iterator[Campaign]:
    """All campaigns there are, by module and then in the module's order."""
    for module in sorted(one.name for one in iter_modules(kitapi_campaigns.proving.campaigns.__path__)):
        yield from _of_module(module)


def campaign_named(name: str) -> Campaign:
    """The campaign ``name``; the module that is named like it is looked at first, as the others take time to import.

    Raises:
        UnknownCampaign: there is none.
    """
    likely = name.replace("-", "_")
    if (Path(kitapi_campaigns.proving.campaigns.__path__[0]) / f"{likely}.py").exists():
        for one in _of_module(likely):
            if one.name == name:
                return one
    for one in campaigns():
        if one.name == name:
            return one
    raise UnknownCampaign(name)


def _of_module(name: str) -> tuple[Campaign, ...]:
    module = import_module(f"{kitapi_campaigns.proving.campaigns.__name__}.{name}")
    several: tuple[Campaign, ...] | None = getattr(module, "CAMPAIGNS", None)
    return (module.CAMPAIGN,) if several is None else several
