"""Evaluation of card play in Preferans: in games to take tricks, in betl, and for another seat in open games."""

from collections.abc import Sequence
from typing import Any

from kitapi.cards import Card
from kitapi.games.preferans.players.evaluation.money import money_in
from kitapi.games.preferans.players.open_play import choose_spoiling_card
from kitapi.games.preferans.players.situation import situation_of
from kitapi.games.preferans.rules.actions import PlayCard
from kitapi.games.preferans.rules.events import CardPlayed
from kitapi.games.preferans.rules.game_numbers import GameNumber, trump_of
from kitapi.games.preferans.rules.view import PreferansView
from kitapi.mechanics.table import defenders_of
from kitapi.players.evaluation import Judged, Worlds
from kitapi.players.tricks.avoidance import avoid
from kitapi.players.tricks.betl_defence import lure
from kitapi.players.tricks.declarer import declare
from kitapi.players.tricks.defence import defend
from kitapi.players.tricks.holdings import bit_of, hand_of
from kitapi.players.tricks.plays import tricks_played, weigh_by_plays
from kitapi.players.tricks.turns import Turn, judge_cards
from kitapi.players.tricks.worlds import fewer
from kitapi.solver.position import Objective

BETL_IS_HARD, BETL_TAKES = 7, 4
"""The number of cards from which betl is slow to solve, and the factor of the time; so fewer layouts are solved."""


def judge_card(
    view: PreferansView, history: Sequence[Any], worlds: Worlds, *, also: Sequence[Any] = (), ahead: int = 0
) -> Judged:
    """Evaluate every legal card; of equal ones the card that ``steady`` would play comes first.

    ``also`` has no effect, as all cards are evaluated. At sans atout, which needs six tricks in a row, the declarer's
    tricks are assumed to be consecutive.
    """
    del also
    cards = [option.card for option in view.options if isinstance(option, PlayCard)]
    first = _steady_card(view, history, cards)
    cards.sort(key=lambda card: bit_of(card) != first)
    turn = turn_of(view)
    if turn.objective is Objective.BETL and len(view.hand) >= BETL_IS_HARD:
        worlds = fewer(worlds, max(1, worlds.number // BETL_TAKES))
    worlds = weigh_by_plays(turn, worlds, tricks_played(history, turn.seats, CardPlayed))
    found = judge_cards(turn, worlds, money_in(view), ahead)
    columns = [bit_of(card).bit_length() - 1 for card in cards]
    return Judged(tuple(map(PlayCard, cards)), worlds, found.values_by_layout[:, columns], found.tricks[:, columns])


def turn_of(view: PreferansView) -> Turn:
    """Return the turn of the player to act, from their own hand or for another seat.

    Raises:
        ValueError: the view is a spectator's, or shows no game.
    """
    bargain, seat = view.bargain, view.seat
    if seat is None or bargain is None or bargain.declarer is None or bargain.game is None:
        raise ValueError("nobody who plays a card")
    at = view.lineup.index(bargain.declarer)
    seats = (*view.lineup[at:], *view.lineup[:at])
    due = seat if view.plays_for is None else view.plays_for
    trump = trump_of(bargain.game)
    places = [seats.index(each) if each in seats else None for each in defenders_of(bargain.declarer, view.active)]
    return Turn(
        seats=seats,
        place=seats.index(due),
        shown={each: hand_of(cards) for each, cards in enumerate(view.open_hands)} or {seat: hand_of(view.hand)},
        leader=seats.index(view.trick[0].seat if view.trick else due),
        trump=-1 if trump is None else trump.index,
        table=tuple(bit_of(played.card) for played in view.trick),
        taken=tuple(view.tricks[each] for each in seats),
        objective=_objective(bargain.game, laid_open=bool(view.open_hands)),
        pair=(places[0], places[1]),
    )


def _objective(game: GameNumber, *, laid_open: bool) -> Objective:
    if game is GameNumber.BETL:
        return Objective.OPEN_BETL if laid_open else Objective.BETL
    return Objective.OPEN if laid_open else Objective.TRICKS


def _steady_card(view: PreferansView, history: Sequence[Any], cards: Sequence[Card]) -> int:
    """Return the card that the steady player would play."""
    if view.open_hands:
        return bit_of(choose_spoiling_card(view, cards))
    situation = situation_of(view, hand_of(cards), history)
    is_betl = view.bargain is not None and view.bargain.game is GameNumber.BETL
    if view.bargain is not None and view.seat == view.bargain.declarer:
        return avoid(situation) if is_betl else declare(situation)
    return lure(situation) if is_betl else defend(situation)
