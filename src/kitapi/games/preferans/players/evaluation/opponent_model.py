"""Opponent model of Preferans: the probability of each call, discard, game and answer, given a player's cards.

Probabilities are computed from the values of the tables with soft thresholds, because others may value cards
differently; and every action has a small probability with any cards.
"""

from typing import NamedTuple

import numpy as np

from kitapi.games.preferans.players.answers import PLAYS_FROM
from kitapi.games.preferans.players.evaluation.answers import KONTRA_AT, KONTRA_WIDTH
from kitapi.games.preferans.players.evaluation.hands import (
    BEFORE,
    BETL,
    GAMES,
    NUMBERS,
    best_value_from,
    defensive_tricks,
    estimate_hands,
    prices,
    value_games,
    value_games_before_talon,
)
from kitapi.games.preferans.players.evaluation.money import Sheets
from kitapi.games.preferans.rules.game_numbers import HIGHEST_NUMBER, GameNumber
from kitapi.kernel import Seat
from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks.discard_pairs import Laying
from kitapi.players.tricks.masks import pairs_of

ODD = 0.004
"""The probability of an action that the cards do not explain."""

CALLING = 4.0
"""The width of the soft thresholds of calls, in points."""

NAMING = 3.0
"""The width of the softmax over games and discards, in points."""

ANSWERS_AT = 7.3
SURE, SURE_WIDTH = 0.9, 0.05
"""The expected tricks, or in betl the probability, with which the declarer answers a kontra with probability 1/2;
``SURE_WIDTH`` is the width of the soft threshold for betl."""

PLAYING = 0.3
"""The width of the soft thresholds of answers, in tricks."""


def soft_threshold(points: Floats, width: float) -> Floats:
    """Return the probability of an action that gains ``points`` (or tricks): a logistic curve."""
    found: Floats = ODD + (1 - 2 * ODD) / (1 + np.exp(np.clip(-points / width, -50, 50)))
    return found


class Limits(NamedTuple):
    """The probabilities of how high players bid with given hands.

    ``stays``, (n, 10): the probability of staying in at each number, from 0 to one above the highest, where it is 0.
    ``from_hand``, (n,): the probability of "from hand".
    """

    stays: Floats
    from_hand: Floats


def call_limits(sheets: Sheets, seat: Seat, hands: Bits) -> Limits:
    """Compute the probabilities of how high ``seat`` bids with ``hands``."""
    before = value_games_before_talon(hands, prices(sheets, seat, from_hand=False, spread=BEFORE))
    best = np.stack([best_value_from(before, number) for number in range(HIGHEST_NUMBER + 1)], axis=1)
    own = value_games(hands, prices(sheets, seat, from_hand=True)).max(axis=1)
    stays = np.column_stack([soft_threshold(best, CALLING), np.zeros(len(hands))])
    # saying from hand without a good hand must be as rare as a good hand
    from_hand = soft_threshold(own - np.maximum(best[:, 1], 0.0), CALLING) - ODD + ODD**2
    return Limits(stays, from_hand)


def discard_chances(sheets: Sheets, declarer: Seat, twelve: Bits, named: tuple[int, GameNumber]) -> Laying:
    """Return the probability of discarding each pair, for a declarer who won at a number and ``named`` a game.

    At "one" the declarer might have thrown the deal in, of value 0.
    """
    number, game = named
    pairs = pairs_of(twelve)
    values = value_games(twelve[:, None] & ~pairs, prices(sheets, declarer, from_hand=False))
    best = np.where(np.greater_equal(NUMBERS, number), values.max(axis=1), -np.inf)
    nothing = np.full(len(twelve), 0.0 if number == 1 else -np.inf)
    is_named = _choice_chance(np.column_stack([best, nothing]), GAMES.index(game))
    return Laying(pairs, is_named[:, None] * _softmax(values[..., GAMES.index(game)]))


def naming_chance_from_hand(sheets: Sheets, declarer: Seat, hands: Bits, game: GameNumber) -> Floats:
    """Return the probability of naming ``game`` from hand with ``hands``; shape (n,)."""
    return _choice_chance(value_games(hands, prices(sheets, declarer, from_hand=True)), GAMES.index(game))


def _choice_chance(values: Floats, at: int) -> Floats:
    """Return the probability of choosing column ``at`` of the (n, k) ``values``, one row for each hand; shape (n,)."""
    found: Floats = ODD / values.shape[1] + (1 - ODD) * _softmax(values)[:, at]
    return found


def _softmax(values: Floats) -> Floats:
    """Return the probability of each choice, by its value; shape (n, k)."""
    raised = np.exp((values - values.max(axis=1, keepdims=True)) / NAMING)
    found: Floats = raised / raised.sum(axis=1, keepdims=True)
    return found


def participation_chance(hands: Bits, game: GameNumber) -> Floats:
    """Return the probability that a defender plays instead of dropping; shape (n,)."""
    return soft_threshold(defensive_tricks(hands, game) - PLAYS_FROM, PLAYING)


def rekontra_chance(hands: Bits, game: GameNumber) -> Floats:
    """Return the probability that a declarer answers a kontra; shape (n,)."""
    hand, at = estimate_hands(hands), GAMES.index(game)
    return (
        soft_threshold(hand.betl - SURE, SURE_WIDTH)
        if at == BETL
        else soft_threshold(hand.tricks[:, at] - ANSWERS_AT, PLAYING)
    )


def kontra_chance(hands: Bits, game: GameNumber) -> Floats:
    """Return the probability that a defender says kontra, shape (n,); constant in betl."""
    if GAMES[BETL] is game:
        return np.full(len(hands), ODD)
    return soft_threshold(defensive_tricks(hands, game) - KONTRA_AT, KONTRA_WIDTH)
