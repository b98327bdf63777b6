"""The campaigns of every game, by the game's name: ``CAMPAIGNS`` in the module ``campaigns`` of its folder."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from kitapi.registry import PACKAGES
from kitapi_campaigns import games
from kitapi_campaigns.package import GameCampaigns, RandomDeals


def _found() -> Iterator[tuple[str, GameCampaigns]]:
    """The campaigns of the games that have some, in the order of the games."""
    folders = {one.name.rpartition(".")[2]: one.name for one in iter_modules(games.__path__, f"{games.__name__}.")}
    for name in PACKAGES:
        if folder := folders.get(name.replace("-", "_")):
            yield name, import_module(".campaigns", folder).CAMPAIGNS


GAME_CAMPAIGNS: dict[str, GameCampaigns] = dict(_found())

RANDOM_DEALS: dict[str, RandomDeals] = {
    name: one.random_deals for name, one in GAME_CAMPAIGNS.items() if one.random_deals is not None
}
"""The games that take part in the campaign of random deals."""

TITLES = {name: one.title for name, one in GAME_CAMPAIGNS.items()}
"""The games' names as people write them."""
