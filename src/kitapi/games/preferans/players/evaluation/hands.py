"""The steady player's estimates for many hands at once, over arrays of any shape.

A test compares them with those of ``players.tricks.estimate``, ``plans`` and ``betl`` for single hands.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kitapi.games.preferans.players.betl import suit_safety
from kitapi.games.preferans.players.evaluation.money import Game, Sheets, money_of
from kitapi.games.preferans.players.plans import ALL_TEN, BEFORE_TALON, IN_A_ROW, TALON, strain_of
from kitapi.games.preferans.players.situation import trump_cards
from kitapi.games.preferans.rules.game_numbers import TRICKS, GameNumber
from kitapi.games.preferans.rules.ladder import games_from
from kitapi.games.preferans.rules.variant import Seven
from kitapi.kernel import Seat
from kitapi.players.evaluation import Bits, Floats
from kitapi.players.tricks import estimate, promise
from kitapi.players.tricks.chances import SPREAD, chances
from kitapi.players.tricks.holdings import ACES, cards_in
from kitapi.players.tricks.masks import pairs_of

GAMES = tuple(GameNumber)
"""The games in the order of every array's last axis here."""

NUMBERS = np.array([game.value for game in GAMES])

BETL, SEVEN, PREFERANS = (GAMES.index(game) for game in (GameNumber.BETL, GameNumber.SEVEN, GameNumber.PREFERANS))
"""Indices of the games that are not suit games."""

_STRAINS = [strain_of(game) for game in GAMES]
_TRUMPS_OF = {game: trump_cards(game) for game in GAMES}
_SIDE, _TRUMPS = np.array(estimate.AT_SIDE), np.array(estimate.AT_TRUMPS)
_WINNERS, _RUNNING = np.array(estimate.WINNERS), np.array(estimate.RUNNING)
_PROMISED, _PROMISED_TRUMPS = np.array(promise.ASIDE), np.array(promise.AT_TRUMPS)
SOBER = np.array([0.15, 0.15, 0.15, 0.15, 0.0, 0.5, 0.0])
"""The number of tricks, by game, by which the tables overestimate the game with the best estimate (winner's curse)."""
SOBER_BETL = ((0.0, 0.15, 0.35, 0.55, 0.75, 0.85, 0.96, 1.0), (0.0, 0.08, 0.22, 0.32, 0.46, 0.66, 0.78, 1.0))
"""Probabilities of making betl by the tables, and the frequencies measured against defenders who sometimes err."""

NEVER_PLAYED = -1000.0
"""The value of a game that the house does not play: too low for any plan."""

_GRID = np.linspace(-3.0, 13.0, 161)


def holdings(hands: Bits) -> Bits:
    """Return the holdings of hands in each suit; shape (…, 4)."""
    found: Bits = hands[..., None] >> np.array([0, 8, 16, 24]) & 0xFF
    return found


class HandEstimate(NamedTuple):
    """Estimates of hands of ten cards.

    ``tricks``, (…, 7): expected tricks by game. ``betl``, (…): the probability of no trick. ``whole``, (…): whether the
    hand takes all ten tricks alone, on lead. ``stops``, (…): whether it holds all aces.
    """

    tricks: Floats
    betl: Floats
    whole: NDArray[np.bool_]
    stops: NDArray[np.bool_]


@lru_cache(1)
def suit_safeties() -> Floats:
    """Compute ``suit_safety`` of every holding; shape (256,)."""
    return np.array([suit_safety(holding) for holding in range(256)])


@lru_cache(1)
def _safeties_after_discard() -> Floats:
    """Compute ``suit_safety`` of every holding after its best discard of one card; shape (256,)."""
    found = [max(suit_safety(one & ~card) for card in cards_in(one) or [0]) for one in range(256)]
    return np.array(found)


def _runs(holding: int) -> bool:
    out = 0xFF & ~holding
    return (holding >> out.bit_length()).bit_count() >= min(holding.bit_count(), out.bit_count())


_RUNS = np.array([_runs(holding) for holding in range(256)])


def estimate_hands(hands: Bits) -> HandEstimate:
    """Estimate ``hands``."""
    suits = holdings(hands)
    side = _SIDE[suits]
    lost = side.sum(axis=-1)
    plain = np.minimum(_WINNERS[suits].sum(axis=-1), TRICKS - _RUNNING[suits].sum(axis=-1))
    by_strain = [TRICKS - (lost - side[..., suit] + _TRUMPS[suits[..., suit]]) for suit in range(4)] + [plain]
    return HandEstimate(
        tricks=np.stack([by_strain[strain] for strain in _STRAINS], axis=-1),
        betl=suit_safeties()[suits].prod(axis=-1),
        whole=np.asarray(_RUNS[suits].all(axis=-1)),
        stops=hands & ACES == ACES,
    )


def betl_chance_before_talon(hands: Bits) -> Floats:
    """Return the chance that hands take no trick after their best discard of one card."""
    suits = holdings(hands)
    safe, light = suit_safeties()[suits], _safeties_after_discard()[suits]
    rest = [safe[..., [other for other in range(4) if other != suit]].prod(axis=-1) for suit in range(4)]
    found: Floats = np.max([light[..., suit] * rest[suit] for suit in range(4)], axis=0)
    return found


def defensive_tricks(hands: Bits, game: GameNumber) -> Floats:
    """Compute the tricks that hands promise in defence."""
    suits = holdings(hands)
    found = np.full(hands.shape, promise.ANY_HAND)
    for suit in range(4):
        is_trump = _TRUMPS_OF[game] >> 8 * suit & 0xFF
        found += (_PROMISED_TRUMPS if is_trump else _PROMISED)[suits[..., suit]]
    return found


def lean(left: Bits, right: Bits, game: GameNumber) -> Floats:
    """Return the expected share of the left defender in the tricks of the defence."""
    ours, others = defensive_tricks(left, game), defensive_tricks(right, game)
    return ours / (ours + others)


@lru_cache(4)
def _chance_table(spread: float) -> Floats:
    """Return the probability of each number of tricks, by the expected tricks; shape (grid, 11)."""
    return np.array([chances(float(expected), spread) for expected in _GRID])


class Prices(NamedTuple):
    """The values of games for a seat in points, if both defenders take equally many tricks.

    ``by_tricks``, (7, 11): by game and number of tricks taken. ``curves``, (7, grid): by game and expected tricks.
    ``sans_atout``: whether seven needs six tricks in a row. ``leads``: whether the declarer leads in preferans.
    ``sober``: whether estimates are lowered, because the best of several games is overestimated.
    """

    by_tricks: Floats
    curves: Floats
    sans_atout: bool
    leads: bool
    sober: bool


def prices(
    sheets: Sheets, declarer: Seat, *, from_hand: bool, spread: float = SPREAD, seat: Seat | None = None
) -> Prices:
    """Return the values of games for ``declarer`` by the tables, or for ``seat`` by lowered estimates."""
    to = declarer if seat is None else seat
    every = np.arange(TRICKS + 1)[None, :]
    by_tricks = np.concatenate(
        [money_of(sheets, Game(declarer, game, from_hand), to).mean_values(every, 0.5) for game in GAMES]
    )
    unknown = [game not in games_from(1, sheets.variant) for game in GAMES]
    by_tricks[unknown] = NEVER_PLAYED
    sans_atout = sheets.variant.seven is Seven.SANS_ATOUT
    return Prices(
        by_tricks, by_tricks @ _chance_table(spread).T, sans_atout, sheets.active[0] == declarer, seat is not None
    )


def value_games(hands: Bits, price: Prices) -> Floats:
    """Return the value of each game for a declarer with these ten cards; shape (…, 7)."""
    hand = estimate_hands(hands)
    found = _value_by_curves(hand.tricks, price)
    betl = np.interp(hand.betl, *SOBER_BETL) if price.sober else hand.betl
    found[..., BETL] = betl * price.by_tricks[BETL, 0] + (1 - betl) * price.by_tricks[BETL, 1]
    found[..., PREFERANS] = _preferans_value(hand, price)
    return found


def value_games_before_talon(hands: Bits, price: Prices) -> Floats:
    """Return the value of each game for a player who will take the talon, shape (…, 7); for ``BEFORE_TALON`` prices."""
    hand = estimate_hands(hands)
    found = _value_by_curves(np.minimum(hand.tricks + TALON, TRICKS), price)
    betl = betl_chance_before_talon(hands)
    found[..., BETL] = betl * price.by_tricks[BETL, 0] + (1 - betl) * price.by_tricks[BETL, 1]
    found[..., PREFERANS] = _preferans_value(hand, price)
    return found


def _value_by_curves(tricks: Floats, price: Prices) -> Floats:
    expected = tricks - SOBER * price.sober - IN_A_ROW * price.sans_atout * (np.arange(len(GAMES)) == SEVEN)
    return np.stack([np.interp(expected[..., at], _GRID, price.curves[at]) for at in range(len(GAMES))], axis=-1)


def _preferans_value(hand: HandEstimate, price: Prices) -> Floats:
    made = ALL_TEN * (hand.whole & (hand.stops | price.leads))
    found: Floats = made * price.by_tricks[PREFERANS, TRICKS] + (1 - made) * price.by_tricks[PREFERANS, TRICKS - 1]
    return found


class Exchange(NamedTuple):
    """The best exchange of twelve cards for every game: its ``values``, and the ``pair`` discarded; both (n, 7)."""

    values: Floats
    pair: Bits


def best_exchange(twelve: Bits, price: Prices) -> Exchange:
    """Return the best exchange of these twelve cards for each game."""
    pairs = pairs_of(twelve)
    values = value_games(twelve[:, None] & ~pairs, price)
    best = values.argmax(axis=1)
    return Exchange(values.max(axis=1), np.take_along_axis(pairs, best, axis=1))


def best_value_from(values: Floats, number: int) -> Floats:
    """Return the value of the best game whose number is at least ``number``; shape (…)."""
    found: Floats = values[..., np.greater_equal(NUMBERS, number)].max(axis=-1)
    return found


BEFORE = BEFORE_TALON
"""The spread of tricks while the talon is unknown."""
