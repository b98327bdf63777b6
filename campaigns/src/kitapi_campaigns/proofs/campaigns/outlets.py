"""Compares twin worlds through the whole room and its pages: all bytes that leave for a viewer must be the same."""

from collections import Counter
from functools import partial

from kitapi.registry import GAMES
from kitapi_campaigns.proofs.outlets.comparison import compare_script
from kitapi_campaigns.proofs.outlets.leaking_rooms import PLANTED
from kitapi_campaigns.proofs.outlets.script_draft import draft_script
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.table_sizes import EXAMPLE
from kitapi_testing.noninterference import Leak

TRIED = 12
"""Scripts within which a planted leak must be found."""


def block(seed: int, number: int) -> Counter[str]:
    """Compare a script of each game with its twins; returns counts.

    Raises:
        Leak: something that left for a viewer depends on what is hidden from them; the message names it and the script.
    """
    counts: Counter[str] = Counter()
    for game in GAMES:
        name = f"{seed}/{number}"
        counts += compare_script(draft_script(game, name), name)
    return counts


def leaky(plant: str, seed: int, number: int) -> Counter[str]:
    """Control: count whether the planted leak is found in some scripts of one game, played by people and bots."""
    for script in range(TRIED):
        name = f"{seed}/{number}/{script}"
        try:
            compare_script(draft_script(EXAMPLE, name), name, PLANTED[plant])
        except Leak:
            return Counter(tried=1, found=1)
    return Counter(tried=1)


CAMPAIGN = Campaign(
    name="outlets",
    unit="twins",
    title="Everything that leaves the room for a viewer, in twin worlds",
    figure=100_000,
    block=block,
    controls=tuple(
        Control(name=name, title=plant.__doc__ or name, block=partial(leaky, name), every=True)
        for name, plant in PLANTED.items()
    ),
)
