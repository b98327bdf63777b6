"""The player ``steady``: plays by rules of thumb, the same action in the same situation."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kitapi.games.preferans.players import answers, auction, exchange
from kitapi.games.preferans.players.open_play import choose_spoiling_card
from kitapi.games.preferans.players.situation import situation_of
from kitapi.games.preferans.rules.actions import PlayCard
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.view import Phase, PreferansView
from kitapi.kernel import Contribute
from kitapi.players.share import share
from kitapi.players.tricks.avoidance import avoid
from kitapi.players.tricks.betl_defence import lure
from kitapi.players.tricks.declarer import declare
from kitapi.players.tricks.defence import defend
from kitapi.players.tricks.holdings import card_of, hand_of
from kitapi.players.tricks.situation import Situation


def steady(view: PreferansView, history: Sequence[Any], rng: Random, _budget: float) -> Any:
    """Bid as low as the plan allows, name the game of the highest value, double only what is sure, and play simply."""
    match view.phase:
        case Phase.SHUFFLING:
            return Contribute(share(view.options, rng))
        case Phase.BIDDING:
            return auction.choose_call(view)
        case Phase.DISCARDING:
            return exchange.choose_discards(view)
        case Phase.NAMING:
            return exchange.choose_game(view)
        case Phase.PARTICIPATING:
            return answers.choose_participation(view)
        case Phase.INVITING:
            return answers.choose_invitation(view)
        case Phase.DOUBLING:
            return answers.choose_doubling(view)
        case _:
            return _choose_action(view, history)


def _choose_action(view: PreferansView, history: Sequence[Any]) -> PlayCard:
    cards = [option.card for option in view.options if isinstance(option, PlayCard)]
    if len(cards) == 1:
        return PlayCard(cards[0])
    if view.open_hands:
        return PlayCard(choose_spoiling_card(view, cards))
    situation = situation_of(view, hand_of(cards), history)
    return PlayCard(card_of(_choose_card(view, situation)))


def _choose_card(view: PreferansView, situation: Situation) -> int:
    assert view.bargain is not None
    is_betl = view.bargain.game is GameNumber.BETL
    if view.seat == view.bargain.declarer:
        return avoid(situation) if is_betl else declare(situation)
    return lure(situation) if is_betl else defend(situation)
