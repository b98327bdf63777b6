"""Any two visitors of a table know together what one seat may know: nobody reads a second hand by coming twice."""

from collections import Counter
from functools import partial

from tools.proving.pairs.evening import played
from tools.proving.pairs.knowledge import SecondHand
from tools.proving.pairs.planted import PLANTED
from tools.proving.plan import Campaign, Control

GAMES = ("prefa", "preferans", "caribbean-stud")

STEPS = 300
"""Things that happen in an evening."""

TRIED = 20
"""Evenings within which a planted leak must be found."""


def block(seed: int, number: int) -> Counter[str]:
    """What was compared in an evening of each game.

    Raises:
        SecondHand: two visitors know too much together; it says in which evening.
    """
    counts: Counter[str] = Counter(evenings=len(GAMES))
    for game in GAMES:
        counts += played(game, f"{seed}/{number}", STEPS)
    return counts


def leaky(plant: str, seed: int, number: int) -> Counter[str]:
    """Whether what is planted is found in some evenings of Prefa."""
    for evening in range(TRIED):
        try:
            played("prefa", f"{seed}/{number}/{evening}", STEPS, PLANTED[plant])
        except SecondHand:
            return Counter(tried=1, found=1, evenings=evening + 1)
    return Counter(tried=1)


CAMPAIGN = Campaign(
    name="pairs",
    unit="deals",
    title="Any two visitors know together what one seat may know",
    figure=20_000,
    block=block,
    controls=tuple(
        Control(name=name, title=plant.__doc__ or name, block=partial(leaky, name), every=True)
        for name, plant in PLANTED.items()
    ),
)
