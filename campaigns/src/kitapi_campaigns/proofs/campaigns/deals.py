"""Plays random deals of every game, and checks every law of the rules after every event."""

from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import Any
from unittest.mock import patch

from kitapi_campaigns import deal_campaign
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.registry import GAME_CAMPAIGNS, RANDOM_DEALS, TITLES
from kitapi_testing.games.cases import CASES

FIGURE = 10_000_000
DEALS = 500
FEW = 10
"""Number of deals in a control, which must find a planted fault."""


def block(game: str, seed: int, number: int) -> Counter[str]:
    """Play a block of deals of ``game``."""
    if own := GAME_CAMPAIGNS[game].own_blocks:
        return own.block(seed, number)
    counts = deal_campaign.batch(game, seed, number, DEALS)
    return Counter({"deals": counts["deal"], "sittings": counts["sitting"]})


# Controls: games with a fault


def a_coin_too_many(case: Any) -> AbstractContextManager[Any]:
    """Plant a fault: one account shows a unit more than it holds."""
    honest = type(case).balances

    def balances(self: Any, state: Any) -> Any:
        held = dict(honest(self, state))
        first = min(held, key=str)
        return {**held, first: held[first] + 1}

    return patch.object(type(case), "balances", balances)


def a_transfer_unseen(case: Any) -> AbstractContextManager[Any]:
    """Plant a fault: the first transfer of every event is left out."""
    honest = type(case).transfers
    return patch.object(type(case), "transfers", lambda self, event: honest(self, event)[1:])


def a_card_lost(case: Any) -> AbstractContextManager[Any]:
    """Plant a fault: one card is in no place."""
    honest = type(case).places

    def places(self: Any, state: Any) -> Any:
        lying = dict(honest(self, state))
        where = next((place for place, cards in lying.items() if cards), None)
        return lying if where is None else {**lying, where: lying[where] & (lying[where] - 1)}

    return patch.object(type(case), "places", places)


FAULTS: dict[str, Callable[[Any], AbstractContextManager[Any]]] = {
    "a coin too many": a_coin_too_many,
    "a transfer unseen": a_transfer_unseen,
    "a card lost": a_card_lost,
}


def spoil_deals(game: str, fault: str, seed: int, number: int) -> Counter[str]:
    """Control: count whether a law finds ``fault`` in a few deals of ``game``."""
    with FAULTS[fault](CASES[game]):
        try:
            _few(game, seed, number)
        except AssertionError:
            return Counter(tried=1, found=1)
    return Counter(tried=1)


def _few(game: str, seed: int, number: int) -> None:
    if own := GAME_CAMPAIGNS[game].own_blocks:
        own.few(seed, number)
    else:
        deal_campaign.batch(game, seed, number, FEW)


CAMPAIGNS = tuple(
    Campaign(
        name=f"deals-{game}",
        unit="deals",
        title=f"Random deals of {title}, every law checked after every event",
        figure=FIGURE,
        block=partial(block, game),
        controls=tuple(
            Control(fault.replace(" ", "-"), f"{fault} in {title}", partial(spoil_deals, game, fault), every=True)
            for fault in FAULTS
        ),
    )
    for game, title in TITLES.items()
    if GAME_CAMPAIGNS[game].own_blocks or game in RANDOM_DEALS
)
