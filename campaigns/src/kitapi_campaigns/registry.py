"""The campaigns of every game, by the game's name: ``CAMPAIGNS`` in the module ``campaigns`` of its folder."""

from kitapi_campaigns import games
from kitapi_campaigns.finding import parts_of
from kitapi_campaigns.package import GameCampaigns, RandomDeals

GAME_CAMPAIGNS: dict[str, GameCampaigns] = parts_of(games, "campaigns", "CAMPAIGNS")

RANDOM_DEALS: dict[str, RandomDeals] = {
    name: one.random_deals for name, one in GAME_CAMPAIGNS.items() if one.random_deals is not None
}
"""The games that take part in the campaign of random deals."""

TITLES = {name: one.title for name, one in GAME_CAMPAIGNS.items()}
"""The games' names as people write them."""
