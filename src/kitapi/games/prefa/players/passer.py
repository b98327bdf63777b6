"""The player ``passer``: never bids, never takes part, and always plays the lowest card."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kitapi.games.prefa.players.claims import accepts_claim
from kitapi.games.prefa.players.good_faith import good_faith_calls
from kitapi.games.prefa.rules.actions import (
    Answer,
    AnswerClaim,
    AnswerSolo,
    Call,
    Discard,
    NameContract,
    Participate,
    Pass,
    PlayCard,
)
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.view import Phase, PrefaView
from kitapi.kernel import Contribute, Form
from kitapi.players.share import share
from kitapi.players.tricks.holdings import bit_of, height

DISCARDS = 2


def passer(view: PrefaView, history: Sequence[Any], rng: Random, _budget: float) -> Any:
    """Pass if possible, otherwise choose the action with the smallest commitment."""
    match view.phase:
        case Phase.SHUFFLING:
            return Contribute(share(view.options, rng))
        case Phase.BIDDING:
            return choose_call(view)
        case Phase.PARTICIPATING:
            passing = Participate(Answer.PASS)
            return passing if passing in view.options else Participate(Answer.ALONE)
        case Phase.GIVEN_UP:
            return AnswerSolo(accept=True)
        case Phase.DISCARDING:
            return Discard(tuple(sorted(view.hand, key=lambda card: height(bit_of(card)))[:DISCARDS]))
        case Phase.NAMING:
            return NameContract(lowest_contract(view))
        case Phase.CLAIMED:
            return AnswerClaim(accepts_claim(view, history))
        case _:
            cards = [option for option in view.options if isinstance(option, PlayCard)]
            return min(cards, key=lambda option: (option.card.rank.height, option.card.suit.index))


def choose_call(view: PrefaView) -> Call:
    """Return a pass, unless good faith forbids it because of a call that an earlier player of the seat made.

    Then return a call toward a contract that the hand supports (PREFA-AUC-08).
    """
    kept = good_faith_calls(view)
    return Pass() if Pass() in kept else kept[0]


def lowest_contract(view: PrefaView) -> Contract:
    """Return the lowest contract that may be named."""
    form = next(option for option in view.options if isinstance(option, Form))
    return Contract(str(form.fields[0].values[0]))
