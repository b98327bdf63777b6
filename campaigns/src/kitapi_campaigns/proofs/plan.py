"""Plans of campaigns: blocks that are played one after the other, and controls that must find a planted fault."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import NamedTuple, TypeAlias

import kitapi_campaigns.proofs.campaigns

Block: TypeAlias = Callable[[int, int], Counter[str]]
"""Plays the block determined by a seed and a number; raises an error that says how to reproduce a failure."""


Judge: TypeAlias = Callable[[Mapping[str, int]], str]
"""Judges all counts together, in a sentence.

Raises:
    AssertionError: the promise is broken.
"""


class Control(NamedTuple):
    """A planted fault that the campaign must notice.

    ``block`` counts how often the fault was ``tried`` and ``found``. ``every``: each try must find it; else one of
    them.
    """

    name: str
    title: str
    block: Block
    blocks: int = 1
    every: bool = False


class Campaign(NamedTuple):
    """A promise, and the blocks that try to break it.

    ``unit``: what is counted, in the plural, and its key in the counts of ``block``. ``figure``: the number of units
    that complete the campaign. ``small``: number of blocks in a short run. ``judge``: checks the counts once the figure
    is reached; counts whose names begin with a dot are for ``judge`` alone. ``missed``: key of the units that failed,
    if the campaign permits a share of failures and so no block stops at one.
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
    """No campaign has that name."""


def campaigns() -> Iterator[Campaign]:
    """All campaigns, by module and then in the module's order."""
    for module in sorted(one.name for one in iter_modules(kitapi_campaigns.proofs.campaigns.__path__)):
        yield from _of_module(module)


def campaign_named(name: str) -> Campaign:
    """The campaign ``name``; a module of that name is searched first, because importing all modules takes time.

    Raises:
        UnknownCampaign: no campaign has that name.
    """
    likely = name.replace("-", "_")
    if (Path(kitapi_campaigns.proofs.campaigns.__path__[0]) / f"{likely}.py").exists():
        for one in _of_module(likely):
            if one.name == name:
                return one
    for one in campaigns():
        if one.name == name:
            return one
    raise UnknownCampaign(name)


def _of_module(name: str) -> tuple[Campaign, ...]:
    module = import_module(f"{kitapi_campaigns.proofs.campaigns.__name__}.{name}")
    several: tuple[Campaign, ...] | None = getattr(module, "CAMPAIGNS", None)
    return (module.CAMPAIGN,) if several is None else several
