"""Checks that every bot of Caribbean Stud acts alike in twin worlds, which differ only in the cards hidden from it."""

import re
from collections import Counter
from random import Random
from typing import Any

from kitapi.cards import Card
from kitapi.registry import GAMES
from kitapi.workers.bots import bots_of, choose, seatable
from kitapi_campaigns.bot_campaign import BUDGET, Leak
from kitapi_testing.games.trick_tables import Moment, moments
from kitapi_testing.noninterference import Renaming

NAME = "caribbean-stud"
DEALS = 4
"""Rounds that each bot plays in a block."""

_CARD = re.compile(r'"([2-9TJQKA][shdc])"')


def compare_bots(seed: int, number: int) -> Counter[str]:
    """Compare all decisions of every bot in some rounds with those in twin worlds.

    Raises:
        Leak: one differs.
    """
    counts: Counter[str] = Counter()
    for bot in bots_of(NAME):
        for deal in range(DEALS):
            counts += compare_round(bot, DEALS * number + deal, seed)
    return counts


def compare_round(bot: str, number: int, seed: int) -> Counter[str]:
    """Compare all decisions of ``bot`` in one round with those in twin worlds.

    Raises:
        Leak: one differs.
    """
    rng, counts = Random(f"{seed}/{number}"), Counter(deals=1)
    for moment in moments(GAMES[NAME], number, bot, "book", seed=seed):
        if moment.seat == 0 and moment.state.is_dealt:
            counts += Counter(decisions=compare_decision(bot, moment, rng))
    return counts


def compare_decision(bot: str, moment: Moment, rng: Random) -> int:
    """Compare one decision with that in a twin world, where the cards hidden from the seat are exchanged; returns 1.

    Raises:
        Leak: the view or the action differs.
    """
    twin = twin_of(moment, rng)
    view = moment.game.codec.write_view(moment.game.view(twin, moment.seat))
    if view != moment.view_json:
        raise Leak(f"{bot}: the twin looks otherwise")
    done = choose(bot, NAME, view, moment.history_json, moment.seed, seatable(bot, NAME).budget or BUDGET)
    if done != moment.game.codec.write_action(moment.action):
        raise Leak(f"{bot}: {done.decode()} in the twin")
    return 1


def twin_of(moment: Moment, rng: Random) -> Any:
    """Return the state after all cards that the seat's view does not show have been exchanged at random."""
    shown = {Card(name) for name in _CARD.findall(moment.view_json.decode())}
    hidden = [card for card in Card if card not in shown]
    others = list(hidden)
    rng.shuffle(others)
    return Renaming(dict(zip(hidden, others, strict=True)), {}).of(moment.state)
