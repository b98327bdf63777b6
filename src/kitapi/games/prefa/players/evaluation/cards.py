"""Evaluation of card play in Prefa: the legal cards, and a claim if it is certain."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from kitapi.cards import Card
from kitapi.games.prefa.players import claims
from kitapi.games.prefa.players.evaluation.money import money_in
from kitapi.games.prefa.players.evaluation.pass_deals import judge_pass_deal
from kitapi.games.prefa.players.situation import seats_after, situation_of
from kitapi.games.prefa.rules.actions import Claim, PlayCard
from kitapi.games.prefa.rules.events import CardPlayed
from kitapi.games.prefa.rules.view import PrefaView
from kitapi.players.evaluation import Judged, Worlds
from kitapi.players.tricks.avoidance import avoid
from kitapi.players.tricks.declarer import declare
from kitapi.players.tricks.defence import defend
from kitapi.players.tricks.holdings import bit_of, hand_of
from kitapi.players.tricks.plays import tricks_played, weigh_by_plays
from kitapi.players.tricks.situation import Situation
from kitapi.players.tricks.turns import CardValues, Turn, judge_cards
from kitapi.solver.position import Objective


def judge_card(
    view: PrefaView, history: Sequence[Any], worlds: Worlds, *, also: Sequence[Any] = (), ahead: int = 0
) -> Judged:
    """Evaluate every legal card, and a claim that is certain; ``also``: a claim that is not.

    Among cards of equal value, the card that the player ``steady`` would play comes first. An uncertain claim would be
    refused, so its value is that of the best card.
    """
    cards = [option.card for option in view.options if isinstance(option, PlayCard)]
    situation = situation_of(view, hand_of(cards), history)
    cards.sort(key=lambda card: bit_of(card) != _steady_card(view, situation))
    if view.bargain is None:
        return judge_pass_deal(view, cards, worlds)
    turn = turn_of(view)
    worlds = weigh_by_plays(turn, worlds, tricks_played(history, turn.seats, CardPlayed))
    found = judge_cards(turn, worlds, money_in(view, seat_of(view)), ahead)
    return _with_claim(_select_cards(cards, worlds, found), view, situation, also)


def turn_of(view: PrefaView) -> Turn:
    """Return the turn of the player to act, in a deal with a contract."""
    bargain, seat = view.bargain, seat_of(view)
    assert bargain is not None
    assert bargain.contract is not None
    seats = (bargain.declarer, *seats_after(view, bargain.declarer))
    table = tuple(bit_of(played.card) for played in view.trick)
    places = [seats.index(defender) if defender in seats else None for defender in (bargain.first, bargain.second)]
    trump = bargain.contract.strain.trump
    return Turn(
        seats=seats,
        place=seats.index(seat),
        shown={seat: hand_of(view.hand)},
        leader=seats.index(view.trick[0].seat if view.trick else seat),
        trump=-1 if trump is None else trump.index,
        table=table,
        taken=tuple(view.tricks[each] for each in seats),
        objective=Objective.TRICKS,
        pair=(places[0], places[1]),
    )


def seat_of(view: PrefaView) -> Any:
    """Return the viewer's seat.

    Raises:
        ValueError: the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("a spectator plays no card")
    return view.seat


def _steady_card(view: PrefaView, situation: Situation) -> int:
    if view.bargain is None:
        return avoid(situation)
    return declare(situation) if view.seat == view.bargain.declarer else defend(situation)


def _select_cards(cards: Sequence[Card], worlds: Worlds, found: CardValues) -> Judged:
    columns = [bit_of(card).bit_length() - 1 for card in cards]
    return Judged(tuple(map(PlayCard, cards)), worlds, found.values_by_layout[:, columns], found.tricks[:, columns])


def _with_claim(judged: Judged, view: PrefaView, situation: Situation, also: Sequence[Any]) -> Judged:
    """Return ``judged`` with the claim as its first action, if the claim is certain or in ``also``."""
    certain = Claim() in view.options and claims.may_claim(situation)
    if not certain and Claim() not in also:
        return judged
    best = judged.best
    return Judged(
        (Claim(), *judged.actions),
        judged.worlds,
        np.column_stack([judged.values_by_layout[:, best], judged.values_by_layout]),
        np.column_stack([judged.tricks[:, best], judged.tricks]),
    )
