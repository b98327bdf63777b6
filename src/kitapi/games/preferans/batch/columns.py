"""The columns of a row (the state of one table), the indices of the terms, and the numbers of the actions.

A card is ``8 × suit + rank``; suits are numbered ♠ ♣ ♦ ♥ from 0, ranks from the seven (0) to the ace (7). A set of
cards, or of seats, is an integer with a bit for each card or seat. A game is its number, from 2 (leaves) to 8
(preferans).
"""

import numpy as np

from kitapi.batch.rows import HEAD, Integers
from kitapi.cards import DECK_32
from kitapi.games.preferans.rules.duty import DUTY_GAMES
from kitapi.games.preferans.rules.game_numbers import HIGHEST_NUMBER, TRUMPS, GameNumber
from kitapi.games.preferans.rules.ladder import highest_number
from kitapi.games.preferans.rules.settlement import BETL_TRICKS
from kitapi.games.preferans.rules.variant import (
    DefenderFall,
    DutyBy,
    HandTies,
    HoldRight,
    KontraTakes,
    LastGame,
    LeadEight,
    LostKontra,
    Money,
    PreferansTerms,
    PreferansVariant,
    RefaBelowZero,
    Seven,
    Sides,
)

MOST_PLAYERS = 4

# indices of the row of terms; the first is PLAYERS, the number of seats
(
    STAKE,
    IN_POT,
    POT_STAKE,
    SYMMETRIC,
    REFAS,
    FOR_NOBODY,
    LOWEST,
    ALL_PASS,
    STEPS,
    PASSES_ON,
    FOREHAND_TIES,
    AT_ONCE,
    TOP,
    RUNS_COUNT,
    OPEN_ALLOWED,
    LEAD_RIGHT,
    STOP,
    MAY_DROP,
    MAY_INVITE,
    KONTRA_LIMIT,
    MANDATORY,
    ONLY_ADDED,
    PENALTY,
    DUTY_IN,
    DUTY_BY,
    FALL_VALUE,
    BETL_COUNTS,
    CAP,
) = range(1, 29)
ONE_HAND, EACH, TOGETHER = range(3)

BETL, SEVEN, EIGHT, LEAVES = 6, 7, 8, 2

# actions: cards 0 to 31, numbers (bid, or games named) 33 to 40, open games 41 to 43
NUMBERS = 32
OPEN = NUMBERS + 3
NO, YES, HOLD, FROM_HAND, THROW_IN, GIVE_WAY, EIGHT_BY_NEXT, EIGHT_BY_SECOND = range(44, 52)
ACTIONS = (
    *(card.value for card in DECK_32),
    "none",
    *(f"number {number}" for number in range(1, HIGHEST_NUMBER + 1)),
    *(f"open {number}" for number in (BETL, SEVEN, EIGHT)),
    "no",
    "yes",
    "hold",
    "from_hand",
    "throw_in",
    "give_way",
    "eight_by_next",
    "eight_by_second",
)
"""The names of the actions, by number. ``no``: pass, drop, play alone or decline; ``yes``: play, call in or double.
``eight_by_next``, ``eight_by_second``: the first or the second active seat after the seat to act bids preferans out of
turn."""

(BIDDING, DISCARDING, ONE_DISCARDED, NAMING, HAND_NAMING, DROPPING, INVITING, DOUBLING, PLAYING, OVER) = range(10)
"""Phases. ``ONE_DISCARDED``: the declarer has discarded one of two cards."""
PHASES = 10

(
    DEALER,
    ACTIVE,
    TALON,
    CALLS,
    NUMBER_BID,
    OWNER,
    SPOKEN,
    PASSED_AT_ONCE,
    OUT,
    HAND_ORDER,
    IN_HAND,
    LAST_CALLER,
    DECLARER,
    WON_AT,
    GAME,
    IS_OPEN,
    DISCARDS,
    HAND_SPOKEN,
    NAMED_BY,
    SAID,
    DROPPED,
    INVITED_BY,
    DOUBLINGS,
    CALLER,
    DECLINED,
    LINEUP,
    LEADER,
    TRUMP_CARDS,
    ON_TABLE,
    LED,
    BEST,
    BEST_SEAT,
    TRICKS,
    RUN,
    LONGEST,
    LAID_OPEN,
    PLAYS_DECLARER,
    DUE,
    POT_BEFORE,
) = range(HEAD, HEAD + 39)
"""Single columns. ``HAND_ORDER``: the seats that said from hand, as digits in base 8, the first in the lowest digit;
here seats are counted from 1. ``WON_AT``: the number at which the bidding was won, or 0 from hand. ``HAND_SPOKEN``: the
set of seats that said from hand and have acted since. ``INVITED_BY``: the defender who called in the other, or −1.
``DUE``: the seat whose card is to be played next. ``POT_BEFORE``: the pot, including the chips paid for this deal."""

HANDS, LAST_CALL, SAID_NUMBER, PLAYED_BY, CARD_OF, WON = (HEAD + 39 + 4 * group for group in range(6))
"""The first column of each group, which has a column for each seat. ``LAST_CALL``: the last call, a value listed below.
``SAID_NUMBER``: the number last bid or held. ``CARD_OF``: the card in the trick, or −1."""
NO_CALL, BID, HELD, HAND, PASSED = range(5)

PAY = HEAD + 63
"""The first column of the deal's payments, in points or chips: into head sums or pot, and then to each seat."""
HEADS = PAY + 5
SIDES = HEADS + 4
"""The first side sum: ``SIDES + 4 × seat + against`` is what a seat has written against another."""
REFAS_OPEN = SIDES + 16
REFAS_HAD = REFAS_OPEN + 4
CHIPS = REFAS_HAD + 4
POT = CHIPS + 4
RESULTS = POT + 1
WIDTH = RESULTS + 4

ALL_CARDS = 0xFFFFFFFF
TRICK_COUNT = 10
NO_SEAT = -1

TRUMPS_OF: Integers = np.zeros(9, np.int64)
"""The set of all trumps of each game, by its number."""
for _game, _suit in TRUMPS.items():
    TRUMPS_OF[_game.value] = 0xFF << 8 * _suit.index


def terms_row(terms: PreferansTerms) -> Integers:
    """Return the terms as integers."""
    variant = terms.variant
    return np.array([terms.players, *_bidding_terms(variant), *_scoring_terms(variant)], np.int64)


def _bidding_terms(variant: PreferansVariant) -> tuple[int, ...]:
    """Return the terms from ``STAKE`` to ``OPEN_ALLOWED``."""
    return (
        variant.stake,
        variant.money is Money.POT,
        variant.pot_stake,
        variant.sides is Sides.SYMMETRIC,
        variant.refas,
        variant.refa_below_zero is RefaBelowZero.FOR_NOBODY,
        variant.lowest_bid,
        variant.all_pass or variant.lowest_bid > 1,
        variant.steps,
        variant.hold_right is HoldRight.PASSES_ON,
        variant.hand_ties is HandTies.FOREHAND,
        variant.preferans_at_once,
        highest_number(variant),
        variant.seven is Seven.SANS_ATOUT,
        variant.open_games,
    )


def _scoring_terms(variant: PreferansVariant) -> tuple[int, ...]:
    """Return the terms from ``LEAD_RIGHT`` to ``CAP``."""
    return (
        variant.lead_eight is LeadEight.RIGHT,
        variant.stop_when_decided,
        variant.defenders_may_drop,
        variant.invite,
        variant.kontra_limit,
        variant.mandatory_kontra and variant.kontra_limit > 0,
        variant.kontra_takes is KontraTakes.ADDED,
        variant.lost_kontra is LostKontra.PENALTY,
        sum(1 << game.value for game in GameNumber if game in DUTY_GAMES[variant.duty_games]),
        list(DutyBy).index(variant.duty_by),
        variant.defender_fall is DefenderFall.VALUE,
        BETL_TRICKS[variant.betl_sides],
        variant.last_game is LastGame.CAP,
    )
