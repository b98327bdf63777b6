"""The player ``steady``: plays by rules of thumb, the same action in the same situation."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kitapi.games.prefa.players import auction, claims, exchange, participation
from kitapi.games.prefa.players.situation import situation_of
from kitapi.games.prefa.rules.actions import AnswerClaim, AnswerSolo, Claim, PlayCard
from kitapi.games.prefa.rules.view import Phase, PrefaView
from kitapi.kernel import Contribute
from kitapi.players.share import share
from kitapi.players.tricks.avoidance import avoid
from kitapi.players.tricks.declarer import declare
from kitapi.players.tricks.defence import defend
from kitapi.players.tricks.holdings import card_of, hand_of
from kitapi.players.tricks.situation import Situation


def steady(view: PrefaView, history: Sequence[Any], rng: Random, _budget: float) -> Any:
    """Bid what the hand supports, take part when that has the higher value, and play simply."""
    match view.phase:
        case Phase.SHUFFLING:
            return Contribute(share(view.options, rng))
        case Phase.BIDDING:
            return auction.choose_call(view)
        case Phase.DISCARDING:
            return exchange.choose_discards(view)
        case Phase.NAMING:
            return exchange.choose_contract(view)
        case Phase.GIVEN_UP:
            return AnswerSolo(accept=True)
        case Phase.PARTICIPATING:
            return participation.choose_answer(view)
        case Phase.CLAIMED:
            return AnswerClaim(claims.accepts_claim(view, history))
        case _:
            return _choose_action(view, history)


def _choose_action(view: PrefaView, history: Sequence[Any]) -> PlayCard | Claim:
    cards = [option for option in view.options if isinstance(option, PlayCard)]
    may_claim = len(cards) < len(view.options)
    if len(cards) == 1 and not may_claim:
        return cards[0]
    situation = situation_of(view, hand_of(option.card for option in cards), history)
    if may_claim and claims.may_claim(situation):
        return Claim()
    return PlayCard(card_of(_choose_card(view, situation)))


def _choose_card(view: PrefaView, situation: Situation) -> int:
    if view.bargain is None:
        return avoid(situation)
    return declare(situation) if view.seat == view.bargain.declarer else defend(situation)
