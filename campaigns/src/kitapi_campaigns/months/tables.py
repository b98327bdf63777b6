"""The tables of the months: random sittings under random house rules, and tables that a game provides."""

import random
from collections.abc import Callable, Sequence

from kitapi.room.record.shuffle import ALGORITHM
from kitapi_campaigns.months.playable import Playable
from kitapi_campaigns.months.transactions import Ledger, TableBook
from kitapi_campaigns.registry import GAME_CAMPAIGNS, RANDOM_DEALS
from kitapi_testing.strategies import sitting

MOST_DEALS = 200
"""Deals after which a sitting that has no end of its own is closed."""
TO_BREAK_UP = 0.001
"""The probability at every step that all agree to end a sitting."""
OFTEN = 4
"""The weight of a game that plays random deals; each kind of table that a game provides has the weight 1."""


class CardTable:
    """A random sitting under random house rules."""

    waits = False

    def __init__(self, ledger: Ledger, name: str, rng: random.Random) -> None:
        played = RANDOM_DEALS[name]
        game, terms = played.case.game, played.any_terms(rng)
        choice, order = played.play_with_temper(rng)
        self.book = TableBook(ledger, game, terms)
        self._moments = sitting(
            game,
            terms,
            rng,
            deals=MOST_DEALS,
            choice=choice,
            order=order,
            broken_up=TO_BREAK_UP,
            algorithm=ALGORITHM,
        )

    def step(self) -> bool:
        """Play the next step; returns False once the sitting has ended."""
        moment = next(self._moments, None)
        if moment is None:
            return False
        tell = self.book.open_deal if moment.opens else self.book.add_events
        tell(moment.events, moment.states)
        return True


def any_table(ledger: Ledger, rng: random.Random) -> Playable:
    """A table of any game."""
    kinds = [kind for name in GAME_CAMPAIGNS for kind in _kinds(name)]
    return rng.choice(kinds)(ledger, rng)


def _kinds(name: str) -> Sequence[Callable[[Ledger, random.Random], Playable]]:
    own = GAME_CAMPAIGNS[name].room.month_tables
    if own or name not in RANDOM_DEALS:
        return own
    return (lambda ledger, rng: CardTable(ledger, name, rng),) * OFTEN
