"""Columns of a row, places of the terms, and numbers of actions.

A card is ``13 × suit + rank``, as in `kitapi.cards.DECK_52`; amounts are in the smallest chips.
"""

import numpy as np

from kitapi.batch.rows import HEAD, Integers
from kitapi.games.caribbean_stud.rules.payment.settlement import exchange_fee
from kitapi.games.caribbean_stud.rules.round.coins import meter_share
from kitapi.games.caribbean_stud.rules.terms.paytables import payment_of
from kitapi.games.caribbean_stud.rules.terms.variant import (
    CaribbeanStudHouse,
    CaribbeanStudTerms,
    Qualification,
    Shuffling,
)
from kitapi.mechanics.poker_hands import HAND_SIZE, Combination
from kitapi.simulation.tallies import BY_STRENGTH

MOST_SEATS, DECK = 7, 52
COMBINATIONS = len(Combination)

# actions
ANTES = 50
NO, YES, FOLD, RAISE, EXCHANGE = range(ANTES, ANTES + 5)
ACTIONS = (
    *(f"ante {number}" for number in range(1, ANTES + 1)),
    "no",
    "yes",
    "fold",
    "raise",
    *(f"exchange {number}" for number in range(1, HAND_SIZE + 1)),
)
"""Names of the actions. ``ante 1`` and on: the amounts of ``antes_of``, from the lowest; ``no`` instead of an ANTE: the
seat stays out. ``yes`` and ``no`` after an ANTE: with a token, or without. ``exchange 1``: the seat's card with the
lowest number is exchanged."""

TO_CHOOSE = 1 << FOLD | 1 << RAISE
TO_CHOOSE_FIRST = TO_CHOOSE | 31 << EXCHANGE

# places of the row of terms; PLAYERS, the number of seats, is the first
(FEE, LETTER, FOLDED_JACKPOT, BY_HAND, TOKEN_PRICE, SHARE, OPENING_METER, RESET, HOW_MANY) = range(1, 10)
"""``FEE``: the price of an exchange, in ANTEs. ``LETTER``: 1 if an ace or a king is enough to qualify.
``FOLDED_JACKPOT``: 1 if a folded hand may win the jackpot. ``BY_HAND``: 1 if the deck is shuffled and dealt by hand.
``SHARE``: the part of a token for the meter. ``HOW_MANY``: the number of different ANTEs."""
FIXED = 10
"""The jackpot's awards for flush, full house and four of a kind."""
PAID_KEPT = FIXED + 3
PAID_EXCHANGED = PAID_KEPT + COMBINATIONS
"""The payment on BET, to one, by combination from the high card up, for cards as dealt and after an exchange."""
AMOUNTS = PAID_EXCHANGED + COMBINATIONS
"""The amounts of the ANTEs."""

STAKING, TOKENS, CHOOSING, SERVED, OVER = range(5)
"""Phases. ``SERVED``: a seat has its new card, and must fold or raise."""
PHASES = 5

METER, UPCARD, NEXT_CARD = range(HEAD, HEAD + 3)
"""Single columns. ``UPCARD``: −1 before the deal. ``NEXT_CARD``: the index in ``ORDER`` of the stub's next card."""
ANTE, TOKEN, CHOICE, EXCHANGED, GIVEN, DEALT = (HEAD + 3 + MOST_SEATS * group for group in range(6))
"""Columns by seat. ``ANTE``: 0 if the seat stays out. ``CHOICE`` and ``EXCHANGED``: values listed below. ``GIVEN``: the
card given away, or to be given away, or −1. ``DEALT``: the value of the first five cards, as in
`simulation.kernels`."""
HANDS = HEAD + 3 + MOST_SEATS * 6
"""``HANDS + 5 × seat``: the five cards, as dealt from the lowest number up; a new one is in the place of the old."""
BANK = HANDS + HAND_SIZE * MOST_SEATS
ORDER = BANK + HAND_SIZE
"""The cards in the order in which they leave the deck."""
RESULTS = ORDER + DECK
"""By seat, the chips won or lost in the sitting."""
PAY = RESULTS + MOST_SEATS
"""The payments of the round: to the bank, the house and its meter together, then to each seat."""
WIDTH = PAY + 1 + MOST_SEATS

UNDECIDED, FOLDED, RAISED = range(3)
"""Values of ``CHOICE``."""
KEPT, REQUESTED, GOT_CARD = range(3)
"""Values of ``EXCHANGED``."""
NO_CARD = -1


def antes_of(house: CaribbeanStudHouse) -> list[int]:
    """The ANTEs that may be staked in a batch, in the smallest chips, from the lowest.

    All that the house accepts, if these are at most 50; otherwise 50 of them from the minimum to the maximum, as evenly
    spaced as whole chips allow.
    """
    steps = (house.maximum - house.minimum) // house.chip
    count = min(ANTES, steps + 1)
    return [house.minimum + house.chip * (steps * place // max(1, count - 1)) for place in range(count)]


def terms_row(terms: CaribbeanStudTerms) -> Integers:
    """The terms as integers; pace, clocks, notes and the dealer's tray do not exist in a batch."""
    house = terms.variant
    antes = antes_of(house)
    row = [
        terms.players,
        exchange_fee(1, house),
        house.qualification is Qualification.ACE_OR_KING,
        house.folded_jackpot,
        house.shuffling is Shuffling.HAND,
        house.token,
        meter_share(house),
        house.opening_meter,
        house.reset,
        len(antes),
        *reversed(house.fixed),
        *(payment_of(made, house.table) for made in BY_STRENGTH),
        *(payment_of(made, house.exchange_table) for made in BY_STRENGTH),
        *antes,
    ]
    return np.array(row, np.int64)
