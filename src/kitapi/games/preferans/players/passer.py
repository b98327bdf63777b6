"""The player ``passer``: bids as little as the rules allow, throws in at one, and always plays the lowest card."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kitapi.games.preferans.rules.actions import (
    Bid,
    Decline,
    Discard,
    GiveWay,
    Invite,
    NameGame,
    Participate,
    Pass,
    PlayCard,
    ThrowIn,
)
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.view import Phase, PreferansView
from kitapi.kernel import Contribute, Form
from kitapi.mechanics.pack import TALON_SIZE
from kitapi.players.share import share


def passer(view: PreferansView, _history: Sequence[Any], rng: Random, _budget: float) -> Any:
    """Pass if possible, otherwise choose the action with the smallest commitment."""
    match view.phase:
        case Phase.SHUFFLING:
            return Contribute(share(view.options, rng))
        case Phase.BIDDING:
            return Pass() if Pass() in view.options else Bid(1)
        case Phase.DISCARDING:
            lowest = sorted(view.hand, key=lambda card: card.rank.height)[:TALON_SIZE]
            return ThrowIn() if ThrowIn() in view.options else Discard(tuple(lowest))
        case Phase.NAMING:
            return GiveWay() if GiveWay() in view.options else NameGame(_lowest_game(view))
        case Phase.PARTICIPATING:
            return Participate(False)
        case Phase.INVITING:
            return Invite(False)
        case Phase.DOUBLING:
            return Decline()
        case _:
            cards = [option for option in view.options if isinstance(option, PlayCard)]
            return min(cards, key=lambda option: (option.card.rank.height, option.card.suit.index))


def _lowest_game(view: PreferansView) -> GameNumber:
    form = next(option for option in view.options if isinstance(option, Form))
    return GameNumber(form.fields[0].values[0])
