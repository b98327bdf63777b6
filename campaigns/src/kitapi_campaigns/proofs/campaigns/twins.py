"""Checks in twin worlds of every game that what the rules show a viewer does not depend on hidden cards."""

import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from kitapi_campaigns.leak_campaign import how_to_play, search_deal
from kitapi_campaigns.proofs.outlets.leaking_rules import IN_VIEWS, LeakyGame
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.registry import GAME_CAMPAIGNS
from kitapi_testing.game_case import GameCase
from kitapi_testing.games.cases import CASES
from kitapi_testing.noninterference import Leak, look_for_leaks
from kitapi_testing.strategies import sitting, viewers

FIGURE = 1_000_000

LEAKY_DEALS = 12
"""Deals within which a planted leak must be found."""


def block(game: str, seed: int, number: int) -> Counter[str]:
    """Compare some deals of ``game`` with their twins for every viewer; returns counts.

    Raises:
        Leak: a viewer was shown something hidden; the message names it and the seed of the deal.
    """
    counts: Counter[str] = Counter()
    for deal in range(GAME_CAMPAIGNS[game].amounts.twins):
        name = f"{seed}/{number}/{deal}"
        try:
            counts += search_deal(game, name)
        except Leak as error:
            raise Leak(f"{game}, deal {name}: {error}") from error
    compared, worlds = counts.pop("compared"), counts.pop("twins")
    return counts + Counter({"twins": compared, "twin worlds": worlds})


def leaky(case: GameCase, leak: Callable[..., Any] | None, seed: int, number: int) -> Counter[str]:
    """Control: count whether ``leak`` (None: a leak in refusals) is found in some deals, as seen by every viewer."""
    game: Any = LeakyGame(case, leak)
    for deal in range(LEAKY_DEALS):
        rng = random.Random(f"{seed}/{number}/{deal}")
        terms, choice, order = how_to_play(case.game.name, rng)
        played = list(sitting(case.game, terms, rng, deals=1, choice=choice, order=order))
        try:
            for viewer in viewers(case.game, terms):
                look_for_leaks(case, played, viewer, rng, game)
        except Leak:
            return Counter(tried=1, found=1)
    return Counter(tried=1)


def _controls(case: GameCase) -> tuple[Control, ...]:
    in_views = (
        Control(name=name.replace(" ", "-"), title=leak.__doc__ or name, block=partial(leaky, case, leak), every=True)
        for name, leak in IN_VIEWS.items()
    )
    refused = "Why something is refused depends on a hidden card."
    return (*in_views, Control(name="refusals", title=refused, block=partial(leaky, case, None), every=True))


def _campaign(game: str) -> Campaign:
    return Campaign(
        name=f"twins-{game}",
        unit="twins",
        title=f"Views, observations, sheets and refusals of {game} in twin worlds",
        figure=FIGURE,
        block=partial(block, game),
        controls=_controls(CASES[game]),
    )


CAMPAIGNS = tuple(_campaign(game) for game in CASES if game in GAME_CAMPAIGNS)
