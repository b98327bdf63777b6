"""Checks that two visitors of a table together know no more than one seat may, so that visiting twice is no use."""

from collections import Counter
from functools import partial

from kitapi.registry import GAMES
from kitapi_campaigns.proofs.pairs.evening import play_evening
from kitapi_campaigns.proofs.pairs.knowledge import SecondHand
from kitapi_campaigns.proofs.pairs.planted_leaks import PLANTED
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.table_sizes import EXAMPLE

STEPS = 300
"""Number of steps in an evening."""

TRIED = 20
"""Evenings within which a planted leak must be found."""


def block(seed: int, number: int) -> Counter[str]:
    """Play an evening of each game; returns counts.

    Raises:
        SecondHand: two visitors know too much together; the message names the evening.
    """
    counts: Counter[str] = Counter(evenings=len(GAMES))
    for game in GAMES:
        counts += play_evening(game, f"{seed}/{number}", STEPS)
    return counts


def leaky(plant: str, seed: int, number: int) -> Counter[str]:
    """Control: count whether the planted leak is found in some evenings of one game."""
    for evening in range(TRIED):
        try:
            play_evening(EXAMPLE, f"{seed}/{number}/{evening}", STEPS, PLANTED[plant])
        except SecondHand:
            return Counter(tried=1, found=1, evenings=evening + 1)
    return Counter(tried=1)


CAMPAIGN = Campaign(
    name="pairs",
    unit="deals",
    title="Any two visitors together know no more than one seat may know",
    figure=20_000,
    block=block,
    controls=tuple(
        Control(name=name, title=plant.__doc__ or name, block=partial(leaky, name), every=True)
        for name, plant in PLANTED.items()
    ),
)
