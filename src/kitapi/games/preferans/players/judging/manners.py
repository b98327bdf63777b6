"""How likely a sensible player calls, exchanges, names and answers as one was seen to do, by the cards he may have.

Nobody's plan is known: how far somebody goes is likely by what the tables make his cards worth, with room for others'
reckoning and for odd ideas.
"""

from typing import NamedTuple

import numpy as np

from kitapi.games.preferans.players.answering import PLAYS_FROM
from kitapi.games.preferans.players.judging.answers import KONTRA_AT, KONTRA_WIDTH
from kitapi.games.preferans.players.judging.hands import (
    BEFORE,
    BETL,
    GAMES,
    NUMBERS,
    least_worth,
    priced,
    priced_before,
    prices,
    promised,
    read,
)
from kitapi.games.preferans.players.judging.money import Sheets
from kitapi.games.preferans.rules.game_numbers import HIGHEST_NUMBER, GameNumber
from kitapi.kernel import Seat
from kitapi.players.judged import Bits, Floats
from kitapi.players.tricks.laying import Laying
from kitapi.players.tricks.masks import pairs_of

ODD = 0.004
"""How likely anything is that no plan speaks for."""

CALLING = 4.0
"""Points by which a plan must be worth more for a call to be markedly likelier."""

NAMING = 3.0
"""The same for a game named and cards laid away."""

ANSWERS_AT = 7.3
SURE, SURE_WIDTH = 0.9, 0.05
"""Tricks expected, and a betl's chance, from which on a declarer is likely to answer a kontra."""

PLAYING = 0.3
"""The same in tricks promised for playing where one may drop."""


def likely(points: Floats, width: float) -> Floats:
    """How likely somebody does what is worth ``points`` (or tricks) more than not doing it."""
    found: Floats = ODD + (1 - 2 * ODD) / (1 + np.exp(np.clip(-points / width, -50, 50)))
    return found


class Limits(NamedTuple):
    """How far hands may go.

    ``stays``: (n, 10) how likely in at each number, from 0 to one above the highest, where nobody stays.
    ``from_hand``: (n,) how likely they say from hand.
    """

    stays: Floats
    from_hand: Floats


def limits(sheets: Sheets, seat: Seat, hands: Bits) -> Limits:
    """How far ``seat`` goes in the bidding with ``hands``."""
    before = priced_before(hands, prices(sheets, seat, from_hand=False, spread=BEFORE))
    best = np.stack([least_worth(before, number) for number in range(HIGHEST_NUMBER + 1)], axis=1)
    own = priced(hands, prices(sheets, seat, from_hand=True)).max(axis=1)
    stays = np.column_stack([likely(best, CALLING), np.zeros(len(hands))])
    # a good hand is rare, and so must be one who says from hand without it
    from_hand = likely(own - np.maximum(best[:, 1], 0.0), CALLING) - ODD + ODD**2
    return Limits(stays, from_hand)


def laid_away(sheets: Sheets, declarer: Seat, twelve: Bits, named: tuple[int, GameNumber]) -> Laying:
    """What a declarer lays away who won at a number and ``named`` a game, by his ``twelve`` cards.

    At "one" he might have thrown the deal in, which is worth nothing.
    """
    number, game = named
    pairs = pairs_of(twelve)
    worth = priced(twelve[:, None] & ~pairs, prices(sheets, declarer, from_hand=False))
    best = np.where(np.greater_equal(NUMBERS, number), worth.max(axis=1), -np.inf)
    nothing = np.full(len(twelve), 0.0 if number == 1 else -np.inf)
    is_named = _chosen(np.column_stack([best, nothing]), GAMES.index(game))
    return Laying(pairs, is_named[:, None] * _shares(worth[..., GAMES.index(game)]))


def named_from_hand(sheets: Sheets, declarer: Seat, hands: Bits, game: GameNumber) -> Floats:
    """(n,) how likely who said from hand names ``game`` with ``hands``."""
    return _chosen(priced(hands, prices(sheets, declarer, from_hand=True)), GAMES.index(game))


def _chosen(worth: Floats, at: int) -> Floats:
    """(n,) how likely of choices ``worth`` (n, k) that at ``at`` is taken."""
    found: Floats = ODD / worth.shape[1] + (1 - ODD) * _shares(worth)[:, at]
    return found


def _shares(worth: Floats) -> Floats:
    """(n, k) how likely each of choices ``worth`` (n, k) is taken."""
    raised = np.exp((worth - worth.max(axis=1, keepdims=True)) / NAMING)
    found: Floats = raised / raised.sum(axis=1, keepdims=True)
    return found


def plays(hands: Bits, game: GameNumber) -> Floats:
    """(n,) how likely a defender plays who may drop."""
    return likely(promised(hands, game) - PLAYS_FROM, PLAYING)


def answers(hands: Bits, game: GameNumber) -> Floats:
    """(n,) how likely a declarer answers a kontra."""
    seen, at = read(hands), GAMES.index(game)
    return likely(seen.betl - SURE, SURE_WIDTH) if at == BETL else likely(seen.tricks[:, at] - ANSWERS_AT, PLAYING)


def doubles(hands: Bits, game: GameNumber) -> Floats:
    """(n,) how likely a defender says kontra; nothing is read from it in betl."""
    if GAMES[BETL] is game:
        return np.full(len(hands), ODD)
    return likely(promised(hands, game) - KONTRA_AT, KONTRA_WIDTH)
