"""Plays random deals by the rules and in batches, and compares every decision and every payment."""

import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.registry import GAME_CAMPAIGNS
from kitapi_testing.batch_rules import Twin, compare_sittings

ROWS, SITTING, TERMS = 25, 4, 5
"""Rows of a batch, deals in each row, and terms drawn; their product is the number of deals in a block."""
FIGURE = 10_000_000

Spoiled: TypeAlias = Callable[[Twin], Twin]


def twin_of(game: str) -> Twin:
    """The comparison of the rules of ``game`` with their batch version."""
    twin = GAME_CAMPAIGNS[game].batch
    assert twin is not None
    return twin()


def block(game: str, seed: int, number: int) -> Counter[str]:
    """Compare sittings of ``game`` under random terms."""
    counts = Counter[str]()
    for part in range(TERMS):
        rng = random.Random(f"{seed}/{number}/{part}")
        terms = GAME_CAMPAIGNS[game].any_terms(rng)
        counts += compare_sittings(twin_of(game), terms, ROWS, seed=rng.getrandbits(63), deals=SITTING)
    return counts


def miscount_payments(twin: Twin) -> Twin:
    """Plant a fault: the rules pay the first seat a unit more."""
    return twin._replace(moved=lambda over: (twin.moved(over)[0] + 1, *twin.moved(over)[1:]))


def forbid_action(twin: Twin) -> Twin:
    """Plant a fault: the rules forbid the highest of several legal actions."""

    def legal(state: Any, pending: tuple[int, ...]) -> int:
        found = twin.legal(state, pending)
        return found ^ 1 << found.bit_length() - 1 if found.bit_count() > 1 else found

    return twin._replace(legal=legal)


def begin_differently(twin: Twin) -> Twin:
    """Plant a fault: the batch exchanges two cards before it deals them."""

    def begin(rows: Any, terms: Any, orders: Any) -> None:
        changed = np.ascontiguousarray(orders)
        changed[:, [0, -1]] = changed[:, [-1, 0]]
        twin.batch.begin(rows, terms, changed)
        changed[:, [0, -1]] = changed[:, [-1, 0]]

    return twin._replace(batch=twin.batch._replace(begin=begin))


FAULTS: dict[str, Spoiled] = {
    "a unit too many": miscount_payments,
    "an action forbidden": forbid_action,
    "two cards changed": begin_differently,
}


def spoil(game: str, fault: str, seed: int, number: int) -> Counter[str]:
    """Control: count whether the comparison finds ``fault`` in a few deals of ``game``."""
    terms = GAME_CAMPAIGNS[game].any_terms(random.Random(f"{seed}/{number}"))
    try:
        compare_sittings(FAULTS[fault](twin_of(game)), terms, ROWS, seed=seed + number, deals=1)
    except AssertionError:
        return Counter(tried=1, found=1)
    return Counter(tried=1)


CAMPAIGNS = tuple(
    Campaign(
        name=f"batch-{game}",
        unit="deals",
        title=f"Random deals of {part.title}, by the rules and in batches, every decision and payment compared",
        figure=FIGURE,
        block=partial(block, game),
        controls=tuple(
            Control(fault.replace(" ", "-"), f"{fault} in {part.title}", partial(spoil, game, fault), every=True)
            for fault in FAULTS
        ),
    )
    for game, part in GAME_CAMPAIGNS.items()
    if part.batch is not None
)
