"""Moments of random deals at which a claim may be made."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from kitapi.games.prefa.rules.claims import may_claim
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.state import Playing
from kitapi.games.prefa.rules.variant import PrefaTerms
from kitapi.kernel import SPECTATOR, Seat
from kitapi_testing.games.prefa.temperament import play_with_temper
from kitapi_testing.strategies import sitting


class Claimable(NamedTuple):
    """A moment at which the declarer, on lead, may claim; ``history``: the public observations of the deal."""

    state: Playing
    declarer: Seat
    history: tuple[Any, ...]


def claimable(seed: int, deals: int) -> Iterator[Claimable]:
    """Yield every such moment of random deals, many of strong hands."""
    rng = random.Random(seed)
    choice, order = play_with_temper(rng)
    for _ in range(deals):
        history: list[Any] = []
        for moment in sitting(PREFA, PrefaTerms(), rng, deals=1, choice=choice, order=order):
            seen = (PREFA.observe(*after, SPECTATOR) for after in zip(moment.states, moment.events, strict=True))
            history += (one for one in seen if one is not None)
            state = moment.after
            if isinstance(state, Playing) and state.claim is None and may_claim(state, state.leader):
                yield Claimable(state, state.leader, tuple(history))


def defenders_of(state: Playing, declarer: Seat) -> tuple[Seat, ...]:
    """Return the defenders in play, in the order in which they play to the declarer's lead."""
    place = state.lineup.index(declarer)
    return state.lineup[place + 1 :] + state.lineup[:place]
